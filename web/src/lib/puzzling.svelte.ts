import { puzzleOf } from "./api";
import { Attempt } from "./attempt.svelte";
import { device } from "./device.svelte";
import { knownGames } from "./games/known.svelte";
import { type GameUi, loadGame, type Scene } from "./games/ui";
import { language } from "./i18n/i18n.svelte";
import type { EventData, PuzzleInfo } from "./protocol/messages";
import { Pace } from "./table/pace";

/** A puzzle being tried: every move is carried out by the server, which judges the turn when it is over. */
export class Puzzling {
  puzzle = $state.raw<PuzzleInfo | null>(null);
  ui = $state.raw<GameUi | null>(null);
  scene = $state.raw<Scene | null>(null);
  readonly attempt = new Attempt();
  private readonly pace = new Pace(
    () => device.settings.speed,
    () => device.still,
  );

  constructor(
    private readonly game: string,
    private readonly day: string,
  ) {}

  get isOver(): boolean {
    return (this.puzzle?.verdict ?? null) !== null;
  }

  /** Lay the position, with so much of a turn made. */
  lay(made: readonly string[] = []): Promise<boolean> {
    return this.attempt.run(async () => {
      const [ui, puzzle] = await Promise.all([loadGame(this.game), this.after(made), knownGames.load()]);
      this.ui = ui;
      this.scene ??= ui.newScene(this.pace);
      this.puzzle = puzzle;
      this.scene.settle(puzzle.frame.view);
    });
  }

  /** Make a move, and show what it did. */
  play(move: string): Promise<boolean> {
    return this.attempt.run(async () => {
      const next = await this.after([...(this.puzzle?.made ?? []), move]);
      this.puzzle = next;
      this.pace.begin();
      await this.scene?.play(next.frame.events as readonly EventData[]);
      this.scene?.settle(next.frame.view);
    });
  }

  private after(moves: readonly string[]): Promise<PuzzleInfo> {
    return puzzleOf(this.game, this.day, moves, language());
  }
}
