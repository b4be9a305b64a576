"""3. The action round (Runda działania): one turn after another (3.1-3.5), and the jump (3.6)."""

from orbita.core.chance import say
from orbita.core.flat import i64
from orbita.games.space_alert.events import STEP_BEGAN, TURN_BEGAN
from orbita.games.space_alert.rules import (
    action_setup,
    actions,
    end,
    interceptors,
    maintenance,
    scoring,
    threat_actions,
    threats,
    weapons,
)
from orbita.games.space_alert.ship import GOING_ON, NOBODY, WON, Flight, Ship
from orbita.games.space_alert.vocabulary import (
    STEP_APPEAR,
    STEP_COMPUTER,
    STEP_CREW,
    STEP_JUMP,
    STEP_SHOTS,
    STEP_THREATS,
)


def resolve(s: Ship, flight: Flight) -> i64:
    """Lay a mission out and play it to its end; tell the score, 0 if the ship was lost."""
    action_setup.lay_out(s, flight)
    return play_on(s)


def play_on(s: Ship) -> i64:
    """Play from where the board stands to the end; tell the score."""
    while s.ending == GOING_ON:
        play_turn(s)
    return scoring.score(s) if s.ending == WON else 0


def play_turn(s: Ship) -> None:
    """Play the next turn."""
    s.turn += 1
    if s.turn > s.flight.turns:
        jump(s)
    else:
        resolve_turn(s)


def resolve_turn(s: Ship) -> None:
    """One field of the mission track after another (3.1-3.5)."""
    begin_turn(s)
    begin_step(s, STEP_APPEAR)
    threats.appear_all(s)  # 3.1
    begin_step(s, STEP_CREW)
    actions.carry_out_all(s)  # 3.2
    begin_step(s, STEP_SHOTS)
    weapons.compute(s)  # 3.3
    if s.ending == GOING_ON:
        begin_step(s, STEP_THREATS)
        threat_actions.act_all(s)  # 3.4
    if s.ending == GOING_ON and s.box.check_after[s.turn]:
        begin_step(s, STEP_COMPUTER)
        maintenance.check(s)  # 3.5


def begin_turn(s: Ship) -> None:
    """Forget what counts for one turn only."""
    say(s, TURN_BEGAN, s.turn)
    s.lifts_used = 0
    s.culprit = NOBODY
    if s.was_repaired:
        s.was_repaired = 0
        for threat in range(s.threats):
            s.repaired_at[threat] = 0
            s.repairs[threat] = 0


def begin_step(s: Ship, step: i64) -> None:
    """Say which step of the turn comes now."""
    say(s, STEP_BEGAN, s.turn, step)


def jump(s: Ship) -> None:
    """3.6: the last rocket hits, the pilot comes home, the threats act once more, and the ship is away."""
    say(s, TURN_BEGAN, s.turn)
    s.culprit = NOBODY
    begin_step(s, STEP_SHOTS)
    weapons.compute(s)
    if s.ending == GOING_ON:
        begin_step(s, STEP_CREW)
        interceptors.come_home(s)  # knocked out or not [D]
        begin_step(s, STEP_THREATS)
        threat_actions.act_all(s)
    if s.ending == GOING_ON:
        begin_step(s, STEP_JUMP)
        end.win(s)
