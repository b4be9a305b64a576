"""The story of a game: five to seven moments, where points came from, the race by round."""

import re
from pathlib import Path

import pytest

from orbita.core.match import Match
from orbita.core.record import TakeBack, read_record
from orbita.core.replay import replay, steps
from orbita.games.voyager.game import GAME, retell
from orbita.games.voyager.tools.deeds import Deed, Turn
from orbita.games.voyager.tools.moments import LEAST, MOST, choose

GOLDEN = sorted((Path(__file__).parents[2] / "golden" / "voyager").glob("*.txt"))
NAMES = ("Ala", "Borys", "Celina", "Dawid", "Ela")
STARS = {"moon": 1, "mars": 2, "europa": 4}


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_real_game_has_its_moments_in_order_and_both_languages(path):
    record = read_record(path.read_bytes())
    polish, english = retell(record, "pl", NAMES), retell(record, "en", NAMES)
    assert LEAST <= len(polish.moments) <= MOST
    moves = [moment.move for moment in polish.moments]
    assert moves == sorted(set(moves))
    assert moves[-1] <= len(record.moves)
    for one, other in zip(polish.moments, english.moments, strict=True):
        assert (one.move, one.kind, one.seat, one.points) == (
            other.move,
            other.kind,
            other.seat,
            other.points,
        )
        assert one.text != other.text
        for text in (one.text, other.text):
            assert not re.search(r"[{}]|None|\s\s|\s[.,]", text), text
            assert text.endswith(".")
            assert one.kind == "last" or NAMES[one.seat] in text
    last = polish.moments[-1]
    assert ("goal" if polish.reached is not None else "last") in [moment.kind for moment in polish.moments]
    assert polish.reached is None or last.round >= polish.rounds - 1


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_every_moment_happened_in_the_frame_it_names(path):
    """A replay opens there: the events of that move tell it."""
    record = read_record(path.read_bytes())
    wanted = {
        "first": "rocket_landed", "take": "building_taken", "hold": "building_held", "lost": "rocket_lost",
        "goal": "goal_reached", "last": "game_ended",
    }  # fmt: skip
    happened = {
        number: [GAME.event_data(match.state, event)["event"] for event in events]
        for number, (_, match, events) in enumerate(steps(record, GAME))
    }
    for moment in retell(record).moments:
        if moment.kind in wanted:
            assert wanted[moment.kind] in happened[moment.move]


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_points_are_those_of_the_game(path):
    record = read_record(path.read_bytes())
    story, match = retell(record), replay(record, GAME)
    assert tuple(seat.score for seat in story.seats) == match.outcome().scores
    assert all(sum(seat.sources.values()) == seat.score for seat in story.seats)
    without = tuple(seat.score - seat.sources["achievements"] for seat in story.seats)
    assert (len(story.race), story.race[-1]) == (story.rounds, without)
    for before, after in zip(story.race, story.race[1:], strict=False):
        assert all(one <= other for one, other in zip(before, after, strict=True))
    assert story.seats[0].tally["landings"] == match.state.tally[3]


def test_what_was_taken_back_is_no_part_of_the_story():
    record = read_record(next(path for path in GOLDEN if path.stem == "4-seats-greedy").read_bytes())
    match = Match(GAME, GAME.read_options(record.options), len(record.seats), record.seed)
    begun = next(number for number, entry in enumerate(record.moves) if entry.move == "end")
    first = next(number for number in range(begun) if record.moves[number].move.startswith("develop"))
    for entry in record.moves[: first + 1]:
        match.follow(entry)
    seat = record.seats.index(record.moves[first].seat)
    scored = sum(retell(match.record()).race[-1])
    match.undo(seat)
    story = retell(match.record())
    assert isinstance(match.entries[-1], TakeBack)
    assert sum(story.race[-1]) == scored - 1
    assert first + 1 not in [moment.move for moment in story.moments]


def test_a_game_that_was_not_played_to_its_end_has_a_story_without_an_end():
    record = read_record(GOLDEN[0].read_bytes())
    match = Match(GAME, GAME.read_options(record.options), len(record.seats), record.seed)
    assert retell(match.record()).moments == ()
    for entry in record.moves[:30]:
        match.follow(entry)
    story = retell(match.record())
    assert not {"goal", "last"} & {moment.kind for moment in story.moments}
    assert len(story.race) in (story.rounds, story.rounds - 1)


def turn(seat, number, *deeds, points=0):
    made = [Deed(kind, seat, [number], values) for kind, values in deeds]
    return Turn(seat, number, [number], made, points)


def told(*turns):
    return [(found.kind, found.move) for found in choose(turns, STARS)]


def test_the_goal_is_always_told_and_a_first_landing_only_once():
    assert told(
        turn(0, 1, ("land", {"body": "europa"}), points=4),
        turn(1, 2, ("land", {"body": "europa"}), points=4),
        turn(0, 3, ("goal", {}), points=1),
    ) == [("first", 1), ("turn", 2), ("goal", 3)]


def test_no_two_moments_are_of_one_turn():
    assert told(turn(0, 1, ("land", {"body": "moon"}), ("take", {"body": "moon"}), points=9)) == [("turn", 1)]


def test_of_a_kind_there_are_two_unless_there_is_nothing_else():
    takes = [turn(0, number, ("take", {"body": "mars"})) for number in range(1, 9)]
    assert len(told(*takes)) == LEAST
    others = [turn(1, 10 + number, ("play", {}), points=number) for number in range(1, 9)]
    lost = [turn(1, 30, ("lose", {"place": "belt/3"})), turn(1, 31, ("hold", {"body": "moon"}))]
    kinds = [kind for kind, _ in told(*takes, *others, *lost)]
    assert (kinds.count("take"), kinds.count("turn"), len(kinds)) == (2, 2, 6)
