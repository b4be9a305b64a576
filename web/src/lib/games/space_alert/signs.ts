import type { Component } from "svelte";
import type { Sign } from "../ui";
import SignPicture from "./SignPicture.svelte";
import { type SignId, signWords } from "./SignPicture.words";

/** The picture of one sign, as a component of its own. */
const pictureOf =
  (id: SignId): Component =>
  (internals) =>
    SignPicture(internals, { id });

const { pl, en } = signWords;
/** The signs of the board, with a sentence each; fetched when somebody asks for them. */
export const signs: readonly Sign[] = (Object.keys(en) as SignId[]).map((id) => ({
  Picture: pictureOf(id),
  words: { pl: pl[id], en: en[id] },
}));
