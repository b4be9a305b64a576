"""Whether plans agree, as far as they were told: two at one gun or in one lift, who minds the computer.

Asked by whoever looks at the table, with the signs that stand there. A person's cards count as they were
told and in no other way, androids' as they lie open. Where somebody is who laid a movement and did not tell
it, nobody knows.
"""

import re
from collections.abc import Iterator
from typing import Annotated, Final, NamedTuple

import msgspec

from orbita.games.space_alert.content.flatten import box_for
from orbita.games.space_alert.events import COMPUTER_MAINTAINED, MOVE_SIDE, back_of
from orbita.games.space_alert.look_ahead import Tried, try_cards
from orbita.games.space_alert.names import ACTION_NUMBER, STATION_NAMES, SYSTEMS, ZONE_NAMES, ZoneName
from orbita.games.space_alert.notation import HALVES, member_name
from orbita.games.space_alert.ship import SLOTS, TURNS, Box
from orbita.games.space_alert.shown_types import Turn, number
from orbita.games.space_alert.state import PLANNING, first_slot, last_slot
from orbita.games.space_alert.view import View
from orbita.games.space_alert.vocabulary import ACTION_A, HEROIC_A, NO_ACTION, SPACE, ZONES

CAPTAIN: Final = 0
LIFT: Final = ACTION_NUMBER["deck"]
GRAVOLIFT: Final = "gravolift"
LAID: Final = re.compile(r"(\d) lay (\d+) (\w+)")
TAKEN: Final = re.compile(r"(\d) take (?:computer|upper_white\.C) (\d+)")

Told = dict[int, dict[int, int]]  # by seat and turn: the half that is up


class AgreementAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The signs that stand, a line each: the seat, and what it lays or takes."""

    signs: Annotated[str, msgspec.Meta(max_length=4000)] = ""


class Clash(msgspec.Struct, frozen=True):
    """Several who want in one turn what only one can use."""

    turn: Turn
    system: str  # of the catalogue, or gravolift
    zone: ZoneName
    members: tuple[str, ...]


class Care(msgspec.Struct, frozen=True):
    """Who looks after the computer in a phase that is not over."""

    first: Turn
    last: Annotated[int, number("the turn after which the computer is checked")]
    member: str | None
    turn: Turn | None


class Agreement(msgspec.Struct, frozen=True):
    """How plans go together."""

    judges: bool  # whether clashes are told at this table, to this seat
    clashes: tuple[Clash, ...]
    care: tuple[Care, ...]


class Way(NamedTuple):
    """What told plans come to, turn by turn, and from which turn on nobody knows where a member is."""

    tried: list[Tried]
    lost: dict[int, int]

    def known(self, first: int) -> Iterator[Tried]:
        """What is known of the turns from this one on."""
        return (one for one in self.tried if first <= one[1] <= self.lost.get(one[0], TURNS))


def agreement(view: View, asked: AgreementAsked) -> Agreement:
    """Answer whoever has this view."""
    box, phase = box_for(view.options), max(1, view.phase)
    is_told = view.options.aids != "box" and view.stage == PLANNING
    way = walked(view, box, read_told(asked.signs)) if is_told else Way([], {})
    judges = is_told and (view.options.aids == "cadet" or view.seat == CAPTAIN)
    return Agreement(
        judges=judges,
        clashes=clashes(view, way, first_slot(box, phase)) if judges else (),
        care=tuple(
            care_in(view, box, way, one, asked.signs)
            for one in range(phase, view.phases + 1)
            if view.stage == PLANNING
        ),
    )


def read_told(signs: str) -> Told:
    """What people say lies on their own boards."""
    told: Told = {}
    for seat, turn, half in LAID.findall(signs):
        if half.lower() in HALVES and int(turn) <= TURNS:
            told.setdefault(int(seat), {})[int(turn)] = HALVES[half.lower()]
    return told


def walked(view: View, box: Box, told: Told) -> Way:
    """Carry the told plans out, on a ship without threats."""
    plan = [NO_ACTION] * (len(view.members) * SLOTS)
    lost: dict[int, int] = {}
    for member, board in enumerate(view.members):
        halves = told.get(member, {})
        for turn, card in enumerate(board.plan, 1):
            plan[member * SLOTS + turn] = card if board.is_android else halves.get(turn, NO_ACTION)
            back = back_of(card) if card > NO_ACTION else card
            if not board.is_android and turn not in halves and back == MOVE_SIDE:
                lost.setdefault(member, turn)
    return Way(try_cards(box, list(view.order), last_slot(box, view.phases), plan, {}, False), lost)


def clashes(view: View, way: Way, first: int) -> tuple[Clash, ...]:
    """Guns that several fire in a turn, and lifts that several ride."""
    users: dict[tuple[int, str, int], list[str]] = {}
    for member, turn, half, before, *_ in way.known(first):
        if before == SPACE or half not in (ACTION_A, HEROIC_A, LIFT):
            continue
        system = GRAVOLIFT if half == LIFT else SYSTEMS[STATION_NAMES[before]][0]
        users.setdefault((turn, system, before % ZONES), []).append(member_name(len(view.seats), member))
    return tuple(
        Clash(turn, system, ZONE_NAMES[zone], tuple(members))
        for (turn, system, zone), members in users.items()
        if len(members) > 1
    )


def care_in(view: View, box: Box, way: Way, phase: int, signs: str) -> Care:
    """Whose told card looks after the computer in time; else who took it upon themselves."""
    first, last = first_slot(box, phase), last_slot(box, phase)
    last = next((turn for turn in range(first, last + 1) if box.check_after[turn]), last)
    found = [(one[1], one[0]) for one in way.known(first) if one[5] == COMPUTER_MAINTAINED]
    found += [(int(turn), int(seat)) for seat, turn in TAKEN.findall(signs) if int(seat) < len(view.seats)]
    turn, member = next((one for one in found if first <= one[0] <= last), (None, 0))
    return Care(first, last, None if turn is None else member_name(len(view.seats), member), turn)
