"""`orbita mission resolve` and `orbita mission solve`."""

import argparse
import json

import pytest

from orbita.cli.space_alert import mission_resolve, mission_solve

FLIGHT = """
tracks = { red = "T3", white = "T2", blue = "T4", internal = "T7" }
threats = ["T+1 red Fighter", "T+3 white Frigate"]
seed = 5
[[players]]
name = "Ala"
cards = "C red A A"
[[players]]
cards = "A - A A"
[[players]]
[[players]]
"""


def run(module, tmp_path, capsys, *arguments, flight=FLIGHT):
    file = tmp_path / "flight.toml"
    file.write_text(flight, encoding="utf-8")
    parser = argparse.ArgumentParser()
    module.add(parser.add_subparsers())
    name = module.__name__.rsplit("_", 1)[1]
    args = parser.parse_args([name, str(file), *arguments])
    return args.run(args), capsys.readouterr().out


@pytest.mark.parametrize(("lang", "turn", "total"), [("pl", "Tura 13", "Razem"), ("en", "Turn 13", "Total")])
def test_the_action_round_is_told_step_by_step_with_a_score_sheet(tmp_path, capsys, lang, turn, total):
    status, out = run(mission_resolve, tmp_path, capsys, "--lang", lang)
    assert status == 0
    assert turn in out
    assert "Ala" in out
    assert out.splitlines()[-1].startswith(total)


def test_json_has_the_result_the_sheet_and_every_event(tmp_path, capsys):
    _, out = run(mission_resolve, tmp_path, capsys, "--json")
    answer = json.loads(out)
    assert answer["result"]["result"] == "won"
    assert answer["score"]["total"] == answer["result"]["score"]
    assert (
        sum(value for part, value in answer["score"].items() if part != "total") == answer["score"]["total"]
    )
    assert answer["events"][0] == {"event": "turn_began", "turn": 1}


def test_solving_finds_a_surviving_plan_that_resolves_to_its_score(tmp_path, capsys):
    status, out = run(mission_solve, tmp_path, capsys, "--seconds", "2", "--json", "--quiet")
    answer = json.loads(out)
    assert status == 0
    assert answer["score"] == answer["resolved"]
    assert [len(cards) for cards in answer["players"]] == [12] * 4


def test_a_solved_plan_is_printed_as_resolve_reads_it(tmp_path, capsys):
    status, out = run(mission_solve, tmp_path, capsys, "--seconds", "1", "--lang", "pl")
    assert status == 0
    assert out.startswith("# wynik ")
    assert out.count("[[players]]") == 4


def test_a_solved_plan_can_be_resolved_and_comes_to_the_same_score(tmp_path, capsys):
    _, plan = run(mission_solve, tmp_path, capsys, "--seconds", "1", "--lang", "en", "--quiet")
    head = FLIGHT[: FLIGHT.index("[[players]]")]
    file = tmp_path / "solved.toml"
    file.write_text(head + plan, encoding="utf-8")
    parser = argparse.ArgumentParser()
    mission_resolve.add(parser.add_subparsers())
    args = parser.parse_args(["resolve", str(file), "--json"])
    assert args.run(args) == 0
    score = json.loads(capsys.readouterr().out)["score"]["total"]
    assert plan.startswith(f"# score {score}\n")


def test_a_solved_plan_names_both_halves_of_every_card(tmp_path, capsys):
    _, out = run(mission_solve, tmp_path, capsys, "--seconds", "1", "--json", "--quiet")
    for cards in json.loads(out)["players"]:
        assert all(card == "-" or card.count("/") == 1 for card in cards)


def test_solving_without_heroic_cards(tmp_path, capsys):
    _, out = run(mission_solve, tmp_path, capsys, "--seconds", "1", "--json", "--quiet", "--no-heroic")
    assert not any(card[0] in "Ht" for cards in json.loads(out)["players"] for card in cards)


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        (
            "en",
            ("Points lost", "−1  turn 3, red zone: reactor (Fighter (T+1))", "the worst zone (white) counts"),
        ),
        (
            "pl",
            (
                "Punkty stracone",
                "−1  tura 3, sektor czerwony: reaktor",
                "najgorszy sektor (biały) liczy się",
            ),
        ),
    ],
)
def test_every_lost_point_is_explained(tmp_path, capsys, lang, words):
    _, out = run(mission_resolve, tmp_path, capsys, "--lang", lang)
    for word in words:
        assert word in out, out


CARRIED = 'carried = { red = "shield", blue = "gravolift", squads = "upper_blue" }\n'


@pytest.mark.parametrize("before", ["", CARRIED], ids=["a mission", "a later mission of a campaign"])
def test_the_explained_penalties_add_up_to_those_of_the_sheet(tmp_path, capsys, before):
    _, out = run(mission_resolve, tmp_path, capsys, "--lang", "en", flight=before + FLIGHT)
    _, sheet = run(mission_resolve, tmp_path, capsys, "--json", flight=before + FLIGHT)
    score = json.loads(sheet)["score"]
    losses = out.split("Points lost")[1].split("\n\n")[0].strip().splitlines()
    lost = [int(line.split()[0].replace("−", "-")) for line in losses if "instead of" not in line]
    assert sum(lost) == score["damage"] + score["worst_zone"] + score["knocked_out"] + score["bots"]
