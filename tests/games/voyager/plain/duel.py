"""The engine and its judge at one table: the same game in both, compared after every move."""

from functools import lru_cache
from random import Random
from typing import Any

from orbita.core.values import read_values
from orbita.games.voyager.game import GAME
from orbita.games.voyager.invariants import invariants
from orbita.games.voyager.state import State
from tests.games.voyager.plain.game import Plain
from tests.games.voyager.plain.model import Seat, Table
from tests.games.voyager.plain.pack import DECKS, Pack

CHANCE = ("die_rolled", "card_drawn", "mission_drawn", "deck_shuffled")
NOBODY = "nobody"
# What of a roll counts; the stages of a takeover say themselves what is rolled.
ROLL_FIELDS = {
    "raise": {"rolling", "roll", "die", "body"},
    "attack": {"roll", "reply", "die", "reply_die", "body"},
    "defend": {"roll", "reply", "die", "reply_die", "body"},
}
# What a player likes: how much more often it is done than anything else. A verb, or a whole move.
TASTES: dict[str, dict[str, float]] = {
    "anything": {"end": 0.5, "destroy": 0.2},
    "traveller": {"rocket": 9, "launch": 9, "move": 1, "land": 30, "destroy": 0.02, "end": 0.1},
    "builder": {"rocket": 9, "launch": 5, "land": 40, "hotel": 20, "base": 20, "change": 3, "funds": 3}
    | {"destroy": 0.3, "end": 0.1, "develop bases": 5, "develop engines": 5},
    "pirate": {"develop": 1, "develop sabotage": 50, "funds": 4, "rocket": 20, "launch": 9, "land": 60}
    | {"takeover": 60, "hotel": 5, "base": 20, "develop bases": 9, "research": 5, "play": 0.3}
    | {"destroy": 0.01, "end": 0.1},
    "collector": {"research": 9, "play": 3, "mission": 9, "destroy": 0.05, "end": 0.05},
    "hoarder": {"research": 9, "play": 0.1, "mission": 0.1, "rocket": 20, "launch": 9, "move": 5, "base": 9}
    | {"land": 20, "takeover": 60, "develop sabotage": 30, "destroy": 0.01, "discard": 0.2, "stand": 0.2},
    "engineer": {"funds": 9, "develop": 30, "play": 5, "mission": 9, "destroy": 0.1, "end": 0.05},
}


def play_both(pack: Pack, options: dict[str, Any], seats: int, seed: int) -> Table:
    """A whole random game; each seat has a taste of its own."""
    choice = Random(seed)
    tastes = [TASTES[choice.choice([*TASTES, "builder", "pirate", "hoarder"])] for _ in range(seats)]
    state = GAME.new(GAME.read_options(options), seats, seed)
    plain = Plain(pack, options, start_of(state))
    agree(state, plain)
    while plain.question is not None:
        seat = plain.question.seat
        text = pick(choice, tastes[seat], plain)
        events: list[Any] = []
        GAME.apply(state, seat, GAME.notation.parse_move(state, seat, text), events)
        heard = [GAME.event_data(state, event) for event in events]
        plain.answer(text, [event for event in heard if event["event"] in CHANCE])
        agree(state, plain)
    return plain.table


def start_of(state: State) -> dict[str, Any]:
    """What chance gave before the first move, when nobody listened yet."""
    lines = lines_of(state)
    names = GAME.seat_names[: state.seats]
    first = names.index(lines["turn"]["first"])
    dealt = [{"event": "mission_drawn", "seat": first, "mission": m} for m in lines[names[first]]["missions"]]
    return {
        "seats": state.seats,
        "first": first,
        "bodies": lines["bodies"],
        "agencies": [lines[name]["agency"] for name in names],
        "told": dealt,
    }


def pick(choice: Random, taste: dict[str, float], plain: Plain) -> str:
    """A legal move, by taste; rather to where there is a body to land on, rather played than discarded."""
    question, table = plain.question, plain.table
    assert question is not None
    targets = {space for body, space in table.bodies.items() if "landing" in table.pack.bodies[body]}
    answers = sorted(question.answers)
    weights = []
    for answer in answers:
        verb, _, what = answer.partition(" ")
        weight = taste.get(answer, taste.get(verb, 1))
        is_liked = (verb == "move" and what in targets) or (table.rolling and verb in ("play", "mission"))
        weights.append(weight * 20 if is_liked else weight)
    return choice.choices(answers, weights)[0]


