import { device } from "./device.svelte";
import { knownGames } from "./games/known.svelte";
import { type GameUi, loadGame, type Scene } from "./games/ui";
import type { EventData, Frame, Replay } from "./protocol/messages";
import { Pace } from "./table/pace";

const BETWEEN_MOVES = 500;

/** A game being watched again: frames, where we are, and a scene that shows each step. */
export class Player {
  at = $state(0);
  playing = $state(false);
  speed = $state(1);
  scene = $state.raw<Scene | null>(null);
  ui = $state.raw<GameUi | null>(null);
  readonly pace: Pace;
  private showing = false;

  constructor(readonly replay: Replay) {
    this.pace = new Pace(
      () => this.speed * device.settings.speed,
      () => device.still,
    );
  }

  get last(): number {
    return this.replay.frames.length - 1;
  }

  get frame(): Frame {
    const frame = this.replay.frames[this.at];
    if (!frame) throw new Error(`no frame ${this.at}`);
    return frame;
  }

  async open(at: number): Promise<void> {
    const [ui] = await Promise.all([loadGame(this.replay.game), knownGames.load()]);
    this.ui = ui;
    this.scene = ui.newScene(this.pace);
    this.jump(at);
  }

  /** Show a position at once, and stay there. */
  jump(at: number): void {
    this.stop();
    this.pace.skip();
    this.at = Math.min(Math.max(at, 0), this.last);
    this.scene?.settle(this.frame.view);
  }

  /** Show the next move as it happened. */
  async step(): Promise<void> {
    if (this.showing || this.at >= this.last) return;
    this.showing = true;
    const next = this.at + 1;
    this.at = next;
    this.pace.begin();
    await this.scene?.play(this.frame.events as readonly EventData[]);
    if (this.at === next) this.scene?.settle(this.frame.view);
    this.showing = false;
  }

  /** Go one move on: shown as it happened, at once where the last one is still being shown. */
  forward(): void {
    if (this.showing) this.jump(this.at + 1);
    else void this.step();
  }

  /** Play, or stop playing. */
  toggle(): void {
    if (this.playing) this.stop();
    else void this.play();
  }

  /** Go on by itself until the end or until stopped. */
  async play(): Promise<void> {
    if (this.playing) return;
    if (this.at >= this.last) this.jump(0);
    this.playing = true;
    while (this.playing && this.at < this.last) {
      await this.step();
      this.pace.begin();
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_MOVES / this.speed));
    }
    this.playing = false;
  }

  stop(): void {
    this.playing = false;
  }
}
