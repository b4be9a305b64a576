import type { Taken } from "../cards/faces";
import type { Cockpit } from "../common/cockpit.svelte";
import type { IconName } from "../common/icons";
import { texts } from "./texts";

export interface Button {
  readonly text: string;
  readonly more: string;
}

/** What can be decided about an open roll, in words. */
export interface Decision {
  /** Discarding; null where no cards of the hand are enough. */
  readonly go: (Button & { readonly isOpen: boolean }) | null;
  readonly stand: Button;
  /** What the cards chosen will be missing for, once the roll is won. */
  readonly takes: readonly Taken[];
  readonly notes: readonly { readonly icon: IconName; readonly text: string }[];
}

/** The decision as it stands with the cards chosen; null where nobody here decides. */
export function decisionOf(cockpit: Cockpit): Decision | null {
  const told = toldOf(cockpit);
  return told && { ...told, takes: cockpit.cards.costs(cockpit.cards.raising.given) };
}

type Told = Omit<Decision, "takes">;

function toldOf(cockpit: Cockpit): Told | null {
  const { raising } = cockpit.cards;
  if (!raising.isMine) return null;
  switch (raising.roll?.kind) {
    case "landing":
      return landing(cockpit);
    case "belt":
      return belt(cockpit);
    case "attack":
      return attack(cockpit);
    case "defence":
      return defence(cockpit);
    default:
      return null;
  }
}

function landing(cockpit: Cockpit): Told {
  const t = texts(cockpit.lang);
  const { raising } = cockpit.cards;
  const { outlook, actions_left } = cockpit.view;
  const stars = outlook?.worlds.find(({ id }) => id === raising.roll?.body)?.stars ?? 0;
  const ring = cockpit.box?.rings.find(({ id }) => id === cockpit.ownRocket?.space.split("/")[0]);
  const belt = outlook?.belt;
  const notes: { icon: IconName; text: string }[] = [];
  if (actions_left > 0) notes.push({ icon: "turn", text: t.again(actions_left) });
  if (belt && ring)
    notes.push({ icon: "die", text: t.staysInBelt(ring.within, belt.needed, belt.bare, belt.with_cards) });
  return {
    go: raising.canReach
      ? { text: t.land(used(cockpit)), more: t.landSure(stars), isOpen: raising.isEnough }
      : null,
    stand: { text: t.stand(raising.value), more: t.noLanding },
    notes,
  };
}

function belt(cockpit: Cockpit): Told {
  const t = texts(cockpit.lang);
  const { raising } = cockpit.cards;
  return {
    go: raising.canReach ? { text: t.fly(used(cockpit)), more: t.safe, isOpen: raising.isEnough } : null,
    stand: { text: t.stand(raising.value), more: t.lost },
    notes: [],
  };
}

function attack(cockpit: Cockpit): Told {
  const t = texts(cockpit.lang);
  const { raising } = cockpit.cards;
  const count = raising.chosen.length;
  const strike = (total: number, cards: number) => t.strikeWith(cards, raising.chanceAt(total));
  return {
    go:
      count > 0 ? { text: t.strike(raising.total), more: strike(raising.total, count), isOpen: true } : null,
    stand: { text: t.stand(raising.value), more: strike(raising.value, 0) },
    notes: [],
  };
}

function defence(cockpit: Cockpit): Told {
  const t = texts(cockpit.lang);
  const { raising } = cockpit.cards;
  const kind = cockpit.view.bodies.find(({ id }) => id === raising.roll?.body)?.building ?? "base";
  const { turn, actions_left } = cockpit.view;
  const again = actions_left > 0 ? ` ${t.mayAgain(cockpit.nameOf(turn), actions_left)}` : "";
  return {
    go: raising.canReach
      ? { text: t.hold(used(cockpit)), more: t.stays(kind), isOpen: raising.isEnough }
      : null,
    stand: { text: t.giveUp(kind), more: t.keepCards },
    notes: [{ icon: "shield", text: t.tieHolds + again }],
  };
}

/** How many cards are used, in words. */
function used(cockpit: Cockpit): string {
  const { spent } = cockpit.cards.raising;
  const plays = spent.filter(({ way }) => way === "play").length;
  return texts(cockpit.lang).use(spent.length - plays, plays);
}
