"""Random games of every seat count and option."""

import itertools
import random
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest

from orbita.core.contract import Game
from orbita.core.match import Match

# Options without a few named choices that deserve a walk of their own.
MORE_OPTIONS: dict[str, list[dict[str, Any]]] = {
    "space_alert": [
        {"carried": {"red": ["structural", "shield"], "white": ["reactor"], "squads": ["upper_blue"]}},
        {"android_places": [1, 0], "android_players": [1], "communications": 0, "mission": "test_run_1"},
    ],
}


def option_sets(game: Game[Any]) -> list[dict[str, Any]]:
    """The defaults, every other choice of each option that has a few named ones, and some more."""
    sets: list[dict[str, Any]] = [{}]
    for field in msgspec.structs.fields(game.options_type):
        choices = (True, False) if field.type is bool else get_args(field.type)
        if all(isinstance(choice, str | bool) for choice in choices):
            sets += [{field.name: choice} for choice in choices if choice != field.default]
    return sets + MORE_OPTIONS.get(game.name, [])


def walk(game: Game[Any], match: Match[Any], seed: int, limit: int = 3000) -> Iterator[tuple[int, int]]:
    """Play random moves to the end, yielding each before it is played."""
    dice = random.Random(seed)
    for _ in range(limit):
        seats = game.awaited(match.state)
        if not seats:
            return
        seat = dice.choice(seats)
        move = dice.choice(list(game.legal(match.state, seat)))
        yield seat, move
        match.play(seat, move)
    pytest.fail(f"a random game of {game.name} has not ended after {limit} moves")


def make_matches(game: Game[Any]) -> list[Match[Any]]:
    """Matches of every seat count with every option, at least a dozen, freshly set up."""
    seat_counts = range(game.min_seats, game.max_seats + 1)
    tables = list(itertools.product(option_sets(game), seat_counts))
    tables *= -(-12 // len(tables))
    return [
        Match(game, game.read_options(options), seats, seed) for seed, (options, seats) in enumerate(tables)
    ]
