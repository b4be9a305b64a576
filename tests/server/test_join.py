"""A terminal at a server's table: the same notation, the same rights as a browser."""

import os
import subprocess
import sys

import pytest

from orbita.cli.join import take_seat
from orbita.client.errors import Refused, Unreachable
from orbita.client.links import read_link
from orbita.server.bodies import NewTable, SeatWish
from tests.server.servers import LAUNCH, Served, environment


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("terminal")
    served = Served(f"sqlite:///{folder}/orbita.db", folder)
    yield served
    assert served.stop() == 0


def terminal(server, link, lines, lang="en"):
    """Run the terminal with these lines typed."""
    return subprocess.run(
        [sys.executable, "-c", LAUNCH, "play", "--join", link, "--name", "Ela", "--lang", lang],
        input=lines,
        env={**environment(server.database), "COLUMNS": "100", "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
        cwd=os.path.dirname(__file__),
    )


def test_a_whole_game_is_played_from_a_terminal(server):
    laid = server.lay("Ala", "bot")
    done = terminal(server, server.rest.link(laid.seats["0"]), "place 10/3\nhint\nundo\n" + "1\n" * 2000)
    assert done.returncode == 0, done.stderr
    assert "Hint: " in done.stdout
    assert "Points: red" in done.stdout
    assert server.rest.table(laid.table).phase == "over"


def test_a_code_is_enough_to_join_and_polish_is_spoken(server):
    wish = NewTable("guardians", (SeatWish("me", "Ala"), SeatWish("open")))
    laid = server.rest.new_table(wish)
    link = f"{server.address}/t/{laid.table}"
    seated = take_seat(read_link(link), "Ela")
    info = server.rest.table(laid.table)
    assert [seat.player for seat in info.seats] == ["Ala", "Ela"]
    assert seated.key.startswith(f"{laid.table}.1.")
    with pytest.raises(Refused) as refused:
        take_seat(read_link(link), "Ola")
    assert refused.value.code == "seat/none-open"
    table = server.lay("Ala", "bot")
    done = terminal(server, server.rest.link(table.seats["0"]), "foo\n?\nkoniec\n", lang="pl")
    assert "Numer albo ruch" in done.stdout
    assert done.returncode == 0


@pytest.mark.parametrize("link", ["nonsense", "http://host/x", "ftp://host/t/abc", "http:///t/abc"])
def test_what_is_no_link_is_refused(link):
    with pytest.raises(Refused) as refused:
        read_link(link)
    assert refused.value.code == "link/unreadable"


def test_a_server_that_is_not_there_is_said_to_be_so():
    with pytest.raises(Unreachable):
        take_seat(read_link("http://127.0.0.1:9/t/abc"), "Ela")
