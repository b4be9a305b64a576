/** The little Markdown our own rules use, as a tree of blocks; nothing of it is ever read as HTML. */
export type Block =
  | { readonly kind: "heading"; readonly level: number; readonly text: string; readonly id: string }
  | { readonly kind: "picture"; readonly game: string; readonly name: string; readonly text: string }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "list"; readonly isOrdered: boolean; readonly items: readonly string[] }
  | { readonly kind: "code"; readonly text: string }
  | {
      readonly kind: "table";
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

export interface Span {
  readonly kind: "plain" | "strong" | "code";
  readonly text: string;
}

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());

/** The name of a heading for links: "Koniec gry" is "koniec-gry". */
export const idOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

/** Read blocks: headings, paragraphs, lists, tables, pictures, fenced code; what is for the terminal alone is left out. */
export function readBlocks(source: string): Block[] {
  const blocks: Block[] = [];
  const lines = source.split("\n");
  let at = 0;
  const takeWhile = (holds: (line: string) => boolean): string[] => {
    const taken: string[] = [];
    while (at < lines.length && holds(lines[at] ?? "")) taken.push(lines[at++] ?? "");
    return taken;
  };
  while (at < lines.length) {
    const line = lines[at] ?? "";
    const heading = /^(#{1,4}) (.*)$/.exec(line);
    const picture = /^!\[(.*)\]\((\w+):(\w+)\)$/.exec(line);
    if (line.trim() === "") at++;
    else if (heading) {
      at++;
      const [, signs = "#", text = ""] = heading;
      blocks.push({ kind: "heading", level: signs.length, text, id: idOf(text) });
    } else if (picture) {
      at++;
      const [, text = "", game = "", name = ""] = picture;
      blocks.push({ kind: "picture", game, name, text });
    } else if (line.startsWith("```")) {
      at++;
      const text = takeWhile((next) => !next.startsWith("```")).join("\n");
      if (line !== "```terminal") blocks.push({ kind: "code", text });
      at++;
    } else if (line.startsWith("|")) {
      const [head = "", , ...rows] = takeWhile((next) => next.startsWith("|"));
      blocks.push({ kind: "table", head: cellsOf(head), rows: rows.map(cellsOf) });
    } else if (/^([-*]|\d+\.) /.test(line))
      blocks.push({
        kind: "list",
        isOrdered: /^\d/.test(line),
        items: listItems(takeWhile((next) => next.trim() !== "")),
      });
    else
      blocks.push({
        kind: "text",
        text: takeWhile((next) => next.trim() !== "" && !/^(#|\||```|[-*] )/.test(next)).join(" "),
      });
  }
  return blocks;
}

function listItems(lines: readonly string[]): string[] {
  const items: string[] = [];
  for (const line of lines) {
    const item = /^(?:[-*]|\d+\.) (.*)$/.exec(line);
    if (item) items.push(item[1] ?? "");
    else items[items.length - 1] = `${items[items.length - 1] ?? ""} ${line.trim()}`;
  }
  return items;
}

/** Read strong words and code in a line. */
export function readSpans(text: string): Span[] {
  return text
    .split(/(\*\*[^*]+\*\*|`[^`]+`)/)
    .filter((part) => part !== "")
    .map((part) => {
      if (part.startsWith("**")) return { kind: "strong", text: part.slice(2, -2) };
      return part.startsWith("`") ? { kind: "code", text: part.slice(1, -1) } : { kind: "plain", text: part };
    });
}
