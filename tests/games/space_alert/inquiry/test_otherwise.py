"""How it would have been: every change that would have saved the ship is a film that ends at home."""

from itertools import combinations

import msgspec
import pytest

from orbita.core.errors import BadNotation, BadOptions, BadRecord, IllegalMove
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


# The workbench


def lay(record, *cards):
    plan = OtherPlan(
        write_json(record).decode(), tuple(OtherCard(*card) for card in cards), held=True, film=False
    )
    return TOOL.work(plan, "en")


def flip(card):
    return "/".join(reversed(card.split("/")))


def test_the_workbench_tells_the_end_without_the_film(lost):
    record, inquiry = lost
    told = lay(record)
    assert told.turns == ()
    assert told.end == fly(record).end == fly(record).turns[-1].shown
    assert told.end.ending == inquiry.verdict.reason


def test_every_change_of_the_debrief_can_be_laid_on_the_workbench(lost):
    record, inquiry = lost
    for change in inquiry.changes.found:
        end = lay(record, *((slot.member, slot.turn, slot.after) for slot in change.slots)).end
        assert end.score.total == change.score
    best = lay(record, *((slot.member, slot.turn, slot.after) for slot in inquiry.best.differences)).end
    assert (best.ending, best.score.total) == ("jumped-home", inquiry.best.score)


def test_the_workbench_offers_exactly_what_it_takes(lost):
    record, inquiry = lost
    offered = lay(record).could
    assert offered.keys() == inquiry.plan.keys()
    deck = {card for slots in offered.values() for cards in slots for card in cards}
    for member, turn in (("captain", 2), ("chief", 7), ("fourth", 12)):
        for card in deck:
            if card in offered[member][turn - 1]:
                lay(record, (member, turn, card))
                lay(record, (member, turn, flip(card)))
            else:
                with pytest.raises(IllegalMove, match=f"Turn {turn}: the card"):
                    lay(record, (member, turn, card))


def test_what_lies_there_is_among_the_offered(lost):
    record, inquiry = lost
    offered = lay(record).could
    for member, cards in inquiry.plan.items():
        for turn, card in enumerate(cards):
            assert card == "-" or {card, flip(card)} & set(offered[member][turn])


def test_two_cards_of_a_board_are_exchanged_only_if_both_were_there_in_time(lost):
    record, inquiry = lost
    cards = inquiry.plan["captain"]
    for early, late in combinations((1, 3, 4, 7, 8, 12), 2):
        swapped = (("captain", late, cards[early - 1]), ("captain", early, cards[late - 1]))
        offered = lay(record, ("captain", late, "-"), ("captain", early, "-")).could["captain"]
        if cards[late - 1] == "-" or {cards[late - 1], flip(cards[late - 1])} & set(offered[early - 1]):
            lay(record, *swapped)
        else:
            with pytest.raises(IllegalMove):
                lay(record, *swapped)


def test_a_card_given_up_elsewhere_may_lie_on_an_androids_board(two_and_two_androids):
    record, inquiry = two_and_two_androids
    told = lay(record)
    turn, card = next((n, card) for n, card in enumerate(inquiry.plan["captain"], 1) if card != "-")
    kind = {card, flip(card)}
    freed = lay(record, ("captain", turn, "-"))
    assert kind & set(freed.could["android1"][11])
    took = lay(record, ("captain", turn, "-"), ("android1", 12, card))
    assert took.end.members
    assert len(freed.could["android1"][11]) >= len(told.could["android1"][11])


@pytest.fixture(scope="module")
def two_and_two_androids():
    record = flown(2, 5, hurry=0.3)
    return record, inquire(record, 0.02)
