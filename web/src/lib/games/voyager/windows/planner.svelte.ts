import { problemText } from "../../../i18n/i18n.svelte";
import type { VoyagerPlan, VoyagerPlannedFlight, VoyagerPlannedWorld } from "../../../protocol/messages";
import type { Cockpit } from "../common/cockpit.svelte";

/** Which flight is looked at: the world, and the round of departure. */
export interface Chosen {
  readonly body: string;
  readonly launch: number;
}

/** The launch windows as they are looked at; the server works them out anew whenever something has happened. */
export class Planner {
  plan = $state.raw<VoyagerPlan | null>(null);
  trouble = $state("");
  /** The technology as if it were a level higher; "": as things are. */
  technology = $state("");
  /** The technologies whose next level would change something, as things are. */
  levels = $state.raw<VoyagerPlan["technologies"]>([]);
  chosen = $state.raw<Chosen | null>(null);
  /** The round that the board shows. */
  round = $state(0);
  private asked = 0;
  /** The world somebody asked for. */
  private wanted: string | null;

  constructor(private readonly cockpit: Cockpit) {
    this.wanted = cockpit.planned;
    cockpit.planned = null;
  }

  readonly flight = $derived.by((): VoyagerPlannedFlight | null => {
    const { plan, chosen } = this;
    if (!plan || !chosen) return null;
    const world = plan.worlds.find(({ body }) => body === chosen.body);
    return world?.flights.find((flight) => flight?.launch === chosen.launch) ?? null;
  });

  /** Ask for the plan as it is now; an answer that was overtaken by another question is dropped. */
  async ask(): Promise<void> {
    const { table } = this.cockpit;
    this.asked += 1;
    const number = this.asked;
    try {
      const plan = await table.question<VoyagerPlan>(
        "plan",
        this.technology ? { technology: this.technology } : {},
      );
      if (number !== this.asked) return;
      this.plan = plan;
      if (!this.technology) this.levels = plan.technologies;
      this.trouble = "";
      this.round = Math.max(this.round, plan.round);
      if (this.chosen && plan.launches.includes(this.chosen.launch)) return;
      const found = soonest(plan, this.chosen?.body ?? this.wanted) ?? earliest(plan);
      if (found) this.choose(found);
    } catch (failure) {
      if (number === this.asked) this.trouble = problemText(failure as { code: string; message: string });
    }
  }

  /** Look at a flight: the board shows the round in which it lands. */
  choose(chosen: Chosen): void {
    this.chosen = chosen;
    this.round = this.flight?.round ?? this.round;
  }
}

/** The first flight to a world, also where there is none in sight; null: it is not in the table. */
export function soonest(plan: VoyagerPlan, body: string | null): Chosen | null {
  const world = plan.worlds.find((one) => one.body === body);
  const launch = firstOf(world)?.launch ?? plan.launches[0];
  return world && launch !== undefined ? { body: world.body, launch } : null;
}

/** The flight that arrives first; of several, the one to the nearest world of the list. */
export function earliest(plan: VoyagerPlan): Chosen | null {
  const flights = plan.worlds.flatMap((world) => {
    const { launch, round } = firstOf(world) ?? {};
    return launch === undefined || round === undefined ? [] : [{ body: world.body, launch, round }];
  });
  const first = flights.sort((one, other) => one.round - other.round)[0];
  return first ? { body: first.body, launch: first.launch } : null;
}

const firstOf = (world: VoyagerPlannedWorld | undefined): VoyagerPlannedFlight | undefined =>
  world?.flights.find((flight) => flight !== null) ?? undefined;

/** The space where something is after so many rounds: every ring carries on what is in it. */
export function carriedTo(space: string, rounds: number, turnsTo: (space: string) => string): string {
  let place = space;
  for (let n = 0; n < rounds; n++) place = turnsTo(place);
  return place;
}
