"""The table as text: the rings unrolled, one under another, so that spaces that touch are neighbours."""

import textwrap
from typing import Final

from orbita.core.lang import say
from orbita.games.voyager.content.pack import Pack
from orbita.games.voyager.content.read import box_for
from orbita.games.voyager.notation import BUILDINGS, SEAT_NAMES, place_text, space_text
from orbita.games.voyager.state import NOBODY, NOWHERE, ON_BODY, OVER, Box
from orbita.games.voyager.texts.cards import card_text, needs_text
from orbita.games.voyager.texts.catalogue import BUILDINGS as BUILDING_NAMES
from orbita.games.voyager.texts.catalogue import SEATS
from orbita.games.voyager.texts.labels import BOARD
from orbita.games.voyager.texts.prompts import points_by_source, situation
from orbita.games.voyager.view import View

WIDTH: Final = 96  # of an unrolled ring
LINE: Final = 99  # of a text
SHAPES: Final = "▲●■◆★"
COLOURS: Final = (31, 33, 32, 34, 35)


def seat_name(seat: int, lang: str) -> str:
    """A seat by its colour."""
    return say(SEATS[SEAT_NAMES[seat]], lang)


def seat_sign(seat: int, lang: str, colour: bool) -> str:
    """A seat's shape and name, coloured if wanted."""
    return paint(f"{SHAPES[seat]} {seat_name(seat, lang)}", seat, colour)


def paint(text: str, seat: int, colour: bool) -> str:
    """Colour a text like a seat."""
    return f"\x1b[{COLOURS[seat]}m{text}\x1b[0m" if colour else text


def draw(view: View, lang: str, colour: bool) -> str:
    """Everything a seat sees."""
    box = box_for(view.options)
    board = rings(view, box, lang, colour)
    parts = [heading(view, lang), *board]
    if any("+" in line for line in board):
        parts.append(say(BOARD["crowded"], lang))
    parts += ["", *bodies(view, box, lang, colour), ""]
    parts += [seat_line(view, box, seat, lang, colour) for seat in range(len(view.seats))]
    parts += [*legend(box.pack, lang), "", *open_cards(view, box.pack, lang, colour)]
    if view.seat is not None:
        parts += own_cards(view, box.pack, lang)
    names = [seat_name(seat, lang) for seat in range(len(view.seats))]
    told = [line for text in situation(view, box, names, lang) for line in wrapped(text, 2)]
    if view.stage == OVER:
        told = points_by_source(view, names, lang)
    parts += ["", *told] if told else []
    return "\n".join(parts) + "\n"


def wrapped(text: str, indent: int) -> list[str]:
    """Break a text that is too long for a line; what follows is indented."""
    return textwrap.wrap(text, LINE, subsequent_indent=" " * indent, break_on_hyphens=False)


def heading(view: View, lang: str) -> str:
    """Round, piles and what is left of the turn."""
    research, exploration = view.piles
    return say(
        BOARD["heading"],
        lang,
        round=view.round + 1,
        research=research,
        exploration=exploration,
        actions=view.actions_left,
    )


