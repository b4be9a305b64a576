"""The table as text: ship, threats, boards and one's own hand."""

from typing import Final

from orbita.games.space_alert.content import Threat, content
from orbita.games.space_alert.event_texts import STATIONS, TOKENS, ZONES, member_text, threat_name, word
from orbita.games.space_alert.events import ACTION_SIDE, MOVE_SIDE
from orbita.games.space_alert.flatten import box_for
from orbita.games.space_alert.names import MARK_NAMES, SEAT_NAMES, STATUS_NAMES, TOKEN_NAMES, ZONE_NAMES
from orbita.games.space_alert.notation import card_text, kind_text, member_name
from orbita.games.space_alert.ship import TOKENS_A_ZONE
from orbita.games.space_alert.state import PLANNING
from orbita.games.space_alert.threat_texts import Pair, pick, threat_text
from orbita.games.space_alert.view import ShipView, ThreatView, View
from orbita.games.space_alert.vocabulary import ACTIVE, DISABLED, ON_TRACK, SPACE, TRACK_SIZE

WIDTH: Final = 24
COLOURS: Final = ("\x1b[31m", "", "\x1b[34m")
RESET: Final = "\x1b[0m"
STATUS: Final[dict[str, Pair]] = {
    "not_appeared": ("zapowiedziane", "announced"),
    "on_track": ("w drodze", "on its way"),
    "destroyed": ("zniszczone", "destroyed"),
    "survived": ("przetrwane", "survived"),
}

BACKS: Final[dict[int, Pair]] = {ACTION_SIDE: ("akcja", "action"), MOVE_SIDE: ("ruch", "move")}


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
    lines += [*damage_lines(ship, lang), squads_line(ship, lang)]
    outside = station_text(view, SPACE, lang)
    if outside != "·":
        lines.append(pick(("Kosmos: ", "Space: "), lang) + outside)
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
        doubled = pick((" (nowe liczą się podwójnie)", " (new damage counts double)"), lang)
        is_doubled = ship.old_structural >> zone & 1
        label = pick(("Uszkodzenia", "Damaged"), lang)
        lines.append(f"{label}, {word(ZONES, name, lang)}: {parts}{doubled if is_doubled else ''}")
    return lines


def squads_line(ship: ShipView, lang: str) -> str:
    """Where squads of battlebots wait; a disabled one has a minus, as beside its leader."""
    stored = (("LR", ship.stored_lower_red), ("UB", ship.stored_upper_blue))
    marks = {ACTIVE: "", DISABLED: " -"}
    found = [word(STATIONS, station, lang) + marks[bots] for station, bots in stored if bots in marks]
    label = pick(("Droidy czekają", "Battlebots wait"), lang)
    return f"{label}: {', '.join(found) or pick(('brak', 'none'), lang)}"


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
    values = values_text(box.hit_points[card], box.shield[card], box.speed[card], lang)
    return [f"     {line}" for line in (values, *text)]


def values_text(hit_points: int, shield: int, speed: int, lang: str) -> str:
    """The three numbers of a threat."""
    values = ("wytrzymałość {h}, osłona {s}, szybkość {v}", "hit points {h}, shield {s}, speed {v}")
    return pick(values, lang).format(h=hit_points, s=shield, v=speed)


def tracks_text(view: View, lang: str) -> str:
    """The trajectory of each zone: where it starts, and the spaces of X, Y, Z."""
    box = box_for(view.options)
    lines = [pick(("Trajektorie", "Trajectories"), lang)]
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
    name = threat_name(card.id, None, lang)
    zone = word(ZONES, ZONE_NAMES[threat.zone], lang)
    status = STATUS_NAMES[ship.status[place]]
    text = f"T+{threat.number} {name} ({zone}): {pick(STATUS[status], lang)}"
    if ship.status[place] != ON_TRACK:
        return text
    space = pick(("pole {p}", "space {p}"), lang).format(p=ship.position[place])
    values = values_text(ship.hit_points[place], ship.threat_shield[place], ship.speed[place], lang)
    return f"{text}, {space}, {values}"


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
    return pick(BACKS[card], lang) if card in BACKS else card_text(card)


def hand_text(view: View, lang: str) -> str:
    """One's own cards."""
    box = box_for(view.options)
    copies = ((kind_text(box, kind), count) for kind, count in enumerate(view.hand) if count)
    cards = [card if count == 1 else f"{count} × {card}" for card, count in copies]
    return pick(("Ręka: ", "Hand: "), lang) + (", ".join(cards) or "-")


def seat_text(seat: int, lang: str) -> str:
    """Name a seat."""
    return member_text(SEAT_NAMES[seat], lang)
