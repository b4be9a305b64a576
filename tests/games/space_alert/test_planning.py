"""2. The planning round: time, cards, transfers, androids, playing alone."""

import pytest

from orbita.core.contract import CLOCK, NEVER
from orbita.core.errors import BadNotation, IllegalMove
from orbita.games.space_alert.content.read import content
from orbita.games.space_alert.game import GAME
from orbita.games.space_alert.options import Options
from orbita.games.space_alert.rules import threat_decks
from orbita.games.space_alert.ship import NOBODY
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


@pytest.mark.parametrize("common", ["white", "yellow", "both"])
@pytest.mark.parametrize("serious", ["white", "yellow", "both"])
def test_common_and_serious_levels_are_chosen_apart_and_count_inside_and_outside_alike(common, serious):
    for threat in content().threats:
        chosen = serious if threat.serious else common
        deck = threat_decks.deck_of(threat, Options(common=common, serious=serious))
        assert (deck != NOBODY) == (chosen in (threat.level, "both")), threat.id
        assert deck in (NOBODY, threat_decks.deck_number(threat.serious, threat.kind != "external"))


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


def test_only_slots_of_the_open_phase_are_planned():
    table = Table(4)
    refused(table, f"captain: place 4 {table.ordinary('captain')}", "board/closed")
    refused(table, "captain: remove 2", "board/empty")


def test_a_card_laid_on_another_replaces_it_and_the_other_goes_back_to_the_hand():
    table = Table(4)
    held = sorted(table.hand("captain"))
    first, second = table.different("captain")
    table.play(f"captain: place 1 {first}").play(f"captain: place 1 {second}")
    assert table.board(0, "captain") == {1: second}
    assert sorted([*table.hand("captain"), second]) == held
    assert [data["event"] for data in table.heard[-2:]] == ["card_removed", "card_placed"]


def test_others_notice_a_replaced_card_only_by_its_back():
    table = Table(4)
    first, second = table.different("captain")
    table.play(f"captain: place 1 {first}")
    table.play(f"captain: place 1 {second}")
    assert table.noticed_by("officer") == []
    assert [data["event"] for data in table.noticed_by("captain")] == ["card_removed", "card_placed"]
    table.play(f"captain: place 1 {'/'.join(reversed(first.split('/')))}")
    assert [(data["event"], data["planned"]) for data in table.noticed_by("officer")] == [
        ("card_placed", "move")
    ]
    assert table.board(0, "officer") == {1: "move"}


def test_others_cannot_tell_a_flipped_card_from_one_that_was_replaced():
    table = Table(4)
    first, second = table.different("captain")
    table.play(f"captain: place 1 {first}").play("captain: flip 1")
    flipped = table.noticed_by("officer")
    table.play("captain: flip 1").play(f"captain: place 1 {'/'.join(reversed(second.split('/')))}")
    assert table.noticed_by("officer") == flipped


def test_a_heroic_card_that_is_replaced_may_be_laid_again():
    table = Table(4)
    heroic = table.heroic("captain")
    table.play(f"captain: place 1 {heroic}").play(f"captain: place 1 {table.ordinary('captain')}")
    table.play(f"captain: place 2 {heroic}")
    assert table.board(0, "captain")[2] == heroic


def test_the_very_card_that_lies_there_replaces_nothing_but_its_other_half_does():
    table = Table(1).play("captain: place android1 1 A/deck")
    refused(table, "captain: place android1 1 A/deck", "place/alike")
    table.play("captain: place android1 1 deck/A")
    assert table.board(0, "captain") == {1: "deck/A"}


def test_a_card_of_a_closed_phase_is_not_replaced():
    table = Table(4)
    first, second = table.different("captain")
    table.play(f"captain: place 1 {first}").play("captain: take")
    refused(table, f"captain: place 1 {second}", "board/closed")


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


def test_alone_a_card_replaces_another_on_an_androids_board_and_a_heroic_one_goes_back_beside_it():
    table = Table(1)
    heroic = table.said("heroic_revealed", member="android2")[0]["kind"]
    table.play(f"captain: place android2 3 {heroic}").play("captain: place android2 3 A/deck")
    assert table.board(1, "captain") == {3: "A/deck"}
    assert [data["event"] for data in table.noticed_by("captain")] == ["card_removed", "android_card_placed"]
    assert sum(table.view("captain").open_deck) == 89
    table.play("captain: place android2 3 B/red").play(f"captain: place android2 1 {heroic}")
    assert table.board(1, "captain") == {1: heroic, 3: "B/red"}
    assert sum(table.view("captain").open_deck) == 89


def test_alone_one_must_name_the_android():
    with pytest.raises(BadNotation, match="Name the android"):
        Table(1).play("captain: place 3 A/deck")


def test_alone_data_and_silence_are_ignored_and_nothing_closes_early():
    table = Table(1, mission="mission_1")
    refused(table, "captain: take", "take/alone")
    table.plan_nothing()
    assert not table.said("data_came_in")
    assert not table.said("transfer_opened")
    assert not table.said("silence_began")


# The action round at the table


@pytest.mark.parametrize("seat", ["captain", "officer", "chief"])
def test_one_go_whoever_says_it_carries_the_turn_out_for_all(seat):
    table = Table(3).plan_nothing()
    assert table.play(f"{seat}: go").state.ship.turn == 1
    assert table.play("captain: go").state.ship.turn == 2
    assert GAME.awaited(table.state) == (0, 1, 2)


def test_go_belongs_to_whoever_leads_and_no_other_move_does():
    table = Table(2)
    assert not any(GAME.leads(table.state, move) for move in GAME.legal(table.state, 0))
    table.plan_nothing()
    led = [move for move in GAME.legal(table.state, 0) if GAME.leads(table.state, move)]
    assert [GAME.notation.move_text(table.state, 0, move) for move in led] == ["go"]


def test_going_on_waits_for_the_action_round():
    refused(Table(2), "captain: go", "plan/not-acting")


def test_a_mission_ends_with_a_score_for_all_or_for_nobody():
    table = Table(2, seed=3).plan_nothing()
    while table.state.stage != OVER:
        table.play("captain: go")
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
    table.play("fourth: go")
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
    while table.state.stage != OVER:
        table.play("captain: go")
    assert table.state.ship.turn <= 8
