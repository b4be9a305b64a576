"""A campaign told in Polish and English: where it stands, what is broken, and what comes next."""

from typing import Any, Final

import msgspec

from orbita.core.lang import say
from orbita.games.space_alert.missions.model import ZONES as ZONE_NAMES
from orbita.games.space_alert.missions.model import Lang
from orbita.games.space_alert.options import TOKENS as TOKEN_NAMES
from orbita.games.space_alert.options import Carried, Options
from orbita.games.space_alert.rules.setup import SMALLEST_CREW, bare_table
from orbita.games.space_alert.texts.catalogue_names import LEVELS, STATIONS, TOKENS, ZONES
from orbita.games.space_alert.texts.catalogue_tools import CAMPAIGN, NEXT
from orbita.games.space_alert.texts.errors import refused
from orbita.games.space_alert.texts.events import word
from orbita.games.space_alert.tools.campaign import rules as rules
from orbita.games.space_alert.tools.campaign.model import (
    BadCampaign,
    Campaign,
    Home,
    options_of,
    results,
    seats_of,
    stage_of,
    yard_of,
)
from orbita.games.space_alert.tools.campaign.rules import Recovery, RepairSquad, RepairToken, Rest, Ship
from orbita.games.space_alert.tools.campaign.steps import entries
from orbita.games.space_alert.tools.flights.words import plain, token_name, zone_name
from orbita.games.space_alert.tools.starlog.texts import crew_text, list_text, mission_name

SQUAD_WORDS: Final = ("squad", "squads", "bots", "oddział", "oddzial", "droidy")
REST_WORDS: Final = ("rest", "nothing", "recover", "-", "odpoczynek", "nic")


# Repairs in words


def recovery_words(recovery: Recovery) -> str:
    """A repair as it is typed."""
    if isinstance(recovery, RepairToken):
        return f"{ZONE_NAMES[recovery.zone]} {recovery.token}"
    return "squad" if isinstance(recovery, RepairSquad) else "rest"


def read_recovery(text: str) -> Recovery:
    """Read a repair: a zone and a token, `squad` or `rest`, in either language."""
    zone, _, token = " ".join(text.split()).partition(" ")
    if plain(zone) in SQUAD_WORDS and not token:
        return RepairSquad()
    if plain(zone) in REST_WORDS and not token:
        return Rest()
    if zone_name(zone) in ZONE_NAMES:
        for name in TOKEN_NAMES:
            if token_name(token) == name:
                return RepairToken(ZONE_NAMES.index(zone_name(zone)), name)
    known = ", ".join(TOKEN_NAMES)
    raise refused(BadCampaign, "campaign/repair-unreadable", text=text[:40], known=known)


# The whole campaign


def campaign_text(campaign: Campaign, file: str, lang: Lang) -> str:
    """The page of the star log, the ship, and what comes next."""
    numbered = list(enumerate(entries(campaign), 1))
    page = list_text(numbered, lang).rstrip("\n") if numbered else crew_text(campaign.crew)
    parts = [f"{campaign.name}\n{page}", *ship_parts(campaign, lang), *score_parts(campaign, lang)]
    return "\n\n".join([*parts, next_text(campaign, file, lang)]) + "\n"


def ship_parts(campaign: Campaign, lang: Lang) -> list[str]:
    """What is broken, or how the chosen mission starts."""
    if stage_of(campaign) == "fly":
        return [chosen_text(campaign, lang)]
    last = campaign.missions[-1] if campaign.missions else None
    if last is None or not isinstance(last.result, Home):
        return []
    return [ship_text(yard_of(last).ship, lang)]


def score_parts(campaign: Campaign, lang: Lang) -> list[str]:
    """The result of a campaign that is over."""
    if stage_of(campaign) != "over":
        return []
    score = rules.score(results(campaign))
    return [say(CAMPAIGN["lost"], lang) if score is None else say(CAMPAIGN["score"], lang, score=score)]


