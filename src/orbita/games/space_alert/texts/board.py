"""The table as text: ship, threats, boards and one's own hand."""

from typing import Final

from orbita.core.lang import say
from orbita.games.space_alert.content.flatten import box_for
from orbita.games.space_alert.content.read import Threat, content
from orbita.games.space_alert.events import ACTION_SIDE, MOVE_SIDE
from orbita.games.space_alert.names import (
    MARK_NAMES,
    SEAT_NAMES,
    STATION_NAMES,
    STATUS_NAMES,
    TOKEN_NAMES,
    ZONE_NAMES,
)
from orbita.games.space_alert.notation import card_text, kind_text, member_name
from orbita.games.space_alert.ship import TOKENS_A_ZONE
from orbita.games.space_alert.state import PLANNING
from orbita.games.space_alert.texts.catalogue import BOARD
from orbita.games.space_alert.texts.catalogue_names import BACKS, STATIONS, STATUS, TOKENS, ZONES
from orbita.games.space_alert.texts.catalogue_threats import SERIOUS
from orbita.games.space_alert.texts.events import member_text, word
from orbita.games.space_alert.texts.threats import name_text, place_text, threat_text, values_text
from orbita.games.space_alert.view import ShipView, ThreatView, View
from orbita.games.space_alert.vocabulary import (
    ACTIVE,
    DISABLED,
    NOT_APPEARED,
    ON_TRACK,
    SPACE,
    TRACK_SIZE,
)

WIDTH: Final = 24
COLOURS: Final = ("\x1b[31m", "", "\x1b[34m")
RESET: Final = "\x1b[0m"
BACK_NAMES: Final = {ACTION_SIDE: "action", MOVE_SIDE: "move"}


def board_text(view: View, lang: str, colour: bool) -> str:
    """Draw what a seat sees."""
    parts = [head_text(view, lang), ship_text(view, lang, colour), threats_text(view, lang)]
    parts.append(plans_text(view, lang))
    if view.hand and view.stage == PLANNING:
        parts.append(hand_text(view, lang))
    return "\n\n".join(part for part in parts if part) + "\n"


