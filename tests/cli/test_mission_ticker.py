import pytest

from orbita.cli.space_alert import mission as command
from orbita.cli.space_alert import mission_ticker
from orbita.cli.space_alert.mission_ticker import Ticker
from orbita.cli.table.lines import CLEAR_LINE
from orbita.games.space_alert.missions.model import DataTransfer, RadioSilence
from orbita.games.space_alert.missions.scripts import find_mission
from tests.cli.command import runner
from tests.games.space_alert.missions.test_timeline import mission_with


class Person:
    """Somebody at the terminal, whose clock only moves while the program waits; keys at their seconds."""

    def __init__(self, **keys):
        self.seconds = 0.0
        self.keys = [(float(name[1:]), key) for name, key in keys.items()]

    def now(self):
        return self.seconds

    def within(self, seconds):
        if self.keys and self.keys[0][0] <= self.seconds + seconds:
            moment, key = self.keys.pop(0)
            self.seconds = max(self.seconds, moment)
            return key
        self.seconds += seconds
        return ""


def ran(mission, capsys, pace=1, lang="en", shows_clock=False, **keys):
    person = Person(**keys)
    Ticker(mission, lang, pace, person.within, person.now, shows_clock).run()
    return person.seconds, capsys.readouterr().out


def test_announcements_come_at_their_moments_in_words(capsys):
    seconds, out = ran(find_mission("test_run_1"), capsys)
    assert seconds == pytest.approx(420)
    lines = out.splitlines()
    assert lines[0] == "  0:00  The mission begins, and phase 1 with it. Take your first cards."
    assert lines[1] == "  0:15  T+1, threat, blue zone."
    assert lines[-1] == "  7:00  The mission is over. Jump!"
    _, out = ran(find_mission("test_run_1"), capsys, lang="pl")
    assert out.splitlines()[-1] == "  7:00  Koniec misji. Skok!"


def test_a_faster_pace_takes_less_time(capsys):
    assert ran(find_mission("test_run_1"), capsys, pace=60)[0] == pytest.approx(7)


def test_q_ends_it(capsys):
    seconds, out = ran(find_mission("test_run_1"), capsys, s20="q")
    assert (seconds, len(out.splitlines())) == (20, 2)


def test_space_stops_the_clock_until_the_next(capsys):
    assert ran(find_mission("test_run_1"), capsys, s20=" ", s50=" ")[0] == pytest.approx(450, abs=0.11)


MISSION = mission_with(DataTransfer(at=20), RadioSilence(at=50, seconds=10))


def test_the_line_below_has_clock_phase_and_what_lasts(capsys):
    _, out = ran(MISSION, capsys, shows_clock=True, s224=" ", s225=" ", s226="q")
    lines = out.split(CLEAR_LINE)
    assert lines[0] == "Space pauses, q ends.\n"
    assert "0:10 · phase 1" in lines
    assert "0:25 · phase 1 · data transfer" in lines
    assert "0:55 · phase 1 · silence" in lines
    assert "1:05 · phase 1" in lines
    assert "3:40 · phase 1 · 0:05 left" in lines
    assert "3:44 · phase 1 · 0:01 left · paused" in lines


def test_how_long_a_phase_lasts_is_not_told_before_its_warning(capsys):
    _, out = ran(MISSION, capsys, shows_clock=True, s164="q")
    assert "left" not in out


@pytest.fixture
def run(capsys):
    return runner(command, capsys)


def test_the_command_runs_a_mission_to_its_end(run, monkeypatch):
    monkeypatch.setattr(mission_ticker, "wait", lambda seconds: "")
    assert run("mission", "ticker", "S1-1", "--pace", "1000", "--lang", "pl").out.endswith(
        "Koniec misji. Skok!\n"
    )


def test_ctrl_c_ends_it_quietly(run, monkeypatch):
    def interrupted(seconds):
        raise KeyboardInterrupt

    monkeypatch.setattr(mission_ticker, "wait", interrupted)
    assert run("mission", "ticker", "S1-1").status == 0


@pytest.mark.parametrize("pace", ["0", "-1", "fast"])
def test_a_clock_that_cannot_run_is_refused(run, pace):
    with pytest.raises(SystemExit):
        run("mission", "ticker", "S1-1", "--pace", pace)


def test_a_mission_that_is_not_there(run):
    assert run("mission", "ticker", "S9-9").code == "mission/unknown"
