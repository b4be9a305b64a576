"""3. The action round: one turn after another, and the jump."""

from orbita.core.chance import say
from orbita.core.flat import i64
from orbita.games.space_alert.events import MISSION_WON, TURN_BEGAN
from orbita.games.space_alert.rules import actions, damage, fate, maintenance, scoring, setup, threat_actions
from orbita.games.space_alert.ship import GOING_ON, NOBODY, WON, Mission, Ship


def resolve(s: Ship, mission: Mission) -> i64:
    """Lay a mission out and play it to its end; tell the score, 0 if the ship was lost."""
    setup.lay_out(s, mission)
    return play_on(s)


def play_on(s: Ship) -> i64:
    """Play from where the board stands to the end; tell the score."""
    while s.ending == GOING_ON:
        play_turn(s)
    return scoring.score(s) if s.ending == WON else 0


def play_turn(s: Ship) -> None:
    """Play the next turn."""
    s.turn += 1
    if s.turn > s.mission.turns:
        jump(s)
    else:
        resolve_turn(s)


def resolve_turn(s: Ship) -> None:
    """One field of the mission track after another (3.1-3.5)."""
    begin_turn(s)
    fate.appear_all(s)  # 3.1
    actions.carry_out_all(s)  # 3.2
    damage.compute(s)  # 3.3
    if s.ending == GOING_ON:
        threat_actions.act_all(s)  # 3.4
    if s.ending == GOING_ON and s.box.check_after[s.turn]:
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


def jump(s: Ship) -> None:
    """3.6: the last rocket hits, the pilot comes home, the threats act once more, and the ship is away."""
    say(s, TURN_BEGAN, s.turn)
    s.culprit = NOBODY
    damage.compute(s)
    if s.ending == GOING_ON:
        actions.bring_pilot_home(s)
        threat_actions.act_all(s)
    if s.ending == GOING_ON:
        s.ending = WON
        say(s, MISSION_WON, scoring.score(s))
