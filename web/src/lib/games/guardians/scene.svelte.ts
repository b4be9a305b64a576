import type { EventData, GuardiansView } from "../../protocol/messages";
import { play as sound } from "../../sound";
import type { Pace } from "../../table/pace";
import type { Scene } from "../ui";
import { type Place, placeText, ROWS, readPlace } from "./geometry";
import { gainOf } from "./offers";
import { FIGHTERS, isFighter, isInvader, type Piece, piecesOf, SEAT_NAMES } from "./pieces";

/** Something seen for a moment: a shot, an explosion, points going up, a column or row lit, an alarm. */
export type Flash = { readonly id: number } & (
  | { readonly kind: "shot"; readonly from: Place; readonly to: Place; readonly seat: string }
  | { readonly kind: "boom"; readonly at: Place }
  | { readonly kind: "float"; readonly at: Place; readonly text: string }
  | { readonly kind: "column"; readonly column: number }
  | { readonly kind: "row"; readonly row: number }
  | { readonly kind: "alarm" }
);
type Unnumbered<F> = F extends unknown ? Omit<F, "id"> : never;

const BROKEN: Readonly<Record<string, string>> = { "<": "(", ">": ")" };

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

  constructor(private readonly pace: Pace) {}

  settle(view: unknown): void {
    const wanted = piecesOf(view as GuardiansView);
    const unused = new Map(this.pieces.map((piece) => [`${piece.sign}${placeText(piece)}`, piece]));
    this.pieces = wanted
      .map((piece) => unused.get(`${piece.sign}${placeText(piece)}`) ?? { ...piece, id: this.nextId++ })
      .sort((a, b) => a.id - b.id);
    this.flashes = [];
    this.boosting = false;
    this.aim = null;
  }

  async play(events: readonly EventData[]): Promise<void> {
    this.marks = new Set();
    for (const event of events) {
      await this.show(event);
    }
  }

  private async show(event: EventData): Promise<void> {
    const at = readPlace(event.space);
    if (
      event.event !== "monster_taken" &&
      event.event !== "ship_part_taken" &&
      event.event !== "ship_damaged"
    ) {
      this.missileRow = 0;
    }
    switch (event.event) {
      case "fighter_placed":
        return this.enter(FIGHTERS[Number(event.seat)] ?? "", at, { row: ROWS + 1, column: at.column }, 240);
      case "mine_placed":
        return this.enter("*", at, { row: at.row, column: 0 }, 240);
      case "fighter_moved":
      case "mine_moved":
        return this.fly(event);
      case "monster_taken":
      case "ship_part_taken":
      case "ship_damaged":
        return this.hitInvader(event, at);
      case "fighter_hit":
        return this.hitFighter(event);
      case "mine_shot":
      case "shot_missed":
        return this.missShot(event, at);
      case "column_emptied":
        return this.flash({ kind: "column", column: Number(event.column) }, 320);
      case "invaders_advanced":
        return this.advance(Number(event.last_row));
      case "invader_laid":
        return this.enter(String(event.invader), at, { row: 0, column: at.column }, 110);
      case "ship_laid":
        void this.enter("<", at, { row: 0, column: at.column }, 0);
        return this.enter(
          ">",
          { row: at.row, column: at.column + 1 },
          { row: 0, column: at.column + 1 },
          180,
        );
      case "mine_exploded":
      case "fighter_lost":
        return this.collide(at, event.event === "fighter_lost");
      case "missile_fired":
        this.missileRow = Number(event.row);
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
  private async enter(sign: string, at: Place, from: Place, milliseconds: number): Promise<void> {
    const id = this.nextId++;
    this.pieces = [...this.pieces, { id, sign, row: from.row, column: from.column }];
    this.mark(at);
    await this.pace.wait(16);
    this.pieces = this.pieces.map((piece) =>
      piece.id === id ? { ...piece, row: at.row, column: at.column } : piece,
    );
    if (isFighter(sign)) sound("move");
    await this.pace.wait(milliseconds);
  }

  private async fly(event: EventData): Promise<void> {
    const to = readPlace(event.to);
    const sign = event.event === "mine_moved" ? "*" : (FIGHTERS[Number(event.seat)] ?? "");
    this.pieces = this.pieces.map((piece) => (piece.sign === sign ? { ...piece, ...to } : piece));
    this.mark(readPlace(event.from));
    this.mark(to);
    sound("move");
    await this.pace.wait(300);
  }

  private fighter(seat: number): Piece | undefined {
    return this.pieces.find(({ sign }) => sign === FIGHTERS[seat]);
  }

  private async shoot(seat: number, to: Place): Promise<void> {
    const from = this.fighter(seat);
    if (!from || this.missileRow > 0) return;
    sound("shot");
    await this.flash({ kind: "shot", from, to, seat: SEAT_NAMES[seat] ?? "" }, 190);
  }

  private async hitInvader(event: EventData, at: Place): Promise<void> {
    const inBarrage = this.missileRow > 0;
    await this.shoot(Number(event.seat), at);
    this.remove(at, isInvader);
    this.mark(at);
    const gain = gainOf(event);
    sound(gain ? "points" : "hit");
    if (gain) void this.flash({ kind: "float", at, text: `+${gain}` }, 700);
    await this.flash({ kind: "boom", at }, inBarrage ? 90 : 260);
  }

  private async hitFighter(event: EventData): Promise<void> {
    const victim = this.fighter(Number(event.victim));
    if (!victim) return;
    await this.shoot(Number(event.seat), victim);
    this.mark(victim);
    sound("hit");
    if (Number(event.token)) void this.flash({ kind: "float", at: victim, text: `−${event.token}` }, 700);
    await this.flash({ kind: "boom", at: victim }, 260);
  }

  private async missShot(event: EventData, at: Place): Promise<void> {
    const to = event.event === "mine_shot" ? at : { row: 0, column: at.column };
    await this.shoot(Number(event.seat), to);
  }

  private async advance(lastRow: number): Promise<void> {
    if (lastRow === 0) return;
    this.pieces = this.pieces.map((piece) =>
      isInvader(piece.sign) && piece.row <= lastRow ? { ...piece, row: piece.row + 1 } : piece,
    );
    sound("march");
    await this.pace.wait(420);
  }

  /** An invader and the mine, or an invader and a fighter, are gone. */
  private async collide(at: Place, isFighterLost: boolean): Promise<void> {
    this.remove(at, isInvader);
    this.remove(at, isFighterLost ? isFighter : (sign) => sign === "*");
    this.mark(at);
    sound(isFighterLost ? "lost" : "boom");
    await this.flash({ kind: "boom", at }, 380);
  }

  /** Take a piece off; what is left of a ship is seen to be broken. */
  private remove(at: Place, which: (sign: string) => boolean): void {
    const gone = this.pieces.find((piece) => placeText(piece) === placeText(at) && which(piece.sign));
    if (!gone) return;
    const other = gone.sign === "<" ? at.column + 1 : gone.sign === ">" ? at.column - 1 : 0;
    this.pieces = this.pieces
      .filter((piece) => piece !== gone)
      .map((piece) => {
        const isOther = piece.row === at.row && piece.column === other && piece.sign in BROKEN;
        return isOther ? { ...piece, sign: BROKEN[piece.sign] ?? piece.sign } : piece;
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
