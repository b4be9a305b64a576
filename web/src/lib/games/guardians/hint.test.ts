import { render } from "svelte/server";
import { expect, test } from "vitest";
import type { Choice } from "../../protocol/messages";
import { Pace } from "../../table/pace";
import Actions from "./Actions.svelte";
import Board from "./Board.svelte";
import { viewOf } from "./pictured";
import { GuardiansScene } from "./scene.svelte";

const choice = (move: string): Choice => ({ move, text: move, effect: "", preview: [] });
const CHOICES = ["move 2/4", "shoot", "buy missile", "boost 2/4"].map(choice);
const VIEW = {
  ...viewOf(`
    5 . . . . .
    . . . . . .
    . . . R . .
  `),
  stage: "act",
  purchase: null,
};
const props = (hinted: string) => ({
  scene: new GuardiansScene(
    new Pace(
      () => 1,
      () => true,
    ),
  ),
  view: VIEW,
  drawing: "",
  choices: CHOICES,
  seat: 0,
  busy: false,
  hinted,
  onplay: () => {},
});

test.each(["move 2/4", "shoot"])("the space of the hint %s is lit and said", (move) => {
  const cells = render(Board, { props: props(move) })
    .body.split("<g ")
    .filter((cell) => /\bhinted\b/.test(cell));
  expect(cells).toHaveLength(1);
  expect(cells[0]).toMatch(/aria-label="[^"]*(the hint|podpowiedź)"/);
  expect(cells[0]).toContain(move === "shoot" ? 'data-space="3/4"' : 'data-space="2/4"');
});

test.each(["shoot", "buy missile"])("the button of the hint %s is lit and said", (move) => {
  const buttons = render(Actions, { props: props(move) })
    .body.split("<button ")
    .filter((button) => /class="[^"]*\bhinted\b/.test(button));
  expect(buttons).toHaveLength(1);
  expect(buttons[0]).toContain(`data-move="${move}"`);
  expect(buttons[0]).toMatch(/the hint|podpowiedź/);
});

test("a hint to use the power-up lights its switch; without a hint nothing is lit", () => {
  const lit = (hinted: string) =>
    /class="[^"]*\bhinted\b/.test(render(Actions, { props: props(hinted) }).body);
  expect([lit("boost 2/4"), lit("")]).toEqual([true, false]);
  expect(render(Board, { props: props("") }).body).not.toMatch(/class="[^"]*\bhinted\b/);
});
