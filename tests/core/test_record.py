"""Records: both forms, and a clear code for every kind of damage."""

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from orbita.core.contract import Outcome
from orbita.core.errors import BadRecord, OrbitaError
from orbita.core.record import (
    MAX_BYTES,
    MAX_MOVES,
    Entry,
    Record,
    TakeBack,
    differences,
    read_record,
    read_step,
    write_json,
    write_text,
)
from orbita.core.replay import replay
from orbita.registry import find_game

GUARDIANS = find_game("guardians")
RULES = f"rules={GUARDIANS.rules_version}"
CONTENT = GUARDIANS.content_hash(GUARDIANS.read_options({}))
TEXT = f"""game: guardians format=1 {RULES} content={CONTENT} seed=7 seats=red,yellow
options: variant=basic
red: place 10/3
yellow: place 10/5, mine 6/1
"""

WORDS = st.from_regex(r"[a-z][a-z0-9-]{0,9}", fullmatch=True)
MOVES = st.from_regex(r"[a-z0-9/+]([a-z0-9/+ ]{0,10}[a-z0-9/+])?", fullmatch=True)
TIMES = st.none() | st.integers(0, 10**9)
SEATS = st.lists(
    WORDS.filter(lambda word: word not in ("options", "outcome", "clock")), min_size=1, unique=True
)


@st.composite
def records(draw):
    seats = tuple(draw(SEATS))
    who = st.sampled_from((*seats, "clock"))
    entries = st.builds(Entry, who, MOVES, TIMES) | st.builds(TakeBack, who, st.integers(0, 10**9 - 1), TIMES)
    scores = tuple(draw(st.lists(st.integers(-99, 999), min_size=len(seats), max_size=len(seats))))
    winners = tuple(draw(st.sets(st.sampled_from(range(len(seats))))))
    outcome = Outcome(scores, tuple(sorted(winners)), draw(WORDS.map(lambda word: word.strip("-") or "x")))
    return Record(
        game=draw(WORDS),
        rules=draw(st.integers(0, 999)),
        content=draw(WORDS),
        options=draw(st.dictionaries(WORDS, st.text() | st.integers(-99, 99) | st.booleans())),
        seats=seats,
        seed=draw(st.integers(0, 2**256 - 1)),
        moves=tuple(draw(st.lists(entries, max_size=30))),
        outcome=draw(st.none() | st.just(outcome)),
    )


@settings(deadline=None)
@given(records())
def test_text_and_json_convert_without_loss(record):
    assert read_record(write_text(record).encode()) == record
    assert read_record(write_json(record)) == record


def test_the_text_form_reads_like_a_game():
    record = read_record(TEXT.encode())
    assert record.moves == (
        Entry("red", "place 10/3"),
        Entry("yellow", "place 10/5"),
        Entry("yellow", "mine 6/1"),
    )
    assert write_text(record) == TEXT
    assert replay(record, GUARDIANS).state.mine == 6 * 8 + 1


def test_times_and_comments():
    timed = TEXT.replace("red: ", "# a remark\n\nred @1500: ")
    record = read_record(timed.encode())
    assert record.moves[0] == Entry("red", "place 10/3", 1500)
    assert "red @1500: place 10/3" in write_text(record)


def changed(old, new):
    assert old in TEXT
    return TEXT.replace(old, new).encode()


def as_json(**fields):
    return json.dumps(json.loads(write_json(read_record(TEXT.encode()))) | fields).encode()


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        pytest.param(b"", "record/empty", id="nothing"),
        pytest.param(b"# only a remark\n", "record/empty", id="only a remark"),
        pytest.param(b"\xff\xfe\x00", "record/not-text", id="not UTF-8"),
        pytest.param(b"x" * (MAX_BYTES + 1), "record/too-large", id="too many bytes"),
        pytest.param(b"hello\n", "record/bad-line", id="another file"),
        pytest.param(changed("game: guardians", "game: guardians x"), None, id="a stray word is harmless"),
        pytest.param(changed(" seed=7", ""), "record/bad-line", id="no seed"),
        pytest.param(changed("seed=7", "seed=-7"), "record/bad-seed", id="negative seed"),
        pytest.param(changed("seed=7", "seed=0x" + "f" * 65), "record/bad-seed", id="seed too large"),
        pytest.param(changed(RULES, "rules=one"), "record/bad-line", id="rules not a number"),
        pytest.param(changed("format=1", "format=2"), "record/unknown-format", id="a later format"),
        pytest.param(changed("red,yellow", "red,red"), "record/bad-name", id="a seat twice"),
        pytest.param(changed("red,yellow", "red,$"), "record/bad-name", id="a strange seat"),
        pytest.param(changed("red: place", "pink: place"), "record/unknown-seat", id="unknown seat"),
        pytest.param(changed("red: place 10/3", "red place 10/3"), "record/bad-line", id="no colon"),
        pytest.param(changed("red: place 10/3", "red: " + "x" * 300), "record/bad-move", id="endless move"),
        pytest.param(changed("red: place", "red @soon: place"), "record/bad-line", id="strange time"),
        pytest.param(changed("variant=basic", "variant"), "record/bad-line", id="option without value"),
        pytest.param(TEXT.encode() + b"outcome: red 1 (x)\n", "record/bad-line", id="outcome lacks a seat"),
        pytest.param(
            TEXT.encode() + b"outcome: red 1, yellow x (x)\n", "record/bad-line", id="score no number"
        ),
        pytest.param(TEXT.encode() + b"outcome: red 1, yellow 2\n", "record/bad-line", id="no reason"),
        pytest.param(
            TEXT.encode() + b"outcome: red 1, yellow 2 (x)\nred: keep\n",
            "record/bad-line",
            id="move after end",
        ),
        pytest.param(b"{", "record/bad-json", id="cut JSON"),
        pytest.param(b'{"game": 1}', "record/bad-json", id="JSON of something else"),
        pytest.param(b"[" * 10**5, "record/bad-line", id="deep brackets"),
        pytest.param(b'{"a":' * 10**5, "record/bad-json", id="deep JSON"),
        pytest.param(as_json(format=9), "record/unknown-format", id="JSON of a later format"),
        pytest.param(as_json(seed="x"), "record/bad-seed", id="JSON with a strange seed"),
        pytest.param(as_json(extra=1), "record/bad-json", id="JSON with an unknown field"),
        pytest.param(
            as_json(moves=[{"seat": "red", "move": "a, b"}]), "record/bad-move", id="comma in a move"
        ),
        pytest.param(
            as_json(moves=[{"seat": "red", "move": "a", "at": -1}]), "record/bad-move", id="negative time"
        ),
        pytest.param(
            as_json(outcome={"scores": [1], "winners": [], "reason": "x"}),
            "record/bad-outcome",
            id="one score",
        ),
        pytest.param(
            as_json(outcome={"scores": [1, 2], "winners": [7], "reason": "x"}),
            "record/bad-outcome",
            id="a winner who does not play",
        ),
        pytest.param(
            as_json(outcome={"scores": [1, 2], "winners": [], "reason": "x\ny"}),
            "record/bad-outcome",
            id="a reason of two lines",
        ),
        pytest.param(as_json(seats=[]), "record/bad-name", id="nobody sits"),
    ],
)
def test_every_kind_of_damage_has_its_code(raw, code):
    if code is None:
        read_record(raw)
        return
    with pytest.raises(BadRecord) as refused:
        read_record(raw)
    assert refused.value.code == code
    assert refused.value.message


