"""One source, two speeds: compiled and uncompiled play the same games to the last number."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PLAY = """
import hashlib, random
from orbita.core import chance
from orbita.core.match import Match
from orbita.core.record import write_text
from orbita.registry import GAMES

digest = hashlib.blake2b()
for game in GAMES.values():
    for seed in range(40):
        seats = game.min_seats + seed % (game.max_seats - game.min_seats + 1)
        match = Match(game, game.read_options({}), seats, seed)
        dice = random.Random(seed)
        while awaited := game.awaited(match.state):
            seat = dice.choice(awaited)
            events = match.play(seat, dice.choice(list(game.legal(match.state, seat))))
            digest.update(repr(events).encode() + game.pack(match.state))
        digest.update(write_text(match.record()).encode())
print(digest.hexdigest())
print("uncompiled" if chance.__file__.endswith(".py") else "compiled")
"""


def play(environment):
    done = subprocess.run(
        [sys.executable, "-c", PLAY],
        env=environment,
        cwd=ROOT / "tests",
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    )
    return done.stdout.split()


def test_the_same_seeds_give_the_same_games_compiled_or_not():
    bare = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    installed, installed_kind = play(bare)
    plain, plain_kind = play(bare | {"PYTHONPATH": str(ROOT / "src")})
    assert plain_kind == "uncompiled"
    if installed_kind == "uncompiled":
        pytest.skip("the installed package is not compiled: no C compiler was found when it was built")
    assert installed == plain
