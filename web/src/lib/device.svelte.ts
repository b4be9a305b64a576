/** What this device remembers: settings, its guests, the keys of seats, and the table laid last. */

import type { NewTable } from "./protocol/messages";
import { readObject, Shelf } from "./shelf";

export interface Settings {
  lang: "auto" | "pl" | "en";
  theme: "auto" | "dark" | "light";
  sound: boolean;
  motion: "auto" | "off";
  speed: number;
  commandLine: boolean;
  /** Whether seats' signs stand large on white, for whoever tells colours apart badly. */
  largeSigns: boolean;
  /** Whether games that talk do so on this device: in one room, one is enough. */
  speaks: boolean;
  /** The language they talk in. */
  voice: "auto" | "pl" | "en";
  /** Whether what is said can also be read. */
  subtitles: boolean;
  /** How loud, 0 to 1. */
  volume: number;
}

export interface Guest {
  readonly nickname: string;
  readonly key: string;
}

/** A crew whose log this device may read. */
export interface KnownCrew {
  readonly crew: string;
  readonly name: string;
  readonly key: string;
}

export interface TableKeyring {
  table: string;
  game: string;
  host: string;
  watch: string;
  /** Seat number to key: of the seats played from this device. */
  seats: Record<string, string>;
  at: number;
  over: boolean;
}

/** Keys of a table, as the server gives them out. */
export interface GivenKeys {
  readonly host?: string;
  readonly watch?: string;
  readonly seats?: Readonly<Record<string, string>>;
}

const DEFAULTS: Settings = {
  lang: "auto",
  theme: "auto",
  sound: true,
  motion: "auto",
  speed: 1,
  commandLine: false,
  largeSigns: false,
  speaks: true,
  voice: "auto",
  subtitles: true,
  volume: 1,
};
const NOBODY: Guest = { nickname: "", key: "" };
const NO_WISH: NewTable = { game: "", seats: [] };
const KEPT_FINISHED = 60;
const LIGHT = "(prefers-color-scheme: light)";

/**
 * Every key has an item of its own in the browser's storage (`table.CODE.ROLE`, `guest.KEY`), so that two tabs
 * cannot overwrite what the other one has just learnt; what is deleted is deleted by name.
 */
export class Device {
  settings = $state<Settings>(DEFAULTS);
  /** Who plays here; the first one is who takes seats now. */
  guests = $state.raw<readonly Guest[]>([]);
  tables = $state.raw<Readonly<Record<string, TableKeyring>>>({});
  /** The crews whose links were opened here, the newest first. */
  crews = $state.raw<readonly KnownCrew[]>([]);
  /** The table that was laid here last, without its keys: it can be laid again. */
  lastWish = $state.raw<NewTable>(NO_WISH);
  /** The browser would not keep something. */
  keepsNothing = $state(false);
  private readonly shelf: Shelf;

  constructor(storage: () => Storage | undefined = () => globalThis.localStorage) {
    this.shelf = new Shelf(storage, () => {
      this.keepsNothing = true;
    });
    this.read();
  }

  /** Follow what other tabs write and how the system looks, and dress the page. */
  start(): void {
    addEventListener("storage", (event) => {
      if (!Shelf.isOurs(event.key)) return;
      this.read();
      this.dress();
    });
    matchMedia(LIGHT).addEventListener("change", () => this.dress());
    this.dress();
  }

  get guest(): Guest {
    return this.guests[0] ?? NOBODY;
  }

  change(change: Partial<Settings>): void {
    this.shelf.set("settings", JSON.stringify({ ...this.readSettings(), ...change }));
    this.read();
    this.dress();
  }

  /** Put theme and motion where the style sheets look for them. */
  dress(): void {
    const root = document.documentElement;
    const { theme, motion } = this.settings;
    const light = theme === "light" || (theme === "auto" && matchMedia(LIGHT).matches);
    root.dataset.theme = light ? "light" : "dark";
    root.dataset.motion = motion;
    const night = getComputedStyle(root).getPropertyValue("--night");
    document.querySelector("meta[name=theme-color]")?.setAttribute("content", night);
  }

