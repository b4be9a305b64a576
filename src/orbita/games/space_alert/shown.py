"""The table in names, made from a seat's view and the box its options choose, and from nothing else."""

from collections.abc import Sequence
from typing import Final

from orbita.games.space_alert.content.flatten import TRAITS, box_for
from orbita.games.space_alert.content.read import content
from orbita.games.space_alert.events import ACTION_SIDE, MOVE_SIDE, MOVEMENTS
from orbita.games.space_alert.missions.timeline import KIND_NAMES
from orbita.games.space_alert.names import (
    ACTION_NAMES,
    BOTS_NAMES,
    ENDING_NAMES,
    SEAT_NAMES,
    STAGE_NAMES,
    STATION_NAMES,
    STATUS_NAMES,
    TOKEN_NAMES,
    ZONE_NAMES,
    PlaceName,
)
from orbita.games.space_alert.notation import card_text, kind_text, member_name
from orbita.games.space_alert.outlook import outlook
from orbita.games.space_alert.ship import DOWN_SHIFT, NOBODY, TOKENS_A_ZONE, UP, Box
from orbita.games.space_alert.shown_types import (
    Mark,
    Shown,
    ShownAnnouncement,
    ShownCard,
    ShownMark,
    ShownMember,
    ShownPhase,
    ShownRoles,
    ShownScore,
    ShownSeat,
    ShownShip,
    ShownSlot,
    ShownStation,
    ShownStock,
    ShownThreat,
    ShownTrack,
    ShownZone,
)
from orbita.games.space_alert.state import first_slot, last_slot
from orbita.games.space_alert.view import ShipView, View
from orbita.games.space_alert.vocabulary import (
    AT_MISSION_END,
    AT_MISSION_START,
    AT_PHASE_END,
    AT_THREAT,
    AT_TRANSFER,
    AT_WARNING,
    FIGHTS_BACK,
    LOWER_RED,
    MARK_X,
    MARK_Y,
    MARK_Z,
    MARKS,
    NO_ACTION,
    NOT_APPEARED,
    ON_TRACK,
    SERIOUS_MARK,
    STATIONS,
    TRACK_SIZE,
    UNCONFIRMED_MARK,
    UPPER_BLUE,
    WHERE_MASK,
    ZONES,
)

TRAIT_BITS: Final = {**TRAITS, "fights_back": FIGHTS_BACK}
MARK_LETTERS: Final[dict[int, Mark]] = {MARK_X: "X", MARK_Y: "Y", MARK_Z: "Z"}
WITH_PHASE: Final = (AT_MISSION_START, AT_PHASE_END, AT_MISSION_END, AT_WARNING)


def shown(view: View) -> Shown:
    """Name everything a seat sees."""
    box, ship = box_for(view.options), view.ship
    return Shown(
        seat=view.seat,
        options=view.options,
        stage=STAGE_NAMES[view.stage],
        now=view.now,
        phase=view.phase,
        phases=tuple(shown_phase(view, box, phase) for phase in range(1, view.phases + 1)),
        is_transfer=view.is_transfer,
        is_silent=view.is_silent,
        heard=tuple(shown_announcement(view, entry) for entry in view.heard),
        seats=tuple(shown_seat(view, seat) for seat in range(len(view.seats))),
        members=tuple(shown_member(view, box, member) for member in range(len(view.members))),
        roles=shown_roles(view),
        order=tuple(member_name(len(view.seats), member) for member in view.order),
        hand=tuple(shown_kind(box, kind) for kind, copies in enumerate(view.hand) for _ in range(copies)),
        deck_size=view.deck_size,
        open_deck=tuple(
            ShownStock(kind_text(box, kind), copies) for kind, copies in enumerate(view.open_deck) if copies
        ),
        tracks=tuple(shown_track(view, box, zone) for zone in range(len(view.tracks))),
        threats=tuple(shown_threat(view, box, place) for place in range(len(view.threats))),
        ship=shown_ship(view),
        turn=ship.turn,
        ending=ENDING_NAMES[ship.ending - 1] if ship.ending else None,
        lost_zone=ZONE_NAMES[ship.lost_zone] if ship.lost_zone != NOBODY else None,
        lost_to=view.threats[ship.culprit].number if ship.ending > 1 and ship.culprit != NOBODY else None,
        score=ShownScore(*view.score) if view.score else None,
        outlook=outlook(view),
    )


