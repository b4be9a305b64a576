/** So many pings are remembered; the quickest of them tells the time best. */
const REMEMBERED = 8;

/** The server's clock as seen from here: how far it is ahead, by the quickest of the last eight pings. */
export class ServerClock {
  private pings: { readonly trip: number; readonly ahead: number }[] = [];

  /** A ping sent at one moment was answered at another; the server read its clock about half way. */
  answered(sent: number, now: number, server: number): void {
    const ping = { trip: now - sent, ahead: server - (sent + now) / 2 };
    this.pings = [...this.pings, ping].slice(-REMEMBERED);
  }

  /** How far the server's clock is ahead of ours, in ms; 0 as long as nothing is known. */
  get ahead(): number {
    const [first, ...rest] = this.pings;
    if (!first) return 0;
    return rest.reduce((best, ping) => (ping.trip <= best.trip ? ping : best), first).ahead;
  }
}
