"""How fast a game runs, whatever the game: loops over the contract, timed.

Time is the processor's time of this process, so that other programs on the machine disturb little.
"""

from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any, Final

from orbita.bots.find import searcher_of
from orbita.bots.search import grow
from orbita.core.chance import Event
from orbita.core.contract import Game

SEED: Final = 1
WARM_UP: Final = 30  # moves into the game, where a copy is measured
COPIES: Final = 1_000  # between two looks at the clock
WALKS: Final = 500  # of a search


def per_second(work: Callable[[], int], seconds: float) -> float:
    """Repeat some work for at least this long; how much of it was done per second."""
    work()  # warms up, and is not counted
    done = 0
    begin = process_time()
    while (spent := process_time() - begin) < seconds:
        done += work()
    return done / spent


def driven_game(game: Game[Any], options: Any, seats: int, dice: Random, has_events: bool = False) -> int:
    """Play a random game as a Python program would, asking for the moves and choosing one; count them."""
    state = game.new(options, seats, dice.getrandbits(62))
    events: list[Event] | None = [] if has_events else None
    play = in_turn if len(game.awaited(state)) == 1 else all_at_once
    return play(game, state, dice.random, events)


def in_turn(game: Game[Any], state: Any, random: Callable[[], float], events: list[Event] | None) -> int:
    """Play on where one seat at a time is awaited."""
    awaited, legal, apply = game.awaited, game.legal, game.apply
    count = 0
    while waiting := awaited(state):
        seat = waiting[0]
        moves = legal(state, seat)
        apply(state, seat, moves[int(random() * len(moves))], events)
        count += 1
    return count


def all_at_once(game: Game[Any], state: Any, random: Callable[[], float], events: list[Event] | None) -> int:
    """Play on where any of several seats may act."""
    awaited, legal, apply = game.awaited, game.legal, game.apply
    count = 0
    while waiting := awaited(state):
        seat = waiting[int(random() * len(waiting))]
        moves = legal(state, seat)
        apply(state, seat, moves[int(random() * len(moves))], events)
        count += 1
    return count


def driven_per_second(
    game: Game[Any], options: Any, seats: int, seconds: float, has_events: bool = False
) -> float:
    """Actions per second driven from Python."""
    dice = Random(SEED)
    return per_second(lambda: driven_game(game, options, seats, dice, has_events), seconds)


def in_the_middle(game: Game[Any], options: Any, seats: int) -> Any:
    """A table some random moves into the game."""
    dice = Random(SEED)
    state = game.new(options, seats, SEED)
    for _ in range(WARM_UP):
        if waiting := game.awaited(state):
            moves = game.legal(state, waiting[0])
            game.apply(state, waiting[0], moves[dice.randrange(len(moves))])
    return state


def copy_nanoseconds(game: Game[Any], options: Any, seats: int, seconds: float) -> float:
    """How long it takes to copy a state in the middle of a game."""
    state = in_the_middle(game, options, seats)
    copy = game.copy

    def copies() -> int:
        """Copy many times between two looks at the clock."""
        for _ in range(COPIES):
            copy(state)
        return COPIES

    return 1e9 / per_second(copies, seconds)


def bulk_per_second(game: Game[Any], options: Any, seats: int, seconds: float) -> dict[str, float]:
    """What a game does inside its own package, by figure."""
    return {figure: per_second(ready(options, seats), seconds) for figure, ready in game.bulk.items()}


def walks_per_second(game: Game[Any], options: Any, seats: int, seconds: float) -> dict[str, float]:
    """How often the bot that searches walks, judgements and all; nothing where there is none."""
    bot = searcher_of(game.name)
    if bot is None:
        return {}
    state = in_the_middle(game, options, seats)
    dealt = bot.deal(game.view(state, game.awaited(state)[0]), SEED)

    def search() -> int:
        """One search."""
        grow(bot.mind, dealt, WALKS, SEED)
        return WALKS

    return {"walks_per_s": per_second(search, seconds)}
