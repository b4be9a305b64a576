import { beGuest, layTable } from "./api";
import { device } from "./device.svelte";
import { words } from "./i18n/i18n.svelte";
import { router } from "./router.svelte";

const BOTS = 2;

/** Play at once: a table with the reader and two bots, started. */
export async function playAgainstBots(game: string): Promise<void> {
  const nickname = device.guest.nickname || words().create.guest;
  await beGuest(nickname);
  const bots = Array.from({ length: BOTS }, () => ({ kind: "bot", level: "normal" }) as const);
  const table = await layTable({ game, seats: [{ kind: "me", nickname }, ...bots], start: true });
  router.go(`/t/${table}`);
}
