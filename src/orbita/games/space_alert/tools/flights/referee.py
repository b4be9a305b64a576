"""Missions in the format of the independent referee, and our answers in its words.

A row has an `input`, the referee's `output` and, where the rules can be read in more than one way,
an `open_reading`. `differences` compares our answer with the referee's.
"""

from typing import Any, Final

from orbita.games.space_alert.content.read import content
from orbita.games.space_alert.names import ACTION_NUMBER, BOTS_NAMES, STATION_CODES, STATUS_NAMES, ZONE_NAMES
from orbita.games.space_alert.rules import scoring
from orbita.games.space_alert.ship import (
    NOBODY,
    SLOTS,
    TOKENS_A_ZONE,
    WON,
    ZONE_DESTROYED,
    Flight,
    Ship,
    lay_out_flight,
)
from orbita.games.space_alert.vocabulary import (
    DESTROYED,
    MARK_X,
    MARK_Y,
    MARK_Z,
    MARKS,
    NO_BOTS,
    ON_TRACK,
    SLIME,
    SURVIVED,
    ZONES,
)

TOKENS: Final = ("Reactor", "Shield", "FrontCannon", "BackCannon", "Gravolift", "Structural")
LOST_FIELDS: Final = ("result", "turn", "lost_turn", "killed_by", "cause", "zone_destroyed")


def read_mission(given: dict[str, Any]) -> Flight:
    """Lay out a row's input."""
    plan = [0] * (len(given["players"]) * SLOTS)
    for member, player in enumerate(given["players"]):
        for turn, action in enumerate(player["actions"], 1):
            plan[member * SLOTS + turn] = ACTION_NUMBER[action or "-"]
    tracks = [int(given["tracks"][zone][1:]) - 1 for zone in ZONE_NAMES]
    threats = [
        (threat["turn"], card_number(threat["code"]), ZONE_NAMES.index(threat["zone"]))
        for threat in sorted(
            given["threats"], key=lambda threat: (threat["turn"], threat["zone"] == "internal")
        )
    ]
    stacks = given["damage_tokens"]
    order = [TOKENS.index(token) for zone in ZONE_NAMES[:ZONES] for token in stacks[zone]]
    return lay_out_flight(plan, tracks, threats, order)


def card_number(code: str) -> int:
    """Find a card by its code."""
    number = content().find(code)
    if number is None:
        raise KeyError(code)
    return number


def answer(s: Ship) -> dict[str, Any]:
    """What became of a mission, in the referee's words."""
    return (won_answer if s.ending == WON else lost_answer)(s)


def lost_answer(s: Ship) -> dict[str, Any]:
    """Lost: when, by what and how; nothing else counts."""
    is_zone = s.ending == ZONE_DESTROYED
    killer = "" if s.culprit == NOBODY else content().threats[s.flight.card[s.culprit]].name.en
    return {
        "result": "lost",
        "turn": s.turn,
        "lost_turn": s.turn,
        "killed_by": killer,
        "cause": "zone_destroyed" if is_zone else "threat_effect",
        "zone_destroyed": ZONE_NAMES[s.lost_zone] if is_zone else None,
    }


def won_answer(s: Ship) -> dict[str, Any]:
    """Won: the score, its parts and everything on the board."""
    return {
        "result": "won",
        "turn": s.turn,
        "score": scoring.score(s),
        "points": {
            "destroyed": scoring.points_destroyed(s),
            "survived": scoring.points_survived(s),
            "visual_confirmation": scoring.confirmation(s),
            "damage_penalty": scoring.damage_penalty(s),
            "worst_zone_penalty": scoring.worst_zone_penalty(s),
            "knocked_out": scoring.knocked_out_members(s),
            "disabled_battlebots": scoring.bots_penalty(s),
        },
        "visual_by_phase": list(s.confirmed),
        "zones": {ZONE_NAMES[zone]: zone_answer(s, zone) for zone in range(ZONES)},
        "fuel_capsules": s.fuel,
        "rockets": s.rockets,
        "threats": [threat_answer(s, threat) for threat in range(s.flight.threats)],
        "players": [member_answer(s, member) for member in range(s.crew)],
        "stored_battlebots": {"UB": stored(s.stored_upper_blue), "LR": stored(s.stored_lower_red)},
    }


