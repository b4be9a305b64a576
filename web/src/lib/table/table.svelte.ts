import { askGame, itemsOf, newLink } from "../api";
import { device } from "../device.svelte";
import { knownGames } from "../games/known.svelte";
import { type GameUi, loadGame, type Scene } from "../games/ui";
import type {
  Choice,
  EventData,
  Frame,
  Hint,
  Item,
  Lang,
  OutcomeInfo,
  Position,
  SeatKey,
  ServerMessage,
  TableInfo,
  Talk,
  Update,
} from "../protocol/messages";
import { Absence } from "./absence.svelte";
import { Connection, type Link, type Listener, type Status } from "./connection";
import { Hearing } from "./hearing.svelte";
import { isSpoken } from "./log";
import { Pace } from "./pace";
import { type Left, Screen } from "./screen.svelte";
import { ServerClock } from "./serverClock";
import { Told } from "./told.svelte";

export interface Trouble {
  code: string;
  message: string;
}

/** Why the server hung up for good, and on which of the seats played here. */
export interface Refusal extends Trouble {
  seat: number | null;
}

const HURRY_FROM = 3;
const BETWEEN_FRAMES = 350;
/** So many entries of the log come at once. */
const PAGE = 200;
/** By so many ms our clock may differ from the server's: what is too early there is not offered here. */
const CLOCKS_DIFFER = 1000;

/** A table as this device sees it: one connection for each seat played here, or one to watch. */
export class TableState {
  info = $state.raw<TableInfo | null>(null);
  ui = $state.raw<GameUi | null>(null);
  scene = $state.raw<Scene | null>(null);
  /** What the board shows now; newer positions wait until what led to them was shown. */
  shown = $state.raw<Position | null>(null);
  present = $state.raw<readonly number[]>([]);
  readonly hearing = new Hearing(() =>
    this.connections.filter(({ seat }) => seat !== null).map(({ link }) => link),
  );
  watchers = $state(0);
  /** Since when seats are away, by the server's clock. */
  away = $state.raw<Readonly<Record<string, number>>>({});
  status = $state<Status>("connecting");
  refusal = $state.raw<Refusal | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  /** How many requests wait for their answer. */
  underWay = $state(0);
  showing = $state(false);
  /** The server said it goes away for a moment. */
  restarting = $state(false);
  readonly pace: Pace;

  /** What is being written to the others: it outlives the lobby, the drawer and a lost connection. */
  draft = $state("");
  /** Seats whose chat is not heard here. */
  muted = $state.raw<readonly number[]>([]);

  readonly absence: Absence;
  /** What a bot would do, and in whose place. */
  private hinted = $state.raw<{ seat: number | null; hint: Hint } | null>(null);
  /** The last entry up to which what people said was in sight. */
  private chatRead = $state(0);
  private readonly screen: Screen;
  private readonly told = new Told();
  private positions = $state.raw<Readonly<Record<number, { seq: number; position: Position }>>>({});
  private shownSeq = $state(0);
  private connections: { seat: number | null; link: Link }[] = [];
  private queue: Update[] = [];
  private running = false;
  private renewing = false;
  /** By seat: the number its next move gets, if it is more than the server has told. */
  private readonly nextNumber = new Map<number, number>();
  private readonly serverClock = new ServerClock();
  /** How far the server's clock is ahead of ours, in ms. */
  private ahead = $state(0);

  constructor(
    readonly table: string,
    readonly seatsHere: readonly number[],
    private readonly keys: Record<string, string>,
    private readonly watchKey: string,
    private lang: Lang,
    dial: (key: string, ear: Listener) => Link = (key, ear) =>
      new Connection(socketAddress(table), key, lang, ear),
  ) {
    this.screen = new Screen(seatsHere);
    this.absence = new Absence(table, table !== "" && seatsHere.length > 0);
    this.pace = new Pace(
      () => device.settings.speed * (this.queue.length >= HURRY_FROM ? 4 : 1),
      () => device.still,
    );
    const own = seatsHere.map((seat) => ({ seat, key: keys[String(seat)] ?? "" }));
    for (const { seat, key } of own.length ? own : [{ seat: null, key: watchKey }]) {
      const isFirst = this.connections.length === 0;
      this.connections.push({ seat, link: dial(key, this.ear(seat, isFirst)) });
    }
  }

