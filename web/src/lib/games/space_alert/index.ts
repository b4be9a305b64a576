import type { SpaceAlertShown } from "../../protocol/messages";
import { later } from "../../ui/later";
import type { GameUi } from "../ui";
import Layout from "./Layout.svelte";
import { speech } from "./speech.svelte";
import { texts } from "./texts";

/** Space Alert: what this game brings to the table. */
export const ui: GameUi = {
  Layout,
  // Only without a table around them: in a replay told move by move.
  Board: later(() => import("./Watched.svelte")),
  Actions: later(() => import("../generic/Actions.svelte")),
  Holdings: null,
  signs: async () => (await import("./signs")).signs,
  hasSecrets: true,
  choicesWhileShowing: true,
  movesAtOnce: true,
  tellsNews: true,
  keys: async () => (await import("./keyList")).keys,
  newScene: () => ({ settle: () => undefined, play: () => Promise.resolve() }),
  shape: () => 1.6,
  showsItself: (view) => (view as SpaceAlertShown).stage !== "planning",
  score: () => null,
  needed: () => "",
  beside: (view, lang) => {
    const { phase, phases, turn, stage } = view as SpaceAlertShown;
    if (stage === "planning") return texts(lang).phase(phase);
    const { film } = speech(lang);
    return turn > (phases.at(-1)?.last ?? 0) ? film.jump : film.turn(turn);
  },
};
