import type { EventData, VoyagerEvent, VoyagerShown } from "../../../protocol/messages";
import { play as sound } from "../../../sound";
import type { Pace } from "../../../table/pace";
import type { Scene } from "../../ui";
import { flew, landed, lost, type Picture, pictureOf, scored, stood, turned } from "./picture";

/** Something seen for a moment, at a body or a rocket. */
export type Flash = { readonly id: number } & (
  | { readonly kind: "points"; readonly seat: number; readonly points: number }
  | { readonly kind: "die"; readonly seat: number; readonly value: number }
  | { readonly kind: "card"; readonly seat: number; readonly card: string }
  | { readonly kind: "lost"; readonly space: string }
  | { readonly kind: "failed" | "taken" | "held"; readonly body: string }
  | { readonly kind: "goal"; readonly seat: number }
);
type Unnumbered<F> = F extends unknown ? Omit<F, "id"> : never;

/** What moves: everything with its ring, or pieces by themselves, along spaces where they fly. */
export interface Motion {
  readonly kind: "turn" | "step";
  readonly from: Picture;
  readonly seat: number | null;
  readonly way: readonly string[];
}

const TURN = 700;
const STEP = 420;
const SHORT = 260;
const DIE = 900;

/** The board as it is shown: a picture, the one before it while something moves, and what flashes up. */
export class VoyagerScene implements Scene {
  picture = $state.raw<Picture | null>(null);
  motion = $state.raw<Motion | null>(null);
  /** How far what moves has come, from 0 to 1. */
  progress = $state(1);
  flashes = $state.raw<readonly Flash[]>([]);
  /** Spaces where something happened last: shown instead of motion where that is off. */
  marks = $state.raw<ReadonlySet<string>>(new Set());
  /** What stood before the rings turned, where that was not seen moving. */
  turnedFrom = $state.raw<Picture | null>(null);
  /** Where the rotation carries what is in a space, by the catalogue; without it nothing turns before the next view. */
  turnsTo: (space: string) => string = (space) => space;
  private nextId = 1;

  constructor(private readonly pace: Pace) {}

  settle(view: unknown): void {
    this.picture = pictureOf(view as VoyagerShown);
    this.motion = null;
    this.progress = 1;
    this.flashes = [];
  }

  async play(events: readonly EventData[]): Promise<void> {
    this.marks = new Set();
    this.turnedFrom = null;
    for (const event of events) await this.show(event as unknown as VoyagerEvent);
  }

  private async show(event: VoyagerEvent): Promise<void> {
    const { picture } = this;
    if (!picture) return;
    switch (event.event) {
      case "rocket_built":
      case "rocket_returned":
        return this.change(stood(picture, event.seat, event.body), event.seat, [], SHORT);
      case "rocket_launched":
        sound("move");
        return this.change(flew(picture, event.seat, null), event.seat, [], SHORT);
      case "rocket_moved":
        sound("move");
        return this.change(flew(picture, event.seat, event.to), event.seat, this.wayOf(event), STEP);
      case "rocket_landed":
        sound("points");
        return this.change(landed(picture, event.seat, event.body), event.seat, [], SHORT);
      case "landing_failed":
        sound("hit");
        return this.flash({ kind: "failed", body: event.body }, STEP);
      case "rocket_lost":
      case "rocket_destroyed":
        return this.lose(picture, event.seat);
      case "building_built":
      case "building_changed":
        sound("move");
        return this.build(picture, event.seat, event.body, event.building);
      case "building_taken":
        sound("hit");
        void this.flash({ kind: "taken", body: event.body }, STEP);
        return this.build(picture, event.seat, event.body, null);
      case "building_held":
        sound("shot");
        return this.flash({ kind: "held", body: event.body }, STEP);
      case "die_rolled":
        return this.flash({ kind: "die", seat: event.seat, value: event.die }, DIE);
      case "card_played":
        return this.flash({ kind: "card", seat: event.seat, card: event.card }, DIE);
      case "points_scored":
        this.picture = scored(picture, event.seat, event.points);
        sound("points");
        void this.flash({ kind: "points", seat: event.seat, points: event.points }, DIE);
        return this.pace.wait(SHORT);
      case "goal_reached":
        sound("won");
        return this.flash({ kind: "goal", seat: event.seat }, DIE);
      case "rings_turned":
        return this.turn(picture);
    }
  }

  /** The spaces a rocket flies through, as far as the event tells them. */
  private wayOf(event: VoyagerEvent & { readonly event: "rocket_moved" }): readonly string[] {
    const told = (event as { readonly way?: readonly string[] }).way;
    return told ?? [event.from, event.to];
  }

  private async lose(picture: Picture, seat: number): Promise<void> {
    const space = picture.rockets[seat]?.space;
    this.picture = lost(picture, seat);
    if (!space) return;
    this.mark([space]);
    sound("boom");
    await this.flash({ kind: "lost", space }, STEP);
  }

  private async build(
    picture: Picture,
    seat: number,
    body: string,
    building: "base" | "hotel" | null,
  ): Promise<void> {
    const bodies = picture.bodies.map((one) =>
      one.id === body ? { ...one, owner: seat, building: building ?? one.building } : one,
    );
    await this.change({ ...picture, bodies }, null, [], SHORT);
    this.mark(bodies.filter(({ id }) => id === body).map(({ space }) => space));
  }

  /** Everything is carried on by its ring. */
  private async turn(picture: Picture): Promise<void> {
    const after = turned(picture, this.turnsTo);
    this.motion = { kind: "turn", from: picture, seat: null, way: [] };
    this.progress = 0;
    this.picture = after;
    this.turnedFrom = this.pace.isStill ? picture : null;
    sound("march");
    await this.pace.move(TURN, (progress) => {
      this.progress = progress;
    });
    this.motion = null;
    this.progress = 1;
  }

  private async change(
    after: Picture,
    seat: number | null,
    way: readonly string[],
    milliseconds: number,
  ): Promise<void> {
    const from = this.picture;
    if (!from) return;
    this.motion = { kind: "step", from, seat, way };
    this.progress = 0;
    this.picture = after;
    if (seat !== null) this.mark(way.length ? way : [after.rockets[seat]?.space ?? ""]);
    await this.pace.move(milliseconds, (progress) => {
      this.progress = progress;
    });
    this.motion = null;
    this.progress = 1;
  }

  private mark(spaces: readonly string[]): void {
    this.marks = new Set([...this.marks, ...spaces]);
  }

  private async flash(flash: Unnumbered<Flash>, milliseconds: number): Promise<void> {
    if (this.pace.isStill) return;
    const id = this.nextId++;
    this.flashes = [...this.flashes, { ...flash, id } as Flash];
    await this.pace.wait(milliseconds);
    this.flashes = this.flashes.filter((other) => other.id !== id);
  }
}
