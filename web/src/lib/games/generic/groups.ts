import type { Choice } from "../../protocol/messages";

/** Choices that begin alike: a verb of the notation, then what it is done to. */
export interface Group {
  readonly key: string;
  /** The words all of them begin with; empty where they share none. */
  readonly title: string;
  /** How it is called among the groups beside it: what its title adds to theirs, or what else its members share. */
  readonly name: string;
  readonly choices: readonly Choice[];
}

/** How a choice is called: in words, or in notation where the game has none. */
export const labelOf = (choice: Choice): string => choice.text || choice.move;

/** Put choices together whose notation begins with the same words, so many of them as `depth` says. */
export function groupsOf(choices: readonly Choice[], depth: number, above = ""): readonly Group[] {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    const key = choice.move.split(" ").slice(0, depth).join(" ");
    found.set(key, [...(found.get(key) ?? []), choice]);
  }
  return [...found].map(([key, members]) => {
    const labels = members.map(labelOf);
    const title = beginningOf(labels);
    const name = (title === above ? sharedBy(labels, above) : restOf(title, above)) || key;
    return { key, title, name: name.replace(/:$/, ""), choices: members };
  });
}

/** The words all texts share beyond those they begin with, without brackets around them. */
function sharedBy(texts: readonly string[], beginning: string): string {
  const [first = [], ...others] = texts.map((text) => restOf(text, beginning).split(" "));
  const shared = first.filter(
    (word) => /[\p{L}\d]/u.test(word) && others.every((words) => words.includes(word)),
  );
  return shared.join(" ").replace(/[():,]/g, "");
}

/** The words all texts begin with; at least one is left to tell them apart. */
export function beginningOf(texts: readonly string[]): string {
  const [first = [], ...others] = texts.map((text) => text.split(" "));
  let length = 0;
  while (others.every((words) => words[length] === first[length]) && length < first.length - 1) length += 1;
  return others.length === 0 ? "" : first.slice(0, length).join(" ");
}

/** What a label says beyond a title that stands above it. */
export const restOf = (label: string, title: string): string =>
  title && label.startsWith(`${title} `) ? label.slice(title.length + 1) : label;

/** The choices in which all words somebody typed occur, whatever their case, accents and commas. */
export function found(choices: readonly Choice[], wanted: string): readonly Choice[] {
  const parts = plain(wanted).split(/\s+/).filter(Boolean);
  return choices.filter((choice) => {
    const text = plain(`${choice.text} ${choice.move} ${choice.effect}`);
    return parts.every((part) => text.includes(part));
  });
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("ł", "l")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[.,:;!?()„”“"]/g, " ");
