"""A position as text: what it may say, and what is wrong with one."""

import pytest

from orbita.core.errors import OrbitaError
from orbita.games.voyager.game import GAME
from tests.games.voyager.table import Table

LINES = {
    "red": "agency=usa",
    "yellow": "agency=china",
    "turn": "seat=red first=red actions=2",
}


def text(**more):
    lines = {name: f"{LINES.get(name, '')} {more.get(name, '')}".strip() for name in {**LINES, **more}}
    return "".join(f"{name}: {line}\n" for name, line in lines.items())


def test_a_position_in_the_middle_of_a_roll_is_read_as_it_was_written():
    table = Table(
        kacper='rocket=mars levels=[0,0,2] hand=["spin-off","space-race"] landed=["mars"] points=4',
        marysia='hand=["lunar-ice"] missions=["builders"] tally={"launches":3}',
        buildings="mars=marysia/base",
        achievements="red-dust=kacper",
        discards='cards=["gravity-assist"]',
    )
    table.play("kacper: play space-race")
    table.play("kacper: takeover", dice=[5, 4])
    written = GAME.notation.position_text(table.state)
    read = GAME.notation.parse_position(written)
    assert GAME.notation.position_text(read) == written
    read.rng = table.state.rng
    assert GAME.pack(read) == GAME.pack(table.state)


def test_what_is_left_out_is_as_at_the_start():
    state = GAME.notation.parse_position(text())
    assert list(state.body_space) == list(state.box.body_start)
    assert list(state.coins) == [0, 0]


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ({"red": "coins=-1"}, "`int` >= 0"),
        ({"red": "coins=99999999999999999999"}, "`int` <= 1000000"),
        ({"red": "coins=some"}, "Expected `int`"),
        ({"red": "gold=3"}, "unknown field"),
        ({"red": "levels=[1,1]"}, "levels are 3 numbers from 0 to 3"),
        ({"red": "levels=[1,1,4]"}, "levels are 3 numbers from 0 to 3"),
        ({"red": "rocket=jupiter"}, "no rocket can stand on jupiter"),
        ({"red": "rocket=mars/8"}, "no space “mars/8”"),
        ({"red": 'hand=["teleport"]'}, "no card “teleport”"),
        ({"red": 'hand=["ion-drive","ion-drive"]'}, "more often than in the box"),
        ({"red": 'missions=["builders"]', "yellow": 'missions=["builders"]'}, "more often than in the box"),
        ({"red": 'tally={"dances":1}'}, "a number of one of rockets_built"),
        ({"bodies": "mars=venus/0"}, "mars does not belong on the ring"),
        ({"buildings": "earth=red/hotel"}, "a body to land on"),
        ({"buildings": "mars=red/castle"}, "seat/hotel or seat/base"),
        ({"buildings": "mars=blue/base"}, "no seat 'blue': there is red, yellow"),
        ({"achievements": "small-step=blue"}, "no seat 'blue'"),
        ({"turn": "stage=dreaming"}, "the stage is one of choose"),
        ({"turn": "round=99999999999999999999"}, "`int` <= 1000000"),
        ({"turn": 'helps={"free_move":-1}'}, "`int` >= 0"),
        ({"blue": ""}, "two to five of red, yellow, green"),
        ({"weather": "fine"}, "'weather': there is one line for each of options"),
        ({"options": "pack=nope"}, "There is no content pack “nope”"),
    ],
)
def test_what_is_wrong_with_a_position_is_said(lines, message):
    with pytest.raises(OrbitaError) as refused:
        GAME.notation.parse_position(text(**lines))
    assert message in refused.value.message


@pytest.mark.parametrize("missing", ["red", "yellow", "turn"])
def test_a_position_needs_a_turn_and_two_seats(missing):
    lines = [line for line in text().splitlines() if not line.startswith(missing)]
    with pytest.raises(OrbitaError, match="a line for the turn and for two to five"):
        GAME.notation.parse_position("\n".join(lines))


def test_once_turns_have_begun_everybody_has_an_agency():
    with pytest.raises(OrbitaError, match="every seat needs an agency"):
        GAME.notation.parse_position(text().replace("agency=china", ""))
