"""Resolving from a turn on gives what resolving from the start gives."""

import random

from orbita.core.chance import cells
from orbita.games.space_alert.content.flatten import box_for
from orbita.games.space_alert.options import Options
from orbita.games.space_alert.rules import action_setup
from orbita.games.space_alert.rules import round as action_round
from orbita.games.space_alert.ship import SLOTS
from orbita.games.space_alert.tools.flights import referee
from orbita.games.space_alert.tools.random_missions import random_missions
from orbita.games.space_alert.tools.solver.rehearsal import adopt, rehearse, try_plan, turn_to_resume

BOX = box_for(Options())


def from_the_start(mission, plan):
    own = mission.plan
    mission.plan = cells(list(plan))
    ship = action_setup.board(BOX, mission)
    action_round.play_on(ship)
    mission.plan = own
    return referee.answer(ship)


def test_a_changed_plan_ends_as_if_it_had_been_played_from_the_start():
    dice = random.Random(5)
    resumed = 0
    for mission in random_missions(12, seed=3):
        rehearsal = rehearse(BOX, mission)
        plan = list(mission.plan)
        for _ in range(40):
            member, turn = dice.randrange(4), dice.randint(1, 12)
            trial = list(plan)
            for slot in range(turn, 13):
                trial[member * SLOTS + slot] = dice.randrange(8)
            resumed += turn_to_resume(rehearsal, member, turn) > 1
            ship = try_plan(rehearsal, cells(trial), member, turn)
            assert referee.answer(ship) == from_the_start(mission, trial)
            if dice.random() < 0.5:
                adopt(rehearsal, cells(trial), member, turn)
                plan = trial
                assert referee.answer(rehearsal.end) == from_the_start(mission, plan)
    assert resumed > 100


def test_a_board_can_be_used_again_for_another_mission():
    missions = random_missions(30, seed=8)
    used = action_setup.board(BOX, missions[0])
    for mission in missions:
        score = action_round.resolve(used, mission)
        fresh = action_setup.board(BOX, mission)
        assert action_round.play_on(fresh) == score
        assert referee.answer(fresh) == referee.answer(used)


def test_listening_changes_nothing():
    for mission in random_missions(20, seed=9):
        heard, unheard = action_setup.board(BOX, mission), action_setup.board(BOX, mission)
        heard.events = []
        action_round.play_on(heard)
        action_round.play_on(unheard)
        assert referee.answer(heard) == referee.answer(unheard)
