import type { Film } from "./film.svelte";

/** The film by keyboard: space plays and stops, arrows step, Home and End go to the ends; before a turn any of them goes on. */
export function onFilmKey(event: KeyboardEvent, film: Film, ongo: (() => void) | null): void {
  const target = event.target as HTMLElement;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target.matches?.("input, textarea, select, [role='gridcell']")) return;
  if (event.key === " " && target.matches?.("button, a")) return;
  const act = ongo && (event.key === " " || event.key === "Enter") ? ongo : KEYS[event.key];
  if (!act) return;
  event.preventDefault();
  act(film);
}

const KEYS: Readonly<Record<string, (film: Film) => void>> = {
  " ": (film) => film.toggle(),
  ArrowLeft: (film) => film.back(),
  ArrowRight: (film) => film.forward(),
  Home: (film) => film.seek({ take: 0, shot: -1 }),
  End: (film) => film.seek({ take: film.takes.length - 1, shot: Number.MAX_SAFE_INTEGER }),
};
