"""How a game ended for a table: as the rules say, or as its people did."""

from typing import Final

import msgspec

from orbita.core.contract import Outcome
from orbita.core.lang import Pair, say
from orbita.server.socket import protocol as wire
from orbita.server.table.fold import RESIGNED, Table

GIVEN_UP: Final[Pair] = ("{who} poddaje grę.", "{who} gave up.")
WINNER: Final[Pair] = ("Wygrywa {who}.", "{who} wins.")
LAST: Final[Pair] = ("{who}: gra poddana, ostatnie miejsce.", "{who} gave up and comes last.")


def names(table: Table, lang: str) -> tuple[str, ...]:
    """The names on the seats now."""
    return names_of(table, table.players(), lang)


def names_of(table: Table, given: tuple[str, ...], lang: str) -> tuple[str, ...]:
    """Names by seat; empty where one could mean two."""
    taken = [table.game.texts.seat(seat, lang).casefold() for seat in range(len(given))]
    taken += [name.casefold() for name in given]
    return tuple(name if taken.count(name.casefold()) == 1 else "" for name in given)


def outcome(table: Table, lang: str) -> wire.OutcomeInfo | None:
    """How the game ended; who gave up is ranked last, unless all win and lose together."""
    if table.ending == RESIGNED:
        return _given_up(table, lang)
    if table.ending:
        return wire.OutcomeInfo((), (), table.ending, "", table.resigned())
    ended = table.match.outcome() if table.match else None
    if ended is None:
        return None
    ended = _ranked(table, ended)
    sentences = [table.game.texts.outcome(ended, lang, names(table, lang))]
    if not table.game.is_shared:
        sentences += [say(LAST, lang, who=_name(table, seat, lang)) for seat in table.resigned()]
    return wire.OutcomeInfo(ended.scores, ended.winners, ended.reason, " ".join(sentences), table.resigned())


def _given_up(table: Table, lang: str) -> wire.OutcomeInfo:
    """Nobody plays on: of two the other has won, of more nobody knows."""
    given_up = table.resigned()
    sentences = [say(GIVEN_UP, lang, who=_name(table, seat, lang)) for seat in given_up]
    others = tuple(seat for seat in range(len(table.places)) if seat not in given_up)
    winners = others if len(table.places) == 2 and not table.game.is_shared else ()
    sentences += [say(WINNER, lang, who=_name(table, seat, lang)) for seat in winners]
    return wire.OutcomeInfo((), winners, RESIGNED, " ".join(sentences), given_up)


def _ranked(table: Table, ended: Outcome) -> Outcome:
    """Whoever gave up has not won; if only they had, the best of the others have."""
    given_up = table.resigned()
    if table.game.is_shared or not set(given_up) & set(ended.winners):
        return ended
    winners = tuple(seat for seat in ended.winners if seat not in given_up)
    if not winners:
        others = [seat for seat in range(len(ended.scores)) if seat not in given_up]
        best = max((ended.scores[seat] for seat in others), default=0)
        winners = tuple(seat for seat in others if ended.scores[seat] == best)
    return msgspec.structs.replace(ended, winners=winners)


def _name(table: Table, seat: int, lang: str) -> str:
    return names(table, lang)[seat] or table.game.texts.seat(seat, lang)
