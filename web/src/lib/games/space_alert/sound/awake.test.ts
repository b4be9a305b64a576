import { afterEach, expect, test, vi } from "vitest";
import { Awake } from "./awake";

afterEach(() => vi.unstubAllGlobals());

/** A page in sight, and the locks the browser gave it. */
function page() {
  const document = Object.assign(new EventTarget(), { visibilityState: "visible" });
  const locks: { released: boolean; release: () => Promise<void> }[] = [];
  const request = () => {
    const lock = {
      released: false,
      release: async () => {
        lock.released = true;
      },
    };
    locks.push(lock);
    return Promise.resolve(lock);
  };
  vi.stubGlobal("navigator", { wakeLock: { request } });
  const awake = new Awake(document as unknown as Document);
  const show = async (state: string) => {
    document.visibilityState = state;
    document.dispatchEvent(new Event("visibilitychange"));
    await Promise.resolve();
  };
  return { awake, locks, show };
}

test("the screen stays on until it is let go", async () => {
  const { awake, locks } = page();
  await awake.keep();
  await awake.keep();
  expect(locks.map(({ released }) => released)).toEqual([false]);
  await awake.release();
  expect(locks.map(({ released }) => released)).toEqual([true]);
});

test("back in sight it is asked for again; let go, it is not", async () => {
  const { awake, locks, show } = page();
  await awake.keep();
  if (locks[0]) locks[0].released = true; // the browser does that when the page goes out of sight
  await show("hidden");
  expect(locks.length).toBe(1);
  await show("visible");
  expect(locks.length).toBe(2);
  await awake.release();
  await show("visible");
  expect(locks.length).toBe(2);
});

test("where it is not possible or not allowed the mission goes on", async () => {
  const { awake } = page();
  vi.stubGlobal("navigator", { wakeLock: { request: () => Promise.reject(new Error("low battery")) } });
  await expect(awake.keep()).resolves.toBeUndefined();
  vi.stubGlobal("navigator", {});
  await expect(awake.keep()).resolves.toBeUndefined();
});
