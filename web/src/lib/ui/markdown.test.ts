import { expect, test } from "vitest";
import { readBlocks, readSpans } from "./markdown";

test("headings, paragraphs, lists, tables and code", () => {
  const source = "# A\n\none\ntwo\n\n- x\n  more\n- y\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```\ncode\n```\n";
  expect(readBlocks(source)).toEqual([
    { kind: "heading", level: 1, text: "A", id: "a" },
    { kind: "text", text: "one two" },
    { kind: "list", isOrdered: false, items: ["x more", "y"] },
    { kind: "table", head: ["a", "b"], rows: [["1", "2"]] },
    { kind: "code", text: "code" },
  ]);
});

test("numbered lists, and headings that can be linked to", () => {
  expect(readBlocks("## Mina i zderzenia\n\n1. x\n2. y\n")).toEqual([
    { kind: "heading", level: 2, text: "Mina i zderzenia", id: "mina-i-zderzenia" },
    { kind: "list", isOrdered: true, items: ["x", "y"] },
  ]);
});

test("pictures are the browser's, notes for the terminal are not", () => {
  expect(readBlocks("![The ship.](space_alert:ship)\n\n```terminal\n(*) the mine\n```\n")).toEqual([
    { kind: "picture", game: "space_alert", name: "ship", text: "The ship." },
  ]);
});

test("strong words and code; HTML stays text", () => {
  expect(readSpans("a **b** `c` <b>")).toEqual([
    { kind: "plain", text: "a " },
    { kind: "strong", text: "b" },
    { kind: "plain", text: " " },
    { kind: "code", text: "c" },
    { kind: "plain", text: " <b>" },
  ]);
});
