import type { SpaceAlertLink, SpaceAlertLostPoints } from "../../../protocol/messages";
import type { IconName } from "../common/icons";

/** The icon of a link, by what went wrong. */
const LINKS: Readonly<Record<SpaceAlertLink["kind"], IconName>> = {
  card: "draw",
  missing_card: "draw",
  cards: "draw",
  computer: "computer",
  delay: "hush",
  knocked_out: "skull",
  weapon: "heavy_laser",
  in_vain: "cross",
  wasted_shot: "light_laser",
  reactor: "side_reactor",
  shield: "shield",
  position: "away",
  attack: "warning",
  loss: "skull",
};

const POINTS: Readonly<Record<SpaceAlertLostPoints["kind"], IconName>> = {
  token: "structural",
  carried: "structural",
  worst_zone: "warning",
  knocked_out: "skull",
  squads: "battlebots",
  survived: "speed",
  on_track: "speed",
  confirmation: "window",
};

export const linkIcon = ({ kind }: SpaceAlertLink): IconName => LINKS[kind];
export const pointsIcon = ({ kind }: SpaceAlertLostPoints): IconName => POINTS[kind];

/** How a link looks: amber for cards, alarm for the end, a paler red for what led there. */
export function linkTone({ kind }: SpaceAlertLink): "card" | "way" | "loss" {
  if (kind === "loss") return "loss";
  return kind === "card" || kind === "cards" || kind === "missing_card" ? "card" : "way";
}