def stored(bots: int) -> str:
    """A squad in its store."""
    return "taken" if bots == NO_BOTS else BOTS_NAMES[bots]


def zone_answer(s: Ship, zone: int) -> dict[str, Any]:
    """A zone of the ship."""
    first = zone * TOKENS_A_ZONE
    return {
        "damage": s.damage[zone],
        "tokens": [TOKENS[token] for token in s.tokens[first : first + s.damage[zone]]],
        "shield": s.shield[zone],
        "shield_cap": s.shield_capacity[zone],
        "reactor": s.reactor[zone],
        "reactor_cap": s.reactor_capacity[zone],
    }


def threat_answer(s: Ship, threat: int) -> dict[str, Any]:
    """A threat and what became of it."""
    card = s.flight.card[threat]
    status, points = s.status[threat], 0
    name: str = STATUS_NAMES[status]
    if status == DESTROYED:
        points = s.box.points_destroyed[card]
    elif status == SURVIVED:
        points = s.box.points_survived[card]
    elif status == ON_TRACK and s.traits[threat] & SLIME and s.place[threat] == 0:
        name = "partly_destroyed"
    first = threat * MARKS
    return {
        "code": content().threats[card].code,
        "name": content().threats[card].name.en,
        "turn": s.flight.number[threat],
        "zone": ZONE_NAMES[s.flight.zone[threat]],
        "status": name,
        "points": points,
        "hp_left": s.hit_points[threat],
        "x": s.carried_out[first + MARK_X],
        "y": s.carried_out[first + MARK_Y],
        "z": s.carried_out[first + MARK_Z],
        "destroyed_turn": s.ended_turn[threat] if status == DESTROYED else None,
        "z_turn": s.ended_turn[threat] if s.carried_out[first + MARK_Z] else None,
    }


def member_answer(s: Ship, member: int) -> dict[str, Any]:
    """A crew member."""
    knocked_out = s.knocked_out[member]
    return {
        "station": STATION_CODES[s.station[member]],
        "knocked_out": knocked_out > 0,
        "knocked_out_turn": knocked_out or None,
        "battlebots": BOTS_NAMES[s.bots[member]],
    }


def differences(ours: Any, theirs: Any, place: str = "") -> list[str]:
    """Every field that differs, in the order of our answer; of a lost mission only how it was lost."""
    if place == "" and theirs["result"] == "lost":
        theirs = {field: theirs.get(field) for field in LOST_FIELDS}
    if isinstance(ours, dict) and isinstance(theirs, dict):
        ours, theirs = comparable(ours), comparable(theirs)
        return [
            difference
            for field in {**ours, **theirs}
            for difference in differences(
                ours.get(field), theirs.get(field), f"{place}.{field}" if place else field
            )
        ]
    if isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        return [
            difference
            for number, (our, their) in enumerate(zip(ours, theirs, strict=True))
            for difference in differences(our, their, f"{place}[{number}]")
        ]
    return [] if is_same(ours, theirs) else [f"{place}: we say {ours!r}, the referee {theirs!r}"]


def comparable(told: dict[str, Any]) -> dict[str, Any]:
    """A destroyed threat has nothing left; how far below zero it was hit is a matter of order only."""
    if told.get("status") == STATUS_NAMES[DESTROYED]:
        return {**told, "hp_left": max(told["hp_left"], 0)}
    return told


def is_same(ours: Any, theirs: Any) -> bool:
    """Equal values; names may differ in capital letters."""
    if isinstance(ours, str) and isinstance(theirs, str):
        return ours.casefold() == theirs.casefold()
    return bool(ours == theirs)
