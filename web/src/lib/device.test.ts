import { expect, test } from "vitest";
import { Device } from "./device.svelte";

/** A browser's storage; `room` is how many items it takes. */
class FakeStorage implements Storage {
  readonly items = new Map<string, string>();
  constructor(public room = 1000) {}
  get length(): number {
    return this.items.size;
  }
  key(n: number): string | null {
    return [...this.items.keys()][n] ?? null;
  }
  getItem(name: string): string | null {
    return this.items.get(name) ?? null;
  }
  setItem(name: string, text: string): void {
    if (!this.items.has(name) && this.items.size >= this.room) throw new Error("full");
    this.items.set(name, text);
  }
  removeItem(name: string): void {
    this.items.delete(name);
  }
  clear(): void {
    this.items.clear();
  }
}

const open = (storage: Storage) => new Device(() => storage);

test("two tabs that know nothing of each other lose none of their keys", () => {
  const storage = new FakeStorage();
  const [one, other] = [open(storage), open(storage)];
  one.keep("aaaa", "guardians", { host: "aaaa.host.x", seats: { 0: "aaaa.0.x" } });
  other.keep("bbbb", "voyager", { seats: { 1: "bbbb.1.y" } });
  one.keep("bbbb", "", { seats: { 2: "bbbb.2.z" } });
  const later = open(storage);
  expect(later.keyring("aaaa")).toMatchObject({
    game: "guardians",
    host: "aaaa.host.x",
    seats: { 0: "aaaa.0.x" },
  });
  expect(later.keyring("bbbb")).toMatchObject({
    game: "voyager",
    seats: { 1: "bbbb.1.y", 2: "bbbb.2.z" },
  });
});

test("a key is given up by name, and not if a better one has come meanwhile", () => {
  const storage = new FakeStorage();
  const [one, other] = [open(storage), open(storage)];
  one.keep("aaaa", "", { seats: { 0: "aaaa.0.old", 1: "aaaa.1.x" } });
  other.keep("aaaa", "", { seats: { 0: "aaaa.0.new" } });
  one.dropSeat("aaaa", 0, "aaaa.0.old");
  expect(one.keyOf("aaaa", "0")).toBe("aaaa.0.new");
  one.dropSeat("aaaa", 0, "aaaa.0.new");
  expect(open(storage).keyring("aaaa")?.seats).toEqual({ 1: "aaaa.1.x" });
});

test("the newest guest is the current one, and the others stay", () => {
  const storage = new FakeStorage();
  storage.setItem("orbita.guest.me.guest.a", JSON.stringify({ nickname: "Ala", at: 5 }));
  const device = open(storage);
  device.rememberGuest("Ola", "me.guest.b");
  expect(device.guests).toEqual([
    { nickname: "Ola", key: "me.guest.b" },
    { nickname: "Ala", key: "me.guest.a" },
  ]);
  expect(device.guest.nickname).toBe("Ola");
});

test("running games are never forgotten, finished ones beyond the newest sixty are", () => {
  const storage = new FakeStorage();
  const device = open(storage);
  const note = (table: string, at: number, over: boolean) => {
    storage.setItem(`orbita.table.${table}`, JSON.stringify({ game: "guardians", at, over }));
    storage.setItem(`orbita.table.${table}.0`, `${table}.0.x`);
  };
  for (let n = 0; n < 100; n++) note(`run${n}`, n, false);
  for (let n = 0; n < 70; n++) note(`over${n}`, 1000 + n, true);
  device.keep("new", "guardians", { seats: { 0: "new.0.x" } });
  const kept = Object.keys(open(storage).tables);
  expect(kept.filter((table) => table.startsWith("run"))).toHaveLength(100);
  expect(kept.filter((table) => table.startsWith("over"))).toHaveLength(60);
  expect(kept).not.toContain("over9");
  expect(kept).toContain("over10");
  expect(storage.getItem("orbita.table.over9.0")).toBeNull();
});

test("a game that goes on after its end was taken back is running again", () => {
  const device = open(new FakeStorage());
  device.keep("aaaa", "", { seats: { 0: "aaaa.0.x" } });
  device.noteEnd("aaaa", true);
  expect(device.keyring("aaaa")?.over).toBe(true);
  device.noteEnd("aaaa", false);
  expect(device.keyring("aaaa")?.over).toBe(false);
  device.noteEnd("zzzz", true);
  expect(device.keyring("zzzz")).toBeUndefined();
});

test("what an earlier version kept is taken over, without replacing what is newer", () => {
  const storage = new FakeStorage();
  const old = {
    table: "aaaa",
    game: "guardians",
    host: "aaaa.host.x",
    watch: "",
    seats: { 0: "aaaa.0.old" },
    at: 3,
  };
  storage.setItem("orbita.tables", JSON.stringify({ aaaa: old }));
  storage.setItem("orbita.guest", JSON.stringify({ nickname: "Ala", key: "me.guest.a" }));
  storage.setItem("orbita.table.aaaa.0", "aaaa.0.new");
  const device = open(storage);
  expect(device.guests).toEqual([{ nickname: "Ala", key: "me.guest.a" }]);
  expect(device.keyring("aaaa")).toEqual({ ...old, seats: { 0: "aaaa.0.new" }, over: false });
  expect(storage.getItem("orbita.tables")).toBeNull();
  expect(storage.getItem("orbita.guest")).toBeNull();
});

test("what was kept by an earlier version stays where it is while there is no room for it", () => {
  const storage = new FakeStorage(1);
  storage.setItem("orbita.tables", JSON.stringify({ aaaa: { seats: { 0: "aaaa.0.x" } } }));
  const device = open(storage);
  expect(device.keyOf("aaaa", "0")).toBe("aaaa.0.x");
  expect(storage.getItem("orbita.tables")).not.toBeNull();
});

test.each([
  ["full", () => new FakeStorage(0)],
  [
    "forbidden",
    () => {
      throw new DOMException("blocked", "SecurityError");
    },
  ],
  ["missing", () => undefined],
])("storage that is %s is told once, and this page remembers by itself", (_, storage) => {
  const device = new Device(storage);
  expect(device.keepsNothing).toBe(false);
  device.rememberGuest("Ala", "me.guest.a");
  device.keep("aaaa", "guardians", { seats: { 0: "aaaa.0.x" } });
  expect(device.keepsNothing).toBe(true);
  expect(device.guest).toEqual({ nickname: "Ala", key: "me.guest.a" });
  expect(device.keyring("aaaa")?.seats).toEqual({ 0: "aaaa.0.x" });
  device.dropSeat("aaaa", 0, "aaaa.0.x");
  expect(device.keyring("aaaa")?.seats).toEqual({});
});

test.each(["{broken", "7", "null", '"text"'])("%s is no setting", (text) => {
  const storage = new FakeStorage();
  storage.setItem("orbita.settings", text);
  expect(open(storage).settings.theme).toBe("auto");
});

test("the table laid last is remembered, also by another tab", () => {
  const storage = new FakeStorage();
  const wish = { game: "guardians", seats: [{ kind: "me", nickname: "Ala" }] } as const;
  open(storage).rememberWish(wish);
  expect(open(storage).lastWish).toEqual(wish);
});
