"""Missions flown with the box: trajectories, threats, damage and everybody's cards from a TOML or JSON file.

The format is described in docs/games/space_alert.md. Reading is forgiving about case, spelling of cards and
missing columns; whatever cannot be read is told with its line and with what would be allowed, all at once.
"""

import re
from collections import Counter
from typing import Any, Final

import msgspec

from orbita.core.chance import MASK62, TableState, draw_below
from orbita.core.errors import BadContent
from orbita.games.space_alert.content.read import content
from orbita.games.space_alert.names import ACTION_NAMES, ACTION_NUMBER, TOKEN_NAMES, ZONE_NAMES
from orbita.games.space_alert.options import Carried, Token
from orbita.games.space_alert.ship import (
    DOWN_SHIFT,
    MAX_CREW,
    NOBODY,
    SLOTS,
    TOKENS_A_ZONE,
    TURNS,
    Flight,
    lay_out_flight,
)
from orbita.games.space_alert.tools.flights.checks import check_box, check_shape
from orbita.games.space_alert.tools.flights.heroic import read_heroic
from orbita.games.space_alert.tools.flights.history import read_carried, start_with
from orbita.games.space_alert.tools.flights.source import Reader, parse, renamed_all
from orbita.games.space_alert.tools.flights.words import token_name, words_of, zone_name
from orbita.games.space_alert.vocabulary import INTERNAL, NO_ACTION, TRACKS, ZONES

SMALLEST_CREW: Final = 4
TRACK_NUMBERS: Final = tuple(str(number) for number in range(1, TRACKS + 1))
THREAT_NUMBERS: Final = tuple(str(number) for number in range(1, TURNS + 1))

CARD_ALIASES: Final = {
    "": "-",
    ".": "-",
    "_": "-",
    "none": "-",
    "null": "-",
    "lift": "deck",
    "gravolift": "deck",
    "grawiwinda": "deck",
    "winda": "deck",
    "left": "red",
    "lewo": "red",
    "czerwona": "red",
    "right": "blue",
    "prawo": "blue",
    "niebieska": "blue",
    "battlebots": "bots",
    "droidy": "bots",
    "a+1": "ha",
    "b+1": "hb",
    "heroic_a": "ha",
    "heroic_b": "hb",
    "heroic_bots": "hbots",
    "hdroidy": "hbots",
}
CARDS: Final = {name.lower(): number for name, number in ACTION_NUMBER.items()}
DRAW: Final = ("draw", "losuj", "random")


class FlightFile(msgspec.Struct):
    """A file as it was understood."""

    mission: Flight
    names: tuple[str, ...]
    seed: int | None  # of the damage drawn for the crew; None if the file gives it
    has_plan: bool
    heroic: tuple[int, ...]  # by member: bit per heroic card they may hold
    carried: Carried  # from the earlier missions of a campaign


def read_flight(raw: bytes, file: str, seed: int) -> FlightFile:
    """Read a file, or raise BadContent with everything that is wrong; `seed` draws damage if it must."""
    reader, given = parse(raw, file)
    if not reader.faults:
        given = renamed_all(reader, given)
        check_shape(reader, given, zone_name)
        flight = lay_out(reader, given, seed)
        check_box(reader, flight.mission, flight.heroic)
    if reader.faults:
        raise BadContent(reader.faults)
    return flight


def lay_out(reader: Reader, given: dict[str, Any], seed: int) -> FlightFile:
    """Everything of the file as a mission."""
    names, plan = read_players(reader, given)
    tracks = read_tracks(reader, given.get("tracks"))
    threats = sorted(read_threats(reader, given.get("threats")))
    used = read_seed(reader, given, seed)
    carried = read_carried(reader, given.get("carried", {}))
    order = read_damage(reader, given.get("damage", "draw"), carried)
    mission = lay_out_flight(
        plan, tracks, [(number, card, zone) for number, _, zone, card in threats], order or draw_order(used)
    )
    start_with(mission, carried)
    heroic = read_heroic(reader, given.get("players"), mission.crew)
    has_plan = any(card != NO_ACTION for card in plan)
    return FlightFile(mission, tuple(names), None if order else used, has_plan, heroic, carried)


# Crew and cards


def read_players(reader: Reader, given: dict[str, Any]) -> tuple[list[str], list[int]]:
    """Four or five crew members, the captain first, each with up to twelve columns."""
    players = given.get("players")
    crew = given.get("crew", SMALLEST_CREW)
    if players is None and crew in (SMALLEST_CREW, MAX_CREW):
        players = [{} for _ in range(crew)]
    if not isinstance(players, list) or not SMALLEST_CREW <= len(players) <= MAX_CREW:
        reader.fault("players", "players", "crew")
        given_ones = players if isinstance(players, list) else []
        players = [*given_ones, *({} for _ in range(SMALLEST_CREW - len(given_ones)))]
    names, plan = [], [NO_ACTION] * (len(players) * SLOTS)
    for member, player in enumerate(players):
        table = player if isinstance(player, dict) else {"cards": player}
        name, cards = table.get("name", ""), table.get("cards", "")
        names.append(str(name) if name else "")
        for turn, card in enumerate(read_cards(reader, f"players[{member + 1}].cards", cards), 1):
            plan[member * SLOTS + turn] = card
    return names, plan


def read_cards(reader: Reader, field: str, cards: Any) -> list[int]:
    """Twelve columns as a list or as words; missing ones at the end are empty."""
    words = re.split(r"[\s,;|]+", cards.strip()) if isinstance(cards, str) and cards.strip() else cards
    if not isinstance(words, list):
        words = [] if words == "" else [words]
    if len(words) > TURNS:
        reader.fault(field, words[0], "columns", n=len(words))
    return [read_card(reader, f"{field}[{turn}]", word) for turn, word in enumerate(words[:TURNS], 1)]


