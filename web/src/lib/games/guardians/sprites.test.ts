import { expect, test } from "vitest";
import { faceKey, mine, monster } from "./pieces";
import { eyesOf, pathOf, SPRITE_HEIGHT, SPRITE_WIDTH, SPRITES } from "./sprites";

test.each([1, 2, 3, 4, 5])("the creature worth %s has as many eyes", (eyes) => {
  expect(eyesOf(`monster ${eyes}`)).toBe(eyes);
});

test("every piece but fighters has a picture", () => {
  const ships = (["ship", "damaged_ship"] as const).flatMap((kind) =>
    (["left", "right"] as const).map((half) => faceKey({ kind, eyes: null, half, seat: null })),
  );
  const faces = [...[1, 2, 3, 4, 5].map((eyes) => faceKey(monster(eyes))), ...ships, faceKey(mine)];
  expect(Object.keys(SPRITES).sort()).toEqual(faces.sort());
});

test("a run of pixels is one rectangle", () => {
  expect(pathOf("##.\n..#", "#")).toBe("M0 0h2v1h-2zM2 1h1v1h-1z");
});

test("pictures stay inside their frame", () => {
  for (const layer of Object.values(SPRITES).flat()) {
    for (const [, x, y, run] of layer.path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
      expect(Number(x) + Number(run)).toBeLessThanOrEqual(SPRITE_WIDTH);
      expect(Number(y)).toBeLessThan(SPRITE_HEIGHT);
    }
  }
});
