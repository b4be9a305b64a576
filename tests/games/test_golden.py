"""Golden records: whole games as text, which must replay for ever. scripts/regen-golden re-makes them."""

import pytest

from orbita.core.record import read_record, write_json, write_text
from orbita.core.replay import replay, steps
from orbita.registry import GAMES, find_game
from tests.games.golden import FOLDER, endings_in, events_in, records_of

# What the records of a game show together: its rarer events, and every way it can end.
SHOWN = {
    "guardians": {
        "missile_fired", "power_up_used", "mine_exploded", "ship_waits", "fighter_lost", "fighter_hit",
        "comeback_declined", "seat_out",
    },
    "space_alert": {
        "card_given", "card_drawn", "planning_ended", "tripped", "delayed", "knocked_out", "threat_destroyed",
        "threat_survived", "bots_taken", "rocket_launched", "repaired", "card_in_vain", "cards_pushed",
        "damage_sum", "shot_missed",
    },
    "voyager": {
        "building_taken", "building_held", "rocket_lost", "achievement_taken", "mission_done",
        "landing_failed", "roll_raised", "belt_passed", "deck_shuffled", "goal_reached",
    },
}  # fmt: skip
ENDINGS = {
    "guardians": {"last-invader-gone", "nobody-hits", "planet-fell", "all-fighters-lost"},
    "space_alert": {"jumped-home", "zone-destroyed", "ship-lost"},
    "voyager": {"goal-reached", "last-round"},
}
FILES = sorted(FOLDER.glob("*/*.txt"))

each_file = pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_one_for_every_number_of_seats(game):
    few, many = GAMES[game].min_seats, GAMES[game].max_seats
    assert {len(record.seats) for record in records_of(game).values()} == set(range(few, many + 1))


@pytest.mark.parametrize("game", GAMES)
def test_together_they_show_the_rarer_events(game):
    assert SHOWN[game] - events_in(game) == set()


@pytest.mark.parametrize("game", GAMES)
def test_together_they_show_every_ending(game):
    assert endings_in(game) == ENDINGS[game]


@each_file
def test_played_again_it_ends_as_written_and_is_written_with_the_same_bytes(file):
    record = read_record(file.read_bytes())
    match = replay(record, find_game(file.parent.name))
    assert match.outcome() == record.outcome
    assert match.outcome() is not None
    assert write_text(match.record()).encode() == file.read_bytes()


@each_file
def test_text_and_json_convert_without_loss(file):
    record = read_record(file.read_bytes())
    from_json = read_record(write_json(record))
    assert from_json == record
    assert write_text(from_json).encode() == file.read_bytes()


@each_file
def test_nothing_is_ever_wrong_with_the_table(file):
    game = find_game(file.parent.name)
    for _, match, _ in steps(read_record(file.read_bytes()), game):
        assert game.invariants(match.state) == []
