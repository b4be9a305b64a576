"""Moves in words, and what they are certain to bring: from the events foreseen, and from the cards."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from orbita.core.lang import amount, say
from orbita.games.voyager.content.pack import Pack
from orbita.games.voyager.content.read import box_for
from orbita.games.voyager.notation import bodies_in, ids, parse_space, space_text
from orbita.games.voyager.state import ACT, DEFEND, TIDY, Box
from orbita.games.voyager.texts import places
from orbita.games.voyager.texts.cards import card_text, needs_text, perk_text
from orbita.games.voyager.texts.catalogue import EFFECTS, MOVES, NOUNS
from orbita.games.voyager.view import View
from orbita.games.voyager.vocabulary import DEFENCE_ROLL, LANDING_BONUS, ROLLS

PRICED: Final = ("develop", "rocket", "launch", "hotel", "base", "change")
GAINS: Final = {"points_scored": "points", "coins_gained": "coins"}


def move(view: View, text: str, lang: str) -> str:
    """A move in words, which the notation reads as well."""
    verb, _, rest = text.partition(" ")
    pack: Pack = box_for(view.options).pack
    if verb in ("play", "discard"):
        rest = places.quoted(pack, "card", rest, lang).replace(",", "")  # a comma would part two moves
    elif verb in ("mission", "return"):
        rest = places.quoted(pack, "mission", rest, lang).replace(",", "")
    elif verb == "agency":
        rest = places.word(pack, verb, rest, lang)
    elif verb == "develop":
        rest = places.word(pack, "technology", rest, lang)
    elif verb in ("rocket", "land"):
        rest = places.entry_of(pack, "body", rest).on.in_language(lang)
    elif verb == "move":
        rest = target(view, rest, lang)
    return say(MOVES[verb], lang, name=rest)


def target(view: View, space: str, lang: str) -> str:
    """A space as it is typed in a language, with the world that is there."""
    box = box_for(view.options)
    number = parse_space(box, space)
    bodies = bodies_in(box, view.bodies, number)
    text = space_text(box, number, lang)
    return f"{text} ({box.pack.bodies[bodies[0]].name.in_language(lang)})" if bodies else text


def effects(
    view: View, text: str, foreseen: Sequence[dict[str, Any]], lang: str, names: Sequence[str] = ()
) -> str:
    """The price, gains and what else is certain; then what the card, mission or technology says."""
    verb, _, rest = text.partition(" ")
    box = box_for(view.options)
    certain = [*price(view, verb, foreseen, lang), *rolls(view, box, verb, rest, foreseen, lang)]
    if verb != "play":  # a card says itself what it gives
        certain += gains(view, foreseen, lang)
    certain += happenings(box.pack, foreseen, lang)
    return ": ".join(filter(None, [", ".join(dict.fromkeys(certain)), print_of(view, box, verb, rest, lang)]))


def price(view: View, verb: str, foreseen: Sequence[dict[str, Any]], lang: str) -> Iterator[str]:
    """What the seat pays, or that it is free; nothing while nothing is foreseen."""
    if verb in PRICED and view.stage == ACT and foreseen:
        paid = total(view.asked, foreseen, "coins_paid", "coins")
        coins = amount(paid, NOUNS["coins"], lang)
        yield say(EFFECTS["price"], lang, coins=coins) if paid else say(EFFECTS["free"], lang)


def rolls(
    view: View, box: Box, verb: str, rest: str, foreseen: Sequence[dict[str, Any]], lang: str
) -> Iterator[str]:
    """The roll a landing needs, or the pips a card adds to one."""
    if verb == "land" and any(data["event"] == "rocket_landed" for data in foreseen):
        yield say(EFFECTS["no_roll"], lang)
    elif verb == "land":
        needed = box.landing[ids(box, "body").index(rest)] - view.helps[LANDING_BONUS]
        yield say(EFFECTS["roll"], lang, needed=max(needed, 1))
    elif verb == "discard" and view.stage != TIDY:
        card = places.entry_of(box.pack, "card", rest)
        kind = DEFENCE_ROLL if view.stage == DEFEND else view.roll_kind
        pips = card.pips_for.get(ROLLS[kind], card.pips)
        yield say(EFFECTS["pips"], lang, pips=amount(pips, NOUNS["pips"], lang))


def gains(view: View, foreseen: Sequence[dict[str, Any]], lang: str) -> Iterator[str]:
    """Points and coins for the seat itself."""
    for event, what in GAINS.items():
        gained = total(view.asked, foreseen, event, what)
        if gained:
            noun = NOUNS["coin" if what == "coins" else what]
            yield say(EFFECTS[what], lang, **{what: amount(gained, noun, lang)})


def total(seat: int, foreseen: Sequence[dict[str, Any]], event: str, what: str) -> int:
    """Add up what events of a kind bring or cost a seat."""
    return sum(data[what] for data in foreseen if data["event"] == event and data["seat"] == seat)


def happenings(pack: Pack, foreseen: Sequence[dict[str, Any]], lang: str) -> Iterator[str]:
    """What else happens, as far as it is worth a word."""
    for data in foreseen:
        if data["event"] in EFFECTS:
            name = data.get("achievement")
            quoted = f" {places.quoted(pack, 'achievement', name, lang)}" if name else ""
            yield say(EFFECTS[data["event"]], lang, achievement=quoted, total=data.get("total"))


def print_of(view: View, box: Box, verb: str, rest: str, lang: str) -> str:
    """What is printed on what a move names, where it helps to choose."""
    pack: Pack = box.pack
    if verb == "play":
        return card_text(pack, places.entry_of(pack, "card", rest), lang)
    if verb == "return":
        return needs_text(pack, places.entry_of(pack, "mission", rest).needs, lang)
    if verb == "agency":
        return ", ".join(perk_text(perk, lang) for perk in places.entry_of(pack, "agency", rest).perks)
    if verb == "develop":
        technology = places.entry_of(pack, "technology", rest)
        level = view.seats[view.turn].levels[pack.technologies.index(technology)]
        return perk_text(technology.levels[min(level, len(technology.levels) - 1)], lang)
    return ""
