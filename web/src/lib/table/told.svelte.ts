import type { Item, Update } from "../protocol/messages";

const KEPT_ITEMS = 2000;
/** Whoever comes to a table is told so many entries, one by one; the rest is asked for. */
const TOLD_AT_ONCE = 64;

interface Heard {
  readonly all: readonly Item[];
  readonly fresh: readonly Item[];
  /** The entry after which what was told begins; 0: from the beginning. */
  readonly after: number;
}

const NOTHING: Heard = { all: [], fresh: [], after: 0 };

/** What each seat at this device was told of what happened. */
export class Told {
  private bySeat = $state.raw<Readonly<Record<string, Heard>>>({});

  /** Note an update; one that begins at the beginning replaces what was told before. */
  add(update: Update, seat: number | null): void {
    const before = update.since > 0 ? this.heard(seat) : NOTHING;
    const after = update.since > 0 ? before.after : Math.max(0, update.seq - TOLD_AT_ONCE);
    const joined = [...before.all, ...update.items];
    const cut = joined[joined.length - KEPT_ITEMS - 1]?.seq ?? 0;
    this.note(seat, {
      all: joined.slice(-KEPT_ITEMS),
      fresh: update.since > 0 ? update.items : [],
      after: Math.max(after, cut),
    });
  }

  /** Note what happened earlier: all of it after an entry. */
  addEarlier(items: readonly Item[], after: number, seat: number | null): void {
    const { all, fresh, after: before } = this.heard(seat);
    const earlier = items.filter(({ seq }) => seq <= before);
    this.note(seat, { all: [...earlier, ...all.filter(({ seq }) => seq > before)], fresh, after });
  }

  /** Everything a seat was told. */
  to(seat: number | null): readonly Item[] {
    return this.heard(seat).all;
  }

  /** What it was told last. */
  lastTo(seat: number | null): readonly Item[] {
    return this.heard(seat).fresh;
  }

  /** The entry after which that begins. */
  after(seat: number | null): number {
    return this.heard(seat).after;
  }

  private heard(seat: number | null): Heard {
    return this.bySeat[String(seat)] ?? NOTHING;
  }

  private note(seat: number | null, heard: Heard): void {
    this.bySeat = { ...this.bySeat, [String(seat)]: heard };
  }
}
