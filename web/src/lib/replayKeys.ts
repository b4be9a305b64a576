import type { Player } from "./replay.svelte";

type Act = (player: Player) => void;

/** As much of an element as matters here. */
interface Focused {
  matches(selector: string): boolean;
}

const ACTS: Readonly<Record<string, Act>> = {
  ArrowLeft: (player) => player.jump(player.at - 1),
  ArrowRight: (player) => player.forward(),
  Home: (player) => player.jump(0),
  End: (player) => player.jump(player.last),
  " ": (player) => player.toggle(),
};

const TYPING = "input:not([type=range]), textarea, select, [contenteditable]";
const PRESSED_BY_SPACE = "button, a, summary";

/** What a key does to a replay; null where it belongs to what has the focus. */
export function actOf(key: string, isTaken: boolean, focus: Focused | null): Act | null {
  if (isTaken || focus?.matches(TYPING)) return null;
  if (key === " " && focus?.matches(PRESSED_BY_SPACE)) return null;
  if (key !== " " && focus?.matches("input")) return null; // the slider has these keys itself
  return ACTS[key] ?? null;
}

/** Let the keys of the whole page move a replay. */
export function onReplayKey(event: KeyboardEvent, player: Player | null): void {
  const isTaken = event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey;
  const act = player && actOf(event.key, isTaken, event.target instanceof Element ? event.target : null);
  if (!player || !act) return;
  event.preventDefault();
  act(player);
}