  open(): void {
    for (const { link } of this.connections) link.start();
  }

  close(): void {
    for (const { link } of this.connections) link.close();
    this.pace.skip();
  }

  speak(lang: Lang): void {
    this.lang = lang;
    for (const { link } of this.connections) link.speak(lang);
  }

  tryNow(): void {
    for (const { link } of this.connections) link.again();
  }

  /** Give up the keys of seats here, as far as no better ones are known by now. */
  forgetSeats(seats: readonly number[]): void {
    for (const seat of seats) device.dropSeat(this.table, seat, this.keys[String(seat)] ?? "");
  }

  /** Seats that may act now; the clock is none. */
  get awaited(): readonly number[] {
    return this.outcome ? [] : (this.shown?.awaited.filter((seat) => seat >= 0) ?? []);
  }

  /** Those of them that are played here. */
  get awaitedHere(): readonly number[] {
    return this.seatsHere.filter((seat) => this.awaited.includes(seat));
  }

  /** Which of the seats played here is to act; otherwise the first of them; null for a spectator. */
  get seat(): number | null {
    return this.screen.seatFor(this.awaitedHere);
  }

  /** Whether several play at this screen with hands that are nobody else's business. */
  get isShared(): boolean {
    return this.seatsHere.length > 1 && (this.ui?.hasSecrets ?? false);
  }

  /** Whether the curtain is down: whoever is next has not said that the others look away. */
  get isCovered(): boolean {
    return this.isShared && this.shown !== null && !this.outcome && !this.screen.isOpenTo(this.seat);
  }

  /** Open the curtain for a seat here. */
  look(seat: number): void {
    this.screen.open(seat);
    this.forget();
  }

  /** Let the curtain down; what one was writing is nobody else's business. */
  cover(): void {
    this.screen.close({ seq: this.shownSeq, view: this.shown?.view });
    this.draft = "";
    this.forget();
  }

  /** What a seat here has seen last; where that was before this page, only the entry of its own last move. */
  seenBy(seat: number): Left | null {
    const last = this.told.to(seat).findLast((item) => item.kind === "moved" && item.seat === seat);
    return this.screen.seenBy(seat) ?? (last ? { seq: last.seq, view: null } : null);
  }

  /** What happened after an entry, as a seat here was told of it. */
  eventsSince(seq: number, seat: number): readonly EventData[] {
    return this.told
      .to(seat)
      .flatMap((item) => (item.kind === "moved" && item.seq > seq ? (item.events as EventData[]) : []));
  }

  /** What happened, as told to whom the screen belongs now. */
  get items(): readonly Item[] {
    return this.isCovered ? [] : this.told.to(this.listener);
  }

  /** The key by which this screen looks at the table: a seat's, or the spectators'. */
  get keyHere(): string {
    const seat = this.listener;
    return seat === null ? this.watchKey : (this.keys[String(seat)] ?? "");
  }

  /** Whether the log goes further back than what is shown of it. */
  get hasEarlier(): boolean {
    return this.items.length > 0 && this.told.after(this.listener) > 0;
  }

  /** Have a page more of the log told, from before what is known. */
  async loadEarlier(): Promise<void> {
    const seat = this.listener;
    const upto = this.told.after(seat);
    const since = Math.max(0, upto - PAGE);
    try {
      const { items } = await itemsOf(this.table, this.keyHere, { since, upto, lang: this.lang });
      this.told.addEarlier(items, since, seat);
    } catch (failure) {
      this.refused(failure as Trouble);
    }
  }

