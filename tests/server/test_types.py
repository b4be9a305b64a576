"""The types of the web client are the server's own."""

import runpy
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Literal

import msgspec
import pytest

from orbita.core.contract import Catalogue
from orbita.server.socket import protocol

ROOT = Path(__file__).parent.parent.parent
GENERATOR = runpy.run_path(str(ROOT / "scripts/generate-types"))


def test_the_committed_types_are_those_of_the_structs():
    done = subprocess.run(
        [sys.executable, str(ROOT / "scripts/generate-types"), "--check"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_events_are_told_apart_by_their_name():
    game = SimpleNamespace(
        event_types={
            "token_taken": {"seat": int, "from": Literal["pile", "box"] | None},
            "game_ended": {},
        }
    )
    (text,) = GENERATOR["events"](game, "Nim")
    assert text.splitlines() == [
        "export type NimEvent =",
        '  | { readonly event: "token_taken"; readonly seat: number; readonly from: "box" | "pile" | null }',
        '  | { readonly event: "game_ended" };',
    ]


def test_a_game_without_types_of_events_gets_no_union():
    assert GENERATOR["events"](SimpleNamespace(event_types={}), "Nim") == []


class Token(msgspec.Struct):
    pair: tuple[int, str]


class Box(Catalogue, frozen=True, kw_only=True):
    tokens: tuple[Token, ...]


def test_structs_of_a_game_carry_its_name_and_those_of_all_games_do_not():
    box, token = GENERATOR["structs"]([Box], "Nim")
    assert "export interface NimBox" in box
    assert "readonly tokens: readonly NimToken[];" in box
    assert "readonly options?: readonly OptionEntry[];" in box
    assert "readonly pair: readonly [number, string];" in token


def test_words_are_written_by_language_and_nouns_by_number():
    texts = SimpleNamespace(
        WORDS={"prompts": {"take": ("Weź {tokens}", "Take {tokens}")}},
        NOUNS={"tokens": (("żeton", "żetony", "żetonów"), ("token", "tokens"))},
    )
    assert '"Weź {tokens}"' in GENERATOR["words_text"](texts, "pl")
    assert '"Take {tokens}"' in GENERATOR["words_text"](texts, "en")
    assert "Weź" not in GENERATOR["words_text"](texts, "en")
    assert '"żetonów"' in GENERATOR["words_text"](texts, "pl")
    assert '"żetonów"' not in GENERATOR["words_text"](texts, "en")
    assert '"tokens"' in GENERATOR["words_text"](texts, "en")


@pytest.mark.parametrize("template", ["{0}", "{gain:+d}", "{who!r}", "{seat.name}"])
def test_a_sentence_the_browser_cannot_fill_in_is_refused(template):
    with pytest.raises(SystemExit):
        GENERATOR["checked"](template)


@pytest.mark.parametrize(
    "raw",
    [
        pytest.param(b"", id="nothing"),
        pytest.param(b"[]", id="no object"),
        pytest.param(b'{"type":"shout"}', id="unknown type"),
        pytest.param(b'{"type":"move","move":1,"after":0}', id="wrong kind of value"),
        pytest.param(b'{"type":"move","move":"x"}', id="something missing"),
        pytest.param(b'{"type":"ping","extra":1}', id="something more"),
    ],
)
def test_what_is_no_message_is_refused(raw):
    with pytest.raises(msgspec.DecodeError):
        protocol.read_message(raw)
