import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TableState } from "../../../table/table.svelte";
import { Film } from "./film.svelte";
import type { Cue, Leading } from "./leading";
import { REELS } from "./missions";
import { Projection } from "./projection.svelte";

const [reel] = REELS;
const takes = reel?.takes ?? [];
const first = reel?.first ?? null;

/** As much of a table as a projection needs: what may be done, and what was. */
function seatAt(lead: Partial<Leading>) {
  const played: string[] = [];
  const cued: object[] = [];
  const table = {
    choices: [{ move: "go" }],
    seat: 0,
    play: async (move: string) => played.push(move),
    film: async (cue: object) => void cued.push(cue),
  } as unknown as TableState;
  const film = new Film();
  const leading = { leader: 0, isOurs: true, leaderName: "Ala", cue: null, ...lead };
  return { projection: new Projection(table, film, () => leading), film, played, cued, leading };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("a film in front of a table", () => {
  it("is led: before the first turn and after each, the next one is carried out", () => {
    const { projection, film, played } = seatAt({});
    projection.show(first, []);
    vi.advanceTimersByTime(5000);
    expect(played).toEqual(["go"]);
    projection.show(first, takes.slice(0, 1));
    expect(film.turn).toBe(1);
    vi.advanceTimersByTime(60_000);
    expect(played).toEqual(["go", "go"]);
  });

  it("waits three seconds for whoever may have tripped, and a tap goes on", () => {
    const { projection, played } = seatAt({});
    projection.show(first, []);
    projection.wait(true);
    vi.advanceTimersByTime(2900);
    expect(played).toEqual([]);
    projection.go();
    expect(played).toEqual(["go"]);
    vi.advanceTimersByTime(5000);
    expect(played).toEqual(["go"]);
  });

  it("asks for a turn once, however often somebody goes on", async () => {
    const { projection, film, played } = seatAt({});
    projection.show(first, []);
    projection.go();
    film.hurry(4);
    projection.go();
    await vi.advanceTimersByTimeAsync(5000);
    expect(played).toEqual(["go"]);
    projection.show(first, takes.slice(0, 1));
    projection.go();
    expect(played).toEqual(["go", "go"]);
  });

  it("takes the others along to the very end", () => {
    const { projection, film, cued } = seatAt({});
    projection.show(first, takes);
    film.seek({ take: takes.length - 1, shot: 999 });
    expect([film.isOver, film.isPlaying]).toEqual([true, false]);
    const other = seatAt({ isOurs: false });
    other.projection.show(first, takes);
    other.projection.follow({ seq: 9, ...(cued.at(-1) as Cue) });
    vi.advanceTimersByTime(60_000);
    expect(other.film.isOver).toBe(true);
  });

  it("is followed by the others: they never carry a turn out, and go where they are led", () => {
    const { projection, film, played } = seatAt({ isOurs: false });
    projection.show(first, takes.slice(0, 3));
    vi.advanceTimersByTime(120_000);
    expect(played).toEqual([]);
    projection.follow({ seq: 9, turn: 2, step: "threats", playing: false, rate: 2 });
    expect([film.turn, film.rate, film.isPlaying]).toEqual([2, 2, false]);
    projection.follow({ seq: 9, turn: 1, step: "appear", playing: true, rate: 1 });
    expect(film.turn).toBe(2);
  });

  it("is left by who looks elsewhere, and joined again where it is by then", () => {
    const { projection, film, cued, leading } = seatAt({ isOurs: false });
    projection.show(first, takes.slice(0, 3));
    film.seek({ take: 0, shot: 0 });
    expect(projection.isTogether).toBe(false);
    expect(cued).toEqual([]);
    projection.follow({ seq: 9, turn: 3, step: "appear", playing: false, rate: 1 });
    expect(film.turn).toBe(1);
    Object.assign(leading, { cue: { seq: 9, turn: 3, step: "appear", playing: false, rate: 1 } });
    projection.join(true);
    expect(film.turn).toBe(3);
  });

  it("can be stopped for all by anybody", () => {
    const { projection, film, cued } = seatAt({ isOurs: false });
    projection.show(first, takes.slice(0, 1));
    film.toggle();
    expect(cued).toEqual([expect.objectContaining({ playing: false })]);
    expect(projection.isTogether).toBe(true);
  });

  it("does not go on while somebody objects, and goes on when it plays again", () => {
    const { projection, played, leading } = seatAt({});
    projection.show(first, []);
    projection.wait(true);
    vi.advanceTimersByTime(1000);
    const cue = { turn: 0, step: "appear", rate: 1, seat: 1 };
    leading.cue = { ...cue, playing: false, seq: 1 } as unknown as Leading["cue"];
    projection.follow(leading.cue);
    vi.advanceTimersByTime(60_000);
    expect(played).toEqual([]);
    leading.cue = { ...cue, playing: true, seq: 2 } as unknown as Leading["cue"];
    projection.follow(leading.cue);
    vi.advanceTimersByTime(3100);
    expect(played).toEqual(["go"]);
  });

  it("takes the others along", () => {
    const { projection, film, cued } = seatAt({});
    projection.show(first, takes.slice(0, 2));
    film.hurry(4);
    film.seekStep(0, "crew");
    expect(cued).toEqual([
      expect.objectContaining({ rate: 4 }),
      expect.objectContaining({ turn: 1, step: film.step, rate: 4 }),
    ]);
  });

  it("opens after a reload at the end of what is known", () => {
    const { projection, film } = seatAt({ isOurs: false });
    projection.show(takes[2]?.after ?? null, []);
    projection.show(first, takes.slice(0, 3));
    expect(film.turn).toBe(3);
    expect(film.isAtEnd).toBe(true);
  });

  it("opens after a reload where all are, whoever leads", () => {
    const cue = { seq: 3, turn: 2, step: "threats", playing: false, rate: 2 };
    const { projection, film, played } = seatAt({ cue });
    projection.show(first, takes.slice(0, 3));
    expect([film.turn, film.rate, film.isPlaying]).toEqual([2, 2, false]);
    vi.advanceTimersByTime(60_000);
    expect(played).toEqual([]);
  });

  it("leads itself where nobody says who leads", () => {
    const { projection, played, cued } = seatAt({ leader: null, isOurs: false });
    projection.show(first, []);
    vi.advanceTimersByTime(5000);
    expect(played).toEqual(["go"]);
    expect(cued).toEqual([]);
  });
});
