import { expect, test } from "vitest";
import { readInvitation, readKey } from "./keys";

test("a key names its table and its role", () => {
  expect(readKey("abc.2.s-e_c")).toEqual({ text: "abc.2.s-e_c", table: "abc", role: "2" });
  expect(readKey("abc.watch.x")?.role).toBe("watch");
});

test.each(["", "abc", "abc.2", "abc.22.x", "abc.boss.x", "abc.1.x.y", "content"])("%j is no key", (text) => {
  expect(readKey(text)).toBeNull();
});

test.each([
  [" K7P2abcdxy ", { table: "k7p2abcdxy", key: "" }],
  ["http://host:8765/t/k7p2", { table: "k7p2", key: "" }],
  ["https://host/t/k7p2#k7p2.1.secret", { table: "k7p2", key: "k7p2.1.secret" }],
  ["k7p2.1.secret", { table: "k7p2", key: "k7p2.1.secret" }],
])("%j invites to a table", (text, found) => {
  expect(readInvitation(text)).toEqual(found);
});

test.each(["", "hello world", "ab", "https://host/rules"])("%j does not", (text) => {
  expect(readInvitation(text)).toBeNull();
});
