"""`orbita balance`: tables, JSON, a plot, and clear answers to wrong arguments."""

import json

import pytest

from orbita.registry import GAMES

SHORT = ("balance", "voyager", "--games", "2", "--seats", "2", "--bot", "greedy")


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
        "missions kept",
        "fulfilled in less than 15 %: ",
        "achievements",
        "from place 2",
        "not taken from every place: ",
        "Family portrait",
    ):
        assert words in out


def test_json_has_a_report_for_every_number_of_seats_asked_for(orbita):
    reports = json.loads(orbita(*SHORT, "--seats", "3", "--json")[1])
    assert [(report["seats"], report["games"]) for report in reports] == [(2, 2), (3, 2)]
    assert all(share["low"] <= share["share"] <= share["high"] for share in reports[0]["order"].values())


def test_json_tells_missions_kept_and_who_took_achievements(orbita):
    report = json.loads(orbita(*SHORT, "--json")[1])[0]
    assert sum(share["games"] for share in report["reached"]["missions kept"].values()) == 2 * 2 * 3
    assert len(report["taken"]["achievements"]) == 10
    assert set(report["taken"]["achievements"]["small-step"]) == {"1", "2"}
    seldom = {name for name, share in report["reached"]["missions kept"].items() if share["share"] < 0.15}
    assert set(report["seldom_reached"]) == seldom


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_measured(orbita, game):
    status, out, _ = orbita("balance", game, "--games", "1", "--seats", "2", "--bot", "random")
    assert status == 0
    assert f"{game}, 2 seats, 1 game\n" in out
    assert "nine in ten games" in out


def test_options_are_those_of_the_games_played(orbita):
    chosen = json.loads(orbita(*SHORT, "--json")[1])[0]
    dealt = json.loads(orbita(*SHORT, "--option", "agencies=dealt", "--json")[1])[0]
    for report in (chosen, dealt):
        assert sum(share["games"] for share in report["sides"]["agency"].values()) == 2 * 2
    assert chosen["lengths"] != dealt["lengths"] or chosen["amounts"] != dealt["amounts"]
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
        (("--bot", "genius"), "voyager has no bot 'genius': there is random, casual, greedy"),
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
        "zatrzymane misje",
        "wykonane rzadziej niż w 15 % przypadków: ",
        "osiągnięcia",
        "z miejsca 2",
        "nie z każdego miejsca zdobyte: ",
        "Portret rodzinny",
    ):
        assert words in out
    assert "games" not in out
