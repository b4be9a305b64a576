import type { VoyagerShown } from "../../../protocol/messages";
import type { Cards } from "../cards/cards.svelte";
import type { Cockpit } from "../common/cockpit.svelte";
import { best, movesOf, type Pick, picksOf, type Row, spentOf, sumOf } from "./picks";

/** The choice of cards for an open roll: the cheapest that suffice, until somebody chooses otherwise. */
export class Raising {
  /** What was chosen, and for which roll: at the next one it counts no more. */
  private touched = $state.raw<{ readonly roll: number; readonly picks: readonly Pick[] } | null>(null);

  constructor(
    private readonly cockpit: Cockpit,
    private readonly cards: Cards,
  ) {}

  get roll(): VoyagerShown["roll"] {
    return this.cockpit.view.roll;
  }

  /** How many dice were rolled so far: every open roll has a number of its own. */
  readonly cast = $derived.by(() => this.cards.events.filter(({ event }) => event === "die_rolled").length);

  /** Whether the reader decides about it. */
  get isMine(): boolean {
    const { seat, view } = this.cockpit;
    return this.roll !== null && seat !== null && view.asked === seat;
  }

  /** The hand, with what is proposed first: it stays there, whatever is chosen. */
  readonly rows = $derived.by((): readonly Row[] => {
    const { roll } = this;
    if (!roll || !this.isMine) return [];
    const rows = this.cards.held.map((held) => ({
      ...held,
      pips: roll.pips[held.id] ?? 0,
      plays: roll.plays[held.id] ?? 0,
      draws: this.cards.draws(held.id),
    }));
    const proposed = picksOf(roll.cheapest ?? [], rows).map(({ key }) => key);
    return [
      ...rows.filter(({ key }) => proposed.includes(key)),
      ...rows.filter(({ key }) => !proposed.includes(key)),
    ];
  });

  /** Whether the choice is still the one proposed. */
  get isUntouched(): boolean {
    return this.touched?.roll !== this.cast;
  }

  /** What whoever is asked has so far. */
  get value(): number {
    const { roll } = this;
    return (roll?.kind === "defence" ? roll.reply : roll?.value) ?? 0;
  }

  /** The chosen cards: as long as nobody chose, the cheapest that suffice, none against a sure hold. */
  readonly chosen = $derived.by((): readonly Pick[] => {
    if (!this.isUntouched) {
      const picks = this.touched?.picks ?? [];
      return picks.filter((pick) => this.rows.some(({ key }) => key === pick.key));
    }
    const picks = picksOf(this.roll?.cheapest ?? [], this.rows);
    const isVain = this.roll?.kind === "attack" && this.chanceAt(this.value + sumOf(picks)) === 0;
    return isVain ? [] : picks;
  });

  get missing(): number {
    return Math.max(0, (this.roll?.needed ?? 0) - this.value);
  }

  get total(): number {
    return this.value + sumOf(this.chosen);
  }

  get most(): number {
    return sumOf(this.rows.map(best));
  }

  get isEnough(): boolean {
    return this.total >= (this.roll?.needed ?? 0);
  }

  get canReach(): boolean {
    return (this.roll?.enough ?? null) !== null;
  }

  /** What is used; an attacker may add more than is needed now. */
  get spent(): readonly Pick[] {
    return this.roll?.kind === "attack" ? this.chosen : spentOf(this.chosen, this.missing);
  }

  /** The cards the button would use: none while they are too few. */
  get given(): readonly string[] {
    return this.isEnough || this.roll?.kind === "attack" ? this.spent.map(({ id }) => id) : [];
  }

  /** The chance that the owner cannot hold against a total; null where nobody knows. */
  chanceAt(total: number): number | null {
    return this.roll?.totals.find((one) => one.total === total)?.chance ?? null;
  }

  /** How a card is used, if it is chosen. */
  pickOf(key: string): Pick | undefined {
    return this.chosen.find((pick) => pick.key === key);
  }

  toggle(row: Row): void {
    const others = this.chosen.filter(({ key }) => key !== row.key);
    this.choose(this.pickOf(row.key) ? others : [...others, best(row)]);
  }

  /** Choose the cheapest cards for a total. */
  chooseTotal(total: number): void {
    const moves = this.roll?.totals.find((one) => one.total === total)?.moves;
    if (moves) this.choose(picksOf(moves, this.rows));
  }

  choose(picks: readonly Pick[]): void {
    this.touched = { roll: this.cast, picks };
  }

  /** Use what is chosen. Rolls are settled by themselves; an attacker who keeps cards says that it stands. */
  go(): void {
    const moves = movesOf(this.spent);
    const isWhole =
      moves.length === this.spent.length && !this.spent.some(({ way, draws }) => way === "play" && draws);
    const hasLeft = this.roll?.kind === "attack" && isWhole && moves.length < this.rows.length;
    this.cockpit.playAll(hasLeft ? [...moves, "stand"] : moves);
  }

  stand(): void {
    this.cockpit.play("stand");
  }
}
