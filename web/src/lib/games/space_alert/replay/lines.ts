import type { Frame, SpaceAlertShown, Word } from "../../../protocol/messages";

/** Something that was heard, done or said while planning. */
export interface Line {
  readonly at: number;
  readonly text: string;
  readonly by: "computer" | "crew" | "said";
}

/** That everybody gets cards with a phase goes without saying. */
const UNTOLD: readonly string[] = ["cards_taken"];

function told({ texts, events }: Frame): readonly string[] {
  if (texts.length !== events.length) return texts;
  return texts.filter((_, n) => !UNTOLD.includes(String(events[n]?.event)));
}

/** The planning round in words, from its first second on. */
export function linesOf(frames: readonly Frame[], words: readonly Word[]): readonly Line[] {
  const planning = frames.filter(({ view }) => (view as SpaceAlertShown).stage === "planning");
  const done = planning.flatMap((frame): Line[] =>
    told(frame).map((text) => ({
      at: frame.at ?? 0,
      text,
      by: frame.seat !== null && frame.seat >= 0 ? "crew" : "computer",
    })),
  );
  const said = words.flatMap(({ time, who, text }): Line[] =>
    time === null ? [] : [{ at: time, text: `${who}: ${text}`, by: "said" }],
  );
  return [...done, ...said].sort((a, b) => a.at - b.at);
}
