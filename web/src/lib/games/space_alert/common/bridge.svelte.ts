import { language } from "../../../i18n/i18n.svelte";
import type {
  Lang,
  SpaceAlertCatalogue,
  SpaceAlertOutlookSlot,
  SpaceAlertShown,
  Standing,
} from "../../../protocol/messages";
import type { TableState } from "../../../table/table.svelte";
import { Advice } from "../planning/advice.svelte";
import { Planner } from "../planning/planner.svelte";
import { partOf, type Saying, sayingOf, takenParts, talkerOf, toldBoards, toldHands } from "../talk/talk";
import { Telling } from "../talk/telling.svelte";
import { type Texts, texts } from "../texts";
import { box } from "./box.svelte";
import { crewOf, toneOf } from "./people";
import type { Flag, Light, PlaceName, Ring, WayStep } from "./scene";
import { shipScene, trackScenes } from "./scenes";

const NEW_FOR = 8000;
const RING_FOR = 4000;
/** One and the same while nobody points anywhere: nothing has to be drawn anew. */
const NOBODYS: readonly Ring[] = [];

/** What everything on the bridge knows: the table as a plan, the crew, the pictures, and who says what. */
export class Bridge {
  /** Our clock, looked at every quarter of a second. */
  now = $state(Date.now());
  /** Which station or threat is looked at closely. */
  opened = $state<string | null>(null);
  /** The part that is about to be talked about. */
  talkingOf = $state<string | null>(null);
  /** The next tap points at something. */
  isPointing = $state(false);
  readonly planner: Planner;
  readonly telling = new Telling(this);
  readonly advice = new Advice(this);

  constructor(readonly table: TableState) {
    const bridge = this;
    this.planner = new Planner(
      {
        get view() {
          return bridge.view;
        },
        get seq() {
          return table.seq;
        },
        play: (move) => table.play(move),
        refusal: () => table.trouble?.message ?? "",
      },
      (member, slot, half) => this.telling.laid(member, slot, half),
    );
  }

  get view(): SpaceAlertShown {
    return this.table.view as SpaceAlertShown;
  }

  readonly crew = $derived.by(() => crewOf(this.view, this.table.info, this.lang));

  get lang(): Lang {
    return language();
  }

  get t(): Texts {
    return texts(this.lang);
  }

  get box(): SpaceAlertCatalogue | null {
    return box.in(this.lang);
  }

  get isPlaying(): boolean {
    return this.view.seat !== null;
  }

  /** Whether there is anybody to talk to. */
  get hasOthers(): boolean {
    return this.view.seats.length > 1;
  }

  get isSilent(): boolean {
    return this.view.is_silent && this.view.stage === "planning";
  }

  /** The mission's time, in ms. */
  get clock(): number {
    return this.table.clockAt(this.now) ?? this.view.now;
  }

  /** Threats that were announced a moment ago. */
  readonly fresh = $derived(
    new Set(
      this.view.heard
        .filter(
          ({ kind, at }) => kind === "threat" && this.clock - at < NEW_FOR && this.view.stage === "planning",
        )
        .map(({ turn }) => turn ?? 0),
    ),
  );

  /** The slots of the board in front, as the server foresees them. */
  get ahead(): readonly SpaceAlertOutlookSlot[] {
    return this.view.outlook?.boards[this.planner.member] ?? [];
  }

  /** The turn that is planned next: where the own figure stands on the ship. */
  get turnAhead(): number {
    const { open, slots } = this.planner;
    if (!open) return 0;
    for (let turn = open.first; turn <= open.last; turn++) if (!slots[turn - 1]) return turn;
    return open.last;
  }

  private readonly places = $derived.by((): Readonly<Record<string, PlaceName>> => {
    const station = this.ahead[this.turnAhead - 1]?.station;
    return station && this.view.stage === "planning" ? { [this.planner.member]: station } : {};
  });

  readonly ship = $derived(this.box && shipScene(this.view, this.box, this.crew, this.places));
  readonly tracks = $derived(this.box ? trackScenes(this.view, this.box, this.t.threat.needed) : []);

