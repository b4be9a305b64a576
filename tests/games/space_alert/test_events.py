"""Events as clients get them: the names and types that were promised."""

import random

import msgspec
import pytest

from orbita.games.space_alert.event_data import EVENT_TYPES
from orbita.games.space_alert.events import FIELDS
from orbita.games.space_alert.game import GAME
from orbita.games.space_alert.texts.catalogue import EVENTS, SILENT
from tests.games.space_alert.flight import Flight
from tests.games.space_alert.table import Table


def check(data):
    """Every value is there, and of its type."""
    types = EVENT_TYPES[data["event"]]
    assert set(data) == {"event", *types}
    for field, kind in types.items():
        assert msgspec.convert(data[field], kind, strict=True) == data[field], data


def test_every_event_has_types():
    assert list(EVENT_TYPES) == list(dict.fromkeys(name for name, *_ in FIELDS))
    assert set(GAME.event_types) == {*EVENTS, *SILENT}


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_what_is_told_at_a_table_is_what_was_promised(seats, seed):
    dice = random.Random(seed)
    state = GAME.new(GAME.read_options({"common": "both", "serious": "both"}), seats, seed + 1)
    told = set()
    for _ in range(400):
        if GAME.is_over(state):
            break
        seat = dice.choice(GAME.awaited(state))
        events = []
        GAME.apply(state, seat, dice.choice(list(GAME.legal(state, seat))), events)
        for event in events:
            for watcher in (None, 0, event[1] if 0 <= event[1] < seats else None):
                seen = GAME.seen_by(event, watcher)
                if seen is not None:
                    data = GAME.event_data(state, seen)
                    check(data)
                    told.add(data["event"])
    assert len(told) > 8


@pytest.mark.parametrize(
    "threats",
    [
        ["T+1 red scout", "T+2 white energy_cloud", "T+3 internal I2-01", "T+5 internal virus"],
        ["T+1 blue destroyer", "T+2 internal fissure", "T+3 internal slime_blue", "T+4 red marauder"],
        ["T+1 internal contamination", "T+2 internal seeker", "T+3 white juggernaut", "T+6 internal I1-01"],
    ],
)
def test_what_is_told_of_a_flight_is_what_was_promised(threats):
    cards = ("A B C deck blue C bots A", "red A A deck C C bots", "C deck C red A", "blue C red red C bots")
    for data in Flight(*cards, threats=threats).play().heard:
        check(data)


def test_a_weapon_and_a_phase_are_called_by_their_names():
    flight = Flight("A", "C").play(2)
    assert [data["weapon"] for data in flight.said("weapon_fired")] == ["white_heavy_laser"]
    assert flight.said("computer_maintained", phase=1)
    assert flight.said("computer_checked", phase=1, maintained=True)


def test_an_announced_threat_tells_where_it_is_and_what_helps():
    flight = Flight(threats=["T+1 internal fissure", "T+2 internal virus", "T+3 red scout"]).play(3)
    told = {data["card"]: data for data in flight.said("threat_appeared")}
    assert told["fissure"]["stations"] == ["upper_red"]
    assert (told["fissure"]["fought_with"], told["fissure"]["serious"]) == ("interceptors", True)
    assert (told["virus"]["fought_with"], told["virus"]["serious"]) == ("C", False)
    assert (told["scout"]["fought_with"], told["scout"]["stations"]) == ("weapons", [])
    table = Table(4).until("threat_announced")
    assert {"serious", "stations", "fought_with"} <= set(table.said("threat_announced")[0])
