import type { Frame, SpaceAlertShown, Word } from "../../../protocol/messages";

/** The planning round as it was, by its seconds: what the computer said, who laid what, who said what. */
export interface Planned {
  /** How long it lasted, in ms. */
  readonly length: number;
  readonly phases: readonly { readonly phase: number; readonly from: number; readonly to: number }[];
  readonly calls: readonly Call[];
  readonly silences: readonly { readonly from: number; readonly to: number }[];
  readonly cards: readonly Laid[];
  readonly words: readonly (Word & { readonly time: number })[];
}

/** An announcement that stays on the timeline: a threat, data, a transfer. */
export interface Call {
  readonly at: number;
  readonly kind: "threat" | "incoming_data" | "transfer_started";
  readonly zone: "blue" | "internal" | "red" | "white" | null;
  readonly turn: number | null;
  readonly isSerious: boolean;
}

/** A move on a board: a card laid, taken away, turned or exchanged. */
export interface Laid {
  readonly at: number;
  readonly seat: number;
  /** On whose board. */
  readonly member: string;
  readonly turns: readonly number[];
  readonly verb: "place" | "remove" | "flip" | "swap";
}

const ON_A_BOARD = /^(place|remove|flip|swap) (?:(android\d+) )?(\d+)(?: (\d+))?(?: (\S+))?$/;
const KEPT: readonly string[] = ["threat", "incoming_data", "transfer_started"];

/** A move as text, if it is one on a board. */
export function laidBy(frame: Pick<Frame, "seat" | "move" | "at">, view: SpaceAlertShown): Laid | null {
  const [, verb, android, turn, other] = ON_A_BOARD.exec(frame.move) ?? [];
  if (!verb || frame.seat === null || frame.at === null) return null;
  const member = android ?? view.members.find(({ seat }) => seat === frame.seat)?.id ?? "";
  const turns = [turn, other].filter(Boolean).map(Number);
  return { at: frame.at, seat: frame.seat, member, turns, verb: verb as Laid["verb"] };
}

/** Read the planning round out of a game's frames. */
export function plannedIn(frames: readonly Frame[], words: readonly Word[] = []): Planned {
  const last = frames.at(-1)?.view as SpaceAlertShown | undefined;
  const heard = last?.heard ?? [];
  const length = heard.find(({ kind }) => kind === "mission_ended")?.at ?? planningEnds(frames);
  const ends = heard.filter(({ kind }) => kind === "phase_ended").map(({ at }) => at);
  const borders = [0, ...ends, length];
  return {
    length,
    phases: borders.slice(1).map((to, n) => ({ phase: n + 1, from: borders[n] ?? 0, to })),
    calls: heard
      .filter(({ kind }) => KEPT.includes(kind))
      .map((one) => ({
        at: one.at,
        kind: one.kind as Call["kind"],
        zone: one.zone ?? null,
        turn: one.turn ?? null,
        isSerious: one.is_serious ?? false,
      })),
    silences: heard
      .filter(({ kind }) => kind === "silence_started")
      .map(({ at }) => ({
        from: at,
        to: heard.find((one) => one.kind === "silence_ended" && one.at > at)?.at ?? length,
      })),
    cards: frames.flatMap((frame) => laidBy(frame, frame.view as SpaceAlertShown) ?? []),
    words: words.filter((word): word is Word & { readonly time: number } => word.time !== null),
  };
}

/** Where a crew jumped before the computer said so: the last moment of planning. */
function planningEnds(frames: readonly Frame[]): number {
  const acting = frames.find(({ view }) => (view as SpaceAlertShown).stage !== "planning");
  return acting?.at ?? (frames.at(-1)?.view as SpaceAlertShown | undefined)?.now ?? 0;
}

/** The step of a game that shows how it stood at a moment of planning. */
export function frameAt(frames: readonly Frame[], ms: number): number {
  let found = 0;
  for (const [n, { at, view }] of frames.entries()) {
    if ((view as SpaceAlertShown).stage !== "planning") break;
    if (at === null || at <= ms) found = n;
  }
  return found;
}
