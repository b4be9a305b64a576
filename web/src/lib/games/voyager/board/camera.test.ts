import { expect, it } from "vitest";
import { cameraAiming, cameraFor, widthIn } from "./camera";

const MIDDLE = { x: 500, y: 500 };

it("shows the whole board where it fits, in the middle", () => {
  expect(cameraFor({ width: 390, height: 390 }, MIDDLE, 1, false)).toEqual({
    x: 0,
    y: 0,
    width: 1000,
    height: 1000,
  });
  const wide = cameraFor({ width: 768, height: 588 }, { x: 0, y: 0 }, 1, false);
  expect(wide.height).toBeCloseTo(1000);
  expect(wide.x + wide.width / 2).toBeCloseTo(500);
});

it("leaves room for the numbers around it", () => {
  const camera = cameraFor({ width: 700, height: 700 }, MIDDLE, 1, true);
  expect(camera.x).toBe(-22);
  expect(camera.width).toBe(1044);
  expect(widthIn(camera, { width: 700, height: 700 })).toBeCloseTo(670.5, 1);
});

it("keeps what matters in sight in a low strip", () => {
  const camera = cameraFor({ width: 390, height: 150 }, { x: 200, y: 900 }, 1, false);
  expect(camera.width).toBe(1000);
  expect(camera.y + camera.height).toBeCloseTo(1000);
  expect(cameraFor({ width: 390, height: 150 }, { x: 200, y: 300 }, 1, false).y).toBeCloseTo(300 - 192.3, 0);
});

it("comes closer where one looks", () => {
  const camera = cameraFor({ width: 390, height: 195 }, { x: 300, y: 300 }, 2.5, false);
  expect([camera.width, camera.height]).toEqual([400, 200]);
  expect([camera.x, camera.y]).toEqual([100, 200]);
  expect(widthIn(camera, { width: 390, height: 195 })).toBeCloseTo(975);
});

it("stands still for whoever aims at what is in sight, and shows what is not", () => {
  const room = { width: 390, height: 200 };
  const home = { x: 200, y: 300 };
  const still = cameraFor(room, home, 1, false);
  expect(cameraAiming(room, home, null, 1, false)).toEqual(still);
  expect(cameraAiming(room, home, { x: 600, y: 480 }, 1, false)).toEqual(still);
  const away = { x: 600, y: 900 };
  expect(cameraAiming(room, home, away, 1, false)).toEqual(cameraFor(room, away, 1, false));
});
