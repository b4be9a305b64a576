import { device } from "./device.svelte";
import { language } from "./i18n/i18n.svelte";
import { joined } from "./mine";
import type {
  CampaignInfo,
  Catalogue,
  Challenge,
  ChangeSeat,
  CrewInfo,
  CrewKey,
  DailyInfo,
  Digest,
  GameInfo,
  GuestKey,
  Handover,
  Items,
  Lang,
  Log,
  LogLine,
  MyTable,
  NewTable,
  Others,
  Problem,
  PuzzleInfo,
  Replay,
  Review,
  ReviewInfo,
  RulesText,
  SeatKey,
  TableInfo,
  TableKeys,
} from "./protocol/messages";

/** Why a request failed: the server's problem, or that there is no server. */
export class Failure extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }
}

async function send(method: string, path: string, key: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": language() };
  if (key) headers.Authorization = `Bearer ${key}`;
  if (device.guest.key && !isGuests(key)) headers["X-Orbita-Guest"] = device.guest.key;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Failure("network/offline", "no connection to the server");
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Failure(
    problem?.code ?? `http/${answer.status}`,
    problem?.message ?? answer.statusText,
    problem?.details,
  );
}

async function ask<T>(method: string, path: string, key = "", body?: unknown): Promise<T> {
  const answer = await send(method, path, key, body);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

const isGuests = (key: string): boolean => key.startsWith("me.guest.");
const at = (table: string): string => `/tables/${encodeURIComponent(table)}`;

export const listGames = (): Promise<GameInfo[]> => ask("GET", "/games");
export const rulesOf = (game: string, lang: Lang): Promise<RulesText> =>
  ask("GET", `/games/${encodeURIComponent(game)}/rules?lang=${lang}`);

/** What is printed in a game's box, in a language; options may choose another box. */
export function catalogueOf(
  game: string,
  lang: Lang,
  options: Readonly<Record<string, unknown>> = {},
): Promise<Catalogue> {
  const chosen = Object.entries(options).map(([name, value]) => [name, String(value)]);
  const asked = new URLSearchParams([["lang", lang], ...chosen]);
  return ask("GET", `/games/${encodeURIComponent(game)}/catalogue?${asked}`);
}

/** Let one of a game's tools work something out. */
export const runTool = <T>(game: string, tool: string, asked: unknown): Promise<T> =>
  ask("POST", `/games/${encodeURIComponent(game)}/tools/${tool}?lang=${language()}`, "", asked);

export const readTable = (table: string): Promise<TableInfo> => ask("GET", at(table));
export const leave = (table: string, key: string): Promise<TableInfo> =>
  ask("POST", `${at(table)}/leave`, key);
export const start = (table: string, key: string): Promise<TableInfo> =>
  ask("POST", `${at(table)}/start`, key);
export const kick = (table: string, seat: number, key: string): Promise<TableInfo> =>
  ask("DELETE", `${at(table)}/seats/${seat}`, key);
export const changeSeat = (
  table: string,
  seat: number,
  change: ChangeSeat,
  key: string,
): Promise<TableInfo> => ask("PUT", `${at(table)}/seats/${seat}`, key, change);
export const newLink = (table: string, seat: number, key: string): Promise<SeatKey> =>
  ask("POST", `${at(table)}/seats/${seat}/link`, key);
export const claimRematch = (table: string, key: string): Promise<SeatKey> =>
  ask("POST", `${at(table)}/rematch/claim`, key);
export const layRematch = (table: string, key: string, keys: readonly string[]): Promise<TableKeys> =>
  ask("POST", `${at(table)}/rematch`, key, { keys });

/** A part of a table's log, in a language, as the one with the key was told it. */
export const itemsOf = (
  table: string,
  key: string,
  part: { since: number; upto: number; lang: Lang },
): Promise<Items> =>
  ask("GET", `${at(table)}/items?since=${part.since}&upto=${part.upto}&lang=${part.lang}`, key);

/** What happened since an entry, put together by the game in a language. */
export const digestOf = (table: string, key: string, since: number, lang: Lang): Promise<Digest> =>
  ask("GET", `${at(table)}/digest?since=${since}&lang=${lang}`, key);

/** Ask a game something that it works out from what the one with the key sees. */
export const askGame = async <T>(
  table: string,
  question: string,
  asked: Readonly<Record<string, string>>,
  key: string,
): Promise<T> =>
  (await ask<{ reply: T }>("GET", `${at(table)}/ask/${question}?${new URLSearchParams(asked)}`, key)).reply;

/** Ask a game something that it works out from what a seat saw after so many moves of a record. */
export const askAboutRecord = async <T>(
  game: string,
  question: string,
  about: { record: string; seat: number; moves: number; asked: Readonly<Record<string, string>> },
): Promise<T> =>
  (await ask<{ reply: T }>("POST", `/games/${encodeURIComponent(game)}/ask/${question}`, "", about)).reply;

/** What a finished game is remembered for, in a language. */
export const storyOf = <T>(table: string, key: string, lang: Lang): Promise<T> =>
  ask("GET", `${at(table)}/story?lang=${lang}`, key);

/** The last steps of a game, as the one with the key saw them; also of one that goes on. */
export const framesOf = async (table: string, key: string, lang: Lang): Promise<Replay> =>
  wholeViews(await ask("GET", `${at(table)}/frames?lang=${lang}`, key));

/** Give every frame its whole view: on the way they carry only what changed since the one before. */
export function wholeViews(replay: Replay): Replay {
  let view: Fields = {};
  const frames = replay.frames.map((frame) => {
    const changes = Object.entries(frame.view as Fields);
    view = {
      ...view,
      ...Object.fromEntries(changes.map(([name, news]) => [name, renewed(view[name], news)])),
    };
    return { ...frame, view };
  });
  return { ...replay, frames };
}

type Fields = Readonly<Record<string, unknown>>;

/** A list of the same length comes as the places that changed. */
function renewed(before: unknown, news: unknown): unknown {
  const isPatch = Array.isArray(before) && typeof news === "object" && news !== null && !Array.isArray(news);
  return isPatch ? before.map((value, place) => (place in news ? (news as Fields)[place] : value)) : news;
}

/** How a game is watched again: by whose eyes (null: a spectator's), in which language, drawn as text or not. */
export interface Watched {
  readonly seat: number | null;
  readonly lang: Lang;
  readonly board?: "" | "plain";
  /** Whether also what the seat could do at every step is told; of records only. */
  readonly choices?: boolean;
}

export async function replayTable(table: string, { seat, lang, board = "" }: Watched): Promise<Replay> {
  const eyes = seat === null ? "" : `&seat=${seat}`;
  return wholeViews(await ask("GET", `${at(table)}/replay?lang=${lang}&board=${board}${eyes}`));
}

export const replayRecord = async (record: string, watched: Watched): Promise<Replay> =>
  wholeViews(await ask("POST", "/replay", "", { record, ...watched }));
export const recordAddress = (table: string): string => `/api${at(table)}/record`;

/** The guest the server has known since this page was opened. */
let greeted = "";

/** Become a guest once, so that your games are found again; a nickname is all it takes. */
export async function beGuest(nickname: string): Promise<void> {
  const { key } = device.guest;
  if (key && key === greeted && nickname === device.guest.nickname) return;
  if (key && (await isKnown(ask("PUT", "/guests/me", key, { nickname })))) {
    device.rememberGuest(nickname, key);
  } else {
    const guest = await ask<GuestKey>("POST", "/guests", "", { nickname });
    device.rememberGuest(guest.nickname, guest.key);
  }
  greeted = device.guest.key;
}

/** Whether the server knows the guest who asked: it may have begun anew since. */
async function isKnown(asked: Promise<unknown>): Promise<boolean> {
  const found = await asked.catch((failure: Failure) => {
    if (failure.code !== "guest/unknown") throw failure;
    return null;
  });
  return found !== null;
}

/** What the server answers each guest of this device; guests it does not know are left out. */
async function askForAll<T>(method: string, path: string): Promise<T[]> {
  const answers: T[] = [];
  for (const { key } of device.guests) {
    await isKnown(ask<T>(method, path, key).then((answer) => answers.push(answer)));
  }
  return answers;
}

/** Games of this device's guests: those that go on first; none for somebody who never played here. */
export async function myTables(): Promise<MyTable[]> {
  const tables = joined((await askForAll<MyTable[]>("GET", "/guests/me/tables")).flat());
  for (const { info } of tables) device.noteEnd(info.table, info.phase === "over");
  return tables;
}

/** Find your keys of a table again, by the guests' keys. */
export async function findKeys(table: string): Promise<void> {
  for (const keys of await askForAll<TableKeys>("POST", `/guests/me${at(table)}/keys`)) {
    if (keys.host || keys.watch || Object.keys(keys.seats).length > 0) device.keep(table, "", keys);
  }
}

/** Ask whether a key is good, without sitting down. */
export const checkKey = (table: string, key: string): Promise<unknown> => ask("GET", `${at(table)}/key`, key);

/** A code by which another device gets this guest's games. */
export const offerHandover = (guest: string): Promise<Handover> => ask("POST", "/guests/me/handover", guest);

/** Be the guest of another device here as well; gives the name. */
export async function claimHandover(code: string): Promise<string> {
  const guest = await ask<GuestKey>("POST", "/handovers", "", { code });
  device.rememberGuest(guest.nickname, guest.key);
  return guest.nickname;
}

/** Lay a table, keep its keys on this device, and remember how it was laid. */
export async function layTable(wish: NewTable): Promise<string> {
  const keys = await ask<TableKeys>("POST", "/tables", "", wish);
  device.keep(keys.table, wish.game, keys);
  device.rememberWish(wish);
  return keys.table;
}

/** Take an open seat and keep its key. */
export async function join(table: string, nickname: string, seat = -1): Promise<void> {
  const key = await ask<SeatKey>("POST", `${at(table)}/join`, "", { nickname, seat });
  device.keep(key.table, "", { seats: { [key.seat]: key.key } });
}

/** Sit down where a key leads, under a name. */
export const sit = (table: string, key: string, nickname: string): Promise<TableInfo> =>
  ask("POST", `${at(table)}/sit`, key, { nickname });

/** Play again: lay the rematch unless somebody has, and claim all seats of this device there. */
export async function rematch(info: TableInfo): Promise<string> {
  const own = device.keyring(info.table);
  const seats = Object.values(own?.seats ?? {});
  let next = info.rematch;
  if (!next) {
    const [first = own?.host ?? "", ...others] = seats;
    const keys = await layRematch(info.table, first, others).catch(async (failure: Failure) => {
      if (failure.code !== "rematch/laid") throw failure;
      const table = String(failure.details.table);
      return { table, host: "", watch: "", seats: {}, phase: "lobby" } satisfies TableKeys;
    });
    device.keep(keys.table, info.game, keys);
    next = keys.table;
    if (keys.phase === "playing") return next;
  }
  await findKeys(next);
  const isFound = Object.keys(device.keyring(next)?.seats ?? {}).length >= seats.length;
  for (const key of isFound ? [] : seats) {
    const claimed = await claimRematch(info.table, key);
    device.keep(next, info.game, { seats: { [claimed.seat]: claimed.key } });
  }
  return next;
}

const inGame = (game: string): string => `/games/${encodeURIComponent(game)}`;
const ofCrew = (crew: string): string => `/crews/${encodeURIComponent(crew)}`;
const textOf = async (path: string, key: string): Promise<string> => (await send("GET", path, key)).text();

/** Let one of a game's tools work something out; what it takes and gives is the game's own. */
export const askTool = <T>(game: string, tool: string, asked: unknown, lang: Lang): Promise<T> =>
  ask("POST", `${inGame(game)}/tools/${encodeURIComponent(tool)}?lang=${lang}`, "", asked);

/** Why a finished game went as it did. */
export const inquiryOf = <T>(table: string, key: string): Promise<T> =>
  ask("GET", `${at(table)}/inquiry`, key);

/** A finished game judged move by move, or how far that is. */
export const reviewOf = (table: string, key: string): Promise<ReviewInfo & { review: Review | null }> =>
  ask("GET", `${at(table)}/review`, key);

/** The set-up of a finished game, to be played elsewhere. */
export const challengeOf = (table: string, key: string): Promise<Challenge> =>
  ask("GET", `${at(table)}/challenge`, key);

/** How all crews did with the set-up of a finished game. */
export const othersOf = (table: string, key: string, skip = 0): Promise<Others> =>
  ask("GET", `${at(table)}/others?skip=${skip}`, key);

/** The log of whoever played at a table: of its crew, or of the same people. */
export const logOf = (table: string, key: string, skip = 0): Promise<Log> =>
  ask("GET", `${at(table)}/log?skip=${skip}`, key);

/** The set-up of a day (today, if none is named) with its results, once they can spoil nothing. */
export const dailyOf = (game: string, day = "", skip = 0): Promise<DailyInfo> =>
  ask("GET", `${inGame(game)}/daily?day=${encodeURIComponent(day)}&skip=${skip}`);

/** The puzzle of a day (today, if none is named) after some moves. */
export const puzzleOf = (
  game: string,
  day: string,
  moves: readonly string[],
  lang: Lang,
): Promise<PuzzleInfo> =>
  ask("GET", `${inGame(game)}/puzzle?${new URLSearchParams({ day, moves: moves.join(","), lang })}`);

export const foundCrew = (name: string): Promise<CrewKey> => ask("POST", "/crews", "", { name });
export const readCrew = (crew: string, key: string, skip = 0): Promise<CrewInfo> =>
  ask("GET", `${ofCrew(crew)}?skip=${skip}`, key);
/** Write a game that was played away from any table into a crew's log: what a tool of the game takes. */
export const bringLine = (
  crew: string,
  key: string,
  game: string,
  tool: string,
  asked: unknown,
): Promise<LogLine> => ask("POST", `${ofCrew(crew)}/log/${encodeURIComponent(game)}/${tool}`, key, asked);
export const dropCrew = (crew: string, key: string): Promise<void> => ask("DELETE", ofCrew(crew), key);

/** A log as a file, one line of JSON for each game: of a crew, or of a guest. */
export const crewLogFile = (crew: string, key: string): Promise<string> => textOf(`${ofCrew(crew)}/log`, key);
export const myLogFile = (guest: string): Promise<string> => textOf("/guests/me/log", guest);

export const beginCampaign = (
  crew: string,
  key: string,
  game: string,
  begin: unknown,
): Promise<CampaignInfo> => ask("POST", `${ofCrew(crew)}/campaign`, key, { game, begin });
export const readCampaign = (crew: string, key: string): Promise<CampaignInfo> =>
  ask("GET", `${ofCrew(crew)}/campaign`, key);

/** The campaign as a file: `orbita campaign` goes on with it. */
export const campaignFile = (crew: string, key: string): Promise<string> =>
  textOf(`${ofCrew(crew)}/campaign/file`, key);

/** Decide something in a campaign; `after` are the steps that were known of. */
export const decideCampaign = (
  crew: string,
  key: string,
  step: unknown,
  after: number,
): Promise<CampaignInfo> => ask("POST", `${ofCrew(crew)}/campaign/steps`, key, { step, after });

/** A QR code of one of our links, as an address an image can show. */
export async function qrCode(link: string): Promise<string> {
  const answer = await send("POST", "/qr", "", { link });
  return URL.createObjectURL(new Blob([await answer.text()], { type: "image/svg+xml" }));
}
