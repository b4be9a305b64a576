"""What a crewmate answers when somebody asks who works where, or what lies in a turn."""

from typing import Final

from orbita.bots.bot import Said, Sign
from orbita.bots.space_alert.agreement import SEED
from orbita.bots.space_alert.common_plan import Plan, flight_of
from orbita.bots.space_alert.known import Known
from orbita.bots.space_alert.signs import NOTHING, TELL
from orbita.games.space_alert.content.flatten import box_for
from orbita.games.space_alert.names import ACTION_NAMES, STATION_NAMES
from orbita.games.space_alert.rules import action_setup
from orbita.games.space_alert.rules import round as action_round
from orbita.games.space_alert.ship import GOING_ON, SLOTS, UP
from orbita.games.space_alert.state import last_slot
from orbita.games.space_alert.view import View
from orbita.games.space_alert.vocabulary import ACTION_A, ACTION_B, ACTION_C, HEROIC_A, HEROIC_B, NO_ACTION

ASK: Final = "ask"
LETTERS: Final = {ACTION_A: "A", ACTION_B: "B", ACTION_C: "C", HEROIC_A: "A", HEROIC_B: "B"}


def work_asked_for(known: Known, seat: int, plan: Plan, signs: tuple[Sign, ...]) -> dict[str, int]:
    """The systems somebody asked about that this seat works at in the plan, and when."""
    asked = [sign.about.split()[1:] for sign in signs if sign.kind == ASK and sign.seat != seat]
    asked = [words for words in asked if "." in words[0]]
    if not asked:
        return {}
    turns = turns_at(known, seat, plan)
    found = {}
    for name, *turn in asked:
        fitting = [at for at in turns.get(name, []) if not turn or at == int(turn[0])]
        if fitting:
            found[name] = fitting[0]
    return found


def turns_at(known: Known, member: int, plan: Plan) -> dict[str, list[int]]:
    """In which turns a member works at each system, as far as anybody knows."""
    flight = flight_of(known.options, known.people, known.phases, known.tracks, known.threats, plan, SEED)
    box = box_for(known.options)
    ship = action_setup.board(box, flight)
    found: dict[str, list[int]] = {}
    for turn in range(1, last_slot(box, known.phase) + 1):
        if ship.ending != GOING_ON:
            break
        letter = LETTERS.get(ship.plan[member * SLOTS + turn] & UP)
        if letter:
            found.setdefault(f"{STATION_NAMES[ship.station[member]]}.{letter}", []).append(turn)
        action_round.play_turn(ship)
    return found


def boards_asked_for(view: View, seat: int, signs: tuple[Sign, ...]) -> tuple[Said, ...]:
    """What lies in the turns somebody asked about, told again."""
    told: dict[int, bool] = {}
    for sign in signs:
        words = sign.about.split()
        if sign.kind == ASK and sign.seat != seat and words[:2] == ["who", "slot"]:
            told[int(words[2])] = False
        elif sign.kind == TELL and sign.seat == seat and words[0] == "lay" and len(words) == 3:
            told[int(words[1])] = True
    plan = view.members[seat].plan
    return tuple(
        (TELL, f"lay {turn} {ACTION_NAMES[plan[turn - 1] & UP] if plan[turn - 1] != NO_ACTION else NOTHING}")
        for turn, is_told in told.items()
        if not is_told
    )
