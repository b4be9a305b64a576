import { beforeEach, expect, test, vi } from "vitest";
import type { EventData } from "../../protocol/messages";
import { Pace } from "../../table/pace";
import { placeText } from "./geometry";
import { signOf, viewOf } from "./pictured";
import { GuardiansScene } from "./scene.svelte";

const drawn = (scene: GuardiansScene) =>
  scene.pieces.map((piece) => `${signOf(piece)}${placeText(piece)}`).sort();

let scene: GuardiansScene;
beforeEach(() => {
  vi.stubGlobal("document", { hidden: false });
  scene = new GuardiansScene(
    new Pace(
      () => 1,
      () => true,
    ),
  );
});

async function show(picture: string, ...events: EventData[]): Promise<string[]> {
  scene.settle(viewOf(picture));
  await scene.play(events);
  return drawn(scene);
}

test("a monster that is shot leaves the board", async () => {
  const event = { event: "monster_taken", seat: 0, space: "1/2", eyes: 3 };
  expect(await show(". 3 . . . .\n. R . . . .", event)).toEqual(["R2/2"]);
});

test("the half that is left of a ship is seen to be broken", async () => {
  const event = { event: "ship_damaged", seat: 0, space: "1/2", half: "left" };
  expect(await show(". < > . . .\n. R . . . .", event)).toEqual([")1/3", "R2/2"]);
});

test("invaders come down down to the row that is named, nothing else does", async () => {
  const event = { event: "invaders_advanced", last_row: 1 };
  expect(await show("1 . . . . .\n. 2 . . . .\n. . * R . .", event)).toEqual([
    "*3/3",
    "12/1",
    "22/2",
    "R3/4",
  ]);
});

test("a fighter that collides is gone, and so is the invader", async () => {
  const picture = "1 2 . . . .\nR . . . . .";
  const events = [
    { event: "invaders_advanced", last_row: 2 },
    { event: "fighter_lost", seat: 0, space: "2/1", kind: "monster", eyes: 1, half: null },
  ];
  expect(await show(picture, ...events)).toEqual(["22/2"]);
});

test("the mine takes one invader with it", async () => {
  const events = [
    { event: "mine_moved", seat: 0, from: "1/1", to: "1/2" },
    { event: "mine_exploded", space: "1/2", kind: "monster", eyes: 4, half: null },
  ];
  expect(await show("* 4 5 . . .", ...events)).toEqual(["51/3"]);
});

test("reinforcements lie in the top row, a ship on two spaces", async () => {
  const events = [
    { event: "ship_laid", space: "1/1" },
    { event: "invader_laid", space: "1/3", eyes: 5 },
  ];
  expect(await show(". . . . . .", ...events)).toEqual(["51/3", "<1/1", ">1/2"]);
});

test("the next view has the last word, and pieces that stayed keep their identity", async () => {
  scene.settle(viewOf("1 2 . . . ."));
  const before = new Map(scene.pieces.map((piece) => [signOf(piece), piece.id]));
  scene.settle(viewOf("1 . 2 . . ."));
  expect(drawn(scene)).toEqual(["11/1", "21/3"]);
  expect(scene.pieces.find(({ eyes }) => eyes === 1)?.id).toBe(before.get("1"));
});

test("where something happened stays marked", async () => {
  await show(". 3 . . . .\n. R . . . .", { event: "monster_taken", seat: 0, space: "1/2", eyes: 3 });
  expect([...scene.marks]).toEqual(["1/2"]);
});

test("a fighter comes in from below the last row, however many rows there are", async () => {
  const seen: number[] = [];
  scene.settle(viewOf("1 . .\n. . .\n. . ."));
  const shown = scene.play([{ event: "fighter_placed", seat: 0, space: "3/2" }]);
  seen.push(scene.pieces.find(({ seat }) => seat === 0)?.row ?? 0);
  await shown;
  seen.push(scene.pieces.find(({ seat }) => seat === 0)?.row ?? 0);
  expect(seen).toEqual([4, 3]);
});
