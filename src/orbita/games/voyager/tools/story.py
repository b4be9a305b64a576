"""The story of a finished game: its moments, where points came from, and the race by round."""

from collections.abc import Iterable, Sequence
from typing import Any

from orbita.core.chance import Event
from orbita.core.match import Match
from orbita.core.offers import Noticed
from orbita.core.record import Step, TakeBack
from orbita.games.voyager.event_data import event_data
from orbita.games.voyager.notation import ids
from orbita.games.voyager.shown import somebody
from orbita.games.voyager.state import NOBODY, State
from orbita.games.voyager.texts.story import moment_text
from orbita.games.voyager.tools.deeds import Reader
from orbita.games.voyager.tools.moments import ALWAYS, MOST, Found, choose
from orbita.games.voyager.tools.story_types import Moment, Story, StorySeat
from orbita.games.voyager.view import SeatView, seat_view
from orbita.games.voyager.vocabulary import FROM_ACHIEVEMENTS, SOURCES, TALLIES

Played = tuple[Step | None, Match[State], list[Event]]


def tell(steps: Iterable[Played], lang: str, names: Sequence[str]) -> Story:
    """Tell a game that was played step by step; what was taken back did not happen."""
    moves, match = standing(steps)
    s = match.state
    turns = Reader(None, 0, {}, {}).read(moves).turns
    bodies = ids(s.box, "body")
    found = choose(turns, {body: s.box.stars[number] for number, body in enumerate(bodies)})
    if match.outcome() is not None and s.last == NOBODY:
        found = [*found[: MOST - 1], Found("last", turns[-1], None, ALWAYS, moves[-1].seq)]
    return Story(
        rounds=s.round + 1,
        goal=s.box.goal,
        reached=somebody(s.last),
        moments=tuple(moment(one, s, lang, names) for one in found),
        seats=tuple(seat_of(s, seat) for seat in range(s.seats)),
        race=race(moves, s.seats),
    )


def standing(steps: Iterable[Played]) -> tuple[list[Noticed], Match[State]]:
    """The moves that stand, with everything that happened, and the match after them."""
    moves: list[Noticed] = []
    for number, (entry, match, events) in enumerate(steps):
        if isinstance(entry, TakeBack):
            del moves[len(moves) - entry.count :]
        elif entry is not None:
            data = tuple(event_data(match.state, event) for event in events)
            moves.append(Noticed(number, 0, data))
    return moves, match


def moment(found: Found, s: State, lang: str, names: Sequence[str]) -> Moment:
    """A moment as data, with its words."""
    values: dict[str, Any] = found.deed.values if found.deed else {}
    return Moment(
        move=found.move,
        round=max(found.turn.round, 1),
        kind=found.kind,
        seat=found.deed.seat if found.deed else found.turn.seat,
        text=moment_text(found, s.box.pack, lang, names),
        other=values.get("other"),
        body=values.get("body"),
        place=values.get("place"),
        points=found.turn.points,
    )


def seat_of(s: State, seat: int) -> StorySeat:
    """How a seat came to its points."""
    seen: SeatView = seat_view(s, seat)
    return StorySeat(
        seat=seat,
        agency=None if seen.agency == NOBODY else ids(s.box, "agency")[seen.agency],
        score=seen.points,
        sources=dict(zip(SOURCES, seen.earned, strict=True)),
        tally=dict(zip(TALLIES, seen.tally, strict=True)),
    )


def race(moves: Sequence[Noticed], seats: int) -> tuple[tuple[int, ...], ...]:
    """Points of every seat at the end of each round, achievement cards left out."""
    now, rounds = [0] * seats, []
    for move in moves:
        for data in move.events:
            if data["event"] == "points_scored" and data["source"] != SOURCES[FROM_ACHIEVEMENTS]:
                now[data["seat"]] += data["points"]
            elif data["event"] in ("rings_turned", "game_ended"):
                rounds.append(tuple(now))
    if not rounds or rounds[-1] != tuple(now):
        rounds.append(tuple(now))  # it was not played to its end
    return tuple(rounds)
