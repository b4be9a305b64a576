import type { ClientMessage, Hello, Lang, Refused, ServerMessage, Update } from "../protocol/messages";
import { PROTOCOL } from "../protocol/types";

export type Status = "connecting" | "open" | "reconnecting" | "closed";

export interface Listener {
  update(update: Update): void;
  message(message: ServerMessage): void;
  status(status: Status): void;
  /** A ping sent at a moment of our clock is answered with the server's. */
  pong(sent: number, server: number): void;
  /** The server will not have this connection any more: the key is wrong, the seat is played elsewhere. */
  refused(code: string, message: string): void;
}

/** A message that waits for its answer. */
interface Asked {
  resolve(seq: number): void;
  reject(problem: { code: string; message: string }): void;
  /** A move with a number: sent again on the next socket, since it is made once however often it comes. */
  readonly lasting: ClientMessage | null;
  /** On which socket it was sent last, and whether it had been sent on another one before. */
  socket: WebSocket | null;
  isAgain: boolean;
}

type Request = Exclude<ClientMessage, { type: "hello" | "ping" | "resume" }>;
type Unnumbered<M> = M extends unknown ? Omit<M, "id"> : never;
/** What can be asked of a table. */
export type Asking = Unnumbered<Request>;

/** What a table needs of whoever tells it what happens: a server, or a lesson. */
export interface Link {
  start(): void;
  close(): void;
  again(): void;
  /** Ask something; gives the number of its entry, or throws why not. */
  ask(asking: Asking): Promise<number>;
  speak(lang: Lang): void;
  draw(board: NonNullable<Hello["board"]>): void;
  rekey(key: string): void;
  /** Answer a question about the game; without it the server does. */
  question?<T>(question: string, asked: Readonly<Record<string, string>>): Promise<T>;
}

const PING_EVERY = 2500;
/** So many pings follow each other at once when a connection opens: one of them is quick. */
const FIRST_PINGS = 4;
const STALE_AFTER = 9000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

/** One socket to a table for one key: says hello, resumes by seq, heals gaps, comes back when it is lost. */
export class Connection implements Link {
  seq = 0;
  private socket: WebSocket | null = null;
  private asked = new Map<number, Asked>();
  private nextId = 1;
  private tries = 0;
  private heard = 0;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private over = false;
  private healing = false;
  private pings = 0;
  private pingedAt = 0;
  private board: NonNullable<Hello["board"]> = "";

  constructor(
    private readonly address: string,
    private key: string,
    private lang: Lang,
    private readonly listener: Listener,
    private readonly open: (address: string) => WebSocket = (to) => new WebSocket(to),
  ) {}

  start(quietly = false): void {
    if (!quietly) this.listener.status(this.seq === 0 && this.tries === 0 ? "connecting" : "reconnecting");
    const socket = this.open(this.address);
    this.socket = socket;
    this.heard = Date.now();
    socket.onopen = () => this.greet();
    socket.onmessage = (event) => socket === this.socket && this.take(JSON.parse(String(event.data)));
    socket.onclose = (event) => socket === this.socket && this.lost(event.code);
    clearInterval(this.pulse);
    this.pulse = setInterval(() => this.feel(), PING_EVERY);
  }

  /** Ask something of the table; resolves with the seq of its entry once that is durable. */
  ask(request: Asking): Promise<number> {
    const id = this.nextId++;
    const message = { ...request, id } as ClientMessage;
    const lasting = message.type === "move" && (message.number ?? -1) >= 0 ? message : null;
    const isOpen = this.socket?.readyState === WebSocket.OPEN;
    const isNext = isOpen && !(lasting && this.hasWaiting());
    return new Promise((resolve, reject) => {
      if (this.over || !(isOpen || lasting)) {
        reject({ code: "socket/offline", message: "not connected" });
        return;
      }
      this.asked.set(id, { resolve, reject, lasting, socket: isNext ? this.socket : null, isAgain: false });
      if (isNext) this.send(message);
    });
  }

  /** Whether numbered moves wait to be sent on this socket: others go behind them. */
  private hasWaiting(): boolean {
    return [...this.asked.values()].some(({ lasting, socket }) => lasting && socket !== this.socket);
  }

  /** Send again, in their order, the numbered moves whose answers were lost with an earlier socket. */
  private repeat(): void {
    for (const asked of this.asked.values()) {
      if (!asked.lasting || asked.socket === this.socket) continue;
      asked.isAgain ||= asked.socket !== null;
      asked.socket = this.socket;
      this.send(asked.lasting);
    }
  }

