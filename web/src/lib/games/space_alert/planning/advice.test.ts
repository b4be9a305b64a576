import { expect, test } from "vitest";
import type { Bridge } from "../common/bridge.svelte";
import { Advice } from "./advice.svelte";

const OFFER = { does: "fires", why: "", system: "heavy_laser", after: "upper_white" };

interface Wish {
  move?: string;
  text?: string;
  why?: string;
  trouble?: { code: string; message: string };
  board?: string;
}

/** A bridge where a bot answers so. */
function bridge({ move = "", text = "", why = "", trouble, board = "captain" }: Wish) {
  const refused: string[] = [];
  const table = {
    hint: null as unknown,
    trouble: null as unknown,
    askHint: async () => {
      if (trouble) table.trouble = trouble;
      else table.hint = { move, text, why };
    },
  };
  const planner = {
    chosen: null as string | null,
    member: board,
    isAndroid: board !== "captain",
    drop: () => undefined,
    refuse: (slot: number, said: string) => refused.push(`${slot} ${said}`),
  };
  const crew = [
    { id: "captain", seat: 0 },
    { id: "android2", seat: null },
  ];
  const ahead = Array.from({ length: 12 }, () => ({ station: "upper_white", offers: { A: OFFER } }));
  const seen = { table, planner, crew, ahead, ship: null, lang: "en", isPlaying: true };
  return { advice: new Advice(seen as unknown as Bridge), planner, refused };
}

test("a hint is a sentence: what to do, and what comes of it as the server foresees it", async () => {
  const { advice } = bridge({ move: "place 4 A/red", text: "Lay on turn 4: A" });
  expect(advice.text).toBe("");
  await advice.ask();
  expect(advice.text).toBe("Lay on turn 4: A – fires the heavy_laser, white zone");
});

test("a reason the bot gives goes before what is foreseen", async () => {
  const { advice } = bridge({ move: "take", text: "Take the cards", why: "closes turns 4–7" });
  await advice.ask();
  expect(advice.text).toBe("Take the cards – closes turns 4–7");
});

test("the card and the turn it names are lit", async () => {
  const { advice } = bridge({ move: "place 4 A/red", text: "Lay" });
  await advice.ask();
  expect([advice.named.has("A/red"), advice.isAbout(4), advice.isAbout(5)]).toEqual([true, true, false]);
});

test("a hint about an android's board brings it to the front, and lights nothing on another one", async () => {
  const { advice, planner } = bridge({ move: "place android2 4 A/red", text: "Lay" });
  await advice.ask();
  expect(planner.chosen).toBe("android2");
  expect(advice.isAbout(4)).toBe(false);
  const there = bridge({ move: "place android2 4 A/red", text: "Lay", board: "android2" });
  await there.advice.ask();
  expect(there.advice.isAbout(4)).toBe(true);
});

test("why there is no hint is said where refusals are said", async () => {
  const { advice, refused } = bridge({ trouble: { code: "hint/wait", message: "nothing to do for now" } });
  await advice.ask();
  expect(refused).toEqual(["0 Nothing to do for now."]);
  expect(advice.text).toBe("");
});
