import { countOf, type Lang } from "../../../i18n/say";
import type {
  VoyagerCatalogue,
  VoyagerLooseEnd,
  VoyagerMissing,
  VoyagerOddsShown,
  VoyagerShiftShown,
} from "../../../protocol/messages";
import { helpText } from "../cards/helps";
import { words } from "../speech.svelte";

/** What the engine tells beforehand, in words: why something is closed, chances, and what would be lost. */

type Values = Readonly<Record<string, string | number | null | undefined>>;

function filled(template: string | undefined, values: Values): string {
  return (template ?? "").replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));
}

function counted(count: number, lang: Lang): Values {
  return Object.fromEntries(
    Object.entries(words(lang).nouns).map(([name, forms]) => [name, countOf(forms, count)]),
  );
}

/** Why something is not open: "2 coins, you have 1", "4 worlds, you have 2", "after landing on Mars". */
export function reasonText(missing: VoyagerMissing, box: VoyagerCatalogue, lang: Lang): string {
  const templates: Readonly<Record<string, string>> = words(lang).missing;
  const values = { ...counted(missing.needed ?? 0, lang), needed: missing.needed, reached: missing.reached };
  return filled(templates[missing.code], { ...values, of: nameIn(box, missing.of ?? "", lang) });
}

/** What a reason speaks of: a body as "on Mars", a ring as "in the belt", all else by its name. */
function nameIn(box: VoyagerCatalogue, id: string, lang: Lang): string {
  const texts: Readonly<Record<string, string>> = { ...words(lang).decks, ...words(lang).tallies };
  const named = { id, name: texts[id] ?? id };
  return (
    box.bodies.find((body) => body.id === id)?.on ??
    box.rings.find((ring) => ring.id === id)?.within ??
    (box.technologies.find((technology) => technology.id === id) ?? named).name
  );
}

/** A roll before it is made: "roll 6+: 17%, with 3 cards 67%"; with a box also the card that spares it if played first. */
export function oddsText(odds: VoyagerOddsShown, lang: Lang, box?: VoyagerCatalogue): string {
  const key = odds.needed === 0 ? "sure" : odds.with_cards > odds.bare ? "with_cards" : "bare";
  const roll = filled(words(lang).odds[key], {
    needed: odds.needed,
    bare: odds.bare,
    chance: odds.with_cards,
    with_cards: countOf(words(lang).nouns.with_cards, odds.cards),
  });
  const card = box?.cards.find(({ id }) => id === odds.spared_by);
  return card ? filled(words(lang).odds.spared, { roll, card: quoted(card.name, lang) }) : roll;
}

const quoted = (name: string, lang: Lang): string => (lang === "pl" ? `„${name}”` : `“${name}”`);

/** What playing a card changes: "asteroid belt 100% → 83%". */
export function shiftText(shift: VoyagerShiftShown, box: VoyagerCatalogue, lang: Lang): string {
  const ring = box.rings.find(({ id }) => id === shift.of);
  const of = shift.what === "belt" && ring ? ring.name : nameIn(box, shift.of, lang);
  return filled(words(lang).shifts[shift.what], { of, before: shift.before, after: shift.after });
}

/** What ending the turn now would lose or risk: "2 actions are lost". */
export function looseEndText(loose: VoyagerLooseEnd, box: VoyagerCatalogue, lang: Lang): string {
  const count = loose.amount ?? 0;
  const isLost = loose.what === "mission" && loose.asks;
  const key = isLost ? "mission_lost" : loose.what === "attack" && count === 0 ? "attack_bare" : loose.what;
  return filled(words(lang).loose_ends[key], {
    ...counted(count, lang),
    of: subject(loose, box, lang),
    odds: loose.odds ? oddsText(loose.odds, lang, box) : "",
    holds: loose.holds,
  });
}

function subject(loose: VoyagerLooseEnd, box: VoyagerCatalogue, lang: Lang): string {
  const id = loose.of ?? "";
  if (loose.what === "help") return helpText(id, loose.amount ?? 1, lang);
  if (loose.what === "limit") return nameIn(box, id, lang);
  const entries = { mission: box.missions, attack: box.bodies, belt: box.rings, actions: [] }[loose.what];
  const name = entries.find((entry) => entry.id === id)?.name ?? "";
  return loose.what === "mission" ? quoted(name, lang) : name;
}
