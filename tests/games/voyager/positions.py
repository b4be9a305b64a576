"""Positions from all over real games: everybody plays by a taste of their own, as against the plain judge."""

from collections.abc import Iterator
from functools import cache
from random import Random

from orbita.core.chance import generator_key
from orbita.games.voyager.game import GAME
from orbita.games.voyager.moves import MOVE_TO, PLAY
from orbita.games.voyager.state import State
from tests.games.voyager.plain.duel import TASTES

SEATS = (2, 3, 4, 5)


@cache
def game_positions(seed: int, pack: str = "standard") -> tuple[State, ...]:
    """Every position of one game."""
    choice = Random(seed)
    seats = SEATS[seed % len(SEATS)]
    tastes = [TASTES[choice.choice([*TASTES, "builder", "pirate"])] for _ in range(seats)]
    s = GAME.new(GAME.read_options({"pack": pack, "agencies": "dealt"}), seats, generator_key(seed, 0))
    found = []
    while GAME.awaited(s):
        found.append(GAME.copy(s))
        seat = GAME.awaited(s)[0]
        moves = list(GAME.legal(s, seat))
        weights = [liking(tastes[seat], s, seat, move) for move in moves]
        s.rng = generator_key(seed, len(found))
        GAME.apply(s, seat, choice.choices(moves, weights)[0])
    return (*found, GAME.copy(s))


def liking(taste: dict[str, float], s: State, seat: int, move: int) -> float:
    """How much somebody likes a move; flying rather to where there is a body to land on."""
    text = GAME.notation.move_text(s, seat, move)
    weight = taste.get(text, taste.get(text.partition(" ")[0], 1))
    is_flight = MOVE_TO <= move < PLAY
    worlds = [s.body_space[body] for body in range(s.box.bodies) if s.box.landing[body] > 0]
    return weight * 20 if is_flight and move - MOVE_TO in worlds else weight


def positions(games: int, each: int, stage: int | None = None, pack: str = "standard") -> Iterator[State]:
    """Some positions of each of so many games, chosen by chance; if wanted only those of one stage."""
    for seed in range(games):
        fitting = [s for s in game_positions(seed, pack) if stage is None or s.stage == stage]
        yield from Random(seed).sample(fitting, min(each, len(fitting)))
