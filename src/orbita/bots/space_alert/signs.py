"""What was said at the table, as a crewmate takes it in: hands and laid cards that were told, questions."""

from typing import Final

from orbita.bots.bot import Said, Sign
from orbita.games.space_alert.moves import KINDS
from orbita.games.space_alert.names import ACTION_NAMES
from orbita.games.space_alert.notation import HALVES, kind_text, parse_card
from orbita.games.space_alert.ship import UP, Box
from orbita.games.space_alert.state import kind_of
from orbita.games.space_alert.talk import MOST_CARDS
from orbita.games.space_alert.vocabulary import NO_ACTION

TELL: Final = "tell"
NOTHING: Final = "-"

Hand = tuple[int, ...]  # cards by kind
Told = dict[int, int]  # the half that is up, by turn


def hand_text(box: Box, cards: Hand) -> str:
    """Tell a hand, counted by kind, the heroic card first; more than anybody can follow is not told."""
    held = [kind_text(box, kind) for kind in reversed(range(len(cards))) for _ in range(cards[kind])]
    return " ".join(["hand", *(held[:MOST_CARDS] or [NOTHING])])


def read_hand(box: Box, about: str) -> Hand:
    """The cards of a hand that was told, counted by kind; cards that no box has are nobody's."""
    counts = [0] * KINDS
    for word in about.split()[1:]:
        kind = kind_of(box, parse_card(word)) if word != NOTHING else -1
        if kind >= 0:
            counts[kind] += 1
    return tuple(counts)


def told_hand(signs: tuple[Sign, ...], seat: int, since: int) -> str | None:
    """What a seat last told of its hand since a moment."""
    told = None
    for sign in signs:
        if sign.seat == seat and sign.kind == TELL and sign.time >= since and sign.about.startswith("hand"):
            told = sign.about
    return told


def told_board(signs: tuple[Sign, ...], seat: int) -> Told:
    """What a seat last told of each turn of its own board."""
    told: Told = {}
    for sign in signs:
        if sign.seat != seat or sign.kind != TELL:
            continue
        words = sign.about.split()
        if words[0] == "lay" and len(words) == 3:
            told[int(words[1])] = HALVES.get(words[2].lower(), NO_ACTION)
    return told


def untold(signs: tuple[Sign, ...], seat: int, plan: tuple[int, ...]) -> list[Said]:
    """Signs for what lies on one's own board and was not told so yet."""
    told = told_board(signs, seat)
    found: list[Said] = []
    for turn, card in enumerate(plan, 1):
        if told.get(turn, NO_ACTION) != card & UP:
            name = ACTION_NAMES[card & UP] if card != NO_ACTION else NOTHING
            found.append((TELL, f"lay {turn} {name}"))
    return found
