"""A made-up box with other rings, numbers and cards than ours: every word of the vocabulary is in it.

Small decks and hand limits, two dangerous rings, four technologies, two moons of one planet, several perks of
one agency, cards with no pips at all: what a rule must not take for granted.
"""

from pathlib import Path
from typing import Any

NUMBERS = {
    "goal": 26,
    "last_round": 12,
    "actions": 3,
    "missions_dealt": 3,
    "missions_kept": 1,
    "technology_points": 2,
    "research_cards": 1,
    "funds": 2,
    "research_limit": 1,
    "exploration_limit": 3,
    "later_coins": [3, 0, 2, 1],
}
PRICES = {"technology": 3, "rocket": 3, "launch": 1, "building": 2}
RINGS = [
    {"id": "core", "spaces": 2},
    {"id": "inner", "spaces": 5, "danger": 2},
    {"id": "middle", "spaces": 3},
    {"id": "outer", "spaces": 7, "danger": 5},
    {"id": "rim", "spaces": 1},
]
BODIES = [
    {"id": "cinder", "ring": "core", "start": 1, "landing": 2, "stars": 1},
    {"id": "port", "ring": "middle", "start": 2, "home": True},
    {"id": "near-moon", "around": "port", "landing": 2, "stars": 2},
    {"id": "far-moon", "around": "port", "landing": 7},
    {"id": "giant", "ring": "outer", "start": 6},
    {"id": "rock", "around": "giant", "landing": 6, "stars": 5},
    {"id": "twin", "ring": "inner", "start": 4, "landing": 3, "stars": 3},
    {"id": "edge", "ring": "rim", "start": 0, "landing": 4, "stars": 4},
]


def perks(*given: str) -> list[dict[str, Any]]:
    """Perks as `kind` or `kind amount`."""
    words = [perk.split() for perk in given]
    return [{"kind": kind} | ({"amount": int(amount[0])} if amount else {}) for kind, *amount in words]


AGENCIES = [
    {"id": "sprinters", "perks": perks("move_spaces", "rocket_discount 2")},
    {"id": "planners", "perks": perks("start_technology", "start_coins")},
    {"id": "scholars", "perks": perks("research_cards 2", "start_rocket")},
    {"id": "hosts", "perks": perks("hotel_coins", "base_cards", "base_guard")},
    {"id": "rogues", "perks": perks("takeover", "visit_without_roll")},
    {"id": "plain", "perks": perks()},
]
TECHNOLOGIES = [
    {"id": "engines", "levels": perks("base_rockets", "move_spaces", "rocket_discount 9")},
    {"id": "comfort", "levels": perks("hotel_coins", "hotel_coins", "research_cards")},
    {"id": "bases", "levels": perks("base_guard", "base_cards", "base_cards 2")},
    {"id": "sabotage", "levels": perks("visit_without_action", "takeover", "visit_without_roll")},
]


def when(kind: str, of: str = "", at_least: int = 0) -> dict[str, Any]:
    return {"kind": kind} | ({"of": of} if of else {}) | ({"at_least": at_least} if at_least else {})


def does(kind: str, amount: int = 0, **more: Any) -> dict[str, Any]:
    return {"kind": kind} | ({"amount": amount} if amount else {}) | more