def head_text(view: View, lang: str) -> str:
    """Where the mission stands."""
    if view.stage != PLANNING:
        return say(BOARD["acting"], lang, turn=view.ship.turn)
    minutes, seconds = divmod(view.now // 1000, 60)
    lines = [say(BOARD["planning"], lang, phase=view.phase, time=f"{minutes}:{seconds:02}")]
    if view.is_silent:
        lines.append(say(BOARD["silence"], lang))
    if view.is_transfer:
        lines.append(say(BOARD["transfer"], lang))
    return "\n".join(lines)


def ship_text(view: View, lang: str, colour: bool) -> str:
    """The six stations with who is in them, and the energy of the zones."""
    ship = view.ship
    rows = [[word(ZONES, zone, lang) for zone in ZONE_NAMES[:3]]]
    for deck in (0, 3):
        rows.append([station_text(view, deck + zone, lang) for zone in range(3)])
    values = {
        "shield": [f"{ship.shield[z]}/{ship.shield_capacity[z]}" for z in range(3)],
        "reactor": [f"{ship.reactor[z]}/{ship.reactor_capacity[z]}" for z in range(3)],
        "damage": [str(ship.damage[z]) for z in range(3)],
    }
    rows += [[f"{say(BOARD[label], lang)} {value}" for value in row] for label, row in values.items()]
    lines = [" ".join(paint(cell, zone, colour) for zone, cell in enumerate(row)).rstrip() for row in rows]
    lines.append(say(BOARD["stores"], lang, fuel=ship.fuel, rockets=ship.rockets))
    lines += [*damage_lines(ship, lang), squads_line(ship, lang)]
    outside = station_text(view, SPACE, lang)
    if outside != "·":
        lines.append(say(BOARD["outside"], lang, who=outside))
    return "\n".join(lines)


def damage_lines(ship: ShipView, lang: str) -> list[str]:
    """The damaged parts of each zone; damage carried over from earlier missions may double what comes."""
    lines = []
    for zone, name in enumerate(ZONE_NAMES[:3]):
        if ship.damage[zone] == 0:
            continue
        first = zone * TOKENS_A_ZONE
        tokens = ship.tokens[first : first + ship.damage[zone]]
        parts = ", ".join(word(TOKENS, TOKEN_NAMES[token], lang) for token in tokens)
        doubled = say(BOARD["doubled"], lang) if ship.old_structural >> zone & 1 else ""
        zone_word = word(ZONES, name, lang)
        lines.append(say(BOARD["damaged"], lang, zone=zone_word, tokens=parts, doubled=doubled))
    return lines


def squads_line(ship: ShipView, lang: str) -> str:
    """Where squads of battlebots wait; a disabled one has a minus, as beside its leader."""
    stored = (("lower_red", ship.stored_lower_red), ("upper_blue", ship.stored_upper_blue))
    marks = {ACTIVE: "", DISABLED: " -"}
    found = [word(STATIONS, station, lang) + marks[bots] for station, bots in stored if bots in marks]
    return say(BOARD["squads"], lang, stations=", ".join(found) or say(BOARD["none"], lang))


def paint(text: str, zone: int, colour: bool) -> str:
    """A cell of its width, in the colour of the zone if wanted."""
    cell = f"{text:<{WIDTH}}"
    return f"{COLOURS[zone]}{cell}{RESET}" if colour and COLOURS[zone] else cell


def station_text(view: View, station: int, lang: str) -> str:
    """Crew members (short) and internal threats of a station."""
    ship = view.ship
    found = [mark_of(view, member) for member in range(len(view.members)) if ship.station[member] == station]
    found += [
        f"!{name_text(card_of(threat), lang)}"
        for place, threat in enumerate(view.threats)
        if ship.status[place] == ON_TRACK and (ship.place[place] | ship.brood[place]) >> station & 1
    ]
    return " ".join(found) or "·"


def mark_of(view: View, member: int) -> str:
    """A figure: its number, a sign for its squad, and one for being knocked out."""
    bots = {ACTIVE: "+", DISABLED: "-"}.get(view.ship.bots[member], "")
    return f"{member + 1}{bots}{'x' if view.ship.knocked_out[member] else ''}"


def card_of(threat: ThreatView) -> Threat:
    """The card of a threat."""
    return content().threats[threat.card]


def threats_text(view: View, lang: str) -> str:
    """The trajectories, then the threats; while planning with all that their cards say."""
    lines = [tracks_text(view, lang)]
    for place in range(len(view.threats)):
        lines += threat_lines(view, place, lang)
    return "\n".join(lines)


def threat_lines(view: View, place: int, lang: str) -> list[str]:
    """One threat; while planning with all that its card says."""
    lines = [threat_line(view, place, view.threats[place], lang)]
    if view.stage == PLANNING:
        lines += card_lines(view, view.threats[place], lang)
    return lines


def card_lines(view: View, threat: ThreatView, lang: str) -> list[str]:
    """The values and the text of a threat card."""
    box, card = box_for(view.options), threat.card
    _, *text = threat_text(card_of(threat), lang).splitlines()
    numbers = box.hit_points[card], box.shield[card], box.speed[card]
    return [f"     {line}" for line in (values_text(card_of(threat), *numbers, lang), *text)]


def tracks_text(view: View, lang: str) -> str:
    """The trajectory of each zone: where it starts, and the spaces of X, Y, Z."""
    box = box_for(view.options)
    lines = [say(BOARD["tracks"], lang)]
    for zone, track in zip(ZONE_NAMES, view.tracks, strict=True):
        start = box.track_start[track]
        spaces = range(start, 0, -1)
        marks = [(MARK_NAMES[box.marks[track * TRACK_SIZE + space]], space) for space in spaces]
        told = ", ".join(f"{mark} {space}" for mark, space in marks if mark)
        lines.append(f"  T{track + 1} {word(ZONES, zone, lang)}: {start} → {told}")
    return "\n".join(lines)


def threat_line(view: View, place: int, threat: ThreatView, lang: str) -> str:
    """One threat: number, name, place, and how it stands."""
    ship, card = view.ship, card_of(threat)
    zone = word(ZONES, ZONE_NAMES[threat.zone], lang)
    about = f"{zone}, {say(SERIOUS, lang)}" if card.serious else zone
    status = ship.status[place]
    name = f"T+{threat.number} {name_text(card, lang)} ({about})"
    parts = [f"{name}: {say(STATUS[STATUS_NAMES[status]], lang)}"]
    if status == ON_TRACK:
        numbers = ship.hit_points[place], ship.threat_shield[place], ship.speed[place]
        space = say(BOARD["space"], lang, space=ship.position[place])
        parts += [space, values_text(card, *numbers, lang)]
    is_to_come = status == NOT_APPEARED and view.stage != PLANNING  # while planning its whole card follows
    if card.kind != "external" and (status == ON_TRACK or is_to_come):
        parts.append(place_text(card, lang, stations_of(ship, place)))
    return ", ".join(parts)


def stations_of(ship: ShipView, place: int) -> list[str]:
    """Where the tokens of an internal threat lie; nowhere before it appears."""
    tokens = ship.place[place] | ship.brood[place]
    return [name for station, name in enumerate(STATION_NAMES) if tokens >> station & 1]


def plans_text(view: View, lang: str) -> str:
    """The boards, slot by slot."""
    lines = []
    for member, board in enumerate(view.members):
        name = member_text(member_name(len(view.seats), member), lang)
        slots = "  ".join(
            f"{turn} {slot_text(card, lang)}" for turn, card in enumerate(board.plan, 1) if card
        )
        lines.append(f"{member + 1} {name}: {slots or '-'}")
    return "\n".join(lines)


def slot_text(card: int, lang: str) -> str:
    """A card as it lies, or its back."""
    return say(BACKS[BACK_NAMES[card]], lang) if card in BACK_NAMES else card_text(card)


def hand_text(view: View, lang: str) -> str:
    """One's own cards."""
    box = box_for(view.options)
    copies = ((kind_text(box, kind), count) for kind, count in enumerate(view.hand) if count)
    cards = [card if count == 1 else f"{count} × {card}" for card, count in copies]
    return say(BOARD["hand"], lang, cards=", ".join(cards) or "-")


def seat_text(seat: int, lang: str) -> str:
    """Name a seat."""
    return member_text(SEAT_NAMES[seat], lang)
