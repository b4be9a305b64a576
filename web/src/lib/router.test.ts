import { expect, test } from "vitest";
import { readPath } from "./router.svelte";

test.each([
  ["/", { page: "home" }],
  ["/new/guardians", { page: "new", game: "guardians" }],
  ["/t/ab2cd3", { page: "table", table: "ab2cd3" }],
  ["/t/AB2CD3", { page: "table", table: "ab2cd3" }],
  ["/T/ab2cd3/", { page: "table", table: "ab2cd3" }],
  ["/t/%20ab2cd3%20", { page: "table", table: "ab2cd3" }],
  ["/t/AB2CD3/screen", { page: "screen", table: "ab2cd3" }],
  ["/t/AB2CD3/debrief", { page: "debrief", table: "ab2cd3" }],
  ["/daily/space_alert", { page: "daily", game: "space_alert", day: "" }],
  ["/daily/space_alert/2026-11-17", { page: "daily", game: "space_alert", day: "2026-11-17" }],
  ["/crew/c0de", { page: "crew", crew: "c0de" }],
  ["/replay/", { page: "replay", table: "" }],
  ["/replay", { page: "replay", table: "" }],
  ["/replay/ab2cd3", { page: "replay", table: "ab2cd3" }],
  ["/rules/guardians", { page: "rules", game: "guardians" }],
  ["/learn/guardians/basic", { page: "learn", game: "guardians", lesson: "basic" }],
  ["/settings", { page: "settings" }],
  ["/device", { page: "device" }],
  ["/box", { page: "own", name: "box" }],
  ["/box/", { page: "own", name: "box" }],
])("%s is a page", (path, route) => {
  expect(readPath(path)).toEqual(route);
});

test.each([
  "/nowhere",
  "/t",
  "/t/a/b",
  "/daily",
  "/crew/a/b",
  "/settings/x",
  "/device/abcde-fghjk",
  "/new",
  "/a/b/c/d",
  "/t/%E0%A4%A",
  "/rules/100%",
])("%s is not", (path) => {
  expect(readPath(path)).toEqual({ page: "missing" });
});
