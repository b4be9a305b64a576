import type { Lang } from "../../i18n/plural";
import type { GuardiansView } from "../../protocol/messages";
import type { GameUi, Lesson } from "../ui";
import Actions from "./Actions.svelte";
import Board from "./Board.svelte";
import Holdings from "./Holdings.svelte";
import { GuardiansScene } from "./scene.svelte";
import { besideText, sentence, textsIn } from "./texts";

/** Strażnicy Kosmosu: what this game brings to the table. */
export const guardians: GameUi = {
  Board,
  Actions,
  Holdings,
  newScene: (pace) => new GuardiansScene(pace),
  sentence,
  score: (view, seat) => (view as GuardiansView).seats[seat]?.score ?? null,
  needed: (view, lang: Lang) => textsIn(lang).needed[(view as GuardiansView).stage] ?? "",
  beside: (view, lang) => besideText(view as GuardiansView, lang),
  lessons: [
    {
      id: "basic",
      name: { pl: "podstawy", en: "the basics" },
      load: async () => (await import("./lessons/basic.json")).default as Lesson,
    },
    {
      id: "advanced",
      name: { pl: "wariant zaawansowany", en: "the advanced variant" },
      load: async () => (await import("./lessons/advanced.json")).default as Lesson,
    },
  ],
};
