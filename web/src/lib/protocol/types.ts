// Written by scripts/generate-types from the server's and the games' structs; do not edit.

export const PROTOCOL = 6;

/** Agree to the proposal `to` (its seq), or not; one's own proposal is withdrawn by a no. */
export interface Answer {
  readonly type: "answer";
  readonly agree: boolean;
  readonly to: number;
  readonly id?: number;
}

/** A seat agreed to a wish or not; `carried` once everybody has agreed. */
export interface Answered {
  readonly kind: "answered";
  readonly seq: number;
  readonly at: number;
  readonly seat: number;
  readonly who: string;
  readonly agree: boolean;
  readonly carried: boolean;
  readonly wish: "bot" | "resign" | "take_back";
  readonly to: number;
  readonly time?: number | null;
}

/** Ask what a bot one level above those at the table would play here, from what this seat sees. */
export interface AskHint {
  readonly type: "hint";
  readonly id?: number;
}

/** Take one's seat back from the bot that stands in; connecting does the same. */
export interface Back {
  readonly type: "back";
  readonly id?: number;
}

/** Begin a campaign of a game; who flies is said as the game wants it. */
export interface BeginCampaign {
  readonly game: string;
  readonly begin: Readonly<Record<string, unknown>>;
}

/** The server closes the socket; `again` tells whether it makes sense to come back. */
export interface Bye {
  readonly type: "bye";
  readonly code: string;
  readonly message: string;
  readonly again: boolean;
}

/** Where a crew's campaign stands, in the game's own terms; `steps` have led there. */
export interface CampaignInfo {
  readonly game: string;
  readonly steps: number;
  readonly over: boolean;
  readonly campaign: unknown;
}

/** Something decided between two games, as the game wants it said; `after` are the steps known of. */
export interface CampaignStep {
  readonly step: Readonly<Record<string, unknown>>;
  readonly after: number;
}

/** What every box has: the options, in words. A game adds what else is printed. */
export interface Catalogue {
  readonly options?: readonly OptionEntry[];
}

/** A set-up to be taken elsewhere: all that its game began with. */
export interface Challenge {
  readonly game: string;
  readonly rules: number;
  readonly content: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly sealed: string;
  readonly seed: string;
}

/** Before the start the host opens a seat or gives it to a bot. */
export interface ChangeSeat {
  readonly kind: "bot" | "open";
  readonly level?: string;
}

/** A legal move in notation, and what it is certain to bring about, as far as its seat can know. */
export interface Choice {
  readonly move: string;
  readonly text: string;
  readonly effect: string;
  readonly preview: readonly (Readonly<Record<string, unknown>>)[];
  readonly then?: readonly Way[];
}

/** Bring the guest here whose other device shows this code. */
export interface ClaimHandover {
  readonly code: string;
}

/** For games whose clock runs: the game's time at `now`; when it next matters would be the future. */
export interface Clock {
  readonly now: number;
  readonly time: number;
  readonly rate: number;
  readonly begins: number;
  readonly paused: boolean;
  readonly pace: "calm" | "pausable" | "real" | "slow" | "step";
  readonly waiting: readonly number[];
}

/** A crew, who has flown with it, and a page of its log. */
export interface CrewInfo {
  readonly crew: string;
  readonly name: string;
  readonly founded: number;
  readonly members: readonly CrewMember[];
  readonly log: Log;
}

/** A crew's key: whoever has it reads the crew's log and lays tables for it. */
export interface CrewKey {
  readonly crew: string;
  readonly name: string;
  readonly key: string;
  readonly link: string;
}

/** Somebody who has flown with a crew. */
export interface CrewMember {
  readonly name: string;
  readonly flights: number;
}

/** The set-up of a day; results of the present day only for guests who have played it. */
export interface DailyInfo {
  readonly day: string;
  readonly today: string;
  readonly sealed: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly flown: number;
  readonly mine: boolean;
  readonly open: boolean;
  readonly results: readonly ResultInfo[];
}

/** What happened behind entry `since`, put together by the game for whoever asks. */
export interface Digest {
  readonly since: number;
  readonly seq: number;
  readonly at: number;
  readonly undone: number;
  readonly digest: unknown;
}

/** What was asked is in the log, as entry `seq`; it will not be lost. */
export interface Done {
  readonly type: "done";
  readonly id: number;
  readonly seq: number;
}

/** What was asked was refused; `code` is stable, `message` in the reader's language. */
export interface Error {
  readonly type: "error";
  readonly id: number;
  readonly code: string;
  readonly message: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** Show all the film of the game from a step of a turn on; whoever does not lead can only stop it. */
export interface Film {
  readonly type: "film";
  readonly turn: number;
  readonly step: string;
  readonly playing: boolean;
  readonly rate?: number;
  readonly id?: number;
}

/** Where the film of the game is that all see: at a step of a turn since a moment, playing or not. */
export interface FilmInfo {
  readonly seq: number;
  readonly by: number;
  readonly turn: number;
  readonly step: string;
  readonly playing: boolean;
  readonly rate: number;
  readonly at: number;
}

/** One step of a replay. */
export interface Frame {
  readonly seat: number | null;
  readonly move: string;
  readonly at: number | null;
  readonly events: readonly (Readonly<Record<string, unknown>>)[];
  readonly texts: readonly string[];
  readonly view: unknown;
  readonly board: string;
  readonly choices?: readonly Choice[];
}

/** A game this server has. */
export interface GameInfo {
  readonly game: string;
  readonly name: Readonly<Record<string, string>>;
  readonly rules: number;
  readonly content: string;
  readonly min_seats: number;
  readonly seats: readonly string[];
  readonly seat_names: Readonly<Record<string, readonly string[]>>;
  readonly options: readonly OptionInfo[];
  readonly levels: readonly LevelInfo[];
  readonly level: string;
  readonly withheld: boolean;
  readonly reviewed: boolean;
}

/** The guest's key: it finds the guest's games again; keep it on the device. */
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
  readonly board?: "" | "colour" | "plain";
  readonly protocol?: number;
}

/** What the bot would play: the move, its words, and one sentence why, in the reader's language. */
export interface Hint {
  readonly type: "hint";
  readonly id: number;
  readonly move: string;
  readonly text: string;
  readonly why: string;
}

/** What a seat was told of the entries after `since`, up to `upto`; the log goes on to `seq`. */
export interface Items {
  readonly since: number;
  readonly upto: number;
  readonly seq: number;
  readonly items: readonly (Moved | TakenBack | Said | Talked | Paused | SeatChanged | Started | Proposed | Answered | Resigned)[];
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
  readonly meant?: Readonly<Record<string, string>>;
}

/** A page of a log, the oldest first; `total` lines there are, as far as they are counted. */
export interface Log {
  readonly total: number;
  readonly lines: readonly LogLine[];
}

/** A line of a log: the game's own words about a finished game. */
export interface LogLine {
  readonly table: string;
  readonly game: string;
  readonly sealed: string;
  readonly at: number;
  readonly names: readonly string[];
  readonly line: unknown;
  readonly pace?: string;
}

/** A seat (-1: the clock) moved; the notation is told to its own seat only, events to whom they reach. */
export interface Moved {
  readonly kind: "moved";
  readonly seq: number;
  readonly at: number;
  readonly seat: number;
  readonly who: string;
  readonly move: string;
  readonly events: readonly (Readonly<Record<string, unknown>>)[];
  readonly texts: readonly string[];
  readonly ordered?: boolean;
  readonly time?: number | null;
}

/** Hear a seat's chat and see its signs no more, or again. */
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

/** A name is all a crew needs. */
export interface NewCrew {
  readonly name: string;
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
  readonly practice?: boolean;
  readonly days_per_move?: number;
  readonly pace?: "calm" | "pausable" | "real" | "slow" | "step";
  readonly start?: boolean;
  readonly sealed?: string;
  readonly challenge?: Challenge | null;
  readonly crew?: string;
  readonly campaign?: boolean;
}

/** Something chosen before the game: its name, what it may be, and a sentence about it. */
export interface OptionEntry {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly default: unknown;
  readonly values: readonly OptionValue[];
}

/** An option of a game: its choices if they are few, and its default; the catalogue has the words. */
export interface OptionInfo {
  readonly name: string;
  readonly choices: readonly unknown[];
  readonly default: unknown;
}

/** One value of an option, and how it is called. */
export interface OptionValue {
  readonly value: unknown;
  readonly name: string;
}

/** Leave an order behind for when one is away, in the game's notation; empty: be asked again. */
export interface Order {
  readonly type: "order";
  readonly order: string;
  readonly id?: number;
}

/** Results of all crews with the set-up of a table, the best first, from `skip` on. */
export interface Others {
  readonly sealed: string;
  readonly flown: number;
  readonly results: readonly ResultInfo[];
}

/** How the game ended; without scores where it was not played to its end (`agreed`, `resigned`). */
export interface OutcomeInfo {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly reason: string;
  readonly text: string;
  readonly resigned: readonly number[];
}

/** Stop the game's clock, or let it run again, at a table where anybody may. */
export interface Pause {
  readonly type: "pause";
  readonly on?: boolean;
  readonly id?: number;
}

