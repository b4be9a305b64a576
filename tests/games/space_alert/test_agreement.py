"""Whether the plans agree: two at one gun or in one lift, who minds the computer; only what was told."""

import msgspec
import pytest

from orbita.games.space_alert.agreement import Agreement, AgreementAsked, agreement
from orbita.games.space_alert.game import GAME
from tests.games.space_alert.table import Table

CADETS = {"aids": "cadet"}


def asked(table, *signs, seat="captain"):
    return agreement(table.view(seat), AgreementAsked("\n".join(signs)))


def clashes(table, *signs, seat="captain"):
    return [(one.turn, one.system, one.zone, one.members) for one in asked(table, *signs, seat=seat).clashes]


def care(table, *signs, seat="captain"):
    return [(one.first, one.last, one.member, one.turn) for one in asked(table, *signs, seat=seat).care]


def laid(seat, *halves):
    """What a seat tells of its turns from the first on."""
    return [f"{seat} lay {turn} {half}" for turn, half in enumerate(halves, 1) if half != "-"]


# Guns and lifts


def test_two_who_fire_the_same_gun_in_a_turn_clash():
    found = clashes(Table(4, **CADETS), *laid(0, "-", "A"), *laid(2, "-", "HA"))
    assert found == [(2, "heavy_laser", "white", ("captain", "chief"))]


@pytest.mark.parametrize(
    "other",
    [
        pytest.param(("-", "-", "A"), id="in another turn"),
        pytest.param(("red", "A"), id="at another gun"),
        pytest.param(("deck", "A"), id="on the other deck"),
        pytest.param(("-", "B"), id="another letter"),
    ],
)
def test_others_do_not(other):
    assert clashes(Table(4, **CADETS), *laid(0, "-", "A"), *laid(1, *other)) == []


def test_two_at_the_same_gun_elsewhere_clash_there():
    found = clashes(Table(4, **CADETS), *laid(0, "red", "A"), *laid(1, "red", "A"), *laid(2, "-", "A"))
    assert found == [(2, "heavy_laser", "red", ("captain", "officer"))]


def test_two_who_ride_the_same_lift_in_a_turn_clash_whatever_the_deck_they_come_from():
    found = clashes(Table(4, **CADETS), *laid(0, "deck", "deck"), *laid(1, "-", "deck"))
    assert found == [(2, "gravolift", "white", ("captain", "officer"))]


def test_two_lifts_at_once_are_two_lifts():
    assert clashes(Table(4, **CADETS), *laid(0, "red", "deck"), *laid(1, "-", "deck")) == []


def test_whoever_rides_second_is_late_and_where_that_leads_is_what_counts():
    signs = [*laid(0, "deck", "-", "A"), *laid(1, "deck", "A")]
    found = clashes(Table(4, **CADETS), *signs)
    assert found == [
        (1, "gravolift", "white", ("captain", "officer")),
        (3, "pulse_cannon", "white", ("captain", "officer")),
    ]


def test_what_androids_lay_lies_open_and_counts():
    table = Table(3, **CADETS)
    card = next(card for card in table.hand("officer") if card.startswith("A/"))
    table.play(f"officer: place android1 2 {card}")
    assert clashes(table, *laid(0, "-", "A")) == [(2, "heavy_laser", "white", ("captain", "android1"))]


def test_turns_of_a_phase_that_is_over_are_not_told_any_more():
    table = Table(4, **CADETS)
    signs = [*laid(0, "A", "-", "-", "A"), *laid(1, "A", "-", "-", "A")]
    assert [turn for turn, *_ in clashes(table, *signs)] == [1, 4]
    assert [turn for turn, *_ in clashes(table.until("phase_ended"), *signs)] == [4]


# The computer


def test_the_computer_is_looked_after_by_a_told_card_at_the_bridge_before_its_check():
    table = Table(4)
    assert care(table) == [(1, 2, None, None), (4, 5, None, None), (8, 9, None, None)]
    assert care(table, *laid(1, "-", "C"))[0] == (1, 2, "officer", 2)
    assert care(table, *laid(1, "red", "C"))[0] == (1, 2, None, None)
    assert care(table, *laid(1, "-", "-", "C"))[0] == (1, 2, None, None)


