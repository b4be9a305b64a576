import { expect, test, vi } from "vitest";
import type { SeatInfo } from "../protocol/messages";
import type { Link } from "./connection";
import { Hearing } from "./hearing.svelte";

const ask = vi.fn((_: unknown) => Promise.resolve(0));
const link = { ask } as unknown as Link;
const said = () => ask.mock.calls.map(([asking]) => (asking as { on: boolean }).on);
const seat = (n: number, more: Partial<SeatInfo> = {}) =>
  ({ seat: n, kind: "person", stand_in: "", ...more }) as SeatInfo;

test("what a device hears is said when it changes, and again with a new connection", () => {
  ask.mockClear();
  const hearing = new Hearing(() => [link, link]);
  hearing.say(false);
  hearing.again(link);
  expect(said()).toEqual([]);
  hearing.say(true);
  hearing.say(true);
  expect(said()).toEqual([true, true]);
  hearing.again(link);
  hearing.say(false);
  expect(said()).toEqual([true, true, true, false, false]);
});

test("a connection that is lost meanwhile is no trouble of anybody's", () => {
  const broken = { ask: () => Promise.reject({ code: "socket/offline" }) } as unknown as Link;
  expect(() => new Hearing(() => [broken]).say(true)).not.toThrow();
});

test("only people who are here are told to have no sound, and only where a game speaks", () => {
  const hearing = new Hearing(() => []);
  hearing.seats = [1];
  expect(hearing.isDeaf(seat(0), [0, 1])).toBe(false);
  hearing.say(true);
  expect(hearing.isDeaf(seat(0), [0, 1])).toBe(true);
  expect(hearing.isDeaf(seat(1), [0, 1])).toBe(false);
  expect(hearing.isDeaf(seat(2), [0, 1])).toBe(false);
  expect(hearing.isDeaf(seat(0, { kind: "bot" }), [0, 1])).toBe(false);
  expect(hearing.isDeaf(seat(0, { stand_in: "easy" }), [0, 1])).toBe(false);
});
