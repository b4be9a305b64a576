import sys

import pytest

from orbita.cli.main import main

CHAPTERS = {
    "pl": (
        "Przygotowanie",
        "Tura",
        "Mina i zderzenia",
        "Pusta kolumna",
        "Wariant zaawansowany",
        "Koniec gry",
    ),
    "en": (
        "Set-up",
        "A turn",
        "The mine and collisions",
        "Empty column",
        "Advanced variant",
        "End of the game",
    ),
}


@pytest.mark.parametrize("language", ["pl", "en"])
def test_rules_have_all_chapters_in_both_languages(capsys, language):
    assert main(["rules", "guardians", "--lang", language]) == 0
    shown = capsys.readouterr().out
    for chapter in CHAPTERS[language]:
        assert f"## {chapter}\n" in shown


def test_piped_rules_are_plain(capsys):
    main(["rules", "guardians"])
    assert "\x1b" not in capsys.readouterr().out


def test_a_terminal_gets_them_set(capsys, monkeypatch):
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    main(["rules", "guardians", "--lang", "en"])
    shown = capsys.readouterr().out
    assert "\x1b[" in shown
    assert "## " not in shown


@pytest.mark.parametrize(
    ("language", "message"), [("en", "No game 'chess': there is guardians"), ("pl", "Nie ma gry „chess”.")]
)
def test_an_unknown_game_is_said(capsys, language, message):
    assert main(["rules", "chess", "--lang", language]) == 2
    assert capsys.readouterr().err.startswith(f"orbita: {message}")


@pytest.mark.parametrize("game", ["guardians", "space_alert", "voyager"])
@pytest.mark.parametrize("language", ["pl", "en"])
def test_the_terminal_leaves_out_pictures_and_keeps_what_is_for_it(capsys, language, game):
    main(["rules", game, "--lang", language])
    shown = capsys.readouterr().out
    assert "![" not in shown
    assert "```" not in shown
    assert ("╣5╠" in shown) == (game == "guardians")
