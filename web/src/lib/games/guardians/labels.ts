import type { Lang } from "../../i18n/say";
import { say } from "../../i18n/say";
import type { GuardiansPiece, GuardiansShown } from "../../protocol/messages";
import { type Place, placeText } from "./geometry";
import { effectText, emptiesColumn, type Target } from "./offers";
import { isFighter, isInvader, pieceAt } from "./pieces";
import { colourText, eyesText, wordsIn } from "./texts";

/** What lies on a space, in words. */
function pieceText(piece: GuardiansPiece, lang: Lang): string {
  const told = wordsIn(lang).board;
  if (piece.seat !== null) return say(told.fighter, { colour: colourText(piece.seat, lang) });
  if (piece.eyes !== null) return say(told.monster, { eyes: eyesText(piece.eyes, lang) });
  return told[piece.kind];
}

function emptyText(view: GuardiansShown, place: Place, lang: Lang): string {
  const told = wordsIn(lang).board;
  const isMineSpace = view.mine_spaces.some((space) => placeText(space) === placeText(place));
  return isMineSpace ? told.mine_space : told.empty;
}

const followedBy = (text: string, more: string): string => (more ? `${text}: ${more}` : text);

/** What a tap does and brings; the missile in place of the shot as well. */
function targetText({ kind, choice, missiles }: Target, lang: Lang): string {
  const told = wordsIn(lang).targets;
  const plain = followedBy(told[kind], effectText(choice));
  const shot = emptiesColumn(choice) ? `${plain}, ${told.advance}` : plain;
  const rows = missiles.map(({ move, effect }) =>
    say(told.with_missile, { row: move.split(" ")[1] ?? "", effect }),
  );
  return [shot, ...rows].join("; ");
}

/** The whole of a space for a screen reader: "rząd 3, kolumna 5, potwór, 4 oczy". */
export function spaceLabel(
  view: GuardiansShown,
  place: Place,
  target: Target | undefined,
  isHinted: boolean,
  lang: Lang,
): string {
  const told = wordsIn(lang).board;
  const piece = pieceAt(view, place);
  const below = pieceAt(view, { row: place.row + 1, column: place.column });
  const parts = [
    say(told.row, { row: place.row }),
    say(told.column, { column: place.column }),
    piece ? pieceText(piece, lang) : emptyText(view, place, lang),
  ];
  const isAboveSomething = place.row === view.rows || (below !== undefined && isFighter(below));
  if (piece && isInvader(piece) && isAboveSomething) parts.push(told.danger);
  if (target) parts.push(targetText(target, lang));
  if (isHinted) parts.push(wordsIn(lang).targets.hinted);
  return parts.join(", ");
}
