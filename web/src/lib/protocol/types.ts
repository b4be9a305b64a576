// Written by scripts/generate-types from the server's structs; do not edit.

export const PROTOCOL = 2;

/** Agree to the proposal `to` (its seq), or not; one's own proposal is withdrawn by a no. */
export interface Answer {
  readonly type: "answer";
  readonly agree: boolean;
  readonly to: number;
  readonly id?: number;
}

/** A seat agreed or not; `carried` once everybody has agreed. */
export interface Answered {
  readonly kind: "answered";
  readonly seq: number;
  readonly at: number;
  readonly seat: number;
  readonly agree: boolean;
  readonly carried: boolean;
}

/** Ask what the strongest bot would play here, from what this seat sees. */
export interface AskHint {
  readonly type: "hint";
  readonly id?: number;
}

/** Take the own seat back from the bot that stands in; to connect says the same. */
export interface Back {
  readonly type: "back";
  readonly id?: number;
}

/** The server closes the socket; `again` tells whether it makes sense to come back. */
export interface Bye {
  readonly type: "bye";
  readonly code: string;
  readonly message: string;
  readonly again: boolean;
}

/** Before the start the host opens a seat or gives it to a bot. */
export interface ChangeSeat {
  readonly kind: "bot" | "open";
  readonly level?: string;
}

/** A legal move, what it would do in words, and as events up to the first draw, for the board. */
export interface Choice {
  readonly move: string;
  readonly effect: string;
  readonly preview: readonly (Readonly<Record<string, unknown>>)[];
}

/** Bring the guest here whose other device shows this code. */
export interface ClaimHandover {
  readonly code: string;
}

/** For games whose clock runs: the game's time at `now`; when it next matters would be the future. */
export interface Clock {
  readonly now: number;
  readonly time: number;
}

/** What was asked is in the log, as entry `seq`; it will not be lost. */
export interface Done {
  readonly type: "done";
  readonly id: number;
  readonly seq: number;
}