  /** Speak another language from now on: open anew, and have told again what was told in the other one. */
  speak(lang: Lang): void {
    if (lang === this.lang) return;
    this.lang = lang;
    this.seq = 0;
    this.again(true);
  }

  /** Have the position drawn as text from now on: open anew, keep what is known. */
  draw(board: NonNullable<Hello["board"]>): void {
    if (board === this.board) return;
    this.board = board;
    this.again(true);
  }

  /** Go on with a new key of the same seat: the old one was given up. */
  rekey(key: string): void {
    this.key = key;
    this.over = false;
    this.again(true);
  }

  /** Try at once: the network is back, or the reader is. */
  again(quietly = false): void {
    if (this.over) return;
    clearTimeout(this.retry);
    this.drop();
    this.start(quietly);
  }

  close(): void {
    this.over = true;
    clearTimeout(this.retry);
    clearInterval(this.pulse);
    this.drop();
    this.listener.status("closed");
  }

  private greet(): void {
    const { key, seq: since, lang, board } = this;
    this.send({ type: "hello", key, since, lang, board, protocol: PROTOCOL });
    this.pings = 0;
    this.ping();
  }

  /** Ask for the server's clock; the number tells a late answer from the one that is waited for. */
  private ping(): void {
    this.pings += 1;
    this.pingedAt = Date.now();
    this.send({ type: "ping", id: this.pings });
  }

  private takePong(pong: { id: number; now: number }): void {
    if (pong.id !== this.pings) return;
    this.listener.pong(this.pingedAt, pong.now);
    if (this.pings < FIRST_PINGS) this.ping();
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private take(message: ServerMessage): void {
    this.heard = Date.now();
    if (message.type === "update") this.takeUpdate(message);
    else if (message.type === "done") this.answer(message.id, (asked) => asked.resolve(message.seq));
    else if (message.type === "pong") this.takePong(message);
    else if (message.type === "error") this.takeError(message);
    else if (message.type === "bye") this.takeBye(message);
    else {
      if (message.type === "hint") this.answer(message.id, (asked) => asked.resolve(this.seq));
      this.listener.message(message);
    }
  }

  /** An update goes on where the last one ended; one that begins later shows a gap, which is asked for. */
  private takeUpdate(update: Update): void {
    this.tries = 0;
    if (update.since > this.seq && !this.healing) {
      this.healing = true;
      this.send({ type: "resume", since: this.seq });
      return;
    }
    this.healing = false;
    this.repeat();
    this.seq = update.seq;
    this.listener.status("open");
    this.listener.update(update);
  }

  private takeError(problem: Refused): void {
    const { seq } = problem.details;
    if (problem.code === "move/already" && this.asked.get(problem.id)?.isAgain)
      this.answer(problem.id, (asked) => asked.resolve(Number(seq)));
    else if (this.asked.has(problem.id)) this.answer(problem.id, (asked) => asked.reject(problem));
    else this.listener.message(problem);
  }

  private takeBye(bye: { code: string; message: string; again: boolean }): void {
    if (bye.again || bye.code.startsWith("server/") || bye.code.startsWith("storage/")) {
      this.listener.message({ type: "bye", ...bye });
      return;
    }
    this.over = true;
    clearInterval(this.pulse);
    this.listener.refused(bye.code, bye.message);
  }

  private answer(id: number, how: (asked: Asked) => void): void {
    const asked = this.asked.get(id);
    this.asked.delete(id);
    if (asked) how(asked);
  }

  /** Ping, and give a silent socket up: a phone that slept often does not notice by itself. */
  private feel(): void {
    if (Date.now() - this.heard > STALE_AFTER) this.again();
    else this.ping();
  }

  private lost(_code: number): void {
    this.giveUp();
    if (this.over) return;
    this.listener.status("reconnecting");
    this.tries += 1;
    const wait = Math.min(FIRST_WAIT * 2 ** (this.tries - 1), LONGEST_WAIT);
    this.retry = setTimeout(() => this.start(), wait * (0.75 + Math.random() / 2));
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    this.healing = false;
    socket?.close();
    this.giveUp();
  }

  /** No answer will come to what was asked, but to what will be asked again. */
  private giveUp(): void {
    for (const [id, { lasting }] of [...this.asked]) {
      if (lasting && !this.over) continue;
      this.answer(id, (asked) =>
        asked.reject({ code: "socket/offline", message: "the connection was lost" }),
      );
    }
  }
}
