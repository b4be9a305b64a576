import { device } from "./device.svelte";
import type { GameUi, Lesson, LessonStep, Scene } from "./games/ui";
import type { Choice, EventData, Frame, Replay } from "./protocol/messages";
import { Pace } from "./table/pace";

const BETWEEN_MOVES = 350;

/** A lesson being taken: the record is played on, and where a step asks for it the reader makes the move. */
export class Course {
  /** Which step is being read. */
  step = $state(0);
  /** How many moves of the record were made. */
  made = $state(0);
  moving = $state(false);
  isDone = $state(false);
  readonly scene: Scene;
  readonly pace: Pace;

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
    this.scene.settle(this.frame.view);
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
    return [{ move: next.move, effect: "", preview: next.events }];
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
    this.moving = true;
    if (this.now?.play) await this.makeMove();
    const next = this.lesson.steps[this.step + 1];
    while (next && this.made < next.after) await this.makeMove();
    if (next) this.step += 1;
    else this.isDone = true;
    this.moving = false;
  }

  private async makeMove(): Promise<void> {
    this.made += 1;
    this.pace.begin();
    await this.scene.play(this.frame.events as readonly EventData[]);
    this.scene.settle(this.frame.view);
    await this.pace.wait(BETWEEN_MOVES);
  }
}
