import type { Cockpit } from "../common/cockpit.svelte";

/** Where a seat's rocket is, in words of the box. */
export function whereabouts(cockpit: Cockpit, seat: number): string {
  const { view, box, t } = cockpit;
  const rocket = view.seats[seat]?.rocket;
  if (!rocket || !box) return t.noRocket;
  if (rocket.body !== null) return box.bodies.find(({ id }) => id === rocket.body)?.on ?? "";
  const near = view.bodies.filter(({ space }) => space === rocket.space).map(({ id }) => id);
  const planet = box.bodies.find(({ id, around }) => around === null && near.includes(id))?.name;
  const ring = box.rings.find(({ spaces }) => spaces.some(({ id }) => id === rocket.space))?.within ?? "";
  return planet ? `${ring} · ${planet}` : ring;
}
