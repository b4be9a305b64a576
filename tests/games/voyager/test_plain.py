"""The engine and its plain judge play the same random games and must agree after every move."""

from collections import Counter
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from orbita.games.voyager.vocabulary import CONDITIONS, EFFECTS, PER, PERKS
from tests.games.voyager.plain.duel import play_both
from tests.games.voyager.plain.odd_pack import write_odd_pack
from tests.games.voyager.plain.pack import Pack

STANDARD = Path(str(resources.files("orbita.games.voyager") / "content" / "standard"))
GAMES = 12
ODD_GAMES = 112
SEATS = (2, 3, 4, 5)

# What a game may wait for, and what may come of it: each must have been met, or the judge has judged nothing.
STAGES = ("choose", "keep", "start", "act", "raise", "attack", "defend", "tidy")
VERBS = (
    *("develop", "research", "funds", "rocket", "launch", "move", "land", "hotel", "base", "change"),
    *("takeover", "play", "mission", "destroy"),
)
RULES = (
    *("rocket at home", "rocket at a base", "income of a hotel", "income of a base", "rings turned"),
    *("landing failed", "landing at one's own building"),
    *("landing without a roll", "landing without an action"),
    *("used free_move", "used free_launch", "used free_landing", "used sure_landing", "effect skipped"),
    *(
        "landing: raised",
        "landing: stood",
        "belt: raised",
        "belt: stood",
        "attack: raised",
        "defence: raised",
    ),
    *("belt: passed", "belt: rocket lost", "belt: safe with a card"),
    *("landing: play", "belt: play", "attack: play", "landing: mission", "belt: mission"),
    *("landing: helped by a card", "attack: helped by a card", "too late in the belt"),
    *("a card that moves the rocket waits", "a draw by a card made larger"),
    *("takeover: taken", "takeover: taken despite the guard"),
    *("takeover: held", "takeover: held, rocket lost"),
    *("reshuffle", "nothing to draw", "achievement in one's own turn", "achievement in another's turn"),
    "coins for playing later",
    *("goal reached", "ended at the goal", "ended after the last round", "shared victory"),
)


def options(pack: str, seed: int) -> dict[str, Any]:
    """Every house rule in turn, with every number of seats."""
    return {
        "pack": pack,
        "agencies": ("chosen", "dealt")[seed // 4 % 2],
        "start": ("printed", "random")[seed // 8 % 2],
        "start_coins": seed // 16 % 2 == 0,
    }


def play_games(pack: Pack, name: str, seeds: range) -> Counter[str]:
    """Play and compare; tell which rules were reached."""
    reached: Counter[str] = Counter()
    for seed in seeds:
        reached += play_both(pack, options(name, seed), SEATS[seed % len(SEATS)], seed).reached
    return reached


@pytest.mark.parametrize("first", range(0, GAMES, 4))
def test_whole_games_with_the_standard_pack_agree_move_by_move(first):
    reached = play_games(Pack(STANDARD), "standard", range(first, first + 4))
    assert reached["game over"] == 4


def test_whole_games_with_a_made_up_pack_agree_move_by_move_and_reach_every_rule(tmp_path, monkeypatch):
    write_odd_pack(tmp_path / "odd")
    monkeypatch.setenv("ORBITA_PACKS", str(tmp_path))
    reached = play_games(Pack(tmp_path / "odd"), "odd", range(ODD_GAMES))
    due = [
        *(f"stage {stage}" for stage in STAGES),
        *(f"move {verb}" for verb in VERBS),
        *(f"effect {kind}" for kind in EFFECTS),
        *(f"per {kind}" for kind in PER[1:]),
        *(f"perk {kind}" for kind in PERKS),
        *(f"condition {kind}: {answer}" for kind in CONDITIONS for answer in ("yes", "no")),
        *RULES,
    ]
    missing = [rule for rule in due if not reached[rule]]
    assert missing == []