  /** Have the log told as far back as an entry. */
  async reachBack(seq: number): Promise<void> {
    for (let after = this.told.after(this.listener); after > seq; ) {
      await this.loadEarlier();
      if (this.told.after(this.listener) >= after) return;
      after = this.told.after(this.listener);
    }
  }

  /** What happened last. */
  get fresh(): readonly Item[] {
    return this.isCovered ? [] : this.told.lastTo(this.listener);
  }

  /** How many things others said that were not in sight yet. */
  get unread(): number {
    return this.items.filter(
      (item) => item.kind === "said" && item.seq > this.chatRead && !this.seatsHere.includes(item.seat),
    ).length;
  }

  /** The log is in sight: everything said so far has been read. */
  readChat(): void {
    this.chatRead = this.shownSeq;
  }

  /** Whether a request waits for its answer and the next one has to wait for that. */
  get sending(): boolean {
    return this.underWay > 0 && !this.ui?.movesAtOnce;
  }

  /** The one seat that acts: the own one first; null where several others do, or nobody. */
  get acting(): number | null {
    if (this.isCovered && this.awaitedHere.length > 1) return null;
    if (this.isMyTurn) return this.seat;
    return this.awaited.length === 1 ? (this.awaited[0] ?? null) : null;
  }

  get isMyTurn(): boolean {
    return this.awaitedHere.length > 0;
  }

  /** What the acting seat may do, once the board shows the position it is about; no clock waits for that. */
  get choices(): readonly Choice[] {
    const own = this.own();
    return this.isMyTurn && own && (!this.showing || this.isLive) ? own.choices : [];
  }

  /** What a bot would do in the place of whoever looks, as long as it can be done. */
  get hint(): Hint | null {
    const { seat, hint } = this.hinted ?? {};
    const isOpen = seat === this.seat && this.own()?.choices.some(({ move }) => move === hint?.move);
    return isOpen && hint ? hint : null;
  }

  /** The number of the last entry of the table's log that is shown. */
  get seq(): number {
    return this.shownSeq;
  }

  /** Until when the acting seat has to move, by our clock; 0 without a deadline. */
  get deadline(): number {
    const deadline = this.shown?.deadline ?? 0;
    return deadline && !this.outcome ? deadline - this.ahead : 0;
  }

  /** Which seat here may take its last turn back at a moment of our clock: the acting one first; null: none. */
  undoSeat(now: number): number | null {
    if (this.showing || this.isCovered) return null;
    const here = this.isShared ? [this.seat] : [this.seat, ...this.seatsHere];
    return here.find((seat) => this.movesToUndo(seat, now) > 0) ?? null;
  }

  /** For how many ms more that stays possible; Infinity without a limit. */
  undoLeft(seat: number, now: number): number {
    const until = this.positions[seat]?.position.undo_until ?? 0;
    return until ? Math.max(0, until - this.ahead - now) : Number.POSITIVE_INFINITY;
  }

  get outcome(): OutcomeInfo | null {
    return this.shown?.outcome ?? null;
  }

  /** The game as the one who looks sees it; null behind the curtain. */
  get view(): unknown {
    return this.seen()?.view ?? null;
  }

  /** The same drawn as text, where the board asks for it. */
  get drawing(): string {
    return this.seen()?.board ?? "";
  }

  /** The server's clock at a moment of ours, in ms. */
  serverNow(now: number): number {
    return now + this.ahead;
  }

  /** The game's time at a moment of our clock, in ms; null without a clock that runs. */
  clockAt(now: number): number | null {
    const clock = this.shown?.clock;
    if (!clock) return null;
    const since = Math.max(clock.now, clock.begins);
    return clock.time + Math.floor(Math.max(0, now + this.ahead - since) * clock.rate);
  }

  /**
   * Make a move; gives the number of its entry, 0 if it was refused. Where several may be under way, each has
   * its number: made once, after those before it.
   */
  async play(move: string): Promise<number> {
    const after = this.shownSeq;
    const seat = this.seat;
    const number = this.ui?.movesAtOnce && seat !== null ? this.takeNumber(seat) : -1;
    this.absence.end();
    const done = await this.ask((link) => link.ask({ type: "move", move, after, number }));
    if (!done && seat !== null && number >= 0) this.giveBack(seat, number);
    return done;
  }

