"""Moves in words, and what they are certain to bring: from the events foreseen, and from the cards."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from orbita.core.lang import amount, say
from orbita.games.voyager.content.pack import Pack
from orbita.games.voyager.content.read import box_for
from orbita.games.voyager.notation import bodies_in, parse_space, space_text
from orbita.games.voyager.outlook.look import outlook
from orbita.games.voyager.state import ACT, DEFEND, TIDY, Box
from orbita.games.voyager.texts import places
from orbita.games.voyager.texts.cards import card_text, needs_text, perk_text
from orbita.games.voyager.texts.catalogue import EFFECTS, MOVES, NOUNS
from orbita.games.voyager.texts.outlook import ODDS
from orbita.games.voyager.texts.telling import loose_end_text, odds_text, shift_text
from orbita.games.voyager.view import View
from orbita.games.voyager.vocabulary import DEFENCE_ROLL, ROLLS

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
    certain = [*price(view, verb, foreseen, lang), *rolls(view, box, verb, rest, lang)]
    if verb not in ("play", "land"):  # a card says itself what it gives, a landing with its odds
        certain += gains(view, foreseen, lang)
    certain += [*chances(view, box.pack, verb, rest, lang), *happenings(box.pack, foreseen, lang)]
    certain += risks(view, box.pack, verb, rest, lang)
    return ": ".join(filter(None, [", ".join(dict.fromkeys(certain)), print_of(view, box, verb, rest, lang)]))


def price(view: View, verb: str, foreseen: Sequence[dict[str, Any]], lang: str) -> Iterator[str]:
    """What the seat pays, or that it is free; nothing while nothing is foreseen."""
    if verb in PRICED and view.stage == ACT and foreseen:
        paid = total(view.asked, foreseen, "coins_paid", "coins")
        coins = amount(paid, NOUNS["coins"], lang)
        yield say(EFFECTS["price"], lang, coins=coins) if paid else say(EFFECTS["free"], lang)


def rolls(view: View, box: Box, verb: str, rest: str, lang: str) -> Iterator[str]:
    """The pips a card adds to a roll."""
    if verb == "discard" and view.stage != TIDY:
        card = places.entry_of(box.pack, "card", rest)
        kind = DEFENCE_ROLL if view.stage == DEFEND else view.roll_kind
        pips = card.pips_for.get(ROLLS[kind], card.pips)
        yield say(EFFECTS["pips"], lang, pips=amount(pips, NOUNS["pips"], lang))


def chances(view: View, pack: Pack, verb: str, rest: str, lang: str) -> Iterator[str]:
    """How likely a landing and a takeover are."""
    ahead = outlook(view)
    if ahead is None:
        return
    if verb == "land":
        world = next(world for world in ahead.worlds if world.id == rest)
        is_sure = world.odds.needed == 0
        if world.stars:
            yield say(EFFECTS["sure_stars" if is_sure else "stars"], lang, stars=world.stars)
        if not (world.stars and is_sure):
            yield odds_text(pack, world.odds, lang)
    elif verb == "takeover" and ahead.takeover is not None:
        chance = ahead.takeover
        yield say(ODDS["takeover"], lang, bare=chance.bare, chance=chance.with_cards)


def risks(view: View, pack: Pack, verb: str, rest: str, lang: str) -> Iterator[str]:
    """What a move gives up: chances that a card takes away, loose ends of the turn."""
    ahead = outlook(view)
    if ahead is None:
        return
    if verb in ("play", "discard"):
        card = next(card for card in ahead.cards if card.id == rest)
        shifts = card.shifts if verb == "play" else card.discarded
        yield from (shift_text(pack, shift, lang) for shift in shifts if shift.after < shift.before)
    elif verb == "end":
        yield from (loose_end_text(pack, loose, lang) for loose in ahead.loose_ends)


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
        return ", ".join(perk_text(pack, perk, lang) for perk in places.entry_of(pack, "agency", rest).perks)
    if verb == "develop":
        technology = places.entry_of(pack, "technology", rest)
        level = view.seats[view.turn].levels[pack.technologies.index(technology)]
        return perk_text(pack, technology.levels[min(level, len(technology.levels) - 1)], lang)
    return ""
