"""A game in words: what happened, and what a seat may do, as the game's texts tell it."""

from collections.abc import Iterable
from typing import Any

from orbita.cli.lang import phrase
from orbita.core.chance import Event
from orbita.core.contract import Game
from orbita.core.match import seat_number
from orbita.core.preview import Preview
from orbita.core.record import Step, TakeBack


def sentences(
    game: Game[Any], state: Any, events: Iterable[Event], viewer: int | None, lang: str
) -> list[str]:
    """Tell events as the viewer (None: a spectator) noticed them."""
    seen = (game.seen_by(event, viewer) for event in events)
    told = (game.texts.event(game.event_data(state, event), lang) for event in seen if event is not None)
    return [text for text in told if text is not None]


def entry_sentences(
    game: Game[Any], entry: Step, state: Any, events: Iterable[Event], viewer: int | None, lang: str
) -> list[str]:
    """Tell an entry of a record; a take-back has no events of its own."""
    if isinstance(entry, TakeBack):
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


def describe(game: Game[Any], state: Any, seat: int, moves: Iterable[int], lang: str) -> list[str]:
    """Say legal moves, and what each would do."""
    view = game.view(state, seat)
    preview = Preview(game, view, seat)
    told = []
    for move in moves:
        text = game.notation.move_text(state, seat, move)
        effect = game.texts.effects(view, text, preview.foresee(move), lang)
        told.append(with_effect(game.texts.move(view, text, lang), effect))
    return told


def with_effect(text: str, effect: str) -> str:
    """A move in words, with what it would do in brackets."""
    return f"{text} ({effect})" if effect else text
