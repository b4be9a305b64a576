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
  const heard = {
    seqs: [] as number[],
    statuses: [] as string[],
    refusals: [] as string[],
    pongs: [] as number[][],
  };
  const listener = {
    update: ({ seq }: { seq: number }) => heard.seqs.push(seq),
    message: () => undefined,
    status: (status: string) => heard.statuses.push(status),
    pong: (sent: number, server: number) => heard.pongs.push([sent, server]),
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

const move = (number: number) => ({ type: "move", move: `lay ${number}`, after: 3, number }) as const;
const moves = (socket: FakeSocket) => socket.sent.filter(({ type }) => type === "move");

test("numbered moves whose answers were lost are sent again in their order, and one made already is done", async () => {
  const { link, newest, heard } = dial();
  newest().say(update(0, 3));
  const answers = [0, 1, 2].map((number) => link.ask(move(number)));
  newest().say({ type: "done", id: 1, seq: 4 });
  newest().fall();
  vi.advanceTimersByTime(1000);
  newest().onopen?.();
  const late = link.ask(move(3)); // overtakes none of those before it
  expect(moves(newest())).toEqual([]);
  newest().say(update(3, 5));
  newest().say(update(5, 5));
  expect(moves(newest()).map(({ number }) => number)).toEqual([1, 2, 3]);
  newest().say({ type: "error", id: 2, code: "move/already", message: "", details: { seq: 5 } });
  newest().say({ type: "done", id: 3, seq: 6 });
  newest().say({ type: "done", id: 4, seq: 7 });
  expect(await Promise.all([...answers, late])).toEqual([4, 5, 6, 7]);
  expect(heard.seqs).toEqual([3, 5, 5]);
});

test("a numbered move may be made while offline; it is sent once there is a connection", async () => {
  const { link, newest } = dial();
  newest().say(update(0, 3));
  newest().fall();
  const answer = link.ask(move(0));
  vi.advanceTimersByTime(1000);
  newest().onopen?.();
  newest().say(update(3, 3));
  newest().say({ type: "error", id: 1, code: "move/already", message: "made", details: { seq: 2 } });
  await expect(answer).rejects.toMatchObject({ code: "move/already" }); // it had never been sent before
});

test("what has no number is not sent again, and nothing is once the connection is closed", async () => {
  const { link, newest } = dial();
  newest().say(update(0, 3));
  const word = link.ask({ type: "say", text: "hej" });
  const numbered = link.ask(move(0));
  newest().fall();
  await expect(word).rejects.toMatchObject({ code: "socket/offline" });
  link.close();
  await expect(numbered).rejects.toMatchObject({ code: "socket/offline" });
  await expect(link.ask(move(1))).rejects.toMatchObject({ code: "socket/offline" });
});

test("four pings follow each other at first, then one every few seconds, each with its moment", () => {
  vi.setSystemTime(5000);
  const { newest, heard } = dial();
  const pings = () => newest().sent.filter(({ type }) => type === "ping");
  for (let n = 1; n <= 4; n += 1) {
    vi.setSystemTime(5000 + n * 10);
    newest().say({ type: "pong", id: n, now: 9000 + n });
  }
  expect(pings().map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  expect(heard.pongs.slice(0, 2)).toEqual([
    [5000, 9001],
    [5010, 9002],
  ]);
  vi.advanceTimersByTime(2600);
  expect(pings().length).toBe(5);
});

test("an answer that comes after the next question tells nothing", () => {
  const { newest, heard } = dial();
  vi.advanceTimersByTime(2600);
  newest().say({ type: "pong", id: 1, now: 9000 });
  expect(heard.pongs).toEqual([]);
  newest().say({ type: "pong", id: 2, now: 9000 });
  expect(heard.pongs.length).toBe(1);
});
