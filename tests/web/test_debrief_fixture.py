"""The flight that the browser's tests of the debrief read is told as the game tells flights now."""

import json
from pathlib import Path

import msgspec

from orbita.games.space_alert.tools.inquiry.model import Inquiry

FLIGHT = Path(__file__).parents[2] / "web/src/lib/games/space_alert/debrief/flight.cases.json"


def test_the_debrief_of_the_fixture_is_one_of_the_installed_game():
    told = json.loads(FLIGHT.read_text())["inquiry"]
    inquiry = msgspec.convert(told, Inquiry)
    assert json.loads(msgspec.json.encode(inquiry)) == told
    assert inquiry.chain[-1].kind == "loss"
    assert inquiry.changes.found[0].known_in_time
