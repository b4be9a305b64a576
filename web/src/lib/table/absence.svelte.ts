import { device } from "../device.svelte";

/** So long, in ms, a page must have been out of sight before somebody counts as having been away. */
const LONG = 5 * 60_000;

/** What this device last showed of a table, and what happened while nobody looked. */
export class Absence {
  /** The last entry that was shown before, and the first look afterwards; 0 while nobody was away. */
  from = $state(0);
  to = $state(0);
  /** Whether the news have been read or put aside; the mark in the log stays. */
  isOver = $state(true);
  private seen: number;
  private hiddenAt = 0;
  private isLost = false;

  constructor(
    private readonly table: string,
    /** Whether this device plays here: only then it remembers. */
    private readonly remembers: boolean,
  ) {
    this.seen = remembers ? device.seenOf(table) : 0;
  }

  /** The table is opened and stands at an entry; gives the last one that was shown before. */
  begin(seq: number): number {
    this.isLost = false;
    if (this.seen > seq) this.seen = 0; // a restored backup counts anew
    if (this.seen > 0) this.note(seq);
    return this.seen || seq;
  }

  /** An entry is on the board now. */
  show(seq: number): void {
    if (isHidden() || seq === this.seen) return;
    this.seen = seq;
    if (this.remembers) device.noteSeen(this.table, seq);
  }

  /** The page went out of sight. */
  hide(now: number): void {
    this.hiddenAt = now;
  }

  /** The page is back in sight, with the board at an entry. */
  comeBack(seq: number, now: number): void {
    if (this.hiddenAt > 0 && now - this.hiddenAt >= LONG) this.note(seq);
    this.hiddenAt = 0;
    this.show(seq);
  }

  /** The connection was lost: what happens now is told afterwards. */
  lose(): void {
    this.isLost = true;
  }

  /** The table is heard again and stands at an entry; where its clock ran on meanwhile, that was an absence. */
  find(seq: number, hasClock: boolean): void {
    if (this.isLost && hasClock) this.note(seq);
    this.isLost = false;
  }

  /** The news are read. */
  end(): void {
    this.isOver = true;
  }

  private note(seq: number): void {
    if (seq <= this.seen) return;
    this.from = this.seen;
    this.to = seq;
    this.isOver = false;
  }
}

const isHidden = (): boolean => typeof document !== "undefined" && document.hidden;
