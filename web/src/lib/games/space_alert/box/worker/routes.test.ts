import { expect, test } from "vitest";
import { routeOf } from "./routes";

const ORIGIN = "https://table.example";
const get = (path: string, mode = "cors", method = "GET") =>
  routeOf({ method, mode, url: new URL(path, ORIGIN).href }, ORIGIN);

test("of all pages only the box's own is kept", () => {
  expect(["/box", "/box/", "/box?rate=4"].map((path) => get(path, "navigate"))).toEqual([
    "page",
    "page",
    "page",
  ]);
  for (const path of ["/", "/t/abcdefghij", "/replay", "/settings", "/boxes", "/box/worker"]) {
    expect([path, get(path, "navigate")]).toEqual([path, "leave"]);
  }
});

test("of all the server is asked only the box's catalogue is kept", () => {
  expect(get("/api/games/space_alert/catalogue?lang=pl")).toBe("catalogue");
  for (const path of [
    "/api/games",
    "/api/games/guardians/catalogue",
    "/api/tables/abc",
    "/api/guests/me/tables",
  ]) {
    expect([path, get(path)]).toEqual([path, "leave"]);
  }
});

test("built files are kept; what is posted, or belongs to others, is not looked at", () => {
  expect(get("/assets/index-1a2b.js")).toBe("asset");
  expect(get("/api/games/space_alert/catalogue", "cors", "POST")).toBe("leave");
  expect(get("https://other.example/assets/index.js")).toBe("leave");
});
