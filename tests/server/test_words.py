"""Whatever is refused, is refused in the reader's language: every code there is, over socket and REST."""

import ast
import re
import string
from pathlib import Path

import pytest
from litestar.testing import TestClient

import orbita
from orbita.cli.lang import POLISH_ERRORS
from orbita.core import refusals
from orbita.core.errors import OrbitaError
from orbita.core.lang import LANGS
from orbita.server import words
from orbita.server.app import make_app, make_server
from orbita.server.rooms.rooms import Rooms
from orbita.server.settings import Settings
from orbita.server.socket import protocol as wire
from orbita.server.store.memory import MemoryStore
from tests.server.club import open_club, run
from tests.server.test_table import placed

ROOT = Path(orbita.__file__).parent
CLIENT = Path(__file__).parents[2] / "web/src/lib/i18n"
PLACES = ("server", "client", "core")
COMMANDS = ("serve", "records", "loadtest", "replay")
CODE = re.compile(r"[a-z]+(-[a-z]+)*/[a-z0-9]+(-[a-z0-9]+)*")
NO_CODES = {"application/json", "application/jsonl", "image/png", "text/html", "text/javascript"}
CORE = {code: text for words_of_core in vars(refusals).values() if isinstance(words_of_core, dict)
        for code, text in words_of_core.items() if CODE.fullmatch(code)}  # fmt: skip
POLISH = {**CORE, **words.POLISH, **POLISH_ERRORS}


def is_code(node):
    return (
        isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and CODE.fullmatch(node.value)
        and node.value not in NO_CODES
    )


def nodes():
    """Everything that is written in these files, but for the catalogues themselves."""
    files = [file for place in PLACES for file in (ROOT / place).rglob("*.py")]
    files += [ROOT / "cli" / f"{name}.py" for name in COMMANDS]
    for file in files:
        if file.name not in ("words.py", "refusals.py"):
            yield from ast.walk(ast.parse(file.read_text()))


def codes():
    return {node.value for node in nodes() if is_code(node)}


def raised():
    """Every refusal that is made: its code, and the names of its values."""
    for node in nodes():
        if isinstance(node, ast.Call) and node.args and is_code(node.args[0]):
            yield node.args[0].value, {keyword.arg for keyword in node.keywords}


def test_every_code_has_a_polish_sentence():
    found = codes()
    assert len(found) > 140
    assert sorted(found - POLISH.keys()) == []


def test_no_sentence_is_left_of_a_code_that_nobody_uses():
    made_of_a_status = {code for code in words.POLISH if code.startswith("http/")}
    assert sorted(words.POLISH.keys() - codes() - made_of_a_status) == []


def test_a_code_has_one_sentence():
    assert sorted(words.POLISH.keys() & POLISH_ERRORS.keys()) == []
    assert sorted(words.POLISH.keys() & CORE.keys()) == []


def test_a_sentence_needs_only_values_that_its_error_always_has():
    for code, values in raised():
        text = POLISH.get(code, "")
        template = text if isinstance(text, str) else text[0]
        fields = {field for _, field, _, _ in string.Formatter().parse(template) if field}
        assert fields <= values, code


@pytest.mark.parametrize(
    ("accepted", "lang"),
    [
        ("", "en"),
        ("pl", "pl"),
        ("pl-PL,pl;q=0.9,en-US;q=0.8,en;q=0.7", "pl"),
        ("de-DE,pl;q=0.5", "pl"),
        ("en-GB,pl;q=0.9", "en"),
        ("pl;q=0.2,en;q=0.8", "en"),
        ("pl;q=zero", "en"),
        ("*", "en"),
    ],
)
def test_the_language_a_reader_likes_best(accepted, lang):
    assert words.preferred(accepted) == lang


def test_an_error_from_elsewhere_that_lacks_values_is_told_as_it_came():
    assert words.told(OrbitaError("level/unknown", "bots are easy"), "pl") == "bots are easy"


def test_the_browser_says_none_of_these_in_words_of_its_own():
    for lang in LANGS:
        quoted = re.findall(r'"([^"]*)":', (CLIENT / f"{lang}.ts").read_text())
        own = {text for text in quoted if CODE.fullmatch(text)}
        assert own == {"network/offline", "socket/offline"}  # what no server was there to say


