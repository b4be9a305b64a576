import { catalogueOf } from "../../../api";
import type { Lang, VoyagerCatalogue } from "../../../protocol/messages";

type Options = Readonly<Record<string, unknown>>;
const boxOf = (options: Options) => JSON.stringify(Object.entries(options).sort());

/** Where the turn of the rings carries what is in a space; without a catalogue nothing turns. */
export function turning(box: VoyagerCatalogue | null): (space: string) => string {
  const next = new Map(box?.rings.flatMap(({ spaces }) => spaces.map(({ id, turns_to }) => [id, turns_to])));
  return (space) => next.get(space) ?? space;
}

/** The catalogues of the boxes that are played with, asked for once in each language. */
class Box {
  private readonly known = $state<Record<string, VoyagerCatalogue>>({});
  private readonly asked = new Map<string, Promise<void>>();

  /** The catalogue in a language, or in the other one until that is here; null before any came. */
  in(lang: Lang, options: Options): VoyagerCatalogue | null {
    const other = lang === "pl" ? "en" : "pl";
    return this.known[lang + boxOf(options)] ?? this.known[other + boxOf(options)] ?? null;
  }

  async load(lang: Lang, options: Options): Promise<void> {
    const key = lang + boxOf(options);
    if (!this.asked.has(key)) this.asked.set(key, this.fetch(lang, options, key));
    await this.asked.get(key);
  }

  private async fetch(lang: Lang, options: Options, key: string): Promise<void> {
    try {
      this.known[key] = (await catalogueOf("voyager", lang, options)) as VoyagerCatalogue;
    } catch {
      this.asked.delete(key); // the next one who needs it asks again
    }
  }
}

export const box = new Box();
