"""What a flight file says of a campaign (6.): damage left by earlier missions, and where the squads wait."""

from typing import Any, Final

from orbita.core.chance import fill
from orbita.games.space_alert.options import SQUAD_STATIONS, TOKENS, Carried, SquadStation, Token
from orbita.games.space_alert.ship import TOKENS_A_ZONE, Flight
from orbita.games.space_alert.tools.flights.source import Reader
from orbita.games.space_alert.tools.flights.words import station_name, token_name, words_of, zone_name
from orbita.games.space_alert.vocabulary import ACTIVE, NO_BOTS

SQUADS: Final = ("squads", "droidy")
NONE: Final = ("none", "brak", "-")
KNOWN: Final = ("red", "white", "blue", "squads")


def read_carried(reader: Reader, given: Any) -> Carried:
    """Tokens by zone that lie on the ship from the start; without a word about squads there are both."""
    if not isinstance(given, dict):
        reader.fault("carried", "carried", "carried")
        return Carried()
    named = {"squads" if zone_name(name) in SQUADS else zone_name(name): given[name] for name in given}
    for name in named:
        if name not in KNOWN:
            reader.fault(f"carried.{name}", name, "unknown_field", name=name, known=", ".join(KNOWN))
    red, white, blue = (read_tokens(reader, zone, named.get(zone)) for zone in KNOWN[:3])
    squads = read_squads(reader, named["squads"]) if "squads" in named else SQUAD_STATIONS
    return Carried(red=red, white=white, blue=blue, squads=squads)


def read_tokens(reader: Reader, zone: str, given: Any) -> tuple[Token, ...]:
    """The tokens of one zone, each at most once."""
    found: list[Token] = []
    for word in words_of(given):
        token = next((token for token in TOKENS if token == token_name(word)), None)
        if token is None or token in found:
            reader.fault(f"carried.{zone}", word, "token", word=word, known=", ".join(TOKENS))
        else:
            found.append(token)
    return tuple(found)


def read_squads(reader: Reader, given: Any) -> tuple[SquadStation, ...]:
    """The stations with a squad; one that is not named was left behind."""
    found: list[SquadStation] = []
    for word in words_of(given):
        station = next((station for station in SQUAD_STATIONS if station == station_name(word)), None)
        if station is not None and station not in found:
            found.append(station)
        elif station_name(word) not in NONE:
            reader.fault("carried.squads", word, "squads", word=word, known=", ".join(SQUAD_STATIONS))
    return tuple(found)


def start_with(mission: Flight, carried: Carried) -> None:
    """Start a mission with what earlier ones left: its tokens lie on the ship, and above the stacks."""
    fill(mission.order, carried_first(list(mission.order), carried))
    fill(mission.carried, [len(tokens) for tokens in carried.tokens])
    mission.has_history = any(carried.tokens)
    mission.stored_upper_blue = ACTIVE if "upper_blue" in carried.squads else NO_BOTS
    mission.stored_lower_red = ACTIVE if "lower_red" in carried.squads else NO_BOTS


def carried_first(order: list[int], carried: Carried) -> list[int]:
    """The stacks without the tokens on the ship, which come first."""
    found: list[int] = []
    for zone, tokens in enumerate(carried.tokens):
        lying = [TOKENS.index(token) for token in tokens]
        stack = order[zone * TOKENS_A_ZONE : (zone + 1) * TOKENS_A_ZONE]
        found += lying + [token for token in stack if token not in lying]
    return found


def is_same_start(one: Carried, other: Carried) -> bool:
    """The same tokens and squads, in whatever order they are named."""
    mine, theirs = (*one.tokens, one.squads), (*other.tokens, other.squads)
    return [set(named) for named in mine] == [set(named) for named in theirs]
