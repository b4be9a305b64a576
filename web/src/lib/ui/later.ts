import type { Component } from "svelte";
import Later from "./Later.svelte";

/** A component that is fetched when it is first shown. */
export const later =
  // biome-ignore lint/suspicious/noExplicitAny: what Svelte's own type of a component asks for
    <Props extends Record<string, any>>(
      load: () => Promise<{ readonly default: Component<Props> }>,
    ): Component<Props> =>
    (internals, props) =>
      Later(internals, { load, props });
