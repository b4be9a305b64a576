"""The end (Zakończenie rozgrywki): points, the last turns, and who wins."""

from orbita.core.chance import say
from orbita.core.contract import Outcome, best_win
from orbita.core.flat import i64
from orbita.games.voyager.events import GAME_ENDED, GOAL_REACHED, POINTS_SCORED
from orbita.games.voyager.state import NOBODY, OVER, State
from orbita.games.voyager.vocabulary import FROM_ACHIEVEMENTS, SOURCE_KINDS


def score(s: State, seat: i64, points: i64, source: i64) -> None:
    """Add points; the first to reach the goal gives everybody else one more turn."""
    add_points(s, seat, points, source)
    if s.last == NOBODY and s.points[seat] >= s.box.goal:
        s.last = seat
        say(s, GOAL_REACHED, seat)


def add_points(s: State, seat: i64, points: i64, source: i64) -> None:
    """Move a seat's marker on."""
    s.points[seat] += points
    s.earned[seat * SOURCE_KINDS + source] += points
    say(s, POINTS_SCORED, seat, points, source)


def is_over(s: State) -> bool:
    """The turn has come round to whoever reached the goal; nobody has a second last turn.

    [D] Where nobody reaches it, the game ends after its last round.
    """
    if s.last != NOBODY:
        return s.seat == s.last
    return s.seat == s.first and s.round + 1 >= s.box.last_round


def finish(s: State) -> None:
    """Add the achievement cards, which reach no goal any more; nobody is awaited."""
    for achievement in range(s.box.achievements):
        seat = s.achiever[achievement]
        if seat != NOBODY:
            add_points(s, seat, s.box.achievement_points[achievement], FROM_ACHIEVEMENTS)
    s.stage = OVER
    say(s, GAME_ENDED)


def outcome(s: State) -> Outcome | None:
    """Most points win; a tie is shared [D]."""
    return best_win(tuple(s.points), reason(s)) if s.stage == OVER else None


def reason(s: State) -> str:
    """Why the game has ended."""
    return "last-round" if s.last == NOBODY else "goal-reached"
