import type { Frame } from "../../../protocol/messages";

/** A turn of a replay: its frames, whose it is, and in which round; the set-up is nobody's, before the first one. */
export interface Turn {
  readonly first: number;
  readonly last: number;
  readonly seat: number | null;
  readonly round: number;
}

/** A key moment on the way from the first turn (0) to the last one (1). */
export interface Mark {
  readonly number: number;
  readonly move: number;
  readonly place: number;
}

type Began = { readonly event: string; readonly seat: number; readonly round: number };

/** The turns of a replay, the set-up first. */
export function turnsOf(frames: readonly Pick<Frame, "events">[]): readonly Turn[] {
  const begun = frames.flatMap(({ events }, frame) => {
    const began = (events as readonly unknown[] as readonly Began[]).findLast(
      ({ event }) => event === "turn_began",
    );
    return began ? [{ first: frame, seat: began.seat, round: began.round + 1 }] : [];
  });
  const starts: readonly Omit<Turn, "last">[] =
    begun[0]?.first === 0 ? begun : [{ first: 0, seat: null, round: 0 }, ...begun];
  return starts.map((turn, n) => ({ ...turn, last: (starts[n + 1]?.first ?? frames.length) - 1 }));
}

/** Which turn a frame belongs to. */
export const turnAt = (turns: readonly Turn[], frame: number): number =>
  Math.max(
    0,
    turns.findLastIndex(({ first }) => first <= frame),
  );

/** Where the key moments are among the turns. */
export function marksOf(
  moments: readonly { readonly move: number }[],
  turns: readonly Turn[],
): readonly Mark[] {
  const whole = Math.max(1, turns.length - 1);
  return moments.map(({ move }, n) => {
    const at = turnAt(turns, move);
    const turn = turns[at];
    const within = turn ? (move - turn.first) / (turn.last - turn.first + 1) : 0;
    return { number: n + 1, move, place: Math.min(1, (at + within) / whole) };
  });
}

/** The first turns of rounds that are written below the slider: the first one, every fifth, the last one. */
export function roundsOf(
  turns: readonly Turn[],
): readonly { readonly round: number; readonly place: number }[] {
  const whole = Math.max(1, turns.length - 1);
  const last = turns.at(-1)?.round ?? 0;
  return turns.flatMap(({ round }, n) => {
    const isFirst = round > 0 && turns[n - 1]?.round !== round;
    const isWritten = round === 1 || round === last || (round % 5 === 0 && last - round > 1);
    return isFirst && isWritten ? [{ round, place: n / whole }] : [];
  });
}

/** Places along a line, moved apart so that none covers another and all stay on it, in their order. */
export function spread(places: readonly number[], least: number, length: number): readonly number[] {
  const found = [...places];
  for (let n = 1; n < found.length; n++) found[n] = Math.max(found[n] ?? 0, (found[n - 1] ?? 0) + least);
  let end = length;
  for (let n = found.length - 1; n >= 0; n--) {
    found[n] = Math.min(found[n] ?? 0, end);
    end = (found[n] ?? 0) - least;
  }
  return found;
}
