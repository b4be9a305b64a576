"""5.1 and 5.3 Androids (Androidy): their places in the order of acting, and who acts for them."""

from orbita.core.flat import i64
from orbita.games.space_alert.ship import NOBODY, Box
from orbita.games.space_alert.state import State, is_solo


def acting_order(box: Box, people: i64, crew: i64) -> list[int]:
    """Androids at the places chosen for them; on the others the people, then the androids without one [D]."""
    order: list[int] = [NOBODY] * crew
    waiting: list[int] = list(range(people))
    for member in range(people, crew):
        place = box.android_place[member - people]
        if 0 <= place < crew:
            order[place] = member
        else:
            waiting.append(member)
    for place in range(crew):
        if order[place] == NOBODY:
            order[place] = waiting.pop(0)
    return order


def plays_for(s: State, seat: i64, member: i64) -> bool:
    """Who carries out a member's actions: themselves; an android's whoever was chosen, or in turn [D]."""
    if is_solo(s):
        return True
    if member < s.seats:
        return seat == member
    chosen = s.box.android_player[member - s.seats]
    if 0 <= chosen < s.seats:
        return seat == chosen
    return seat == (member - s.seats) % s.seats
