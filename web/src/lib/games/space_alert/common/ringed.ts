import type { Attachment } from "svelte/attachments";
import type { Ring } from "./scene";

/** A ring around an element while somebody points at its part, with what was said (drawn by `planning/Board.svelte`). */
export const ringed =
  (rings: readonly Ring[], part: string): Attachment<HTMLElement> =>
  ({ dataset, style }) => {
    const ring = rings.findLast((one) => one.part === part);
    if (!ring) return;
    dataset.ring = ring.text;
    style.setProperty("--ring", ring.tone);
    return () => delete dataset.ring;
  };
