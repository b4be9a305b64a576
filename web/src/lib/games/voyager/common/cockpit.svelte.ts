import { tick } from "svelte";
import { language } from "../../../i18n/i18n.svelte";
import type { Choice, Lang, VoyagerCatalogue, VoyagerShown } from "../../../protocol/messages";
import { nameAt } from "../../../table/names";
import type { TableState } from "../../../table/table.svelte";
import { type SeatColour, seatColour } from "../../../ui/seatLook";
import { Cards } from "../cards/cards.svelte";
import { words } from "../speech.svelte";
import { type Texts, texts } from "../texts";
import type { Keeping } from "../windows/keeping.svelte";
import { box, turning } from "./box.svelte";
import type { Shape } from "./size";

/** What is about to be done: a legal move, and the world it leads to where that is further than one step. */
export interface Aim {
  readonly move: string;
  readonly world: string | null;
}

/** The tabs of a phone. */
export type TabName = "move" | "hand" | "missions" | "windows" | "log";
/** What lies open over the table; "": nothing. */
export type PanelName = "" | "technologies" | "windows" | "seats";

/** What every part of the table asks: how things stand, whose eyes these are, what may be done. */
export class Cockpit {
  aim = $state.raw<Aim | null>(null);
  tab = $state<TabName>("move");
  panel = $state<PanelName>("");
  /** The world whose launch windows somebody asked for. */
  planned = $state<string | null>(null);
  shape = $state<Shape>("wide");

  /** The flights that are kept in mind; null: nobody has opened the planner yet. */
  keeping = $state.raw<Keeping | null>(null);

  /** Worlds that somebody should look at: the board rings them. */
  ringed = $state.raw<readonly string[]>([]);
  /** The own hand and whatever card is looked at. */
  readonly cards: Cards;

  constructor(readonly table: TableState) {
    this.cards = new Cards(this);
  }

  get lang(): Lang {
    return language();
  }

  get t(): Texts {
    return texts(this.lang);
  }

  get view(): VoyagerShown {
    return this.table.view as VoyagerShown;
  }

  get options(): Readonly<Record<string, unknown>> {
    return this.table.info?.options ?? {};
  }

  readonly box = $derived.by((): VoyagerCatalogue | null => box.in(this.lang, this.options));

  /** Whose eyes these are; null: a spectator's. */
  get seat(): number | null {
    return this.view.seat;
  }

  /** What may be done now; nothing while a move is under way. */
  get choices(): readonly Choice[] {
    return this.table.sending || this.table.isCovered ? [] : this.table.choices;
  }

  /** Whether the table waits for a decision of these hands. */
  get isMine(): boolean {
    return this.seat !== null && this.view.asked === this.seat && this.choices.length > 0;
  }

  get ownRocket(): VoyagerShown["seats"][number]["rocket"] {
    return this.view.seats[this.seat ?? -1]?.rocket ?? null;
  }

  /** The same, also while a move is under way or something is shown: what is asked does not flicker. */
  readonly isAsked = $derived.by(
    () => this.seat !== null && this.view.asked === this.seat && this.table.outcome === null,
  );
  /** Whether something is decided outside a turn's usual course, and it is on show. */
  readonly hasStage = $derived(
    this.isSetUp || this.view.roll !== null || (this.view.stage === "tidy" && this.isAsked),
  );

  /** Before the first turn: agencies, missions, a technology to begin with. */
  get isSetUp(): boolean {
    return ["choose", "keep", "start"].includes(this.view.stage);
  }

  get isDuel(): boolean {
    return this.view.roll !== null && this.view.roll.owner !== null;
  }

  /** What is asked, in a sentence. */
  get prompt(): string {
    if (!this.isAsked) return "";
    const { stage } = this.view;
    if (stage === "act") return this.choicesOf("move").length > 0 ? this.t.actOnBoard : this.t.act;
    const said: Readonly<Record<string, string>> = words(this.lang).prompts;
    return said[stage] ?? "";
  }

  /** What is aimed at, as a button says it. */
  get aimText(): string {
    const choice = this.aim && this.choice(this.aim.move);
    const world = this.box?.bodies.find(({ id }) => id === this.aim?.world);
    if (!choice || !this.box) return choice?.text ?? "";
    const space = choice.move.startsWith("move ") ? choice.move.slice("move ".length) : null;
    if (space === null) return choice.text;
    const there = this.view.bodies.find((body) => body.space === space)?.id;
    const planet = this.box.bodies.find(({ id, around }) => id === there && around === null);
    const ring = this.box.rings.find(({ spaces }) => spaces.some(({ id }) => id === space));
    return this.t.fly((world ?? planet ?? ring)?.nearing ?? "");
  }

  /** The move a hint names; empty without one. */
  get hinted(): string {
    return this.table.hint?.move ?? "";
  }

  /** Where the turn of the rings carries what is in a space. */
  readonly turnsTo = $derived.by(() => turning(this.box));

  private readonly byMove = $derived(new Map(this.choices.map((choice) => [choice.move, choice])));

  /** The legal move of this notation; undefined: it is not legal now. */
  choice(move: string): Choice | undefined {
    return this.byMove.get(move);
  }

  /** The legal moves of a verb, as notation writes them: `play`, `discard`, `develop`. */
  choicesOf(verb: string): readonly Choice[] {
    return this.choices.filter(({ move }) => move === verb || move.startsWith(`${verb} `));
  }

  /** Ask for the catalogue in the reader's language; whoever draws the table does it once. */
  load(): void {
    void box.load(this.lang, this.options);
  }

  nameOf(seat: number): string {
    return this.table.info ? nameAt(this.table.info, seat, this.lang) : "";
  }

  colourOf(seat: number): SeatColour {
    return seatColour({ name: this.table.info?.seats[seat]?.name ?? "", seat });
  }

  /** Make a move that is on offer; what was aimed at is done with. */
  play(move: string): void {
    if (!this.choice(move)) return;
    this.aim = null;
    void this.table.play(move);
  }

  /** Look at the launch windows; of a world, if somebody asked for one. */
  openWindows(world: string | null = null): void {
    this.planned = world;
    if (this.shape === "wide") this.panel = "windows";
    else this.tab = "windows";
  }

  /** Bring the hand into sight, and the keyboard to it. */
  openHand(): void {
    this.tab = "hand";
    void tick().then(() => document.querySelector<HTMLElement>("[data-hand]")?.focus());
  }

  /** Let go of what is aimed at; else close what is open, skip what is shown, go back to the move. */
  stepBack(): void {
    if (this.table.showing) this.table.pace.skip();
    else if (this.aim) this.aim = null;
    else if (this.panel) this.panel = "";
    else this.tab = "move";
  }

  /** Make several moves at once: all of them or none. */
  playAll(moves: readonly string[]): void {
    this.aim = null;
    void this.table.play(moves.join(", "));
  }
}