/** A seat stopped the game's clock, or let it run again. */
export interface Paused {
  readonly kind: "paused";
  readonly seq: number;
  readonly at: number;
  readonly seat: number;
  readonly who: string;
  readonly on: boolean;
  readonly time?: number | null;
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

/** Make a move, in notation; `after` is the seq of the update it answers, so that none is made twice.

    Several, parted by commas, are made at once: all of them or none, up to the first that turns something up.
    With a `number`, which is how many moves this seat has made or has under way, several may be under way:
    each is made once, and after those before it. */
export interface Play {
  readonly type: "move";
  readonly move: string;
  readonly after: number;
  readonly id?: number;
  readonly number?: number;
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
  readonly made: number;
  readonly undo: number;
  readonly undo_until: number;
  readonly clock: Clock | null;
  readonly deadline: number;
  readonly outcome: OutcomeInfo | null;
  readonly board: string;
  readonly leader: number | null;
  readonly film: FilmInfo | null;
  readonly talk: readonly Standing[];
  readonly order: string | null;
}

/** Which seats are connected, how many spectators, since when people are away, and where it is heard. */
export interface Presence {
  readonly type: "presence";
  readonly seats: readonly number[];
  readonly watchers: number;
  readonly away: Readonly<Record<string, number>>;
  readonly sound?: readonly number[];
}

/** Why a request was refused: a stable code, a sentence in the reader's language, details. */
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

/** A seat asked the table: to take back `count` moves, to end the game, or for a bot on `target`. */
export interface Proposed {
  readonly kind: "proposed";
  readonly seq: number;
  readonly at: number;
  readonly seat: number;
  readonly who: string;
  readonly wish: "bot" | "resign" | "take_back";
  readonly count: number;
  readonly moves: readonly number[];
  readonly target: number;
  readonly target_who: string;
  readonly level: string;
  readonly time?: number | null;
}

/** The puzzle of a day, after some moves of the seat whose turn is to be found. */
export interface PuzzleInfo {
  readonly game: string;
  readonly day: string;
  readonly today: string;
  readonly seats: readonly string[];
  readonly seat: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly made: readonly string[];
  readonly frame: Frame;
  readonly verdict: PuzzleVerdict | null;
  readonly answer: PuzzleTurn | null;
}

/** A whole turn: in notation, in words, and the chance to win that it leaves. */
export interface PuzzleTurn {
  readonly moves: readonly string[];
  readonly words: readonly string[];
  readonly chance: number;
  readonly walks: number;
}

/** How good a turn was, against the best one. */
export interface PuzzleVerdict {
  readonly is_solved: boolean;
  readonly lost: number;
  readonly chance: number;
  readonly greedy: PuzzleTurn;
}

/** Be ready for the start, or not yet. */
export interface Ready {
  readonly type: "ready";
  readonly on?: boolean;
  readonly id?: number;
}

/** Ask a game about a record, as a seat saw it after so many of its moves. */
export interface RecordQuestion {
  readonly record: string;
  readonly moves: number;
  readonly seat?: number | null;
  readonly asked?: Readonly<Record<string, string>>;
}

/** Lay the next table; with the keys of all people, who are at one device, it starts at once. */
export interface Rematch {
  readonly keys?: readonly string[];
}

/** A whole game, step by step. */
export interface Replay {
  readonly game: string;
  readonly seats: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly outcome: string;
  readonly frames: readonly Frame[];
  readonly words?: readonly Word[];
}

/** Play a record (text or JSON) again, as one seat sees it. */
export interface ReplayRequest {
  readonly record: string;
  readonly seat?: number | null;
  readonly lang?: "en" | "pl";
  readonly board?: "" | "colour" | "plain";
  readonly choices?: boolean;
}

/** The answer to a question about a game, in the game's own terms, as things stood after entry `seq`. */
export interface Reply {
  readonly seq: number;
  readonly reply: unknown;
}

/** Give up, without asking anybody; a bot plays on where other people are left. */
export interface Resign {
  readonly type: "resign";
  readonly id?: number;
}

/** A seat gave up: the game is over, or a bot plays on there until the end. */
export interface Resigned {
  readonly kind: "resigned";
  readonly seq: number;
  readonly at: number;
  readonly seat: number;
  readonly who: string;
  readonly level: string;
  readonly time?: number | null;
}

/** How a crew did with a set-up; nicknames and levels of bots by seat. */
export interface ResultInfo {
  readonly names: readonly string[];
  readonly levels: readonly string[];
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly reason: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly began: number;
  readonly at: number;
  readonly pace: "calm" | "pausable" | "real" | "slow" | "step";
  readonly practice: boolean;
  readonly challenge: boolean;
  readonly again: boolean;
  readonly own: boolean;
  readonly table: string;
}

/** Ask again for everything after `since`: a gap was noticed. */
export interface Resume {
  readonly type: "resume";
  readonly since: number;
  readonly id?: number;
}

/** How far the review of a finished game is: ask again until it is there. */
export interface ReviewInfo {
  readonly judged: number;
  readonly pieces: number;
  readonly waiting: number;
  readonly is_rough: boolean;
  readonly review: unknown | null;
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
  readonly who: string;
  readonly text: string;
  readonly time?: number | null;
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
  readonly who: string;
  readonly change: "back" | "bot" | "kicked" | "left" | "link" | "sat" | "stand_in";
  readonly player: string;
  readonly by_host: boolean;
  readonly time?: number | null;
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
  readonly resigned: boolean;
  readonly about?: Readonly<Record<string, string>>;
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

/** Say whether the game is heard at this seat: shown to others with who is here, kept in no log. */
export interface Sound {
  readonly type: "sound";
  readonly on?: boolean;
  readonly id?: number;
}

/** A sign that stands until its seat gives another of its kind, or takes it back. */
export interface Standing {
  readonly seat: number;
  readonly kind: "ask" | "mark" | "ping" | "tell" | "word";
  readonly about: string;
  readonly time: number | null;
}

/** The game began. */
export interface Started {
  readonly kind: "started";
  readonly seq: number;
  readonly at: number;
  readonly commitment: string;
  readonly time?: number | null;
}

/** Be ready for the clock's next moment, at a table where it waits for everybody. */
export interface Step {
  readonly type: "step";
  readonly id?: number;
}

/** Everything about a table but the game itself. */
export interface TableInfo {
  readonly table: string;
  readonly game: string;
  readonly rules: number;
  readonly content: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly phase: "frozen" | "lobby" | "over" | "playing";
  readonly seats: readonly SeatInfo[];
  readonly public: boolean;
  readonly take_backs: boolean;
  readonly practice: boolean;
  readonly days_per_move: number;
  readonly pace: "calm" | "pausable" | "real" | "slow" | "step";
  readonly grace: number;
  readonly created: number;
  readonly started: number;
  readonly commitment: string;
  readonly seed: string;
  readonly salt: string;
  readonly proposal: ProposalInfo | null;
  readonly rematch: string;
  readonly sealed?: string;
  readonly challenge?: boolean;
  readonly crew?: string;
  readonly campaign?: string;
}

/** The keys of a table, for whoever laid it or a guest who comes back; empty where there is none. */
export interface TableKeys {
  readonly table: string;
  readonly host: string;
  readonly watch: string;
  readonly seats: Readonly<Record<string, string>>;
  readonly phase: "frozen" | "lobby" | "over" | "playing";
}

/** A seat took back its last moves, and those of bots after them. */
export interface TakenBack {
  readonly kind: "taken_back";
  readonly seq: number;
  readonly at: number;
  readonly seat: number;
  readonly who: string;
  readonly count: number;
  readonly moves: readonly number[];
  readonly time?: number | null;
}

/** Give a sign, in the game's own notation: tell, ask, mark, ping, or a word of few. */
export interface Talk {
  readonly type: "talk";
  readonly kind: "ask" | "mark" | "ping" | "tell" | "word";
  readonly about: string;
  readonly id?: number;
}

/** A seat gave a sign. */
export interface Talked {
  readonly kind: "talked";
  readonly seq: number;
  readonly at: number;
  readonly seat: number;
  readonly who: string;
  readonly talk: "ask" | "mark" | "ping" | "tell" | "word";
  readonly about: string;
  readonly text: string;
  readonly time?: number | null;
}

/** Take back one's own last moves, as many as `position.undo` allows; bots' answers to them go too. */
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
  readonly items: readonly (Moved | TakenBack | Said | Talked | Paused | SeatChanged | Started | Proposed | Answered | Resigned)[];
  readonly table: TableInfo | null;
  readonly position: Position | null;
}

/** A choice that belongs to a move, asked for next: in notation, with what it is certain to bring. */
export interface Way {
  readonly move: string;
  readonly effect: string;
  readonly preview: readonly (Readonly<Record<string, unknown>>)[];
}

/** Something said while the game was played. */
export interface Word {
  readonly frame: number;
  readonly time: number | null;
  readonly seat: number;
  readonly who: string;
  readonly talk: "ask" | "mark" | "ping" | "tell" | "word" | "chat";
  readonly about: string;
  readonly text: string;
}

export type ClientMessage =
  | Hello
  | Play
  | Undo
  | Resign
  | Propose
  | Answer
  | Back
  | Say
  | Talk
  | Order
  | Mute
  | Ready
  | Pause
  | Step
  | Film
  | Sound
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
  | Talked
  | Paused
  | SeatChanged
  | Started
  | Proposed
  | Answered
  | Resigned;

/** The board: its size, the rows filled at the start, the spaces with the symbol of a mine. */
export interface GuardiansBoardEntry {
  readonly rows: number;
  readonly columns: number;
  readonly invader_rows: number;
  readonly mine_spaces: readonly GuardiansSpace[];
}

/** The content of the box in words. */
export interface GuardiansCatalogue {
  readonly options?: readonly OptionEntry[];
  readonly board: GuardiansBoardEntry;
  readonly tokens: readonly GuardiansTokenEntry[];
  readonly wares: readonly GuardiansWareEntry[];
  readonly levels: readonly GuardiansLevelEntry[];
}

/** Halves of ships put aside until their match is drawn. */
export interface GuardiansHalves {
  readonly left: number;
  readonly right: number;
}

/** A fighter: what it is called and how many shots it fires. */
export interface GuardiansLevelEntry {
  readonly id: "basic" | "medium" | "strong";
  readonly name: string;
  readonly shots: number;
}

/** The defaults are the basic game as facts and rulings have it. */
export interface GuardiansOptions {
  readonly variant?: "advanced" | "basic";
  readonly missile_target?: "ahead" | "any_row";
  readonly missile_replaces?: "all_shots" | "one_shot";
  readonly comeback_turn?: "ends" | "goes_on";
  readonly comeback_level?: "kept" | "lost";
  readonly collisions_empty_columns?: boolean;
}

/** What lies on a space: each half of a ship, a monster with its eyes, a fighter with its seat. */
export interface GuardiansPiece {
  readonly row: number;
  readonly column: number;
  readonly kind: "damaged_ship" | "fighter" | "mine" | "monster" | "ship";
  readonly eyes: number | null;
  readonly half: "left" | "right" | null;
  readonly seat: number | null;
}

/** What is being paid for now. */
export interface GuardiansPurchase {
  readonly what: "comeback" | "level" | "missile" | "power-up";
  readonly price: number;
}

/** What lies in front of a seat; its fighter's space is null beside the board. */
export interface GuardiansSeatShown {
  readonly fighter: GuardiansSpace | null;
  readonly level: "basic" | "medium" | "strong";
  readonly shots: number;
  readonly missile: "none" | "ready" | "used";
  readonly power_up: "none" | "ready" | "used";
  readonly tokens: readonly number[];
  readonly score: number;
  readonly is_out: boolean;
}

/** The open table. */
export interface GuardiansShown {
  readonly seat: number | null;
  readonly options: GuardiansOptions;
  readonly stage: "act" | "come_back" | "fly_on" | "move_mine" | "over" | "pay" | "place_fighter" | "place_mine" | "return" | "shoot";
  readonly turn: number | null;
  readonly seats: readonly GuardiansSeatShown[];
  readonly rows: number;
  readonly columns: number;
  readonly invader_rows: number;
  readonly mine_spaces: readonly GuardiansSpace[];
  readonly pieces: readonly GuardiansPiece[];
  readonly prices: Readonly<Record<string, number>>;
  readonly part_value: number;
  readonly purchase: GuardiansPurchase | null;
  readonly has_come_back: boolean;
  readonly shots_left: number;
  readonly without_hit: readonly number[];
  readonly pile: readonly GuardiansTokens[];
  readonly aside: GuardiansHalves;
  readonly ships_waiting: number;
  readonly ending: "all-fighters-lost" | "last-invader-gone" | "nobody-hits" | "planet-fell" | null;
}

/** A space of the board; rows count from the top, columns from the left, both from 1. */
export interface GuardiansSpace {
  readonly row: number;
  readonly column: number;
}

/** A kind of token: how many are in the box, what one is called and what it is worth once taken. */
export interface GuardiansTokenEntry {
  readonly kind: "monster" | "ship";
  readonly eyes: number | null;
  readonly half: "left" | "right" | null;
  readonly count: number;
  readonly name: string;
  readonly value: number;
}

/** How many tokens of a kind there are: monsters by their eyes, halves of ships by their side. */
export interface GuardiansTokens {
  readonly kind: "monster" | "ship";
  readonly eyes: number | null;
  readonly half: "left" | "right" | null;
  readonly count: number;
}

/** Something that is paid for with tokens, and whether these options have it. */
export interface GuardiansWareEntry {
  readonly id: "comeback" | "level" | "missile" | "power-up";
  readonly name: string;
  readonly price: number;
  readonly is_on_sale: boolean;
}

export type GuardiansEvent =
  | { readonly event: "turn_began"; readonly seat: number }
  | { readonly event: "fighter_placed"; readonly seat: number; readonly space: string }
  | { readonly event: "mine_placed"; readonly seat: number; readonly space: string }
  | { readonly event: "fighter_moved"; readonly seat: number; readonly from: string; readonly to: string }
  | { readonly event: "monster_taken"; readonly seat: number; readonly space: string; readonly eyes: number }
  | { readonly event: "ship_damaged"; readonly seat: number; readonly space: string; readonly half: "left" | "right" }
  | { readonly event: "ship_part_taken"; readonly seat: number; readonly space: string; readonly half: "left" | "right" }
  | { readonly event: "fighter_hit"; readonly seat: number; readonly victim: number; readonly token: number }
  | { readonly event: "mine_shot"; readonly seat: number; readonly space: string }
  | { readonly event: "shot_missed"; readonly seat: number; readonly space: string }
  | { readonly event: "shots_lost"; readonly seat: number; readonly shots: number }
  | { readonly event: "mine_moved"; readonly seat: number; readonly from: string; readonly to: string }
  | { readonly event: "mine_exploded"; readonly space: string; readonly kind: "damaged_ship" | "monster" | "ship"; readonly eyes: number | null; readonly half: "left" | "right" | null }
  | { readonly event: "column_emptied"; readonly column: number }
  | { readonly event: "invaders_advanced"; readonly last_row: number }
  | { readonly event: "invader_laid"; readonly space: string; readonly eyes: number }
  | { readonly event: "ship_laid"; readonly space: string }
  | { readonly event: "half_set_aside"; readonly half: "left" | "right" }
  | { readonly event: "ship_waits" }
  | { readonly event: "fighter_lost"; readonly seat: number; readonly space: string; readonly kind: "damaged_ship" | "monster" | "ship"; readonly eyes: number | null; readonly half: "left" | "right" | null }
  | { readonly event: "paid"; readonly seat: number; readonly payment: string }
  | { readonly event: "bought"; readonly seat: number; readonly what: "comeback" | "level" | "missile" | "power-up" }
  | { readonly event: "missile_fired"; readonly seat: number; readonly row: number }
  | { readonly event: "power_up_used"; readonly seat: number; readonly space: string }
  | { readonly event: "comeback_declined"; readonly seat: number }
  | { readonly event: "seat_out"; readonly seat: number }
  | { readonly event: "planet_reached"; readonly space: string }
  | { readonly event: "game_ended"; readonly reason: "all-fighters-lost" | "last-invader-gone" | "nobody-hits" | "planet-fell" };

/** How plans go together. */
export interface SpaceAlertAgreement {
  readonly judges: boolean;
  readonly clashes: readonly SpaceAlertClash[];
  readonly care: readonly SpaceAlertCare[];
}

/** The signs that stand, a line each: the seat, and what it lays or takes. */
export interface SpaceAlertAgreementAsked {
  readonly signs?: string;
}

/** The best plan found with the cards that were held. */
export interface SpaceAlertBest {
  readonly won: boolean;
  readonly score: number;
  readonly differences: readonly SpaceAlertSlotChange[];
  readonly plan: Readonly<Record<string, readonly string[]>>;
  readonly text: SpaceAlertWords;
}

/** Where a campaign stands, and what may be decided now. */
export interface SpaceAlertCampaignTold {
  readonly name: string;
  readonly crew: readonly SpaceAlertMember[];
  readonly seats: number;
  readonly stage: "decide" | "fly" | "over" | "prepare" | "repair";
  readonly missions: readonly SpaceAlertMissionTold[];
  readonly score: number | null;
  readonly votes: Readonly<Record<string, boolean>>;
  readonly levels: Readonly<Record<string, readonly ["both" | "white" | "yellow", "both" | "white" | "yellow"]>>;
  readonly member: string | null;
  readonly repairs: readonly SpaceAlertRepair[];
  readonly damage: Readonly<Record<string, readonly ("gravolift" | "lower_weapon" | "reactor" | "shield" | "structural" | "upper_weapon")[]>>;
  readonly squads: number;
  readonly chooses_station: boolean;
  readonly options: Readonly<Record<string, unknown>> | null;
}

/** Who flies: people in their order of acting, the captain first; androids fill the crew up. */
export interface SpaceAlertCampaignWish {
  readonly name: string;
  readonly people: readonly string[];
  readonly extra_android?: boolean;
}

/** An action card: its two halves, and how many of it there are. */
export interface SpaceAlertCardEntry {
  readonly id: string;
  readonly action: "-" | "A" | "B" | "C" | "HA" | "HB" | "Hbots" | "blue" | "bots" | "deck" | "red" | "tLB" | "tLR" | "tLW" | "tUB" | "tUR" | "tUW";
  readonly move: "-" | "A" | "B" | "C" | "HA" | "HB" | "Hbots" | "blue" | "bots" | "deck" | "red" | "tLB" | "tLR" | "tLW" | "tUB" | "tUR" | "tUW";
  readonly copies: number;
  readonly is_heroic: boolean;
}

/** Who looks after the computer in a phase that is not over. */
export interface SpaceAlertCare {
  readonly first: number;
  readonly last: number;
  readonly member: string | null;
  readonly turn: number | null;
}

/** How the ship starts in a campaign (6.): unrepaired damage by zone, and where its squads wait. */
export interface SpaceAlertCarried {
  readonly red?: readonly ("gravolift" | "lower_weapon" | "reactor" | "shield" | "structural" | "upper_weapon")[];
  readonly white?: readonly ("gravolift" | "lower_weapon" | "reactor" | "shield" | "structural" | "upper_weapon")[];
  readonly blue?: readonly ("gravolift" | "lower_weapon" | "reactor" | "shield" | "structural" | "upper_weapon")[];
  readonly squads?: readonly ("lower_red" | "upper_blue")[];
}

/** A small change of the plan and what it would have brought, with cards truly held. */
export interface SpaceAlertChange {
  readonly kind: "exchange" | "flip" | "other" | "two";
  readonly slots: readonly SpaceAlertSlotChange[];
  readonly score: number;
  readonly gain: number;
  readonly held: boolean;
  readonly known_since: number;
  readonly closed_at: number;
  readonly known_in_time: boolean;
  readonly threats: readonly SpaceAlertThreatRef[];
  readonly title: SpaceAlertWords;
  readonly about: SpaceAlertWords;
}

/** The smallest changes, the best first, and how many there are; of one card, and of two. */
export interface SpaceAlertChanges {
  readonly found: readonly SpaceAlertChange[];
  readonly one: SpaceAlertSearch;
  readonly two: SpaceAlertSearch;
  readonly text: SpaceAlertWords;
}

/** Several who want in one turn what only one can use. */
export interface SpaceAlertClash {
  readonly turn: number;
  readonly system: string;
  readonly zone: "blue" | "internal" | "red" | "white";
  readonly members: readonly string[];
}

/** A flight as flight files have it, its options, and the mission whose announcements it followed. */
export interface SpaceAlertDebriefWish {
  readonly flight: Readonly<Record<string, unknown>>;
  readonly mission: SpaceAlertMissionWish;
  readonly options?: SpaceAlertOptions;
  readonly seed?: number;
  readonly trips?: readonly SpaceAlertTrip[];
}

/** One mission of one crew; missions of one campaign share its name. */
export interface SpaceAlertEntry {
  readonly format: 1;
  readonly date: string;
  readonly crew: readonly SpaceAlertMember[];
  readonly mission: string;
  readonly common: "both" | "white" | "yellow";
  readonly serious: "both" | "white" | "yellow";
  readonly result: SpaceAlertSurvived | SpaceAlertLost;
  readonly campaign?: string;
}

/** A whole flight. */
export interface SpaceAlertFlightTold {
  readonly names: readonly string[];
  readonly seed: number | null;
  readonly start: SpaceAlertShown;
  readonly turns: readonly SpaceAlertFlightTurn[];
  readonly ending: "jumped-home" | "ship-lost" | "zone-destroyed";
  readonly score: Readonly<Record<string, number>> | null;
  readonly losses: readonly string[];
  readonly line: SpaceAlertEntry | null;
}

/** One turn, with the table after it. */
export interface SpaceAlertFlightTurn {
  readonly turn: number;
  readonly events: readonly (Readonly<Record<string, unknown>>)[];
  readonly texts: readonly string[];
  readonly shown: SpaceAlertShown;
}

/** A flight as flight files have it, who tripped, and the options it is resolved with. */
export interface SpaceAlertFlightWish {
  readonly flight: Readonly<Record<string, unknown>>;
  readonly trips?: readonly SpaceAlertTrip[];
  readonly options?: SpaceAlertOptions;
  readonly seed?: number;
  readonly day?: string;
}

/** One half of a card. */
export interface SpaceAlertHalfEntry {
  readonly id: "-" | "A" | "B" | "C" | "HA" | "HB" | "Hbots" | "blue" | "bots" | "deck" | "red" | "tLB" | "tLR" | "tLW" | "tUB" | "tUR" | "tUW";
  readonly name: string;
  readonly about: string;
}

/** The debrief of a mission. */
export interface SpaceAlertInquiry {
  readonly verdict: SpaceAlertVerdict;
  readonly plan: Readonly<Record<string, readonly string[]>>;
  readonly changes: SpaceAlertChanges;
  readonly chain: readonly SpaceAlertLink[];
  readonly not_decisive: readonly SpaceAlertLink[];
  readonly lost_points: readonly SpaceAlertLostPoints[];
  readonly best: SpaceAlertBest;
  readonly luck: SpaceAlertLuck;
  readonly tip: SpaceAlertTip;
  readonly resolved: number;
  readonly stopped: boolean;
}

/** Somebody proposes the levels of the next mission; the most cautious proposal wins. */
export interface SpaceAlertLevels {
  readonly step: "levels";
  readonly member: string;
  readonly common: "both" | "white" | "yellow";
  readonly serious: "both" | "white" | "yellow";
}

/** One cause, and the mission resolved without it. */
export interface SpaceAlertLink {
  readonly kind: "attack" | "card" | "cards" | "computer" | "delay" | "in_vain" | "knocked_out" | "loss" | "missing_card" | "position" | "reactor" | "shield" | "wasted_shot" | "weapon";
  readonly turns: readonly number[];
  readonly remedies: readonly SpaceAlertRemedy[];
  readonly score: number | null;
  readonly member: string;
  readonly threat: SpaceAlertThreatRef | null;
  readonly zone: "blue" | "internal" | "red" | "white" | null;
  readonly planned_at: number | null;
  readonly title: SpaceAlertWords;
  readonly about: SpaceAlertWords;
}

/** The ship did not come back: the threat that destroyed it stands in place of points. */
export interface SpaceAlertLost {
  readonly type: "lost";
  readonly to: string;
}

/** What cost points. */
export interface SpaceAlertLostPoints {
  readonly kind: "carried" | "confirmation" | "knocked_out" | "on_track" | "squads" | "survived" | "token" | "worst_zone";
  readonly points: number;
  readonly turn: number;
  readonly phase: number;
  readonly member: string;
  readonly zone: "blue" | "internal" | "red" | "white" | null;
  readonly token: "gravolift" | "lower_weapon" | "reactor" | "shield" | "structural" | "upper_weapon" | null;
  readonly threat: SpaceAlertThreatRef | null;
  readonly text: SpaceAlertWords;
}

/** How the same cards fare with the damage tokens in other orders: what chance decided. */
export interface SpaceAlertLuck {
  readonly orders: number;
  readonly home: number;
  readonly better: number;
  readonly worse: number;
  readonly text: SpaceAlertWords;
}

/** A crew member, human or android, with the roles they hold. */
export interface SpaceAlertMember {
  readonly name: string;
  readonly roles?: readonly ("captain" | "communications" | "security")[];
}

/** A mission to choose; what the computer will say, and when, stays untold. */
export interface SpaceAlertMissionEntry {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly kind: "advanced_simulation" | "custom" | "mission" | "random" | "simulation" | "test_run";
  readonly kind_name: string;
  readonly phases: number;
}

/** A mission that was flown; without points if the ship was lost. */
export interface SpaceAlertMissionTold {
  readonly mission: string;
  readonly common: "both" | "white" | "yellow";
  readonly serious: "both" | "white" | "yellow";
  readonly date: string;
  readonly survived: number;
  readonly destroyed: number;
  readonly confirmation: number;
  readonly penalty: number;
  readonly lost_to: string;
}

/** Which mission: a script of the box by id or code, or a random one by its levels and number.

    A code such as K7-4Q names levels and number at once. Here it is a number and no secret: a server's own
    mission of that code is another one. */
export interface SpaceAlertMissionWish {
  readonly mission?: string;
  readonly crew?: 4 | 5;
  readonly code?: string;
  readonly common?: "both" | "white" | "yellow";
  readonly serious?: "both" | "white" | "yellow";
  readonly seed?: number;
}

/** Several missions at once, for a device that will have no network. */
export interface SpaceAlertMissionsWish {
  readonly missions: readonly SpaceAlertMissionWish[];
}

/** A name in both languages. */
export interface SpaceAlertNames {
  readonly pl: string;
  readonly en: string;
}

/** What a half would do if it were laid on a slot. */
export interface SpaceAlertOffer {
  readonly does: "" | "confirms" | "fights" | "fills_reactor" | "fills_shield" | "fires" | "launches_interceptors" | "launches_rocket" | "maintains" | "moves" | "nothing" | "refuels" | "repairs" | "takes_squad";
  readonly why: string;
  readonly system: string;
  readonly after: "lower_blue" | "lower_red" | "lower_white" | "space" | "upper_blue" | "upper_red" | "upper_white";
}

/** The defaults are the base game as facts and rulings have it. */
export interface SpaceAlertOptions {
  readonly mission?: string;
  readonly common?: "both" | "white" | "yellow";
  readonly serious?: "both" | "white" | "yellow";
  readonly extra_android?: boolean;
  readonly heroic?: "off" | "on" | "script";
  readonly confirmation?: "off" | "on" | "script";
  readonly battlebots?: "off" | "on" | "script";
  readonly android_places?: readonly number[];
  readonly android_players?: readonly number[];
  readonly communications?: -1 | 0 | 1 | 2 | 3 | 4;
  readonly security?: -1 | 0 | 1 | 2 | 3 | 4;
  readonly aids?: "box" | "cadet" | "route";
  readonly carried?: SpaceAlertCarried;
  readonly stealth_fighter_speed?: 3 | 4;
  readonly heroic_move_uses_lift?: boolean;
  readonly pulse_opens_raised_shields?: boolean;
  readonly dying_marauder_raises_shields?: boolean;
  readonly knocked_out_figures_count?: boolean;
  readonly knocked_out_pilot_returns?: boolean;
}

/** A slot of somebody's board, and the card that shall lie there; a dash leaves it empty. */
export interface SpaceAlertOtherCard {
  readonly member: string;
  readonly turn: number;
  readonly card: string;
}

/** The action round as it would have been. */
export interface SpaceAlertOtherFlight {
  readonly start: SpaceAlertShown;
  readonly turns: readonly SpaceAlertOtherTurn[];
  readonly end: SpaceAlertShown;
  readonly could: Readonly<Record<string, readonly (readonly string[])[]>>;
}

/** The record of a finished mission, and the slots that lie otherwise.

    On the workbench (`held`) every card must have been in the hand of whoever lays it, and one is told what
    else was. Without `film` only the end is told. */
export interface SpaceAlertOtherPlan {
  readonly record: string;
  readonly cards?: readonly SpaceAlertOtherCard[];
  readonly held?: boolean;
  readonly film?: boolean;
}

/** One turn, with the table after it. */
export interface SpaceAlertOtherTurn {
  readonly turn: number;
  readonly events: readonly (Readonly<Record<string, unknown>>)[];
  readonly shown: SpaceAlertShown;
}

/** What the table tells a seat beforehand, as far as its aids allow. */
export interface SpaceAlertOutlook {
  readonly slots: readonly SpaceAlertOutlookSlot[];
  readonly boards: Readonly<Record<string, readonly SpaceAlertOutlookSlot[]>>;
  readonly threats: readonly SpaceAlertOutlookThreat[];
}

/** What is to come of a turn, as far as a seat can know: its own cards on a ship without threats. */
export interface SpaceAlertOutlookSlot {
  readonly station: "lower_blue" | "lower_red" | "lower_white" | "space" | "upper_blue" | "upper_red" | "upper_white";
  readonly after: "lower_blue" | "lower_red" | "lower_white" | "space" | "upper_blue" | "upper_red" | "upper_white";
  readonly does: "" | "confirms" | "fights" | "fills_reactor" | "fills_shield" | "fires" | "launches_interceptors" | "launches_rocket" | "maintains" | "moves" | "nothing" | "refuels" | "repairs" | "takes_squad";
  readonly why: string;
  readonly system: string;
  readonly offers: Readonly<Record<string, SpaceAlertOffer>>;
}

/** What is to come of a threat if nobody does anything about it. */
export interface SpaceAlertOutlookThreat {
  readonly number: number;
  readonly spaces: readonly (number | null)[];
  readonly x: readonly number[];
  readonly y: readonly number[];
  readonly z: readonly number[];
  readonly at_once: number | null;
  readonly in_two: number | null;
}

/** A phase, its turns, and the turn after which the computer is checked. */
export interface SpaceAlertPhaseEntry {
  readonly phase: number;
  readonly first: number;
  readonly last: number;
  readonly check_after: number;
}

/** The next mission with the levels that were proposed; and where the only squad waits. */
export interface SpaceAlertPrepare {
  readonly step: "prepare";
  readonly mission?: string;
  readonly station?: "lower_red" | "upper_blue" | null;
}

/** One thing that was put right to prove a link: before a turn, or from the start. */
export interface SpaceAlertRemedy {
  readonly what: "awake" | "card" | "computer" | "no_card" | "no_threat" | "on_time" | "reactor" | "shield" | "shot" | "station";
  readonly turn?: number;
  readonly member?: string;
  readonly before?: string;
  readonly after?: string;
  readonly weapon?: "blue_heavy_laser" | "blue_light_laser" | "interceptors" | "pulse_cannon" | "red_heavy_laser" | "red_light_laser" | "rocket" | "white_heavy_laser" | null;
  readonly station?: "lower_blue" | "lower_red" | "lower_white" | "space" | "upper_blue" | "upper_red" | "upper_white" | null;
  readonly zone?: "blue" | "internal" | "red" | "white" | null;
  readonly cubes?: number;
  readonly threat?: SpaceAlertThreatRef | null;
}

/** The next crew member repairs a token or a squad, or rests. */
export interface SpaceAlertRepair {
  readonly step: "repair";
  readonly what: "rest" | "squad" | "token";
  readonly zone?: "blue" | "red" | "white" | null;
  readonly token?: "gravolift" | "lower_weapon" | "reactor" | "shield" | "structural" | "upper_weapon" | null;
}

/** A seat, and what its person looks after. */
export interface SpaceAlertRoleEntry {
  readonly id: "captain" | "chief" | "fifth" | "fourth" | "officer";
  readonly name: string;
  readonly about: string;
}

/** How many changes were tried, and how many of them save the ship or bring more points. */
export interface SpaceAlertSearch {
  readonly tried: number;
  readonly found: number;
}

/** The table as a seat sees it. */
export interface SpaceAlertShown {
  readonly seat: number | null;
  readonly options: SpaceAlertOptions;
  readonly stage: "acting" | "over" | "planning";
  readonly now: number;
  readonly phase: number;
  readonly phases: readonly SpaceAlertShownPhase[];
  readonly is_transfer: boolean;
  readonly is_silent: boolean;
  readonly heard: readonly SpaceAlertShownAnnouncement[];
  readonly seats: readonly SpaceAlertShownSeat[];
  readonly members: readonly SpaceAlertShownMember[];
  readonly roles: SpaceAlertShownRoles;
  readonly order: readonly string[];
  readonly hand: readonly SpaceAlertShownCard[];
  readonly deck_size: number;
  readonly open_deck: readonly SpaceAlertShownStock[];
  readonly tracks: readonly SpaceAlertShownTrack[];
  readonly threats: readonly SpaceAlertShownThreat[];
  readonly ship: SpaceAlertShownShip;
  readonly turn: number;
  readonly ending: "jumped-home" | "ship-lost" | "zone-destroyed" | null;
  readonly lost_zone: "blue" | "internal" | "red" | "white" | null;
  readonly lost_to: number | null;
  readonly score: SpaceAlertShownScore | null;
  readonly outlook: SpaceAlertOutlook | null;
}

/** Something the computer has said. */
export interface SpaceAlertShownAnnouncement {
  readonly at: number;
  readonly kind: "incoming_data" | "mission_ended" | "mission_started" | "phase_ended" | "silence_ended" | "silence_started" | "threat" | "transfer_ended" | "transfer_started" | "warning";
  readonly phase?: number | null;
  readonly seconds?: number | null;
  readonly turn?: number | null;
  readonly zone?: "blue" | "internal" | "red" | "white" | null;
  readonly is_serious?: boolean;
  readonly is_unconfirmed?: boolean;
  readonly threat?: string | null;
}

/** An action card: both halves, and the id under which moves and the catalogue name it. */
export interface SpaceAlertShownCard {
  readonly card: string;
  readonly action: "-" | "A" | "B" | "C" | "HA" | "HB" | "Hbots" | "blue" | "bots" | "deck" | "red" | "tLB" | "tLR" | "tLW" | "tUB" | "tUR" | "tUW";
  readonly move: "-" | "A" | "B" | "C" | "HA" | "HB" | "Hbots" | "blue" | "bots" | "deck" | "red" | "tLB" | "tLR" | "tLW" | "tUB" | "tUR" | "tUW";
}

/** A marked space of a trajectory. */
export interface SpaceAlertShownMark {
  readonly space: number;
  readonly mark: "X" | "Y" | "Z";
}

/** A crew member on the ship, and their board. */
export interface SpaceAlertShownMember {
  readonly id: string;
  readonly seat: number | null;
  readonly station: "lower_blue" | "lower_red" | "lower_white" | "space" | "upper_blue" | "upper_red" | "upper_white";
  readonly knocked_out: number | null;
  readonly is_delayed: boolean;
  readonly has_tripped: boolean;
  readonly squad: "active" | "disabled" | "none";
  readonly plan: readonly (SpaceAlertShownSlot | null)[];
  readonly heroic: SpaceAlertShownCard | null;
}

/** A phase and its turns. */
export interface SpaceAlertShownPhase {
  readonly phase: number;
  readonly first: number;
  readonly last: number;
  readonly is_over: boolean;
}

/** Who looks after what; a vacant role is the captain's. */
export interface SpaceAlertShownRoles {
  readonly captain: number;
  readonly communications: number;
  readonly security: number;
}

/** The score sheet, as it would be counted now; penalties are negative. */
export interface SpaceAlertShownScore {
  readonly survived: number;
  readonly destroyed: number;
  readonly damage: number;
  readonly worst_zone: number;
  readonly knocked_out: number;
  readonly bots: number;
  readonly confirmation: number;
  readonly total: number;
}

/** What everybody sees of a person. */
export interface SpaceAlertShownSeat {
  readonly role: "captain" | "chief" | "fifth" | "fourth" | "officer";
  readonly hand_size: number;
  readonly phase: number;
  readonly draws: number;
  readonly has_given: boolean;
  readonly agrees: boolean;
}

/** The ship with everything on it. */
export interface SpaceAlertShownShip {
  readonly zones: readonly SpaceAlertShownZone[];
  readonly stations: readonly SpaceAlertShownStation[];
  readonly fuel_capsules: number;
  readonly rockets: number;
  readonly is_rocket_launched: boolean;
  readonly is_rocket_flying: boolean;
  readonly pilot: string | null;
  readonly interceptors: "attack" | "attack_heroic" | "idle";
  readonly maintained: readonly boolean[];
  readonly at_window: number;
  readonly confirmed: readonly number[];
}

/** A card on a board: which half is up; of one lying face down no more than that. */
export interface SpaceAlertShownSlot {
  readonly up: "action" | "move";
  readonly card: string | null;
  readonly action: "-" | "A" | "B" | "C" | "HA" | "HB" | "Hbots" | "blue" | "bots" | "deck" | "red" | "tLB" | "tLR" | "tLW" | "tUB" | "tUR" | "tUW" | null;
  readonly move: "-" | "A" | "B" | "C" | "HA" | "HB" | "Hbots" | "blue" | "bots" | "deck" | "red" | "tLB" | "tLR" | "tLW" | "tUB" | "tUR" | "tUW" | null;
}

/** A station: what happens there, and what is in the way. */
export interface SpaceAlertShownStation {
  readonly id: "lower_blue" | "lower_red" | "lower_white" | "space" | "upper_blue" | "upper_red" | "upper_white";
  readonly weapon: "fires" | "fires_heroic" | "idle";
  readonly is_b_blocked: boolean;
  readonly is_c_blocked: boolean;
  readonly is_slimy: boolean;
  readonly is_lethal: boolean;
  readonly squad: "active" | "disabled" | "none";
}

/** Cards of one kind in an open deck. */
export interface SpaceAlertShownStock {
  readonly card: string;
  readonly copies: number;
}

/** A threat that was announced, and how it stands. */
export interface SpaceAlertShownThreat {
  readonly number: number;
  readonly card: string;
  readonly zone: "blue" | "internal" | "red" | "white";
  readonly status: "destroyed" | "not_appeared" | "on_track" | "survived";
  readonly space: number | null;
  readonly hit_points: number;
  readonly shield: number;
  readonly speed: number;
  readonly traits: readonly string[];
  readonly stations: readonly ("lower_blue" | "lower_red" | "lower_white" | "space" | "upper_blue" | "upper_red" | "upper_white")[];
  readonly offspring: readonly ("lower_blue" | "lower_red" | "lower_white" | "space" | "upper_blue" | "upper_red" | "upper_white")[];
  readonly fought_with: "B" | "C" | "battlebots" | "interceptors" | "weapons";
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly hits: number;
  readonly is_targeted: boolean;
  readonly raises_attacks: boolean;
  readonly raises_shields: boolean;
  readonly ended_turn: number | null;
}

/** The trajectory of a zone, or of the inside of the ship. */
export interface SpaceAlertShownTrack {
  readonly zone: "blue" | "internal" | "red" | "white";
  readonly id: string;
  readonly spaces: number;
  readonly marks: readonly SpaceAlertShownMark[];
}

/** A zone of the ship. */
export interface SpaceAlertShownZone {
  readonly id: "blue" | "internal" | "red" | "white";
  readonly shield: number;
  readonly shield_capacity: number;
  readonly reactor: number;
  readonly reactor_capacity: number;
  readonly damage: readonly ("gravolift" | "lower_weapon" | "reactor" | "shield" | "structural" | "upper_weapon")[];
  readonly is_doubled: boolean;
  readonly is_weakened: boolean;
  readonly is_lift_used: boolean;
}

/** A slot of a board with another card: as it lay, and as it would lie; a dash is an empty slot. */
export interface SpaceAlertSlotChange {
  readonly member: string;
  readonly turn: number;
  readonly before: string;
  readonly after: string;
  readonly seat: string;
}

/** Everything that came out of the box. */
export interface SpaceAlertCatalogue {
  readonly options?: readonly OptionEntry[];
  readonly threats: readonly SpaceAlertThreatEntry[];
  readonly traits: readonly SpaceAlertTraitEntry[];
  readonly tracks: readonly SpaceAlertTrackEntry[];
  readonly zones: readonly SpaceAlertZoneEntry[];
  readonly stations: readonly SpaceAlertStationEntry[];
  readonly start: SpaceAlertStartEntry;
  readonly phases: readonly SpaceAlertPhaseEntry[];
  readonly confirmation: readonly number[];
  readonly halves: readonly SpaceAlertHalfEntry[];
  readonly cards: readonly SpaceAlertCardEntry[];
  readonly tokens: readonly SpaceAlertTokenEntry[];
  readonly roles: readonly SpaceAlertRoleEntry[];
  readonly levels: readonly ("both" | "white" | "yellow")[];
  readonly missions: readonly SpaceAlertMissionEntry[];
}

/** Something the computer says, as at a table, with its words and how long it lasts. */
export interface SpaceAlertSpokenAnnouncement {
  readonly at: number;
  readonly kind: "incoming_data" | "mission_ended" | "mission_started" | "phase_ended" | "silence_ended" | "silence_started" | "threat" | "transfer_ended" | "transfer_started" | "warning";
  readonly phase?: number | null;
  readonly seconds?: number | null;
  readonly turn?: number | null;
  readonly zone?: "blue" | "internal" | "red" | "white" | null;
  readonly is_serious?: boolean;
  readonly is_unconfirmed?: boolean;
  readonly threat?: string | null;
  readonly lasts?: number | null;
  readonly text: SpaceAlertNames;
}

/** A mission from its first word to its last. */
export interface SpaceAlertSpokenMission {
  readonly id: string;
  readonly kind: "advanced_simulation" | "custom" | "mission" | "random" | "simulation" | "test_run";
  readonly name: SpaceAlertNames;
  readonly code: string;
  readonly crew: 4 | 5;
  readonly common: "both" | "white" | "yellow";
  readonly serious: "both" | "white" | "yellow";
  readonly seed: number | null;
  readonly phase_ends: readonly number[];
  readonly turns: number;
  readonly announcements: readonly SpaceAlertSpokenAnnouncement[];
}

/** The missions in the order they were asked for. */
export interface SpaceAlertSpokenMissions {
  readonly missions: readonly SpaceAlertSpokenMission[];
}

/** How a mission begins. */
export interface SpaceAlertStartEntry {
  readonly station: "lower_blue" | "lower_red" | "lower_white" | "space" | "upper_blue" | "upper_red" | "upper_white";
  readonly squads: readonly ("lower_blue" | "lower_red" | "lower_white" | "space" | "upper_blue" | "upper_red" | "upper_white")[];
  readonly fuel_capsules: number;
  readonly rockets: number;
}

/** A station (kabina) with its three systems. */
export interface SpaceAlertStationEntry {
  readonly id: "lower_blue" | "lower_red" | "lower_white" | "space" | "upper_blue" | "upper_red" | "upper_white";
  readonly code: string;
  readonly name: string;
  readonly zone: "blue" | "internal" | "red" | "white";
  readonly deck: "lower" | "upper";
  readonly systems: readonly SpaceAlertSystemEntry[];
}

/** The ship came back: the parts of its score. */
export interface SpaceAlertSurvived {
  readonly type: "survived";
  readonly survived: number;
  readonly destroyed: number;
  readonly penalty: number;
  readonly confirmation: number;
}

/** What a letter does in a station. */
export interface SpaceAlertSystemEntry {
  readonly letter: "A" | "B" | "C";
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly strength?: number | null;
  readonly strength_damaged?: number | null;
}

/** A threat card. */
export interface SpaceAlertThreatEntry {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly kind: "external" | "intruder" | "malfunction";
  readonly kind_name: string;
  readonly is_serious: boolean;
  readonly level: "white" | "yellow";
  readonly hit_points: number;
  readonly shield: number;
  readonly speed: number;
  readonly points_survived: number;
  readonly points_destroyed: number;
  readonly stations: readonly ("lower_blue" | "lower_red" | "lower_white" | "space" | "upper_blue" | "upper_red" | "upper_white")[];
  readonly fought_with: "B" | "C" | "battlebots" | "interceptors" | "weapons";
  readonly place: string;
  readonly x: string;
  readonly y: string;
  readonly z: string;
  readonly x_brief: string;
  readonly y_brief: string;
  readonly z_brief: string;
  readonly traits: readonly string[];
  readonly rules: readonly string[];
}

/** A threat: the number of its turn, and its card. */
export interface SpaceAlertThreatRef {
  readonly number: number;
  readonly card: string;
}

/** What to do otherwise next time. */
export interface SpaceAlertTip {
  readonly code: string;
  readonly text: SpaceAlertWords;
}

/** A damage token; every zone has one of each. */
export interface SpaceAlertTokenEntry {
  readonly id: "gravolift" | "lower_weapon" | "reactor" | "shield" | "structural" | "upper_weapon";
  readonly name: string;
  readonly about: string;
}

/** A trajectory; spaces are counted from the ship, space 1 is Z. */
export interface SpaceAlertTrackEntry {
  readonly id: string;
  readonly spaces: number;
  readonly marks: readonly SpaceAlertShownMark[];
  readonly distances: readonly number[];
}

/** A lasting rule that several threats may have. */
export interface SpaceAlertTraitEntry {
  readonly id: string;
  readonly about: string;
}

/** 'I tripped': before this turn a member turned a card over, or its arrow round. */
export interface SpaceAlertTrip {
  readonly turn: number;
  readonly member: number;
  readonly arrow?: boolean;
}

/** Take the last step back; what was flown stays. */
export interface SpaceAlertUndo {
  readonly step: "undo";
}

/** How it ended. */
export interface SpaceAlertVerdict {
  readonly won: boolean;
  readonly score: number;
  readonly turn: number;
  readonly reason: "jumped-home" | "ship-lost" | "zone-destroyed";
  readonly threat: SpaceAlertThreatRef | null;
  readonly zone: "blue" | "internal" | "red" | "white" | null;
  readonly text: SpaceAlertWords;
}

/** Somebody would go on, or rather stop; one who stops is enough. */
export interface SpaceAlertVote {
  readonly step: "vote";
  readonly member: string;
  readonly go: boolean;
}

/** A sentence in both languages. */
export interface SpaceAlertWords {
  readonly pl: string;
  readonly en: string;
}

/** A zone (sektor): what it holds, and what it starts with. */
export interface SpaceAlertZoneEntry {
  readonly id: "blue" | "internal" | "red" | "white";
  readonly name: string;
  readonly reactor_capacity: number;
  readonly reactor_start: number;
  readonly shield_capacity: number;
  readonly shield_start: number;
  readonly tokens: number;
}

export type SpaceAlertEvent =
  | { readonly event: "turn_began"; readonly turn: number }
  | { readonly event: "threat_appeared"; readonly threat: number; readonly card: string; readonly zone: "blue" | "internal" | "red" | "white"; readonly space: number; readonly serious: boolean; readonly stations: readonly ("lower_blue" | "lower_red" | "lower_white" | "space" | "upper_blue" | "upper_red" | "upper_white")[]; readonly fought_with: "B" | "C" | "battlebots" | "interceptors" | "weapons" }
  | { readonly event: "card_revealed"; readonly member: string; readonly action: "-" | "A" | "B" | "C" | "HA" | "HB" | "Hbots" | "blue" | "bots" | "deck" | "red" | "tLB" | "tLR" | "tLW" | "tUB" | "tUR" | "tUW"; readonly station: "lower_blue" | "lower_red" | "lower_white" | "space" | "upper_blue" | "upper_red" | "upper_white" }
  | { readonly event: "card_in_vain"; readonly member: string; readonly action: "-" | "A" | "B" | "C" | "HA" | "HB" | "Hbots" | "blue" | "bots" | "deck" | "red" | "tLB" | "tLR" | "tLW" | "tUB" | "tUR" | "tUW"; readonly station: "lower_blue" | "lower_red" | "lower_white" | "space" | "upper_blue" | "upper_red" | "upper_white"; readonly why: "damaged" | "delayed" | "done_already" | "fired_already" | "full" | "has_squad" | "no_capsule" | "no_door" | "no_energy" | "no_rocket" | "no_squad" | "nobody_to_fight" | "not_in_use" | "pilot_out" | "squad_disabled" | "squad_taken" | "there_already" | "wrong_turn" }
  | { readonly event: "member_moved"; readonly member: string; readonly from: "lower_blue" | "lower_red" | "lower_white" | "space" | "upper_blue" | "upper_red" | "upper_white"; readonly to: "lower_blue" | "lower_red" | "lower_white" | "space" | "upper_blue" | "upper_red" | "upper_white" }
  | { readonly event: "delayed"; readonly member: string; readonly reason: "busy_lift" | "computer" | "damaged_lift" | "slime" | "space" | "threat" | "tripping"; readonly turn: number }
  | { readonly event: "card_lost"; readonly member: string; readonly action: "-" | "A" | "B" | "C" | "HA" | "HB" | "Hbots" | "blue" | "bots" | "deck" | "red" | "tLB" | "tLR" | "tLW" | "tUB" | "tUR" | "tUW" | null }
  | { readonly event: "knocked_out"; readonly member: string; readonly threat: number | null; readonly card: string | null }
  | { readonly event: "weapon_fired"; readonly weapon: "blue_heavy_laser" | "blue_light_laser" | "interceptors" | "pulse_cannon" | "red_heavy_laser" | "red_light_laser" | "rocket" | "white_heavy_laser"; readonly member: string; readonly station: "lower_blue" | "lower_red" | "lower_white" | "space" | "upper_blue" | "upper_red" | "upper_white"; readonly heroic: boolean; readonly energy: number | null }
  | { readonly event: "shield_filled"; readonly zone: "blue" | "internal" | "red" | "white"; readonly cubes: number; readonly now: number }
  | { readonly event: "reactor_filled"; readonly zone: "blue" | "internal" | "red" | "white"; readonly cubes: number; readonly now: number }
  | { readonly event: "refuelled"; readonly cubes: number; readonly now: number; readonly capsules: number }
  | { readonly event: "computer_maintained"; readonly member: string; readonly phase: number }
  | { readonly event: "rocket_launched"; readonly member: string; readonly rockets: number }
  | { readonly event: "bots_taken"; readonly member: string; readonly station: "lower_blue" | "lower_red" | "lower_white" | "space" | "upper_blue" | "upper_red" | "upper_white"; readonly bots: "active" | "disabled" | "none" }
  | { readonly event: "bots_reactivated"; readonly member: string }
  | { readonly event: "bots_disabled"; readonly member: string; readonly threat: number | null; readonly card: string | null }
  | { readonly event: "interceptors_out"; readonly member: string; readonly heroic: boolean }
  | { readonly event: "confirmed"; readonly phase: number; readonly players: number; readonly points: number }
  | { readonly event: "repaired"; readonly member: string; readonly threat: number; readonly card: string; readonly points: number }
  | { readonly event: "intruder_hit"; readonly member: string; readonly threat: number; readonly card: string; readonly station: "lower_blue" | "lower_red" | "lower_white" | "space" | "upper_blue" | "upper_red" | "upper_white" }
  | { readonly event: "targeted"; readonly threat: number; readonly card: string; readonly weapon: "blue_heavy_laser" | "blue_light_laser" | "interceptors" | "pulse_cannon" | "red_heavy_laser" | "red_light_laser" | "rocket" | "white_heavy_laser"; readonly strength: number }
  | { readonly event: "rocket_wasted"; readonly threat: number | null; readonly card: string | null }
  | { readonly event: "cryoshield_spent"; readonly threat: number; readonly card: string }
  | { readonly event: "threat_damaged"; readonly threat: number; readonly card: string; readonly points: number; readonly left: number }
  | { readonly event: "threat_destroyed"; readonly threat: number; readonly card: string; readonly points: number }
  | { readonly event: "threat_survived"; readonly threat: number; readonly card: string; readonly points: number }
  | { readonly event: "threat_moved"; readonly threat: number; readonly card: string; readonly space: number }
  | { readonly event: "mark_reached"; readonly threat: number; readonly card: string; readonly mark: "X" | "Y" | "Z"; readonly space: number }
  | { readonly event: "attacked"; readonly threat: number; readonly card: string; readonly zone: "blue" | "internal" | "red" | "white"; readonly strength: number }
  | { readonly event: "shield_held"; readonly zone: "blue" | "internal" | "red" | "white"; readonly cubes: number; readonly now: number }
  | { readonly event: "token_drawn"; readonly zone: "blue" | "internal" | "red" | "white"; readonly token: "gravolift" | "lower_weapon" | "reactor" | "shield" | "structural" | "upper_weapon"; readonly threat: number | null; readonly card: string | null }
  | { readonly event: "shield_lost"; readonly zone: "blue" | "internal" | "red" | "white"; readonly cubes: number; readonly now: number }
  | { readonly event: "reactor_lost"; readonly zone: "blue" | "internal" | "red" | "white"; readonly cubes: number; readonly now: number }
  | { readonly event: "threat_healed"; readonly threat: number; readonly card: string; readonly points: number; readonly left: number }
  | { readonly event: "speed_changed"; readonly threat: number; readonly card: string; readonly now: number }
  | { readonly event: "shield_changed"; readonly threat: number; readonly card: string; readonly now: number }
  | { readonly event: "threat_revealed"; readonly threat: number; readonly card: string }
  | { readonly event: "fights_back_now"; readonly threat: number; readonly card: string }
  | { readonly event: "intruder_moved"; readonly threat: number; readonly card: string; readonly from: "lower_blue" | "lower_red" | "lower_white" | "space" | "upper_blue" | "upper_red" | "upper_white"; readonly to: "lower_blue" | "lower_red" | "lower_white" | "space" | "upper_blue" | "upper_red" | "upper_white" }
  | { readonly event: "attacks_raised"; readonly threat: number; readonly card: string }
  | { readonly event: "shields_raised"; readonly threat: number; readonly card: string }
  | { readonly event: "rocket_destroyed"; readonly threat: number; readonly card: string; readonly rockets: number }
  | { readonly event: "stored_bots_disabled"; readonly threat: number; readonly card: string }
  | { readonly event: "slime_spread"; readonly threat: number; readonly card: string; readonly station: "lower_blue" | "lower_red" | "lower_white" | "space" | "upper_blue" | "upper_red" | "upper_white" }
  | { readonly event: "fuel_lost"; readonly threat: number; readonly card: string; readonly capsules: number }
  | { readonly event: "damage_doubled"; readonly threat: number; readonly card: string; readonly zones: readonly ("blue" | "internal" | "red" | "white")[] }
  | { readonly event: "stations_lethal"; readonly threat: number; readonly card: string }
  | { readonly event: "computer_checked"; readonly phase: number; readonly maintained: boolean }
  | { readonly event: "mission_won"; readonly score: number }
  | { readonly event: "mission_lost"; readonly threat: number | null; readonly card: string | null; readonly zone: "blue" | "internal" | "red" | "white" | null }
  | { readonly event: "phase_began"; readonly phase: number }
  | { readonly event: "threat_announced"; readonly turn: number; readonly card: string; readonly zone: "blue" | "internal" | "red" | "white"; readonly serious: boolean; readonly stations: readonly ("lower_blue" | "lower_red" | "lower_white" | "space" | "upper_blue" | "upper_red" | "upper_white")[]; readonly fought_with: "B" | "C" | "battlebots" | "interceptors" | "weapons" }
  | { readonly event: "report_ignored"; readonly turn: number }
  | { readonly event: "data_came_in" }
  | { readonly event: "transfer_opened" }
  | { readonly event: "transfer_closed" }
  | { readonly event: "silence_began" }
  | { readonly event: "silence_ended" }
  | { readonly event: "warned"; readonly phase: number; readonly seconds: number }
  | { readonly event: "phase_ended"; readonly phase: number }
  | { readonly event: "planning_ended" }
  | { readonly event: "cards_taken"; readonly seat: "captain" | "chief" | "fifth" | "fourth" | "officer"; readonly phase: number; readonly cards: number }
  | { readonly event: "card_drawn"; readonly seat: "captain" | "chief" | "fifth" | "fourth" | "officer"; readonly kind: string | null }
  | { readonly event: "card_given"; readonly seat: "captain" | "chief" | "fifth" | "fourth" | "officer"; readonly receiver: "captain" | "chief" | "fifth" | "fourth" | "officer"; readonly kind: string | null }
  | { readonly event: "card_placed"; readonly member: string; readonly slot: number; readonly planned: string }
  | { readonly event: "android_card_placed"; readonly member: string; readonly slot: number; readonly planned: string }
  | { readonly event: "card_removed"; readonly member: string; readonly slot: number }
  | { readonly event: "cards_swapped"; readonly member: string; readonly slot: number; readonly other_slot: number }
  | { readonly event: "card_flipped"; readonly member: string; readonly slot: number; readonly planned: string }
  | { readonly event: "heroic_revealed"; readonly member: string; readonly kind: string | null }
  | { readonly event: "voted"; readonly seat: "captain" | "chief" | "fifth" | "fourth" | "officer"; readonly agrees: boolean }
  | { readonly event: "went_on"; readonly seat: "captain" | "chief" | "fifth" | "fourth" | "officer" }
  | { readonly event: "tripped"; readonly member: string; readonly action: "-" | "A" | "B" | "C" | "HA" | "HB" | "Hbots" | "blue" | "bots" | "deck" | "red" | "tLB" | "tLR" | "tLW" | "tUB" | "tUR" | "tUW" }
  | { readonly event: "step_began"; readonly turn: number; readonly step: "appear" | "computer" | "crew" | "jump" | "shots" | "threats" }
  | { readonly event: "cards_pushed"; readonly member: string; readonly first: number; readonly last: number }
  | { readonly event: "damage_sum"; readonly threat: number; readonly card: string; readonly strength: number; readonly shield: number }
  | { readonly event: "shot_absorbed"; readonly threat: number; readonly card: string; readonly strength: number; readonly shield: number }
  | { readonly event: "shot_missed"; readonly weapon: "blue_heavy_laser" | "blue_light_laser" | "interceptors" | "pulse_cannon" | "red_heavy_laser" | "red_light_laser" | "rocket" | "white_heavy_laser" };

/** An open card for whoever is first to meet all it needs. */
export interface VoyagerAchievementEntry {
  readonly id: string;
  readonly name: string;
  readonly points: number;
  readonly needs: readonly string[];
  readonly worlds: readonly string[];
  readonly history: string;
}

/** An open card: who has it, and how far every seat is. */
export interface VoyagerAchievementShown {
  readonly id: string;
  readonly owner: number | null;
  readonly needs: readonly (readonly VoyagerNeedShown[])[];
}

/** A space agency and what it gives. */
export interface VoyagerAgencyEntry {
  readonly id: string;
  readonly name: string;
  readonly perks: readonly string[];
}

/** A planet, a moon or an asteroid. */
export interface VoyagerBodyEntry {
  readonly id: string;
  readonly name: string;
  readonly on: string;
  readonly nearing: string;
  readonly around: string | null;
  readonly start: string;
  readonly landing: number | null;
  readonly stars: number;
  readonly is_home: boolean;
}

/** A body: where it is now, what landing on it takes (null: nobody can) and gives, what stands on it. */
export interface VoyagerBodyShown {
  readonly id: string;
  readonly space: string;
  readonly landing: number | null;
  readonly stars: number;
  readonly owner: number | null;
  readonly building: "base" | "hotel" | null;
}

/** A research or exploration card. */
export interface VoyagerCardEntry {
  readonly id: string;
  readonly name: string;
  readonly deck: string;
  readonly copies: number;
  readonly pips: Readonly<Record<string, number>>;
  readonly effects: readonly string[];
  readonly history: string;
}

/** A card of one's own: whether it may be played, what works, and which chances that changes. */
export interface VoyagerCardShown {
  readonly id: string;
  readonly closed: VoyagerMissing | null;
  readonly clauses: readonly VoyagerClauseShown[];
  readonly shifts: readonly VoyagerShiftShown[];
  readonly discarded: readonly VoyagerShiftShown[];
  readonly draws: boolean;
}

/** An effect of a card, in the order of its entry: what it would bring now, or what is missing. */
export interface VoyagerClauseShown {
  readonly amount: number;
  readonly missing: VoyagerMissing | null;
}

/** What it takes away to give so many cards of each lot up: chances that become smaller. */
export interface VoyagerCostShown {
  readonly given: readonly number[];
  readonly kept: number;
  readonly shifts: readonly VoyagerShiftShown[];
}

/** A deck: cards left, cards discarded, and how many stay in a hand at the end of a turn. */
export interface VoyagerDeckShown {
  readonly id: string;
  readonly left: number;
  readonly discarded: readonly string[];
  readonly hand_limit: number;
}

/** What was done to me, then turn by turn, then what is new for me. */
export interface VoyagerDigest {
  readonly to_me: readonly VoyagerDigestDeed[];
  readonly turns: readonly VoyagerDigestTurn[];
  readonly rotations: number;
  readonly income: VoyagerDigestIncome | null;
  readonly reach: readonly VoyagerDigestReach[];
  readonly gone: readonly VoyagerDigestGone[];
}

/** Something a seat did or that befell it, put together from events of these entries of the log. */
export interface VoyagerDigestDeed {
  readonly kind: "achievement" | "agency" | "build" | "change" | "coins" | "destroy" | "develop" | "draw" | "fail" | "fly" | "goal" | "hold" | "land" | "launch" | "lose" | "mission" | "play" | "return" | "rocket" | "take";
  readonly seat: number;
  readonly entries: readonly number[];
  readonly text: string;
  readonly body?: string | null;
  readonly place?: string | null;
  readonly other?: number | null;
  readonly building?: "base" | "hotel" | null;
  readonly attack?: number | null;
  readonly defence?: number | null;
  readonly agency?: string | null;
  readonly technology?: string | null;
  readonly level?: number | null;
  readonly mission?: string | null;
  readonly achievement?: string | null;
  readonly cards?: readonly string[];
  readonly count?: number;
  readonly points?: number;
  readonly ordered?: boolean;
}

/** An achievement that somebody else has taken meanwhile. */
export interface VoyagerDigestGone {
  readonly achievement: string;
  readonly seat: number;
  readonly text: string;
}

/** My income meanwhile. */
export interface VoyagerDigestIncome {
  readonly coins: number;
  readonly cards: readonly string[];
  readonly text: string;
}

/** A world that a whole turn of mine could land on now, and could not before. */
export interface VoyagerDigestReach {
  readonly body: string;
  readonly text: string;
}

/** A turn in one paragraph. */
export interface VoyagerDigestTurn {
  readonly seat: number;
  readonly round: number;
  readonly entries: readonly [number, number];
  readonly text: string;
  readonly deeds: readonly VoyagerDigestDeed[];
  readonly points: number;
}

/** What the buildings bring at the beginning of one's next turn. */
export interface VoyagerIncomeShown {
  readonly coins: number;
  readonly cards: number;
}

/** One level of a technology: what it costs and scores, and what it adds to the lower ones. */
export interface VoyagerLevelEntry {
  readonly price: number;
  readonly points: number;
  readonly perk: string;
}

/** Something that ending the turn now would lose, or risk. */
export interface VoyagerLooseEnd {
  readonly what: "actions" | "attack" | "belt" | "help" | "limit" | "mission";
  readonly asks: boolean;
  readonly of?: string | null;
  readonly amount?: number | null;
  readonly odds?: VoyagerOddsShown | null;
  readonly by?: number | null;
  readonly holds?: number | null;
}

/** Why something is not open: the code of a sentence in `missing`, and what it speaks of. */
export interface VoyagerMissing {
  readonly code: string;
  readonly needed?: number | null;
  readonly reached?: number | null;
  readonly of?: string | null;
}

/** A mission, worth a point for every seat at the table. */
export interface VoyagerMissionEntry {
  readonly id: string;
  readonly name: string;
  readonly copies: number;
  readonly needs: readonly string[];
  readonly worlds: readonly string[];
  readonly history: string;
}

/** A mission of one's own. */
export interface VoyagerMissionShown {
  readonly id: string;
  readonly needs: readonly VoyagerNeedShown[];
}

/** Something worth remembering, and the move of the record (the frame of a replay) that brought it. */
export interface VoyagerMoment {
  readonly move: number;
  readonly round: number;
  readonly kind: "first" | "goal" | "hold" | "last" | "lost" | "take" | "turn";
  readonly seat: number;
  readonly text: string;
  readonly other?: number | null;
  readonly body?: string | null;
  readonly place?: string | null;
  readonly points?: number;
}

/** How far one condition of a card is met, in the order of its catalogue entry. */
export interface VoyagerNeedShown {
  readonly reached: number;
  readonly needed: number;
}

/** How much of everything. */
export interface VoyagerNumbers {
  readonly goal: number;
  readonly last_round: number;
  readonly actions: number;
  readonly missions_dealt: number;
  readonly missions_kept: number;
  readonly technology_points: number;
  readonly research_cards: number;
  readonly funds: number;
  readonly research_limit: number;
  readonly exploration_limit: number;
  readonly later_coins?: readonly number[];
}

/** The chance of a roll of one's own, at once and with all that the hand can add to it once it is open. */
export interface VoyagerOddsShown {
  readonly needed: number;
  readonly bare: number;
  readonly with_cards: number;
  readonly cards: number;
  readonly spared_by?: string | null;
}

/** The defaults are the game of the box with our decks. */
export interface VoyagerOptions {
  readonly pack?: string;
  readonly agencies?: "chosen" | "dealt";
  readonly start?: "printed" | "random";
  readonly start_coins?: boolean;
}

/** What the table tells a seat about its own turn; in others' turns, what still makes sense. */
export interface VoyagerOutlook {
  readonly reach: readonly VoyagerReachShown[];
  readonly worlds: readonly VoyagerWorldShown[];
  readonly belt: VoyagerOddsShown | null;
  readonly takeover: VoyagerTakeoverShown | null;
  readonly verbs: readonly VoyagerVerbShown[];
  readonly cards: readonly VoyagerCardShown[];
  readonly threats: readonly VoyagerThreatShown[];
  readonly spending: VoyagerSpendingShown | null;
  readonly loose_ends: readonly VoyagerLooseEnd[];
  readonly income: VoyagerIncomeShown;
}

/** Where a seat's rocket can get, and when. Coins and cards in hand are left out; helps in force count. */
export interface VoyagerPlan {
  readonly seat: number;
  readonly round: number;
  readonly technology: string | null;
  readonly start: "body" | "shipyard" | "space";
  readonly places: readonly string[];
  readonly coins: number;
  readonly now: boolean;
  readonly launches: readonly number[];
  readonly worlds: readonly VoyagerPlannedWorld[];
  readonly reach: readonly VoyagerPlannedReach[];
  readonly rivals: readonly VoyagerPlannedRival[];
  readonly technologies: readonly VoyagerPlannedTechnology[];
}

/** Whose flights (-1: one's own; for spectators: of whose turn it is), as if a technology were higher. */
export interface VoyagerPlanAsked {
  readonly seat?: number;
  readonly technology?: string;
}

/** The earliest flight to a world for a round of departure: the safest of those, then the shortest. */
export interface VoyagerPlannedFlight {
  readonly launch: number;
  readonly round: number;
  readonly actions: number;
  readonly nights: number;
  readonly closes: number | null;
  readonly steps: readonly VoyagerPlannedStep[];
}

/** A space in reach this turn, and the actions it takes, the launch included. */
export interface VoyagerPlannedReach {
  readonly space: string;
  readonly actions: number;
}

/** When another seat could first try to land on each world, as it stands now. */
export interface VoyagerPlannedRival {
  readonly seat: number;
  readonly rounds: Readonly<Record<string, number>>;
}

/** One step of a flight, and the space of the rocket after it.

    `turn` ends a turn in space and turns the rings; in the belt it takes a roll of `danger` first. */
export interface VoyagerPlannedStep {
  readonly round: number;
  readonly kind: "fly" | "land" | "launch" | "rocket" | "turn";
  readonly space: string;
  readonly body: string | null;
  readonly move: string | null;
  readonly danger: number | null;
}

/** A technology that would change this plan if it were developed by one level. */
export interface VoyagerPlannedTechnology {
  readonly technology: string;
  readonly level: number;
}

/** A world on the seat's own terms, and the flights there by round of departure. */
export interface VoyagerPlannedWorld {
  readonly body: string;
  readonly roll: number | null;
  readonly free: boolean;
  readonly stars: number;
  readonly owner: number | null;
  readonly building: "base" | "hotel" | null;
  readonly flights: readonly (VoyagerPlannedFlight | null)[];
}

/** What actions cost, in coins. */
export interface VoyagerPrices {
  readonly technology: number;
  readonly rocket: number;
  readonly launch: number;
  readonly building: number;
}

/** A space that the rocket can get to this turn: with one flight any, with more only where a world is. */
export interface VoyagerReachShown {
  readonly space: string;
  readonly flights: number;
  readonly actions: number;
  readonly way: readonly string[];
}

/** A ring, from the Sun outwards; its spaces are equal arcs, counter-clockwise from the dividing line. */
export interface VoyagerRingEntry {
  readonly id: string;
  readonly name: string;
  readonly within: string;
  readonly nearing: string;
  readonly danger: number | null;
  readonly spaces: readonly VoyagerSpaceEntry[];
}

/** A ring, from the Sun outwards, and the roll needed by a rocket in space there at the end of a turn. */
export interface VoyagerRingShown {
  readonly id: string;
  readonly spaces: readonly string[];
  readonly danger: number | null;
}

/** A rocket: its space, and the body it stands on unless it flies. */
export interface VoyagerRocketShown {
  readonly space: string;
  readonly body: string | null;
}

/** An open roll; in a takeover `defence` means that the owner of the building may still raise. */
export interface VoyagerRollShown {
  readonly kind: "attack" | "belt" | "defence" | "landing";
  readonly value: number;
  readonly needed: number;
  readonly body: string | null;
  readonly owner: number | null;
  readonly reply: number | null;
  readonly die: number;
  readonly bonus: number;
  readonly reply_die: number | null;
  readonly is_guarded: boolean;
  readonly pips: Readonly<Record<string, number>>;
  readonly plays: Readonly<Record<string, number>>;
  readonly enough: readonly string[] | null;
  readonly cheapest: readonly string[] | null;
  readonly totals: readonly VoyagerTotalShown[];
}

/** What lies openly in front of a seat. */
export interface VoyagerSeatShown {
  readonly agency: string | null;
  readonly coins: number;
  readonly points: number;
  readonly earned: Readonly<Record<string, number>>;
  readonly rocket: VoyagerRocketShown | null;
  readonly technologies: Readonly<Record<string, number>>;
  readonly buildings: Readonly<Record<string, "base" | "hotel">>;
  readonly landed: readonly string[];
  readonly cards: Readonly<Record<string, number>>;
  readonly missions: number;
  readonly missions_done: number;
  readonly achievements: readonly string[];
  readonly tally: Readonly<Record<string, number>>;
}

/** A chance with all cards in hand, before and after cards are played or discarded. */
export interface VoyagerShiftShown {
  readonly what: "belt" | "defence" | "landing";
  readonly of: string;
  readonly before: number;
  readonly after: number;
}

/** The table as one seat (null: a spectator) sees it. */
export interface VoyagerShown {
  readonly seat: number | null;
  readonly options: VoyagerOptions;
  readonly stage: "act" | "attack" | "choose" | "defend" | "keep" | "over" | "raise" | "start" | "tidy";
  readonly round: number;
  readonly last_round: number;
  readonly goal: number;
  readonly first: number;
  readonly turn: number;
  readonly asked: number | null;
  readonly actions_left: number;
  readonly rings_turn_after: number;
  readonly last: number | null;
  readonly last_turns: readonly number[];
  readonly ending: string | null;
  readonly rings: readonly VoyagerRingShown[];
  readonly bodies: readonly VoyagerBodyShown[];
  readonly seats: readonly VoyagerSeatShown[];
  readonly hand: readonly string[];
  readonly missions: readonly VoyagerMissionShown[];
  readonly mission_points: number;
  readonly achievements: readonly VoyagerAchievementShown[];
  readonly decks: readonly VoyagerDeckShown[];
  readonly revealed: readonly string[];
  readonly roll: VoyagerRollShown | null;
  readonly helps: Readonly<Record<string, number>>;
  readonly terms: VoyagerTermsShown | null;
  readonly outlook: VoyagerOutlook | null;
}

/** A space: where the rotation carries what is in it, and the spaces that share an edge with it. */
export interface VoyagerSpaceEntry {
  readonly id: string;
  readonly turns_to: string;
  readonly near: readonly string[];
}

/** What cards cost that are discarded for a roll or at the hand limit; sets not listed cost nothing. */
export interface VoyagerSpendingShown {
  readonly lots: readonly (readonly string[])[];
  readonly costs: readonly VoyagerCostShown[];
}

/** A finished game: five to seven moments, where points came from, and the race by round. */
export interface VoyagerStory {
  readonly rounds: number;
  readonly goal: number;
  readonly reached: number | null;
  readonly moments: readonly VoyagerMoment[];
  readonly seats: readonly VoyagerStorySeat[];
  readonly race: readonly (readonly number[])[];
}

/** How a seat came to its points, and what it has done. */
export interface VoyagerStorySeat {
  readonly seat: number;
  readonly agency: string | null;
  readonly score: number;
  readonly sources: Readonly<Record<string, number>>;
  readonly tally: Readonly<Record<string, number>>;
}

/** Another's building under one's own rocket: the chance to take it over, before the dice fall. */
export interface VoyagerTakeoverShown {
  readonly body: string;
  readonly owner: number;
  readonly bare: number;
  readonly with_cards: number;
  readonly is_guarded: boolean;
}

/** A technology, from its first level up. */
export interface VoyagerTechnologyEntry {
  readonly id: string;
  readonly name: string;
  readonly levels: readonly VoyagerLevelEntry[];
}

/** What the seat whose turn it is pays for its actions, in coins, and how many spaces it moves at once. */
export interface VoyagerTermsShown {
  readonly technology: number;
  readonly rocket: number;
  readonly launch: number;
  readonly building: number;
  readonly move_spaces: number;
}

/** A building of one's own that somebody can attack before one's next turn, as far as the table tells. */
export interface VoyagerThreatShown {
  readonly body: string;
  readonly by: number;
  readonly kept: number;
  readonly holds: number;
  readonly holds_at_worst: number;
}

/** A total an attacker can reach: the cheapest moves to it, and the chance that the owner cannot hold. */
export interface VoyagerTotalShown {
  readonly total: number;
  readonly chance: number;
  readonly moves: readonly string[];
}

/** Something to do that names no space and no card: open, or why it is not. */
export interface VoyagerVerbShown {
  readonly verb: "base" | "change" | "destroy" | "develop" | "end" | "funds" | "hotel" | "launch" | "research" | "rocket" | "takeover";
  readonly of: string | null;
  readonly move: string;
  readonly closed: VoyagerMissing | null;
  readonly coins: number;
  readonly actions: number;
  readonly gives: Readonly<Record<string, number>>;
  readonly draws: boolean;
}

/** A content pack in words. */
export interface VoyagerCatalogue {
  readonly options?: readonly OptionEntry[];
  readonly pack: string;
  readonly numbers: VoyagerNumbers;
  readonly prices: VoyagerPrices;
  readonly rings: readonly VoyagerRingEntry[];
  readonly bodies: readonly VoyagerBodyEntry[];
  readonly agencies: readonly VoyagerAgencyEntry[];
  readonly technologies: readonly VoyagerTechnologyEntry[];
  readonly cards: readonly VoyagerCardEntry[];
  readonly missions: readonly VoyagerMissionEntry[];
  readonly achievements: readonly VoyagerAchievementEntry[];
}

/** A body one can land on, as far as this turn goes. */
export interface VoyagerWorldShown {
  readonly id: string;
  readonly flights: number | null;
  readonly actions: number | null;
  readonly landing_actions: number;
  readonly is_in_reach: boolean;
  readonly stars: number;
  readonly odds: VoyagerOddsShown;
}

export type VoyagerEvent =
  | { readonly event: "agency_chosen"; readonly pack: string; readonly seat: number; readonly agency: string }
  | { readonly event: "mission_drawn"; readonly pack: string; readonly seat: number; readonly mission: string | null }
  | { readonly event: "mission_returned"; readonly pack: string; readonly seat: number; readonly mission: string | null }
  | { readonly event: "turn_began"; readonly pack: string; readonly seat: number; readonly round: number }
  | { readonly event: "coins_gained"; readonly pack: string; readonly seat: number; readonly coins: number; readonly source: "card" | "funds" | "hotels" | "order" | "start" }
  | { readonly event: "coins_paid"; readonly pack: string; readonly seat: number; readonly coins: number }
  | { readonly event: "card_drawn"; readonly pack: string; readonly seat: number; readonly deck: "exploration" | "research"; readonly source: "bases" | "card" | "research"; readonly card: string | null }
  | { readonly event: "deck_shuffled"; readonly pack: string; readonly deck: "exploration" | "research" }
  | { readonly event: "technology_developed"; readonly pack: string; readonly seat: number; readonly technology: string; readonly level: number }
  | { readonly event: "rocket_built"; readonly pack: string; readonly seat: number; readonly body: string }
  | { readonly event: "rocket_launched"; readonly pack: string; readonly seat: number; readonly body: string }
  | { readonly event: "rocket_moved"; readonly pack: string; readonly seat: number; readonly from: string; readonly to: string; readonly drift: number; readonly from_body: string | null; readonly to_body: string | null; readonly way: readonly string[] }
  | { readonly event: "rocket_landed"; readonly pack: string; readonly seat: number; readonly body: string }
  | { readonly event: "landing_failed"; readonly pack: string; readonly seat: number; readonly body: string }
  | { readonly event: "rocket_lost"; readonly pack: string; readonly seat: number; readonly from: string }
  | { readonly event: "rocket_destroyed"; readonly pack: string; readonly seat: number }
  | { readonly event: "die_rolled"; readonly pack: string; readonly seat: number; readonly die: number; readonly total: number; readonly roll: "attack" | "belt" | "defence" | "landing"; readonly needed: number | null; readonly body: string | null }
  | { readonly event: "roll_raised"; readonly pack: string; readonly seat: number; readonly card: string; readonly total: number }
  | { readonly event: "belt_passed"; readonly pack: string; readonly seat: number }
  | { readonly event: "building_built"; readonly pack: string; readonly seat: number; readonly body: string; readonly building: "base" | "hotel" }
  | { readonly event: "building_changed"; readonly pack: string; readonly seat: number; readonly body: string; readonly building: "base" | "hotel" }
  | { readonly event: "takeover_tried"; readonly pack: string; readonly seat: number; readonly owner: number; readonly body: string }
  | { readonly event: "building_taken"; readonly pack: string; readonly seat: number; readonly owner: number; readonly body: string }
  | { readonly event: "building_held"; readonly pack: string; readonly seat: number; readonly owner: number; readonly body: string }
  | { readonly event: "card_played"; readonly pack: string; readonly seat: number; readonly card: string }
  | { readonly event: "card_dropped"; readonly pack: string; readonly seat: number; readonly card: string }
  | { readonly event: "mission_done"; readonly pack: string; readonly seat: number; readonly mission: string }
  | { readonly event: "points_scored"; readonly pack: string; readonly seat: number; readonly points: number; readonly source: "achievements" | "exploration" | "landing" | "missions" | "research" | "technology" }
  | { readonly event: "achievement_taken"; readonly pack: string; readonly seat: number; readonly achievement: string }
  | { readonly event: "rings_turned"; readonly pack: string; readonly round: number }
  | { readonly event: "goal_reached"; readonly pack: string; readonly seat: number }
  | { readonly event: "game_ended"; readonly pack: string }
  | { readonly event: "actions_gained"; readonly pack: string; readonly seat: number; readonly actions: number }
  | { readonly event: "rocket_returned"; readonly pack: string; readonly seat: number; readonly body: string }
  | { readonly event: "roll_helped"; readonly pack: string; readonly seat: number; readonly total: number }
  | { readonly event: "help_given"; readonly pack: string; readonly seat: number; readonly help: string; readonly amount: number }
  | { readonly event: "help_used"; readonly pack: string; readonly seat: number; readonly help: string; readonly amount: number };

/** From the chance at the start to the result: everybody's decisions, luck, and what nobody can tell. */
export interface ReviewAccount {
  readonly seat: string;
  readonly decisions: number;
  readonly mistakes: number;
  readonly lost: number;
  readonly start: number;
  readonly skill: number;
  readonly luck: number;
  readonly luck_error: number;
  readonly rest: number | null;
  readonly result: number | null;
}

/** A move, in notation and in words, and the chance to win that it left to who made it. */
export interface ReviewChoice {
  readonly move: string;
  readonly words: ReviewWords;
  readonly chance: number;
}

/** A seat's choice, judged with what it knew then. */
export interface ReviewDecision {
  readonly number: number;
  readonly seat: string;
  readonly made: ReviewChoice;
  readonly instead: ReviewChoice | null;
  readonly lost: number;
  readonly is_mistake: boolean;
  readonly walks: number;
  readonly gains: readonly number[];
}

/** What chance brought with one move, for every seat, against what it might have brought. */
export interface ReviewDraw {
  readonly number: number;
  readonly seat: string;
  readonly move: ReviewWords;
  readonly luck: readonly number[];
  readonly errors: readonly number[];
}

/** The ledger of luck; where it hardly exists, its size says so. */
export interface ReviewLuck {
  readonly draws: readonly ReviewDraw[];
  readonly deviation: number;
  readonly is_small: boolean;
  readonly is_cut_short: boolean;
}

/** Every seat's chance to win, as who decides next could know it. */
export interface ReviewMoment {
  readonly number: number;
  readonly chances: readonly number[];
}

/** A game, judged; the same for the same numbers of walks and seed. */
export interface Review {
  readonly game: string;
  readonly rules: number;
  readonly content: string;
  readonly seats: readonly string[];
  readonly moves: number;
  readonly walks: number;
  readonly confirmed_with: number;
  readonly seed: number;
  readonly curve: readonly ReviewMoment[];
  readonly decisions: readonly ReviewDecision[];
  readonly turning_points: readonly ReviewTurningPoint[];
  readonly swing: number;
  readonly luck: ReviewLuck;
  readonly accounts: readonly ReviewAccount[];
  readonly is_doubtful: boolean;
  readonly is_cut_short: boolean;
}

/** A move around which the chances changed, and what did it. */
export interface ReviewTurningPoint {
  readonly number: number;
  readonly seat: string;
  readonly move: ReviewWords;
  readonly before: readonly number[];
  readonly after: readonly number[];
  readonly cause: "luck" | "mistake" | "play";
}

/** A text in both languages. */
export interface ReviewWords {
  readonly pl: string;
  readonly en: string;
}
