"""Moves in words, and what they are certain to bring: for lists, buttons and labels."""

from collections.abc import Sequence
from typing import Any, Final

from orbita.core.lang import amount, say
from orbita.games.guardians.content.read import box_for
from orbita.games.guardians.notation import WARES as WARE_NAMES
from orbita.games.guardians.state import ACT
from orbita.games.guardians.texts.catalogue import EFFECTS, LEVELS, MOVES, NOUNS, WARES
from orbita.games.guardians.texts.events import event_values, worth
from orbita.games.guardians.view import View

TAKEN: Final = ("monster_taken", "ship_part_taken", "fighter_hit")  # what brings points


def move(view: View, text: str, lang: str) -> str:
    """Put a move into words."""
    verb, _, rest = text.partition(" ")
    phrase = verb
    if verb == "shoot" and view.stage == ACT:
        phrase = "shoot_from_here"
    elif verb == "mine" and rest:
        phrase = "mine_to"
    elif verb == "buy":
        return say(MOVES[verb], lang, ware=say(WARES[ware_of(view, rest)], lang))
    return say(MOVES[phrase], lang, space=rest, row=rest, tokens=rest)


def ware_of(view: View, what: str) -> str:
    """What a purchase brings: a level by the fighter it makes."""
    return list(LEVELS)[view.seats[view.turn].level] if what == "level" else what


def effects(
    view: View, text: str, foreseen: Sequence[dict[str, Any]], lang: str, names: Sequence[str] = ()
) -> str:
    """What a move costs, or the points it brings and what else is certain to happen."""
    prices = box_for(view.options).prices
    verb, _, rest = text.partition(" ")
    if verb == "buy":
        return say(EFFECTS["price"], lang, price=prices[WARE_NAMES.index(rest)])
    if verb == "pay":
        change = sum(map(int, rest.split("+"))) - prices[view.buying]
        return say(EFFECTS["wasted" if change else "exact"], lang, change=change)
    return ", ".join(effects_of(foreseen, lang, names))


def effects_of(foreseen: Sequence[dict[str, Any]], lang: str, names: Sequence[str]) -> list[str]:
    """The points first, then the rest in its order, nothing twice."""
    gained = sum(worth(data) for data in foreseen if data["event"] in TAKEN)
    found = [say(EFFECTS["gain"], lang, points=amount(gained, NOUNS["point"], lang))] if gained else []
    for data in foreseen:
        if data["event"] in EFFECTS:
            found.append(say(EFFECTS[data["event"]], lang, **event_values(data, lang, names)))
    return list(dict.fromkeys(found))
