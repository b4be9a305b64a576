import type { VoyagerPlannedFlight } from "../../../protocol/messages";
import type { Cell, Point } from "../board/geometry";
import type { Sizes } from "../board/sizes";
import type { Cockpit } from "../common/cockpit.svelte";
import Beads, { beadRadius } from "./Beads.svelte";
import { type Bead, beadsOf, type Leg } from "./beads";
import { type Kept, stepsLeft, whereaboutsOf } from "./kept";
import Legs from "./Legs.svelte";

/** A flight for the board: the parts that draw it, and what they draw. */
export interface Drawn {
  readonly Beads: typeof Beads;
  readonly Legs: typeof Legs;
  readonly beads: readonly Bead[];
  readonly legs: readonly Leg[];
  readonly radius: number;
}

/** The flights somebody keeps in mind; the planner brings them, with all it takes to draw them. */
export class Keeping {
  /** By seat: what one plans is nobody else's business. */
  private plans = $state.raw<Readonly<Record<number, Kept>>>({});

  constructor(private readonly cockpit: Cockpit) {}

  /** What is left of the flight that whoever looks has kept. */
  get route(): Kept | null {
    const { seat, view, isMine, turnsTo } = this.cockpit;
    const own = this.plans[seat ?? -1];
    if (seat === null || !own) return null;
    const isRefused = (move: string) => isMine && view.stage === "act" && !this.cockpit.choice(move);
    const steps = stepsLeft(own, whereaboutsOf(view, seat), isRefused, turnsTo);
    return steps.length > 0 ? { ...own, steps } : null;
  }

  /** The same on the board: what begins in this round begins at the rocket. */
  drawn(cells: ReadonlyMap<string, Cell>, sizes: Sizes, rocket: Point | null): Drawn | null {
    const { route } = this;
    if (!route) return null;
    const radius = beadRadius(sizes);
    const from = route.steps[0]?.round === this.cockpit.view.round ? rocket : null;
    return { Beads, Legs, ...beadsOf(route.steps, cells, radius, from), radius };
  }

  keep(body: string, { launch, steps }: VoyagerPlannedFlight): void {
    const { seat, view } = this.cockpit;
    if (seat === null) return;
    this.plans = { ...this.plans, [seat]: { body, launch, steps, from: whereaboutsOf(view, seat) } };
  }

  drop(): void {
    const { [this.cockpit.seat ?? -1]: _, ...others } = this.plans;
    this.plans = others;
  }
}
