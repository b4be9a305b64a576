"""How it would have been: every change that would have saved the ship is a film that ends at home."""

import msgspec
import pytest

from orbita.core.errors import BadNotation, BadOptions, BadRecord
from orbita.core.match import Match
from orbita.core.record import write_json
from orbita.games.space_alert.game import GAME, inquire
from orbita.games.space_alert.options import Options
from orbita.games.space_alert.tools.inquiry.otherwise import OtherCard, OtherPlan
from tests.games.space_alert.inquiry.flying import flown

TOOL = GAME.tools["otherwise"]
SAVED_BY_AN_EXCHANGE = 11


@pytest.fixture(scope="module")
def lost():
    record = flown(4, SAVED_BY_AN_EXCHANGE, hurry=0.22)
    return record, inquire(record, 0.05)


def fly(record, *cards):
    return TOOL.work(OtherPlan(write_json(record).decode(), tuple(OtherCard(*card) for card in cards)), "en")


def test_with_the_cards_as_they_lay_the_mission_is_lost_as_it_was(lost):
    record, inquiry = lost
    last = fly(record).turns[-1]
    assert last.turn == inquiry.verdict.turn
    assert (last.shown.ending, last.shown.lost_zone) == (inquiry.verdict.reason, inquiry.verdict.zone)
    assert last.shown.lost_to == inquiry.verdict.threat.number


def test_every_change_that_saves_the_ship_brings_it_home_with_the_points_that_were_told(lost):
    record, inquiry = lost
    assert inquiry.changes.found
    for change in inquiry.changes.found:
        last = fly(record, *((slot.member, slot.turn, slot.after) for slot in change.slots)).turns[-1]
        assert (last.shown.ending, last.shown.score.total) == ("jumped-home", change.score)


def test_a_film_begins_with_the_board_before_the_first_turn_and_tells_every_turn(lost):
    record, _ = lost
    told = fly(record)
    assert (told.start.stage, told.start.turn) == ("acting", 0)
    assert [turn.turn for turn in told.turns] == list(range(1, len(told.turns) + 1))
    assert all(turn.events[0]["event"] == "turn_began" for turn in told.turns)


def test_cards_lie_only_before_members_of_the_crew(lost):
    with pytest.raises(BadOptions, match="Nobody in this crew"):
        fly(lost[0], ("fifth", 1, "A/red"))


def test_what_is_no_card_is_refused(lost):
    with pytest.raises(BadNotation):
        fly(lost[0], ("captain", 1, "X/red"))


def test_a_mission_that_is_not_over_has_no_other_end():
    match = Match(GAME, Options(), 4, 1)
    with pytest.raises(BadRecord, match="not over"):
        fly(match.record())


def test_a_turn_beyond_the_twelfth_cannot_be_asked():
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"member": "captain", "turn": 13, "card": "-"}, OtherCard)
