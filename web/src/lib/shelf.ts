const PREFIX = "orbita.";

/** The browser's storage under our own prefix; what it will not keep, this page remembers until it is closed. */
export class Shelf {
  private readonly beside = new Map<string, string | null>();

  constructor(
    private readonly storage: () => Storage | undefined,
    private readonly onrefused: () => void,
  ) {}

  get(name: string): string | null {
    if (this.beside.has(name)) return this.beside.get(name) ?? null;
    return this.attempt((storage) => storage.getItem(PREFIX + name)) ?? null;
  }

  set(name: string, text: string): void {
    const isKept = this.attempt((storage) => {
      storage.setItem(PREFIX + name, text);
      return true;
    });
    if (isKept) this.beside.delete(name);
    else {
      this.beside.set(name, text);
      this.onrefused();
    }
  }

  drop(name: string): void {
    this.beside.delete(name);
    this.attempt((storage) => storage.removeItem(PREFIX + name));
  }

  /** What is kept under names that begin so. */
  names(start: string): string[] {
    const kept =
      this.attempt((storage) => Array.from({ length: storage.length }, (_, n) => storage.key(n))) ?? [];
    const own = kept.flatMap((name) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : []));
    return [...new Set([...own, ...this.beside.keys()])].filter((name) => name.startsWith(start)).sort();
  }

  /** Whether a name of the browser's storage is one of ours; null stands for all of them. */
  static isOurs(name: string | null): boolean {
    return name === null || name.startsWith(PREFIX);
  }

  /** Storage may be missing, forbidden or full. */
  private attempt<T>(what: (storage: Storage) => T): T | undefined {
    try {
      const storage = this.storage();
      return storage && what(storage);
    } catch {
      return undefined;
    }
  }
}

/** Read an object that may be missing or unreadable. */
export function readObject<T extends object>(text: string | null, fallback: T): T {
  try {
    const found: unknown = text ? JSON.parse(text) : null;
    return found !== null && typeof found === "object" ? { ...fallback, ...found } : fallback;
  } catch {
    return fallback;
  }
}