def read_card(reader: Reader, field: str, word: Any) -> int:
    """A half, or both with the one that is up first."""
    up, _, down = ("-" if word is None else str(word)).strip().lower().partition("/")
    found = [CARDS.get(CARD_ALIASES.get(half, half)) for half in ([up, down] if down else [up])]
    if None in found:
        reader.fault(field, word, "card", card=word, known=" ".join(ACTION_NAMES))
        return NO_ACTION
    halves = [half for half in found if half is not None]
    return halves[0] | (halves[1] << DOWN_SHIFT if down else 0)


# Threats and trajectories


def read_tracks(reader: Reader, tracks: Any) -> list[int]:
    """A trajectory for each zone and for the inside, four different ones."""
    found, read = [0] * (ZONES + 1), []
    if not isinstance(tracks, dict):
        reader.fault("tracks", "tracks", "tracks")
        return found
    given = {zone_name(zone): track for zone, track in tracks.items()}
    for place, zone in enumerate(ZONE_NAMES):
        track = str(given.get(zone, "")).upper().removeprefix("T")
        if track not in TRACK_NUMBERS:
            reader.fault(f"tracks.{zone}", given.get(zone, "tracks"), "track")
        else:
            found[place] = int(track) - 1
            read.append(f"T{track}")
    for track, count in Counter(read).items():
        if count > 1:
            reader.fault("tracks", track, "track_again", track=track)
    return found


def read_threats(reader: Reader, threats: Any) -> list[tuple[int, bool, int, int]]:
    """Number, whether internal, zone and card of each."""
    if not isinstance(threats, list):
        reader.fault("threats", "threats", "threats")
        return []
    found = [read_threat(reader, f"threats[{place}]", entry) for place, entry in enumerate(threats, 1)]
    return [threat for threat in found if threat is not None]


def read_threat(reader: Reader, field: str, entry: Any) -> tuple[int, bool, int, int] | None:
    """One threat, as a table or as words: T+1 red E1-07."""
    if isinstance(entry, dict):
        turn, zone = entry.get("turn"), entry.get("zone", "internal")
        name = entry.get("code", entry.get("name", ""))
    else:
        turn, zone, name = split_threat(str(entry))
    near = name or entry
    number = str(turn).upper().removeprefix("T").removeprefix("+")
    card = find_card(str(name))
    place = zone_name(zone)
    if number not in THREAT_NUMBERS:
        reader.fault(field, near, "turn")
    elif place not in ZONE_NAMES:
        reader.fault(field, near, "zone", zone=zone, known=", ".join(ZONE_NAMES))
    elif card == NOBODY:
        reader.fault(field, near, "unknown_threat", name=name)
    elif (content().threats[card].kind == "external") != (place != "internal"):
        reader.fault(field, near, "other_track", name=name)
    else:
        zone_number = ZONE_NAMES.index(place)
        return int(number), zone_number == INTERNAL, zone_number, card
    return None


def split_threat(text: str) -> tuple[str, str, str]:
    """Turn, zone and name from one line of words; without a zone it is internal."""
    turn, _, rest = text.strip().partition(" ")
    zone, _, name = rest.strip().partition(" ")
    if zone_name(zone) in ZONE_NAMES:
        return turn, zone, name.strip()
    return turn, "internal", rest.strip()


def find_card(name: str) -> int:
    """By code, id or either name, whatever the case; of two alike the first."""
    wanted = name.strip().casefold()
    for number, threat in enumerate(content().threats):
        if wanted in (
            threat.code.casefold(),
            threat.id,
            threat.name.pl.casefold(),
            threat.name.en.casefold(),
        ):
            return number
    return NOBODY


# Damage


def read_seed(reader: Reader, given: dict[str, Any], seed: int) -> int:
    """The seed of the file, or the one at hand."""
    found = given.get("seed", seed)
    if type(found) is not int or not 0 <= found <= MASK62:
        reader.fault("seed", "seed", "seed")
        return 0
    return found


def read_damage(reader: Reader, damage: Any, carried: Carried) -> list[int] | None:
    """Six tokens for each zone in the order they are drawn, or None to draw them."""
    if isinstance(damage, str) and damage.strip().lower() in DRAW:
        return None
    if not isinstance(damage, dict):
        reader.fault("damage", "damage", "damage")
        return None
    given = {zone_name(zone): stack for zone, stack in damage.items()}
    order: list[int] = []
    for zone, lying in zip(ZONE_NAMES, carried.tokens, strict=False):
        order += read_stack(reader, zone, given.get(zone, []), lying)
    return order


def read_stack(reader: Reader, zone: str, stack: Any, lying: tuple[Token, ...]) -> list[int]:
    """One stack below what lies on the ship: all kinds, each once; those not named follow as in the box."""
    tokens = [TOKEN_NAMES.index(token) for token in lying]
    for word in words_of(stack):
        name = token_name(word)
        if name not in TOKEN_NAMES or TOKEN_NAMES.index(name) in tokens:
            known = ", ".join(token for token in TOKEN_NAMES if token not in lying)
            reader.fault(f"damage.{zone}", word, "token", word=word, known=known)
        else:
            tokens.append(TOKEN_NAMES.index(name))
    return tokens + [token for token in range(TOKENS_A_ZONE) if token not in tokens]


def draw_order(seed: int) -> list[int]:
    """Shuffle the three stacks."""
    dice = TableState()
    dice.rng = seed
    order: list[int] = []
    for _ in range(ZONES):
        left = list(range(TOKENS_A_ZONE))
        order += [left.pop(draw_below(dice, len(left))) for _ in range(TOKENS_A_ZONE)]
    return order
