import type { EventData, GuardiansEvent, GuardiansShown } from "../../protocol/messages";
import { play as sound } from "../../sound";
import type { Pace } from "../../table/pace";
import type { Scene } from "../ui";
import { type Place, placeText, readPlace } from "./geometry";
import { gainOf } from "./offers";
import {
  type Face,
  faceKey,
  fighter,
  isFighter,
  isInvader,
  isMine,
  mine,
  monster,
  type Piece,
  ship,
} from "./pieces";

/** Something seen for a moment: a shot, an explosion, points going up, a column or row lit, an alarm. */
export type Flash = { readonly id: number } & (
  | { readonly kind: "shot"; readonly from: Place; readonly to: Place; readonly seat: number }
  | { readonly kind: "boom"; readonly at: Place }
  | { readonly kind: "float"; readonly at: Place; readonly text: string }
  | { readonly kind: "column"; readonly column: number }
  | { readonly kind: "row"; readonly row: number }
  | { readonly kind: "alarm" }
);
type Unnumbered<F> = F extends unknown ? Omit<F, "id"> : never;

/** The board as it is shown: pieces that keep their identity while they move, and what flashes up. */
export class GuardiansScene implements Scene {
  pieces = $state.raw<readonly Piece[]>([]);
  flashes = $state.raw<readonly Flash[]>([]);
  /** Spaces where something happened last; shown as a trace, and instead of motion where that is off. */
  marks = $state.raw<ReadonlySet<string>>(new Set());
  /** Whether a tap on a space means to stop there and fire the power-up. */
  boosting = $state(false);
  /** The space whose effect is being looked at. */
  aim = $state<string | null>(null);
  private nextId = 1;
  private missileRow = 0;
  private rows = 0;
  private partValue = 0;

  constructor(private readonly pace: Pace) {}

  settle(view: unknown): void {
    const { pieces, rows, part_value } = view as GuardiansShown;
    const keyOf = (piece: Face & Place) => `${faceKey(piece)} ${placeText(piece)}`;
    const known = new Map(this.pieces.map((piece) => [keyOf(piece), piece]));
    this.pieces = pieces
      .map((piece) => known.get(keyOf(piece)) ?? { ...piece, id: this.nextId++ })
      .sort((a, b) => a.id - b.id);
    this.rows = rows;
    this.partValue = part_value;
    this.flashes = [];
    this.boosting = false;
    this.aim = null;
  }

  async play(events: readonly EventData[]): Promise<void> {
    this.marks = new Set();
    for (const event of events) {
      await this.show(event as unknown as GuardiansEvent);
    }
  }

  private async show(event: GuardiansEvent): Promise<void> {
    const at = "space" in event ? readPlace(event.space) : { row: 0, column: 0 };
    const isInBarrage = ["monster_taken", "ship_part_taken", "ship_damaged"].includes(event.event);
    if (!isInBarrage) this.missileRow = 0;
    switch (event.event) {
      case "fighter_placed":
        return this.enter(fighter(event.seat), at, { row: this.rows + 1, column: at.column }, 240);
      case "mine_placed":
        return this.enter(mine, at, { row: at.row, column: 0 }, 240);
      case "fighter_moved":
        return this.fly(event, fighter(event.seat));
      case "mine_moved":
        return this.fly(event, mine);
      case "monster_taken":
      case "ship_part_taken":
      case "ship_damaged":
        return this.hitInvader(event, at);
      case "fighter_hit":
        return this.hitFighter(event.seat, event.victim, event.token);
      case "mine_shot":
        return this.shoot(event.seat, at);
      case "shot_missed":
        return this.shoot(event.seat, { row: 0, column: at.column });
      case "column_emptied":
        return this.flash({ kind: "column", column: event.column }, 320);
      case "invaders_advanced":
        return this.advance(event.last_row);
      case "invader_laid":
        return this.enter(monster(event.eyes), at, { row: 0, column: at.column }, 110);
      case "ship_laid":
        void this.enter(ship("left"), at, { row: 0, column: at.column }, 0);
        return this.enter(
          ship("right"),
          { row: at.row, column: at.column + 1 },
          { row: 0, column: at.column + 1 },
          180,
        );
      case "mine_exploded":
      case "fighter_lost":
        return this.collide(at, event.event === "fighter_lost");
      case "missile_fired":
        this.missileRow = event.row;
        sound("boom");
        return this.flash({ kind: "row", row: this.missileRow }, 380);
      case "planet_reached":
        sound("lost");
        return this.flash({ kind: "alarm" }, 500);
    }
  }

