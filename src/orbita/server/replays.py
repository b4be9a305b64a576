"""Games to watch again: a record played step by step, as one seat saw it."""

from typing import Any

import msgspec

from orbita.core.contract import Game
from orbita.core.match import seat_number
from orbita.core.record import Record
from orbita.core.replay import steps
from orbita.server.bodies import Frame, Replay
from orbita.server.errors import NotFound


def make_replay(record: Record, game: Game[Any], seat: int | None, lang: str) -> Replay:
    """Play a record again."""
    if seat is not None and not 0 <= seat < len(record.seats):
        raise NotFound("seat/unknown", f"there is no seat {seat}", seat=seat)
    frames = []
    for entry, match, events in steps(record, game):
        seen = [game.seen_by(event, seat) for event in events]
        data = tuple(game.event_data(match.state, event) for event in seen if event is not None)
        frames.append(
            Frame(
                seat=None if entry is None else seat_number(game, entry.seat, match.seats),
                move="" if entry is None else entry.move,
                at=None if entry is None else entry.at,
                events=data,
                texts=tuple(text for text in (game.texts.event(one, lang) for one in data) if text),
                view=msgspec.Raw(msgspec.json.encode(game.view(match.state, seat))),
            )
        )
    ended = match.outcome()
    return Replay(
        game=game.name,
        seats=record.seats,
        options=record.options,
        outcome=game.texts.outcome(ended, lang) if ended else "",
        frames=tuple(frames),
    )
