"""What can be wrong with a flight file beyond single words: its shape, and whether the box could do it."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final

from orbita.core.chance import cells, zeros
from orbita.games.space_alert.content.flatten import box_for
from orbita.games.space_alert.content.read import content
from orbita.games.space_alert.names import ACTION_NAMES, ZONE_NAMES
from orbita.games.space_alert.options import Options
from orbita.games.space_alert.ship import DOWN_SHIFT, NOBODY, SLOTS, TURNS, UP, Flight
from orbita.games.space_alert.state import kind_of
from orbita.games.space_alert.tools.flights.heroic import heroic_cards
from orbita.games.space_alert.tools.flights.source import Reader
from orbita.games.space_alert.tools.solver.card_supply import (
    ALL_HEROIC,
    can_deal,
    fits,
    heroic_half,
    supply_of,
)
from orbita.games.space_alert.vocabulary import GO_LIFT, HEROIC_A

LONGEST_NAME: Final = 40


def check_shape(reader: Reader, given: dict[str, Any], zone_name: Callable[[Any], str]) -> None:
    """Types inside the crew, the threats, the trajectories and the damage."""
    players = given.get("players")
    if isinstance(players, list):
        for number, player in enumerate(players, 1):
            check_player(reader, number, player)
        crew = given.get("crew", len(players))
        if crew != len(players):
            reader.fault("crew", crew, "other_crew", crew=crew, players=len(players))
    threats = given.get("threats")
    for number, threat in enumerate(threats if isinstance(threats, list) else [], 1):
        if not isinstance(threat, str | dict):
            reader.fault(f"threats[{number}]", threat, "threat")
    check_zones(reader, "tracks", given.get("tracks"), ZONE_NAMES, zone_name)
    check_zones(reader, "damage", given.get("damage"), ZONE_NAMES[:3], zone_name)
    stacks = given.get("damage")
    for zone, stack in stacks.items() if isinstance(stacks, dict) else ():
        if not isinstance(stack, str | list):
            reader.fault(f"damage.{zone}", zone, "stack")


def check_player(reader: Reader, number: int, player: Any) -> None:
    """One crew member: a table, or just the cards."""
    field = f"players[{number}]"
    if not isinstance(player, dict):
        if not isinstance(player, str | list):
            reader.fault(field, player, "cards")
        return
    name = player.get("name", "")
    if not isinstance(name, str) or not name.isprintable() or len(name) > LONGEST_NAME:
        reader.fault(f"{field}.name", name, "name", most=LONGEST_NAME)
    if not isinstance(player.get("cards", ""), str | list):
        reader.fault(f"{field}.cards", "cards", "cards")


def check_zones(
    reader: Reader, field: str, given: Any, known: Sequence[str], zone_name: Callable[[Any], str]
) -> None:
    """Only zones that are there."""
    for zone in given if isinstance(given, dict) else ():
        if zone_name(zone) not in known:
            reader.fault(field, zone, "zone", zone=zone, known=", ".join(known))


def check_box(reader: Reader, mission: Flight, heroic: tuple[int, ...]) -> None:
    """No card more often than the box has it; one threat at a time on each trajectory."""
    check_threats(reader, mission)
    if not reader.is_referee:  # its rows are drills, not deals
        check_cards(reader, mission, heroic)


def check_threats(reader: Reader, mission: Flight) -> None:
    """Every threat card once, and no two at one turn on one trajectory."""
    places = [(mission.number[at], mission.zone[at]) for at in range(mission.threats)]
    for (turn, zone), count in Counter(places).items():
        if count > 1:
            reader.fault("threats", f"T+{turn} ", "same_place", turn=f"T+{turn}", zone=ZONE_NAMES[zone])
    for card, count in Counter(mission.card[at] for at in range(mission.threats)).items():
        if count > 1:
            code = content().threats[card].code
            reader.fault("threats", code, "same_card", code=code)


def check_cards(reader: Reader, mission: Flight, heroic: tuple[int, ...]) -> None:
    """Whether the plans can be laid with the 90 action cards and the 6 heroic ones."""
    box = box_for(Options())
    slots = cells([1] * len(mission.plan))
    for member in range(mission.crew):
        field = f"players[{member + 1}].cards"
        for turn in range(1, TURNS + 1):
            card = mission.plan[member * SLOTS + turn]
            if card >> DOWN_SHIFT and kind_of(box, card) == NOBODY:
                text = f"{ACTION_NAMES[card & UP]}/{ACTION_NAMES[card >> DOWN_SHIFT]}"
                reader.fault(f"{field}[{turn}]", text, "halves", card=text)
        if heroic_half(mission.plan, slots, member) < 0:
            reader.fault(field, first_heroic(mission, member), "two_heroic")
    if reader.faults:
        return
    if not can_deal(box, mission.plan, slots, cells(list(heroic)), 0, ALL_HEROIC):
        used = " ".join(filter(None, (first_heroic(mission, member) for member in range(mission.crew))))
        reader.fault("players", "players", "heroic_deal", cards=used, known=", ".join(heroic_cards()))
    if not fits(supply_of(box, box.card_copies), mission.plan, slots, zeros(GO_LIFT + 1)):
        halves = Counter(ACTION_NAMES[card & UP] for card in mission.plan if 0 < card & UP <= GO_LIFT)
        used_text = ", ".join(f"{count} {half}" for half, count in halves.most_common())
        reader.fault("players", "players", "too_many_cards", used=used_text)


def first_heroic(mission: Flight, member: int) -> str:
    """The first heroic half of a member, if there is one."""
    row = mission.plan[member * SLOTS + 1 : member * SLOTS + TURNS + 1]
    return next((ACTION_NAMES[card & UP] for card in row if card & UP >= HEROIC_A), "")
