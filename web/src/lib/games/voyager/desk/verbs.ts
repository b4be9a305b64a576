import { countOf } from "../../../i18n/say";
import type { Choice, VoyagerVerbShown } from "../../../protocol/messages";
import type { Cockpit } from "../common/cockpit.svelte";
import { reasonText } from "../common/reasons";
import { words } from "../speech.svelte";

/** A button of the action bar: what it is called, what it brings or why it is closed. */
export interface Offer {
  readonly id: string;
  readonly label: string;
  /** What it costs and brings, or why it is closed. */
  readonly note: string;
  /** The move it makes; null: it is closed, or it opens something. */
  readonly move: string | null;
  readonly opens: "technologies" | null;
  readonly isOpen: boolean;
  /** Whether it moves the rocket on: there are few of them, and they are what a turn is about. */
  readonly isMain: boolean;
  readonly isHinted: boolean;
  /** Whether it cannot be taken back. */
  readonly draws: boolean;
}

type Verb = VoyagerVerbShown["verb"];
const ALWAYS: readonly Verb[] = ["research", "funds", "develop"];
/** Where these lack nothing but coins it is said: they are what a turn is about. */
const FLYING = ["launch", "rocket"] as const;
const BUILDING: readonly Verb[] = ["hotel", "base", "change", "takeover"];
/** Of the closed ones one is enough: they are closed for the same reason. */
const TOGETHER: readonly (readonly Verb[])[] = [["hotel", "base", "change"]];

/** The verbs of a turn in the order of the bar; what is not possible now stays, with its reason. */
export function offersOf(cockpit: Cockpit): readonly Offer[] {
  const known = cockpit.view.outlook?.verbs ?? [];
  const landings = cockpit.choicesOf("land").map((choice) => fromChoice(cockpit, choice, choice.text));
  const rockets = cockpit.choicesOf("rocket").map((choice) => fromChoice(cockpit, choice, choice.text));
  const launch = cockpit.choice("launch");
  const short = FLYING.filter((verb) =>
    known.some(({ verb: one, closed }) => one === verb && closed?.code === "coins/too-few"),
  ).map((verb) => single(cockpit, verb));
  const always = ALWAYS.map((verb) => (verb === "develop" ? develop(cockpit) : single(cockpit, verb)));
  const building = BUILDING.filter((verb) => cockpit.choice(verb)).map((verb) => single(cockpit, verb));
  const shut = BUILDING.filter((verb) => !cockpit.choice(verb) && !isSpokenFor(verb, building)).map((verb) =>
    single(cockpit, verb),
  );
  const rest = building.length > 2 ? [] : shut.filter(({ id }) => known.some(({ verb }) => verb === id));
  return [
    ...landings,
    ...(launch ? [fromChoice(cockpit, launch, cockpit.t.verbs.launch)] : []),
    ...rockets,
    ...short,
    ...always,
    ...building,
    ...rest,
  ];
}

/** Whether a closed verb need not be shown: another of its kind is. */
function isSpokenFor(verb: Verb, open: readonly Offer[]): boolean {
  const kin = TOGETHER.find((verbs) => verbs.includes(verb));
  return kin !== undefined && (kin[0] !== verb || open.some(({ id }) => kin.includes(id as Verb)));
}

function fromChoice(cockpit: Cockpit, choice: Choice, label: string): Offer {
  return {
    id: choice.move,
    label,
    note: choice.effect,
    move: choice.move,
    opens: null,
    isOpen: true,
    isMain: true,
    isHinted: cockpit.hinted === choice.move,
    draws: verbsOf(cockpit, choice.move).some(({ draws }) => draws),
  };
}

const verbsOf = (cockpit: Cockpit, move: string): readonly VoyagerVerbShown[] =>
  cockpit.view.outlook?.verbs.filter((verb) => verb.move === move) ?? [];

function single(cockpit: Cockpit, verb: Verb): Offer {
  const choice = cockpit.choice(verb);
  const shown = cockpit.view.outlook?.verbs.find((one) => one.verb === verb);
  const label = verb === "hotel" && !choice ? cockpit.t.verbs.build : cockpit.t.verbs[verb as LabelledVerb];
  return {
    id: verb,
    label,
    note: choice ? gives(cockpit, shown) || choice.effect : reason(cockpit, shown),
    move: choice?.move ?? null,
    opens: null,
    isOpen: choice !== undefined,
    isMain: false,
    isHinted: choice !== undefined && cockpit.hinted === choice.move,
    draws: choice !== undefined && (shown?.draws ?? false),
  };
}

type LabelledVerb = keyof Cockpit["t"]["verbs"];

/** Developing opens the technology board; the price is the same for all, so is the reason if none is open. */
function develop(cockpit: Cockpit): Offer {
  const known = cockpit.view.outlook?.verbs.filter(({ verb }) => verb === "develop") ?? [];
  const open = cockpit.choicesOf("develop");
  const coins = cockpit.view.terms?.technology ?? 0;
  return {
    id: "develop",
    label: cockpit.t.verbs.develop,
    note: open.length > 0 ? countOf(words(cockpit.lang).nouns.coin, coins) : reason(cockpit, known[0]),
    move: null,
    opens: "technologies",
    isOpen: open.length > 0,
    isMain: false,
    isHinted: cockpit.hinted.startsWith("develop "),
    draws: false,
  };
}

const reason = (cockpit: Cockpit, verb: VoyagerVerbShown | undefined): string =>
  verb?.closed && cockpit.box ? reasonText(verb.closed, cockpit.box, cockpit.lang) : "";

/** What is certain to come of it: coins and cards, in a few words. */
function gives({ lang }: Cockpit, verb: VoyagerVerbShown | undefined): string {
  const { coins = 0, cards = 0 } = verb?.gives ?? {};
  const { nouns } = words(lang);
  return [cards ? countOf(nouns.card, cards) : "", coins ? `+${countOf(nouns.coin, coins)}` : ""]
    .filter(Boolean)
    .join(", ");
}
