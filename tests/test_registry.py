"""Games may live in packages of their own; what cannot be used is told in one line and left out."""

import dataclasses
import logging
from importlib.metadata import EntryPoint

import pytest

from orbita.core.errors import BadOptions
from orbita.registry import GAMES, GROUP, Games, find_game
from tests.contract.sealed import SEALED

IMPOSTOR = dataclasses.replace(SEALED, name="guardians")
OWN = (GAMES["guardians"], GAMES["voyager"])


def offer(value, name="sealed"):
    return EntryPoint(name, value, GROUP)


def games(*offers):
    return Games(OWN, lambda: offers)


def lines(caplog):
    return [record.getMessage() for record in caplog.records]


def test_a_game_of_another_package_is_listed_behind_our_own(caplog):
    found = games(offer("tests.contract.sealed:SEALED"))
    assert list(found) == ["guardians", "voyager", "sealed"]
    assert found["sealed"] is SEALED
    assert lines(caplog) == []


def test_nothing_is_imported_for_a_game_of_our_own():
    def fail():
        raise AssertionError("nobody asked for other games")

    assert Games(OWN, fail)["guardians"] is OWN[0]


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        pytest.param("no_such_package.game:GAME", "ModuleNotFoundError", id="a package that is not there"),
        pytest.param("tests.contract.sealed:GAME", "AttributeError", id="a name that is not there"),
        pytest.param("tests.contract.sealed:State", "TypeError", id="something that is no game"),
        pytest.param("tests.test_registry:IMPOSTOR", "a game 'guardians' already", id="a name taken"),
        pytest.param("this is no address", "left out", id="no address"),
    ],
)
def test_what_cannot_be_used_is_told_in_one_line_and_left_out(caplog, value, reason):
    with caplog.at_level(logging.WARNING):
        found = games(offer(value, name="other"), offer("tests.contract.sealed:SEALED"))
        assert list(found) == ["guardians", "voyager", "sealed"]
    assert found["guardians"] is OWN[0]
    (line,) = lines(caplog)
    assert "'other'" in line
    assert reason in line
    assert "\n" not in line


def test_of_two_newcomers_with_one_name_the_first_in_order_stays(caplog):
    value = "tests.contract.sealed:SEALED"
    assert list(games(offer(value, name="b"), offer(value, name="a"))) == ["guardians", "voyager", "sealed"]
    assert ["'b'" in line for line in lines(caplog)] == [True]


def test_a_game_nobody_knows_is_refused_with_the_names_of_all():
    with pytest.raises(BadOptions) as refused:
        find_game("nonsense")
    assert refused.value.code == "game/unknown"
    assert "guardians" in refused.value.message
