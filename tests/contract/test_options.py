"""Options are checked completely when they are read: what `read_options` accepts makes a game."""

import msgspec
import pytest

from orbita.core.errors import BadOptions, OrbitaError
from orbita.core.match import Match
from orbita.core.record import Record
from orbita.core.replay import open_match
from orbita.registry import find_game
from tests.contract.walks import option_sets

NONSENSE = ("nonsense", "", " ", "../standard", "STANDARD!", "ĄĘ", "%00", "none\u200b", "a" * 64, "'`\"")
UNPRINTABLE = ("\0", "standard\0", "\nmission_1", "mission_1\n", "\x1b[31m", "\ud800", "\u202e")
WRONG_TYPES = (None, -1, 3.5, float("nan"), 2**62, 10**400, [], {}, ["standard"], {"mission": "random"}, b"x")
SHOWN = 40


def fields(game):
    return msgspec.structs.fields(game.options_type)


def plain(default):
    """A default as somebody would send it."""
    return msgspec.json.decode(msgspec.json.encode(default))


def refusal(game, given):
    """The refusal of these options; it repeats no more than a few letters of theirs."""
    with pytest.raises(BadOptions) as refused:
        game.read_options(given)
    assert len(refused.value.message) < 1000
    assert refused.value.message.isprintable()
    assert "/" in refused.value.code
    return refused.value


def test_nonsense_in_any_option_is_refused(game):
    for field in fields(game):
        for value in (*NONSENSE, *UNPRINTABLE):
            refusal(game, {field.name: value})


def test_options_of_any_length_are_refused_without_repeating_them(game):
    for field in fields(game):
        for length in (SHOWN + 1, 65, 10_000):
            assert "x" * (SHOWN + 1) not in str(vars(refusal(game, {field.name: "x" * length})))
            assert "x" * (SHOWN + 1) not in str(vars(refusal(game, {field.name: ["x" * length]})))
            assert "x" * (SHOWN + 1) not in str(vars(refusal(game, {field.name: {"x" * length: 1}})))
            assert "x" * (SHOWN + 1) not in str(vars(refusal(game, {"x" * length: 1})))


def test_values_of_another_kind_are_refused(game):
    for field in fields(game):
        for value in WRONG_TYPES:
            if value != plain(field.default):
                refusal(game, {field.name: value})


def test_unknown_options_are_refused_whatever_they_are_called(game):
    for name in (*NONSENSE, *UNPRINTABLE, 5, None):
        refusal(game, {name: 1})


def test_options_too_many_or_too_deep_are_refused(game):
    deep = []
    for _ in range(200):
        deep = [deep]
    for field in fields(game):
        refusal(game, {field.name: deep})
        refusal(game, {field.name: ["reactor"] * 10_000})
        refusal(game, {field.name: {"red": ["reactor"] * 50}})
    refusal(game, {f"option {number}": 1 for number in range(10_000)})


def test_what_is_accepted_makes_a_game_for_any_number_of_seats(game):
    for given in option_sets(game):
        options = game.read_options(given)
        assert game.content_hash(options)
        for seats in range(game.min_seats, game.max_seats + 1):
            Match(game, options, seats, 1)


def test_a_record_with_options_that_make_no_game_is_refused(game):
    for field in fields(game):
        for value in (*NONSENSE, *WRONG_TYPES):
            if field.name == "carried" and value == {}:
                continue
            record = Record(
                game=game.name,
                rules=game.rules_version,
                content="0",
                options={field.name: value},
                seats=game.seat_names[: game.min_seats],
                seed=1,
                moves=(),
            )
            with pytest.raises(OrbitaError):
                open_match(record, game)


@pytest.mark.parametrize(
    ("name", "given", "code"),
    [
        ("space_alert", {"mission": "nonsense"}, "mission/unknown"),
        ("space_alert", {"mission": "m" * 41}, "mission/unknown"),
        ("space_alert", {"mission": "m" * 65}, "options/too-long"),
        ("space_alert", {"mission": "mission_1\n"}, "options/unprintable"),
        ("voyager", {"pack": "nonsense"}, "options/unknown-pack"),
        ("voyager", {"pack": "../standard"}, "options/unknown-pack"),
        ("voyager", {"pack": "p" * 65}, "options/too-long"),
        ("guardians", {"variant": "hard"}, "options/invalid"),
        ("guardians", {"variant": 2**60}, "options/too-large"),
    ],
)
def test_what_is_wrong_has_a_code(name, given, code):
    assert refusal(find_game(name), given).code == code
