import type { Component } from "svelte";
import type { Sign } from "../ui";
import SignPicture from "./SignPicture.svelte";
import { type Texts, texts } from "./texts";

export type SignId = keyof Texts["signsOfBoard"];

/** The picture of one sign, as a component of its own. */
const pictureOf =
  (id: SignId): Component =>
  (internals) =>
    SignPicture(internals, { id });

/** The signs of the board, with a sentence each. */
export const signs: readonly Sign[] = (Object.keys(texts.en.signsOfBoard) as SignId[]).map((id) => ({
  Picture: pictureOf(id),
  words: { pl: texts.pl.signsOfBoard[id], en: texts.en.signsOfBoard[id] },
}));
