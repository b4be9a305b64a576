import { expect, test } from "vitest";
import { readBlocks, readSpans } from "./markdown";

test("headings, paragraphs, lists, tables and code", () => {
  const source = "# A\n\none\ntwo\n\n- x\n  more\n- y\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```\ncode\n```\n";
  expect(readBlocks(source)).toEqual([
    { kind: "heading", level: 1, text: "A" },
    { kind: "text", text: "one two" },
    { kind: "list", items: ["x more", "y"] },
    { kind: "table", head: ["a", "b"], rows: [["1", "2"]] },
    { kind: "code", text: "code" },
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
