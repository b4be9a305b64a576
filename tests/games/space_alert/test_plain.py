"""The engine and its plain judge carry out the same random missions and must agree after every turn."""

import gzip
import json
from pathlib import Path
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from orbita.core.chance import cells
from orbita.games.space_alert.content.flatten import box_for
from orbita.games.space_alert.names import ACTION_NAMES
from orbita.games.space_alert.options import Options
from orbita.games.space_alert.rules import action_setup
from orbita.games.space_alert.rules import round as action_round
from orbita.games.space_alert.ship import GOING_ON, SLOTS, UP, WON
from orbita.games.space_alert.tools.flights import referee
from orbita.games.space_alert.vocabulary import ON_TRACK
from tests.games.space_alert.plain import resolver
from tests.games.space_alert.plain.model import CLOSING_TURN, DEFAULT_READINGS, ZONES, ShipLost, lay_out
from tests.games.space_alert.plain.random_missions import carried_damage, crossed_mission, random_mission

every_reading = st.fixed_dictionaries(
    {},
    optional={
        "stealth_fighter_speed": st.just(4),
        "heroic_move_uses_lift": st.just(True),
        "pulse_opens_raised_shields": st.just(True),
        "dying_marauder_raises_shields": st.just(False),
        "knocked_out_figures_count": st.just(False),
        "knocked_out_pilot_returns": st.just(False),
    },
)
seeds = st.integers(0, 1 << 60)
FILE = Path(__file__).parent / "data" / "referee.jsonl.gz"
ROWS = [json.loads(line) for line in gzip.decompress(FILE.read_bytes()).decode().splitlines()]


def test_the_judge_agrees_with_the_referee():
    for row in ROWS:
        if not row["open_reading"]:
            assert referee.differences(resolver.resolve(row["input"]), row["output"]) == [], row["id"]


@settings(max_examples=800, deadline=None, derandomize=True)
@given(seed=seeds)
def test_random_missions_agree_turn_by_turn(seed):
    play_both(random_mission(Random(seed)), {})


@settings(max_examples=1000, deadline=None, derandomize=True)
@given(seed=seeds)
def test_missions_crossed_from_the_referees_rows_agree_turn_by_turn(seed):
    """These crews were better at destroying threats."""
    play_both(crossed_mission(Random(seed), [row["input"] for row in ROWS]), {})


@settings(max_examples=400, deadline=None, derandomize=True)
@given(seed=seeds, readings=every_reading)
def test_damage_of_earlier_missions_and_other_readings_agree_too(seed, readings):
    choice = Random(seed)
    play_both({**random_mission(choice), "carried": carried_damage(choice)}, readings)


def play_both(mission, readings):
    """After every turn the boards are equal; at the end the answers are."""
    ship = board_for(mission, readings)
    table = lay_out(mission, {**DEFAULT_READINGS, **readings})
    turns = resolver.turns(table)
    while ship.ending == GOING_ON:
        action_round.play_turn(ship)
        lost = loss_of(turns)
        if lost is not None:
            assert referee.answer(ship) == resolver.lost_answer(table, lost)
        else:
            assert ship.ending in (GOING_ON, WON)
            assert board_of(ship) == board_told_by(table)
    assert lost is not None or table.turn == CLOSING_TURN


def board_for(mission, readings):
    """The engine's board before turn 1."""
    laid_out = referee.read_mission(mission)
    if "carried" in mission:
        laid_out.has_history = True
        laid_out.carried = cells([mission["carried"][zone] for zone in ZONES])
    return action_setup.board(box_for(Options(**readings)), laid_out)


def loss_of(turns):
    """Let the judge play a turn; tell how the ship was lost in it."""
    try:
        next(turns)
    except ShipLost as lost:
        return lost
    return None


def board_of(ship):
    """What the engine says lies on the table."""
    answer = referee.won_answer(ship)
    answer["threats"] = answer["threats"][: ship.threats]
    return answer, plans_of(ship), tracks_of(ship)


def board_told_by(table):
    """What the judge says lies on the table."""
    answer = resolver.won_answer(table)
    answer["threats"] = [threat for threat in answer["threats"] if threat["status"] != "not_appeared"]
    tracks = [
        (threat.number, threat.space, threat.speed, threat.shield)
        for threat in table.threats
        if threat.is_in_play
    ]
    return answer, [member.plan for member in table.members], tracks


def plans_of(ship):
    """The cards left of every member, by turn."""
    cards = [[ship.plan[member * SLOTS + turn] & UP for turn in range(13)] for member in range(ship.crew)]
    return [{turn: ACTION_NAMES[card] for turn, card in enumerate(plan) if card} for plan in cards]


def tracks_of(ship):
    """Number, space, speed and shield of the threats in play."""
    return [
        (ship.flight.number[threat], ship.position[threat], ship.speed[threat], ship.threat_shield[threat])
        for threat in range(ship.threats)
        if ship.status[threat] == ON_TRACK
    ]