  /** The number of a seat's next move: behind all it has made and has under way. */
  private takeNumber(seat: number): number {
    const number = Math.max(this.positions[seat]?.position.made ?? 0, this.nextNumber.get(seat) ?? 0);
    this.nextNumber.set(seat, number + 1);
    return number;
  }

  /** A move was refused: its number is the next one's. */
  private giveBack(seat: number, number: number): void {
    this.nextNumber.set(seat, Math.min(number, this.nextNumber.get(seat) ?? 0));
  }

  /** What whoever looks has left behind for when they are away; null where there are no orders. */
  get order(): string | null {
    return this.isCovered || this.seat === null ? null : (this.positions[this.seat]?.position.order ?? null);
  }

  /** Leave an order behind, in the game's notation; empty: be asked again. */
  async leaveOrder(order: string): Promise<void> {
    await this.ask((link) => link.ask({ type: "order", order }));
  }

  async takeBack(): Promise<void> {
    const seat = this.undoSeat(Date.now());
    if (seat === null) return;
    const count = this.movesToUndo(seat, Date.now());
    await this.ask((link) => link.ask({ type: "undo", count }), seat);
  }

  /** Give a seat's game up. */
  async resign(seat: number): Promise<void> {
    await this.ask((link) => link.ask({ type: "resign" }), seat);
  }

  /** Say what was written; what did not reach the table stays in the field. */
  async sayDraft(): Promise<void> {
    const text = this.draft.trim();
    const link = this.linkOf(this.seat);
    if (!text || !link) return;
    try {
      await link.ask({ type: "say", text });
      if (this.draft.trim() === text) this.draft = "";
    } catch (trouble) {
      if (!this.isCovered) this.refused(trouble as Trouble);
    }
  }

  /** Give a sign, in the game's own notation. */
  async talk(kind: Talk["kind"], about: string): Promise<void> {
    await this.ask((link) => link.ask({ type: "talk", kind, about }));
  }

  /** Ask the game something that it works out from what whoever looks here sees. */
  question<T>(question: string, asked: Readonly<Record<string, string>>): Promise<T> {
    const link = this.linkOf(this.seat);
    return link?.question?.<T>(question, asked) ?? askGame<T>(this.table, question, asked, this.keyHere);
  }

  /** Stop the game's clock, where the table may. */
  async pause(): Promise<void> {
    await this.ask((link) => link.ask({ type: "pause", on: true }));
  }

  /** Let it run again. */
  async resume(): Promise<void> {
    await this.ask((link) => link.ask({ type: "pause", on: false }));
  }

  /** Be ready for the clock's next moment, where it waits for everybody. */
  async step(seat = this.seat): Promise<void> {
    await this.ask((link) => link.ask({ type: "step" }), seat);
  }

  /** Show all the film from a step of a turn on; whoever does not lead can only stop it. */
  async film(cue: { turn: number; step: string; playing: boolean; rate: number }): Promise<void> {
    await this.ask((link) => link.ask({ type: "film", ...cue }));
  }

  async mute(seat: number, on: boolean): Promise<void> {
    await this.ask((link) => link.ask({ type: "mute", seat, on }));
    this.muted = on ? [...this.muted, seat] : this.muted.filter((other) => other !== seat);
  }

  async ready(seat: number, on: boolean): Promise<void> {
    await this.ask((link) => link.ask({ type: "ready", on }), seat);
  }

  async propose(
    wish: "take_back" | "resign" | "bot",
    more: { count?: number; seat?: number; level?: string } = {},
  ) {
    await this.ask((link) => link.ask({ type: "propose", wish, ...more }));
  }

  /** Answer a proposal: the one that was shown, by its number. */
  async answer(seat: number, agree: boolean, to: number): Promise<void> {
    await this.ask((link) => link.ask({ type: "answer", agree, to }), seat);
  }

