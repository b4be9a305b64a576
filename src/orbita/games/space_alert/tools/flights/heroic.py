"""Which heroic cards a crew was dealt, as far as its flight file says."""

from typing import Any, Final

from orbita.games.space_alert.content.flatten import box_for
from orbita.games.space_alert.names import ACTION_NAMES
from orbita.games.space_alert.options import Options
from orbita.games.space_alert.state import ACTION_KINDS
from orbita.games.space_alert.tools.flights.source import Reader
from orbita.games.space_alert.tools.solver.card_supply import ALL_HEROIC, HEROIC_CARDS, bit

NO_CARD: Final = ("-", "", "none", "brak")


def heroic_cards() -> list[str]:
    """The six cards by their halves, in the order of the box."""
    box = box_for(Options())
    kinds = range(ACTION_KINDS, ACTION_KINDS + HEROIC_CARDS)
    return [f"{ACTION_NAMES[box.card_action[kind]]}/{ACTION_NAMES[box.card_move[kind]]}" for kind in kinds]


def read_heroic(reader: Reader, players: Any, crew: int) -> tuple[int, ...]:
    """By member: a bit for each card they may hold; any, if the file names nobody's."""
    entries = players if isinstance(players, list) else []
    tables = [player if isinstance(player, dict) else {} for player in entries]
    given = [table.get("heroic") for table in tables]
    if len(given) != crew or all(card is None for card in given):
        return (ALL_HEROIC,) * crew
    return tuple(read_one(reader, number, card) for number, card in enumerate(given, 1))


def read_one(reader: Reader, number: int, card: Any) -> int:
    """One card, by both halves in any order or by one of them."""
    word = "" if card is None else str(card).strip().lower()
    if word in NO_CARD:
        return 0
    mask = 0
    for place, text in enumerate(heroic_cards()):
        halves = text.lower().split("/")
        if sorted(word.split("/")) == sorted(halves) or word in halves:
            mask |= bit(place + 1)
    if not mask:
        reader.fault(f"players[{number}].heroic", word, "heroic", card=card, known=", ".join(heroic_cards()))
    return mask
