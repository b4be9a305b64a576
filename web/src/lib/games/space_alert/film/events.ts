import type { SpaceAlertEvent } from "../../../protocol/messages";

/** What happened, as the server tells it. */
export type FilmEvent = SpaceAlertEvent;
export type Named<K extends FilmEvent["event"]> = Extract<FilmEvent, { event: K }>;
export type Weapon = Named<"targeted">["weapon"];
export type Place = Named<"member_moved">["to"];
export type ZoneName = Named<"attacked">["zone"];
export type Half = Named<"card_revealed">["action"];
export type StepName = Named<"step_began">["step"];

/** The first event of a kind among some. */
export const first = <K extends FilmEvent["event"]>(
  events: readonly FilmEvent[],
  kind: K,
): Named<K> | undefined => events.find((event): event is Named<K> => event.event === kind);
