"""The resolver against an independent referee's answers; open readings are ruled on in the docs."""

import argparse
import gzip
import json
from collections import Counter
from pathlib import Path

import pytest

from orbita.cli.space_alert import conformance
from orbita.core.errors import OrbitaError
from orbita.games.space_alert.content.flatten import box_for
from orbita.games.space_alert.content.read import content
from orbita.games.space_alert.options import Options
from orbita.games.space_alert.rules import action_setup
from orbita.games.space_alert.rules import round as action_round
from orbita.games.space_alert.tools.flights import referee

FILE = Path(__file__).parent / "data" / "referee.jsonl.gz"
ROWS = [json.loads(line) for line in gzip.decompress(FILE.read_bytes()).decode().splitlines()]
FIRM = [row for row in ROWS if not row["open_reading"]]


def run(path, capsys):
    status = conformance.run(argparse.Namespace(file=str(path)))
    return status, capsys.readouterr().out.splitlines()


def test_all_firm_rows_agree(capsys):
    status, lines = run(FILE, capsys)
    assert lines[-1] == f"agree {len(FIRM)} of {len(FIRM)}"
    assert status == 0


def test_the_selection_has_600_firm_rows_and_every_threat_destroyed_and_not():
    assert len(FIRM) >= 600
    fates = Counter(
        (threat["code"], threat["status"] == "destroyed")
        for row in FIRM
        if row["output"]["result"] == "won"
        for threat in row["output"]["threats"]
    )
    for threat in content().threats:
        assert fates[threat.code, True] > 0, threat.code
        assert fates[threat.code, False] > 0 or threat.points[0] == 0, threat.code


@pytest.mark.parametrize(("field", "value"), [("score", 999), ("fuel_capsules", 7)])
def test_a_disagreement_is_printed_with_its_first_field_and_fails(tmp_path, capsys, field, value):
    row = json.loads(json.dumps(next(row for row in FIRM if row["output"]["result"] == "won")))
    ours = row["output"][field]
    row["output"][field] = value
    file = tmp_path / "rows.jsonl"
    file.write_text(json.dumps(row) + "\n", encoding="utf-8")
    status, lines = run(file, capsys)
    assert lines == [f"{row['id']}: {field}: we say {ours}, the referee {value}", "agree 0 of 1"]
    assert status == 1


@pytest.mark.parametrize(
    ("hp_left", "agrees"),
    [
        pytest.param(-9, True, id="below zero is nothing left"),
        pytest.param(1, False, id="a hit point left is a disagreement"),
    ],
)
def test_of_a_destroyed_threat_only_what_is_left_above_zero_is_compared(hp_left, agrees):
    row = next(row for row in FIRM if row["id"] == "h00303")
    ship = action_setup.board(box_for(Options()), referee.read_mission(row["input"]))
    action_round.play_on(ship)
    ours, theirs = referee.answer(ship), referee.answer(ship)
    place = next(n for n, threat in enumerate(theirs["threats"]) if threat["status"] == "destroyed")
    theirs["threats"][place]["hp_left"] = hp_left
    assert (referee.differences(ours, theirs) == []) == agrees


def test_an_open_reading_is_reported_but_not_counted(tmp_path, capsys):
    row = next(row for row in ROWS if row["open_reading"] == ["AmbZeroAttack"])
    file = tmp_path / "rows.jsonl"
    file.write_text(json.dumps(row) + "\n", encoding="utf-8")
    status, lines = run(file, capsys)
    assert "(open reading: AmbZeroAttack)" in lines[0]
    assert lines[-1] == "agree 0 of 0"
    assert status == 0


@pytest.mark.parametrize("line", ["{", "[]", '{"input": {}, "output": {}}', '{"input": 3}'])
def test_a_line_that_is_no_row_is_named(tmp_path, capsys, line):
    file = tmp_path / "rows.jsonl"
    file.write_text(line + "\n", encoding="utf-8")
    with pytest.raises(OrbitaError, match="line 1"):
        run(file, capsys)


def test_a_missing_file_is_said(tmp_path, capsys):
    with pytest.raises(OrbitaError, match="Cannot read"):
        run(tmp_path / "missing.jsonl", capsys)


def disagreements(reading, **options):
    box = box_for(Options(**options))
    found = []
    for row in ROWS:
        if row["open_reading"] == [reading]:
            ship = action_setup.board(box, referee.read_mission(row["input"]))
            action_round.play_on(ship)
            if referee.differences(referee.answer(ship), row["output"]):
                found.append(row["id"])
    return found


def test_a_marauder_that_dies_in_a_step_may_be_read_to_raise_no_shields_in_it():
    assert disagreements("AmbMarauderLast") == ["h00234"]
    assert disagreements("AmbMarauderLast", dying_marauder_raises_shields=False) == []


def test_knocked_out_figures_may_be_read_not_to_count():
    assert disagreements("AmbKoNotCounted") == []
    assert len(disagreements("AmbKoNotCounted", knocked_out_figures_count=False)) > 0


def test_a_heroic_move_may_be_read_to_use_the_lift():
    assert disagreements("HeroicLift") == []
    assert len(disagreements("HeroicLift", heroic_move_uses_lift=True)) > 10
