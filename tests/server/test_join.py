"""A terminal at a server's table: the same notation, the same rights as a browser."""

import asyncio
import os
import subprocess
import sys
from types import SimpleNamespace

import pytest

from orbita.cli.table.remote import RemoteTable, take_seat
from orbita.client.errors import Refused, Unreachable
from orbita.client.links import read_link
from orbita.server.http.bodies import NewTable, SeatWish
from orbita.server.socket import protocol as wire
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
    assert "Points: Ala" in done.stdout
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


class LastMove:
    """A table's client whose next move ends the game: the news is there before anybody has looked at it."""

    ask = None  # only moves are made

    def __init__(self):
        self.seq = 1
        self.info = SimpleNamespace(phase="playing", proposal=None)
        self.position = SimpleNamespace(choices=(), outcome=None)
        self.news = asyncio.Queue()

    async def next(self):
        return await self.news.get()

    async def move(self, text):
        self.seq = 2
        self.info = SimpleNamespace(phase="over", proposal=None)
        self.position = SimpleNamespace(choices=(), outcome=SimpleNamespace(text="Ala wins."))
        moved = wire.Moved(2, 0, 0, "Ala", text, (), ("Ala shoots the last monster.",))
        await self.news.put(wire.Update(1, 2, 0, (moved,), None, None))
        return 2


def test_the_last_move_is_told_before_the_winner(capsys):
    async def work():
        table = RemoteTable(read_link("http://host/t/abc#abc.0.x"), "en")
        table.client, table.told = LastMove(), 1
        table.line = asyncio.get_running_loop().create_future()
        table.line.set_result("shoot")
        while await table.step():
            pass

    asyncio.run(asyncio.wait_for(work(), 60))
    told = capsys.readouterr().out
    assert 0 <= told.index("Ala shoots the last monster.") < told.index("Ala wins.")


@pytest.mark.parametrize("link", ["nonsense", "http://host/x", "ftp://host/t/abc", "http:///t/abc"])
def test_what_is_no_link_is_refused(link):
    with pytest.raises(Refused) as refused:
        read_link(link)
    assert refused.value.code == "link/unreadable"


def test_a_server_that_is_not_there_is_said_to_be_so():
    with pytest.raises(Unreachable):
        take_seat(read_link("http://127.0.0.1:9/t/abc"), "Ela")


class Talking:
    """A table's client that remembers the signs it was asked to give."""

    ask = None  # only signs are given

    def __init__(self, game):
        seats = tuple(SimpleNamespace(player=name) for name in ("Ala", "Ola"))
        self.info = SimpleNamespace(game=game, phase="playing", seats=seats)
        self.position = SimpleNamespace(choices=())
        self.signs, self.moves = [], []

    async def talk(self, kind, about):
        self.signs.append((kind, about))

    async def move(self, text):
        self.moves.append(text)


def at_a_terminal(game, lines, lang="en"):
    table = RemoteTable(read_link("http://host/t/abc#abc.0.x"), lang)
    table.client = Talking(game)
    for line in lines:
        asyncio.run(table.obey(line))
    return table


@pytest.mark.parametrize("line", ["tell lay 4 A", "powiem lay 4 A"])
def test_a_sign_is_given_from_a_terminal_in_either_language(line):
    table = at_a_terminal("space_alert", [line])
    assert (table.client.signs, table.client.moves) == ([("tell", "lay 4 A")], [])


def test_in_a_game_without_signs_their_words_are_moves_that_cannot_be_read():
    table = at_a_terminal("guardians", ["tell lay 4 A"])
    assert (table.client.signs, table.client.moves) == ([], ["tell lay 4 A"])


def test_signs_of_others_are_told_at_a_terminal_and_its_help_names_them(capsys):
    table = at_a_terminal("space_alert", ["?"])
    sign = wire.Talked(7, 0, 1, "Ola", "word", "thanks", "Thanks!", time=5000)
    assert table.sentences(sign) == ["Ola: Thanks!"]
    assert "tell, ask, mark, ping, word" in capsys.readouterr().out
    at_a_terminal("guardians", ["?"])
    assert "ping" not in capsys.readouterr().out
