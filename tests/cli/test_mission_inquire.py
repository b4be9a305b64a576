"""`orbita mission inquire`."""

import msgspec
import pytest

from orbita.cli.space_alert import mission_inquire
from orbita.core.match import Match
from orbita.core.record import write_text
from orbita.games.space_alert.game import GAME
from orbita.games.space_alert.options import Options
from orbita.games.space_alert.tools.inquiry.model import Inquiry
from tests.cli.command import runner
from tests.games.space_alert.inquiry.flying import flown, flown_home


@pytest.fixture
def run(capsys):
    return runner(mission_inquire, capsys)


@pytest.fixture
def file(tmp_path):
    def write(record):
        path = tmp_path / "mission.txt"
        path.write_text(write_text(record), encoding="utf-8")
        return str(path)

    return write


LOST = ["Łańcuch przyczyn", "Najmniejsze zmiany", "Na następny lot"]
WON = ["Points lost", "The best plan", "For the next flight"]


def test_a_lost_mission_is_told_from_its_causes_to_a_tip(run, file):
    told = run("inquire", file(flown(4, 1)), "--seconds", "0.01", "--lang", "pl")
    assert told.status == 0
    assert [line for line in told.out.splitlines() if line in LOST] == LOST


def test_a_mission_that_came_home_is_told_where_its_points_went(run, file):
    told = run("inquire", file(flown_home(1)), "--seconds", "0.01", "--lang", "en")
    assert told.out.startswith("The ship came home")
    assert [line for line in told.out.splitlines() if line in WON] == WON
    assert "Chain of causes" not in told.out


def test_programs_get_all_of_it_alike_each_time(run, file):
    name = file(flown(4, 1))
    one, other = (run("inquire", name, "--seconds", "0.01", "--json") for _ in range(2))
    assert one.out == other.out
    assert msgspec.json.decode(one.out, type=Inquiry).verdict.won is False


def test_a_mission_that_goes_on_is_refused(run, file):
    told = run("inquire", file(Match(GAME, Options(), 4, 1).record()))
    assert (told.status, told.code) == (2, "record/not-over")
