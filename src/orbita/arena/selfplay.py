"""Games a bot plays against itself to learn from: what each table looked like, and what became of it."""

from typing import Any, Final, NamedTuple

import msgspec

from orbita.arena.play import MOVE_LIMIT, derive_seed
from orbita.arena.review import shares
from orbita.bots.find import searcher_of
from orbita.bots.net import Net
from orbita.bots.search import Mind
from orbita.bots.searching import Judgement, SearchBot
from orbita.core.chance import MASK62, TableState, draw_below, generator_key
from orbita.core.contract import Game
from orbita.core.errors import BadOptions
from orbita.registry import find_game

OPENING: Final = 12  # decisions of a seat that are drawn, so that no two games are alike
TRUST: Final = 0.5  # of a lesson is what the search thought, the rest what became of it


class Lesson(msgspec.Struct, frozen=True):
    """What is played for a generation, and by whom."""

    game: str
    options: tuple[dict[str, Any], ...]  # of one table after another
    games: int
    walks: int
    seed: int
    units: int
    numbers: tuple[float, ...] | None = None  # of the net that plays; none: the judgement made by hand

    def table(self, number: int) -> tuple[dict[str, Any], int]:
        """The options and seats of a game: all numbers of seats in turn, then all options."""
        game = find_game(self.game)
        least = max(game.min_seats, 2)
        rounds, extra = divmod(number, game.max_seats - least + 1)
        return self.options[rounds % len(self.options)], least + extra


class Position(NamedTuple):
    """A table that was decided on."""

    seats: int
    features: tuple[float, ...]  # as many for each seat
    chances: tuple[float, ...]  # of every seat, learned from


def student(game: str) -> SearchBot:
    """The bot that learns, or a refusal."""
    bot = searcher_of(game)
    if bot is None or bot.mind.inputs == 0:
        raise BadOptions("train/game", f"{game} has no bot that learns", game=game)
    return bot


def player(lesson: Lesson) -> SearchBot:
    """The bot as it plays these games."""
    bot = student(lesson.game).with_walks(lesson.walks)
    return SearchBot(taught(bot.mind, lesson), bot.sample, bot.walks, bot.tables)


def taught(mind: Mind, lesson: Lesson) -> Mind:
    """A mind with what it has learned so far."""
    if lesson.numbers is None:
        return mind.taught(None)
    return mind.taught(Net(mind.inputs, lesson.units, list(lesson.numbers)))


def play_lesson(lesson: Lesson, number: int) -> list[Position]:
    """Play a game and look back on it; one that never ends teaches nothing."""
    game, bot = find_game(lesson.game), player(lesson)
    options, seats = lesson.table(number)
    seed = derive_seed(lesson.seed, "lesson", number)
    state = game.new(game.read_options(options), seats, generator_key(seed, 0))
    dice = TableState()
    dice.rng = derive_seed(seed, "opening") & MASK62
    met: list[tuple[tuple[float, ...], tuple[float, ...]]] = []
    for count in range(1, MOVE_LIMIT):
        awaited = game.awaited(state)
        if not awaited:
            break
        seat = awaited[0]
        moves = game.legal(state, seat)
        move = moves[0]
        if len(moves) > 1:
            view, own = game.view(state, seat), generator_key(derive_seed(seed, "search"), count)
            found = bot.judge(view, seat, moves, own)
            table = bot.deal(view, own)[0]  # only what this seat knows is learned from
            met.append((tuple(bot.mind.features(table)), expected(found, seats)))
            move = drawn(found, dice) if len(met) <= OPENING * seats else found.best
        game.apply(state, seat, move)
    return looked_back(game, state, seats, met, 0.0 if lesson.numbers is None else TRUST)


def expected(found: Judgement, seats: int) -> tuple[float, ...]:
    """What a search thinks of every seat's chances: of all its walks, the mean."""
    walks = sum(found.visits.values())
    return tuple(
        sum(found.visits[move] * found.chances[move][seat] for move in found.visits) / walks
        for seat in range(seats)
    )


def drawn(found: Judgement, dice: TableState) -> int:
    """A move, the likelier the more often it was tried."""
    left = draw_below(dice, sum(found.visits.values()))
    for move, visits in found.visits.items():
        left -= visits
        if left < 0:
            return move
    return found.best


def looked_back(
    game: Game[Any],
    state: Any,
    seats: int,
    met: list[tuple[tuple[float, ...], tuple[float, ...]]],
    trust: float,
) -> list[Position]:
    """What is learned from each table: what became of it, and in part what the search thought."""
    result = shares(game.outcome(state), seats)
    if result is None:
        return []
    return [
        Position(
            seats,
            features,
            tuple(
                trust * thought + (1.0 - trust) * share
                for thought, share in zip(chances, result, strict=True)
            ),
        )
        for features, chances in met
    ]
