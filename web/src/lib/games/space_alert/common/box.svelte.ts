import { catalogueOf } from "../../../api";
import type { Lang, SpaceAlertCatalogue } from "../../../protocol/messages";

/** The catalogue of the box, asked for once in each language; what is known stays while another one comes. */
class Box {
  private readonly known = $state<Partial<Record<Lang, SpaceAlertCatalogue>>>({});
  private readonly asked = new Map<Lang, Promise<void>>();

  /** The catalogue in a language, or in the other one until that is here; null before any came. */
  in(lang: Lang): SpaceAlertCatalogue | null {
    return this.known[lang] ?? this.known.pl ?? this.known.en ?? null;
  }

  async load(lang: Lang): Promise<void> {
    if (!this.asked.has(lang)) this.asked.set(lang, this.fetch(lang));
    await this.asked.get(lang);
  }

  private async fetch(lang: Lang): Promise<void> {
    try {
      this.known[lang] = (await catalogueOf("space_alert", lang)) as SpaceAlertCatalogue;
    } catch {
      this.asked.delete(lang); // the next one who needs it asks again
    }
  }
}

export const box = new Box();
