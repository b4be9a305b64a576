/** Where we are: the path, its parameters, and what stands behind the # (keys travel only there). */

import { hasOwnPage } from "./games/pages";

export type Route =
  | { readonly page: "home" }
  | { readonly page: "new"; readonly game: string }
  | { readonly page: "table"; readonly table: string }
  | { readonly page: "screen"; readonly table: string }
  | { readonly page: "daily"; readonly game: string; readonly day: string }
  | { readonly page: "puzzle"; readonly game: string; readonly day: string }
  | { readonly page: "crew"; readonly crew: string }
  | { readonly page: "debrief"; readonly table: string }
  | { readonly page: "review"; readonly table: string }
  | { readonly page: "replay"; readonly table: string }
  | { readonly page: "rules"; readonly game: string }
  | { readonly page: "learn"; readonly game: string; readonly lesson: string }
  | { readonly page: "settings" }
  | { readonly page: "device" }
  | { readonly page: "own"; readonly name: string }
  | { readonly page: "missing" };

/** The parts of a path as people read them; null where it is no text. */
function partsOf(path: string): string[] | null {
  try {
    return path
      .split("/")
      .map((part) => decodeURIComponent(part).trim())
      .filter(Boolean);
  } catch {
    return null;
  }
}

/** Read a path; codes of tables may be written in capitals. */
export function readPath(path: string): Route {
  const parts = partsOf(path);
  const [page = "", second = "", third = "", ...rest] = parts ?? [];
  const first = page.toLowerCase();
  const table = second.toLowerCase();
  if (!parts || rest.length > 0) return { page: "missing" };
  if (first === "") return { page: "home" };
  if (first === "new" && second && !third) return { page: "new", game: second };
  if (first === "t" && second && !third) return { page: "table", table };
  if (first === "t" && second && third.toLowerCase() === "screen") return { page: "screen", table };
  if (first === "daily" && second) return { page: "daily", game: second, day: third };
  if (first === "puzzle" && second) return { page: "puzzle", game: second, day: third };
  if (first === "crew" && second && !third) return { page: "crew", crew: second };
  if (first === "t" && second && third.toLowerCase() === "debrief") return { page: "debrief", table };
  if (first === "t" && second && third.toLowerCase() === "review") return { page: "review", table };
  if (first === "replay" && !third) return { page: "replay", table };
  if (first === "rules" && second && !third) return { page: "rules", game: second };
  if (first === "learn" && second) return { page: "learn", game: second, lesson: third };
  if (first === "settings" && !second) return { page: "settings" };
  if (first === "device" && !second) return { page: "device" };
  if (hasOwnPage(first) && !second) return { page: "own", name: first };
  return { page: "missing" };
}

class Router {
  route = $state<Route>(readPath(globalThis.location?.pathname ?? "/"));
  hash = $state(globalThis.location?.hash.slice(1) ?? "");

  /** Follow the browser's own buttons and the links of our pages. */
  start(): void {
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
    document.addEventListener("click", (event) => this.follow(event));
  }

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.read();
    scrollTo(0, 0);
  }

  private read(): void {
    this.route = readPath(location.pathname);
    this.hash = location.hash.slice(1);
  }

  private follow(event: MouseEvent): void {
    const link = (event.target as Element).closest?.("a");
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || !isPlain || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api")) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