@pytest.fixture
def client():
    with TestClient(make_app(Rooms(MemoryStore()), Settings())) as client:
        yield client


@pytest.mark.parametrize(
    ("method", "path", "body", "polish"),
    [
        pytest.param("GET", "/api/tables/nowhere", None, "Nie ma takiego stołu.", id="ours"),
        pytest.param("GET", "/nowhere", None, "Nie ma takiej strony.", id="a page"),
        pytest.param(
            "POST", "/api/guests", {"nickname": 5}, "Nie można odczytać tego zapytania.", id="a body"
        ),
        pytest.param("GET", "/api/games/chess/rules", None, "Nie ma gry „chess”.", id="core's"),
        pytest.param("PUT", "/api/guests/me", {"nickname": "A"}, "Do tego potrzebny jest klucz.", id="a key"),
    ],
)
def test_rest_refuses_in_the_language_of_the_reader(client, method, path, body, polish):
    english = client.request(method, path, json=body)
    answer = client.request(method, path, json=body, headers={"Accept-Language": "pl-PL,pl;q=0.9"})
    assert answer.json()["message"] == polish
    assert english.json()["message"] != polish
    assert answer.json()["code"] == english.json()["code"]


def test_the_gate_refuses_in_the_language_of_the_reader():
    with TestClient(make_server(Settings(database="memory"))) as client:
        foreign = {"Origin": "http://elsewhere", "Accept-Language": "pl"}
        answer = client.post("/api/guests", json={"nickname": "A"}, headers=foreign)
        assert answer.json()["message"] == "Ta strona należy do innego serwera."


@pytest.mark.parametrize(
    ("message", "polish", "english"),
    [
        (wire.Undo(9), "Z tej tury nie można już nic cofnąć: zapytaj stół.", "nothing of this turn"),
        (
            wire.Answer(True, 1),
            "Tej propozycji już nie ma: ktoś wykonał ruch, odpowiedział albo ją wycofał.",
            "the proposal is gone",
        ),
        (wire.Mute(9), "Nie ma takiego miejsca przy stole.", "this table has seats 0 to 1"),
        (wire.Propose("bot", seat=0, level="x"), "Nie ma bota o poziomie „x”.", "bots are"),
        (wire.AskHint(), "To nie twoja kolej.", "it is not your turn"),
    ],
    ids=lambda part: type(part).__name__ if not isinstance(part, str) else "",
)
def test_the_socket_refuses_in_the_language_of_the_reader(message, polish, english):
    async def work():
        async with open_club() as club:
            laid, _, _ = await placed(club, "Ala", "Ola")
            assert (await (await club.client(laid.seats["1"], lang="pl")).send(message)).message == polish
            told = (await (await club.client(laid.seats["1"])).send(message)).message
            assert told.startswith(english)

    run(work())


@pytest.mark.parametrize("move", ["dance", "shoot"])
def test_the_game_says_in_polish_what_it_cannot_read_or_does_not_allow(move):
    async def work():
        async with open_club() as club:
            laid, _, _ = await placed(club, "Ala", "Ola")
            polish, english = [await club.client(laid.seats["1"], lang=lang) for lang in ("pl", "en")]
            assert (await polish.play(move)).message != (await english.play(move)).message

    run(work())


def test_a_refused_move_names_the_person_whose_turn_it_is():
    async def work():
        async with open_club() as club:
            laid, _, _ = await placed(club, "Ala", "Ola")
            ola = await club.client(laid.seats["1"], lang="pl")
            assert (await ola.play("shoot")).message == "Teraz gra Ala."

    run(work())


def test_whoever_is_sent_away_is_told_why_in_their_language():
    async def work():
        async with open_club() as club:
            laid, _ = await club.lay("Ala", "Ola")
            first = await club.client(laid.seats["0"], lang="pl")
            await club.client(laid.seats["0"])
            assert first.connection.farewell.message == "To miejsce otwarto na innym urządzeniu."

    run(work())