def agree(state: State, plain: Plain) -> None:
    """Engine and judge say the same about everything."""
    assert invariants(state) == []
    assert moves_of(state) == moves_told_by(plain)
    assert position_of(state) == position_told_by(plain)
    outcome = GAME.outcome(state)
    told = (list(outcome.scores), list(outcome.winners), outcome.reason) if outcome else None
    assert told == plain.outcome()


def moves_of(state: State) -> dict[int, list[str]]:
    """Who is awaited, with all moves they may make."""
    return {
        seat: sorted(GAME.notation.move_text(state, seat, move) for move in GAME.legal(state, seat))
        for seat in GAME.awaited(state)
    }


def moves_told_by(plain: Plain) -> dict[int, list[str]]:
    return {plain.question.seat: sorted(plain.question.answers)} if plain.question else {}


def lines_of(state: State) -> dict[str, dict[str, Any]]:
    """The position as the engine writes it, line by line."""
    written = [line.partition(":") for line in GAME.notation.position_text(state).splitlines()]
    return {name: dict(read_line(values.strip())) for name, _, values in written}


@lru_cache(maxsize=256)  # most lines do not change from move to move
def read_line(values: str) -> dict[str, Any]:
    return read_values(values)


def position_of(state: State) -> dict[str, Any]:
    """The engine's position; a roll counts only while somebody may raise it."""
    lines = lines_of(state)
    del lines["options"]
    turn = lines["turn"]
    for name in {"rolling", "roll", "reply", "die", "reply_die", "body"} - ROLL_FIELDS.get(
        turn["stage"], set()
    ):
        del turn[name]
    if turn["stage"] == "over":
        for name in ("seat", "asked", "actions", "helps"):
            del turn[name]
    lines["piles"] = dict(zip(DECKS, GAME.view(state, None).piles, strict=True))
    return lines


def position_told_by(plain: Plain) -> dict[str, Any]:
    """The judge's position, in the same words."""
    t, names = plain.table, GAME.seat_names
    discards = [card for deck in DECKS for card in t.discards[deck].elements()]
    return {
        "bodies": t.bodies,
        "buildings": {body: f"{names[owner]}/{kind}" for body, (owner, kind) in t.buildings.items()},
        **{names[seat]: seat_told_by(t.pack, somebody) for seat, somebody in enumerate(t.seats)},
        "discards": {
            "cards": in_order(list(t.pack.cards), discards),
            "missions": in_order(list(t.pack.missions), list(t.revealed.elements())),
            "returned": in_order(list(t.pack.missions), list(t.returned.elements())),
        },
        "achievements": {name: names[seat] for name, seat in t.achievers.items()},
        "turn": turn_told_by(plain),
        "piles": {deck: t.piles[deck].total() for deck in DECKS},
    }


def seat_told_by(pack: Pack, somebody: Seat) -> dict[str, Any]:
    return {
        "agency": somebody.agency or NOBODY,
        "coins": somebody.coins,
        "points": somebody.points,
        "rocket": somebody.rocket,
        "levels": [somebody.levels[name] for name in pack.technologies],
        "landed": in_order(list(pack.bodies), list(somebody.landed)),
        "hand": in_order(list(pack.cards), somebody.hand),
        "missions": in_order(list(pack.missions), somebody.missions),
        "tally": {name: number for name, number in somebody.tally.items() if number},
        "earned": {name: number for name, number in somebody.earned.items() if number},
    }


def turn_told_by(plain: Plain) -> dict[str, Any]:
    t, names, question = plain.table, GAME.seat_names, plain.question
    turn: dict[str, Any] = {
        "first": names[t.first],
        "stage": question.stage if question else "over",
        "round": t.round,
        "last": NOBODY if t.last is None else names[t.last],
    }
    if question:
        turn |= {"seat": names[t.turn], "asked": names[question.seat], "actions": t.actions}
        turn["helps"] = {name: number for name, number in t.helps.items() if number}
    if t.roll:
        turn |= t.roll | {"die": t.thrown[t.turn]}
        if "reply" in t.roll:
            turn["reply_die"] = t.thrown[t.buildings[t.roll["body"]][0]]
    return turn


def in_order(known: list[str], names: list[str]) -> list[str]:
    """Names in the order of the pack."""
    return sorted(names, key=known.index)
