"""2. The planning round: time, cards, transfers, androids, playing alone."""

import pytest

from orbita.core.contract import CLOCK, NEVER
from orbita.core.errors import BadNotation, IllegalMove
from orbita.games.space_alert.game import GAME
from orbita.games.space_alert.state import ACTING, OVER
from tests.games.space_alert.table import Table


def refused(table, line, code):
    """The move is refused with its code, and nothing changes."""
    before = GAME.pack(table.state)
    with pytest.raises(IllegalMove) as refusal:
        table.play(line)
    assert refusal.value.code == code
    assert GAME.pack(table.state) == before


# The clock


def test_before_the_start_only_the_clock_moves():
    table = Table(4, started=False)
    assert GAME.awaited(table.state) == (CLOCK,)
    refused(table, "captain: take", "plan/not-started")


def test_the_clock_strikes_when_the_computer_speaks():
    table = Table(4, mission="mission_1")
    moment = GAME.wake_at(table.state)
    with pytest.raises(IllegalMove, match="does not speak"):
        table.match.play(CLOCK, moment + 1)
    table.tick()
    assert table.state.now == moment


def test_a_threat_is_drawn_and_laid_to_its_trajectory():
    table = Table(5, mission="mission_1").until("threat_announced")
    announced = table.said("threat_announced")[0]
    assert table.view(None).threats[0].number == announced["turn"]


@pytest.mark.parametrize(("seats", "extra", "counts"), [(5, False, True), (4, False, False), (4, True, True)])
def test_unconfirmed_reports_count_with_five_crew_members_only(seats, extra, counts):
    table = Table(seats, mission="mission_1", extra_android=extra).plan_nothing()
    assert bool(table.said("report_ignored")) == (not counts)


def test_no_threat_card_is_drawn_twice():
    for seed in range(30):
        table = Table(5, seed=seed).plan_nothing()
        cards = [threat.card for threat in table.view(None).threats]
        assert len(set(cards)) == len(cards)


@pytest.mark.parametrize("level", ["white", "yellow"])
def test_decks_hold_the_levels_that_were_chosen(level):
    table = Table(5, common=level, serious=level).plan_nothing()
    box = table.state.box
    assert all(box.threat_deck[threat.card] >= 0 for threat in table.view(None).threats)


def test_the_planning_round_ends_with_the_last_announcement():
    table = Table(4).plan_nothing()
    assert table.state.stage == ACTING
    assert GAME.wake_at(table.state) == NEVER


def test_warnings_come_60_20_and_5_seconds_before_each_end():
    table = Table(4, mission="mission_1").plan_nothing()
    assert [data["seconds"] for data in table.said("warned", phase=2)] == [60, 20, 5]


# Dealing


@pytest.mark.parametrize(
    ("seats", "extra", "cards"),
    [
        pytest.param(5, False, 5, id="five people"),
        pytest.param(4, False, 5, id="four people"),
        pytest.param(4, True, 6, id="four and an extra android: one more"),
        pytest.param(3, False, 6, id="three"),
        pytest.param(2, False, 9, id="two"),
    ],
)
def test_cards_of_the_first_phase_include_a_heroic_one(seats, extra, cards):
    table = Table(seats, extra_android=extra)
    assert len(table.hand("captain")) == cards
    assert sum(card.startswith("H") for card in table.hand("captain")) == 1


@pytest.mark.parametrize(("seats", "crew"), [(1, 4), (2, 4), (3, 4), (4, 4), (5, 5)])
def test_androids_fill_the_crew_up_to_four(seats, crew):
    assert Table(seats).state.crew == crew


def test_no_two_heroic_cards_are_alike():
    table = Table(3, extra_android=True)
    cards = [table.heroic(seat) for seat in ("captain", "officer", "chief")]
    kinds = [table.state.heroic[member] for member in (3, 4)]
    assert len(set(cards)) == 3
    assert len(set(kinds)) == 2
    assert -1 not in kinds


# Cards on one's own board


def test_a_card_is_laid_and_taken_back():
    table = Table(4)
    card = table.ordinary("captain")
    count = len(table.hand("captain"))
    table.play(f"captain: place 2 {card}")
    assert table.board(0, "captain") == {2: card}
    assert len(table.hand("captain")) == count - 1
    table.play("captain: remove 2")
    assert table.board(0, "captain") == {}
    assert len(table.hand("captain")) == count


