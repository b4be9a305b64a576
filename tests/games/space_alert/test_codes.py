"""Codes of missions: four signs, the first of which tells the levels; reading is generous."""

import pytest

from orbita.core.errors import BadOptions
from orbita.games.space_alert import codes
from orbita.games.space_alert.missions.model import LEVELS
from orbita.games.space_alert.options import Carried, Options

PAIRS = [(common, serious) for common in LEVELS for serious in LEVELS]


@pytest.mark.parametrize(("common", "serious"), PAIRS)
@pytest.mark.parametrize("number", [0, 1, codes.REST, codes.COUNT - 1])
def test_a_code_tells_the_levels_and_its_number(common, serious, number):
    code = codes.name(Options(common=common, serious=serious), number)
    assert codes.read(code) == code
    assert codes.options(code) == {"mission": "random", "common": common, "serious": serious}
    assert codes.number(code) == number


def test_no_two_missions_have_the_same_code():
    numbers = range(0, codes.COUNT, 997)
    found = {codes.name(Options(common=c, serious=s), number) for c, s in PAIRS for number in numbers}
    assert len(found) == len(PAIRS) * len(numbers)


@pytest.mark.parametrize("written", ["K7-4Q", "k7-4q", "K74Q", " k7 4q ", "K7–4Q"])
def test_a_code_is_read_however_it_is_written(written):
    assert codes.read(written) == "K7-4Q"


@pytest.mark.parametrize(("written", "meant"), [("O1-IL", "01-11"), ("a0-o0", "A0-00")])
def test_letters_that_look_like_digits_are_those_digits(written, meant):
    assert codes.read(written) == meant


@pytest.mark.parametrize("written", ["", "K7", "K7-4Q2", "K7-4!", "U7-4Q", "V7-4Q", "żółw"])
def test_what_is_no_code_is_refused(written):
    with pytest.raises(BadOptions) as error:
        codes.read(written)
    assert error.value.code == "mission/code"


def test_scripts_of_the_box_and_ships_with_a_history_have_no_code():
    assert codes.name(Options(mission="mission_3"), 5) == ""
    assert codes.name(Options(carried=Carried(red=("shield",))), 5) == ""
