import { listGames } from "../api";
import type { Lang } from "../i18n/say";
import type { GameInfo } from "../protocol/messages";

/** The games this server has: asked for once, then known everywhere. */
class KnownGames {
  all = $state.raw<readonly GameInfo[]>([]);
  private asked: Promise<readonly GameInfo[]> | null = null;

  /** Ask for them, unless that was done; who fails may ask again, and whoever finds stronger bots withheld. */
  load(): Promise<readonly GameInfo[]> {
    this.asked ??= listGames().then(
      (found) => {
        this.all = found;
        if (found.some(({ withheld }) => withheld)) this.asked = null;
        return found;
      },
      (failure) => {
        this.asked = null;
        throw failure;
      },
    );
    return this.asked;
  }

  find(game: string): GameInfo | undefined {
    return this.all.find((one) => one.game === game);
  }
}

export const knownGames = new KnownGames();

/** A game's name in a language. */
export function gameName(game: string, lang: Lang): string {
  return knownGames.find(game)?.name[lang] ?? game;
}

/** Whether finished games of this kind can be judged move by move. */
export const isReviewed = (game: string): boolean => knownGames.find(game)?.reviewed ?? false;

/** A seat's own name in a language: a colour, a role. */
export function seatName(game: string, name: string, lang: Lang): string {
  const info = knownGames.find(game);
  return info?.seat_names[lang]?.[info.seats.indexOf(name)] ?? name;
}
