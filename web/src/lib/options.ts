import type { Lang } from "./i18n/say";
import type { GameInfo, LevelInfo, OptionEntry, OptionInfo } from "./protocol/messages";

/** An option in words: what it is called, what it says, and its values. */
export interface OptionWords {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly default: unknown;
  readonly values: readonly { readonly value: unknown; readonly name: string }[];
}

/** Options as the game's catalogue calls them; what it does not name is called as records do. */
export function optionWords(
  options: readonly OptionInfo[],
  entries: readonly OptionEntry[],
  { yes, no }: { readonly yes: string; readonly no: string },
): OptionWords[] {
  const plain = (value: unknown) => (value === true ? yes : value === false ? no : String(value));
  return options.map(({ name, choices, default: usual }) => {
    const entry = entries.find(({ id }) => id === name);
    return {
      id: name,
      name: entry?.name ?? name.replaceAll("_", " "),
      about: entry?.about ?? "",
      default: usual,
      values: entry?.values.length ? entry.values : choices.map((value) => ({ value, name: plain(value) })),
    };
  });
}

/** What is worth saying of a table's options: the variant always, house rules where they differ from the box. */
export function chosenLines(
  info: GameInfo,
  chosen: Readonly<Record<string, unknown>>,
  entries: readonly OptionEntry[],
  said: { readonly yes: string; readonly no: string },
): { name: string; value: string }[] {
  const rows = optionWords(info.options, entries, said).filter(({ values }) => values.length > 1);
  return rows.flatMap(({ id, name, values, default: usual }, n) => {
    const value = id in chosen ? chosen[id] : usual;
    const named = values.find((one) => one.value === value);
    return named && (n === 0 || value !== usual) ? [{ name, value: named.name }] : [];
  });
}

/** A bot's level as it is chosen: its name, and for whom it is. */
export function levelName({ label, meant }: LevelInfo, lang: Lang): string {
  const { name } = levelWords(label[lang] ?? "");
  return meant?.[lang] ? `${name} – ${meant[lang]}` : name;
}

/** A bot's level in two parts: its name, and what it does. */
export function levelWords(label: string): { name: string; about: string } {
  const at = label.indexOf(": ");
  return at < 0 ? { name: label, about: "" } : { name: label.slice(0, at), about: label.slice(at + 2) };
}
