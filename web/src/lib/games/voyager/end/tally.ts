import { type Lang, plural } from "../../../i18n/say";
import type { VoyagerStorySeat } from "../../../protocol/messages";
import { endTexts } from "./texts";

/** Something that was counted in a game: how often, and by whom most of all. */
export interface Count {
  readonly count: number;
  readonly what: string;
  readonly more: string;
}

/** Cards, landings, duels, rockets lost, as far as there were any. */
export function tallyOf(
  seats: readonly VoyagerStorySeat[],
  nameOf: (seat: number) => string,
  lang: Lang,
): readonly Count[] {
  const t = endTexts[lang];
  const all = (what: string) => seats.reduce((sum, { tally }) => sum + (tally[what] ?? 0), 0);
  const whose = (what: string, isMost: boolean) => {
    const most = Math.max(...seats.map(({ tally }) => tally[what] ?? 0));
    return seats
      .filter(({ tally }) => (isMost ? tally[what] === most : (tally[what] ?? 0) > 0))
      .map(({ seat }) => nameOf(seat))
      .join(", ");
  };
  const counted = (noun: keyof typeof t.nouns, count: number, more: string): Count => ({
    count,
    what: plural(t.nouns[noun], count, lang),
    more,
  });
  const [taken, held] = [all("takeovers"), all("defences")];
  return [
    counted("cards", all("cards_played"), t.most(whose("cards_played", true))),
    counted("landings", all("landings"), t.most(whose("landings", true))),
    counted("duels", taken + held, t.duels(taken, held)),
    counted("rockets", all("rockets_lost"), whose("rockets_lost", false)),
  ].filter(({ count }) => count > 0);
}