  /** Take a seat back from the bot that stands in. */
  async comeBack(seat: number): Promise<void> {
    await this.ask((link) => link.ask({ type: "back" }), seat);
  }

  /** How long a seat has been away at a moment of our clock, in ms; 0 for one that is here. */
  awayFor(seat: number, now: number): number {
    const since = this.away[String(seat)];
    return since === undefined ? 0 : Math.max(1, now + this.ahead - since);
  }

  /** Whether a bot may stand in by now: after the table's grace, at a slow one after the move's deadline. */
  mayBeStoodInFor(seat: number, now: number): boolean {
    if (!this.awayFor(seat, now) || this.info?.seats[seat]?.stand_in) return false;
    if (!this.info?.days_per_move) return this.awayFor(seat, now) >= (this.info?.grace ?? 0) + CLOCKS_DIFFER;
    const { awaited = [], deadline = 0 } = this.shown ?? {};
    return awaited.includes(seat) && now + this.ahead > deadline;
  }

  /** Make a new link of a seat; if it is played here, it goes on here with the new key. */
  async renew(seat: number, key: string): Promise<SeatKey> {
    this.renewing = this.seatsHere.includes(seat);
    try {
      const fresh = await newLink(this.table, seat, key);
      if (this.renewing) {
        this.keys[String(seat)] = fresh.key;
        device.keep(this.table, "", { seats: { [seat]: fresh.key } });
        this.linkOf(seat)?.rekey(fresh.key);
      }
      return fresh;
    } finally {
      this.renewing = false;
    }
  }

  /** The hint has been read. */
  putHintAside(): void {
    this.hinted = null;
  }

  async askHint(): Promise<void> {
    const link = this.linkOf(this.seat);
    await link?.ask({ type: "hint" }).catch((trouble: Trouble) => this.refused(trouble));
  }

  /** Whether the newest position counts at once: a clock runs, or the game says so. */
  private get isLive(): boolean {
    return (this.shown?.clock ?? null) !== null || (this.ui?.choicesWhileShowing ?? false);
  }

  /** Whose ears the log is told to. */
  private get listener(): number | null {
    return this.isShared ? this.seat : (this.seatsHere[0] ?? null);
  }

  private movesToUndo(seat: number | null, now: number): number {
    const own = this.positions[seat ?? -1];
    if (seat === null || !own || (own.seq !== this.shownSeq && !this.isLive)) return 0;
    return this.undoLeft(seat, now) > 0 ? own.position.undo : 0;
  }

  private own(): Position | null {
    if (this.isCovered) return null;
    if (this.seat === null) return this.shown;
    const own = this.positions[this.seat];
    return own && (own.seq === this.shownSeq || this.isLive) ? own.position : null;
  }

  private seen(): Position | null {
    return this.own() ?? (this.isShared ? null : this.shown);
  }

  private linkOf(seat: number | null): Link | undefined {
    return (this.connections.find((one) => one.seat === seat) ?? this.connections[0])?.link;
  }

  /** Ask something of the table; gives the number of its entry, 0 if nothing came of it. */
  private async ask(how: (link: Link) => Promise<number>, seat = this.seat): Promise<number> {
    const link = this.linkOf(seat);
    if (!link || this.sending) return 0;
    const wasCovered = this.isCovered;
    this.underWay += 1;
    this.forget();
    try {
      return await how(link);
    } catch (trouble) {
      if (wasCovered || !this.isCovered) this.refused(trouble as Trouble); // else it is nobody else's business
      return 0;
    } finally {
      this.underWay -= 1;
    }
  }

  /** What was answered before is no longer asked about. */
  private forget(): void {
    this.trouble = null;
    this.hinted = null;
  }

  private refused(trouble: Trouble): void {
    this.trouble = { code: trouble.code, message: trouble.message };
  }

