"""The table as text: ship, threats, boards and one's own hand."""

from typing import Final

from orbita.games.space_alert.content import Threat, content
from orbita.games.space_alert.event_texts import ZONES, member_text, threat_name, word
from orbita.games.space_alert.flatten import box_for
from orbita.games.space_alert.names import SEAT_NAMES, STATUS_NAMES, ZONE_NAMES
from orbita.games.space_alert.notation import back_text, kind_text, member_name
from orbita.games.space_alert.state import PLANNING
from orbita.games.space_alert.threat_texts import Pair, pick
from orbita.games.space_alert.view import ThreatView, View
from orbita.games.space_alert.vocabulary import ACTIVE, DISABLED, ON_TRACK, SPACE

WIDTH: Final = 24
COLOURS: Final = ("\x1b[31m", "", "\x1b[34m")
RESET: Final = "\x1b[0m"
STATUS: Final[dict[str, Pair]] = {
    "not_appeared": ("zapowiedziane", "announced"),
    "on_track": ("w drodze", "on its way"),
    "destroyed": ("zniszczone", "destroyed"),
    "survived": ("przetrwane", "survived"),
}


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
        return pick(("Runda działania, tura {turn}", "Action round, turn {turn}"), lang).format(
            turn=view.ship.turn
        )
    minutes, seconds = divmod(view.now // 1000, 60)
    text = pick(("Planowanie, etap {phase}, {m}:{s:02}", "Planning, phase {phase}, {m}:{s:02}"), lang)
    lines = [text.format(phase=view.phase, m=minutes, s=seconds)]
    if view.is_silent:
        lines.append(pick(("CISZA RADIOWA", "COMMUNICATIONS DOWN"), lang))
    if view.is_transfer:
        lines.append(pick(("Transfer danych trwa", "Data transfer is open"), lang))
    return "\n".join(lines)


def ship_text(view: View, lang: str, colour: bool) -> str:
    """The six stations with who is in them, and the energy of the zones."""
    ship = view.ship
    rows = [[word(ZONES, zone, lang) for zone in ZONE_NAMES[:3]]]
    for deck in (0, 3):
        rows.append([station_text(view, deck + zone, lang) for zone in range(3)])
    labels: tuple[tuple[Pair, list[str]], ...] = (
        (("osłona", "shield"), [f"{ship.shield[z]}/{ship.shield_capacity[z]}" for z in range(3)]),
        (("reaktor", "reactor"), [f"{ship.reactor[z]}/{ship.reactor_capacity[z]}" for z in range(3)]),
        (("uszkodzenia", "damage"), [str(ship.damage[z]) for z in range(3)]),
    )
    rows += [[f"{pick(label, lang)} {value}" for value in values] for label, values in labels]
    lines = [" ".join(paint(cell, zone, colour) for zone, cell in enumerate(row)).rstrip() for row in rows]
    left = ("Kapsuły: {fuel}, rakiety: {rockets}", "Capsules: {fuel}, rockets: {rockets}")
    lines.append(pick(left, lang).format(fuel=ship.fuel, rockets=ship.rockets))
    outside = station_text(view, SPACE, lang)
    if outside != "·":
        lines.append(pick(("Kosmos: ", "Space: "), lang) + outside)
    return "\n".join(lines)


def paint(text: str, zone: int, colour: bool) -> str:
    """A cell of its width, in the colour of the zone if wanted."""
    cell = f"{text:<{WIDTH}}"
    return f"{COLOURS[zone]}{cell}{RESET}" if colour and COLOURS[zone] else cell


def station_text(view: View, station: int, lang: str) -> str:
    """Crew members (short) and internal threats of a station."""
    ship = view.ship
    found = [mark_of(view, member) for member in range(len(view.members)) if ship.station[member] == station]
    found += [
        f"!{threat_name(card_of(threat).id, None, lang)}"
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
    """The threats with their values."""
    return "\n".join(threat_line(view, place, threat, lang) for place, threat in enumerate(view.threats))


def threat_line(view: View, place: int, threat: ThreatView, lang: str) -> str:
    """One threat: number, name, place, and how it stands."""
    ship = view.ship
    name = threat_name(card_of(threat).id, None, lang)
    zone = word(ZONES, ZONE_NAMES[threat.zone], lang)
    status = STATUS_NAMES[ship.status[place]]
    text = f"T+{threat.number} {name} ({zone}): {pick(STATUS[status], lang)}"
    if ship.status[place] != ON_TRACK:
        return text
    values = (
        "pole {p}, wytrzymałość {h}, osłona {s}, szybkość {v}",
        "space {p}, hp {h}, shield {s}, speed {v}",
    )
    return f"{text}, " + pick(values, lang).format(
        p=ship.position[place],
        h=ship.hit_points[place],
        s=ship.threat_shield[place],
        v=ship.speed[place],
    )


def plans_text(view: View, lang: str) -> str:
    """The boards, slot by slot."""
    lines = []
    for member, board in enumerate(view.members):
        name = member_text(member_name(len(view.seats), member), lang)
        slots = " ".join(f"{turn}:{back_text(card)}" for turn, card in enumerate(board.plan, 1) if card)
        lines.append(f"{member + 1} {name}: {slots or '-'}")
    return "\n".join(lines)


def hand_text(view: View, lang: str) -> str:
    """One's own cards."""
    box = box_for(view.options)
    cards = [f"{kind_text(box, kind)}×{count}" for kind, count in enumerate(view.hand) if count]
    return pick(("Ręka: ", "Hand: "), lang) + (", ".join(cards) or "-")


def seat_text(seat: int, lang: str) -> str:
    """Name a seat."""
    return member_text(SEAT_NAMES[seat], lang)
