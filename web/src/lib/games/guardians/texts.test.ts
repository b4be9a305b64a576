import { expect, test } from "vitest";
import type { Choice, GuardiansShown } from "../../protocol/messages";
import { neededText, paymentText, useText } from "./texts";

const choice = (move: string, text = "", effect = ""): Choice => ({ move, text, effect, preview: [] });
const at = (stage: string, more = {}) =>
  ({ stage, purchase: null, has_come_back: false, ...more }) as unknown as GuardiansShown;

test("the prompt names what can be done, and nothing else", () => {
  const moves = [choice("move 8/3"), choice("shoot")];
  expect(neededText(at("act"), "en", moves)).toBe("Fly or shoot from here");
  expect(neededText(at("act"), "pl", [...moves, choice("buy missile")])).toBe(
    "Leć, strzelaj z miejsca albo kup coś",
  );
  expect(neededText(at("act"), "en", [choice("shoot")])).toBe("Shoot from here");
  expect(neededText(at("shoot"), "en", [choice("shoot"), choice("missile 4")])).toBe(
    "Shoot or fire the missile",
  );
});

test("what is paid for, and its price, is said", () => {
  const purchase = (what: string) => ({ purchase: { what, price: 12 } });
  expect(neededText(at("come_back", purchase("comeback")), "en", [])).toBe("Pay 12 to come back, or pass");
  expect(neededText(at("pay", purchase("missile")), "pl", [])).toBe("Zapłać 12 za rakietę: wybierz żetony");
});

test("a payment is a sentence", () => {
  expect(paymentText(choice("pay 6+4", "Pay 6+4", "exactly"), "en")).toBe("Pay 6 + 4 (exactly)");
  expect(paymentText(choice("pay 6+5"), "pl")).toBe("Zapłać 6 + 5");
});

test("a stronger fighter is told by its shots", () => {
  expect(useText("level", 2, "pl")).toBe("Myśliwiec oddaje w każdej turze 2 strzały.");
});
