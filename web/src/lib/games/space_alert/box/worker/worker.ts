/**
 * The box without network: keeps the page, its files, a voice and the catalogue on the device.
 *
 * It is registered for /box alone, so no other page is ever its own. Files are named after their content and
 * taken from here first; the page and the catalogue come from the server whenever it answers.
 */

import { routeOf } from "./routes";

/** Filled in by the build: what the page needs, and a name for just this. */
const FILES: readonly string[] = JSON.parse("__BOX_FILES__");
const VERSION = "__BOX_VERSION__";

const PAGE = "/box";
const SHELLS = "orbita-box-shell-";
const SHELL = SHELLS + VERSION;
/** The voice of the chosen language, and the catalogue: they outlive a version as long as they are asked for. */
const KEPT = "orbita-box-kept";
/** So long, in ms, the server may take for the page before the kept one is shown. */
const PATIENCE = 3000;

interface Lasting extends Event {
  waitUntil(until: Promise<unknown>): void;
}
interface Asking extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Told extends Lasting {
  readonly data: { readonly type: string; readonly files?: readonly string[] };
  readonly ports: readonly MessagePort[];
}
interface Worker {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: string, listener: (event: never) => void): void;
}
const worker = globalThis as unknown as Worker;

worker.addEventListener("install", (event: Lasting) => event.waitUntil(install()));
worker.addEventListener("activate", (event: Lasting) => event.waitUntil(activate()));
worker.addEventListener("message", (event: Told) => event.waitUntil(hear(event)));
worker.addEventListener("fetch", (event: Asking) => {
  const route = routeOf(event.request, worker.location.origin);
  if (route === "page") event.respondWith(page(event.request));
  else if (route === "asset") event.respondWith(asset(event.request));
  else if (route === "catalogue") event.respondWith(catalogue(event.request));
});

async function install(): Promise<void> {
  const shell = await caches.open(SHELL);
  await shell.addAll([new Request(PAGE, { cache: "reload" }), ...FILES]);
}

/** The versions before this one are no longer needed; open pages are answered from here on. */
async function activate(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(SHELLS) && name !== SHELL);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** "keep": have these files on the device and no other voice; "take-over": be the worker from now on. */
async function hear({ data, ports }: Told): Promise<void> {
  if (data.type === "take-over") await worker.skipWaiting();
  if (data.type === "keep") ports[0]?.postMessage(await keep(data.files ?? []));
}

async function keep(files: readonly string[]): Promise<boolean> {
  const kept = await caches.open(KEPT);
  const addresses = files.map((file) => new URL(file, worker.location.origin).href);
  try {
    for (const address of addresses) if (!(await kept.match(address))) await kept.add(address);
  } catch {
    return false; // no network, and it is not here
  }
  for (const request of await kept.keys()) if (!addresses.includes(request.url)) await kept.delete(request);
  return true;
}

/** The server's page, unless it does not answer in time. */
async function page(request: Request): Promise<Response> {
  const known = await (await caches.open(SHELL)).match(PAGE);
  if (!known) return fetch(request);
  const asked = fetch(request).then((answer) => (answer.ok ? answer : known));
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(known), PATIENCE));
  return Promise.race([asked.catch(() => known), late]);
}

async function asset(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

/** The server's catalogue, kept anew each time; without a server the one that is kept. */
async function catalogue(request: Request): Promise<Response> {
  const kept = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) await kept.put(request, answer.clone());
    return answer;
  } catch (failure) {
    const known = await kept.match(request);
    if (!known) throw failure;
    return known;
  }
}
