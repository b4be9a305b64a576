import type { Component } from "svelte";
import type { Lang } from "../../i18n/say";
import type { GuardiansShown } from "../../protocol/messages";
import type { GameUi } from "../ui";
import Actions from "./Actions.svelte";
import Board from "./Board.svelte";
import { shapeOf } from "./geometry";
import Holdings from "./Holdings.svelte";
import SignPicture from "./SignPicture.svelte";
import { GuardiansScene } from "./scene.svelte";
import { SIGN_IDS, type SignId, signText } from "./signs";
import { besideText, neededText } from "./texts";

/** The picture of one sign, as a component of its own. */
const pictureOf =
  (id: SignId): Component =>
  (internals) =>
    SignPicture(internals, { id });

/** Strażnicy Kosmosu: what this game brings to the table. */
export const ui: GameUi = {
  Board,
  Actions,
  Holdings,
  signs: () =>
    SIGN_IDS.map((id) => ({
      Picture: pictureOf(id),
      words: { pl: signText(id, "pl"), en: signText(id, "en") },
    })),
  newScene: (pace) => new GuardiansScene(pace),
  shape: (view) => shapeOf(view as GuardiansShown),
  score: (view, seat) => (view as GuardiansShown).seats[seat]?.score ?? null,
  needed: (view, lang: Lang, choices = []) => neededText(view as GuardiansShown, lang, choices),
  beside: (view, lang) => besideText(view as GuardiansShown, lang),
};
