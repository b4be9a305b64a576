import { expect, test } from "vitest";
import { entryIn } from "./renewal";

test.each([
  ['<script type="module" crossorigin src="/assets/index-a1.js"></script>', "/assets/index-a1.js"],
  ['<link href="/x.css"><script src="/b.js"></script><script src="/c.js"></script>', "/b.js"],
  ["<p>Bad gateway</p>", ""],
])("the script %s begins with", (html, entry) => {
  expect(entryIn(html)).toBe(entry);
});
