"""Moves in words, and what they are certain to bring: for lists, buttons and labels."""

from collections.abc import Sequence
from typing import Any

from orbita.core.lang import amount, say
from orbita.games.space_alert.content.flatten import box_for
from orbita.games.space_alert.state import first_slot, last_slot
from orbita.games.space_alert.texts.catalogue import (
    CLOSES,
    EFFECTS,
    LEAVES_EMPTY,
    MOVES,
    NOUNS,
    ON_BOARD,
    TRIP_PRICE,
)
from orbita.games.space_alert.texts.events import Names, action_text, event_values, member_text
from orbita.games.space_alert.view import View


def move(view: View, text: str, lang: str) -> str:
    """Put a move, given in notation, into words, without its effects."""
    verb, *words = text.split()
    board = ""
    if verb != "give" and words and words[0].startswith("android"):
        board = say(ON_BOARD, lang, member=member_text(words.pop(0), lang))
    if verb == "trip":
        return say(MOVES[f"trip_{words[0]}"], lang, board=board)
    if verb == "give":
        member = member_text(words[0], lang)
        return say(MOVES[verb], lang, member=member, card=action_text(words[1], lang))
    if verb == "place":
        return say(MOVES[verb], lang, slot=words[0], board=board, card=action_text(words[1], lang))
    if verb == "swap":
        return say(MOVES[verb], lang, slot=words[0], other=words[1], board=board)
    if verb == "at":
        return say(MOVES[verb], lang, moment=words[0])
    return say(MOVES[verb], lang, slot=words[0], board=board) if words else say(MOVES[verb], lang)


def effects(view: View, text: str, foreseen: Sequence[dict[str, Any]], lang: str, names: Names = ()) -> str:
    """Tell in few words what a move is certain to bring, and its price; nothing if there is nothing."""
    found = closing_texts(view, lang) if text == "take" else []
    if text.startswith("trip"):
        found.append(say(TRIP_PRICE, lang))
    for data in foreseen:
        if data["event"] in EFFECTS:
            values = event_values(data, lang, names)
            if "cards" in data:
                values["count"] = amount(data["cards"], NOUNS["card"], lang)
            found.append(say(EFFECTS[data["event"]], lang, **values))
    return ", ".join(dict.fromkeys(found))


def closing_texts(view: View, lang: str) -> list[str]:
    """Which turns are closed by taking the next cards, and which of them stay empty."""
    if view.seat is None:
        return []
    box, phase = box_for(view.options), view.seats[view.seat].own_phase
    first, last = first_slot(box, phase), last_slot(box, phase)
    plan = view.members[view.seat].plan
    empty = [str(turn) for turn in range(first, last + 1) if not plan[turn - 1]]
    texts = [say(CLOSES, lang, first=first, last=last)]
    return [*texts, say(LEAVES_EMPTY, lang, turns=", ".join(empty))] if empty else texts