  private ear(seat: number | null, isFirst: boolean): Listener {
    return {
      update: (update: Update) => this.take(update, seat, isFirst),
      message: (message: ServerMessage) => this.hear(message, seat),
      pong: (sent: number, server: number) => {
        this.serverClock.answered(sent, Date.now(), server);
        this.ahead = this.serverClock.ahead;
      },
      status: (status: Status) => {
        if (isFirst) this.status = status;
        if (isFirst && status === "reconnecting") this.absence.lose();
        if (status === "open") this.reconnected(seat);
      },
      refused: (code: string, message: string) => {
        if (this.renewing && code.startsWith("seat/")) return;
        this.refusal = { code, message, seat };
      },
    };
  }

  private reconnected(seat: number | null): void {
    const link = seat === null ? undefined : this.linkOf(seat);
    if (link) this.hearing.again(link);
    this.restarting = false;
    if (this.trouble?.code === "socket/offline") this.trouble = null;
  }

  private hear(message: ServerMessage, seat: number | null): void {
    if (message.type === "presence") {
      this.present = message.seats;
      this.hearing.seats = message.sound ?? [];
      this.watchers = message.watchers;
      this.away = message.away;
    } else if (message.type === "hint") this.hinted = { seat, hint: message };
    else if (message.type === "bye") this.restarting = true;
    else if (message.type === "error") this.refused(message);
  }

  private take(update: Update, seat: number | null, isFirst: boolean): void {
    if (seat !== null && update.position) {
      this.positions = { ...this.positions, [seat]: { seq: update.seq, position: update.position } };
    }
    if (!isFirst) {
      this.told.add(update, seat);
      return;
    }
    this.queue.push(update);
    void this.run();
  }

  /** Show one update after another: first what happened, then how things stand. */
  private async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    for (let update = this.queue.shift(); update; update = this.queue.shift()) {
      await this.show(update);
    }
    this.running = false;
  }

  private async show(update: Update): Promise<void> {
    if (update.table) this.info = update.table;
    await this.prepare();
    const isNew = this.shownSeq > 0 && update.since > 0;
    if (this.shownSeq === 0) this.chatRead = this.absence.begin(update.seq);
    else this.absence.find(update.seq, Boolean(update.position?.clock));
    this.told.add(update, this.seatsHere[0] ?? null);
    if (update.items.some((item) => !isSpoken(item))) this.trouble = null; // it was about how things stood
    const events = update.items.flatMap((item) =>
      item.kind === "moved" ? (item.events as EventData[]) : [],
    );
    if (isNew && this.shown && this.scene && events.length > 0) {
      this.showing = true;
      this.pace.begin();
      await this.scene.play(events);
      this.showing = false;
    }
    if (update.position) this.scene?.settle(update.position.view);
    this.shown = update.position;
    this.shownSeq = update.seq;
    this.absence.show(update.seq);
    if (this.isCovered) this.cover(); // whoever looked before asks again
  }

  /** Show on the board again how things came to stand: from a frame on, the next ones as they happened. */
  async showAgain(frames: readonly Frame[]): Promise<void> {
    const { scene } = this;
    const [first, ...rest] = frames;
    if (!scene || !first || this.running) return;
    this.running = true;
    this.showing = true;
    this.pace.begin();
    scene.settle(first.view);
    for (const { events, view } of rest) {
      await this.pace.wait(BETWEEN_FRAMES);
      await scene.play(events as readonly EventData[]);
      scene.settle(view);
    }
    await this.pace.wait(BETWEEN_FRAMES);
    if (this.shown) scene.settle(this.shown.view);
    this.showing = false;
    this.running = false;
    await this.run(); // what came meanwhile
  }

  /** Fetch the game's own parts once it is known which game this is. */
  private async prepare(): Promise<void> {
    if (this.ui || !this.info) return;
    const [ui] = await Promise.all([loadGame(this.info.game), knownGames.load()]);
    this.scene = ui.newScene(this.pace);
    this.ui = ui;
    if (ui.isDrawn) for (const { link } of this.connections) link.draw("plain");
  }
}

function socketAddress(table: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`;
}
