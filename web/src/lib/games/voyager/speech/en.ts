import { words } from "../../../words/voyager/en";
import { texts as cards } from "../cards/texts.en";
import { texts as dice } from "../dice/texts.en";
import { texts as setup } from "../setup/texts.en";
import { texts as technologies } from "../technologies/texts.en";
import { texts as table } from "../texts.en";

export const speech = { words, table, cards, dice, setup, technologies };