RESEARCH = [
    {"id": "jump", "copies": 2, "effects": [does("free_launch"), does("free_move", 2), does("drift", 3)]},
    {"id": "glide", "effects": [does("drift", 1), does("landing_bonus", 2), does("sure_landing")]},
    {"id": "shield", "copies": 2, "pips": 0, "effects": [does("belt_safety"), does("free_landing")]},
    {"id": "loan", "effects": [does("coins", 4), does("trade", 2, price=4)]},
    {"id": "gift", "pips": 3, "effects": [does("everyone_coins", 2), does("trade", 1, price=6, per="level")]},
    {"id": "library", "effects": [does("draw_research", 3)]},
    {"id": "notebook", "effects": [does("draw_research", 1), does("landing_bonus", 1)]},
    {"id": "hurry", "effects": [does("actions", 2), does("develop_discount", 2)]},
    {"id": "plans", "effects": [does("develop_discount", 5)]},
    {"id": "spare-parts", "pips_for": {"landing": 0}, "effects": [does("rocket_discount", 1)]},
    {"id": "tools", "effects": [does("building_discount", 5)]},
    {"id": "disguise", "pips_for": {"attack": 4, "defence": 2}, "effects": [does("takeover_bonus", 1)]},
    {"id": "lift", "effects": [does("return_home"), does("rocket_discount", 1)]},
]
EXPLORATION = [
    {"id": "salvage", "effects": [does("coins", 1, per="building"), does("draw_exploration", 2)]},
    {
        "id": "guests",
        "effects": [does("points", 1, per="hotel"), does("coins", 1, when=when("hotels", at_least=1))],
    },
    {"id": "samples", "effects": [does("points", 1, per="base"), does("points", 1, per="world")]},
    {"id": "view-of-rock", "effects": [does("points", 2, when=when("rocket_on", "rock"))]},
    {"id": "dive", "effects": [does("points", 1, when=when("rocket_in", "core")), does("free_move", 1)]},
    {"id": "neighbours", "effects": [does("coins", 2, when=when("landed_on", "near-moon"))]},
    {"id": "estate", "effects": [does("points", 1, when=when("building_on", "twin")), does("actions", 1)]},
    {"id": "routine", "effects": [does("points", 1, when=when("count", "cards_played", 4))]},
    {"id": "rich", "pips": 2, "effects": [does("trade", 3, price=9, when=when("coins", at_least=10))]},
    {"id": "famous", "effects": [does("everyone_coins", 1, per="world", when=when("points", at_least=8))]},
]
MISSIONS = [
    {"id": "settle", "copies": 2, "needs": [when("buildings", at_least=2), when("building_on", "near-moon")]},
    {"id": "host", "copies": 2, "needs": [when("level", "comfort", 1), when("hotels", at_least=1)]},
    {"id": "camp", "copies": 3, "needs": [when("bases", at_least=1), when("hotels", at_least=1)]},
    {"id": "learn", "needs": [when("levels", at_least=3)]},
    {"id": "roam", "copies": 2, "needs": [when("worlds", at_least=2), when("landed_on", "twin")]},
    {"id": "save-up", "needs": [when("coins", at_least=8)]},
    {"id": "lead", "needs": [when("points", at_least=12)]},
    {"id": "stand-on-edge", "needs": [when("rocket_on", "edge")]},
    {"id": "fly-outside", "copies": 3, "needs": [when("rocket_in", "outer")]},
    {"id": "lose-rockets", "needs": [when("count", "rockets_lost", 2)]},
]
ACHIEVEMENTS = [
    {"id": "wealth", "points": 3, "needs": [when("coins", at_least=9)]},
    {"id": "holder", "points": 2, "needs": [when("count", "defences", 1)]},
    {"id": "raider", "points": 4, "needs": [when("count", "takeovers", 2)]},
    {"id": "dodger", "points": 1, "needs": [when("count", "belt_escapes", 2)]},
    {"id": "crashed", "points": 1, "needs": [when("count", "rockets_lost", 1)]},
    {"id": "launcher", "points": 1, "needs": [when("count", "launches", 3), when("hotels", at_least=1)]},
    {"id": "shipyard", "points": 2, "needs": [when("count", "rockets_built", 3), when("levels", at_least=2)]},
    {"id": "reader", "points": 2, "needs": [when("count", "cards_played", 6)]},
    {"id": "dutiful", "points": 5, "needs": [when("count", "missions", 1), when("bases", at_least=1)]},
    {"id": "landlord", "points": 1, "needs": [when("hotel_on", "near-moon"), when("levels", at_least=2)]},
    {"id": "scientist", "points": 1, "needs": [when("base_on", "near-moon")]},
    {"id": "guest", "points": 2, "needs": [when("count", "visits", 1)]},
    {"id": "pilot", "points": 1, "needs": [when("count", "landings", 2), when("rocket_in", "middle")]},
    {"id": "first-points", "points": 1, "needs": [when("points", at_least=6)]},
]


def write_odd_pack(folder: Path) -> None:
    """Write the five files of the pack."""
    folder.mkdir()
    board = {"ring": RINGS, "body": BODIES, "agency": AGENCIES, "technology": TECHNOLOGIES}
    singles = {"numbers": NUMBERS, "prices": PRICES}
    text = "".join(table_text(f"[{name}]", values) for name, values in singles.items())
    text += "".join(entries_text(kind, entries) for kind, entries in board.items())
    (folder / "board.toml").write_text(text, encoding="utf-8")
    (folder / "research.toml").write_text(entries_text("card", RESEARCH), encoding="utf-8")
    (folder / "exploration.toml").write_text(entries_text("card", EXPLORATION), encoding="utf-8")
    (folder / "missions.toml").write_text(entries_text("mission", MISSIONS), encoding="utf-8")
    (folder / "achievements.toml").write_text(entries_text("achievement", ACHIEVEMENTS), encoding="utf-8")


def entries_text(kind: str, entries: list[dict[str, Any]]) -> str:
    """Entries with the texts that every one of its kind must have."""
    texts = {"ring": ("name", "within"), "body": ("name", "on"), "agency": ("name",), "technology": ("name",)}
    needed = texts.get(kind, ("name", "history"))
    return "".join(
        table_text(f"[[{kind}]]", entry | {name: {"pl": entry["id"], "en": entry["id"]} for name in needed})
        for entry in entries
    )


def table_text(head: str, values: dict[str, Any]) -> str:
    return "\n".join([head, *(f"{name} = {value_text(value)}" for name, value in values.items()), "\n"])


def value_text(value: Any) -> str:
    """A value as TOML writes it on one line."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {value_text(inner)}" for name, inner in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(value_text(inner) for inner in value) + "]"
    return str(value) if isinstance(value, int) else f'"{value}"'
