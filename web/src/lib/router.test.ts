import { expect, test } from "vitest";
import { readPath } from "./router.svelte";

test.each([
  ["/", { page: "home" }],
  ["/new/guardians", { page: "new", game: "guardians" }],
  ["/t/ab2cd3", { page: "table", table: "ab2cd3" }],
  ["/replay", { page: "replay", table: "" }],
  ["/replay/ab2cd3", { page: "replay", table: "ab2cd3" }],
  ["/rules/guardians", { page: "rules", game: "guardians" }],
  ["/learn/guardians/basic", { page: "learn", game: "guardians", lesson: "basic" }],
  ["/settings", { page: "settings" }],
  ["/device", { page: "device" }],
])("%s is a page", (path, route) => {
  expect(readPath(path)).toEqual(route);
});

test.each(["/nowhere", "/t", "/t/a/b", "/settings/x", "/device/abcde-fghjk", "/new", "/a/b/c/d"])(
  "%s is not",
  (path) => {
    expect(readPath(path)).toEqual({ page: "missing" });
  },
);
