import { device } from "./device.svelte";
import { joined } from "./mine";
import type {
  ChangeSeat,
  GameInfo,
  GuestKey,
  Handover,
  Lang,
  MyTable,
  NewTable,
  Problem,
  Replay,
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
  const headers: Record<string, string> = {};
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
export const layRematch = (table: string, key: string): Promise<TableKeys> =>
  ask("POST", `${at(table)}/rematch`, key);

export const replayTable = (table: string, seat: number | null, lang: Lang): Promise<Replay> =>
  ask("GET", `${at(table)}/replay?lang=${lang}${seat === null ? "" : `&seat=${seat}`}`);
export const replayRecord = (record: string, seat: number | null, lang: Lang): Promise<Replay> =>
  ask("POST", "/replay", "", { record, seat, lang });
export const recordAddress = (table: string): string => `/api${at(table)}/record`;

/** The guest the server has known since this page was opened. */
let greeted = "";

/** Become a guest once, so that the own games are found again; a nickname is all it takes. */
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

/** Find the own keys of a table again, by the guests' keys. */
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

/** Lay a table and keep its keys on this device. */
export async function layTable(wish: NewTable): Promise<string> {
  const keys = await ask<TableKeys>("POST", "/tables", "", wish);
  device.keep(keys.table, wish.game, keys);
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
    const keys = await layRematch(info.table, seats[0] ?? own?.host ?? "").catch(async (failure: Failure) => {
      if (failure.code !== "rematch/laid") throw failure;
      return { table: String(failure.details.table), host: "", watch: "", seats: {} } satisfies TableKeys;
    });
    device.keep(keys.table, info.game, keys);
    next = keys.table;
  }
  await findKeys(next);
  const isFound = Object.keys(device.keyring(next)?.seats ?? {}).length >= seats.length;
  for (const key of isFound ? [] : seats) {
    const claimed = await claimRematch(info.table, key);
    device.keep(next, info.game, { seats: { [claimed.seat]: claimed.key } });
  }
  return next;
}

/** A QR code of one of our links, as an address an image can show. */
export async function qrCode(link: string): Promise<string> {
  const answer = await send("POST", "/qr", "", { link });
  return URL.createObjectURL(new Blob([await answer.text()], { type: "image/svg+xml" }));
}
