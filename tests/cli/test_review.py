"""`orbita review`: a game judged, as text and JSON."""

import json
import re

import pytest

from orbita.arena.play import play_game
from orbita.arena.review_words import WORDS
from orbita.bots.find import find_bot
from orbita.cli.review import change, percent, spark
from orbita.core.record import write_text
from orbita.registry import find_game


@pytest.fixture(scope="module")
def file(tmp_path_factory):
    """A game of greedy against random."""
    game = find_game("guardians")
    bots = [find_bot("guardians", name) for name in ("greedy", "random")]
    path = tmp_path_factory.mktemp("records") / "game.txt"
    path.write_text(write_text(play_game(game, game.read_options({}), bots, 4).record()))
    return path


def test_it_tells_the_curve_the_mistakes_and_where_the_result_came_from(orbita, file):
    status, out, err = orbita("review", file, "--walks", "6", "--confirm", "12", "--lang", "en")
    assert (status, err) == (0, "")
    assert re.search(r"^guardians, 2 seats, \d+ moves; 6 walks for every decision, .* with 12 walks", out)
    assert re.search(r"Red +[▁▂▃▄▅▆▇█]+  \d+ % → \d+ %", out)
    assert re.search(r"\d+\. Yellow: .* – from \d+ % to \d+ %. Better: ", out)
    assert "Luck hardly exists here: " in out
    assert re.search(r"Yellow │ +\d+ │ +\d+ │ +\d+ % │", out)


def test_polish_says_the_same(orbita, file):
    status, out, _ = orbita("review", file, "--walks", "6", "--confirm", "12", "--lang", "pl")
    assert status == 0
    for words in ("2 przy stole", "6 przebiegów", "Szanse na zwycięstwo", "Lepiej: ", "Szczęście prawie"):
        assert words in out


def test_the_json_has_all_of_it(orbita, file, tmp_path):
    out = tmp_path / "review.json"
    assert orbita("review", file, "--walks", "4", "--confirm", "8", "--json", "--out", out)[0] == 0
    found = json.loads(out.read_text())
    assert (found["walks"], found["confirmed_with"], found["is_cut_short"]) == (4, 8, False)
    assert {"curve", "decisions", "turning_points", "luck", "accounts"} <= set(found)


def test_time_may_be_limited(orbita, file):
    status, out, _ = orbita("review", file, "--seconds", "0", "--lang", "en")
    assert (status, out.splitlines()[-1]) == (0, "Time was up: the rest was not judged.")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        pytest.param(["{file}", "--walks", "0"], "1 to 1000000", id="without walks"),
        pytest.param(["{folder}/nothing.txt"], "cannot read", id="no such file"),
        pytest.param(["{file}", "--out", "{file}"], "already a file", id="written over the record"),
    ],
)
def test_what_cannot_be_done_is_refused(orbita, file, arguments, said):
    filled = [argument.format(file=file, folder=file.parent) for argument in arguments]
    status, out, err = orbita("review", *filled, "--seconds", "0", "--lang", "en")
    assert (status, out) == (2, "")
    assert said in err.lower() or said in err


def test_figures_as_people_write_them():
    assert [percent(share) for share in (0.054, 1, -0.04)] == ["5 %", "100 %", "−4 %"]
    assert [change(share) for share in (0.054, -0.3, -0.001, 0.0)] == ["+5 %", "−30 %", "0 %", "0 %"]


def test_a_long_curve_is_drawn_in_one_line():
    assert spark([0.0, 0.5, 1.0]) == "▁▅█"
    assert len(spark([0.1] * 500)) == 60
    assert spark([at / 500 for at in range(500)])[0] == "▁"


def test_everything_is_said_in_both_languages():
    assert {key for key, (polish, english) in WORDS.items() if polish == english} == {"start"}
