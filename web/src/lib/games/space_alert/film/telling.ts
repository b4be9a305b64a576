import { countOf, type Lang, say, sentence } from "../../../i18n/say";
import type { SpaceAlertCatalogue } from "../../../protocol/messages";
import { words } from "../speech.svelte";
import { type FilmEvent, first as firstOf, type Named } from "./events";
import type { Picture } from "./facts";
import type { Moment } from "./moments";

/** What sentences need to know: the language, what is printed in the box, and what people are called. */
export interface Voice {
  readonly lang: Lang;
  readonly catalogue: SpaceAlertCatalogue | null;
  readonly nameOf: (member: string) => string;
}

/** A moment in words: what it is, and a sentence more; empty where there is nothing to add. */
export interface Told {
  readonly title: string;
  readonly text: string;
}

type Table = Readonly<Record<string, string>>;
type Values = Readonly<Record<string, string | number>>;

const find = (table: Table, key: string): string => table[key] ?? "";
const fill = (template: string, values: Values): string => say(template as string, values as never);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The name on a threat's card; the card's id where the box is not known yet. */
export function threatName({ catalogue }: Voice, card: string | null | undefined): string {
  return card ? (catalogue?.threats.find(({ id }) => id === card)?.name ?? card) : "";
}

/** What a mark of a threat says on its card. */
function markText({ catalogue }: Voice, { card, mark }: Named<"mark_reached">): string {
  const entry = catalogue?.threats.find(({ id }) => id === card);
  return entry ? { X: entry.x, Y: entry.y, Z: entry.z }[mark] : "";
}

const zoneName = ({ lang }: Voice, zone: string): string => capital(find(words(lang).zones_in_full, zone));

/** The half of a card in words. */
export const halfName = (lang: Lang, half: string): string => find(words(lang).halves, half);

/** The event that says what became of a card: the first after it. */
const effectOf = ({ events }: Moment): FilmEvent | undefined => events[1];

/** Which words tell a moment; a card is told by what it did. */
function keyOf(moment: Moment): string {
  const [first] = moment.events;
  if (first?.event === "card_revealed") {
    const effect = effectOf(moment);
    if (effect?.event === "member_moved" && moment.events.some(({ event }) => event === "interceptors_out"))
      return "interceptors_out";
    return effect?.event ?? (first.action === "C" ? "at_window" : "card_revealed");
  }
  if (first?.event === "computer_checked") return first.maintained ? "computer_awake" : "computer_asleep";
  return moment.kind;
}

/** The values of all events of a moment, in words. */
function valuesOf(moment: Moment, picture: Picture, voice: Voice): Values {
  const { lang } = voice;
  const spoken = words(lang);
  const values: Record<string, string | number> = {};
  for (const event of [...moment.events].reverse()) {
    for (const [field, value] of Object.entries(event)) {
      if (typeof value === "string" || typeof value === "number") values[field] = value;
    }
  }
  const at = (table: Table, field: string) => {
    if (typeof values[field] === "string")
      values[field] = find(table, String(values[field])) || values[field];
  };
  const card =
    moment.events.map((event) => ("card" in event ? event.card : null)).find(Boolean) ??
    cardOf(moment, picture);
  const meant =
    moment.threat ?? moment.events.flatMap((event) => ("threat" in event ? [event.threat] : []))[0];
  const threat = picture.threats.find(({ number }) => number === meant);
  values.left ??= threat?.hit_points ?? 0;
  values.speed = threat?.speed ?? 0;
  values.threat = threatName(voice, card);
  values.threats = [
    ...new Set(moment.events.map((event) => ("card" in event ? threatName(voice, event.card) : ""))),
  ].join(", ");
  values.member = moment.member ? voice.nameOf(moment.member) : "";
  values.weapon = capital(find(spoken.weapons, String(moment.weapon ?? values.weapon ?? "")));
  if (typeof values.zone === "string") values.zone = zoneName(voice, values.zone);
  at(spoken.stations, "from");
  at(spoken.stations, "to");
  at(spoken.stations, "station");
  at(spoken.halves, "action");
  at(spoken.tokens, "token");
  at(spoken.delays, "reason");
  const doubled = moment.events.find((event) => event.event === "damage_doubled");
  if (doubled) values.zones = doubled.zones.map((zone) => find(spoken.zones, zone)).join(", ");
  values.counted = countOf(words(lang).nouns.point, Number(values.points ?? 0));
  values.shield = moment.sum?.shield ?? values.shield ?? 0;
  values.result = moment.sum?.result ?? 0;
  return values;
}

