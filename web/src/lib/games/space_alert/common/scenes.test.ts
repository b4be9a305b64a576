import { expect, test } from "vitest";
import type { SpaceAlertCatalogue, SpaceAlertShown } from "../../../protocol/messages";
import { trackScenes } from "./scenes";

const TRACKS = { T2: "XZ", T4: "XYZ", T6: "XYYZ" } as const;
const WORDS = { x: "x", y: "y", z: "z", x_brief: "x", y_brief: "y", z_brief: "z" };
const BOX = {
  tracks: [],
  threats: [{ id: "frigate", kind: "external", name: "Frigate", rules: [], ...WORDS }],
} as unknown as SpaceAlertCatalogue;

/** Which marks of a threat are over that has carried out its actions so often. */
function past(track: keyof typeof TRACKS, x: number, y: number, z: number): string {
  const marks = [...TRACKS[track]].map((mark, n) => ({ mark, space: 9 - n }));
  const threat = { number: 3, card: "frigate", zone: "red", status: "on_track", hit_points: 7, x, y, z };
  const view = { tracks: [{ zone: "red", id: track, spaces: 10, marks }], threats: [threat], outlook: null };
  const [scene] = trackScenes(view as unknown as SpaceAlertShown, BOX, () => "");
  return (scene?.threats[0]?.marks ?? []).flatMap(({ mark, isPast }) => (isPast ? [mark] : [])).join("");
}

test.each([
  [0, 0, 0, ""],
  [1, 0, 0, "X"],
  [1, 1, 0, "XY"],
  [1, 1, 1, "XYZ"],
])("after %i X, %i Y and %i Z these are over: %s", (x, y, z, over) => {
  expect(past("T4", x, y, z)).toBe(over);
});

test("of two Ys on a trajectory the second one is still to come", () => {
  expect([past("T6", 1, 1, 0), past("T6", 1, 2, 0)]).toEqual(["X", "XY"]);
});

test("a Y that a trajectory does not have will never come", () => {
  expect(past("T2", 0, 0, 0)).toBe("Y");
});
