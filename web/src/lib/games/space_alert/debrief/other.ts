import { askTool, recordAddress } from "../../../api";
import type { Lang, SpaceAlertOtherCard, SpaceAlertOtherFlight } from "../../../protocol/messages";
import { recordIn } from "../../../record";

/** A finished mission with other cards: the tool `otherwise`, asked about one table. */
export class OtherFlights {
  private record: Promise<string> | null = null;

  constructor(private readonly table: string) {}

  /** The film of how it would have been. */
  watch(cards: readonly SpaceAlertOtherCard[], lang: Lang): Promise<SpaceAlertOtherFlight> {
    return this.ask({ cards }, lang);
  }

  /** How it would have ended with cards that were truly held, and what else was. */
  lay(cards: readonly SpaceAlertOtherCard[], lang: Lang): Promise<SpaceAlertOtherFlight> {
    return this.ask({ cards, held: true, film: false }, lang);
  }

  private async ask(asked: object, lang: Lang): Promise<SpaceAlertOtherFlight> {
    this.record ??= fetch(recordAddress(this.table)).then(async (answer) => recordIn(await answer.text()));
    const record = await this.record.catch((failure) => {
      this.record = null;
      throw failure;
    });
    return askTool("space_alert", "otherwise", { record, ...asked }, lang);
  }
}
