import { render } from "svelte/server";
import { expect, test } from "vitest";
import { ui } from "..";
import { list } from "./list";

test("every sign has a picture of its own and a sentence in both languages", () => {
  const pictures = list.map(({ Picture }) => render(Picture).body);
  expect(new Set(pictures).size).toBe(list.length);
  for (const { words } of list) {
    expect(words.pl).toMatch(/^\p{Lu}.*\.$/u);
    expect(words.en).toMatch(/^\p{Lu}.*\.$/u);
  }
});

test("the table has them as soon as somebody asks", async () => {
  expect(await ui.signs?.()).toBe(list);
});
