import { device } from "./device.svelte";
import type {
  ChangeSeat,
  GameInfo,
  GuestKey,
  Lang,
  MyTable,
  NewTable,
  Problem,
  Rematch,
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
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  } catch {
    throw new Failure("network/offline", "no connection to the server");
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Failure(problem?.code ?? `http/${answer.status}`, problem?.message ?? answer.statusText, problem?.details);
}

async function ask<T>(method: string, path: string, key = "", body?: unknown): Promise<T> {
  const answer = await send(method, path, key, body);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}