def shown_roles(view: View) -> ShownRoles:
    """The seats with a task of their own; a vacant one is the captain's."""
    return ShownRoles(
        captain=0,
        communications=role_of(len(view.seats), view.options.communications, 1),
        security=role_of(len(view.seats), view.options.security, 2),
    )


def role_of(seats: int, chosen: int, usual: int) -> int:
    """The seat that was chosen for a role, else the usual one; a seat that is not there leaves it vacant."""
    for seat in (chosen, usual):
        if 0 <= seat < seats:
            return seat
    return 0


# Planning


def shown_phase(view: View, box: Box, phase: int) -> ShownPhase:
    """A phase with its turns."""
    is_over = phase < view.phase or STAGE_NAMES[view.stage] != "planning"
    return ShownPhase(phase, first_slot(box, phase), last_slot(box, phase), is_over)


def shown_announcement(view: View, entry: tuple[int, int, int, int]) -> ShownAnnouncement:
    """What the computer said, with the card that was drawn for a threat."""
    at, kind, number, detail = entry
    if kind != AT_THREAT:
        return ShownAnnouncement(
            at=at,
            kind=KIND_NAMES[kind],
            phase=number if kind in WITH_PHASE else None,
            seconds=seconds_told(kind, detail),
        )
    drawn = [threat.card for threat in view.threats if threat.number == number]
    return ShownAnnouncement(
        at=at,
        kind=KIND_NAMES[kind],
        turn=number,
        zone=ZONE_NAMES[detail & WHERE_MASK],
        is_serious=bool(detail & SERIOUS_MARK),
        is_unconfirmed=bool(detail & UNCONFIRMED_MARK),
        threat=content().threats[drawn[0]].id if drawn else None,
    )


def seconds_told(kind: int, detail: int) -> int | None:
    """How long a phase or a transfer still lasts; of a silence nobody knows."""
    if kind == AT_WARNING:
        return detail
    return detail // 1000 if kind == AT_TRANSFER else None


def shown_seat(view: View, seat: int) -> ShownSeat:
    """What everybody sees of a person."""
    person = view.seats[seat]
    return ShownSeat(
        role=SEAT_NAMES[seat],
        hand_size=person.hand_size,
        phase=person.own_phase,
        draws=person.draws,
        has_given=person.has_given,
        agrees=person.agrees,
    )


def shown_member(view: View, box: Box, member: int) -> ShownMember:
    """A crew member, their figure and their board."""
    board, ship = view.members[member], view.ship
    return ShownMember(
        id=member_name(len(view.seats), member),
        seat=None if board.is_android else member,
        station=STATION_NAMES[ship.station[member]],
        knocked_out=ship.knocked_out[member] or None,
        is_delayed=bool(ship.delayed >> member & 1),
        has_tripped=bool(ship.tripped >> member & 1),
        squad=BOTS_NAMES[ship.bots[member]],
        plan=tuple(shown_slot(card) for card in board.plan),
        heroic=None if board.heroic == NOBODY else shown_kind(box, board.heroic),
    )


def shown_kind(box: Box, kind: int) -> ShownCard:
    """A card by its kind."""
    return ShownCard(
        card=kind_text(box, kind),
        action=ACTION_NAMES[box.card_action[kind]],
        move=ACTION_NAMES[box.card_move[kind]],
    )


def shown_slot(card: int) -> ShownSlot | None:
    """A slot of a board: empty, a back, or a card."""
    if card == NO_ACTION:
        return None
    if card in (ACTION_SIDE, MOVE_SIDE):
        return ShownSlot(up="move" if card == MOVE_SIDE else "action", card=None, action=None, move=None)
    up, down = card & UP, card >> DOWN_SHIFT
    is_move = up in MOVEMENTS
    action, move = (down, up) if is_move else (up, down)
    return ShownSlot(
        up="move" if is_move else "action",
        card=card_text(action | move << DOWN_SHIFT) if down else None,
        action=ACTION_NAMES[action] if action else None,
        move=ACTION_NAMES[move] if move else None,
    )


# Threats


def shown_track(view: View, box: Box, zone: int) -> ShownTrack:
    """The trajectory of a zone with its marks, from far to near."""
    track = view.tracks[zone]
    start, first = box.track_start[track], track * TRACK_SIZE
    marks = ((space, MARK_LETTERS.get(box.marks[first + space])) for space in range(start, 0, -1))
    return ShownTrack(
        zone=ZONE_NAMES[zone],
        id=content().ship.trajectory[track].id,
        spaces=start,
        marks=tuple(ShownMark(space, mark) for space, mark in marks if mark is not None),
    )


