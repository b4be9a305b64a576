/** Which requests the box's worker answers; all others go to the server as if it were not there. */

export type Route = "page" | "asset" | "catalogue" | "leave";

/** A request as far as it matters here. */
export interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/** How a page of this origin asks; nothing but the box's page, built files and the box's catalogue is kept. */
export function routeOf({ method, mode, url }: Asked, origin: string): Route {
  const address = new URL(url);
  if (method !== "GET" || address.origin !== origin) return "leave";
  if (mode === "navigate") return isBox(address.pathname) ? "page" : "leave";
  if (address.pathname.startsWith("/assets/")) return "asset";
  return address.pathname === "/api/games/space_alert/catalogue" ? "catalogue" : "leave";
}

const isBox = (path: string): boolean => path === "/box" || path === "/box/";
