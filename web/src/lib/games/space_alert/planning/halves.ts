import type { SpaceAlertShownSlot } from "../../../protocol/messages";

/** The colour of a half, as the name of a custom property: one for each letter, arrow and the bots. */
export function toneOf(half: string): string {
  const plain = half.startsWith("H") ? half.slice(1) : half;
  switch (plain) {
    case "A":
      return "--sa-a";
    case "B":
      return "--sa-b";
    case "C":
      return "--sa-c";
    case "bots":
      return "--sa-inside";
    case "red":
      return "--sa-red";
    case "blue":
      return "--sa-blue";
    default:
      return plain.startsWith("t") ? "--sa-warn" : "--sa-soft";
  }
}

/** Tell whether a card is a heroic one. */
export const isHeroic = (half: string): boolean => /^[Ht]/.test(half);

/** The half that is up. */
export const upOf = (slot: SpaceAlertShownSlot): string =>
  (slot.up === "action" ? slot.action : slot.move) ?? "";
