"""Is a game fair? Many games between bots, read back from their records by what happened in them.

Works for any game whose events tell of points with their source; what a game does not tell is left empty.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Any, Final

import msgspec

from orbita.arena.report import Share, Spread, spread, wilson
from orbita.arena.simulate import Plan, simulate
from orbita.core.record import read_record
from orbita.core.replay import steps
from orbita.registry import find_game

USES: Final = {"card_played": "played", "roll_raised": "spent", "card_dropped": "dropped"}
SELDOM: Final = 0.15  # a card played less often than this share of its uses is hardly worth playing


class Facts(msgspec.Struct):
    """What one game tells about balance."""

    rounds: int = 1
    first: int = 0
    sides: dict[int, str] = {}  # by seat: the agency, or whatever sides a game has
    shares: list[Fraction] = []  # by seat: one victory, shared by the winners
    points: Counter[str] = msgspec.field(default_factory=Counter)  # by source, all seats together
    places: Counter[str] = msgspec.field(default_factory=Counter)  # landings by body
    cards: dict[str, Counter[str]] = {}  # by card: how it was used


class Report(msgspec.Struct, frozen=True):
    """Everything `orbita balance` prints for one number of seats."""

    game: str
    seats: int
    games: int
    sides: dict[str, Share]
    order: dict[str, Share]  # by place in the turn order
    rounds: Spread
    rounds_of_games: list[int]
    points: dict[str, float]  # by source: points of a seat in a game, on average
    places: dict[str, float]  # landings of a seat in a game, on average
    cards: dict[str, dict[str, int]]
    seldom_played: list[str]


def measure(
    game: str, seats: int, games: int, seed: int, bot: str = "greedy", jobs: int = 1
) -> Iterator[Facts]:
    """Play the games and read what happened in each, in their order."""
    plan = Plan(game=game, bots=(bot,) * seats, games=games, seed=seed, keep_records=True)
    for result in simulate(plan, jobs):
        assert result.record is not None
        yield read_facts(game, result.record)


def read_facts(game: str, text: str) -> Facts:
    """Replay a record and note what matters."""
    rules = find_game(game)
    record = read_record(text.encode())
    facts = Facts(sides={}, cards={})
    has_begun = False
    for _, match, events in steps(record, rules):
        for event in events:
            data = rules.event_data(match.state, event)
            if data["event"] == "turn_began" and not has_begun:
                has_begun, facts.first = True, data["seat"]
            note(facts, data)
    assert record.outcome is not None
    winners = record.outcome.winners
    facts.shares = [Fraction(seat in winners, max(len(winners), 1)) for seat in range(len(record.seats))]
    return facts


def note(facts: Facts, data: dict[str, Any]) -> None:
    """Take down one event, if it is of a kind that matters."""
    kind = data["event"]
    if kind == "points_scored":
        facts.points[data["source"]] += data["points"]
    elif kind == "rings_turned":
        facts.rounds = data["round"] + 1
    elif kind == "agency_chosen":
        facts.sides[data["seat"]] = data["agency"]
    elif kind == "rocket_landed":
        facts.places[data["body"]] += 1
    elif kind in USES:
        facts.cards.setdefault(data["card"], Counter())[USES[kind]] += 1


def report(game: str, seats: int, played: Iterable[Facts]) -> Report:
    """Add up what the games told."""
    games = list(played)
    points, places = Counter[str](), Counter[str]()
    cards: dict[str, Counter[str]] = {}
    for facts in games:
        points.update(facts.points)
        places.update(facts.places)
        for card, uses in facts.cards.items():
            cards.setdefault(card, Counter()).update(uses)
    lengths = sorted(facts.rounds for facts in games)
    rounds = spread(lengths)
    assert rounds is not None, "at least one game was played"
    places_in_order = range(seats)
    return Report(
        game=game,
        seats=seats,
        games=len(games),
        sides=shares((facts.sides[seat], facts.shares[seat]) for facts in games for seat in facts.sides),
        order=shares(
            (str(place + 1), facts.shares[(facts.first + place) % seats])
            for facts in games
            for place in places_in_order
        ),
        rounds=rounds,
        rounds_of_games=lengths,
        points={source: amount / len(games) / seats for source, amount in sorted(points.items())},
        places={place: amount / len(games) / seats for place, amount in sorted(places.items())},
        cards={card: dict(uses) for card, uses in sorted(cards.items())},
        seldom_played=[
            card for card, uses in sorted(cards.items()) if uses["played"] < SELDOM * uses.total()
        ],
    )


def shares(victories: Iterable[tuple[str, Fraction]]) -> dict[str, Share]:
    """Shares of victories by name."""
    wins: dict[str, Fraction] = {}
    games = Counter[str]()
    for name, share in victories:
        games[name] += 1
        wins[name] = wins.get(name, Fraction(0)) + share
    return {name: wilson(wins[name], games[name]) for name in sorted(games)}
