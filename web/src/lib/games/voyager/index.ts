import type { VoyagerShown } from "../../protocol/messages";
import { later } from "../../ui/later";
import type { GameUi } from "../ui";
import { VoyagerScene } from "./board/scene.svelte";
import { texts as duelTexts } from "./dice/texts";
import Layout from "./Layout.svelte";
import { texts } from "./texts";

/** Solar System Voyager: what this game brings to the table. */
export const ui: GameUi = {
  Layout,
  // Only without a table around them: in a replay told move by move.
  Board: later(() => import("./Watched.svelte")),
  Actions: later(() => import("../generic/Actions.svelte")),
  Holdings: null,
  shape: () => 1,
  hasSecrets: true,
  hasDigest: true,
  Order: later(() => import("./away/Order.svelte")),
  End: later(() => import("./end/End.svelte")),
  hasWideEnd: true,
  signs: async () => (await import("./signs/list")).list,
  keys: async () => (await import("./keyList")).keys,
  newScene: (pace) => new VoyagerScene(pace),
  score: (view, seat) => (view as VoyagerShown).seats[seat]?.points ?? null,
  needed: () => "",
  called: (view, lang) => ((view as VoyagerShown).stage === "defend" ? duelTexts(lang).called : ""),
  beside: (view, lang) => texts(lang).round((view as VoyagerShown).round),
  publicView: (view) => {
    const { rings, bodies, seats, round, goal, last, options } = view as VoyagerShown;
    return { rings, bodies, seats, round, goal, last, options };
  },
};