def ship_text(ship: Ship, lang: Lang) -> str:
    """Damage by zone, and squads that are out of order."""
    lines = [
        say(CAMPAIGN["broken"], lang, zone=word(ZONES, zone, lang), tokens=tokens_text(tokens, lang))
        for zone, tokens in zip(ZONE_NAMES, ship.tokens, strict=True)
        if tokens
    ]
    if ship.squads_disabled:
        lines.append(say(CAMPAIGN["squads_lost"], lang, n=ship.squads_disabled))
    return "\n".join(lines) or say(CAMPAIGN["whole"], lang)


def tokens_text(tokens: tuple[str, ...], lang: Lang) -> str:
    """Damage tokens by name."""
    return ", ".join(word(TOKENS, token, lang) for token in tokens)


def next_text(campaign: Campaign, file: str, lang: Lang) -> str:
    """What the campaign waits for, as a command."""
    stage = stage_of(campaign)
    member, choices = next_repair(campaign) if stage == "repair" else ("", [])
    squad = ""
    if stage == "prepare" and campaign.missions:
        yard = yard_of(campaign.missions[-1])
        squad = " --squad lower_red" if rules.start_of(yard).chooses_squad_station else ""
    return say(NEXT[stage], lang, file=file, squad=squad, member=member, choices=", ".join(choices))


def next_repair(campaign: Campaign) -> tuple[str, list[str]]:
    """Who repairs next, and everything they may do."""
    yard = yard_of(campaign.missions[-1])
    return campaign.crew[yard.member].name, [recovery_words(one) for one in rules.recoveries(yard)]


# The chosen mission


def chosen_text(campaign: Campaign, lang: Lang) -> str:
    """The mission to fly and the ship it starts with, as the engine lays it out."""
    chosen = campaign.next
    assert chosen is not None
    head = say(
        CAMPAIGN["chosen"],
        lang,
        number=len(campaign.missions) + 1,
        mission=mission_name(chosen.mission, lang),
        common=say(LEVELS[chosen.common], lang),
        serious=say(LEVELS[chosen.serious], lang),
    )
    lines = [head, say(CAMPAIGN["start"], lang), *start_lines(chosen.carried, lang)]
    if chosen.carried != Carried():
        lines.append(say(CAMPAIGN["in_flight_file"], lang, line=flight_line(chosen.carried)))
    return "\n".join(lines)


def start_lines(carried: Carried, lang: Lang) -> list[str]:
    """Cubes, capacities and damage of each zone, then the squads."""
    ship = bare_table(Options(carried=carried), SMALLEST_CREW).ship
    lines = []
    for zone, tokens in enumerate(carried.tokens):
        damage = say(CAMPAIGN["damaged"], lang, tokens=tokens_text(tokens, lang)) if tokens else ""
        doubled = say(CAMPAIGN["doubled"], lang) if ship.old_structural >> zone & 1 else ""
        lines.append(
            say(
                CAMPAIGN["zone"],
                lang,
                zone=word(ZONES, ZONE_NAMES[zone], lang),
                shield=f"{ship.shield[zone]}/{ship.shield_capacity[zone]}",
                reactor=f"{ship.reactor[zone]}/{ship.reactor_capacity[zone]}",
                damage=damage + doubled,
            )
        )
    stations = [word(STATIONS, station, lang) for station in carried.squads]
    squads = ", ".join(stations) or say(CAMPAIGN["no_squad"], lang)
    return [*lines, say(CAMPAIGN["squads"], lang, stations=squads)]


def flight_line(carried: Carried) -> str:
    """The start as a flight file says it."""
    zones = zip(ZONE_NAMES, carried.tokens, strict=True)
    fields = [f'{zone} = "{" ".join(tokens)}"' for zone, tokens in zones if tokens]
    fields.append(f'squads = "{" ".join(carried.squads) or "none"}"')
    return f"carried = {{ {', '.join(fields)} }}"


# For programs


def campaign_data(campaign: Campaign) -> dict[str, Any]:
    """The file, and everything that follows from it."""
    stage = stage_of(campaign)
    data: dict[str, Any] = {
        "campaign": msgspec.to_builtins(campaign),
        "stage": stage,
        "score": rules.score(results(campaign)),
    }
    if stage == "repair":
        data["member"], data["recoveries"] = next_repair(campaign)
    if stage == "fly":
        data["seats"] = seats_of(campaign)
        data["options"] = msgspec.to_builtins(options_of(campaign))
    return data
