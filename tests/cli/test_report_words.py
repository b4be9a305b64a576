"""The words of reports and of what keeps a server's tables: both languages, with the same values."""

import string
from typing import get_args, get_type_hints

import pytest

from orbita.cli import records_words, report_words
from orbita.core.record import write_text
from orbita.registry import GAMES
from orbita.server.upkeep.upgrade import Finding

SAME = {"bot"}  # a word of both languages


def values_in(text):
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


@pytest.mark.parametrize("words", [records_words.WORDS, report_words.WORDS])
def test_both_languages_say_the_same_values(words):
    for key, (polish, english) in words.items():
        assert values_in(polish) == values_in(english), key
        assert key in SAME or polish != english, key


def test_every_verdict_has_its_words():
    for verdict in get_args(get_type_hints(Finding)["verdict"]):
        assert records_words.word(f"verdict.{verdict}", "pl", count=2).startswith("2 ")
        assert records_words.word(f"verdict.{verdict}", "en", count=2) == f"2 {verdict}"


def test_a_record_is_verified_in_the_readers_language(orbita, tmp_path):
    from orbita.arena.play import play_game
    from orbita.bots.find import find_bot

    game = GAMES["guardians"]
    bots = [find_bot("guardians", "random")] * 2
    file = tmp_path / "game.txt"
    file.write_text(write_text(play_game(game, game.read_options({}), bots, 1).record()), encoding="utf-8")
    _, out, _ = orbita("records", "verify", file, "--lang", "pl")
    assert (
        out == "guardians: daje się odtworzyć (zwykły zapis nie ma skrótu do sprawdzenia)\ndobre: 1, złe: 0\n"
    )
    file.write_text("rubbish", encoding="utf-8")
    status, out, err = orbita("records", "verify", file, "--lang", "pl")
    assert (status, out) == (1, "dobre: 0, złe: 1\n")
    assert err.startswith(f"{file}:1: ")
