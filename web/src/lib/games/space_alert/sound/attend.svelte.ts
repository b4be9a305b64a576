/** Lets the ship's computer follow a table: what is newly heard is announced, noise covers the silence. */

import { untrack } from "svelte";
import type { SpaceAlertShown } from "../../../protocol/types";
import type { TableState } from "../../../table/table.svelte";
import { type Announcement, type GameClock, isLate, momentOf } from "./script";
import type { ShipVoice } from "./voice.svelte";

type Seen = Pick<SpaceAlertShown, "heard" | "phases" | "is_silent" | "stage" | "phase">;
type Speaks = Pick<ShipVoice, "announce" | "cue" | "silence" | "hum" | "hush" | "lastPhase">;

/** Knows what has been announced already; joins at the present and replays nothing. */
export class Attendant {
  /** How much of what the computer said is known; null before the first look. */
  private known: number | null = null;
  private isStopped = false;
  private isPlanning = false;
  private humming = 0;

  constructor(private readonly voice: Speaks) {}

  /** Look at the table: how it stands, its clock, and how far the server's clock is ahead of ours. */
  follow(seen: Seen, clock: GameClock | null, ahead: number, now = Date.now()): void {
    this.voice.lastPhase = seen.phases.length;
    this.voice.silence(seen.is_silent);
    const isPlanning = seen.stage === "planning";
    this.humFor(isPlanning ? seen.phase : 0);
    if (this.isPlanning && !isPlanning) endPlanning(this.voice, seen.heard, ahead, now);
    else if (clock) this.announce(seen.heard, clock, ahead, now + ahead);
    this.known = seen.heard.length;
    this.isPlanning = isPlanning;
  }

  private announce(heard: readonly Announcement[], clock: GameClock, ahead: number, now: number): void {
    const { rate = 1, paused = false, isBrief } = clock;
    const isBack = this.isStopped && !paused;
    if (this.known !== null && paused !== this.isStopped) {
      this.voice.hush();
      this.voice.cue(paused ? "pause" : "resume");
    }
    this.isStopped = paused;
    const first = this.known ?? heard.length;
    heard.forEach((said, place) => {
      const at = momentOf(said.at, clock);
      const isNew = this.known === null ? !isLate(at, now) : place >= first;
      // Who joins, or goes on after a pause, still hears what is being counted.
      const isCounted = (this.known === null || isBack) && lastsBeyond(said, at, now, rate);
      if (isNew || isCounted) this.voice.announce(said, at, ahead, rate, isBrief);
    });
  }

  private humFor(phase: number): void {
    if (phase === this.humming) return;
    this.humming = phase;
    this.voice.hum(phase);
  }
}

/** Whether what an announcement counts is not over yet. */
const lastsBeyond = ({ seconds }: Announcement, at: number, now: number, rate: number): boolean =>
  rate > 0 && at + ((seconds ?? 0) * 1000) / rate > now;

/** Planning is over, at its time or because the crew wanted it. */
export function endPlanning(
  voice: Pick<ShipVoice, "announce" | "cue" | "hush">,
  heard: readonly Announcement[],
  ahead = 0,
  now = Date.now(),
): void {
  const last = heard.at(-1);
  voice.hush();
  if (last?.kind === "mission_ended") voice.announce(last, now + ahead, ahead);
  else voice.cue("ended_early");
  voice.cue("act");
}

/** Follow a table as long as the component lives that asks for it. */
export function attend(table: TableState, voice: ShipVoice): void {
  const attendant = new Attendant(voice);
  $effect(() => {
    const view = table.view as SpaceAlertShown | null;
    const clock = table.shown?.clock ?? null;
    untrack(() => {
      const now = Date.now();
      if (view) attendant.follow(view, clock, table.serverNow(now) - now, now);
    });
  });
}
