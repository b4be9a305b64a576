import { describe, expect, it } from "vitest";
import type { FilmEvent } from "./events";
import type { Picture } from "./facts";
import { MISSIONS, REELS, TURNS } from "./missions";
import { takesOf } from "./reel";

/** What is drawn of a picture; of cards face down only which half is up, and what is counted ahead is left out. */
function drawn(picture: Picture) {
  const { turn, ending, lost_zone, lost_to, ship, stage } = picture;
  return {
    ...{ turn, ending, lost_zone, lost_to, ship, stage },
    members: picture.members.map((member) => ({
      ...member,
      plan: member.plan.map((slot) => slot?.up ?? ""),
    })),
    threats: picture.threats.map(({ hits, is_targeted, ...threat }) => ({
      ...threat,
      traits: threat.traits.toSorted(),
      stations: threat.stations.toSorted(),
      offspring: threat.offspring.toSorted(),
    })),
  };
}

describe("a turn, moment by moment", () => {
  it("is told of real missions", () => {
    expect(TURNS.length).toBeGreaterThan(25);
  });

  it.each(TURNS.map((turn, n) => [`${turn.name}, ${n}`, turn] as const))(
    "ends as the server says: %s",
    (_, turn) => {
      const takes = takesOf(turn.events as unknown as readonly FilmEvent[], turn.before, null);
      expect(drawn(takes.at(-1)?.after ?? turn.before)).toEqual(drawn(turn.after));
    },
  );

  it("begins where the turn before it ended, and the view has the last word", () => {
    for (const [n, { takes, latest }] of REELS.entries()) {
      for (const [at, take] of takes.entries()) if (at > 0) expect(take.before).toBe(takes[at - 1]?.after);
      expect(takes.at(-1)?.after).toBe(latest);
      expect(latest).toBe(MISSIONS[n]?.frames.at(-1)?.view);
    }
  });

  it("has each turn once, the jump last", () => {
    const won = REELS.find(({ latest }) => latest?.ending === "jumped-home");
    expect(won?.takes.map(({ turn }) => turn)).toEqual(Array.from({ length: 13 }, (_, n) => n + 1));
  });

  it("changes nothing before its first moment but the turn's number", () => {
    for (const { takes } of REELS) {
      for (const { before, shots } of takes) {
        const [first] = shots;
        if (first?.moment.kind === "threat_moved")
          expect(first.picture.ship.zones[0]?.damage).toEqual(before.ship.zones[0]?.damage);
      }
    }
  });
});
