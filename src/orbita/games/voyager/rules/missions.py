"""Missions and achievements (Misje, Osiągnięcia): played once fulfilled; taken by whoever is first."""

from orbita.core.chance import say
from orbita.core.flat import Cells, append, i64
from orbita.games.voyager.events import ACHIEVEMENT_TAKEN, MISSION_DONE
from orbita.games.voyager.moves import REVEAL
from orbita.games.voyager.rules import conditions, end
from orbita.games.voyager.rules.reasons import ALLOWED, NOT_FULFILLED, NOT_HELD
from orbita.games.voyager.state import NOBODY, State, count
from orbita.games.voyager.vocabulary import FROM_MISSIONS, MISSIONS_DONE


def why_not_reveal(s: State, mission: i64) -> i64:
    """A mission is played at any time in your turn once its condition holds."""
    if s.held[s.seat * s.box.missions + mission] == 0:
        return NOT_HELD
    if not conditions.all_hold(s, s.seat, s.box.mission_from, mission):
        return NOT_FULFILLED
    return ALLOWED


def add_missions(s: State, moves: Cells) -> Cells:
    """Every mission that may be played now."""
    for mission in range(s.box.missions):
        if s.held[s.seat * s.box.missions + mission] and why_not_reveal(s, mission) == ALLOWED:
            moves = append(moves, REVEAL + mission)
    return moves


def reveal(s: State, mission: i64) -> None:
    """As many points as there are players."""
    s.held[s.seat * s.box.missions + mission] -= 1
    s.revealed[mission] += 1
    count(s, s.seat, MISSIONS_DONE)
    say(s, MISSION_DONE, s.seat, mission)
    end.score(s, s.seat, s.seats, FROM_MISSIONS)


def check(s: State, seat: i64) -> None:
    """A seat takes every open achievement whose condition it meets."""
    for achievement in range(s.box.achievements):
        if s.achiever[achievement] == NOBODY and conditions.all_hold(
            s, seat, s.box.achievement_from, achievement
        ):
            s.achiever[achievement] = seat
            say(s, ACHIEVEMENT_TAKEN, seat, achievement)


def check_everybody(s: State) -> None:
    """After a step that changed something for others: whose turn it is comes first [D]."""
    for ahead in range(s.seats):
        check(s, (s.seat + ahead) % s.seats)
