/** What this device remembers: settings, the guest's name and key, and the keys of seats. */

export interface Settings {
  lang: "auto" | "pl" | "en";
  theme: "auto" | "dark" | "light";
  sound: boolean;
  motion: "auto" | "off";
  speed: number;
  commandLine: boolean;
}

export interface TableKeyring {
  table: string;
  game: string;
  host: string;
  watch: string;
  /** Seat number to key: of the seats played from this device. */
  seats: Record<string, string>;
  at: number;
}

const DEFAULTS: Settings = {
  lang: "auto",
  theme: "dark",
  sound: true,
  motion: "auto",
  speed: 1,
  commandLine: false,
};
const KEPT_TABLES = 60;

function read<T>(name: string, fallback: T): T {
  try {
    const text = globalThis.localStorage?.getItem(`orbita.${name}`);
    return text ? { ...fallback, ...JSON.parse(text) } : fallback;
  } catch {
    return fallback;
  }
}

function write(name: string, value: unknown): void {
  try {
    globalThis.localStorage?.setItem(`orbita.${name}`, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays: links carry the keys.
  }
}

class Device {
  settings = $state<Settings>(read("settings", DEFAULTS));
  guest = $state(read("guest", { nickname: "", key: "" }));
  tables = $state<Record<string, TableKeyring>>(read("tables", {}));

  change(change: Partial<Settings>): void {
    Object.assign(this.settings, change);
    write("settings", this.settings);
    this.dress();
  }

  /** Put theme and motion where the style sheets look for them. */
  dress(): void {
    const root = document.documentElement;
    const { theme, motion } = this.settings;
    const light =
      theme === "light" || (theme === "auto" && matchMedia("(prefers-color-scheme: light)").matches);
    root.dataset.theme = light ? "light" : "dark";
    root.dataset.motion = motion;
  }

  /** Tell whether steps are to be shown at once. */
  get still(): boolean {
    return this.settings.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  rememberGuest(nickname: string, key: string): void {
    this.guest = { nickname, key };
    write("guest", this.guest);
  }

  keyring(table: string): TableKeyring | undefined {
    return this.tables[table];
  }

  /** Add keys of a table to those already kept. */
  keep(
    table: string,
    game: string,
    keys: { host?: string; watch?: string; seats?: Record<string, string> },
  ): void {
    const old = this.tables[table] ?? { table, game, host: "", watch: "", seats: {}, at: 0 };
    this.tables[table] = {
      table,
      game: game || old.game,
      host: keys.host || old.host,
      watch: keys.watch || old.watch,
      seats: { ...old.seats, ...keys.seats },
      at: Date.now(),
    };
    this.prune();
    write("tables", this.tables);
  }

  dropSeat(table: string, seat: number): void {
    const kept = this.tables[table];
    if (!kept) return;
    delete kept.seats[String(seat)];
    write("tables", this.tables);
  }

  forget(table: string): void {
    delete this.tables[table];
    write("tables", this.tables);
  }

  private prune(): void {
    const oldestFirst = Object.values(this.tables).sort((a, b) => a.at - b.at);
    for (const { table } of oldestFirst.slice(0, Math.max(0, oldestFirst.length - KEPT_TABLES))) {
      delete this.tables[table];
    }
  }
}

export const device = new Device();
