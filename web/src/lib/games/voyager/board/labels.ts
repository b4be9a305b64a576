import { countOf, type Lang, say } from "../../../i18n/say";
import type { VoyagerCatalogue, VoyagerShown } from "../../../protocol/messages";
import { words } from "../speech.svelte";

/** What is known about the spaces beside the view. */
export interface Told {
  readonly view: VoyagerShown;
  readonly box: VoyagerCatalogue;
  readonly lang: Lang;
  readonly nameOf: (seat: number) => string;
}

/** A ring as a group: "Mars ring, 8 spaces". */
export function ringLabel({ box, lang }: Told, ring: string): string {
  const entry = box.rings.find(({ id }) => id === ring);
  const spaces = countOf(words(lang).nouns.spaces, entry?.spaces.length ?? 0);
  return say(words(lang).spaces.ring, { ring: entry?.name ?? ring, spaces });
}

/** A space with all that is in it and what it takes to get there, in sentences. */
export function spaceLabel(told: Told, space: string, isAimed: boolean, isHinted: boolean): string {
  const { lang } = told;
  const texts = words(lang).spaces;
  const parts = [placeText(told, space), ...bodyTexts(told, space), ...rocketTexts(told, space)];
  const danger = told.view.rings.find(({ spaces }) => spaces.includes(space))?.danger ?? null;
  if (danger !== null) parts.push(say(texts.danger, { needed: danger }));
  const said = [`${parts.join(", ")}.`, reachText(told, space)];
  if (isHinted) said.push(texts.hinted);
  if (isAimed) said.push(texts.aimed);
  return said.filter(Boolean).join(" ");
}

function placeText({ box, lang }: Told, space: string): string {
  const texts = words(lang).spaces;
  const ring = box.rings.find(({ spaces }) => spaces.some(({ id }) => id === space));
  const name = ring?.name ?? "";
  const count = ring?.spaces.length ?? 0;
  if (count <= 1) return say(texts.only, { ring: name });
  return say(texts.space, { ring: name, number: space.split("/").at(-1) ?? "", count });
}

/** A body, what stands on it, and what landing takes and gives. */
function bodyTexts({ view, box, lang, nameOf }: Told, space: string): string[] {
  const texts = words(lang).spaces;
  return view.bodies.flatMap((body) => {
    const entry = box.bodies.find(({ id }) => id === body.id);
    if (body.space !== space || !entry) return [];
    const building =
      body.building !== null && body.owner !== null
        ? say(texts.building, { building: words(lang).buildings[body.building], name: nameOf(body.owner) })
        : "";
    const odds = view.outlook?.worlds.find(({ id }) => id === body.id);
    const needed = odds?.odds.needed ?? body.landing;
    const stars = odds?.stars ?? body.stars;
    const landing = body.landing === null ? "" : needed ? say(texts.needs, { needed }) : texts.sure;
    const named = building ? `${entry.name}: ${building}` : entry.name;
    return [named, landing, landing && countOf(words(lang).nouns.star, stars)].filter(Boolean);
  });
}

function rocketTexts({ view, lang, nameOf }: Told, space: string): string[] {
  const texts = words(lang).spaces;
  return view.seats.flatMap(({ rocket }, seat) => {
    if (rocket?.space !== space) return [];
    return [seat === view.seat ? texts.own_rocket : say(texts.rocket, { name: nameOf(seat) })];
  });
}

function reachText({ view, lang }: Told, space: string): string {
  const texts = words(lang).spaces;
  if (!view.outlook || view.asked !== view.seat || view.stage !== "act") return "";
  const reach = view.outlook.reach.find((one) => one.space === space);
  if (!reach) return view.seats[view.seat ?? 0]?.rocket?.space === space ? "" : texts.out_of_reach;
  if (reach.actions === 0) return texts.in_reach_free;
  const action = countOf(words(lang).nouns.action, reach.actions);
  return say(reach.flights > 1 ? texts.later : texts.in_reach, { action });
}
