import type { SpaceAlertShownCard } from "../../../protocol/messages";
import { swallowClick } from "../talk/longpress";
import type { Half } from "./plan";
import type { Planner } from "./planner.svelte";

/** What is dragged: a card of the hand, or one from a slot. */
type Cargo =
  | { readonly card: SpaceAlertShownCard; readonly up: Half; readonly place: number }
  | { readonly slot: number; readonly card: SpaceAlertShownCard; readonly up: Half };

const FAR_ENOUGH = 8;

/** Dragging does what two taps do: a card follows the finger and is laid where it is let go. */
export class Drag {
  at = $state.raw<{ readonly x: number; readonly y: number; readonly cargo: Cargo } | null>(null);
  /** The slot under the finger. */
  over = $state<number | null>(null);
  private start: { x: number; y: number; cargo: Cargo } | null = null;
  private hasMoved = false;

  constructor(private readonly planner: Planner) {}

  /** A finger comes down on a card. */
  begin(event: PointerEvent, cargo: Cargo): void {
    if (event.button !== 0) return;
    (event.target as Element).releasePointerCapture?.(event.pointerId);
    this.start = { x: event.clientX, y: event.clientY, cargo };
    this.hasMoved = false;
  }

  move(event: PointerEvent): void {
    if (!this.start) return;
    const { clientX: x, clientY: y } = event;
    const isFar = Math.hypot(x - this.start.x, y - this.start.y) > FAR_ENOUGH;
    if (!this.hasMoved && !isFar) return;
    this.hasMoved = true;
    this.at = { x, y, cargo: this.start.cargo };
    this.over = slotAt(x, y);
  }

  end(event: PointerEvent): void {
    const { start, hasMoved } = this;
    this.cancel();
    if (!start || !hasMoved) return;
    const slot = slotAt(event.clientX, event.clientY);
    const { cargo } = start;
    if ("slot" in cargo) {
      if (slot !== null) this.planner.exchange(cargo.slot, slot);
      else if (document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-hand]")) {
        this.planner.remove(cargo.slot);
      }
    } else if (slot !== null) {
      this.planner.held = { from: "hand", ...cargo };
      this.planner.press(slot);
    }
    swallowClick(0); // what was dragged is not pressed as well
  }

  cancel(): void {
    this.start = null;
    this.at = null;
    this.over = null;
  }
}

function slotAt(x: number, y: number): number | null {
  const slot = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-slot]")?.dataset.slot;
  return slot ? Number(slot) : null;
}
