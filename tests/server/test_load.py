"""The load test itself: bounded, on loopback, and honest about what is lost."""

import re

import pytest

from orbita.cli.main import main
from orbita.client.load import Heard, Report
from orbita.server.socket import protocol as wire


def update(*seqs):
    items = tuple(wire.Moved(seq, seq * 10, 0, "", "", (), ()) for seq in seqs)
    return wire.Update(0, seqs[-1], 0, items, None, None)


def test_a_small_load_runs_clean(capsys):
    assert main(["loadtest", "--tables", "3", "--seconds", "2", "--rate", "5"]) == 0
    out = capsys.readouterr().out
    assert "3 tables of 4 seats" in out
    assert "lost 0, reordered 0" in out


def test_people_play_beside_bots_of_a_level(capsys):
    words = ["--tables", "2", "--seats", "3", "--seconds", "3", "--rate", "0", "--bots", "normal"]
    assert main(["loadtest", *words]) == 0
    out = capsys.readouterr().out
    assert "2 tables of 3 seats" in out
    assert re.search(r"beside [1-9]\d* moves of bots", out)
    assert re.search(r"a person's move, until it is made: p50 \d+\.\d ms, p99 [1-9]", out)
    assert "lost 0, reordered 0" in out


def test_bots_of_no_level_are_refused():
    assert main(["loadtest", "--tables", "1", "--seconds", "1", "--bots", "godlike"]) == 2


def test_latency_is_that_of_the_last_seat():
    heard = Heard(2)
    heard.note(0, update(1), 15.0)
    heard.note(1, update(1), 40.0)
    assert heard.latencies() == [30.0]


def test_what_a_seat_never_hears_is_lost_and_what_comes_twice_is_out_of_order():
    heard = Heard(2)
    heard.promised = {1, 2}
    heard.note(0, update(2), 1.0)
    heard.note(0, update(1), 1.0)
    assert (heard.lost(), heard.reordered) == (2, 1)
    assert not Report(1, 2, 2, 1.0, [], heard.lost(), heard.reordered).is_clean()


@pytest.mark.parametrize(
    "words", [["--tables", "5000"], ["--seconds", "9999"], ["--processes", "2"]], ids=" ".join
)
def test_a_load_without_bounds_is_refused(words):
    assert main(["loadtest", *words]) == 2
