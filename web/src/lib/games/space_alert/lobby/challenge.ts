import type { Challenge } from "../../../protocol/messages";

/** The challenge a file holds; null: it holds none. Whether it can be flown here is for the server to say. */
export function challengeIn(text: string): Challenge | null {
  try {
    const read = JSON.parse(text) as Partial<Challenge> | null;
    const isWhole =
      typeof read?.sealed === "string" && typeof read.seed === "string" && typeof read.options === "object";
    return isWhole ? (read as Challenge) : null;
  } catch {
    return null;
  }
}
