/** The one voice of this page: let to speak once, it is heard in the lobby, at the table and on the shared screen. */

import { untrack } from "svelte";
import { device } from "../../../device.svelte";
import { language } from "../../../i18n/i18n.svelte";
import type { Item, Lang, SpaceAlertShown } from "../../../protocol/messages";
import type { TableState } from "../../../table/table.svelte";
import { attend } from "./attend.svelte";
import { Awake } from "./awake";
import type { EffectName } from "./effects";
import { LATE } from "./script";
import { ShipVoice } from "./voice.svelte";

/** The language of the voice: chosen by itself, or the page's. */
export const voiceLang = (): Lang => (device.settings.voice === "auto" ? language() : device.settings.voice);

export const shipVoice = new ShipVoice(voiceLang());

/** What a page tells of its voice, for whoever looks from outside: how it is, what was played, whether noise is heard. */
export const toldOfVoice = () => ({
  "data-sound": shipVoice.state,
  "data-played": shipVoice.played.map(({ id }) => id).join(" "),
  "data-noise": shipVoice.isNoisy,
});

/** Let the computer speak, if it is not let to yet: called by taps and keys. */
export function unlock(): void {
  if (shipVoice.state === "locked" || shipVoice.state === "interrupted") void shipVoice.unlock();
}

/** Follow a choice of language as long as the component lives that asks for it. */
export function followLanguage(): void {
  $effect(() => {
    const lang = voiceLang();
    void untrack(() => shipVoice.speak(lang));
  });
}

/** Tell the others whether the computer is heard here: by this device, or by the screen that speaks for all. */
export function tellWhoHears(table: TableState): void {
  $effect(() => {
    const isHeard = shipVoice.state === "ready" || !device.settings.speaks;
    untrack(() => table.hearing.say(isHeard));
  });
}

/** Speak what a table hears, count its start, and keep the screen on while it flies, as long as a component lives. */
export function listen(table: TableState): void {
  followLanguage();
  tellWhoHears(table);
  attend(table, shipVoice);
  hearHands(table);
  const isFlying = $derived((table.view as SpaceAlertShown | null)?.stage === "planning");
  const begins = $derived(table.shown?.clock?.begins ?? 0);
  $effect(() => {
    if (begins > 0 && shipVoice.state === "ready") untrack(() => count(table, begins));
  });
  $effect(() => {
    if (!isFlying) return;
    const awake = new Awake();
    void awake.keep();
    return () => void awake.release();
  });
  $effect(() => () => {
    shipVoice.hush();
    shipVoice.silence(false);
    shipVoice.hum(0);
  });
}

const LAID = /^(android_)?cards?_(placed|removed|flipped|swapped)$/;

/** A card laid here is heard, and whatever anybody points at, once the table has it. */
function hearHands(table: TableState): void {
  let known = 0;
  $effect(() => {
    const { items } = table;
    const since = untrack(() => table.serverNow(Date.now())) - LATE;
    for (const item of items) {
      const effect = item.seq > known && item.at > since ? soundOf(item, table.seatsHere) : null;
      if (effect) shipVoice.effect(effect);
    }
    known = items.at(-1)?.seq ?? 0;
  });
}

/** How an entry of the log sounds at a screen with these seats. */
export function soundOf(item: Item, here: readonly number[]): EffectName | null {
  if (item.kind === "talked") return item.talk === "tell" || item.talk === "word" ? null : "ping";
  const isLaid = item.kind === "moved" && item.events.some(({ event }) => LAID.test(String(event)));
  return isLaid && here.includes(item.seat) ? "card" : null;
}

function count(table: TableState, begins: number): void {
  const now = Date.now();
  const ahead = table.serverNow(now) - now;
  if (begins > now + ahead) shipVoice.countDown(begins, ahead);
}
