import { language } from "../../../i18n/i18n.svelte";
import type { SpaceAlertCatalogue, SpaceAlertShown } from "../../../protocol/messages";
import type { TableState } from "../../../table/table.svelte";
import { Planner } from "../planning/planner.svelte";
import { partOf, sayingOf, takenParts, talkedIn, talkerOf, toldBoards } from "../talk/talk";
import { type Texts, texts } from "../texts";
import { box } from "./box.svelte";
import { outlookOf } from "./outlook";
import { colourOf, crewOf } from "./people";
import type { Flag, PlaceName, Ring, WayStep } from "./scene";
import { shipScene, trackScenes } from "./scenes";

const NEW_FOR = 8000;
const RING_FOR = 4000;

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
  /** Say what I lay. */
  tells = $state(true);
  /** What was laid in silence and is not told yet, by slot. */
  untold = $state.raw<Readonly<Record<number, string>>>({});
  readonly planner: Planner;

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
      (member, slot, half) => this.laid(member, slot, half),
    );
  }

  readonly lang = $derived.by(() => language());
  readonly t: Texts = $derived(texts[this.lang]);
  readonly view = $derived.by(() => this.table.view as SpaceAlertShown);
  readonly box = $derived.by((): SpaceAlertCatalogue | null => box.in(this.lang));
  readonly crew = $derived.by(() => crewOf(this.view, this.table.info, this.lang));
  readonly outlook = $derived(outlookOf(this.view));
  readonly isPlaying = $derived(this.view.seat !== null);
  /** Whether there is anybody to talk to. */
  readonly hasOthers = $derived(this.view.seats.length > 1);
  readonly isSilent = $derived(this.view.is_silent && this.view.stage === "planning");

  /** The mission's time, in ms. */
  readonly clock = $derived.by(() => this.table.clockAt(this.now) ?? this.view.now);

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
  readonly ahead = $derived.by(() => {
    const { outlook } = this;
    const { member } = this.planner;
    if (!outlook || !member) return [];
    const own = this.view.members.find(({ seat }) => seat !== null && seat === this.view.seat)?.id;
    return outlook.boards[member] ?? (member === own ? outlook.slots : []);
  });

  /** The turn that is planned next: where the own figure stands on the ship. */
  readonly turnAhead = $derived.by(() => {
    const { open, slots } = this.planner;
    if (!open) return 0;
    for (let turn = open.first; turn <= open.last; turn++) if (!slots[turn - 1]) return turn;
    return open.last;
  });

  private readonly places = $derived.by((): Readonly<Record<string, PlaceName>> => {
    const station = this.ahead[this.turnAhead - 1]?.station;
    return station && this.view.stage === "planning" ? { [this.planner.member]: station } : {};
  });

  readonly ship = $derived(this.box && shipScene(this.view, this.box, this.crew, this.places));
  readonly tracks = $derived(this.box ? trackScenes(this.view, this.box, this.t.threat.needed) : []);

  /** The own way over the ship in the turns that are planned now. */
  readonly way = $derived.by((): readonly WayStep[] => {
    const { open } = this.planner;
    if (!open) return [];
    return this.ahead.flatMap(({ station, after }, n) =>
      n + 1 >= open.first && n + 1 <= open.last && station !== after
        ? [{ from: station, to: after, turn: n + 1 }]
        : [],
    );
  });

  /** How one talks now; null in silence and for spectators. */
  readonly talk = $derived.by(() => (this.isPlaying && !this.isSilent ? talkerOf(this.table) : null));

  private readonly standing = $derived.by(() => this.table.shown?.talk ?? []);
  readonly taken = $derived.by(() => takenParts(this.standing));
  readonly told = $derived.by(() => toldBoards(this.standing, (seat) => this.memberAt(seat)));

  /** Who takes what, as flags. */
  readonly flags = $derived.by((): readonly Flag[] =>
    this.taken.map(({ seat, part, turn }) => ({
      part: part === "computer" ? "upper_white.C" : part,
      member: this.memberAt(seat),
      colour: colourOf(seat),
      letter: this.crew.find((one) => one.seat === seat)?.letter ?? "",
      turn,
    })),
  );

  /** What was pointed at a moment ago. */
  readonly rings = $derived.by((): readonly Ring[] => {
    const last = talkedIn(this.table.items.slice(-12)).filter(({ at, about }) => {
      const age = this.table.serverNow(this.now) - at;
      return partOf(about) !== "" && age < RING_FOR;
    });
    return last.map(({ seat, about }) => ({
      part: partOf(about) === "computer" ? "upper_white.C" : partOf(about),
      colour: colourOf(seat),
      text: this.ringText(about),
    }));
  });

  /** The seats of the roles. */
  readonly roles = $derived(this.view.roles);

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

  talkAbout(part: string): void {
    if (this.isPlaying) this.talkingOf = part;
  }

  say(what: "who" | "mine" | "careful" | "look" | "withdraw", part: string, turn: number | null): void {
    const name = part === "upper_white.C" && (what === "who" || what === "mine") ? "computer" : part;
    const [kind, about] = sayingOf(what, name, turn);
    this.talk?.(kind, about);
    this.talkingOf = null;
  }

  /** What was said about a part, as briefly as it fits beside it. */
  private ringText(about: string): string {
    const [verb = "", , turn = ""] = about.split(" ");
    const what = { who: this.t.talk.who, take: this.t.talk.mine, careful: this.t.talk.careful }[verb];
    return [what ?? this.t.talk.look, /^\d+$/.test(turn) ? this.t.turn(Number(turn)) : ""]
      .filter(Boolean)
      .join(" ");
  }

  /** Tell at once what lies there since the silence. */
  tellAll(): void {
    for (const [slot, half] of Object.entries(this.untold)) this.talk?.("tell", `lay ${slot} ${half || "-"}`);
    this.untold = {};
  }

  /** A card was laid or taken back: tell it, or remember it for after the silence. */
  private laid(member: string, slot: number, half: string): void {
    if (!this.tells || this.crew.find(({ id }) => id === member)?.seat === null) return;
    if (this.talk) this.talk("tell", `lay ${slot} ${half || "-"}`);
    else if (this.isSilent && this.isPlaying) this.untold = { ...this.untold, [slot]: half };
  }
}