/** What was asked was refused; `code` is stable, `message` in the reader's language where there is one. */
export interface Error {
  readonly type: "error";
  readonly id: number;
  readonly code: string;
  readonly message: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** One step of a replay. */
export interface Frame {
  readonly seat: number | null;
  readonly move: string;
  readonly at: number | null;
  readonly events: readonly (Readonly<Record<string, unknown>>)[];
  readonly texts: readonly string[];
  readonly view: unknown;
}

/** A game this server has. */
export interface GameInfo {
  readonly game: string;
  readonly name: Readonly<Record<string, string>>;
  readonly rules: number;
  readonly min_seats: number;
  readonly seats: readonly string[];
  readonly seat_names: Readonly<Record<string, readonly string[]>>;
  readonly options: readonly OptionInfo[];
  readonly levels: readonly LevelInfo[];
}

/** The guest's key: it finds the own games again; keep it on the device. */
export interface GuestKey {
  readonly key: string;
  readonly nickname: string;
}

/** A code for the guest's other device, good once: typed there, or opened as a link. */
export interface Handover {
  readonly code: string;
  readonly link: string;
  readonly until: number;
  readonly lasts: number;
}

/** Whether the server and its storage work. */
export interface Health {
  readonly status: "no-storage" | "ok" | "stopping";
  readonly version: string;
  readonly tables: number;
  readonly sockets: number;
}

/** Open or resume: `key` is a seat's, the host's or the spectators'; `since` the last seq known. */
export interface Hello {
  readonly type: "hello";
  readonly key?: string;
  readonly since?: number;
  readonly lang?: "en" | "pl";
  readonly effects?: boolean;
  readonly protocol?: number;
}

/** What the bot would play. */
export interface Hint {
  readonly type: "hint";
  readonly id: number;
  readonly move: string;
}

/** Take an open seat; any one unless it is named. */
export interface Join {
  readonly nickname: string;
  readonly seat?: number;
}

/** What a key opens: a seat of a table by its number, or that of the host, or to watch. */
export interface KeyInfo {
  readonly table: string;
  readonly role: string;
}

/** A strength of bot, with a label for people. */
export interface LevelInfo {
  readonly level: string;
  readonly label: Readonly<Record<string, string>>;
}

/** A seat (-1: the clock) moved; the notation is told to its own seat only, events to whom they reach. */
export interface Moved {
  readonly kind: "moved";
  readonly seq: number;
  readonly at: number;
  readonly seat: number;
  readonly move: string;
  readonly events: readonly (Readonly<Record<string, unknown>>)[];
  readonly texts: readonly string[];
}

/** Hear a seat's chat no more, or again. */
export interface Mute {
  readonly type: "mute";
  readonly seat: number;
  readonly on?: boolean;
  readonly id?: number;
}

/** One of the guest's tables. */
export interface MyTable {
  readonly info: TableInfo;
  readonly seats: readonly number[];
  readonly awaited: readonly number[];
  readonly updated: number;
}

/** A nickname is all a guest gives. */
export interface NewGuest {
  readonly nickname: string;
}

/** Lay a table. */
export interface NewTable {
  readonly game: string;
  readonly seats: readonly SeatWish[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly public?: boolean;
  readonly take_backs?: boolean;
  readonly days_per_move?: number;
  readonly start?: boolean;
}

/** An option of a game: its choices if it has a few named ones, and its default. */
export interface OptionInfo {
  readonly name: string;
  readonly choices: readonly unknown[];
  readonly default: unknown;
}

/** How the game ended; without scores where the table agreed to end it. */
export interface OutcomeInfo {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly reason: string;
  readonly text: string;
}

/** Ask for the QR code of one of this server's links. */
export interface Picture {
  readonly link: string;
}

/** Show a sign of life; at least every 20 seconds. */
export interface Ping {
  readonly type: "ping";
  readonly id?: number;
}

/** Make a move, in notation; `after` is the seq of the update it answers, so that none is made twice. */
export interface Play {
  readonly type: "move";
  readonly move: string;
  readonly after: number;
  readonly id?: number;
}

/** Answer to a ping. */
export interface Pong {
  readonly type: "pong";
  readonly id: number;
  readonly now: number;
}

/** The game as this seat sees it. */
export interface Position {
  readonly view: unknown;
  readonly awaited: readonly number[];
  readonly choices: readonly Choice[];
  readonly undo: number;
  readonly clock: Clock | null;
  readonly deadline: number;
  readonly outcome: OutcomeInfo | null;
}

/** Which seats are connected, how many spectators, and since when people are away. */
export interface Presence {
  readonly type: "presence";
  readonly seats: readonly number[];
  readonly watchers: number;
  readonly away: Readonly<Record<string, number>>;
}

/** Why a request was refused: a stable code, a plain English message, details. */
export interface Problem {
  readonly code: string;
  readonly message: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** What was proposed, by whom, who has to answer, and who has agreed; it falls with the next move. */
export interface ProposalInfo {
  readonly seq: number;
  readonly wish: "bot" | "resign" | "take_back";
  readonly by: number;
  readonly count: number;
  readonly moves: readonly number[];
  readonly seat: number;
  readonly level: string;
  readonly waiting_for: readonly number[];
  readonly agreed: readonly number[];
}

/** Ask the table: to take back `count` moves, to end the game, or to let a bot stand in for `seat`. */
export interface Propose {
  readonly type: "propose";
  readonly wish: "bot" | "resign" | "take_back";
  readonly count?: number;
  readonly seat?: number;
  readonly level?: string;
  readonly id?: number;
}

/** A seat asked the table. */
export interface Proposed {
  readonly kind: "proposed";
  readonly seq: number;
  readonly at: number;
  readonly seat: number;
  readonly wish: "bot" | "resign" | "take_back";
}

/** Be ready for the start, or not yet. */
export interface Ready {
  readonly type: "ready";
  readonly on?: boolean;
  readonly id?: number;
}

/** The table of the rematch. */
export interface Rematch {
  readonly table: string;
}

/** A whole game, step by step. */
export interface Replay {
  readonly game: string;
  readonly seats: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly outcome: string;
  readonly frames: readonly Frame[];
}

/** Play a record (text or JSON) again, as one seat sees it. */
export interface ReplayRequest {
  readonly record: string;
  readonly seat?: number | null;
  readonly lang?: "en" | "pl";
}

/** Ask again for everything after `since`: a gap was noticed. */
export interface Resume {
  readonly type: "resume";
  readonly since: number;
  readonly id?: number;
}

/** Our own short rules and the notation, in Markdown. */
export interface RulesText {
  readonly rules: string;
  readonly notation: string;
}

/** Chat. */
export interface Said {
  readonly kind: "said";
  readonly seq: number;
  readonly at: number;
  readonly seat: number;
  readonly text: string;
}

/** Chat: plain text. */
export interface Say {
  readonly type: "say";
  readonly text: string;
  readonly id?: number;
}

/** Somebody sat down, left, was asked to leave, has a new link, or is stood in for by a bot, or back. */
export interface SeatChanged {
  readonly kind: "seat_changed";
  readonly seq: number;
  readonly at: number;
  readonly seat: number;
  readonly change: "back" | "bot" | "kicked" | "left" | "link" | "sat" | "stand_in";
  readonly player: string;
  readonly by_host: boolean;
}

/** Who sits where; `name` is the seat's own in records. */
export interface SeatInfo {
  readonly seat: number;
  readonly name: string;
  readonly kind: "bot" | "open" | "person";
  readonly player: string;
  readonly level: string;
  readonly ready: boolean;
  readonly stand_in: string;
}

/** A seat's key, and the link to open it with elsewhere; keys are only behind the # of a link. */
export interface SeatKey {
  readonly table: string;
  readonly seat: number;
  readonly key: string;
  readonly link: string;
}

/** Who shall sit on a seat: `me` and `hot_seat` (somebody at the same device) by name, open, or a bot. */
export interface SeatWish {
  readonly kind: "bot" | "hot_seat" | "me" | "open";
  readonly nickname?: string;
  readonly level?: string;
}

/** Sit down on a seat whose link one was given, or change the name on it. */
export interface Sit {
  readonly nickname: string;
}

/** The game began. */
export interface Started {
  readonly kind: "started";
  readonly seq: number;
  readonly at: number;
  readonly commitment: string;
}

/** Everything about a table but the game itself. */
export interface TableInfo {
  readonly table: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly phase: "frozen" | "lobby" | "over" | "playing";
  readonly seats: readonly SeatInfo[];
  readonly public: boolean;
  readonly take_backs: boolean;
  readonly days_per_move: number;
  readonly created: number;
  readonly started: number;
  readonly commitment: string;
  readonly seed: string;
  readonly salt: string;
  readonly proposal: ProposalInfo | null;
  readonly rematch: string;
}

/** The keys of a table for who laid it, or for a guest who comes back; empty where one has none. */
export interface TableKeys {
  readonly table: string;
  readonly host: string;
  readonly watch: string;
  readonly seats: Readonly<Record<string, string>>;
}

/** Moves were taken back. */
export interface TakenBack {
  readonly kind: "taken_back";
  readonly seq: number;
  readonly at: number;
  readonly seat: number;
  readonly count: number;
}

/** Take back the last moves of the own unfinished turn. */
export interface Undo {
  readonly type: "undo";
  readonly count?: number;
  readonly id?: number;
}

/** What happened after `since`, up to `seq`, and how things stand now. */
export interface Update {
  readonly type: "update";
  readonly since: number;
  readonly seq: number;
  readonly seat: number | null;
  readonly items: readonly (Moved | TakenBack | Said | SeatChanged | Started | Proposed | Answered)[];
  readonly table: TableInfo | null;
  readonly position: Position | null;
}

export type ClientMessage =
  | Hello
  | Play
  | Undo
  | Propose
  | Answer
  | Back
  | Say
  | Mute
  | Ready
  | AskHint
  | Resume
  | Ping;

export type ServerMessage =
  | Update
  | Done
  | Error
  | Presence
  | Pong
  | Hint
  | Bye;

export type Item =
  | Moved
  | TakenBack
  | Said
  | SeatChanged
  | Started
  | Proposed
  | Answered;

/** The defaults are the basic game as facts and rulings have it. */
export interface GuardiansOptions {
  readonly variant?: "advanced" | "basic";
  readonly missile_target?: "ahead" | "any_row";
  readonly missile_replaces?: "all_shots" | "one_shot";
  readonly comeback_turn?: "ends" | "goes_on";
  readonly comeback_level?: "kept" | "lost";
  readonly collisions_empty_columns?: boolean;
}

/** What lies in front of a seat. */
export interface GuardiansSeatView {
  readonly space: number;
  readonly level: number;
  readonly missile: number;
  readonly power_up: number;
  readonly tokens: readonly number[];
  readonly score: number;
  readonly is_out: boolean;
}

/** The open table, as it leaves the engine: to a socket, a bot or a log. */
export interface GuardiansView {
  readonly seat: number | null;
  readonly options: GuardiansOptions;
  readonly seats: readonly GuardiansSeatView[];
  readonly rows: number;
  readonly columns: number;
  readonly board: readonly number[];
  readonly pile: readonly number[];
  readonly aside: readonly number[];
  readonly ships_waiting: number;
  readonly discarded: readonly number[];
  readonly turn: number;
  readonly stage: number;
  readonly buying: number;
  readonly shots_left: number;
  readonly heading: number;
  readonly has_hit: number;
  readonly missed: number;
  readonly ending: number;
}

/** How the ship starts in a campaign (6.): unrepaired damage by zone, and where its squads wait. */
export interface SpaceAlertCarried {
  readonly red?: readonly ("gravolift" | "lower_weapon" | "reactor" | "shield" | "structural" | "upper_weapon")[];
  readonly white?: readonly ("gravolift" | "lower_weapon" | "reactor" | "shield" | "structural" | "upper_weapon")[];
  readonly blue?: readonly ("gravolift" | "lower_weapon" | "reactor" | "shield" | "structural" | "upper_weapon")[];
  readonly squads?: readonly ("lower_red" | "upper_blue")[];
}

/** A crew member's board: 12 cards, 0 for an empty slot, a negative number for a back. */
export interface SpaceAlertMemberView {
  readonly is_android: boolean;
  readonly plan: readonly number[];
  readonly heroic: number;
}

/** The defaults are the base game as facts and rulings have it. */
export interface SpaceAlertOptions {
  readonly mission?: string;
  readonly common?: "both" | "white" | "yellow";
  readonly serious?: "both" | "white" | "yellow";
  readonly extra_android?: boolean;
  readonly carried?: SpaceAlertCarried;
  readonly stealth_fighter_speed?: 3 | 4;
  readonly heroic_move_uses_lift?: boolean;
  readonly pulse_opens_raised_shields?: boolean;
  readonly dying_marauder_raises_shields?: boolean;
  readonly knocked_out_figures_count?: boolean;
}

/** What everybody sees of a person. */
export interface SpaceAlertSeatView {
  readonly hand_size: number;
  readonly own_phase: number;
  readonly draws: number;
  readonly has_given: boolean;
  readonly agrees: boolean;
  readonly is_ready: boolean;
}

/** The board of the action round; arrays as in `ship.Ship`. */
export interface SpaceAlertShipView {
  readonly turn: number;
  readonly ending: number;
  readonly culprit: number;
  readonly lost_zone: number;
  readonly crew: number;
  readonly pilot: number;
  readonly interceptors: number;
  readonly delayed: number;
  readonly tripped: number;
  readonly lifts_used: number;
  readonly at_window: number;
  readonly maintained: number;
  readonly old_structural: number;
  readonly fuel: number;
  readonly rockets: number;
  readonly rocket_launched: number;
  readonly rocket_flying: number;
  readonly fired: number;
  readonly fired_heroic: number;
  readonly stored_upper_blue: number;
  readonly stored_lower_red: number;
  readonly threats: number;
  readonly scouting: number;
  readonly marauding: number;
  readonly targeted: number;
  readonly pulsed: number;
  readonly blocked_b: number;
  readonly blocked_c: number;
  readonly slimy: number;
  readonly lethal: number;
  readonly doubled: number;
  readonly was_repaired: number;
  readonly fissure: number;
  readonly station: readonly number[];
  readonly bots: readonly number[];
  readonly knocked_out: readonly number[];
  readonly confirmed: readonly number[];
  readonly shield: readonly number[];
  readonly shield_capacity: readonly number[];
  readonly reactor: readonly number[];
  readonly reactor_capacity: readonly number[];
  readonly damage: readonly number[];
  readonly broken: readonly number[];
  readonly tokens: readonly number[];
  readonly status: readonly number[];
  readonly position: readonly number[];
  readonly hit_points: readonly number[];
  readonly threat_shield: readonly number[];
  readonly speed: readonly number[];
  readonly traits: readonly number[];
  readonly place: readonly number[];
  readonly brood: readonly number[];
  readonly repaired_at: readonly number[];
  readonly repairs: readonly number[];
  readonly hits: readonly number[];
  readonly carried_out: readonly number[];
  readonly ended_turn: readonly number[];
}

/** A threat that was announced; how it stands is in the ship's arrays, by its place. */
export interface SpaceAlertThreatView {
  readonly number: number;
  readonly card: number;
  readonly zone: number;
}

/** The table, as it leaves the engine: to a socket, a bot or a log. */
export interface SpaceAlertView {
  readonly seat: number | null;
  readonly options: SpaceAlertOptions;
  readonly stage: number;
  readonly now: number;
  readonly phase: number;
  readonly phases: number;
  readonly is_transfer: boolean;
  readonly is_silent: boolean;
  readonly heard: readonly (readonly unknown[])[];
  readonly seats: readonly SpaceAlertSeatView[];
  readonly members: readonly SpaceAlertMemberView[];
  readonly hand: readonly number[];
  readonly deck_size: number;
  readonly open_deck: readonly number[];
  readonly tracks: readonly number[];
  readonly threats: readonly SpaceAlertThreatView[];
  readonly ship: SpaceAlertShipView;
}

/** The defaults are the game of the box with our decks. */
export interface VoyagerOptions {
  readonly pack?: string;
  readonly agencies?: "chosen" | "dealt";
  readonly start?: "printed" | "random";
}

/** What everybody sees of a seat. */
export interface VoyagerSeatView {
  readonly agency: number;
  readonly coins: number;
  readonly points: number;
  readonly rocket: number;
  readonly levels: readonly number[];
  readonly landed: number;
  readonly tally: readonly number[];
  readonly earned: readonly number[];
  readonly research: number;
  readonly exploration: number;
  readonly missions: number;
}

/** The table as it leaves the engine: to a socket, a bot or a log. */
export interface VoyagerView {
  readonly seat: number | null;
  readonly options: VoyagerOptions;
  readonly seats: readonly VoyagerSeatView[];
  readonly hand: readonly number[];
  readonly held: readonly number[];
  readonly bodies: readonly number[];
  readonly owners: readonly number[];
  readonly buildings: readonly number[];
  readonly piles: readonly number[];
  readonly discarded: readonly number[];
  readonly revealed: readonly number[];
  readonly achievers: readonly number[];
  readonly first: number;
  readonly turn: number;
  readonly asked: number;
  readonly stage: number;
  readonly round: number;
  readonly actions_left: number;
  readonly last: number;
  readonly roll_kind: number;
  readonly roll: number;
  readonly reply: number;
  readonly body: number;
  readonly helps: readonly number[];
}
