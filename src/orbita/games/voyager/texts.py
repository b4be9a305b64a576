"""What a terminal or a log says to people, in Polish and English."""

from importlib import resources
from typing import Any, Final

from orbita.core.contract import Outcome
from orbita.core.errors import IllegalMove
from orbita.games.voyager.content import box_for, pack_of
from orbita.games.voyager.drawing import SEATS, draw
from orbita.games.voyager.notation import parse_move
from orbita.games.voyager.pack import Card, Pack
from orbita.games.voyager.prompts import SOURCE_NAMES
from orbita.games.voyager.refusals import price_of
from orbita.games.voyager.sentences import BUILDINGS, DECKS, EVENTS, HELP, MOVES, NEEDED, REFUSALS
from orbita.games.voyager.state import ACT, DEFEND, TIDY
from orbita.games.voyager.view import View, sample
from orbita.games.voyager.vocabulary import DEFENCE_ROLL, ROLLS
from orbita.games.voyager.wording import PIPS, amount_text, card_text, column, needs_text, perk_text

PRICED: Final = ("develop", "rocket", "launch", "hotel", "base", "change")
PRICE: Final = (("moneta", "monety", "monet"), ("coin", "coins"))
CONTENT = resources.files("orbita.games.voyager") / "content"


def name(lang: str) -> str:
    """The name of the game is the same everywhere."""
    return "Solar System Voyager"


def seat(seat: int, lang: str) -> str:
    """Name a seat."""
    return SEATS[seat][column(lang)]


def board(view: View, lang: str, colour: bool) -> str:
    """Draw what a seat sees."""
    return draw(view, lang, colour)


def event(data: dict[str, Any], lang: str) -> str | None:
    """Tell an event as a sentence."""
    pack = pack_of(data.get("pack", "standard"))
    values: dict[str, Any] = {}
    for field, value in data.items():
        values[field] = value_text(pack, field, value, lang)
        if field == "body":
            values["body_on"] = next(body.on.in_language(lang) for body in pack.bodies if body.id == value)
    if data["event"] == "die_rolled":
        bonus = data["total"] - data["die"]
        values["raised"] = "" if bonus == 0 else f" + {bonus} = {data['total']}"
    return EVENTS[data["event"]][column(lang)].format(**values)


def value_text(pack: Pack, field: str, value: Any, lang: str) -> Any:
    """One value of an event, in words."""
    if field in ("seat", "owner"):
        return SEATS[value][column(lang)]
    if field in ("card", "mission", "achievement"):
        quoted = " „{}”" if lang == "pl" else " “{}”"
        return "" if value is None else quoted.format(name_of(pack, field, value, lang))
    if field in ("agency", "technology", "body"):
        return name_of(pack, field, value, lang)
    if field == "deck":
        return DECKS[value][column(lang)]
    if field == "source":
        return SOURCE_NAMES[value][column(lang)]
    if field == "building":
        return BUILDINGS[value][column(lang)]
    return value


def name_of(pack: Pack, kind: str, name: str, lang: str) -> str:
    """The name of a thing by its id."""
    return str(entry_of(pack, kind, name).name.in_language(lang))


def entry_of(pack: Pack, kind: str, name: str) -> Any:
    """A thing of the pack by its id."""
    listed: dict[str, tuple[Any, ...]] = {
        "card": pack.cards,
        "mission": pack.missions,
        "achievement": pack.achievements,
        "agency": pack.agencies,
        "technology": pack.technologies,
        "body": pack.bodies,
    }
    return next(entry for entry in listed[kind] if entry.id == name)


def move(view: View, text: str, lang: str) -> str:
    """Describe what a move would do."""
    verb, _, rest = text.partition(" ")
    pack: Pack = box_for(view.options).pack
    values = {"name": rest, "text": "", "on": ""}
    if verb in ("play", "discard"):
        card = entry_of(pack, "card", rest)
        values |= {"name": card.name.in_language(lang), "text": card_text(pack, card, lang)}
        if verb == "discard":
            values["text"] = pips_text(view, card, lang)
    elif verb in ("mission", "return"):
        mission = entry_of(pack, "mission", rest)
        values |= {"name": mission.name.in_language(lang), "text": needs_text(pack, mission.needs, lang)}
    elif verb == "agency":
        agency = entry_of(pack, "agency", rest)
        perks = ", ".join(perk_text(perk, lang) for perk in agency.perks)
        values |= {"name": agency.name.in_language(lang), "text": perks}
    elif verb == "develop":
        technology = entry_of(pack, "technology", rest)
        level = view.seats[view.turn].levels[pack.technologies.index(technology)]
        perk = technology.levels[min(level, len(technology.levels) - 1)]
        values |= {"name": technology.name.in_language(lang), "text": perk_text(perk, lang)}
    elif verb in ("rocket", "land"):
        values["on"] = entry_of(pack, "body", rest).on.in_language(lang)
    priced = price_text(view, text, lang) if verb in PRICED and view.stage == ACT else ""
    return MOVES[verb][column(lang)].format(**values, price=priced)


def price_text(view: View, text: str, lang: str) -> str:
    """What a move costs the seat whose turn it is, in brackets."""
    state = sample(view, 0)  # prices are open: any table that looks like this one has them
    price = price_of(state, parse_move(state, view.turn, text))
    if price == 0:
        return " (za darmo)" if lang == "pl" else " (free)"
    return f" ({amount_text(price, PRICE, lang)})"


def pips_text(view: View, card: Card, lang: str) -> str:
    """What discarding a card adds to the open roll; nothing at the hand limit."""
    if view.stage == TIDY:
        return ""
    kind = DEFENCE_ROLL if view.stage == DEFEND else view.roll_kind
    return f": +{amount_text(card.pips_for.get(ROLLS[kind], card.pips), PIPS, lang)}"


def refusal(error: IllegalMove, lang: str) -> str:
    """Tell why a move was refused."""
    if lang != "pl" or error.code not in REFUSALS:
        return error.message
    step = error.details.get("step")
    needed = NEEDED[step][0] if isinstance(step, int) else ""
    return REFUSALS[error.code].format(**error.details, needed=needed)


def outcome(outcome: Outcome, lang: str) -> str:
    """Tell who won the race."""
    names = ", ".join(SEATS[winner][column(lang)] for winner in outcome.winners)
    scores = ", ".join(
        f"{SEATS[number][column(lang)]} {score}" for number, score in enumerate(outcome.scores)
    )
    is_undecided = outcome.reason == "last-round"
    if lang == "pl":
        ended = "Celu nie osiągnięto, a to była ostatnia runda. " if is_undecided else ""
        start = (
            "Wyścig kosmiczny wygrywa" if len(outcome.winners) == 1 else "Wyścig kosmiczny wygrywają razem"
        )
        return f"{ended}{start}: {names}. Punkty: {scores}."
    together = "" if len(outcome.winners) == 1 else " together"
    verb = "wins" if len(outcome.winners) == 1 else "win"
    ended = "Nobody reached the goal, and this was the last round. " if is_undecided else ""
    return f"{ended}{names} {verb} the space race{together}. Points: {scores}."


def rules(lang: str) -> str:
    """Our own short rules."""
    return (CONTENT / f"rules.{lang}.md").read_text(encoding="utf-8")


def help(lang: str) -> str:
    """List the notation of moves."""
    return HELP[column(lang)]
