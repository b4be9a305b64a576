/** A page of its own for the ship's voice: it follows a real table and tells what it announced and played. */

import { attend } from "../../../web/src/lib/games/space_alert/sound/attend.svelte";
import { indexOf, lengthsOf, loadPack } from "../../../web/src/lib/games/space_alert/sound/pack";
import { type Announcement, lineUp, scriptOf } from "../../../web/src/lib/games/space_alert/sound/script";
import { Speaker } from "../../../web/src/lib/games/space_alert/sound/speaker";
import { ShipVoice } from "../../../web/src/lib/games/space_alert/sound/voice.svelte";
import type { Lang } from "../../../web/src/lib/protocol/messages";
import { TableState } from "../../../web/src/lib/table/table.svelte";

const RATE = 22_050;

/** Sit down at a table, with the ship's computer listening. */
function sit(code: string, seat: number, key: string, lang: Lang) {
  const table = new TableState(code, [seat], { [seat]: key }, "", lang);
  const voice = new ShipVoice(lang);
  const announced: { said: Announcement; at: number; now: number }[] = [];
  const announce = voice.announce.bind(voice);
  // The plan is made at the very moment that is noted: what came late begins at once, to the millisecond.
  voice.announce = (said, at, ahead, rate) => {
    const tells = Date.now;
    const now = tells();
    Date.now = () => now;
    announced.push({ said, at, now: now + ahead });
    announce(said, at, ahead, rate);
    Date.now = tells;
  };
  document.body.innerHTML = "<button>Unlock</button><p role=status></p>";
  document.querySelector("button")?.addEventListener("click", () => voice.unlock());
  $effect.root(() => {
    attend(table, voice);
    $effect(() => {
      document.body.dataset.state = voice.state;
      document.body.dataset.played = String(voice.played.length);
      const status = document.querySelector("[role=status]");
      if (status) status.textContent = voice.subtitle;
    });
  });
  table.open();
  /** What should be played of an announcement, given when it was known here. */
  const planned = ({ said, at, now }: (typeof announced)[number]) =>
    lineUp([], scriptOf(said, voice.lastPhase, lengthsOf(lang)), { at, now })
      .filter(({ id }) => id in indexOf(lang).clips)
      .map(({ id, at: moment }) => ({ id, at: moment }));
  /** The last threat that was played to its end: what was said, what was planned, and what was played then. */
  const lastThreat = () => {
    const played = voice.played.map(({ id, at }) => ({ id, at }));
    for (const one of announced.filter(({ said }) => said.kind === "threat").reverse()) {
      const plan = planned(one);
      const last = plan.at(-1);
      const end = played.findIndex(({ id, at }) => id === last?.id && at === last?.at);
      if (end >= 0) return [one.said, plan, played.slice(end + 1 - plan.length, end + 1)];
    }
    return null;
  };
  return {
    ahead: () => table.serverNow(0),
    announced: () => announced,
    played: () => voice.played,
    lastThreat,
  };
}

/** Decode a pack as this browser does: how late it is, how long, and how loud every clip. */
async function decode(lang: Lang) {
  const { index, sound, onset } = await loadPack(lang, new OfflineAudioContext(1, 1, RATE));
  const samples = sound.getChannelData(0);
  const at = (ms: number) => Math.round(((ms + onset) * sound.sampleRate) / 1000);
  const peaks = Object.entries(index.clips).map(([id, { start, length }]) => {
    const loudest = samples.slice(at(start), at(start + length)).reduce((most, one) => Math.max(most, Math.abs(one)), 0);
    return { id, peak: 20 * Math.log10(loudest), end: start + length + onset };
  });
  return { onset, seconds: sound.duration, peaks };
}

/** Render what is announced at moment 0 to samples, and give the first moment after another that is heard, in ms. */
async function firstHeard(lang: Lang, said: Announcement, after: number, noise = false) {
  const context = new OfflineAudioContext(1, 16 * RATE, RATE);
  const pack = await loadPack(lang, context);
  const speaker = new Speaker(context as unknown as AudioContext, () => 0);
  speaker.load(pack);
  speaker.setNoise(noise);
  speaker.follow(scriptOf(said, 3, lengthsOf(lang)));
  const samples = (await context.startRendering()).getChannelData(0);
  const found = samples.findIndex((value, n) => n >= (after * RATE) / 1000 && Math.abs(value) > 0.01);
  return found < 0 ? null : (found * 1000) / RATE;
}

Object.assign(window, { sit, decode, firstHeard });
document.body.dataset.ready = "yes";
