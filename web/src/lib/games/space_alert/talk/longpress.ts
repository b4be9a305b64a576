import type { Attachment } from "svelte/attachments";

const LONG = 480;
const STILL = 9;

/** A long press or the other mouse button on a named part: it is talked about. */
export const longpress =
  (onpart: (part: string) => void): Attachment<HTMLElement> =>
  (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    const partAt = (target: EventTarget | null) =>
      (target as Element | null)?.closest<HTMLElement>("[data-part]")?.dataset.part ?? "";
    const stop = () => clearTimeout(timer);
    const down = (event: PointerEvent) => {
      stop();
      const part = partAt(event.target);
      if (!part || event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        swallowClick(700);
        onpart(part);
      }, LONG);
    };
    const move = (event: PointerEvent) => {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) stop();
    };
    const menu = (event: MouseEvent) => {
      const part = partAt(event.target);
      if (!part) return;
      event.preventDefault();
      stop();
      onpart(part);
    };
    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", stop);
    node.addEventListener("pointercancel", stop);
    node.addEventListener("contextmenu", menu);
    return () => {
      stop();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", stop);
      node.removeEventListener("pointercancel", stop);
      node.removeEventListener("contextmenu", menu);
    };
  };

/** The next click counts for nothing, if it comes within so many ms. */
export function swallowClick(within: number): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), within);
}
