import type { FilmEvent, Half } from "./events";
import { cooled, type Picture, turnedOver, written } from "./facts";
import { type Moment, momentsOf } from "./moments";
import { byTurn, STEPS, type StepName, type TurnEvents } from "./steps";

/** A moment and the picture after it. */
export interface Shot {
  readonly moment: Moment;
  readonly picture: Picture;
}

/** A turn as it is shown: how it began, each moment, and how the server says it ended. */
export interface Take {
  readonly turn: number;
  readonly before: Picture;
  readonly shots: readonly Shot[];
  readonly after: Picture;
  readonly events: readonly FilmEvent[];
}

/** Steps after which the weapons are cold. */
const isCold = (step: StepName): boolean => STEPS.indexOf(step) > STEPS.indexOf("shots");

/** Follow a turn moment by moment from the picture it began with. */
export function takeOf(turn: TurnEvents, before: Picture, after: Picture | null = null): Take {
  const moments = momentsOf(turn);
  const began = turn.events.filter(({ event }) => event === "turn_began");
  let picture = began.reduce((drawn, event) => written(drawn, event, null), before);
  let card: Half | null = null;
  const shots = moments.map((moment) => {
    if (isCold(moment.step)) picture = cooled(picture);
    for (const event of moment.events) {
      if (event.event === "card_revealed") card = event.action;
      picture = written(picture, event, moment.step === "crew" ? card : null);
    }
    return { moment, picture };
  });
  return { turn: turn.turn, before, shots, after: after ?? closed(picture), events: turn.events };
}

/** How a turn ends where no view says so. */
const closed = (picture: Picture): Picture => {
  const cold = cooled(picture);
  return picture.ending === null || picture.ending === "jumped-home" ? turnedOver(cold) : cold;
};

/** All turns that some events tell of; the views known of their ends have the last word. */
export function takesOf(
  events: readonly FilmEvent[],
  before: Picture,
  after: Picture | null,
): readonly Take[] {
  const turns = byTurn(events);
  const takes: Take[] = [];
  for (const turn of turns) {
    const start = takes[takes.length - 1]?.after ?? before;
    const isLast = turn === turns[turns.length - 1];
    takes.push(takeOf(turn, start, isLast ? after : null));
  }
  return takes;
}
