/** Where we are: the path, its parameters, and what stands behind the # (keys travel only there). */

export type Route =
  | { readonly page: "home" }
  | { readonly page: "new"; readonly game: string }
  | { readonly page: "table"; readonly table: string }
  | { readonly page: "replay"; readonly table: string }
  | { readonly page: "rules"; readonly game: string }
  | { readonly page: "learn"; readonly game: string; readonly lesson: string }
  | { readonly page: "settings" }
  | { readonly page: "device" }
  | { readonly page: "missing" };

/** Read a path. */
export function readPath(path: string): Route {
  const [first = "", second = "", third = "", ...rest] = path
    .split("/")
    .filter(Boolean)
    .map(decodeURIComponent);
  if (rest.length > 0) return { page: "missing" };
  if (first === "") return { page: "home" };
  if (first === "new" && second && !third) return { page: "new", game: second };
  if (first === "t" && second && !third) return { page: "table", table: second };
  if (first === "replay" && !third) return { page: "replay", table: second };
  if (first === "rules" && second && !third) return { page: "rules", game: second };
  if (first === "learn" && second) return { page: "learn", game: second, lesson: third };
  if (first === "settings" && !second) return { page: "settings" };
  if (first === "device" && !second) return { page: "device" };
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