def test_either_half_may_be_up_and_cards_may_be_flipped_and_swapped():
    table = Table(4)
    card = table.ordinary("captain")
    other = "/".join(reversed(card.split("/")))
    table.play(f"captain: place 1 {card}").play("captain: flip 1")
    assert table.board(0, "captain") == {1: other}
    table.play("captain: swap 1 3")
    assert table.board(0, "captain") == {3: other}


def test_only_slots_of_the_open_phase_and_only_empty_ones():
    table = Table(4)
    card = table.ordinary("captain")
    refused(table, f"captain: place 4 {card}", "board/closed")
    table.play(f"captain: place 1 {card}")
    second = table.ordinary("captain")
    refused(table, f"captain: place 1 {second}", "board/occupied")
    refused(table, "captain: remove 2", "board/empty")


def test_only_cards_one_has():
    table = Table(4)
    missing = next(
        card
        for card in ("A/red", "A/blue", "B/red", "C/deck", "bots/blue", "bots/deck")
        if card not in table.hand("captain")
    )
    refused(table, f"captain: place 1 {missing}", "place/not-held")


def test_nobody_touches_somebody_elses_board():
    table = Table(4)
    card = table.ordinary("captain")
    refused(table, f"captain: place officer 1 {card}", "board/not-yours")


def test_taking_the_next_cards_early_closes_the_phase_for_that_person_alone():
    table = Table(4)
    table.play("captain: take")
    card = table.ordinary("captain")
    refused(table, f"captain: place 3 {card}", "board/closed")
    table.play(f"captain: place 7 {card}")
    table.play(f"officer: place 3 {table.ordinary('officer')}")


def test_the_announcement_closes_a_phase_for_everybody_and_hands_out_the_next_cards():
    table = Table(4)
    count = len(table.hand("officer"))
    table.until("phase_ended", phase=1)
    assert len(table.hand("officer")) == count + 5
    refused(table, f"officer: place 3 {table.ordinary('officer')}", "board/closed")


def test_there_is_no_fourth_phase():
    table = Table(4).play("captain: take").play("captain: take")
    refused(table, "captain: take", "take/last-phase")


def test_the_crew_may_end_together_once_phase_2_is_closed():
    table = Table(2)
    refused(table, "captain: end", "end/too-early")
    table.until("phase_ended", phase=2).play("captain: end").play("captain: wait").play("captain: end")
    refused(table, "captain: end", "end/again")
    assert table.state.stage != ACTING
    assert table.play("officer: end").state.stage == ACTING


# Data


def test_incoming_data_lets_everybody_draw_one_card():
    table = Table(4, mission="mission_1").until("data_came_in")
    count = len(table.hand("chief"))
    table.play("chief: draw")
    assert len(table.hand("chief")) == count + 1
    refused(table, "chief: draw", "draw/no-data")


def test_a_transfer_passes_one_card_until_the_beep_and_never_a_heroic_one():
    table = Table(4, mission="mission_1")
    card = table.ordinary("captain")
    refused(table, f"captain: give chief {card}", "give/no-transfer")
    table.until("transfer_opened")
    refused(table, f"captain: give captain {card}", "give/yourself")
    refused(table, f"captain: give chief {table.heroic('captain')}", "give/heroic")
    had = table.hand("chief").count(card)
    table.play(f"captain: give chief {card}")
    assert table.hand("chief").count(card) == had + 1
    refused(table, f"captain: give chief {table.ordinary('captain')}", "give/again")
    table.until("transfer_closed")
    refused(table, f"officer: give chief {table.ordinary('officer')}", "give/no-transfer")


def test_radio_silence_is_a_state_of_the_table():
    table = Table(4, mission="mission_1").until("silence_began")
    assert table.view(None).is_silent
    assert not table.until("silence_ended").view(None).is_silent


def test_the_table_may_talk_unless_communications_are_down():
    table = Table(4, mission="mission_2", started=False)
    assert GAME.may_talk(table.state)
    assert not GAME.may_talk(table.until("silence_began").state)
    assert GAME.may_talk(table.until("silence_ended").state)
    assert GAME.may_talk(table.plan_nothing().state)


def test_who_plays_alone_may_always_talk():
    table = Table(1, mission="mission_2")
    while table.state.stage != ACTING:
        assert GAME.may_talk(table.tick().state)


# Androids


def test_anybody_lays_cards_on_an_androids_board_face_up_and_they_stay():
    table = Table(3)
    card = table.ordinary("chief")
    table.play(f"chief: place android1 2 {card}")
    assert table.board(3, "captain") == {2: card}
    assert table.board(3, None) == {2: card}
    refused(table, "chief: remove android1 2", "board/android")
    refused(table, f"captain: place android1 2 {table.ordinary('captain')}", "board/occupied")


