import { describe, expect, it } from "vitest";
import { words } from "../../../words/space_alert";
import type { FilmEvent } from "./events";
import { FIRST, REELS } from "./missions";
import { momentsOf } from "./moments";
import { tell, type Voice } from "./telling";

const voice = (lang: "pl" | "en"): Voice => ({
  lang,
  catalogue: null,
  nameOf: (id) => (id === "captain" ? "Ala" : id),
});
const told = (lang: "pl" | "en", ...events: readonly FilmEvent[]) =>
  momentsOf({ turn: 1, events: [{ event: "step_began", turn: 1, step: "crew" }, ...events] }).map((moment) =>
    tell(moment, FIRST, voice(lang)),
  );

describe("what is told", () => {
  it.each(["pl", "en"] as const)(
    "has a title for every moment of real missions, and no hole in any sentence: %s",
    (lang) => {
      for (const { takes } of REELS) {
        for (const { shots } of takes) {
          for (const shot of shots) {
            const { title, text } = tell(shot.moment, shot.picture, voice(lang));
            expect(title).toMatch(/\p{L}/u);
            expect(`${title} ${text}`).not.toMatch(/[{}]|undefined|null/);
            expect(text === "" || /[.!?]$/.test(text)).toBe(true);
          }
        }
      }
    },
  );

  it("says why a card did nothing", () => {
    const [vain] = told(
      "pl",
      { event: "card_revealed", member: "captain", action: "red", station: "upper_red" },
      { event: "card_in_vain", member: "captain", action: "red", station: "upper_red", why: "no_door" },
    );
    expect(vain).toEqual({ title: "Ala: czerwona strzałka, bez skutku", text: "W tę stronę nie ma drzwi." });
  });

  it("has words for every reason", () => {
    for (const why of Object.keys(words.en.vain) as (keyof typeof words.en.vain)[]) {
      const [vain] = told(
        "en",
        { event: "card_revealed", member: "captain", action: "A", station: "upper_red" },
        { event: "card_in_vain", member: "captain", action: "A", station: "upper_red", why },
      );
      expect(vain?.text.toLowerCase()).toContain(words.en.vain[why].slice(1, 8).toLowerCase());
    }
  });

  it("tells what is left of a threat that was repaired or hit", () => {
    const threat = FIRST.threats[0];
    const [repaired] = told(
      "en",
      { event: "card_revealed", member: "captain", action: "B", station: "upper_red" },
      {
        event: "repaired",
        member: "captain",
        threat: threat?.number ?? 0,
        card: threat?.card ?? "",
        points: 1,
      },
    );
    expect(repaired?.text).toContain(`${threat?.hit_points} left`);
  });

  it("tells a delay with its reason and what it pushes off the board", () => {
    const [delayed] = told(
      "en",
      { event: "delayed", member: "captain", reason: "busy_lift", turn: 4 },
      { event: "cards_pushed", member: "captain", first: 4, last: 12 },
      { event: "card_lost", member: "captain", action: "A" },
    );
    expect(delayed?.title).toBe("Ala: delayed");
    expect(delayed?.text).toBe(
      "Why: the gravolift was in use. Cards from turn 4 slide on. The last one falls off the board.",
    );
  });
});
