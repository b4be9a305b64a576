import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Film } from "./film.svelte";
import { REELS } from "./missions";

const [reel] = REELS;
const takes = reel?.takes ?? [];
let film: Film;

beforeEach(() => {
  vi.useFakeTimers();
  film = new Film();
  film.first = reel?.first ?? null;
});
afterEach(() => {
  film.close();
  vi.useRealTimers();
});

describe("a film", () => {
  it("shows the table before the first turn until one is known", () => {
    expect(film.picture).toBe(reel?.first);
    expect(film.turn).toBe(1);
  });

  it("plays to the end by itself, each moment once", () => {
    film.takes = takes;
    const seen: string[] = [];
    film.play();
    while (!film.isOver) {
      vi.advanceTimersToNextTimer();
      seen.push(`${film.place.take} ${film.place.shot}`);
    }
    expect(seen.length).toBe(takes.reduce((all, { shots }) => all + shots.length + 1, 0) - 1);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it("shows an attack as long as its tokens are drawn, and the tokens one after another", () => {
    film.takes = takes;
    let drawn = 0;
    for (const [take, { shots }] of takes.entries()) {
      for (const [shot, { moment }] of shots.entries()) {
        film.seek({ take, shot });
        const isToken = moment.kind === "token_drawn";
        const before = shots.slice(0, shot).findLast((one) => one.moment.kind !== "token_drawn")?.moment;
        expect(film.cause).toBe(isToken ? before : moment);
        expect(film.drawn.at(-1)).toBe(isToken ? moment.events[0] : undefined);
        drawn += film.drawn.length;
      }
    }
    expect(drawn).toBeGreaterThan(0);
  });

  it("goes twice as fast at twice the rate", () => {
    film.takes = takes;
    film.rate = 2;
    film.play();
    vi.advanceTimersByTime(449);
    expect(film.place.shot).toBe(-1);
    vi.advanceTimersByTime(1);
    expect(film.place.shot).toBe(0);
  });

  it("steps on and back over the border of turns, and stays where it was stopped", () => {
    film.takes = takes;
    film.seek({ take: 0, shot: 99 });
    const end = film.place;
    expect(film.isTurnDone).toBe(true);
    film.forward();
    expect(film.place).toEqual({ take: 1, shot: -1 });
    film.back();
    expect(film.place).toEqual(end);
    vi.advanceTimersByTime(60_000);
    expect(film.place).toEqual(end);
    film.seek({ take: 0, shot: -1 });
    film.back();
    expect(film.place).toEqual({ take: 0, shot: -1 });
  });

  it("finds its place again after turns were forgotten, and goes on with the next", () => {
    film.lengthen(takes.slice(0, 3));
    film.seek({ take: 2, shot: 99 });
    film.play();
    film.lengthen([]);
    expect([film.take, film.isAtEnd]).toEqual([null, true]);
    film.lengthen(takes.slice(0, 3));
    film.seek({ take: 2, shot: 99 });
    film.lengthen(takes.slice(2, 3));
    expect([film.turn, film.isAtEnd]).toEqual([3, true]);
    film.lengthen(takes.slice(0, 4));
    expect([film.turn, film.place.shot]).toEqual([4, -1]);
  });

  it("asks for more when all was shown, and goes on when there is", () => {
    const asked = vi.fn();
    film.onneed = asked;
    film.takes = takes.slice(0, 1);
    film.play();
    vi.advanceTimersByTime(60_000);
    expect(asked).toHaveBeenCalledOnce();
    film.lengthen(takes.slice(0, 2));
    expect(film.place).toEqual({ take: 1, shot: -1 });
    vi.advanceTimersByTime(60_000);
    expect(film.isAtEnd).toBe(true);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it("stays at its turn when earlier ones become known", () => {
    film.takes = takes.slice(2, 3);
    film.seek({ take: 0, shot: 0 });
    film.lengthen(takes.slice(0, 3));
    expect([film.turn, film.place.shot]).toEqual([3, 0]);
  });

  it("goes to a step, or to the next one a turn has", () => {
    film.takes = takes;
    for (const [at, { shots }] of takes.entries()) {
      film.seekStep(at, "threats");
      const has = shots.some(({ moment }) => moment.step === "threats");
      if (has) expect(film.step).toBe("threats");
    }
  });

  it("begins anew when it is played after its end", () => {
    film.takes = takes;
    film.seek({ take: takes.length - 1, shot: 999 });
    expect(film.isOver).toBe(true);
    film.toggle();
    expect(film.place).toEqual({ take: 0, shot: -1 });
  });
});