def test_an_android_uses_its_own_heroic_card_and_nobody_elses():
    table = Table(3)
    refused(table, f"captain: place android1 1 {table.heroic('captain')}", "place/heroic")
    revealed = table.said("heroic_revealed", member="android1")[0]["kind"]
    table.play(f"officer: place android1 1 {revealed}")
    assert table.board(3, "captain") == {1: revealed}


# Alone


def test_alone_all_cards_lie_open_and_plans_may_be_changed():
    table = Table(1)
    assert sum(table.view("captain").open_deck) == 90
    table.play("captain: place android2 3 A/deck").play("captain: remove android2 3")
    assert sum(table.view("captain").open_deck) == 90


def test_alone_one_must_name_the_android():
    with pytest.raises(BadNotation, match="name the android"):
        Table(1).play("captain: place 3 A/deck")


def test_alone_data_and_silence_are_ignored_and_nothing_closes_early():
    table = Table(1, mission="mission_1")
    refused(table, "captain: take", "take/alone")
    table.plan_nothing()
    assert not table.said("data_came_in")
    assert not table.said("transfer_opened")
    assert not table.said("silence_began")


# The action round at the table


def test_everybody_says_go_and_the_turn_is_carried_out():
    table = Table(2).plan_nothing()
    table.play("captain: go")
    assert table.state.ship.turn == 0
    refused(table, "captain: go", "action/waiting")
    assert table.play("officer: go").state.ship.turn == 1


def test_a_mission_ends_with_a_score_for_all_or_for_nobody():
    table = Table(2, seed=3).plan_nothing()
    while table.state.stage != OVER:
        table.play("captain: go").play("officer: go")
    outcome = GAME.outcome(table.state)
    assert len(set(outcome.scores)) == 1
    assert outcome.winners in ((), (0, 1))


def test_who_tripped_does_what_was_meant_and_is_delayed():
    table = Table(4)
    card = next(card for card in table.hand("captain") if card.endswith(("/red", "/blue")) and card[0] != "H")
    up, arrow = card.split("/")
    second = table.ordinary("captain")
    table.play(f"captain: place 1 {up}/{arrow}")
    second = table.ordinary("captain")
    table.play(f"captain: place 2 {second}").plan_nothing()
    table.play("captain: trip flip")
    refused(table, "captain: trip flip", "trip/again")
    for seat in ("captain", "officer", "chief", "fourth"):
        table.play(f"{seat}: go")
    assert table.said("card_revealed", member="captain", action=arrow)
    assert table.said("delayed", member="captain", reason="tripping", turn=2)


def test_the_other_arrow_may_have_been_meant():
    table = Table(4)
    card = next(card for card in table.hand("captain") if card.endswith(("/red", "/blue")) and card[0] != "H")
    action, arrow = card.split("/")
    table.play(f"captain: place 1 {arrow}/{action}").plan_nothing().play("captain: trip arrow")
    meant = "blue" if arrow == "red" else "red"
    assert table.said("tripped", member="captain", action=meant)


def test_test_runs_have_two_phases_and_seven_turns():
    table = Table(4, mission="test_run_1").plan_nothing()
    seats = ("captain", "officer", "chief", "fourth")
    while table.state.stage != OVER:
        for seat in seats:
            table.play(f"{seat}: go")
    assert table.state.ship.turn <= 8


# What cannot be taken back


def test_who_turned_the_next_cards_up_by_going_on_cannot_take_it_back():
    table = Table(4).plan_nothing()
    for number, seat in enumerate(("captain", "officer", "chief")):
        table.play(f"{seat}: go")
        assert table.match.can_undo(number), "nothing is turned up before everybody goes on"
    table.play("fourth: go")
    assert not table.match.can_undo(3)
    assert table.match.undo_limit(3) == 0


def test_who_ended_the_planning_by_agreeing_cannot_take_it_back():
    table = Table(2).until("phase_began", phase=3)
    table.play("captain: end")
    assert table.match.can_undo(0)
    table.play("officer: end")
    assert table.state.stage == ACTING
    assert not table.match.can_undo(1)


def test_laying_and_flipping_the_own_cards_can_be_taken_back():
    table = Table(4)
    table.play(f"captain: place 1 {table.ordinary('captain')}").play("captain: flip 1")
    assert table.match.undo_limit(0) == 2