  /** The own way over the ship in the turns that are planned now. */
  get way(): readonly WayStep[] {
    const { open } = this.planner;
    if (!open) return [];
    return this.ahead.flatMap(({ station, after }, n) =>
      n + 1 >= open.first && n + 1 <= open.last && station !== after
        ? [{ from: station, to: after, turn: n + 1 }]
        : [],
    );
  }

  /** How one talks now; null in silence and for spectators. */
  get talk(): ReturnType<typeof talkerOf> | null {
    return this.isPlaying && !this.isSilent ? talkerOf(this.table) : null;
  }

  /** The signs that stand. */
  get standing(): readonly Standing[] {
    return this.table.shown?.talk ?? [];
  }

  readonly told = $derived.by(() => toldBoards(this.standing, (seat) => this.memberAt(seat)));
  readonly hands = $derived.by(() => toldHands(this.standing, (seat) => this.memberAt(seat)));

  /** Who takes what, as flags. */
  readonly flags = $derived.by((): readonly Flag[] =>
    takenParts(this.standing).map(({ seat, part, turn }) => ({
      part: drawnAt(part),
      member: this.memberAt(seat),
      tone: toneOf(seat),
      letter: this.crew.find((one) => one.seat === seat)?.letter ?? "",
      turn,
    })),
  );

  /** What was pointed at a moment ago, and what was said, beside who said it. */
  readonly rings = $derived.by((): readonly Ring[] => {
    const since = this.table.serverNow(this.now) - RING_FOR;
    const rings = this.table.items.slice(-12).flatMap((item): Ring[] => {
      if (item.at < since || (item.kind !== "talked" && item.kind !== "said")) return [];
      const [about, word] = item.kind === "said" ? ["", item.text] : [item.about, this.t.words[item.about]];
      const part = partOf(about);
      if (part) return [{ part: drawnAt(part), tone: toneOf(item.seat), text: this.ringText(about) }];
      return word ? [{ part: this.memberAt(item.seat), tone: toneOf(item.seat), text: word }] : [];
    });
    return rings.length > 0 ? rings : NOBODYS;
  });

  /** What is lit on ship and trajectories. */
  readonly light = $derived<Light>({ lit: new Set(this.rings.map(({ part }) => part)), isDimmed: false });

  memberAt(seat: number): string {
    return this.view.members.find((member) => member.seat === seat)?.id ?? "";
  }

  /** Press a part of ship or tracks: look at it, or point at it if that is what the next tap does. */
  pick(part: string): void {
    if (this.isPointing) {
      this.isPointing = false;
      this.talkAbout(part);
    } else this.opened = part;
  }

  /** Whether a bot may be asked to hold somebody's place: by the captain, or by anybody while the captain is away. */
  mayBeHeld(seat: number): boolean {
    const { captain } = this.view.roles;
    const isAsked =
      captain === this.view.seat || (this.isPlaying && this.table.awayFor(captain, this.now) > 0);
    return isAsked && this.table.mayBeStoodInFor(seat, this.now);
  }

  talkAbout(part: string): void {
    if (this.isPlaying) this.talkingOf = part;
  }

  say(what: Saying, part: string, turn: number | null): void {
    const name = part === "upper_white.C" && (what === "who" || what === "mine") ? "computer" : part;
    const [kind, about] = sayingOf(what, name, turn);
    this.talk?.(kind, about);
    this.talkingOf = null;
  }

  /** What was said about a part, as briefly as it fits beside it. */
  private ringText(about: string): string {
    const [verb = "", what, turn = ""] = about.split(" ");
    const { who, mine, careful, look } = this.t.talk;
    const said = { who, take: mine, careful }[verb] ?? look;
    return what !== "slot" && Number(turn) ? `${said} ${this.t.turn(Number(turn))}` : said;
  }
}

/** Where a part of what is said is drawn. */
const drawnAt = (part: string): string => (part === "computer" ? "upper_white.C" : part);
