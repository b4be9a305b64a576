import type { Lang } from "../../i18n/plural";
import type { GuardiansView } from "../../protocol/messages";
import type { Place } from "./geometry";
import type { Target } from "./offers";
import { FIGHTERS, isFighter, isInvader, signAt } from "./pieces";
import { effectText, textsIn } from "./texts";

const MINE_ROWS = [5, 6, 7, 8];

/** What lies on a space, in words. */
function pieceText(sign: string, place: Place, lang: Lang): string {
  const told = textsIn(lang).board;
  if (isFighter(sign)) return told.fighter(FIGHTERS.indexOf(sign));
  if (/^[1-5]$/.test(sign)) return told.monster(Number(sign));
  if (sign === "<" || sign === ">") return told.ship;
  if (sign === "(" || sign === ")") return told.damaged;
  if (sign === "*") return told.mine;
  return place.column === 1 && MINE_ROWS.includes(place.row) ? told.mineSpace : told.empty;
}

function targetText(target: Target, seat: number | null, lang: Lang): string {
  const told = textsIn(lang).board;
  const verbs = {
    fly: told.go,
    boost: told.boost,
    place: told.placeHere,
    mine: told.mineHere,
    shoot: told.shootHere,
  };
  const effect = seat === null ? "" : effectText(target.choice, seat, lang);
  return effect ? `${verbs[target.kind]}: ${effect}` : verbs[target.kind];
}

/** The whole of a space for a screen reader: "wiersz 3, kolumna 5, potwór, 4 oczy". */
export function spaceLabel(
  view: GuardiansView,
  place: Place,
  target: Target | undefined,
  seat: number | null,
  lang: Lang,
): string {
  const told = textsIn(lang).board;
  const sign = signAt(view, place);
  const below = signAt(view, { row: place.row + 1, column: place.column });
  const parts = [told.row(place.row), told.column(place.column), pieceText(sign, place, lang)];
  if (isInvader(sign) && (place.row === view.rows || isFighter(below))) parts.push(told.danger);
  if (target) parts.push(targetText(target, seat, lang));
  return parts.join(", ");
}