def rings(view: View, box: Box, lang: str, colour: bool) -> list[str]:
    """Each ring as a row of cells, from the Sun outwards."""
    lines = []
    for number, ring in enumerate(box.pack.rings):
        size = max(WIDTH // ring.spaces, 2)
        first = box.ring_first[number]
        cells = [cell(view, box, first + index, size - 1, lang, colour) for index in range(ring.spaces)]
        lines.append(f"{ring.name.in_language(lang)} ({space_text(box, first, lang)}-{ring.spaces - 1})")
        lines.append("|" + "|".join(cells) + "|")
    return lines


def cell(view: View, box: Box, space: int, width: int, lang: str, colour: bool) -> str:
    """Bodies by name where there is room, else planets by first letter; then the rockets in space."""
    here = [body for number, body in enumerate(box.pack.bodies) if view.bodies[number] == space]
    rockets = [seat for seat, other in enumerate(view.seats) if other.rocket == space]
    text = " ".join(body.name.in_language(lang) for body in here)
    if len(text) + len(rockets) + (1 if text and rockets else 0) > width:
        text = "".join(body.name.in_language(lang)[0] for body in here if not body.around)
    room = width - len(text)
    if len(rockets) > room:
        return (text + "+")[:width] if room > 0 else "+" * width
    gap = " " if text and rockets and len(rockets) < room else ""
    signs = "".join(paint(SHAPES[seat], seat, colour) for seat in rockets)
    return text + gap + signs + " " * (room - len(gap) - len(rockets))


def bodies(view: View, box: Box, lang: str, colour: bool) -> list[str]:
    """Every body one can land on: where, what it takes and gives, what stands there."""
    lines = []
    for number, body in enumerate(box.pack.bodies):
        here = [seat for seat, other in enumerate(view.seats) if other.rocket == ON_BODY + number]
        if body.landing == 0 and not body.home:
            continue
        line = f"{body.name.in_language(lang):<9}{space_text(box, view.bodies[number], lang):<12}"
        if body.landing:
            line += f"{say(BOARD['roll'], lang)} {body.landing}+  {'★' * body.stars:<9}"
        owner = view.owners[number]
        if owner != NOBODY:
            kind = say(BUILDING_NAMES[BUILDINGS[view.buildings[number]]], lang)
            line += f" {kind}: {seat_sign(owner, lang, colour)} "
        if here:
            line += f" {say(BOARD['rockets'], lang)}: "
            line += ", ".join(seat_sign(seat, lang, colour) for seat in here)
        lines.append(line.rstrip())
    return lines


def seat_line(view: View, box: Box, seat: int, lang: str, colour: bool) -> str:
    """Points, coins, technologies, rocket and how many cards."""
    other = view.seats[seat]
    agency = "-" if other.agency == NOBODY else box.pack.agencies[other.agency].name.in_language(lang)
    is_nowhere = other.rocket == NOWHERE
    place = say(BOARD["nowhere"], lang) if is_nowhere else place_text(box, other.rocket, lang)
    levels = zip(letters(box.pack, lang), other.levels, strict=True)
    text = say(
        BOARD["seat"],
        lang,
        points=f"{other.points:>2}",
        coins=f"{other.coins:>2}",
        place=f"{place:<10}",
        levels=" ".join(f"{letter}{level}" for letter, level in levels),
        cards=f"{other.research}+{other.exploration}",
        missions=other.missions,
    )
    mark = ">" if view.asked == seat and view.stage != OVER else " "
    room = " " * (max(len(say(pair, lang)) for pair in SEATS.values()) - len(seat_name(seat, lang)))
    widest = max(len(one.name.in_language(lang)) for one in box.pack.agencies)
    return f"{mark} {seat_sign(seat, lang, colour)}{room} {agency:<{widest}} {text}"


def letters(pack: Pack, lang: str) -> list[str]:
    """A letter for each technology: of the word one types for it."""
    return [
        (technology.word.in_language(lang) if technology.word else technology.id)[0].upper()
        for technology in pack.technologies
    ]


def legend(pack: Pack, lang: str) -> list[str]:
    """What the letters and sums in the lines of the seats mean."""
    named = [
        f"{letter} – {technology.name.in_language(lang)}"
        for letter, technology in zip(letters(pack, lang), pack.technologies, strict=True)
    ]
    return wrapped("  (" + "; ".join([*named, say(BOARD["cards"], lang)]) + ")", 3)


def open_cards(view: View, pack: Pack, lang: str, colour: bool) -> list[str]:
    """The achievements, each behind the sign of whoever has it."""
    lines = [say(BOARD["achievements"], lang)]
    for number, card in enumerate(pack.achievements):
        owner = view.achievers[number]
        name, needs = card.name.in_language(lang), needs_text(pack, card.needs, lang)
        text = say(BOARD["achievement"], lang, points=card.points, name=name, needs=needs)
        first, *more = wrapped(f"  {text}", 4)
        lines += [first if owner == NOBODY else paint(SHAPES[owner], owner, colour) + first[1:], *more]
    return lines


def own_cards(view: View, pack: Pack, lang: str) -> list[str]:
    """Your own hand and missions, with what they do."""
    lines = []
    for card, amount in zip(pack.cards, view.hand, strict=True):
        name = card.name.in_language(lang) + (f" x{amount}" if amount > 1 else "")
        if amount:
            lines.append(say(BOARD["card"], lang, name=name, text=card_text(pack, card, lang)))
    for mission, amount in zip(pack.missions, view.held, strict=True):
        name = mission.name.in_language(lang)
        if amount:
            lines.append(say(BOARD["mission"], lang, name=name, text=needs_text(pack, mission.needs, lang)))
    if not lines:
        return []
    return [say(BOARD["own"], lang), *(part for line in lines for part in wrapped(f"  {line}", 4))]
