/** What a moment of the film sounds like: an effect for each thing that happens, and a clip where the computer tells it. */

import { untrack } from "svelte";
import { type EffectName, shotOf } from "../sound/effects";
import type { ClipId } from "../sound/pack";
import { shipVoice } from "../sound/ship.svelte";
import type { FilmEvent } from "./events";
import type { Film } from "./film.svelte";
import type { Moment } from "./moments";

export interface Sounds {
  readonly effects: readonly EffectName[];
  readonly clip: ClipId | null;
}

/** How it ended is said at any speed: it waits until nobody else speaks. */
const LAST_WORDS: ReadonlySet<ClipId> = new Set(["won", "lost"]);

/** Each moment of a film is heard when it is shown, as long as the component lives that asks for it. */
export function hear(film: Film, isHeard: () => boolean = () => true): void {
  $effect(() => {
    const { take, place } = film;
    const shown = take?.shots[place.shot]?.moment;
    if (!shown || !isHeard()) return;
    const { effects, clip } = soundsOf(shown, take?.shots[place.shot - 1]?.moment ?? null);
    untrack(() => {
      for (const effect of effects) shipVoice.effect(effect);
      if (clip) shipVoice.cue(clip, film.rate > 1 && !LAST_WORDS.has(clip));
    });
  });
}

/** The sounds of a moment; several tokens drawn one after the other are told once. */
export function soundsOf(moment: Moment, before: Moment | null): Sounds {
  const effects = [...new Set(moment.events.flatMap((event) => effectOf(event) ?? []))];
  const isRepeated = moment.kind === "token_drawn" && before?.kind === "token_drawn";
  return { effects, clip: isRepeated ? null : (moment.events.map(clipOf).find(Boolean) ?? null) };
}

function effectOf(event: FilmEvent): EffectName | null {
  switch (event.event) {
    case "targeted":
      return shotOf(event.weapon);
    case "card_revealed":
      return "card";
    case "shield_filled":
    case "shield_held":
      return "shield";
    case "rocket_launched":
      return "rocket";
    case "token_drawn":
    case "threat_destroyed":
      return "hull";
    case "threat_appeared":
      return "ping";
    default:
      return null;
  }
}

function clipOf(event: FilmEvent): ClipId | null {
  switch (event.event) {
    case "token_drawn":
      return event.zone === "internal" ? null : `damage_${event.zone}`;
    case "computer_checked":
      return event.maintained ? "computer_ok" : "computer_bad";
    case "mission_won":
      return "won";
    case "mission_lost":
      return "lost";
    default:
      return null;
  }
}
