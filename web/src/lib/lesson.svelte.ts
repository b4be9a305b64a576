import { device } from "./device.svelte";
import type { Answer, GameUi, Lesson, LessonStep, Question, Scene } from "./games/ui";
import { language, words } from "./i18n/i18n.svelte";
import { LessonLink, lessonTable } from "./lessonLink";
import type { Choice, EventData, Frame, Replay } from "./protocol/messages";
import { Pace } from "./table/pace";
import { TableState } from "./table/table.svelte";

const BETWEEN_MOVES = 350;
/** Whose eyes and hands the reader has, where a game draws the whole table. */
export const READER = 0;

/** A lesson being taken: the record is played on, and where a step asks for it the reader makes the move. */
export class Course {
  /** Which step is being read. */
  step = $state(0);
  /** How many moves of the record were made. */
  made = $state(0);
  moving = $state(false);
  isDone = $state(false);
  /** Whether all steps are done and the question is left. */
  isAsking = $state(false);
  /** What the reader answered last. */
  answer = $state.raw<Answer | null>(null);
  /** Where the game draws the whole table: the table it draws. */
  table = $state.raw<TableState | null>(null);
  readonly scene: Scene;
  readonly pace: Pace;
  private link: LessonLink | null = null;

  constructor(
    readonly lesson: Lesson,
    readonly replay: Replay,
    ui: GameUi,
  ) {
    this.pace = new Pace(
      () => device.settings.speed,
      () => device.still,
    );
    this.scene = ui.newScene(this.pace);
    this.made = this.now?.after ?? 0;
    this.scene.settle(this.frame.view);
    if (ui.Layout) this.layTable();
  }

  get question(): Question | null {
    return this.lesson.question ?? null;
  }

  /** Lay the table anew as it stands. */
  layTable(): void {
    this.table?.close();
    const info = lessonTable(this.replay, READER, device.guest.nickname);
    this.table = new TableState("", [READER], {}, "", language(), (_key, ear) => {
      this.link = new LessonLink(this.replay, READER, info, this.teacher, ear);
      return this.link;
    });
    this.table.open();
    this.link?.open(this.made);
  }

  private get teacher() {
    const course = this;
    return {
      record: this.lesson.record,
      get asked() {
        return course.asked;
      },
      play: (move: string) => course.take(move),
      refusal: (move: string) => course.refusal(move),
    };
  }

  /** Whether the film has turns left that were not asked for yet. */
  get isFilming(): boolean {
    return (this.now?.film ?? false) && this.made < this.until;
  }

  /** The moves of the record that are asked for: the step's own, or the next of its film. */
  private get asked(): string {
    if (this.isAsking || this.isDone) return "";
    const count = this.now?.play ? (this.now.moves ?? 1) : Number(this.isFilming);
    const next = this.replay.frames.slice(this.made + 1, this.made + 1 + count);
    return next.map(({ move }) => move).join(", ");
  }

  /** What is said to a move that was not asked for. */
  private refusal(move: string): string {
    const own = this.now?.wrong?.find((one) => move.startsWith(one.move));
    if (own) return own[language()];
    return this.asked ? words().learn.notThis : words().learn.notYet;
  }

  /** How many moves are made when the present step is over. */
  private get until(): number {
    return this.lesson.steps[this.step + 1]?.after ?? this.replay.frames.length - 1;
  }

  /** A move made at the table; tells whether it was the one that was asked for. */
  private take(move: string): boolean {
    const moves = move.split(", ");
    if (!move || !isSame(moves, this.asked.split(", "))) return false;
    this.made += moves.length;
    this.link?.show(this.made);
    if (!this.now?.film) this.goOn();
    return true;
  }

  /** Make what is left of the step, and of the others, and read the next one. */
  private goOn(): void {
    this.made = this.until;
    this.link?.show(this.made);
    if (this.lesson.steps[this.step + 1]) this.step += 1;
    else if (this.question) this.isAsking = true;
    else this.isDone = true;
    this.link?.refresh();
  }

  /** Answer the question; one may try again. */
  reply(answer: Answer): void {
    this.answer = answer;
  }

  /** The question is answered. */
  finish(): void {
    this.isAsking = false;
    this.isDone = true;
  }

  get now(): LessonStep | undefined {
    return this.lesson.steps[this.step];
  }

  get frame(): Frame {
    const frame = this.replay.frames[this.made];
    if (!frame) throw new Error(`the record has no move ${this.made}`);
    return frame;
  }

  /** The one move this step asks for, with what it does, as the table would offer it. */
  get choices(): readonly Choice[] {
    const next = this.replay.frames[this.made + 1];
    if (!this.now?.play || this.moving || !next) return [];
    return [{ move: next.move, text: "", effect: "", preview: next.events }];
  }

  get seat(): number | null {
    return this.replay.frames[this.made + 1]?.seat ?? null;
  }

  /** Make the move that is asked for; anything else is refused. */
  async play(move: string): Promise<boolean> {
    if (this.choices[0]?.move !== move) return false;
    await this.advance();
    return true;
  }

  /** Go on: make this step's move, then those of the others up to the next step. */
  async advance(): Promise<void> {
    if (this.moving) return;
    if (this.table) {
      this.goOn();
      return;
    }
    this.moving = true;
    if (this.now?.play) await this.makeMove();
    const next = this.lesson.steps[this.step + 1];
    while (next && this.made < next.after) await this.makeMove();
    if (next) this.step += 1;
    else this.isDone = true;
    this.moving = false;
  }

  /** Read the step before once more, with the board as it was then. */
  back(): void {
    if (this.moving) return;
    this.answer = null;
    if (this.isDone || this.isAsking) this.isDone = this.isAsking = false;
    else this.step = Math.max(0, this.step - 1);
    this.made = this.now?.after ?? 0;
    this.scene.settle(this.frame.view);
    if (this.table) this.layTable();
  }

  private async makeMove(): Promise<void> {
    this.made += 1;
    this.pace.begin();
    await this.scene.play(this.frame.events as readonly EventData[]);
    this.scene.settle(this.frame.view);
    await this.pace.wait(BETWEEN_MOVES);
  }
}

/** Whether these are the same moves, in whatever order. */
const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && [...some].sort().join() === [...others].sort().join();
