import type { Lang } from "../../i18n/plural";
import type { Choice, EventData, GuardiansView } from "../../protocol/messages";
import { ROWS } from "./geometry";
import { effectOf, PART_VALUE } from "./offers";
import { en, type GuardiansTexts } from "./texts.en";
import { pl } from "./texts.pl";

const catalogues: Record<Lang, GuardiansTexts> = { pl, en };

/** The game's words in a language. */
export const textsIn = (lang: Lang): GuardiansTexts => catalogues[lang];

type Teller = (told: GuardiansTexts["events"], event: EventData) => string | null;
const seat = (event: EventData) => Number(event.seat);
const space = (event: EventData) => String(event.space);

/** How each event is told; an event that is missing here needs no words. */
const TELLERS: Readonly<Record<string, Teller>> = {
  fighter_placed: (told, e) => told.fighterPlaced(seat(e), space(e)),
  mine_placed: (told, e) => told.minePlaced(seat(e), space(e)),
  fighter_moved: (told, e) => told.fighterMoved(seat(e), String(e.from), String(e.to)),
  monster_taken: (told, e) => told.monsterTaken(seat(e), Number(e.eyes)),
  ship_damaged: (told, e) => told.shipDamaged(seat(e), space(e)),
  ship_part_taken: (told, e) => told.shipPartTaken(seat(e), PART_VALUE),
  fighter_hit: (told, e) => told.fighterHit(seat(e), Number(e.victim), Number(e.token)),
  mine_shot: (told, e) => told.mineShot(seat(e)),
  shot_missed: (told, e) => told.shotMissed(seat(e)),
  shots_lost: (told, e) => told.shotsLost(seat(e), Number(e.shots)),
  mine_moved: (told, e) => told.mineMoved(seat(e), String(e.from), String(e.to)),
  mine_exploded: (told, e) => told.mineExploded(space(e), String(e.invader)),
  column_emptied: (told, e) => told.columnEmptied(Number(e.column)),
  invaders_advanced: (told, e) => advanced(told, Number(e.last_row)),
  ship_laid: (told, e) => told.shipLaid(space(e)),
  half_set_aside: (told) => told.halfAside,
  ship_waits: (told) => told.shipWaits,
  fighter_lost: (told, e) => told.fighterLost(seat(e), space(e)),
  paid: (told, e) => told.paid(seat(e), String(e.payment)),
  bought: (told, e) => told.bought(seat(e), String(e.what)),
  missile_fired: (told, e) => told.missileFired(seat(e), Number(e.row)),
  power_up_used: (told, e) => told.powerUpUsed(seat(e), space(e)),
  comeback_declined: (told, e) => told.comebackDeclined(seat(e)),
  seat_out: (told, e) => told.seatOut(seat(e)),
  planet_reached: (told) => told.planetReached,
  game_ended: (told, e) => told.gameEnded(String(e.reason)),
};

function advanced(told: GuardiansTexts["events"], lastRow: number): string | null {
  if (lastRow === 0) return null;
  return lastRow < ROWS ? told.someAdvanced(lastRow + 1) : told.allAdvanced;
}

/** Tell an event as a sentence. */
export function sentence(event: EventData, lang: Lang): string | null {
  return TELLERS[event.event]?.(textsIn(lang).events, event) ?? null;
}

/** Tell what a move would bring about, in few words. */
export function effectText(choice: Choice, own: number, lang: Lang): string {
  const told = textsIn(lang).effects;
  const effect = effectOf(choice, own);
  const found: string[] = [];
  if (effect.takesFrom !== null && effect.gain) found.push(told.takesFrom(effect.takesFrom, effect.gain));
  else if (effect.takesFrom !== null) found.push(told.hits(effect.takesFrom));
  else if (effect.gain) found.push(told.gain(effect.gain));
  if (effect.damagesShip) found.push(told.damagesShip);
  if (effect.misses) found.push(told.misses);
  if (effect.advances) found.push(told.advances);
  if (effect.losesOwn) found.push(told.losesOwn);
  if (effect.ends) found.push(told.ends);
  return found.join(", ");
}

/** What lies beside the board: the pile, and ships that wait to enter. */
export function besideText(view: GuardiansView, lang: Lang): string {
  const told = textsIn(lang).seats;
  const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
  const parts = [told.pile(sum(view.pile))];
  if (sum(view.aside) > 0) parts.push(told.aside(sum(view.aside)));
  if (view.ships_waiting > 0) parts.push(told.waiting(view.ships_waiting));
  return parts.join(" · ");
}
