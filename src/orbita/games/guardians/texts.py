"""What people read, in Polish and English: the board, the log, what a move would do, why not, the rules."""

from importlib import resources
from typing import Any

from orbita.core.chance import Event
from orbita.core.contract import Outcome
from orbita.core.errors import OrbitaError
from orbita.games.guardians import state
from orbita.games.guardians.content import box_for
from orbita.games.guardians.drawing import board as board
from orbita.games.guardians.notation import POLISH, event_data, parse_move
from orbita.games.guardians.notation import WARES as WARE_NAMES
from orbita.games.guardians.options import Options
from orbita.games.guardians.phrases import (
    DRAWS,
    EFFECTS,
    EVENTS,
    NAME,
    NEEDED,
    PRICE,
    REASONS,
    REFUSALS,
    SEATS,
    WARES,
    amount,
    say,
    sentence,
)
from orbita.games.guardians.phrases import seat as seat
from orbita.games.guardians.rules import turn
from orbita.games.guardians.view import View, sample


def name(lang: str) -> str:
    """Name the game."""
    return say(NAME, lang)


def event(data: dict[str, Any], lang: str) -> str | None:
    """Tell an event as a sentence; an advance of nobody (below the first row) needs no words."""
    if data.get("last_row") == 0:
        return None
    return say(EVENTS[phrase_of(data)], lang, **event_values(data, lang))


def phrase_of(data: dict[str, Any]) -> str:
    """Find the phrase: two events have a second one."""
    if data["event"] == "fighter_hit" and data["token"] == 0:
        return "fighter_hit_for_nothing"
    if data["event"] == "invaders_advanced" and data["last_row"] < box_for(Options()).rows:
        return "upper_advanced"
    return str(data["event"])


def event_values(data: dict[str, Any], lang: str) -> dict[str, Any]:
    """Put the values of an event into words."""
    values = dict(data)
    for place in ("seat", "victim"):
        if place in data:
            values[place] = say(SEATS[data[place]], lang)
            values[place.capitalize()] = values[place].capitalize()
    values["points"] = points = amount(worth(data), "point", lang)
    if "invader" in data:
        monster = (f"potwora za {points}", f"a monster worth {points}")
        half_ship = ("połowę statku dowodzenia", "half of a command ship")
        values["piece"] = say(monster if data["invader"].isdigit() else half_ship, lang)
    if "half" in data:
        values["half"] = say(("lewa", "left") if data["half"] in "<(" else ("prawa", "right"), lang)
        values["Half"] = values["half"].capitalize()
    if "shots" in data:
        values["shots"] = amount(data["shots"], "shot", lang)
    if "what" in data:
        values["ware"] = say(WARES[data["what"]], lang)
    if "reason" in data:
        values["reason"] = say(REASONS[data["reason"]], lang)
    if "last_row" in data:
        values["row"] = data["last_row"] + 1
    return values


def worth(data: dict[str, Any]) -> int:
    """The value of the token an event is about; parts of ships all have the same."""
    for field in ("eyes", "token", "invader"):
        if str(data.get(field, "")).isdigit():
            return int(data[field])
    return box_for(Options()).token_value[state.PART]


def move(view: View, text: str, lang: str) -> str:
    """Give a legal move in notation and, in few words, what it would do."""
    effects = ", ".join(effects_of(view, text, lang))
    if lang == "pl":
        polish = {english: word for word, english in POLISH.items()}
        words = " ".join(polish.get(word, word) for word in text.split())
        text = words.replace("rakietę ", "rakieta ")  # "kup rakietę", but "rakieta 4"
    return f"{text} ({effects})" if effects else text


def foresee(view: View, text: str) -> list[dict[str, Any]]:
    """Try the move on a sample of the table: what is certain to happen, up to the first draw."""
    s = sample(view, 0)
    events: list[Event] = []
    turn.apply(s, view.turn, parse_move(s, view.turn, text), events)
    found = [event_data(s, event) for event in events]
    draw = next((at for at, data in enumerate(found) if data["event"] in DRAWS), len(found))
    return found[:draw]


def effects_of(view: View, text: str, lang: str) -> list[str]:
    """The points a move brings, then what else is certain to happen."""
    box = box_for(view.options)
    if text.startswith("buy"):
        return [say(PRICE, lang, price=box.prices[WARE_NAMES.index(text.split()[1])])]
    if text.startswith("pay"):
        change = sum(map(int, text.split()[1].split("+"))) - box.prices[view.buying]
        exact, over = ("dokładnie", "exactly"), ("przepada {change}", "{change} wasted")
        return [say(over if change else exact, lang, change=change)]
    gained, found = 0, []
    for data in foresee(view, text):
        if data["event"] in ("monster_taken", "ship_part_taken", "fighter_hit"):
            gained += worth(data)
        if data["event"] in EFFECTS:
            found.append(say(EFFECTS[data["event"]], lang, **event_values(data, lang)))
    if gained:
        found.insert(0, f"+{amount(gained, 'point', lang)}")
    return list(dict.fromkeys(found))


def refusal(error: OrbitaError, lang: str) -> str:
    """Tell why a move was refused, or could not be read."""
    if error.code not in REFUSALS:
        return error.message
    values = dict(error.details)
    if "turn" in values:
        values["turn"] = next(say(pair, lang) for pair in SEATS if pair[1] == values["turn"])
    if "step" in values:
        values["needed"] = say(NEEDED[int(str(values["step"]))], lang)
    return say(REFUSALS[error.code], lang, **values)


def outcome(outcome: Outcome, lang: str) -> str:
    """Tell why the game ended, who won, and the scores."""
    reason = say(REASONS[outcome.reason], lang)
    sentences = [sentence(reason)]
    winners = ", ".join(say(SEATS[winner], lang) for winner in outcome.winners)
    if not winners:
        sentences.append(say(("Wszyscy przegrywają.", "Everybody loses."), lang))
    elif len(outcome.winners) == 1:
        sentences.append(say(("Wygrywa {who}.", "The winner is {who}."), lang, who=winners))
    else:
        sentences.append(say(("Wspólne zwycięstwo: {who}.", "Shared victory: {who}."), lang, who=winners))
    scores = ", ".join(f"{say(SEATS[place], lang)} {score}" for place, score in enumerate(outcome.scores))
    sentences.append(say(("Punkty: {scores}.", "Points: {scores}."), lang, scores=scores))
    return " ".join(sentences)


def rules(lang: str) -> str:
    """Give our own short rules, in Markdown."""
    return (resources.files("orbita.games.guardians") / "content" / f"rules.{lang}.md").read_text("utf-8")


def help(lang: str) -> str:
    """List the notation of moves: the last chapter of the rules."""
    return rules(lang).rpartition("\n## ")[2]
