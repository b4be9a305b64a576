"""The table as text: the board with the seats beside it, in colours or plain."""

from itertools import zip_longest
from typing import Final

from orbita.core.lang import amount, say, upper_first
from orbita.games.guardians import state
from orbita.games.guardians.content.read import box_for
from orbita.games.guardians.shown import LEVELS as LEVEL_IDS
from orbita.games.guardians.shown import step
from orbita.games.guardians.texts.catalogue import BOARD, EFFECTS, HOLDINGS, LEVELS, NEEDED, NOUNS, SEATS
from orbita.games.guardians.view import View

# How the pieces look, by piece: five signs and the ANSI style. Monsters show their eyes.
PICTURES: Final = (
    "  ·  ", " ‹1› ", " /2\\ ", " {3} ", " «4» ", " ╣5╠ ", " ◄███", "███► ", " ◄█▒░", "░▒█► ", " (*) ",
)  # fmt: skip
STYLES: Final = ("2", "37", "96", "95", "93", "91", "1;97", "1;97", "33", "33", "30;47")
MINE_SPACE: Final = " ( ) "
CELL: Final = 5
SHAPES: Final = "▲●■◆"
SEAT_STYLES: Final = ("1;97;41", "1;30;43", "1;30;42", "1;97;44")
GEAR: Final = "–✓✗"  # a missile or power-up: not bought yet, ready, used


def paint(text: str, style: str, colour: bool) -> str:
    """Colour a text, if colours are wanted."""
    return f"\x1b[{style}m{text}\x1b[0m" if colour else text


def board(view: View, lang: str, colour: bool) -> str:
    """Draw the board, the seats beside it, and below what lies ready and whose turn it is."""
    left = board_lines(view, lang, colour)
    gap = [""] * (len(view.seats) < len(SEATS))  # four fill the height of the board
    right = [""]
    for place in range(len(view.seats)):
        right += seat_lines(view, place, lang, colour) + gap
    lines = [f"{board}   {panel}".rstrip() for board, panel in zip_longest(left, right, fillvalue="")]
    return "\n".join([*lines, *table_lines(view, lang)])


def board_lines(view: View, lang: str, colour: bool) -> list[str]:
    """Rows and columns numbered, the Moon below the rows of the start, the planet below the last row."""
    box, width = box_for(view.options), view.columns * CELL
    lines = ["    " + "".join(f"{column:^{CELL}}" for column in range(1, view.columns + 1)) + " "]
    lines.append(f"   ╭{'─' * width}╮")
    for row in range(1, view.rows + 1):
        spaces = range(row * (view.columns + 2) + 1, (row + 1) * (view.columns + 2) - 1)
        lines.append(f"{row:2} │{''.join(cell(view, space, colour) for space in spaces)}│")
        if row == box.invader_rows:
            lines.append(f"   ├{' ☾ ' + say(BOARD['moon'], lang) + ' ':╌^{width}}┤")
    planet = f" {say(BOARD['planet'], lang).upper()} ".center(width - 12, "█")
    return [*lines, "   " + paint(f"▁▂▃▄▅▆▇{planet}▇▆▅▄▃▂▁", "1;34", colour)]


def cell(view: View, space: int, colour: bool) -> str:
    """Draw what lies on a space."""
    piece = view.board[space]
    if state.is_fighter(piece):
        place = piece - state.FIGHTER
        return f" {paint(f' {SHAPES[place]} ', SEAT_STYLES[place], colour)} "
    is_mine_space = piece == state.EMPTY and space in list(box_for(view.options).mine_spaces)
    return paint(MINE_SPACE if is_mine_space else PICTURES[piece], STYLES[piece], colour)


def seat_lines(view: View, place: int, lang: str, colour: bool) -> list[str]:
    """What lies in front of a seat: points, tokens by value, level, missile and power-up."""
    mine, values = view.seats[place], box_for(view.options).token_value
    mark = "▶" if place == view.turn and view.stage != state.OVER else " "
    badge = paint(f" {SHAPES[place]} ", SEAT_STYLES[place], colour)
    title = f"{mark}{badge} {upper_first(say(SEATS[place], lang)):<10}"
    title += f"{amount(mine.score, NOUNS['point'], lang):>11}"
    if mine.is_out:
        title += f"  {say(HOLDINGS['out'], lang)}"
    elif mine.space == state.NOWHERE and view.stage != state.PLACE_FIGHTER:
        title += f"  {say(HOLDINGS['off_board'], lang)}"
    kinds = [kind for kind in range(state.TOKEN_KINDS - 1, 0, -1) if mine.tokens[kind]]
    tokens = "  ".join(f"{values[kind]}×{mine.tokens[kind]}" for kind in kinds)
    gear = say(HOLDINGS["missile"], lang, sign=GEAR[mine.missile])
    if view.options.variant == "advanced":
        level = say(LEVELS[LEVEL_IDS[mine.level - 1]], lang)
        gear = f"{level} · {gear} · {say(HOLDINGS['power_up'], lang, sign=GEAR[mine.power_up])}"
    return [title, f"     {tokens or say(HOLDINGS['none'], lang)}", f"     {gear}"]


def table_lines(view: View, lang: str) -> list[str]:
    """The pile, what waits beside the board, and what the table waits for."""
    pile = say(HOLDINGS["pile"], lang, tokens=amount(sum(view.pile), NOUNS["token"], lang)) + "."
    waiting = {
        "◄█": view.aside[state.SHIP_LEFT], "█►": view.aside[state.SHIP_RIGHT], "◄██►": view.ships_waiting,
    }  # fmt: skip
    if any(waiting.values()):
        signs = "  ".join(f"{sign}×{count}" for sign, count in waiting.items() if count)
        pile += f" {say(HOLDINGS['beside'], lang, signs=signs)}"
    needed = say(NEEDED[step(view.stage, view.buying)], lang)
    if view.stage in (state.PAY, state.COME_BACK):
        needed += f" ({say(EFFECTS['price'], lang, price=box_for(view.options).prices[view.buying])})"
    who = "" if view.stage == state.OVER else f"{say(SEATS[view.turn], lang)}: "
    return [pile, upper_first(who + needed) + "."]
