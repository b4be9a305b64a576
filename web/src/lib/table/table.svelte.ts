import { newLink } from "../api";
import { device } from "../device.svelte";
import { type GameUi, isPlayable, loadGame, type Scene } from "../games/ui";
import type {
  Choice,
  EventData,
  Item,
  Lang,
  OutcomeInfo,
  Position,
  SeatKey,
  ServerMessage,
  TableInfo,
  Update,
} from "../protocol/messages";
import { Connection, type Status } from "./connection";
import { Pace } from "./pace";

export interface Trouble {
  code: string;
  message: string;
}

/** Why the server hung up for good, and on which of the seats played here. */
export interface Refusal extends Trouble {
  seat: number | null;
}

const KEPT_ITEMS = 400;
const HURRY_FROM = 3;
const GRACE = 60_000;

/** A table as this device sees it: one connection for each seat played here, or one to watch. */
export class TableState {
  info = $state.raw<TableInfo | null>(null);
  ui = $state.raw<GameUi | null>(null);
  scene = $state.raw<Scene | null>(null);
  /** What the board shows now; newer positions wait until what led to them was shown. */
  shown = $state.raw<Position | null>(null);
  items = $state.raw<readonly Item[]>([]);
  fresh = $state.raw<readonly Item[]>([]);
  present = $state.raw<readonly number[]>([]);
  watchers = $state(0);
  /** Since when seats are away, by the server's clock. */
  away = $state.raw<Readonly<Record<string, number>>>({});
  status = $state<Status>("connecting");
  refusal = $state.raw<Refusal | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  hint = $state("");
  sending = $state(false);
  showing = $state(false);
  /** The server said it goes away for a moment. */
  restarting = $state(false);
  readonly pace: Pace;

  /** Seats whose chat is not heard here. */
  muted = $state.raw<readonly number[]>([]);

  private positions = $state.raw<Readonly<Record<number, { seq: number; position: Position }>>>({});
  private shownSeq = $state(0);
  private connections: { seat: number | null; link: Connection }[] = [];
  private queue: Update[] = [];
  private running = false;
  private renewing = false;
  /** How far the server's clock is ahead of ours, in ms. */
  private ahead = $state(0);

  constructor(
    readonly table: string,
    readonly seatsHere: readonly number[],
    private readonly keys: Record<string, string>,
    watchKey: string,
    lang: Lang,
  ) {
    this.pace = new Pace(
      () => device.settings.speed * (this.queue.length >= HURRY_FROM ? 4 : 1),
      () => device.still,
    );
    const own = seatsHere.map((seat) => ({ seat, key: keys[String(seat)] ?? "" }));
    for (const { seat, key } of own.length ? own : [{ seat: null, key: watchKey }]) {
      const isFirst = this.connections.length === 0;
      this.connections.push({
        seat,
        link: new Connection(socketAddress(table), key, lang, this.ear(seat, isFirst)),
      });
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
    for (const { link } of this.connections) link.speak(lang);
  }

  tryNow(): void {
    for (const { link } of this.connections) link.again();
  }

  /** Give up the keys of seats here, as far as no better ones are known by now. */
  forgetSeats(seats: readonly number[]): void {
    for (const seat of seats) device.dropSeat(this.table, seat, this.keys[String(seat)] ?? "");
  }

  /** Which of the seats played here is to act; otherwise the first of them; null for a spectator. */
  get seat(): number | null {
    const awaited = this.shown?.awaited ?? [];
    return this.seatsHere.find((seat) => awaited.includes(seat)) ?? this.seatsHere[0] ?? null;
  }

  get isMyTurn(): boolean {
    return this.seat !== null && (this.shown?.awaited.includes(this.seat) ?? false) && !this.outcome;
  }

  /** What the acting seat may do, once the board shows the position it is about. */
  get choices(): readonly Choice[] {
    const own = this.own();
    return this.isMyTurn && !this.showing && own ? own.choices : [];
  }

  /** The number of the last entry of the table's log that is shown. */
  get seq(): number {
    return this.shownSeq;
  }

  get undo(): number {
    return this.showing ? 0 : (this.own()?.undo ?? 0);
  }

  get outcome(): OutcomeInfo | null {
    return this.shown?.outcome ?? null;
  }

  get view(): unknown {
    return this.own()?.view ?? this.shown?.view;
  }

  async play(move: string): Promise<void> {
    await this.ask((link) => link.ask({ type: "move", move, after: this.shownSeq }));
  }

  async takeBack(): Promise<void> {
    const count = this.undo;
    if (count > 0) await this.ask((link) => link.ask({ type: "undo", count }));
  }

  async say(text: string): Promise<void> {
    await this.ask((link) => link.ask({ type: "say", text }));
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

  /** Whether a bot may stand in by now: after a minute, at a slow table after the move's deadline. */
  mayBeStoodInFor(seat: number, now: number): boolean {
    if (!this.awayFor(seat, now) || this.info?.seats[seat]?.stand_in) return false;
    if (!this.info?.days_per_move) return this.awayFor(seat, now) >= GRACE;
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

  async askHint(): Promise<void> {
    const link = this.linkOf(this.seat);
    await link?.ask({ type: "hint" }).catch((trouble: Trouble) => this.refused(trouble));
  }

  private own(): Position | null {
    if (this.seat === null) return this.shown;
    const own = this.positions[this.seat];
    return own && own.seq === this.shownSeq ? own.position : null;
  }

  private linkOf(seat: number | null): Connection | undefined {
    return (this.connections.find((one) => one.seat === seat) ?? this.connections[0])?.link;
  }

  private async ask(how: (link: Connection) => Promise<number>, seat = this.seat): Promise<void> {
    const link = this.linkOf(seat);
    if (!link || this.sending) return;
    this.sending = true;
    this.trouble = null;
    this.hint = "";
    try {
      await how(link);
    } catch (trouble) {
      this.refused(trouble as Trouble);
    } finally {
      this.sending = false;
    }
  }

  private refused(trouble: Trouble): void {
    this.trouble = { code: trouble.code, message: trouble.message };
  }

  private ear(seat: number | null, isFirst: boolean) {
    return {
      update: (update: Update) => this.take(update, seat, isFirst),
      message: (message: ServerMessage) => this.hear(message),
      status: (status: Status) => {
        if (isFirst) this.status = status;
        if (status === "open") this.restarting = false;
      },
      refused: (code: string, message: string) => {
        if (this.renewing && code.startsWith("seat/")) return;
        this.refusal = { code, message, seat };
      },
    };
  }

  private hear(message: ServerMessage): void {
    if (message.type === "presence") {
      this.present = message.seats;
      this.watchers = message.watchers;
      this.away = message.away;
    } else if (message.type === "pong") this.ahead = message.now - Date.now();
    else if (message.type === "hint") this.hint = message.move;
    else if (message.type === "bye") this.restarting = true;
    else if (message.type === "error") this.refused(message);
  }

  private take(update: Update, seat: number | null, isFirst: boolean): void {
    if (seat !== null && update.position) {
      this.positions = { ...this.positions, [seat]: { seq: update.seq, position: update.position } };
    }
    if (!isFirst) return;
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
    const isNew = this.shownSeq > 0;
    this.items = [...this.items, ...update.items].slice(-KEPT_ITEMS);
    if (isNew) this.fresh = update.items;
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
  }

  /** Fetch the game's own parts once it is known which game this is. */
  private async prepare(): Promise<void> {
    if (this.ui || !this.info || !isPlayable(this.info.game)) return;
    this.ui = await loadGame(this.info.game);
    this.scene = this.ui.newScene(this.pace);
  }
}

function socketAddress(table: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`;
}
