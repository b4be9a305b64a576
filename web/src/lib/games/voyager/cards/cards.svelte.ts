import type {
  VoyagerAchievementEntry,
  VoyagerCardEntry,
  VoyagerMissing,
  VoyagerMissionEntry,
  VoyagerShiftShown,
} from "../../../protocol/messages";
import type { Cockpit } from "../common/cockpit.svelte";
import { ROLL_ICONS } from "../common/icons";
import { reasonText, shiftText } from "../common/reasons";
import { Raising } from "../dice/raising.svelte";
import { costOf } from "./costs";
import type { Clause, Taken } from "./faces";
import { type Income, incomeOf } from "./income";
import { asDrawn, drawnBy, eventsIn, type Held, sinceTurn } from "./order";
import { texts } from "./texts";

/** A card of any deck that lies open to be read. */
export interface Opened {
  readonly kind: "card" | "mission" | "achievement";
  readonly id: string;
}

const NO_INCOME: Income = { coins: 0, cards: 0 };

/** The own cards: in which order they lie, which are new, what each would do now. */
export class Cards {
  /** What is looked at closely. */
  opened = $state.raw<Opened | null>(null);
  /** The log from which it was opened last. */
  log: HTMLElement | null = null;

  /** The choice of cards while a roll is open. */
  readonly raising: Raising;

  constructor(private readonly cockpit: Cockpit) {
    this.raising = new Raising(cockpit, this);
  }

  readonly events = $derived.by(() => eventsIn(this.cockpit.table.items));

  private readonly entries = $derived.by(() => byId(this.cockpit.box?.cards));
  private readonly missionEntries = $derived.by(() => byId(this.cockpit.box?.missions));
  private readonly achievementEntries = $derived.by(() => byId(this.cockpit.box?.achievements));

  /** What happened in the own turn; nothing in somebody else's. */
  readonly thisTurn = $derived.by(() => {
    const { seat, view } = this.cockpit;
    return seat !== null && view.turn === seat ? sinceTurn(this.events, seat) : [];
  });

  readonly held = $derived.by((): readonly Held[] => {
    const { seat, view } = this.cockpit;
    if (seat === null) return [];
    const deckOf = (id: string) => this.entry(id)?.deck ?? "";
    return asDrawn(view.hand, drawnBy(this.events, seat), drawnBy(this.thisTurn, seat), deckOf);
  });

  get income(): Income {
    const { seat } = this.cockpit;
    return seat === null ? NO_INCOME : incomeOf(this.thisTurn, seat);
  }

  /** How many cards of the hand do not stay when the turn ends. */
  get tooMany(): number {
    const { seat, view } = this.cockpit;
    const counts = seat === null ? {} : (view.seats[seat]?.cards ?? {});
    return view.decks.reduce(
      (all, { id, hand_limit }) => all + Math.max(0, (counts[id] ?? 0) - hand_limit),
      0,
    );
  }

  entry(id: string): VoyagerCardEntry | undefined {
    return this.entries.get(id);
  }

  mission(id: string): VoyagerMissionEntry | undefined {
    return this.missionEntries.get(id);
  }

  achievement(id: string): VoyagerAchievementEntry | undefined {
    return this.achievementEntries.get(id);
  }

  private readonly foreseen = $derived.by(() => byId(this.cockpit.view.outlook?.cards));

  /** The effects of a card: one of the own hand with what is missing for them now. */
  clauses(id: string): readonly Clause[] {
    const { box, lang } = this.cockpit;
    const clauses = this.foreseen.get(id)?.clauses ?? [];
    return (this.entry(id)?.effects ?? []).map((text, n) => {
      const missing = clauses[n]?.missing;
      return { text, missing: missing && box ? reasonText(missing, box, lang) : "" };
    });
  }

  /** What playing a card of the own hand takes away. */
  takes(id: string): readonly Taken[] {
    const lower = (this.foreseen.get(id)?.shifts ?? []).filter(({ before, after }) => after < before);
    const isLast = this.held.length === 1 && lower.some(({ what }) => what === "defence");
    return this.taken(lower, isLast);
  }

  /** What discarding cards of the own hand takes away, once the roll they are for is won. */
  costs(ids: readonly string[]): readonly Taken[] {
    const cost = costOf(this.cockpit.view.outlook?.spending ?? null, ids);
    return this.taken(cost?.shifts ?? [], cost?.kept === 0);
  }

  private taken(shifts: readonly VoyagerShiftShown[], isLast: boolean): readonly Taken[] {
    const { box, lang } = this.cockpit;
    if (!box) return [];
    const lost = shifts.map((shift) => ({
      icon: ROLL_ICONS[shift.what] ?? "die",
      said: shiftText(shift, box, lang),
    }));
    return isLast ? [...lost, { icon: "cards", said: texts(lang).keepsNone }] : lost;
  }

  /** How a card of any deck is called. */
  nameOf({ kind, id }: Opened): string | undefined {
    return this[kind === "card" ? "entry" : kind](id)?.name;
  }

  /** Why a card of the own hand cannot be played now; empty where it can. */
  refusal(id: string): string {
    return this.why(this.foreseen.get(id)?.closed);
  }

  /** Why a technology cannot be developed now; empty where it can. */
  whyNotDevelop(id: string): string {
    const { outlook } = this.cockpit.view;
    return this.why(outlook?.verbs.find(({ verb, of }) => verb === "develop" && of === id)?.closed);
  }

  private why(closed: VoyagerMissing | null | undefined): string {
    const { box, lang } = this.cockpit;
    return closed && box ? reasonText(closed, box, lang) : "";
  }

  /** Whether playing a card of the own hand draws others. */
  draws(id: string): boolean {
    return this.foreseen.get(id)?.draws ?? false;
  }

  open(kind: Opened["kind"], id: string): void {
    this.opened = { kind, id };
  }
}

function byId<Entry extends { readonly id: string }>(
  entries: readonly Entry[] | undefined,
): ReadonlyMap<string, Entry> {
  return new Map((entries ?? []).map((entry) => [entry.id, entry]));
}
