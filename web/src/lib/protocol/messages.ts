/** The generated types, under the names the client uses; `Error` would hide the browser's own. */
export type * from "./types";
export type { Error as Refused } from "./types";
export type Lang = "pl" | "en";
export type EventData = Readonly<Record<string, unknown>> & { readonly event: string };
