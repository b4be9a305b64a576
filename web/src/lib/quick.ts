import { beGuest, layTable } from "./api";
import { device } from "./device.svelte";
import { knownGames } from "./games/known.svelte";
import { words } from "./i18n/i18n.svelte";
import type { NewTable } from "./protocol/messages";
import { router } from "./router.svelte";

const BOTS = 2;

/** Lay a table and sit down; it starts at once where nobody else is needed. */
export async function sitDown(wish: NewTable): Promise<void> {
  const nickname = device.guest.nickname || words().create.guest;
  await beGuest(nickname);
  const seats = wish.seats.map((seat) => (seat.kind === "me" ? { ...seat, nickname } : seat));
  const start = seats.every(({ kind }) => kind !== "open");
  router.go(`/t/${await layTable({ ...wish, seats, start })}`);
}

/** Play at once: the reader and some bots, as far as the game has seats. */
export async function playAgainstBots(
  game: string,
  { options = {}, bots = BOTS }: { options?: Readonly<Record<string, unknown>>; bots?: number } = {},
): Promise<void> {
  await knownGames.load();
  const { min_seats = 0, seats = [] } = knownGames.find(game) ?? {};
  const count = Math.min(Math.max(bots, min_seats - 1), seats.length - 1);
  const others = Array.from({ length: count }, () => ({ kind: "bot" }) as const);
  await sitDown({ game, seats: [{ kind: "me" }, ...others], options });
}