const cardOf = (moment: Moment, picture: Picture): string | null =>
  picture.threats.find(({ number }) => number === moment.threat)?.card ?? null;

/** Tell a moment, with the picture it leaves. */
export function tell(moment: Moment, picture: Picture, voice: Voice): Told {
  const { moments, events } = words(voice.lang);
  const key = keyOf(moment);
  const values = valuesOf(moment, picture, voice);
  const template = find(moments, key);
  const title = template
    ? fill(template, values)
    : String(values.threat || voice.nameOf(moment.member ?? ""));
  const text = textOf(moment, key, values, picture, voice);
  return {
    title: capital(title),
    text: sentence(text || (template ? "" : fill(find(events, key), values).trim())),
  };
}

/** The sentence that goes with a moment. */
function textOf(moment: Moment, key: string, values: Values, picture: Picture, voice: Voice): string {
  const { tellings } = words(voice.lang);
  const plain = (name: string, more: Values = {}) => fill(find(tellings, name), { ...values, ...more });
  const [first] = moment.events;
  const has = (event: FilmEvent["event"]) => moment.events.some((one) => one.event === event);
  const energy = (zone: string) => picture.ship.zones.find(({ id }) => id === zone)?.reactor ?? 0;
  switch (key) {
    case "threat_appeared":
      return plain(key, { about: aboutText(first as Named<"threat_appeared">, voice) });
    case "member_moved":
      if (first?.event !== "card_revealed") return plain("member_moved_home");
      return plain(first.action === "deck" ? "member_moved_by_lift" : key);
    case "weapon_fired": {
      const fired = firstOf(moment.events, "weapon_fired");
      const text = fired?.energy == null ? plain(key) : plain("weapon_fired_energy");
      return fired?.heroic ? `${plain("heroic")} ${text}` : text;
    }
    case "shield_filled":
      return plain(key, { energy: energy(firstOf(moment.events, "shield_filled")?.zone ?? "") });
    case "reactor_filled":
      return plain(key, { energy: energy("white") });
    case "card_in_vain":
      return whyText(moment, voice) || plain(key);
    case "delayed":
      return has("card_lost") ? `${plain(key)} ${plain("card_lost")}` : plain(key);
    case "knocked_out":
      return plain(values.threat ? "knocked_out_by" : key);
    case "shot_missed":
      return plain(takesEnergy(moment.weapon) ? "shot_missed_energy" : key);
    case "rocket_wasted":
      return plain(values.threat ? "rocket_decoyed" : key);
    case "threat_damaged":
      return plain("damage_sum");
    case "mark_reached":
      return markText(voice, first as Named<"mark_reached">);
    case "attacked":
      return plain(moment.sum?.shield ? key : "attacked_unshielded");
    case "token_drawn": {
      const { zone, token } = first as Named<"token_drawn">;
      const drawn = picture.ship.zones.find(({ id }) => id === zone)?.damage.length ?? 0;
      const most = voice.catalogue?.zones.find(({ id }) => id === zone)?.tokens ?? drawn;
      const about = voice.catalogue?.tokens.find(({ id }) => id === token)?.about ?? "";
      return `${plain(key, { count: drawn, most })} ${about}`.trim();
    }
    case "shield_lost":
    case "reactor_lost":
      return plain("energy_lost");
    case "mission_lost": {
      const lost = first as Named<"mission_lost">;
      if (!lost.threat) return plain("ship_lost_alone");
      return plain(lost.zone ? "zone_destroyed" : "ship_lost");
    }
    default:
      return key in tellings ? plain(key) : "";
  }
}

/** Why a card did nothing. */
function whyText({ events }: Moment, { lang }: Voice): string {
  return capital(find(words(lang).vain, firstOf(events, "card_in_vain")?.why ?? ""));
}

/** Whether a shot costs energy of a reactor. */
const takesEnergy = (weapon: Moment["weapon"]): boolean =>
  weapon === "pulse_cannon" || (weapon ?? "").includes("heavy");

function aboutText(event: Named<"threat_appeared">, voice: Voice): string {
  const place = voice.catalogue?.threats.find(({ id }) => id === event.card)?.place ?? "";
  return place ? `${zoneName(voice, event.zone)}, ${place}` : zoneName(voice, event.zone);
}