def test_or_by_whoever_takes_it_in_a_turn_before_its_check():
    table = Table(4)
    assert care(table, "2 take computer 5")[1] == (4, 5, "chief", 5)
    assert care(table, "2 take upper_white.C 4")[1] == (4, 5, "chief", 4)
    assert care(table, "2 take computer 6")[1] == (4, 5, None, None)
    assert care(table, "2 take computer")[1] == (4, 5, None, None)


# Only what was told counts


def test_what_lies_and_was_not_told_does_not_count():
    table = Table(4, **CADETS)
    before = asked(table, *laid(0, "A"), *laid(1, "-", "C"))
    for seat in ("captain", "officer"):
        card = next(card for card in table.hand(seat) if not card.startswith(("H", "bots")))
        table.play(f"{seat}: place 1 {card}")
    assert asked(table, *laid(0, "A"), *laid(1, "-", "C")) == before


def test_two_who_hold_and_lay_other_cards_are_told_the_same():
    one, other = Table(4, seed=1, **CADETS), Table(4, seed=2, **CADETS)
    assert one.hand("officer") != other.hand("officer")
    for table in (one, other):
        table.play(f"officer: place 1 {table.ordinary('officer')}")
    signs = [*laid(0, "A", "red"), *laid(1, "A", "red", "A"), *laid(2, "-", "-", "A")]
    assert asked(one, *signs) == asked(other, *signs)


def test_whoever_laid_a_movement_and_did_not_tell_it_is_nobody_knows_where():
    table = Table(4, **CADETS)
    signs = [*laid(0, "-", "A", "A"), *laid(1, "-", "-", "A")]
    assert [turn for turn, *_ in clashes(table, *signs)] == [3]
    action, move = table.ordinary("officer").split("/")
    table.play(f"officer: place 1 {move}/{action}")
    assert clashes(table, *signs) == []


def test_the_same_for_every_seat_at_a_table_for_cadets():
    table = Table(4, **CADETS)
    table.play(f"officer: place 1 {table.ordinary('officer')}")
    signs = [*laid(0, "-", "A"), *laid(1, "-", "A", "deck"), *laid(2, "-", "-", "deck")]
    answers = [asked(table, *signs, seat=seat) for seat in ("captain", "officer", "chief", None)]
    assert len(answers[0].clashes) == 2
    assert answers.count(answers[0]) == 4


# Who is told


def test_elsewhere_the_captain_alone_is_told_of_clashes_and_as_in_the_box_nobody():
    signs = [*laid(0, "A"), *laid(1, "A", "C")]
    route, box = Table(4), Table(4, aids="box")
    assert [asked(route, *signs, seat=seat).judges for seat in ("captain", "officer", None)] == [
        True,
        False,
        False,
    ]
    assert clashes(route, *signs)
    assert clashes(route, *signs, seat="officer") == []
    assert care(route, *signs, seat="officer")[0] == (1, 2, "officer", 2)
    assert asked(box, *signs) == Agreement(False, (), asked(box).care)
    assert care(box, *signs)[0] == (1, 2, None, None)
    assert care(box, "1 take computer 2")[0] == (1, 2, "officer", 2)


def test_nothing_is_told_in_the_action_round():
    table = Table(4, **CADETS).plan_nothing()
    assert asked(table, *laid(0, "A"), *laid(1, "A")) == Agreement(False, (), ())


@pytest.mark.parametrize(
    "signs", ["", "9 lay 1 A", "0 lay 99 A", "0 lay 1 nonsense", "0 lay 1 -", "hand A/B\n\n"]
)
def test_signs_that_say_nothing_of_use_are_no_harm(signs):
    found = agreement(Table(2, **CADETS).view("captain"), AgreementAsked(signs))
    assert found.clashes == ()


def test_an_answer_can_be_sent_and_is_one_of_the_games_questions():
    question = GAME.questions["agreement"]
    found = question.work(Table(4, **CADETS).view("captain"), question.takes("0 lay 1 A\n1 lay 1 A"))
    assert msgspec.json.decode(msgspec.json.encode(found), type=question.gives) == found
    assert found.clashes
