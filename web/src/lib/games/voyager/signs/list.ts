import type { Component } from "svelte";
import type { Sign } from "../../ui";
import SignPicture from "./SignPicture.svelte";
import { type SignId, signTexts } from "./texts";

/** The picture of one sign, as a component of its own. */
const pictureOf =
  (id: SignId): Component =>
  (internals) =>
    SignPicture(internals, { id });

export const list: readonly Sign[] = (Object.keys(signTexts.en) as SignId[]).map((id) => ({
  Picture: pictureOf(id),
  words: { pl: signTexts.pl[id], en: signTexts.en[id] },
}));
