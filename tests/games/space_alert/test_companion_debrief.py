"""The debrief of a flight of the box: what is changed was on the same board, and no card is made up."""

from collections import Counter

import pytest

from orbita.core.errors import IllegalMove
from orbita.games.space_alert.names import SEAT_NAMES
from orbita.games.space_alert.options import Options
from orbita.games.space_alert.tools.companion.debrief import DebriefWish, debrief
from orbita.games.space_alert.tools.companion.flight import FlightWish, Trip, told
from orbita.games.space_alert.tools.companion.mission import MissionWish

TRACKS = {"red": "T3", "white": "T2", "blue": "T4", "internal": "T7"}
# Lost by little: two single changes would have saved this ship.
LOST = {
    "tracks": TRACKS,
    "threats": ["T+1 red Fighter", "T+3 white SE1-01", "T+4 blue SE1-02"],
    "players": [
        {"name": "Ala", "cards": "C A A deck B B A deck B B C A"},
        {"cards": "blue blue C - B A blue A B B blue B"},
        {"cards": "A C A C B red C C B A A -"},
        {"cards": "deck B red A blue A B B - C blue blue"},
    ],
}


@pytest.fixture(scope="module")
def inquiry():
    looks = iter(range(200_000))
    asked = DebriefWish(LOST, MissionWish(mission="mission_3"), Options(mission="mission_3"))
    return debrief(asked, "en", lambda: next(looks) > 40)


def resolved(flight):
    return told(FlightWish(flight, options=Options(mission="mission_3")), "en")


def test_it_tells_the_ending_the_flight_really_has(inquiry):
    flown = resolved(LOST)
    assert inquiry.verdict.won == (flown.ending == "jumped-home")
    assert inquiry.verdict.reason == flown.ending


def test_the_plan_is_what_was_tapped_in_half_by_half(inquiry):
    assert list(inquiry.plan["captain"])[:8] == ["C", "A", "A", "deck", "B", "B", "A", "deck"]


def test_a_change_exchanges_or_leaves_out_and_adds_no_card(inquiry):
    assert inquiry.changes.one.found == 2
    for change in inquiry.changes.found:
        boards = {slot.member for slot in change.slots}
        for member in boards:
            slots = [slot for slot in change.slots if slot.member == member]
            before = Counter(slot.before for slot in slots if slot.before != "-")
            after = Counter(slot.after for slot in slots if slot.after != "-")
            assert not after - before


def test_what_a_change_promises_the_flight_keeps(inquiry):
    for change in inquiry.changes.found[:4]:
        boards = {member: list(cards) for member, cards in inquiry.plan.items()}
        for slot in change.slots:
            boards[slot.member][slot.turn - 1] = slot.after
        players = [{"cards": " ".join(boards[SEAT_NAMES[n]])} for n in range(4)]
        flown = resolved({**LOST, "players": players})
        assert flown.score is not None
        assert flown.score["total"] == change.score


def test_every_link_of_the_chain_is_proven(inquiry):
    assert inquiry.chain
    assert all(link.score is not None for link in inquiry.chain)


def test_a_heroic_card_is_one_of_a_board_and_stays_on_it():
    players = [{"cards": "HA A A"}, {"cards": "tLB A"}, {"cards": "Hbots"}, {}]
    looks = iter(range(200_000))
    asked = DebriefWish({**LOST, "players": players}, MissionWish(mission="mission_3"))
    found = debrief(asked, "en", lambda: next(looks) > 40)
    assert [found.plan[member][0] for member in ("captain", "officer", "chief")] == ["HA", "tLB", "Hbots"]


def test_a_card_that_was_laid_later_could_not_be_had_in_an_earlier_phase():
    flight = {**LOST, "players": [{"cards": "- - - - - - - A"}, {}, {}, {}]}
    looks = iter(range(200_000))
    asked = DebriefWish(flight, MissionWish(mission="mission_3"), Options(mission="mission_3"))
    found = debrief(asked, "en", lambda: next(looks) > 40)
    turns = {slot.turn for change in found.changes.found for slot in change.slots}
    assert found.changes.one.tried == 5  # the other four slots of its phase, and none at all
    assert turns <= set(range(8, 13))


def test_a_test_run_is_looked_into_over_its_seven_turns():
    flight = {"tracks": TRACKS, "threats": ["T+1 red Fighter"], "players": ["A A", "", "", ""]}
    looks = iter(range(200_000))
    asked = DebriefWish(flight, MissionWish(mission="test_run_1"), Options(mission="test_run_1"))
    found = debrief(asked, "pl", lambda: next(looks) > 40)
    assert len(found.plan["captain"]) == 7


# Trips and tokens of the evening


EVENING = {**LOST, "damage": {"red": ["shield", "reactor"], "white": ["structural"]}}
EVENING["players"] = [{"cards": "C A/red A deck B B A deck B B C A"}, *LOST["players"][1:]]
TRIPS = (Trip(2, 0), Trip(1, 1, arrow=True))


def evening(trips=TRIPS):
    looks = iter(range(200_000))
    asked = DebriefWish(EVENING, MissionWish(mission="mission_3"), Options(mission="mission_3"), trips=trips)
    return debrief(asked, "en", lambda: next(looks) > 40)


def test_the_debrief_flies_the_evening_with_its_trips_and_its_tokens():
    flown = told(FlightWish(EVENING, TRIPS, Options(mission="mission_3")), "en")
    events = [event["event"] for turn in flown.turns for event in turn.events]
    assert events.count("tripped") == 2
    inquiry = evening()
    assert inquiry.verdict.reason == flown.ending
    assert inquiry.verdict.turn == flown.turns[-1].turn
    drawn = next(zone.damage for zone in flown.turns[-1].shown.ship.zones if zone.id == "red")
    assert list(drawn) == ["shield", "reactor"][: len(drawn)]


def test_trips_change_what_is_found():
    assert evening().plan["captain"][1] == "A/red"
    assert evening(()).plan["captain"][1] == "A"
    assert evening().changes.one.tried > 0


def test_a_card_that_was_turned_over_is_exchanged_like_any_other_and_no_card_is_made_up():
    for change in evening().changes.found:
        for member in {slot.member for slot in change.slots}:
            slots = [slot for slot in change.slots if slot.member == member]
            before = Counter(slot.before for slot in slots if slot.before != "-")
            after = Counter(slot.after for slot in slots if slot.after != "-")
            assert not after - before


def test_nobody_trips_who_is_not_there():
    with pytest.raises(IllegalMove, match="has no card"):
        evening((Trip(2, 4),))
