/** The one voice of this page: let to speak once, it is heard in the lobby, at the table and on the shared screen. */

import { untrack } from "svelte";
import { device } from "../../../device.svelte";
import { language } from "../../../i18n/i18n.svelte";
import type { Lang, SpaceAlertShown } from "../../../protocol/messages";
import type { TableState } from "../../../table/table.svelte";
import { attend } from "./attend.svelte";
import { Awake } from "./awake";
import { ShipVoice } from "./voice.svelte";

/** The language of the voice: chosen by itself, or the page's. */
export const voiceLang = (): Lang => (device.settings.voice === "auto" ? language() : device.settings.voice);

export const shipVoice = new ShipVoice(voiceLang());

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

/** Speak what a table hears, count its start, and keep the screen on while it flies, as long as a component lives. */
export function listen(table: TableState): void {
  followLanguage();
  attend(table, shipVoice);
  const isFlying = $derived((table.view as SpaceAlertShown | null)?.stage === "planning");
  const begins = $derived(table.shown?.clock?.begins ?? 0);
  $effect(() => {
    if (begins > 0 && shipVoice.state === "ready") untrack(() => count(table, begins));
  });
  $effect(() => {
    if (!isFlying) return;
    const awake = new Awake();
    void awake.keep();
    return () => {
      void awake.release();
      shipVoice.hush();
    };
  });
  $effect(() => () => {
    shipVoice.hush();
    shipVoice.silence(false);
    shipVoice.hum(0);
  });
}

function count(table: TableState, begins: number): void {
  const now = Date.now();
  const ahead = table.serverNow(now) - now;
  if (begins > now + ahead) shipVoice.countDown(begins, ahead);
}
