import type { SpaceAlertShown } from "../../protocol/messages";
import Actions from "../generic/Actions.svelte";
import type { GameUi, Lesson } from "../ui";
import Layout from "./Layout.svelte";
import { signs } from "./signs";
import { texts } from "./texts";
import Watched from "./Watched.svelte";

/** Space Alert: what this game brings to the table. */
export const ui: GameUi = {
  Layout,
  Board: Watched,
  Actions,
  Holdings: null,
  signs,
  hasSecrets: true,
  choicesWhileShowing: true,
  movesAtOnce: true,
  keys: { pl: texts.pl.keys, en: texts.en.keys },
  newScene: () => ({ settle: () => undefined, play: () => Promise.resolve() }),
  shape: () => 1.6,
  showsItself: (view) => (view as SpaceAlertShown).stage !== "planning",
  score: () => null,
  needed: () => "",
  beside: (view, lang) => {
    const { phase, turn, stage } = view as SpaceAlertShown;
    return stage === "planning" ? texts[lang].phase(phase) : texts[lang].acting.turn(turn);
  },
  lessons: [
    {
      id: "basic",
      name: { pl: "strzał", en: "shoot" },
      load: async () => (await import("./lessons/basic.json")).default as Lesson,
    },
    {
      id: "energy",
      name: { pl: "energia", en: "energy" },
      load: async () => (await import("./lessons/energy.json")).default as Lesson,
    },
    {
      id: "shields",
      name: { pl: "osłony i odległość", en: "shields and distance" },
      load: async () => (await import("./lessons/shields.json")).default as Lesson,
    },
    {
      id: "computer",
      name: { pl: "komputer i windy", en: "computer and lifts" },
      load: async () => (await import("./lessons/computer.json")).default as Lesson,
    },
    {
      id: "intruders",
      name: { pl: "intruzi i droidy", en: "intruders and battlebots" },
      load: async () => (await import("./lessons/intruders.json")).default as Lesson,
    },
    {
      id: "silence",
      name: { pl: "cisza, dane, transfer", en: "silence, data, transfer" },
      load: async () => (await import("./lessons/silence.json")).default as Lesson,
    },
    {
      id: "androids",
      name: { pl: "androidy", en: "androids" },
      load: async () => (await import("./lessons/androids.json")).default as Lesson,
    },
  ],
  afterLessons: {
    label: { pl: "Pierwszy lot testowy", en: "First test run" },
    options: { mission: "test_run_1", aids: "cadet" },
    bots: 3,
  },
};