def shown_threat(view: View, box: Box, place: int) -> ShownThreat:
    """A threat; before it appears, with the values its card has."""
    threat, ship = view.threats[place], view.ship
    card, status = threat.card, ship.status[place]
    is_printed = status == NOT_APPEARED
    traits = box.traits[card] if is_printed else ship.traits[place]
    done = ship.carried_out[place * MARKS : (place + 1) * MARKS]
    return ShownThreat(
        number=threat.number,
        card=content().threats[card].id,
        zone=ZONE_NAMES[threat.zone],
        status=STATUS_NAMES[status],
        space=ship.position[place] if status == ON_TRACK else None,
        hit_points=box.hit_points[card] if is_printed else ship.hit_points[place],
        shield=box.shield[card] if is_printed else ship.threat_shield[place],
        speed=box.speed[card] if is_printed else ship.speed[place],
        traits=tuple(trait for trait, bit in TRAIT_BITS.items() if traits & bit),
        stations=stations_in(box.stations[card] if is_printed else ship.place[place]),
        offspring=stations_in(ship.brood[place]),
        fought_with=content().threats[card].fought_with,
        x=done[MARK_X],
        y=done[MARK_Y],
        z=done[MARK_Z],
        hits=ship.hits[place],
        is_targeted=bool(ship.targeted >> place & 1),
        raises_attacks=bool(ship.scouting >> place & 1),
        raises_shields=bool(ship.marauding >> place & 1),
        ended_turn=ship.ended_turn[place] or None,
    )


def stations_in(mask: int) -> tuple[PlaceName, ...]:
    """The stations of a mask, by name."""
    return tuple(STATION_NAMES[station] for station in range(STATIONS) if mask >> station & 1)


# The ship


def shown_ship(view: View) -> ShownShip:
    """The ship with everything on it."""
    ship = view.ship
    return ShownShip(
        zones=tuple(shown_zone(ship, zone) for zone in range(ZONES)),
        stations=tuple(shown_station(ship, station) for station in range(STATIONS)),
        fuel_capsules=ship.fuel,
        rockets=ship.rockets,
        is_rocket_launched=bool(ship.rocket_launched),
        is_rocket_flying=bool(ship.rocket_flying),
        pilot=None if ship.pilot == NOBODY else member_name(len(view.seats), ship.pilot),
        interceptors=("idle", "attack", "attack_heroic")[ship.interceptors],
        maintained=tuple(bool(ship.maintained >> phase & 1) for phase in range(3)),
        at_window=ship.at_window,
        confirmed=ship.confirmed,
    )


def shown_zone(ship: ShipView, zone: int) -> ShownZone:
    """A zone with its energy and its damage."""
    tokens: Sequence[int] = ship.tokens[zone * TOKENS_A_ZONE :][: ship.damage[zone]]
    return ShownZone(
        id=ZONE_NAMES[zone],
        shield=ship.shield[zone],
        shield_capacity=ship.shield_capacity[zone],
        reactor=ship.reactor[zone],
        reactor_capacity=ship.reactor_capacity[zone],
        damage=tuple(TOKEN_NAMES[token] for token in tokens),
        is_doubled=bool(ship.doubled >> zone & 1),
        is_weakened=bool(ship.old_structural >> zone & 1),
        is_lift_used=bool(ship.lifts_used >> zone & 1),
    )


def shown_station(ship: ShipView, station: int) -> ShownStation:
    """A station; a squad waits in two of them."""
    fires, heroic = ship.fired >> station & 1, ship.fired_heroic >> station & 1
    stored = {LOWER_RED: ship.stored_lower_red, UPPER_BLUE: ship.stored_upper_blue}
    return ShownStation(
        id=STATION_NAMES[station],
        weapon=("idle", "fires", "fires_heroic")[fires + heroic],
        is_b_blocked=bool(ship.blocked_b >> station & 1),
        is_c_blocked=bool(ship.blocked_c >> station & 1),
        is_slimy=bool(ship.slimy >> station & 1),
        is_lethal=bool(ship.lethal >> station & 1),
        squad=BOTS_NAMES[stored.get(station, 0)],
    )
