import { type Lang, say } from "../../../i18n/say";
import type { VoyagerWorldShown } from "../../../protocol/messages";
import { words } from "../speech.svelte";

/** What landing on a world brings: "+4★ for sure", "+4★". */
export const starsText = ({ stars, odds }: VoyagerWorldShown, lang: Lang): string =>
  say(words(lang).effects[odds.needed === 0 ? "sure_stars" : "stars"], { stars });

/** Worlds that may be landed on this turn, those that bring most first. */
export function byGain(worlds: readonly VoyagerWorldShown[]): readonly VoyagerWorldShown[] {
  const worth = ({ stars, odds }: VoyagerWorldShown) => stars * (odds.needed === 0 ? 100 : odds.with_cards);
  return [...worlds].sort(
    (a, b) =>
      Number(b.is_in_reach) - Number(a.is_in_reach) ||
      Number(b.flights !== null) - Number(a.flights !== null) ||
      worth(b) - worth(a) ||
      (a.actions ?? 9) - (b.actions ?? 9),
  );
}
