import { describe, expect, it } from "vitest";
import type { SpaceAlertInquiry, TableInfo } from "../../../protocol/messages";
import { ICONS } from "../common/icons";
import { sameAgain } from "./again";
import told from "./flight.cases.json";
import { linkIcon, linkTone } from "./looks";
import { debriefTexts, pointsText } from "./texts";

const inquiry = told.inquiry as unknown as SpaceAlertInquiry;

describe("links of the chain", () => {
  it("each have a picture, from the card to the end", () => {
    for (const link of [...inquiry.chain, ...inquiry.not_decisive])
      expect(ICONS[linkIcon(link)]).toBeTruthy();
    expect(inquiry.chain.map(linkTone).at(0)).toBe("card");
    expect(inquiry.chain.map(linkTone).at(-1)).toBe("loss");
  });
});

describe("points in words", () => {
  it("have a minus and the form that goes with the number", () => {
    expect(pointsText(-8, "pl")).toBe("−8 punktów");
    expect(pointsText(2, "pl")).toBe("2 punkty");
    expect(pointsText(1, "en")).toBe("1 point");
  });
  it("crews are counted in both languages", () => {
    expect(debriefTexts.pl.crews.flown(19, 12)).toBe("19 załóg, wróciło 12");
    expect(debriefTexts.en.crews.flown(1, 0)).toBe("1 crew, 0 came home");
  });
});

describe("the same mission again", () => {
  const seat = (n: number, kind: string, level = "") => ({ seat: n, kind, player: `P${n}`, level });
  const info = {
    game: "space_alert",
    sealed: "K7-4Q",
    pace: "real",
    public: false,
    seats: [seat(0, "person"), seat(1, "person"), seat(2, "bot", "easy"), seat(3, "person")],
  } as unknown as TableInfo;

  it("has this device's people and the bots at their seats, and opens the others", () => {
    expect(sameAgain(info, [0, 3])).toEqual({
      game: "space_alert",
      sealed: "K7-4Q",
      pace: "real",
      public: false,
      seats: [
        { kind: "me", nickname: "P0" },
        { kind: "open" },
        { kind: "bot", level: "easy" },
        { kind: "hot_seat", nickname: "P3" },
      ],
    });
  });
});
