"""Is a game fair? Many games between bots: who wins from which seat and place, and how long it takes.

That is told of every game. What only one game has (sides, sources of points, cards) a reader of its events
notes down for it.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from typing import Any, Final, TypeAlias

import msgspec

from orbita.arena.report import Share, Spread, spread, wilson, win_of
from orbita.arena.simulate import Plan, Result, simulate
from orbita.core.contract import CLOCK_NAME
from orbita.core.record import Record, read_record
from orbita.core.replay import steps
from orbita.registry import find_game

PLAYED: Final = "played"
SELDOM: Final = 0.15  # what is played, or reached, in less than this share of the cases is hardly worth it

Held: TypeAlias = Counter[tuple[int, str]]  # by seat and name


class Facts(msgspec.Struct):
    """What one game tells about balance; empty where it has nothing of the kind."""

    moves: int = 0
    wins: list[Fraction] = []  # by seat: one victory, shared by the winners
    is_won: bool = False
    first: int | None = None  # who began; none where all act at once
    rounds: int | None = None
    sides: dict[str, dict[int, str]] = {}  # by kind of side: agencies, say, by seat
    amounts: dict[str, Counter[str]] = {}  # by what is counted, all seats together: landings by body, say
    uses: dict[str, Counter[str]] = {}  # by card: how it was used
    kept: dict[str, Held] = {}  # by kind of aim: what seats set out to reach
    reached: dict[str, Held] = {}  # and what of it they reached
    takers: dict[str, dict[str, int | None]] = {}  # by kind of prize: who took each; none if nobody did


Note: TypeAlias = Callable[[Facts, dict[str, Any]], None]  # takes down one event of a game
Begin: TypeAlias = Callable[[Facts, Any], None]  # takes down what the set-up gave before the first move


class Report(msgspec.Struct, frozen=True):
    """Everything `orbita balance` prints for one number of seats."""

    game: str
    seats: int
    games: int
    won: Share  # games with a winner
    by_seat: dict[str, Share]  # empty where all win or lose together
    order: dict[str, Share]  # by place in the turn order
    sides: dict[str, dict[str, Share]]
    moves: Spread
    rounds: Spread | None
    lengths: list[int]  # of every game: rounds, or moves where there are none
    amounts: dict[str, dict[str, float]]  # of a seat in a game, on average
    uses: dict[str, dict[str, int]]
    seldom_played: list[str]
    reached: dict[str, dict[str, Share]]  # of the aims that were kept
    seldom_reached: list[str]
    taken: dict[str, dict[str, dict[str, Share]]]  # by kind of prize, prize and place in the turn order


def measure(
    plan: Plan, jobs: int = 1, note: Note | None = None, begin: Begin | None = None
) -> Iterator[Facts]:
    """Play the games and read what happened in each, in their order."""
    for result in simulate(msgspec.structs.replace(plan, keep_records=True), jobs):
        yield read_facts(plan, result, note, begin)


def read_facts(plan: Plan, result: Result, note: Note | None, begin: Begin | None = None) -> Facts:
    """What one game tells; its events are replayed only where somebody notes them."""
    game, seats = find_game(plan.game), len(plan.bots)
    assert result.record is not None, "records are kept"
    record = read_record(result.record.encode())
    facts = Facts()
    facts.moves = result.moves
    facts.wins = [win_of(result, seat) for seat in range(seats)]
    facts.is_won = any(facts.wins)
    facts.first = first_seat(plan, record)
    if note is not None:
        for entry, match, events in steps(record, game):
            if entry is None and begin is not None:
                begin(facts, match.state)
            for event in events:
                note(facts, game.event_data(match.state, event))
    return facts


def first_seat(plan: Plan, record: Record) -> int | None:
    """Who made the first move, in a game whose seats take turns."""
    game = find_game(plan.game)
    start = game.new(game.read_options(plan.options), len(plan.bots), 0)
    mover = record.moves[0].seat if record.moves else CLOCK_NAME
    if len(game.awaited(start)) != 1 or mover == CLOCK_NAME:
        return None
    return game.seat_names.index(mover)


def report(plan: Plan, played: Iterable[Facts]) -> Report:
    """Add up what the games told."""
    games, seats = list(played), len(plan.bots)
    names = find_game(plan.game).seat_names[:seats]
    decided = [facts for facts in games if facts.is_won]
    is_contest = any(len(set(facts.wins)) > 1 for facts in decided)
    contests = decided if is_contest else []
    rounds = [facts.rounds for facts in games if facts.rounds is not None]
    moves = spread(facts.moves for facts in games)
    assert moves is not None, "at least one game was played"
    uses = added(facts.uses for facts in games)
    reached = aims_reached(games)
    return Report(
        game=plan.game,
        seats=seats,
        games=len(games),
        won=wilson(Fraction(len(decided)), len(games)),
        by_seat=shares((name, facts.wins[seat]) for facts in contests for seat, name in enumerate(names)),
        order=shares(
            (str(place + 1), facts.wins[(facts.first + place) % seats])
            for facts in contests
            for place in range(seats)
            if facts.first is not None
        ),
        sides={kind: side_shares(contests, kind) for kind in kinds_of_sides(contests)},
        moves=moves,
        rounds=spread(rounds),
        lengths=sorted(rounds or [facts.moves for facts in games]),
        amounts={
            what: {name: amount / len(games) / seats for name, amount in sorted(counted.items())}
            for what, counted in added(facts.amounts for facts in games).items()
        },
        uses={card: dict(counted) for card, counted in sorted(uses.items())},
        seldom_played=[card for card, used in sorted(uses.items()) if used[PLAYED] < SELDOM * used.total()],
        reached=reached,
        seldom_reached=[
            name for aims in reached.values() for name, share in aims.items() if share.share < SELDOM
        ],
        taken=prizes_taken(games, seats),
    )


def added(tables: Iterable[dict[str, Counter[str]]]) -> dict[str, Counter[str]]:
    """Counts of many games together."""
    total: dict[str, Counter[str]] = {}
    for table in tables:
        for what, counted in table.items():
            total.setdefault(what, Counter()).update(counted)
    return total


def aims_reached(games: Iterable[Facts]) -> dict[str, dict[str, Share]]:
    """How often each aim was reached in the cases in which a seat kept it."""
    cases: dict[str, list[tuple[str, Fraction]]] = {}
    for facts in games:
        for kind, kept in facts.kept.items():
            reached = facts.reached.get(kind, Counter())
            for held, times in kept.items():
                done = [Fraction(number < reached[held]) for number in range(times)]
                cases.setdefault(kind, []).extend((held[1], share) for share in done)
    return {kind: shares(found) for kind, found in cases.items()}


def prizes_taken(games: Sequence[Facts], seats: int) -> dict[str, dict[str, dict[str, Share]]]:
    """In which share of the games each prize was taken from each place in the turn order."""
    kinds = dict.fromkeys(kind for facts in games for kind in facts.takers)
    return {kind: kind_taken(games, kind, seats) for kind in kinds}


def kind_taken(games: Sequence[Facts], kind: str, seats: int) -> dict[str, dict[str, Share]]:
    """The prizes of one kind."""
    cases: dict[str, list[tuple[str, Fraction]]] = {}
    for facts in games:
        for name, taker in facts.takers.get(kind, {}).items():
            cases.setdefault(name, []).extend(
                (str(place + 1), Fraction((facts.first + place) % seats == taker))
                for place in range(seats)
                if facts.first is not None
            )
    return {name: shares(cases[name]) for name in sorted(cases)}


def kinds_of_sides(games: Iterable[Facts]) -> list[str]:
    """What sides are called in these games."""
    return list(dict.fromkeys(kind for facts in games for kind in facts.sides))


def side_shares(games: Iterable[Facts], kind: str) -> dict[str, Share]:
    """Shares of victories of each side of a kind."""
    return shares(
        (side, facts.wins[seat]) for facts in games for seat, side in facts.sides.get(kind, {}).items()
    )


def shares(victories: Iterable[tuple[str, Fraction]]) -> dict[str, Share]:
    """Shares of victories by name."""
    wins: dict[str, Fraction] = {}
    games = Counter[str]()
    for name, share in victories:
        games[name] += 1
        wins[name] = wins.get(name, Fraction(0)) + share
    return {name: wilson(wins[name], games[name]) for name in sorted(games)}
