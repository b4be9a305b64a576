import { expect, test } from "vitest";
import type { Item } from "../../../protocol/messages";
import { words } from "../../../words/space_alert";
import { mouthOf } from "../box/mouth";
import type { FilmEvent } from "../film/events";
import { REELS } from "../film/missions";
import type { Moment } from "../film/moments";
import { soundsOf } from "../film/sounds.svelte";
import { Attendant, endPlanning } from "./attend.svelte";
import { RECIPES } from "./effects";
import { indexOf, isClip, lengthsOf } from "./pack";
import { type Announcement, count, scriptOf } from "./script";
import { soundOf } from "./ship.svelte";
import { ShipVoice } from "./voice.svelte";

/** Everything that any part of this client has said or heard, asked by way of that part. */
const used = new Set<string>();
const lengths = lengthsOf("pl");
const note = (...ids: readonly string[]) => ids.forEach((id) => void used.add(id));
const announced = (said: Partial<Announcement>, last = 3) =>
  note(...scriptOf({ at: 0, ...said } as Announcement, last, lengths).map(({ id }) => id));

/** A voice that notes what it is asked to say. */
const voice = {
  lastPhase: 3,
  cue: note,
  announce: (said: Announcement) => announced(said),
  silence: () => undefined,
  hum: () => undefined,
  hush: () => undefined,
} as unknown as ShipVoice;

function announcements(): void {
  const zones = ["red", "white", "blue", "internal"] as const;
  for (const turn of [1, 2, 3, 4, 5, 6, 7, 8]) announced({ kind: "threat", turn, zone: "red" });
  for (const zone of zones)
    for (const is_serious of [false, true])
      announced({ kind: "threat", turn: 1, zone, is_serious, is_unconfirmed: true });
  for (const phase of [1, 2, 3])
    for (const seconds of [60, 20, 5]) announced({ kind: "warning", phase, seconds });
  for (const phase of [1, 2]) announced({ kind: "phase_ended", phase });
  for (const kind of [
    "mission_started",
    "incoming_data",
    "transfer_started",
    "transfer_ended",
    "silence_started",
    "silence_ended",
    "mission_ended",
  ] as const)
    announced({ kind, seconds: kind === "transfer_started" ? 10 : null });
  note(...count(0, lengths).map(({ id }) => id));
}

function table(): void {
  const attendant = new Attendant(voice);
  const seen = { heard: [], phases: [], is_silent: false, stage: "planning", phase: 1 } as never;
  for (const paused of [false, true, false]) attendant.follow(seen, { now: 0, time: 0, paused }, 0, 0);
  endPlanning(voice, []);
  const laid = { kind: "moved", seat: 0, events: [{ event: "card_placed" }] } as unknown as Item;
  const pinged = { kind: "talked", talk: "ping" } as unknown as Item;
  for (const item of [laid, pinged]) note(soundOf(item, [0]) ?? "");
}

function film(): void {
  const shown = REELS.flatMap(({ takes }) => takes.flatMap(({ shots }) => shots.map(({ moment }) => moment)));
  const fired = Object.keys(words.en.weapons).map((weapon) => ({ event: "targeted", weapon }));
  const struck = ["red", "white", "blue"].map((zone) => ({ event: "token_drawn", zone }));
  const checked = [true, false].map((maintained) => ({ event: "computer_checked", maintained }));
  const ended = ["mission_won", "mission_lost", "rocket_launched", "shield_filled"].map((event) => ({
    event,
  }));
  const made = [...fired, ...struck, ...checked, ...ended].map(
    (event) => ({ kind: event.event, events: [event as unknown as FilmEvent] }) as unknown as Moment,
  );
  for (const moment of [...shown, ...made]) {
    const { effects, clip } = soundsOf(moment, null);
    note(...effects, clip ?? "");
  }
}

function speakerTest(): void {
  const heard = { sayNow: (ids: readonly string[]) => note(...ids) } as unknown as ShipVoice;
  ShipVoice.prototype.test.call(heard);
}

test("every clip of the pack and every effect is used by something", () => {
  announcements();
  table();
  film();
  speakerTest();
  mouthOf(voice).setUp();
  expect(Object.keys(indexOf("pl").clips).filter((id) => !used.has(id))).toEqual([]);
  expect(Object.keys(RECIPES).filter((name) => !used.has(name))).toEqual([]);
  expect([...used].filter((id) => id && !isClip(id) && !(id in RECIPES))).toEqual([]);
});
