import { expect, test } from "vitest";
import { addressIn, readKey } from "./keys";

test("a key names its table and its role", () => {
  expect(readKey("abc.2.s-e_c")).toEqual({ text: "abc.2.s-e_c", table: "abc", role: "2" });
  expect(readKey("abc.watch.x")?.role).toBe("watch");
});

test.each(["", "abc", "abc.2", "abc.22.x", "abc.boss.x", "abc.1.x.y", "content"])("%j is no key", (text) => {
  expect(readKey(text)).toBeNull();
});

test.each([
  [" K7P2abcdxy ", "/t/k7p2abcdxy"],
  ["k7p2 abcd xy", "/t/k7p2abcdxy"],
  ["http://host:8765/t/k7p2", "/t/k7p2"],
  ["https://host/t/k7p2#k7p2.1.secret", "/t/k7p2#k7p2.1.secret"],
  ["k7p2.1.secret", "/t/k7p2#k7p2.1.secret"],
  ["/t/k7p2/", "/t/k7p2"],
  ["/t/k7p2?x=1", "/t/k7p2"],
  ["https://host/t/k7p2/?x=1&y=2#k7p2.1.s-e_C", "/t/k7p2#k7p2.1.s-e_C"],
  ["HTTPS://HOST/T/K7P2", "/t/k7p2"],
  ["Come and play: https://host/t/k7p2. See you!", "/t/k7p2"],
  ["Play (https://host/t/k7p2#k7p2.1.secret).", "/t/k7p2#k7p2.1.secret"],
  ["URL:https://host/t/k7p2\n", "/t/k7p2"],
  ["host/replay/k7p2", "/replay/k7p2"],
  ["https://host/replay/k7p2/#move-12", "/replay/k7p2#move-12"],
])("%j leads to a table or a replay", (text, address) => {
  expect(addressIn(text)).toBe(address);
});

test.each(["", "hello world", "ab", "https://host/rules", "https://host/t/"])("%j leads nowhere", (text) => {
  expect(addressIn(text)).toBeNull();
});
