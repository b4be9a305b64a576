import { expect, test } from "vitest";
import { androidsWith, chosenUpTo, isTraining, missionsOf, PACES, placesWith, sourceOf } from "./flight";

const entry = (id: string, kind: string, code = "") => ({
  id,
  kind,
  code,
  name: id,
  kind_name: kind,
  phases: 3,
});
const missions = [entry("test_run_1", "test_run", "S1-1"), entry("mission_1", "mission", "S2-1")] as never;

test("androids fill a crew up to four; alone one plays four", () => {
  expect([1, 2, 3, 4, 5].map((people) => androidsWith(people, false))).toEqual([4, 2, 1, 0, 0]);
});

test("a fifth android comes unless five people leave no room", () => {
  expect([1, 2, 3, 4, 5].map((people) => androidsWith(people, true))).toEqual([5, 3, 2, 1, 0]);
});

test("what is learnt with is apart from what is flown in earnest", () => {
  const { training, mission } = missionsOf(missions);
  expect([training.map(({ id }) => id), mission.map(({ id }) => id)]).toEqual([
    ["test_run_1"],
    ["mission_1"],
  ]);
});

test("a table tells where its mission comes from", () => {
  expect(sourceOf("random", "", missions)).toBe("random");
  expect(sourceOf("mission_1", "", missions)).toBe("mission");
  expect(sourceOf("S1-1", "", missions)).toBe("training");
  expect(sourceOf("random", "daily", missions)).toBe("daily");
  expect(sourceOf("random", "K7-4Q", missions)).toBe("code");
});

test("choices for androids are told up to the last one that is not usual", () => {
  const usual = (n: number) => 2 + n;
  expect(chosenUpTo([], 1, 0, usual)).toEqual([2, 0]);
  expect(chosenUpTo([2, 0], 1, 3, usual)).toEqual([]);
  expect(chosenUpTo([1], 1, 0, usual)).toEqual([1, 0]);
});

test("two androids never act at the same place: whoever had it changes places", () => {
  const usual = (n: number) => 2 + n;
  expect(placesWith([], 1, 2, 2, usual)).toEqual([3, 2]);
  expect(placesWith([3, 2], 1, 3, 2, usual)).toEqual([]);
  expect(placesWith([], 0, 0, 2, usual)).toEqual([0]);
  expect(placesWith([0], 1, 0, 2, usual)).toEqual([3, 0]);
  expect(placesWith([0, 1], 0, 3, 2, usual)).toEqual([3, 1]);
});

test("only paces at which the clock waits are training", () => {
  expect(PACES.filter(isTraining)).toEqual(["pausable", "step"]);
});
