"""What can be wrong with a flight file beyond single words: its shape, and whether the box could do it."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final

from orbita.core.chance import cells, zeros
from orbita.games.space_alert.card_supply import ALL_HEROIC, can_deal, fits, heroic_half, supply_of
from orbita.games.space_alert.content import content
from orbita.games.space_alert.flatten import box_for
from orbita.games.space_alert.flight_heroic import heroic_cards
from orbita.games.space_alert.flight_source import Reader
from orbita.games.space_alert.names import ACTION_NAMES, ZONE_NAMES
from orbita.games.space_alert.options import Options
from orbita.games.space_alert.ship import DOWN_SHIFT, NOBODY, SLOTS, TURNS, UP, Mission
from orbita.games.space_alert.state import kind_of
from orbita.games.space_alert.threat_texts import Pair
from orbita.games.space_alert.vocabulary import GO_LIFT, HEROIC_A

PLAYER_FIELDS: Final = ("name", "imię", "imie", "cards", "actions", "karty", "heroic", "bohaterska")
THREAT_FIELDS: Final = ("turn", "tura", "zone", "sektor", "code", "kod", "threat", "name", "nazwa")
LONGEST_NAME: Final = 40

UNKNOWN_FIELD: Final[Pair] = (
    "Nieznane pole {name}; dozwolone: {known}.",
    "Unknown field {name}; allowed: {known}.",
)
BAD_NAME: Final[Pair] = (
    "Imię to tekst do {most} znaków w jednym wierszu.",
    "A name is a text of up to {most} letters on one line.",
)
BAD_CARDS: Final[Pair] = (
    'Karty to tekst albo lista, np. "C red A/deck - B".',
    'Cards are a text or a list, such as "C red A/deck - B".',
)
BAD_THREAT: Final[Pair] = (
    'Zagrożenie to tekst "T+1 red E1-07" albo {{ turn = 1, zone = "red", code = "E1-07" }}.',
    'A threat is a text "T+1 red E1-07" or {{ turn = 1, zone = "red", code = "E1-07" }}.',
)
BAD_ZONE: Final[Pair] = (
    "Nie ma sektora {zone!r}; dozwolone: {known}.",
    "No zone {zone!r}; allowed: {known}.",
)
BAD_STACK: Final[Pair] = (
    'Stos to tekst albo lista żetonów, np. "shield reactor".',
    'A stack is a text or a list of tokens, such as "shield reactor".',
)
OTHER_CREW: Final[Pair] = (
    "Załoga ma liczyć {crew}, a wpisów [[players]] jest {players}.",
    "The crew should be {crew}, but there are {players} entries [[players]].",
)
SAME_PLACE: Final[Pair] = (
    "Dwa zagrożenia mają {turn} i tor {zone}: na torze może się wtedy pojawić jedno.",
    "Two threats have {turn} and {zone}: only one can appear there at a time.",
)
SAME_CARD: Final[Pair] = (
    "Karta {code} jest w pudełku tylko jedna.",
    "There is only one card {code} in the box.",
)
NO_SUCH_CARD: Final[Pair] = (
    "Nie ma karty z połowami {card}: jedna połowa to działanie, druga ruch.",
    "No card has the halves {card}: one half is an action, the other a movement.",
)
TWO_HEROIC: Final[Pair] = (
    "Każdy ma jedną bohaterską kartę, a tu jest ich więcej.",
    "Everybody has one heroic card, and here are more.",
)
HEROIC_TWICE: Final[Pair] = (
    "Tych bohaterskich kart nie da się rozdać: {cards}. W pudełku są: {known}.",
    "These heroic cards cannot be dealt: {cards}. In the box are: {known}.",
)
TOO_MANY: Final[Pair] = (
    "W pudełku nie ma tylu kart: użyto {used}; jest po 30 A, 24 B, 21 C i 15 bots, a każdego ruchu po 30.",
    "The box has not so many cards: {used} are used; it has 30 A, 24 B, 21 C, 15 bots, 30 of each movement.",
)


def check_shape(reader: Reader, given: dict[str, Any], zone_name: Callable[[Any], str]) -> None:
    """Types and names of fields inside the crew, the threats, the trajectories and the damage."""
    players = given.get("players")
    if isinstance(players, list):
        for number, player in enumerate(players, 1):
            check_player(reader, number, player)
        crew = given.get("crew", len(players))
        if crew != len(players):
            reader.fault("crew", crew, OTHER_CREW, crew=crew, players=len(players))
    threats = given.get("threats")
    for number, threat in enumerate(threats if isinstance(threats, list) else [], 1):
        if isinstance(threat, dict):
            check_fields(reader, f"threats[{number}]", threat, THREAT_FIELDS)
        elif not isinstance(threat, str):
            reader.fault(f"threats[{number}]", threat, BAD_THREAT)
    check_zones(reader, "tracks", given.get("tracks"), ZONE_NAMES, zone_name)
    check_zones(reader, "damage", given.get("damage"), ZONE_NAMES[:3], zone_name)
    stacks = given.get("damage")
    for zone, stack in stacks.items() if isinstance(stacks, dict) else ():
        if not isinstance(stack, str | list):
            reader.fault(f"damage.{zone}", zone, BAD_STACK)


def check_player(reader: Reader, number: int, player: Any) -> None:
    """One crew member: a table, or just the cards."""
    field = f"players[{number}]"
    if not isinstance(player, dict):
        if not isinstance(player, str | list):
            reader.fault(field, player, BAD_CARDS)
        return
    check_fields(reader, field, player, PLAYER_FIELDS)
    for key in ("name", "imię", "imie"):
        name = player.get(key, "")
        if not isinstance(name, str) or not name.isprintable() or len(name) > LONGEST_NAME:
            reader.fault(f"{field}.name", name, BAD_NAME, most=LONGEST_NAME)
    for key in ("cards", "actions", "karty"):
        if not isinstance(player.get(key, ""), str | list):
            reader.fault(f"{field}.cards", key, BAD_CARDS)


def check_fields(reader: Reader, field: str, given: dict[str, Any], known: Sequence[str]) -> None:
    """Only fields that are known."""
    for name in given:
        if name.lower() not in known:
            reader.fault(field, name, UNKNOWN_FIELD, name=name, known=", ".join(known))


def check_zones(
    reader: Reader, field: str, given: Any, known: Sequence[str], zone_name: Callable[[Any], str]
) -> None:
    """Only zones that are there."""
    for zone in given if isinstance(given, dict) else ():
        if zone_name(zone) not in known:
            reader.fault(field, zone, BAD_ZONE, zone=zone, known=", ".join(known))


def check_box(reader: Reader, mission: Mission, heroic: tuple[int, ...]) -> None:
    """No card more often than the box has it; one threat at a time on each trajectory."""
    check_threats(reader, mission)
    if not reader.is_referee:  # its rows are drills, not deals
        check_cards(reader, mission, heroic)


def check_threats(reader: Reader, mission: Mission) -> None:
    """Every threat card once, and no two at one turn on one trajectory."""
    places = [(mission.number[at], mission.zone[at]) for at in range(mission.threats)]
    for (turn, zone), count in Counter(places).items():
        if count > 1:
            reader.fault("threats", f"T+{turn} ", SAME_PLACE, turn=f"T+{turn}", zone=ZONE_NAMES[zone])
    for card, count in Counter(mission.card[at] for at in range(mission.threats)).items():
        if count > 1:
            code = content().threats[card].code
            reader.fault("threats", code, SAME_CARD, code=code)


def check_cards(reader: Reader, mission: Mission, heroic: tuple[int, ...]) -> None:
    """Whether the plans can be laid with the 90 action cards and the 6 heroic ones."""
    box = box_for(Options())
    slots = cells([1] * len(mission.plan))
    for member in range(mission.crew):
        field = f"players[{member + 1}].cards"
        for turn in range(1, TURNS + 1):
            card = mission.plan[member * SLOTS + turn]
            if card >> DOWN_SHIFT and kind_of(box, card) == NOBODY:
                text = f"{ACTION_NAMES[card & UP]}/{ACTION_NAMES[card >> DOWN_SHIFT]}"
                reader.fault(f"{field}[{turn}]", text, NO_SUCH_CARD, card=text)
        if heroic_half(mission.plan, slots, member) < 0:
            reader.fault(field, first_heroic(mission, member), TWO_HEROIC)
    if reader.faults:
        return
    if not can_deal(box, mission.plan, slots, cells(list(heroic)), 0, ALL_HEROIC):
        used = " ".join(filter(None, (first_heroic(mission, member) for member in range(mission.crew))))
        reader.fault("players", "players", HEROIC_TWICE, cards=used, known=", ".join(heroic_cards()))
    if not fits(supply_of(box, box.card_copies), mission.plan, slots, zeros(GO_LIFT + 1)):
        halves = Counter(ACTION_NAMES[card & UP] for card in mission.plan if 0 < card & UP <= GO_LIFT)
        used_text = ", ".join(f"{count} {half}" for half, count in halves.most_common())
        reader.fault("players", "players", TOO_MANY, used=used_text)


def first_heroic(mission: Mission, member: int) -> str:
    """The first heroic half of a member, if there is one."""
    row = mission.plan[member * SLOTS + 1 : member * SLOTS + TURNS + 1]
    return next((ACTION_NAMES[card & UP] for card in row if card & UP >= HEROIC_A), "")
