"""Timing never decides a test: only that every figure is there, and a positive number."""

import json

import pytest

from orbita.cli.main import main
from orbita.core import chance

FIGURES = {
    "driven_actions_per_s",
    "driven_with_events_actions_per_s",
    "bulk_actions_per_s",
    "copy_ns",
}


def test_the_json_has_every_figure(capsys):
    assert main(["bench", "guardians", "--json", "--seconds", "0.01"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert (figures["game"], figures["seats"]) == ("guardians", 3)
    assert figures["compiled"] is not chance.__file__.endswith(".py")
    assert set(figures) >= FIGURES
    assert all(figures[name] > 0 for name in FIGURES)


def test_the_table_has_every_figure(capsys):
    assert main(["bench", "guardians", "--seconds", "0.01"]) == 0
    out = capsys.readouterr().out
    assert all(name.replace("_", " ") in out for name in FIGURES)


@pytest.mark.parametrize(
    ("args", "said"),
    [("bench chess", "no game 'chess'"), ("bench guardians --seconds 0", "seconds")],
)
def test_what_cannot_be_measured_is_refused(capsys, args, said):
    assert main(args.split()) == 2
    assert said in capsys.readouterr().err
