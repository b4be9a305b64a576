import { words } from "../../../words/voyager/pl";
import { texts as cards } from "../cards/texts.pl";
import { texts as dice } from "../dice/texts.pl";
import { texts as setup } from "../setup/texts.pl";
import { texts as technologies } from "../technologies/texts.pl";
import { texts as table } from "../texts.pl";

export const speech = { words, table, cards, dice, setup, technologies };
