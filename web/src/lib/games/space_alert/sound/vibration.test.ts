import { afterEach, expect, test, vi } from "vitest";
import { words } from "../../../words/space_alert";
import type { Announcement } from "./script";
import { patternOf, vibrate } from "./vibration";

afterEach(() => vi.unstubAllGlobals());

test("kinds can be told apart by hand, and a serious threat from a common one", () => {
  const kinds = Object.keys(words.en.said).filter(
    (kind) => kind !== "last_warning",
  ) as Announcement["kind"][];
  const patterns = kinds.map((kind) => JSON.stringify(patternOf({ at: 0, kind })));
  expect(new Set(patterns).size).toBe(kinds.length);
  const threat: Announcement = { at: 0, kind: "threat" };
  expect(patternOf({ ...threat, is_serious: true })).not.toEqual(patternOf(threat));
});

test("a device that cannot vibrate is left alone", () => {
  vi.stubGlobal("navigator", {});
  expect(() => vibrate({ at: 0, kind: "threat" })).not.toThrow();
});
