"""`orbita balance`: tables, JSON, a plot, and clear answers to wrong arguments."""

import json

import pytest

from orbita.registry import GAMES

SHORT = ("balance", "voyager", "--games", "2", "--seats", "2", "--bot", "random")


def test_the_tables_tell_shares_with_intervals_lengths_points_and_cards(orbita):
    status, out, _ = orbita(*SHORT)
    assert status == 0
    for words in (
        "voyager, 2 seats, 2 games",
        "rounds: ",
        "agency",
        "place in turn order",
        "95 % interval",
        "source of points",
        "landings",
        "per seat and game",
        "games with a winner: 100.0 %",
        "cards hardly ever worth playing: ",
    ):
        assert words in out


def test_json_has_a_report_for_every_number_of_seats_asked_for(orbita):
    reports = json.loads(orbita(*SHORT, "--seats", "3", "--json")[1])
    assert [(report["seats"], report["games"]) for report in reports] == [(2, 2), (3, 2)]
    assert all(share["low"] <= share["share"] <= share["high"] for share in reports[0]["order"].values())


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_measured(orbita, game):
    status, out, _ = orbita("balance", game, "--games", "1", "--seats", "2", "--bot", "random")
    assert status == 0
    assert f"{game}, 2 seats, 1 game\n" in out
    assert "nine in ten games" in out


def test_options_are_those_of_the_games_played(orbita):
    assert "agency" in json.loads(orbita(*SHORT, "--json")[1])[0]["sides"]
    dealt = orbita(*SHORT, "--option", "agencies=dealt", "--json")[1]
    assert json.loads(dealt)[0]["sides"] == {}  # nobody chose one
    assert orbita(*SHORT, "--option", "agencies=none")[0] == 2


def test_a_plot_is_drawn(orbita, tmp_path):
    pytest.importorskip("matplotlib")
    assert orbita(*SHORT, "--plot", tmp_path / "balance.svg")[0] == 0
    assert b"<svg" in (tmp_path / "balance.svg").read_bytes()


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("--games", "0"), "at least one game is needed, not 0"),
        (("--seats", "6"), "voyager is for 2 to 5 seats, not 6"),
        (("--bot", "genius"), "voyager has no bot 'genius': there is random, greedy"),
        (("--jobs", "0"), "at least one process is needed, not 0"),
        (("--seed", "-1"), "a seed is a whole number from 0"),
        (("--plot", "balance.txt"), "a plot is a file that ends with .png or .svg, not balance.txt"),
        (("--plot", "no/such/folder/balance.png"), "there is no folder no/such/folder for the plot"),
    ],
)
def test_what_cannot_be_measured_is_said(orbita, args, message):
    status, out, err = orbita(*SHORT, *args)
    assert (status, out) == (2, "")
    assert err.startswith(f"orbita: {message}")


def test_the_report_is_told_in_the_readers_language(orbita):
    status, out, _ = orbita(*SHORT, "--lang", "pl")
    assert status == 0
    for words in (
        "voyager, 2 przy stole, 2 gry",
        "rundy: od ",
        "agencja",
        "miejsce w kolejności",
        "przedział 95 %",
        "źródło punktów",
        "lądowania",
        "na miejsce i grę",
        "gry ze zwycięstwem: 100.0 %",
        "karty, których prawie nigdy nie warto zagrać: ",
    ):
        assert words in out
    assert "games" not in out