def test_too_many_moves_are_refused():
    with pytest.raises(BadRecord) as refused:
        read_record(TEXT.encode() + b"red: " + b", ".join([b"keep"] * (MAX_MOVES + 1)))
    assert refused.value.code == "record/too-long"


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        pytest.param(changed("game: guardians", "game: chess"), "record/other-game", id="another game"),
        pytest.param(changed(RULES, "rules=9"), "record/rules-version", id="other rules"),
        pytest.param(changed(CONTENT, "00000000"), "record/content", id="other content"),
        pytest.param(changed("red,yellow", "yellow,red"), "record/seats", id="seats in another order"),
        pytest.param(changed("variant=basic", "variant=hard"), "options/invalid", id="unknown variant"),
        pytest.param(changed("place 10/3", "place 9/3"), "record/illegal-move", id="illegal move"),
        pytest.param(changed("place 10/3", "dance"), "record/illegal-move", id="unreadable move"),
        pytest.param(
            changed("red: place", "clock: place"), "record/illegal-move", id="a clock that is not there"
        ),
        pytest.param(
            TEXT.encode() + b"outcome: red 1, yellow 2 (nobody hits)\n",
            "record/outcome",
            id="not how it ended",
        ),
    ],
)
def test_a_record_that_does_not_replay_says_why(raw, code):
    record = read_record(raw)
    with pytest.raises(OrbitaError) as refused:
        replay(record, GUARDIANS)
    assert refused.value.code == code


def test_comparing_names_what_differs_and_the_first_move():
    one = read_record(TEXT.encode())
    other = read_record(changed("mine 6/1", "mine 5/1"))
    assert differences(one, one) == []
    assert differences(one, other) == ["move 3: yellow: mine 6/1 and yellow: mine 5/1"]
    shorter = read_record(changed(", mine 6/1", ""))
    assert differences(one, shorter) == ["number of moves: 3 and 2"]
    assert differences(one, read_record(changed("seed=7", "seed=8"))) == ["seed: 7 and 8"]


def test_random_damage_is_refused_or_read_but_never_crashes():
    dice = random.Random(1)
    for raw in (TEXT.encode(), write_json(read_record(TEXT.encode()))):
        for _ in range(3000):
            damaged = bytearray(raw)
            for _ in range(dice.randint(1, 4)):
                at = dice.randrange(len(damaged))
                damaged[at : at + dice.randint(0, 3)] = dice.randbytes(dice.randint(0, 3))
            try:
                record = read_record(bytes(damaged))
                assert read_record(write_text(record).encode()) == record
                replay(record, GUARDIANS)
            except OrbitaError:
                continue


def test_a_take_back_is_an_entry_of_its_own_that_both_forms_write_as_undo():
    record = read_record((TEXT + "yellow: undo 2\n").encode())
    assert record.moves[-1] == TakeBack("yellow", 2)
    assert write_text(record).endswith("yellow: place 10/5, mine 6/1, undo 2\n")
    assert json.loads(write_json(record))["moves"][-1] == {"seat": "yellow", "move": "undo 2"}
    assert read_record(write_json(record)) == record


@pytest.mark.parametrize(
    ("text", "step"),
    [
        ("undo", TakeBack("red", 1)),
        ("undo 3", TakeBack("red", 3)),
        ("undo x", Entry("red", "undo x")),
        ("undo 1 2", Entry("red", "undo 1 2")),
        ("undo ²", Entry("red", "undo ²")),
        ("undone", Entry("red", "undone")),
    ],
)
def test_only_undo_with_a_number_takes_back(text, step):
    assert read_step("red", text, None) == step