  /** Tell whether steps are to be shown at once. */
  get still(): boolean {
    return this.settings.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** Be this guest from now on; those who were here before stay known. */
  rememberGuest(nickname: string, key: string): void {
    this.shelf.set(`guest.${key}`, JSON.stringify({ nickname, at: Date.now() }));
    this.read();
  }

  rememberCrew({ crew, name, key }: KnownCrew): void {
    this.shelf.set(`crew.${crew}`, JSON.stringify({ name, key, at: Date.now() }));
    this.read();
  }

  forgetCrew(crew: string): void {
    this.shelf.drop(`crew.${crew}`);
    this.read();
  }

  /** Remember how a table was laid, so that it can be laid again. */
  rememberWish(wish: NewTable): void {
    this.shelf.set("wish", JSON.stringify(wish));
    this.read();
  }

  keyring(table: string): TableKeyring | undefined {
    return this.tables[table];
  }

  /** The key this device has of a role at a table; empty without one. */
  keyOf(table: string, role: string): string {
    return this.shelf.get(`table.${table}.${role}`) ?? "";
  }

  /** Add keys of a table to those already kept. */
  keep(table: string, game: string, keys: GivenKeys): void {
    for (const [role, key] of rolesOf(keys)) this.shelf.set(`table.${table}.${role}`, key);
    this.note(table, { ...(game ? { game } : {}), at: Date.now() });
    this.prune();
    this.read();
  }

  /** Give up a key, unless another one has taken its place. */
  dropSeat(table: string, seat: number, key: string): void {
    if (this.keyOf(table, String(seat)) === key) this.shelf.drop(`table.${table}.${seat}`);
    this.read();
  }

  /** Note whether a game is over: only then may its keys make room for others. */
  noteEnd(table: string, over: boolean): void {
    const kept = this.tables[table];
    if (!kept || kept.over === over) return;
    this.note(table, { over });
    this.read();
  }

  /** The last entry of a table's log that was on the board here; 0: none yet. */
  seenOf(table: string): number {
    return Number(this.shelf.get(`seen.${table}`) ?? 0) || 0;
  }

  noteSeen(table: string, seq: number): void {
    this.shelf.set(`seen.${table}`, String(seq));
  }

  /** What a game remembers of a table, under a name of its own; null: nothing. */
  noteOf(table: string, name: string): string | null {
    return this.shelf.get(`note.${table}.${name}`);
  }

  keepNote(table: string, name: string, text: string): void {
    this.shelf.set(`note.${table}.${name}`, text);
  }

  private note(table: string, change: Partial<Pick<TableKeyring, "game" | "at" | "over">>): void {
    const kept = readObject(this.shelf.get(`table.${table}`), {});
    this.shelf.set(`table.${table}`, JSON.stringify({ ...kept, ...change }));
  }

  /** Finished games beyond the newest ones are forgotten, running ones never. */
  private prune(): void {
    const finished = Object.values(this.readTables())
      .filter(({ over }) => over)
      .sort((a, b) => b.at - a.at);
    for (const { table } of finished.slice(KEPT_FINISHED)) {
      const own = [`table.${table}.`, `note.${table}.`].flatMap((start) => this.shelf.names(start));
      const names = [`table.${table}`, `seen.${table}`, ...own];
      for (const name of names) this.shelf.drop(name);
    }
  }

  private read(): void {
    this.migrate();
    this.settings = this.readSettings();
    this.guests = this.readGuests();
    this.tables = this.readTables();
    this.crews = this.readCrews();
    this.lastWish = readObject(this.shelf.get("wish"), NO_WISH);
  }

  private readSettings(): Settings {
    return readObject(this.shelf.get("settings"), DEFAULTS);
  }

  private readGuests(): Guest[] {
    return this.shelf
      .names("guest.")
      .map((name) => ({
        key: name.slice("guest.".length),
        ...readObject(this.shelf.get(name), { nickname: "", at: 0 }),
      }))
      .sort((a, b) => b.at - a.at)
      .map(({ nickname, key }) => ({ nickname, key }));
  }

  private readCrews(): KnownCrew[] {
    return this.shelf
      .names("crew.")
      .map((name) => ({
        crew: name.slice("crew.".length),
        ...readObject(this.shelf.get(name), { name: "", key: "", at: 0 }),
      }))
      .sort((a, b) => b.at - a.at)
      .map(({ crew, name, key }) => ({ crew, name, key }));
  }

  private readTables(): Record<string, TableKeyring> {
    const found: Record<string, TableKeyring> = {};
    for (const name of this.shelf.names("table.")) {
      const [, table = "", role = ""] = name.split(".");
      found[table] ??= { table, game: "", host: "", watch: "", seats: {}, at: 0, over: false };
      const keyring = found[table];
      const text = this.shelf.get(name) ?? "";
      if (role === "") Object.assign(keyring, readObject(text, {}), { table });
      else if (role === "host" || role === "watch") keyring[role] = text;
      else keyring.seats[role] = text;
    }
    return found;
  }

  /** Earlier versions wrote all tables into one item and knew one guest; what is kept already stays. */
  private migrate(): void {
    const guest = readObject(this.shelf.get("guest"), NOBODY);
    if (guest.key && !this.shelf.get(`guest.${guest.key}`)) {
      this.shelf.set(`guest.${guest.key}`, JSON.stringify({ nickname: guest.nickname, at: 1 }));
    }
    const tables = readObject<Record<string, Partial<TableKeyring>>>(this.shelf.get("tables"), {});
    for (const [table, old] of Object.entries(tables)) {
      for (const [role, key] of rolesOf(old)) {
        if (!this.keyOf(table, role)) this.shelf.set(`table.${table}.${role}`, key);
      }
      if (!this.shelf.get(`table.${table}`)) this.note(table, { game: old.game ?? "", at: old.at ?? 0 });
    }
    if (this.keepsNothing) return; // the old items are all there is
    for (const name of ["guest", "tables"]) this.shelf.drop(name);
  }
}

/** The keys that are there, by role. */
function rolesOf(keys: GivenKeys): [string, string][] {
  const named = { host: keys.host, watch: keys.watch, ...keys.seats };
  return Object.entries(named).flatMap(([role, key]) => (key ? [[role, key]] : []));
}

export const device = new Device();
