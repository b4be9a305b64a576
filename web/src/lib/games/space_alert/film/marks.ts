import type { ZoneName } from "./events";
import type { Picture } from "./facts";
import type { Take } from "./reel";
import { STEPS, type StepName } from "./steps";

/** What a turn is remembered by: who came, what fell, what was broken, what was in vain. */
export interface TurnMarks {
  readonly arrived: readonly { readonly zone: ZoneName; readonly card: string }[];
  readonly killed: readonly string[];
  readonly damage: number;
  readonly vain: number;
  readonly isLost: boolean;
  readonly isWon: boolean;
}

export function marksOf({ events, shots }: Take): TurnMarks {
  const all = events;
  return {
    arrived: all.flatMap((event) =>
      event.event === "threat_appeared" ? [{ zone: event.zone, card: event.card }] : [],
    ),
    killed: all.flatMap((event) => (event.event === "threat_destroyed" ? [event.card] : [])),
    damage: all.filter(({ event }) => event === "token_drawn").length,
    vain: shots.filter(
      ({ moment }) =>
        moment.kind === "shot_missed" || moment.events.some(({ event }) => event === "card_in_vain"),
    ).length,
    isLost: all.some(({ event }) => event === "mission_lost"),
    isWon: all.some(({ event }) => event === "mission_won"),
  };
}

/** The steps a turn has on the timeline; the jump has its own. */
export const stepsOf = (isJump: boolean): readonly StepName[] =>
  isJump ? ["shots", "crew", "threats", "jump"] : STEPS.slice(0, 5);

/** How far each step of a turn was shown: done, being shown, or to come. */
export function progressOf(
  take: Take,
  steps: readonly StepName[],
  shot: number,
  isPast: boolean,
): readonly ("done" | "now" | "todo")[] {
  if (isPast) return steps.map(() => "done");
  const now = take.shots[shot]?.moment.step;
  const at = now ? steps.indexOf(now) : -1;
  return steps.map((_, n) => (n < at ? "done" : n === at ? "now" : "todo"));
}

/** Damage of the ship's zones at the end of each turn, for the lines below the timeline. */
export interface DamageLine {
  readonly zone: ZoneName;
  readonly points: readonly { readonly turn: number; readonly damage: number }[];
}

export function damageLines(takes: readonly Take[], first: Picture | null): readonly DamageLine[] {
  const count = (picture: Picture, zone: string) =>
    picture.ship.zones.find(({ id }) => id === zone)?.damage.length ?? 0;
  return (["red", "white", "blue"] as const).map((zone) => ({
    zone,
    points: [
      ...(first ? [{ turn: first.turn, damage: count(first, zone) }] : []),
      ...takes.map(({ turn, after }) => ({
        turn,
        damage: count(after, zone) + (after.lost_zone === zone ? 1 : 0),
      })),
    ],
  }));
}