  private mark(place: Place): void {
    this.marks = new Set([...this.marks, placeText(place)]);
  }

  /** Lay a piece down: it comes in from `from` to its space. */
  private async enter(face: Face, at: Place, from: Place, milliseconds: number): Promise<void> {
    const id = this.nextId++;
    this.pieces = [...this.pieces, { ...face, id, row: from.row, column: from.column }];
    this.mark(at);
    await this.pace.wait(16);
    this.pieces = this.pieces.map((piece) =>
      piece.id === id ? { ...piece, row: at.row, column: at.column } : piece,
    );
    if (isFighter(face)) sound("move");
    await this.pace.wait(milliseconds);
  }

  private async fly(event: { readonly from: string; readonly to: string }, face: Face): Promise<void> {
    const to = readPlace(event.to);
    this.pieces = this.pieces.map((piece) =>
      faceKey(piece) === faceKey(face) ? { ...piece, ...to } : piece,
    );
    this.mark(readPlace(event.from));
    this.mark(to);
    sound("move");
    await this.pace.wait(300);
  }

  private fighter(seat: number): Piece | undefined {
    return this.pieces.find((piece) => piece.seat === seat);
  }

  private async shoot(seat: number, to: Place): Promise<void> {
    const from = this.fighter(seat);
    if (!from || this.missileRow > 0) return;
    sound("shot");
    await this.flash({ kind: "shot", from, to, seat }, 190);
  }

  private async hitInvader(event: GuardiansEvent & { readonly seat: number }, at: Place): Promise<void> {
    const inBarrage = this.missileRow > 0;
    await this.shoot(event.seat, at);
    this.remove(at, isInvader);
    this.mark(at);
    const gain = gainOf(event, this.partValue);
    sound(gain ? "points" : "hit");
    if (gain) void this.flash({ kind: "float", at, text: `+${gain}` }, 700);
    await this.flash({ kind: "boom", at }, inBarrage ? 90 : 260);
  }

  private async hitFighter(seat: number, whose: number, token: number): Promise<void> {
    const victim = this.fighter(whose);
    if (!victim) return;
    await this.shoot(seat, victim);
    this.mark(victim);
    sound("hit");
    if (token) void this.flash({ kind: "float", at: victim, text: `−${token}` }, 700);
    await this.flash({ kind: "boom", at: victim }, 260);
  }

  private async advance(lastRow: number): Promise<void> {
    if (lastRow === 0) return;
    this.pieces = this.pieces.map((piece) =>
      isInvader(piece) && piece.row <= lastRow ? { ...piece, row: piece.row + 1 } : piece,
    );
    sound("march");
    await this.pace.wait(420);
  }

  /** An invader and the mine, or an invader and a fighter, are gone. */
  private async collide(at: Place, isFighterLost: boolean): Promise<void> {
    this.remove(at, isInvader);
    this.remove(at, isFighterLost ? isFighter : isMine);
    this.mark(at);
    sound(isFighterLost ? "lost" : "boom");
    await this.flash({ kind: "boom", at }, 380);
  }

  /** Take a piece off; what is left of a ship is seen to be broken. */
  private remove(at: Place, which: (piece: Piece) => boolean): void {
    const gone = this.pieces.find((piece) => placeText(piece) === placeText(at) && which(piece));
    if (!gone) return;
    const other = at.column + (gone.half === "left" ? 1 : -1);
    this.pieces = this.pieces
      .filter((piece) => piece !== gone)
      .map((piece) => {
        const isOther = piece.row === at.row && piece.column === other && piece.kind === "ship";
        return gone.kind === "ship" && isOther ? { ...piece, kind: "damaged_ship" } : piece;
      });
  }

  private async flash(flash: Unnumbered<Flash>, milliseconds: number): Promise<void> {
    if (this.pace.isStill) return;
    const id = this.nextId++;
    this.flashes = [...this.flashes, { ...flash, id } as Flash];
    await this.pace.wait(milliseconds);
    this.flashes = this.flashes.filter((other) => other.id !== id);
  }
}
