"""Moves as text, both ways.

Spaces are row/column, payments are token values joined by +. Positions: see `position`.
"""

import re
from typing import Final

from orbita.core.errors import BadNotation
from orbita.core.refusals import refused
from orbita.games.guardians import moves
from orbita.games.guardians.state import LEVEL, MISSILE, POWER_UP, TOKEN_KINDS, Box, State
from orbita.games.guardians.texts.catalogue import REFUSALS

SEAT_NAMES: Final = ("red", "yellow", "green", "blue")
WORDS: Final = {
    moves.SHOOT_NOW: "shoot",
    moves.STOP: "stop",
    moves.MINE_RIGHT: "mine",
    moves.KEEP_MINE: "keep",
    moves.PASS: "pass",
    moves.BUY + MISSILE: "buy missile",
    moves.BUY + LEVEL: "buy level",
    moves.BUY + POWER_UP: "buy power-up",
}
VERBS: Final = {
    "move": moves.MOVE_TO,
    "boost": moves.BOOST_AT,
    "place": moves.PLACE_AT,
    "mine": moves.MINE_TO,
}
PIECES: Final = ".12345<>()*RYGB"  # by piece
WARES: Final = ("", "missile", "level", "power-up", "comeback")
NUMBER_OF_WORD: Final = {word: move for move, word in WORDS.items()}
POLISH: Final = {
    "strzał": "shoot",
    "strzelaj": "shoot",
    "stój": "stop",
    "mina": "mine",
    "zostaw": "keep",
    "pas": "pass",
    "kup": "buy",
    "rakieta": "missile",
    "rakietę": "missile",
    "poziom": "level",
    "doładowanie": "power-up",
    "ruch": "move",
    "leć": "move",
    "doładuj": "boost",
    "postaw": "place",
    "zapłać": "pay",
}
# What stands in the sentences about moves and means the same, or nothing.
SYNONYMS: Final = {
    "fly": "move",
    "minę": "mine",
    "pasuj": "pass",
    "średni": "level",
    "mocny": "level",
    "medium": "level",
    "strong": "level",
}
SMALL_WORDS: Final = (
    *("na", "w", "z", "miejsca", "tutaj", "rząd", "myśliwiec", "połóż", "przesuń", "odpal"),
    *("a", "at", "fighter", "fire", "from", "here", "it", "on", "put", "row", "the", "there", "to"),
)
PHRASES: Final = {"move mine": "mine", "keep mine": "keep"}


def space_text(box: Box, space: int) -> str:
    """Write a space as row/column."""
    return f"{space // box.width}/{space % box.width}"


def payment_text(box: Box, payment: int) -> str:
    """Write a payment as its token values, the highest first."""
    counts = box.payments[payment * TOKEN_KINDS : (payment + 1) * TOKEN_KINDS]
    values = [box.token_value[kind] for kind in range(TOKEN_KINDS - 1, 0, -1) for _ in range(counts[kind])]
    return "+".join(map(str, values))


def move_text(s: State, seat: int, move: int) -> str:
    """Write a move."""
    if move in WORDS:
        return WORDS[move]
    if move >= moves.PAY_WITH:
        return f"pay {payment_text(s.box, move - moves.PAY_WITH)}"
    if move >= moves.MISSILE_AT:
        return f"missile {move - moves.MISSILE_AT}"
    verb, first = next((verb, first) for verb, first in reversed(VERBS.items()) if move >= first)
    return f"{verb} {space_text(s.box, move - first)}"


def parse_move(s: State, seat: int, text: str) -> int:
    """Read a move; whether it is legal is another question."""
    typed = [word for word in text.lower().split() if word not in SMALL_WORDS]
    words = [POLISH.get(word) or SYNONYMS.get(word, word) for word in typed]
    phrase = PHRASES.get(" ".join(words), " ".join(words))
    if phrase in NUMBER_OF_WORD:
        return NUMBER_OF_WORD[phrase]
    if len(words) == 2 and words[0] in VERBS:
        return VERBS[words[0]] + parse_space(s.box, words[1])
    if len(words) == 2 and words[0] == "missile":
        if re.fullmatch("[0-9]{1,2}", words[1]) and 1 <= int(words[1]) <= s.box.rows:
            return moves.MISSILE_AT + int(words[1])
        raise refused(BadNotation, REFUSALS, "notation/row", text=text, last=s.box.rows)
    if len(words) == 2 and words[0] == "pay":
        return moves.PAY_WITH + parse_payment(s.box, words[1])
    raise refused(BadNotation, REFUSALS, "notation/unknown", text=text)


def parse_space(box: Box, text: str) -> int:
    """Read row/column."""
    found = re.fullmatch("([0-9]{1,2})/([0-9]{1,2})", text)
    if found:
        row, column = int(found[1]), int(found[2])
        if 1 <= row <= box.rows and 1 <= column <= box.columns:
            return row * box.width + column
    raise refused(BadNotation, REFUSALS, "notation/space", text=text, last=f"{box.rows}/{box.columns}")


def parse_payment(box: Box, text: str) -> int:
    """Read token values joined by +, in any order."""
    values = list(box.token_value)
    try:
        kinds = [values.index(int(word), 1) for word in text.split("+")]
    except ValueError:
        raise refused(BadNotation, REFUSALS, "notation/payment", text=text) from None
    wanted = [kinds.count(kind) for kind in range(TOKEN_KINDS)]
    for payment in range(len(box.payment_total)):
        if list(box.payments[payment * TOKEN_KINDS : (payment + 1) * TOKEN_KINDS]) == wanted:
            return payment
    raise refused(BadNotation, REFUSALS, "notation/payment-useless", text=text)
