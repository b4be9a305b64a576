/** A part of a sentence: who did it, stars that it brought, or the rest. */
export interface Part {
  readonly kind: "name" | "gain" | "rest";
  readonly text: string;
}

const GAIN = /(\s\+\d+)(?=[\s,.]|$)/;

/** A sentence of the digest in parts, so that the name at its beginning and what was gained stand out. */
export function partsOf(text: string, name: string): readonly Part[] {
  const isNamed = name !== "" && text.startsWith(`${name} `);
  const said = isNamed ? text.slice(name.length) : text;
  const rest = said
    .split(GAIN)
    .map((part, at): Part => ({ kind: at % 2 === 1 ? "gain" : "rest", text: part }))
    .filter((part) => part.text !== "");
  return isNamed ? [{ kind: "name", text: name }, ...rest] : rest;
}
