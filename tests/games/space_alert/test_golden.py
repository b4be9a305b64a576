"""Golden records: whole games as text, which must replay for ever. scripts/regen-golden re-makes them."""

from pathlib import Path

import pytest

from orbita.core.record import read_record, write_json, write_text
from orbita.core.replay import replay, steps
from orbita.games.space_alert.debriefing import ship_at_home
from orbita.games.space_alert.game import GAME
from orbita.games.space_alert.rules import scoring

FILES = sorted((Path(__file__).parents[2] / "golden" / "space_alert").glob("*.txt"))

each_file = pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])


def record_of(name):
    return read_record(next(file for file in FILES if file.stem == name).read_bytes())


@each_file
def test_played_again_it_ends_as_written_and_is_written_with_the_same_bytes(file):
    record = read_record(file.read_bytes())
    match = replay(record, GAME)
    assert match.outcome() == record.outcome
    assert match.outcome() is not None
    assert write_text(match.record()).encode() == file.read_bytes()
    assert read_record(write_json(record)) == record


@each_file
def test_the_ship_is_in_order_after_every_move(file):
    for _, match, _ in steps(read_record(file.read_bytes()), GAME):
        ship = match.state.ship
        for zone in range(3):
            tokens = ship.tokens[zone * 6 : zone * 6 + ship.damage[zone]]
            assert len(set(tokens)) == len(tokens) == bin(ship.broken[zone]).count("1")
            assert min(ship.shield[zone], ship.reactor[zone], ship.fuel, ship.rockets) >= 0
        cards = sum(match.state.hand) + sum(match.state.deck[:12]) + sum(map(bool, match.state.plan))
        assert cards <= 90 + 6


def test_there_are_games_for_every_number_of_people_with_and_without_an_extra_android():
    records = [read_record(file.read_bytes()) for file in FILES]
    assert {len(record.seats) for record in records} == {1, 2, 3, 4, 5}
    assert {record.options["extra_android"] for record in records} == {True, False}


def test_together_they_show_every_ending_and_the_rarer_events():
    shown = set()
    for file in FILES:
        for _, match, events in steps(read_record(file.read_bytes()), GAME):
            shown |= {GAME.event_data(match.state, event)["event"] for event in events}
    assert {read_record(file.read_bytes()).outcome.reason for file in FILES} == {
        "jumped-home",
        "zone-destroyed",
        "ship-lost",
    }
    assert {"card_given", "card_drawn", "planning_ended", "tripped", "delayed", "knocked_out"} <= shown
    assert {"threat_destroyed", "threat_survived", "bots_taken", "rocket_launched", "repaired"} <= shown


@pytest.mark.parametrize("name", ["4-seats-campaign", "4-seats-campaign-won"])
def test_a_mission_of_a_campaign_starts_with_what_was_carried_over(name):
    record = record_of(name)
    _, match, _ = next(steps(record, GAME))
    ship = match.state.ship
    assert (list(ship.damage), ship.old_structural) == ([1, 2, 1], 1)
    assert (ship.stored_lower_red, ship.stored_upper_blue) == (1, 0)


def test_the_score_of_a_campaign_mission_counts_all_damage_and_the_squad_left_behind():
    ship = replay(record_of("4-seats-campaign-won"), GAME).state.ship
    assert (scoring.damage_penalty(ship), scoring.worst_zone_penalty(ship)) == (13, 6)
    assert scoring.bots_penalty(ship) >= 1
    assert ship_at_home(ship).tokens[1][:2] == ("reactor", "gravolift")
