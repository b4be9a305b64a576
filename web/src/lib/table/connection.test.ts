import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ServerMessage } from "../protocol/messages";
import { PROTOCOL } from "../protocol/types";
import { Connection } from "./connection";

/** A socket whose other end is the test. */
class FakeSocket {
  static readonly OPEN = 1;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  say(message: Partial<ServerMessage>) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  fall() {
    this.readyState = 3;
    this.onclose?.({ code: 1006 });
  }
}

const update = (since: number, seq: number) =>
  ({ type: "update", since, seq, seat: 0, items: [], table: null, position: null }) as const;

function dial() {
  const sockets: FakeSocket[] = [];
  const heard = { seqs: [] as number[], statuses: [] as string[], refusals: [] as string[] };
  const listener = {
    update: ({ seq }: { seq: number }) => heard.seqs.push(seq),
    message: () => undefined,
    status: (status: string) => heard.statuses.push(status),
    refused: (code: string) => heard.refusals.push(code),
  };
  const link = new Connection("ws://table", "k", "pl", listener as never, () => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket as unknown as WebSocket;
  });
  link.start();
  const newest = () => sockets[sockets.length - 1] as FakeSocket;
  newest().onopen?.();
  return { link, sockets, newest, heard };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("it says hello with its key, language and what it knows", () => {
  const { newest } = dial();
  expect(newest().sent[0]).toMatchObject({
    type: "hello",
    key: "k",
    since: 0,
    lang: "pl",
    protocol: PROTOCOL,
  });
});

test("an update that does not go on where the last one ended is asked for again, not shown", () => {
  const { newest, heard } = dial();
  newest().say(update(0, 3));
  newest().say(update(5, 6));
  expect(heard.seqs).toEqual([3]);
  expect(newest().sent.at(-1)).toEqual({ type: "resume", since: 3 });
  newest().say(update(3, 6));
  expect(heard.seqs).toEqual([3, 6]);
});

test("a lost connection is opened again, from the last seq", () => {
  const { newest, sockets, heard } = dial();
  newest().say(update(0, 4));
  newest().fall();
  expect(heard.statuses.at(-1)).toBe("reconnecting");
  vi.advanceTimersByTime(1000);
  expect(sockets.length).toBe(2);
  newest().onopen?.();
  expect(newest().sent[0]).toMatchObject({ type: "hello", since: 4 });
});

test("waits double between tries, up to a bound", () => {
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  const { newest, sockets } = dial();
  for (const wait of [400, 800, 1600, 3200, 6400, 8000, 8000]) {
    const before = sockets.length;
    newest().fall();
    vi.advanceTimersByTime(wait - 1);
    expect(sockets.length).toBe(before);
    vi.advanceTimersByTime(1);
    expect(sockets.length).toBe(before + 1);
  }
});

test("a silent socket is given up and opened again", () => {
  const { newest, sockets } = dial();
  newest().say(update(0, 1));
  vi.advanceTimersByTime(12_600);
  expect(sockets.length).toBe(2);
});

test("an answer finds the question by its number", async () => {
  const { link, newest } = dial();
  const asked = link.ask({ type: "move", move: "shoot", after: 0 });
  newest().say({ type: "done", id: newest().sent.at(-1)?.id as number, seq: 9 });
  await expect(asked).resolves.toBe(9);
});

test("a refusal, and a connection lost while waiting, reject the question", async () => {
  const { link, newest } = dial();
  const refused = link.ask({ type: "move", move: "x", after: 0 });
  newest().say({ type: "error", id: 1, code: "notation/unknown", message: "no", details: {} });
  await expect(refused).rejects.toMatchObject({ code: "notation/unknown" });
  const lost = link.ask({ type: "move", move: "x", after: 0 });
  newest().fall();
  await expect(lost).rejects.toMatchObject({ code: "socket/offline" });
});

test("a farewell for good ends it; one of a restarting server does not", () => {
  const { newest, sockets, heard } = dial();
  newest().say({ type: "bye", code: "server/stopping", message: "", again: false });
  newest().fall();
  vi.advanceTimersByTime(1000);
  expect(sockets.length).toBe(2);
  newest().say({ type: "bye", code: "seat/elsewhere", message: "", again: false });
  newest().fall();
  vi.advanceTimersByTime(60_000);
  expect(heard.refusals).toEqual(["seat/elsewhere"]);
  expect(sockets.length).toBe(2);
});
