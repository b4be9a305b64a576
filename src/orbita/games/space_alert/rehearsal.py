"""A plan rehearsed turn by turn, so that a changed card is resolved from its turn on."""

from orbita.core.flat import Cells, i64
from orbita.games.space_alert import ship as board
from orbita.games.space_alert.rules import round as action_round
from orbita.games.space_alert.rules import setup
from orbita.games.space_alert.ship import GOING_ON, SLOTS, TURNS, Box, Mission, Ship


class Rehearsal:
    """The boards of one plan: before each turn, and at the end."""

    mission: Mission
    before: list[Ship]  # by turn, from 1 to the jump; those behind `last` are left over
    last: i64 = 1
    end: Ship
    trial: Ship


def rehearse(box: Box, mission: Mission) -> Rehearsal:
    """Play the mission's own plan and keep every board."""
    r = Rehearsal()
    r.mission = mission
    start = setup.board(box, mission)
    r.before = [board.copy(start) for _turn in range(TURNS + 2)]
    r.end = board.copy(start)
    r.trial = board.copy(start)
    play_and_keep(r, 1)
    return r


def play_and_keep(r: Rehearsal, turn: i64) -> None:
    """Play on from before a turn, keeping the board before each further one."""
    s = r.end
    board.copy_over(r.before[turn], s)
    r.last = turn
    while s.ending == GOING_ON:
        action_round.play_turn(s)
        if s.ending == GOING_ON:
            r.last += 1
            board.copy_over(s, r.before[r.last])


def turn_to_resume(r: Rehearsal, member: i64, turn: i64) -> i64:
    """The last turn whose board knows nothing of a member's cards from `turn` on.

    A delay looks at the card of the next turn, so it is one turn earlier; and before the first delay of
    that member, for it has pushed the later cards.
    """
    resume = min(turn - 1, r.last)
    while resume > 1 and r.before[resume].delayed >> member & 1:
        resume -= 1
    return max(resume, 1)


def try_plan(r: Rehearsal, plan: Cells, member: i64, turn: i64) -> Ship:
    """Resolve a plan in which only cards of one member differ, from `turn` on.

    The board that is returned is used again by the next trial.
    """
    s = r.trial
    board.copy_over(r.before[turn_to_resume(r, member, turn)], s)
    put_plan(s, plan, member)
    action_round.play_on(s)
    return s


def put_plan(s: Ship, plan: Cells, member: i64) -> None:
    """Give a member other cards."""
    for slot in range(member * SLOTS, (member + 1) * SLOTS):
        s.plan[slot] = plan[slot]


def adopt(r: Rehearsal, plan: Cells, member: i64, turn: i64) -> None:
    """Make a tried plan the rehearsed one."""
    resume = turn_to_resume(r, member, turn)
    for known in range(1, resume + 1):
        put_plan(r.before[known], plan, member)
    play_and_keep(r, resume)
