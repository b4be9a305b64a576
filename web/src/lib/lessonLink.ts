import { askAboutRecord } from "./api";
import type { Choice, Frame, Lang, Position, Replay, TableInfo, Update } from "./protocol/messages";
import type { Asking, Link, Listener } from "./table/connection";

/** What a lesson lets the reader do, and whether that was it. */
export interface Teacher {
  /** The record that is taught. */
  readonly record: string;
  /** The move that is asked for now, or several at once, separated by commas; "" where there is none. */
  readonly asked: string;
  /** Make a move; tells whether it was the one that was asked for. */
  play(move: string): boolean;
  /** What is said to any other one. */
  refusal(move: string): string;
}

/** The code of the refusal of any move that was not asked for. */
export const NOT_ASKED = "lesson/not-asked";

/** A record in place of a server: it tells a table the frames, takes the moves it asks for, and has no clock. */
export class LessonLink implements Link {
  /** How many moves of the record were told. */
  private made = 0;

  constructor(
    private readonly replay: Replay,
    private readonly reader: number,
    private readonly info: TableInfo,
    private readonly teacher: Teacher,
    private readonly listener: Listener,
  ) {}

  start(): void {
    this.listener.status("open");
  }

  /** Begin with the position after so many moves. */
  open(made: number): void {
    this.made = made;
    this.tell(0, []);
  }

  /** Tell the moves up to this number, one after another. */
  show(made: number): void {
    while (this.made < made) {
      const frame = this.replay.frames[this.made + 1];
      if (!frame) return;
      this.made += 1;
      this.tell(this.made, [this.item(frame)]);
    }
  }

  /** The step has changed: something else is asked for. */
  refresh(): void {
    this.tell(this.made + 1, []);
  }

  async ask(asking: Asking): Promise<number> {
    if (asking.type === "hint") this.hint();
    if (asking.type === "move" && !this.teacher.play(asking.move)) {
      throw { code: NOT_ASKED, message: this.teacher.refusal(asking.move) };
    }
    return this.made + 1;
  }

  question<T>(question: string, asked: Readonly<Record<string, string>>): Promise<T> {
    const { record } = this.teacher;
    return askAboutRecord<T>(this.replay.game, question, {
      record,
      seat: this.reader,
      moves: this.made,
      asked,
    });
  }

  again(): void {}
  close(): void {}
  speak(_lang: Lang): void {}
  draw(): void {}
  rekey(): void {}

  /** Whoever asks for a hint is shown what the step asks for. */
  private hint(): void {
    const [move = ""] = this.teacher.asked.split(", ");
    const text = this.choices().find((one) => one.move === move)?.text ?? "";
    if (move) this.listener.message({ type: "hint", id: 0, move, text, why: "" });
  }

  /** What can be done now: all that could be done then, where the record tells; else what is asked for. */
  private choices(): readonly Choice[] {
    if (this.replay.frames.some(({ choices }) => choices)) return this.frame?.choices ?? [];
    const { asked } = this.teacher;
    return asked ? [{ move: asked, text: "", effect: "", preview: [] }] : [];
  }

  private get frame(): Frame | undefined {
    return this.replay.frames[this.made];
  }

  private item(frame: Frame): Update["items"][number] {
    const seat = frame.seat ?? -1;
    const who = this.replay.seats[seat] ?? "";
    const { move, events, texts } = frame;
    return { kind: "moved", seq: this.made + 1, at: 0, seat, who, move, events, texts };
  }

  private tell(since: number, items: Update["items"]): void {
    this.listener.update({
      type: "update",
      since,
      seq: this.made + 1,
      seat: this.reader,
      items,
      table: since === 0 ? this.info : null,
      position: this.position(),
    });
  }

  private position(): Position {
    return {
      view: this.frame?.view,
      awaited: [this.reader],
      choices: this.choices(),
      made: 0,
      undo: 0,
      undo_until: 0,
      clock: null,
      deadline: 0,
      outcome: null,
      board: "",
      leader: this.reader,
      film: null,
      talk: [],
      order: null,
    };
  }
}

/** A table at which a lesson is taken. */
export function lessonTable(replay: Replay, reader: number, nickname: string): TableInfo {
  const { game, options } = replay;
  return {
    table: "",
    game,
    rules: 0,
    content: "",
    options,
    phase: "playing",
    seats: replay.seats.map((name, seat) => ({
      seat,
      name,
      kind: seat === reader && nickname ? "person" : "bot",
      player: seat === reader ? nickname : "",
      level: "",
      ready: true,
      stand_in: "",
      resigned: false,
    })),
    public: false,
    take_backs: false,
    practice: true,
    days_per_move: 0,
    pace: "real",
    grace: 0,
    created: 0,
    started: 0,
    commitment: "",
    seed: "",
    salt: "",
    proposal: null,
    rematch: "",
  };
}
