"""A game in words: what happened, and what a seat may do, as the game's texts tell it."""

from collections.abc import Iterable
from typing import Any

from orbita.cli.lang import phrase
from orbita.core.chance import Event
from orbita.core.contract import Game
from orbita.core.match import seat_number
from orbita.core.record import UNDO, Entry


def sentences(
    game: Game[Any], state: Any, events: Iterable[Event], viewer: int | None, lang: str
) -> list[str]:
    """Tell events as the viewer (None: a spectator) noticed them."""
    seen = (game.seen_by(event, viewer) for event in events)
    told = (game.texts.event(game.event_data(state, event), lang) for event in seen if event is not None)
    return [text for text in told if text is not None]


def entry_sentences(
    game: Game[Any], entry: Entry, state: Any, events: Iterable[Event], viewer: int | None, lang: str
) -> list[str]:
    """Tell an entry of a record; a take-back has no events of its own."""
    if entry.move.split()[0] == UNDO:
        seat = seat_number(game, entry.seat, game.max_seats)
        return [phrase("undone", lang, seat=game.texts.seat(seat, lang))]
    return sentences(game, state, events, viewer, lang)


def grouped_moves(game: Game[Any], state: Any, seat: int) -> list[list[int]]:
    """The legal moves of a seat, those that begin with the same word together."""
    groups: dict[str, list[int]] = {}
    for move in game.legal(state, seat):
        verb = game.notation.move_text(state, seat, move).split()[0]
        groups.setdefault(verb, []).append(move)
    return list(groups.values())


def describe(game: Game[Any], state: Any, seat: int, move: int, lang: str) -> str:
    """Say what a legal move would do."""
    text = game.notation.move_text(state, seat, move)
    return game.texts.move(game.view(state, seat), text, lang)
