import { expect, test } from "vitest";
import type { SpaceAlertThreatEntry } from "../../../protocol/messages";
import { announcedIn, cardsFor, searched } from "./came";
import { mission, said } from "./mission.fake";

const card = (id: string, more: Partial<SpaceAlertThreatEntry>): SpaceAlertThreatEntry =>
  ({
    id,
    code: id.toUpperCase(),
    name: id,
    kind: "external",
    is_serious: false,
    level: "white",
    ...more,
  }) as SpaceAlertThreatEntry;
const catalogue = {
  threats: [
    card("fighter", { name: "Myśliwiec" }),
    card("gunship", { name: "Kanonierka", level: "yellow" }),
    card("frigate", { is_serious: true }),
    card("skirmishers", { kind: "intruder" }),
    card("hull-breach", { kind: "malfunction", name: "Pęknięcie kadłuba" }),
  ],
};
const flown = {
  ...mission,
  announcements: [
    said("threat", 2000, { turn: 4, zone: "blue" }),
    said("threat", 1000, { turn: 1, zone: "internal" }),
    said("threat", 3000, { turn: 5, zone: "red", is_serious: true, is_unconfirmed: true }),
  ],
};
const [inside, blue] = announcedIn(flown);
const ids = (cards: readonly SpaceAlertThreatEntry[]) => cards.map(({ id }) => id);

test("threats stand in the order of their turns", () => {
  expect(announcedIn(flown).map(({ key }) => key)).toEqual(["1 internal", "4 blue"]);
});

test("a report without confirmation counts for a crew of five only", () => {
  expect(announcedIn({ ...flown, crew: 5 }).length).toBe(3);
});

test("only cards of the announced place, weight and deck are offered", () => {
  const none = { mission: flown, threats: {} };
  if (!inside || !blue) throw new Error("announced");
  expect(ids(cardsFor(blue, none, catalogue))).toEqual(["fighter"]);
  expect(ids(cardsFor(inside, none, catalogue))).toEqual(["skirmishers", "hull-breach"]);
  const both = { mission: { ...flown, common: "both" as const }, threats: {} };
  expect(ids(cardsFor(blue, both, catalogue))).toEqual(["fighter", "gunship"]);
});

test("a card that has come elsewhere is not offered again, its own place keeps it", () => {
  const taken = { mission: flown, threats: { "1 internal": "skirmishers" } };
  if (!inside) throw new Error("announced");
  expect(ids(cardsFor(inside, taken, catalogue))).toEqual(["skirmishers", "hull-breach"]);
  const elsewhere = { mission: flown, threats: { "2 internal": "skirmishers" } };
  expect(ids(cardsFor(inside, elsewhere, catalogue))).toEqual(["hull-breach"]);
});

test("cards are found by parts of their names and codes, without accents", () => {
  expect(ids(searched(catalogue.threats, "pekniecie kadl"))).toEqual(["hull-breach"]);
  expect(ids(searched(catalogue.threats, "GUN"))).toEqual(["gunship"]);
  expect(ids(searched(catalogue.threats, "nothing"))).toEqual([]);
});
