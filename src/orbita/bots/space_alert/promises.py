"""What a crewmate takes upon itself, and what it asks: told by signs that stand on the board.

A threat is its own if the plan destroys it, and would not without its cards; so is the computer of a phase.
"""

from typing import Final

from orbita.bots.bot import Heard, Said, Sign
from orbita.bots.space_alert.agreement import SEED
from orbita.bots.space_alert.answers import ASK, boards_asked_for, work_asked_for
from orbita.bots.space_alert.common_plan import Plan, flight_of
from orbita.bots.space_alert.known import Known
from orbita.games.space_alert.content.flatten import box_for
from orbita.games.space_alert.rules import action_setup
from orbita.games.space_alert.rules import round as action_round
from orbita.games.space_alert.ship import SLOTS, TURNS, Ship
from orbita.games.space_alert.state import first_slot, last_slot
from orbita.games.space_alert.view import View
from orbita.games.space_alert.vocabulary import DESTROYED, NO_ACTION

MARK: Final = "mark"
COMPUTER: Final = "computer"

Deeds = dict[str, int]  # what is taken care of, by its name, and in which turn; 0: nobody


def promises(view: View, seat: int, heard: Heard, known: Known, plan: Plan) -> tuple[Said, ...]:
    """Marks for what is newly one's own or asked for, and answers; then a question to people."""
    own = own_deeds(known, seat, plan) | work_asked_for(known, seat, plan, heard.signs)
    signs: list[Said] = []
    for name, turn in own.items():
        text = f"take {name} {turn}" if turn else f"take {name}"
        if said_last(heard.signs, seat, name) != text or is_asked(heard.signs, seat, name):
            signs.append((MARK, text))
    for name in given_up(heard.signs, seat, own):
        signs.append((MARK, f"take {name} -"))
    signs += boards_asked_for(view, seat, heard.signs)
    return tuple(signs) or questions(view, seat, heard, known, plan)


def questions(view: View, seat: int, heard: Heard, known: Known, plan: Plan) -> tuple[Said, ...]:
    """The first bot asks the people for what nobody does, once each."""
    if seat != heard.bots[0] or len(heard.bots) == len(view.seats):
        return ()
    asked = {sign.about for sign in heard.signs if sign.kind == ASK and sign.seat in heard.bots}
    taken = {sign.about.split()[1] for sign in heard.signs if sign.kind == MARK and " " in sign.about}
    done = deeds(fly(known, plan), known)
    return tuple(
        (ASK, f"who {name}")
        for name, turn in done.items()
        if not turn and name not in taken and f"who {name}" not in asked
    )


def own_deeds(known: Known, seat: int, plan: Plan) -> Deeds:
    """What the plan does, and would not without the cards of this seat in the open phases."""
    box = box_for(known.options)
    first = first_slot(box, known.phase)
    without = list(plan)
    for turn in range(first, TURNS + 1):
        without[seat * SLOTS + turn] = NO_ACTION
    done, left = deeds(fly(known, plan), known), deeds(fly(known, tuple(without)), known)
    return {name: turn for name, turn in done.items() if turn and not left[name]}


def fly(known: Known, plan: Plan) -> Ship:
    """How the plan ends, as far as anybody knows."""
    flight = flight_of(known.options, known.people, known.phases, known.tracks, known.threats, plan, SEED)
    ship = action_setup.board(box_for(known.options), flight)
    action_round.play_on(ship)
    return ship


def deeds(ship: Ship, known: Known) -> Deeds:
    """Every threat and when it was destroyed; the computer, and the end of the phase it is kept awake in.

    Whom the last rocket hits in the jump is taken care of by a card of the last turn.
    """
    done = {
        f"threat{ship.flight.number[threat]}": min(ship.ended_turn[threat], ship.flight.turns)
        if ship.status[threat] == DESTROYED
        else 0
        for threat in range(ship.flight.threats)
    }
    is_awake = ship.maintained >> (known.phase - 1) & 1
    return done | {COMPUTER: last_slot(ship.box, known.phase) if is_awake else 0}


def said_last(signs: tuple[Sign, ...], seat: int, name: str) -> str:
    """What a seat last said of taking something upon itself."""
    said = ""
    for sign in signs:
        if sign.seat == seat and sign.kind == MARK and sign.about.split()[:2] == ["take", name]:
            said = sign.about
    return said


def is_asked(signs: tuple[Sign, ...], seat: int, name: str) -> bool:
    """Whether somebody asked who takes it, after this seat last said so."""
    asked = False
    for sign in signs:
        words = sign.about.split()
        if sign.kind == ASK and sign.seat != seat and words[:2] == ["who", name]:
            asked = True
        elif sign.seat == seat and sign.kind == MARK and words[:2] == ["take", name]:
            asked = False
    return asked


def given_up(signs: tuple[Sign, ...], seat: int, own: Deeds) -> list[str]:
    """What a seat took upon itself and does no more."""
    taken: dict[str, bool] = {}
    for sign in signs:
        words = sign.about.split()
        if sign.seat == seat and sign.kind == MARK and words[0] == "take":
            taken[words[1]] = words[2:] != ["-"]
    return [name for name, is_taken in taken.items() if is_taken and name not in own]
