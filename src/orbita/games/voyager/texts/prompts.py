"""Lines under the board: what the table waits for, what cards still give, and where points came from."""

from orbita.core.lang import say, upper_first
from orbita.games.voyager.content.pack import Pack
from orbita.games.voyager.position import STAGES
from orbita.games.voyager.state import NOBODY, OVER, RAISE, Box
from orbita.games.voyager.texts import places
from orbita.games.voyager.texts.catalogue import SOURCES as SOURCE_NAMES
from orbita.games.voyager.texts.labels import BOARD, PROMPTS, SITUATIONS
from orbita.games.voyager.view import View
from orbita.games.voyager.vocabulary import EFFECTS, LANDING_ROLL, SOURCES


def situation(view: View, box: Box, names: list[str], lang: str) -> list[str]:
    """The last turns, the helps of this turn, the open roll, and what the reader may do."""
    lines = []
    stage = STAGES[view.stage]
    if view.last != NOBODY and view.stage != OVER:
        lines.append(say(SITUATIONS["last"], lang, seat=names[view.last]))
    helps = [
        places.help_text(kind, amount, lang)
        for kind, amount in zip(EFFECTS, view.helps, strict=True)
        if amount
    ]
    if helps:
        lines.append(say(SITUATIONS["helps"], lang, helps=", ".join(helps)))
    told = []
    if stage in SITUATIONS:
        told.append(say(SITUATIONS[stage], lang, **values(view, box, lang)))
    if stage in PROMPTS and view.seat == view.asked:
        told.append(say(PROMPTS[stage], lang))
    return [*lines, " ".join(told)] if told else lines


def values(view: View, box: Box, lang: str) -> dict[str, object]:
    """The numbers of an open roll and the limits of the hand."""
    pack: Pack = box.pack
    on = pack.bodies[view.body].on.in_language(lang) if view.body != NOBODY else ""
    what, needed = "", 0
    if view.stage == RAISE and view.roll_kind == LANDING_ROLL:
        what, needed = say(SITUATIONS["landing"], lang, on=on), box.landing[view.body]
    elif view.stage == RAISE:
        ring = box.ring_of[view.seats[view.turn].rocket]
        what, needed = upper_first(pack.rings[ring].name.in_language(lang)), box.danger[ring]
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
    heads = [say(SOURCE_NAMES[source], lang) for source in SOURCES] + [say(BOARD["in_all"], lang)]
    room = max(len(name) for name in names)
    lines = [" " * room + "".join(f"  {head}" for head in heads)]
    for name, seat in zip(names, view.seats, strict=True):
        row = [*seat.earned, seat.points]
        cells = "".join(f"  {points:>{len(head)}}" for head, points in zip(heads, row, strict=True))
        lines.append(f"{name:<{room}}{cells}")
    return lines
