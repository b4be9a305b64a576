"""The greedy crew member: agreed without a word, laid from its own hand, seen from its own seat."""

from collections import Counter

import pytest

from orbita.arena.play import play_game
from orbita.bots.space_alert.common_plan import common_plan, flight_in, situation_of
from orbita.bots.space_alert.greedy import GreedyBot
from orbita.core.contract import CLOCK
from orbita.core.match import Match
from orbita.games.space_alert.content.flatten import box_for
from orbita.games.space_alert.game import GAME
from orbita.games.space_alert.moves import AGREE
from orbita.games.space_alert.options import Carried, Options
from orbita.games.space_alert.rules import action_setup
from orbita.games.space_alert.ship import SLOTS, TOKENS_A_ZONE, UP

QUICK = GreedyBot(steps=100)


def wait_for_threats(match, count):
    while match.state.threats < count:
        match.play(CLOCK, GAME.legal(match.state, CLOCK)[0])


def settle(match, seat, bot=QUICK):
    """Let a bot move until it lets time pass; the number of its moves."""
    for number in range(40):
        moves = GAME.legal(match.state, seat)
        move = bot.choose(GAME.view(match.state, seat), seat, moves, seed=number)
        if move is None:
            return number
        match.play(seat, move)
    raise AssertionError("it never lets time pass")


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_a_crew_of_any_size_flies_a_whole_mission(seats):
    match = play_game(GAME, Options(), [QUICK] * seats, 7)
    assert match.outcome() is not None
    assert any(entry.move.startswith("place") for entry in match.entries)


def test_a_plan_reckons_with_what_a_campaign_carries_over():
    options = Options(
        carried=Carried(red=("structural", "reactor"), blue=("shield",), squads=("upper_blue",))
    )
    match = Match(GAME, options, 4, 3)
    wait_for_threats(match, 1)
    situation = situation_of(GAME.view(match.state, 0))
    mission = flight_in(situation, (0,) * (4 * SLOTS), seed=1)
    ship = action_setup.board(box_for(options), mission)
    assert list(ship.damage) == [2, 0, 1]
    assert (ship.stored_lower_red, ship.stored_upper_blue) == (0, 1)
    for zone in range(3):
        assert len(set(mission.order[zone * TOKENS_A_ZONE : (zone + 1) * TOKENS_A_ZONE])) == TOKENS_A_ZONE


def test_all_seats_arrive_at_the_same_plan():
    match = Match(GAME, Options(), 4, 3)
    wait_for_threats(match, 2)
    for seat in range(4):
        settle(match, seat)
    views = [GAME.view(match.state, seat) for seat in (0, 1, 2, 3, None)]
    assert len({common_plan(situation_of(view), QUICK.steps) for view in views}) == 1


def test_what_was_agreed_is_laid_or_nothing():
    match = Match(GAME, Options(), 4, 3)
    wait_for_threats(match, 2)
    for seat in range(4):
        settle(match, seat)
    plan = common_plan(situation_of(GAME.view(match.state, None)), QUICK.steps)
    laid = {slot: card & UP for slot, card in enumerate(match.state.plan[: 4 * SLOTS]) if card}
    assert laid
    assert all(plan[slot] == half for slot, half in laid.items())


def test_a_bot_whose_cards_lie_well_lets_time_pass():
    match = Match(GAME, Options(), 4, 3)
    wait_for_threats(match, 1)
    settle(match, 0)
    assert settle(match, 0) == 0


def test_before_the_first_threat_there_is_nothing_to_plan():
    match = Match(GAME, Options(), 4, 3)
    match.play(CLOCK, 0)
    assert settle(match, 0) == 0


def test_cards_on_an_android_wait_for_the_first_warning():
    match = Match(GAME, Options(), 2, 3)
    wait_for_threats(match, 1)
    settle(match, 0)
    assert not any(match.state.plan[2 * SLOTS :])


def test_a_bot_ends_the_planning_only_after_somebody_else_wants_to():
    match = Match(GAME, Options(), 4, 3)
    while match.state.phase < 3:
        match.play(CLOCK, GAME.legal(match.state, CLOCK)[0])
    settle(match, 1)
    assert not match.state.agreed >> 1 & 1
    match.play(0, AGREE)
    settle(match, 1)
    assert match.state.agreed >> 1 & 1


def test_hidden_cards_of_others_do_not_change_the_choice():
    """Two tables that differ only in what seat 0 cannot see give it the same choice."""
    match = Match(GAME, Options(), 4, 3)
    wait_for_threats(match, 2)
    view = GAME.view(match.state, 0)
    choices = Counter()
    for seed in range(3):
        other = GAME.view(GAME.sample(view, seed), 0)
        choices[QUICK.choose(other, 0, GAME.legal(match.state, 0), 1)] += 1
    assert len(choices) == 1
