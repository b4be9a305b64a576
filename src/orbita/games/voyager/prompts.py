"""Lines under the board: what the table waits for, what cards still give, and where points came from."""

from typing import Final

from orbita.games.voyager.pack import Pack
from orbita.games.voyager.state import ATTACK, CHOOSE, DEFEND, KEEP, NOBODY, OVER, RAISE, START, TIDY, Box
from orbita.games.voyager.view import View
from orbita.games.voyager.vocabulary import EFFECTS, LANDING_ROLL, SOURCES
from orbita.games.voyager.wording import column

# What is going on, for everybody; then what the seat that is asked may do about it.
SITUATIONS: Final = {
    CHOOSE: ("", ""),
    KEEP: ("", ""),
    START: ("", ""),
    RAISE: ("{what}: rzut {roll}, potrzeba {needed}.", "{what}: the roll is {roll}, {needed} is needed."),
    ATTACK: (
        "Przejęcie budowli {on}: atak {roll}, obrona {reply}. Atak musi być wyższy.",
        "Takeover of the building {on}: attack {roll}, defence {reply}. The attack must be higher.",
    ),
    TIDY: (
        "Na koniec tury zostają najwyżej: karty badań {research}, karty eksploracji {exploration}.",
        "At the end of a turn stay at most: research cards {research}, exploration cards {exploration}.",
    ),
}
SITUATIONS[DEFEND] = SITUATIONS[ATTACK]
ADVICE: Final = {
    CHOOSE: ("Wybierz agencję.", "Choose an agency."),
    KEEP: ("Wybierz misję, którą zwracasz.", "Choose the mission you return."),
    START: ("Wybierz technologię na początek.", "Choose the technology you start with."),
    RAISE: (
        "Odrzuć karty, aby podnieść wynik, albo zostaw go.",
        "Discard cards to raise it, or let it stand.",
    ),
    ATTACK: (
        "Odrzuć karty, aby podnieść atak, albo zostaw go; potem broni się właściciel.",
        "Discard cards to raise the attack, or let it stand; then the owner may defend.",
    ),
    DEFEND: (
        "Odrzuć karty, aby wyrównać i obronić budowlę, albo zostaw wynik.",
        "Discard cards to draw level and hold the building, or let it stand.",
    ),
    TIDY: ("Odrzuć nadmiar.", "Discard the rest."),
}
HELPS: Final = {
    "free_move": ("ruchy bez akcji", "moves without an action"),
    "free_launch": ("starty bez akcji i monet", "launches without action and coins"),
    "rocket_discount": ("rakieta tańsza o", "coins off a rocket"),
    "landing_bonus": ("do rzutów na lądowanie", "added to landing rolls"),
    "sure_landing": ("lądowania bez rzutu", "landings without a roll"),
    "free_landing": ("lądowania bez akcji", "landings without an action"),
    "belt_safety": ("bez rzutu w pasie planetoid", "no roll in the asteroid belt"),
    "develop_discount": ("ulepszenie tańsze o", "coins off a technology"),
    "building_discount": ("budowla tańsza o", "coins off a building"),
    "takeover_bonus": ("do rzutów przy przejmowaniu", "added to takeover rolls"),
}
SOURCE_NAMES: Final = {
    "technology": ("technologie", "technology"),
    "landing": ("lądowania", "landing"),
    "research": ("badania", "research"),
    "exploration": ("eksploracja", "exploration"),
    "missions": ("misje", "missions"),
    "achievements": ("osiągnięcia", "achievements"),
}


def situation(view: View, box: Box, names: list[str], lang: str) -> list[str]:
    """The last turns, the helps of this turn, the open roll, and what the reader may do."""
    lines = []
    if view.last != NOBODY and view.stage != OVER:
        lines.append(last_turns(names[view.last], lang))
    helps = [
        f"{HELPS[kind][column(lang)]} {amount}"
        for kind, amount in zip(EFFECTS, view.helps, strict=True)
        if amount
    ]
    if helps:
        lines.append(("Z kart w tej turze: ", "From cards this turn: ")[column(lang)] + ", ".join(helps))
    if view.stage in ADVICE:
        told = [SITUATIONS[view.stage][column(lang)].format(**values(view, box, lang))]
        told += [ADVICE[view.stage][column(lang)]] if view.seat == view.asked else []
        lines.append(" ".join(filter(None, told)))
    return [line for line in lines if line]


def last_turns(name: str, lang: str) -> str:
    """Somebody has reached the goal."""
    if lang == "pl":
        return f"Cel osiągnięty ({name}): to już ostatnie tury."
    return f"{name} has reached the goal: these are the last turns."


def values(view: View, box: Box, lang: str) -> dict[str, object]:
    """The numbers of an open roll and the limits of the hand."""
    pack: Pack = box.pack
    on = pack.bodies[view.body].on.in_language(lang) if view.body != NOBODY else ""
    what, needed = "", 0
    if view.stage == RAISE and view.roll_kind == LANDING_ROLL:
        what = ("Lądowanie ", "Landing ")[column(lang)] + on
        needed = box.landing[view.body]
    elif view.stage == RAISE:
        ring = box.ring_of[view.seats[view.turn].rocket]
        name = pack.rings[ring].name.in_language(lang)
        what, needed = name[:1].upper() + name[1:], box.danger[ring]
    return {
        "what": what,
        "needed": needed,
        "on": on,
        "roll": view.roll,
        "reply": view.reply,
        "research": box.hand_limit[0],
        "exploration": box.hand_limit[1],
    }


def points_by_source(view: View, names: list[str], lang: str) -> list[str]:
    """At the end: where everybody's points came from."""
    heads = [SOURCE_NAMES[source][column(lang)] for source in SOURCES] + [("razem", "in all")[column(lang)]]
    room = max(len(name) for name in names)
    lines = [" " * room + "".join(f"  {head}" for head in heads)]
    for name, seat in zip(names, view.seats, strict=True):
        row = [*seat.earned, seat.points]
        cells = "".join(f"  {points:>{len(head)}}" for head, points in zip(heads, row, strict=True))
        lines.append(f"{name:<{room}}{cells}")
    return lines
