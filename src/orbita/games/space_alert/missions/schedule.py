"""When things are announced in a random mission: threats first, then data and radio silence around them."""

from typing import Final

from orbita.core.chance import TableState, draw_below
from orbita.games.space_alert.missions.draws import on_grid, one_of, some_of
from orbita.games.space_alert.missions.model import (
    LAST_THREAT_TURN,
    DataTransfer,
    Event,
    IncomingData,
    RadioSilence,
    Threat,
)
from orbita.games.space_alert.missions.scripts import Announcements, Figures
from orbita.games.space_alert.missions.threats import HALF, Slot

PHASES: Final = 3
AMBUSH_TURNS: Final = (HALF, LAST_THREAT_TURN)

Busy = list[tuple[int, int]]  # from a second up to another, that one free again


def draw_phase_ends(s: TableState, figures: Figures) -> tuple[int, ...] | None:
    """Draw the lengths of the phases; None if the mission gets too short or too long."""
    lengths = [on_grid(s, low, high, figures.grid_seconds) for low, high in figures.phase_seconds]
    least, most = figures.mission_seconds
    if not least <= sum(lengths) <= most:
        return None
    return tuple(sum(lengths[: phase + 1]) for phase in range(PHASES))


def time_threats(
    s: TableState, slots: list[Slot], phase_ends: tuple[int, ...], figures: Figures
) -> list[Threat] | None:
    """Announce T+1 to T+4 in phase 1 and T+5 to T+8 in phase 2, one of them perhaps as an ambush."""
    threats: list[Threat] = []
    may_ambush = True
    for phase in range(2):
        mine = [slot for slot in slots if (slot.turn > HALF) == bool(phase)]
        is_ambush = may_ambush and draws_ambush(s, mine, figures)
        may_ambush = may_ambush and not is_ambush
        start = phase_ends[phase - 1] if phase else 0
        times = draw_times(s, len(mine), start, phase_ends[phase], is_ambush, figures, phase)
        if times is None:
            return None
        threats += [
            Threat(
                at=at, turn=slot.turn, where=slot.where, serious=slot.serious, unconfirmed=slot.unconfirmed
            )
            for at, slot in zip(times, mine, strict=True)
        ]
    return threats


def draws_ambush(s: TableState, slots: list[Slot], figures: Figures) -> bool:
    """An ambush is the last threat of a busy phase: T+4 or T+8, common and external."""
    last = slots[-1]
    is_possible = (
        len(slots) >= figures.ambush_min_threats
        and last.turn in AMBUSH_TURNS
        and not last.serious
        and not last.is_internal
    )
    return is_possible and draw_below(s, 100) < figures.ambush_percent


def draw_times(
    s: TableState, count: int, start: int, end: int, is_ambush: bool, figures: Figures, phase: int
) -> list[int] | None:
    """The first threat comes early, the others with room between them, an ambush near the end."""
    grid, gap = figures.grid_seconds, figures.seconds_between_threats
    first = start + on_grid(s, *figures.first_threat_after[phase], grid)
    share = (end - start) * figures.last_threat_percent // 100
    ambush = end - figures.ambush_before_end
    latest = min(start + share - share % grid, end - figures.last_threat_before_end)
    if is_ambush:
        latest = min(latest, ambush - gap)
    rest = spread(s, count - 1 - is_ambush, first + gap, latest, gap, grid)
    if rest is None:
        return None
    return [first, *rest, ambush] if is_ambush else [first, *rest]


def spread(s: TableState, count: int, low: int, high: int, gap: int, grid: int) -> list[int] | None:
    """Draw moments at least a gap apart, every such choice as likely as any other."""
    # Without the gaps beyond the first step these are just different places on a shorter line.
    skipped = gap - grid
    places = range(low, high - skipped * (count - 1) + 1, grid)
    if len(places) < count:
        return None
    return [at + skipped * number for number, at in enumerate(sorted(some_of(s, places, count)))]


def fill_in(
    s: TableState,
    threats: list[Threat],
    phase_ends: tuple[int, ...],
    figures: Figures,
    announcements: Announcements,
) -> list[Event] | None:
    """Add data transfers, incoming data and radio silence where there is room for them."""
    pieces = draw_silence(s, figures)
    if pieces is None:
        return None
    events: list[Event] = list(threats)
    transfers = one_of(s, figures.transfers_by_phase)
    incoming = one_of(s, figures.incoming_by_phase)
    for phase in range(PHASES):
        start, end = (phase_ends[phase - 1] if phase else 0), phase_ends[phase]
        busy = busy_times(threats, start, end, figures, announcements)
        wanted: list[Event] = [RadioSilence(at=0, seconds=seconds) for seconds in pieces[phase]]
        wanted += [DataTransfer(at=0)] * transfers[phase] + [IncomingData(at=0)] * incoming[phase]
        placed = place_all(s, wanted, start, end, busy, figures)
        if placed is None:
            return None
        events += placed
    return sorted(events, key=lambda event: event.at)


def draw_silence(s: TableState, figures: Figures) -> list[list[int]] | None:
    """Draw how long each phase is silent, in pieces; None if it is too much, too little or too scattered."""
    totals = [on_grid(s, low, high, figures.grid_seconds) for low, high in figures.silence_by_phase]
    least, most = figures.silence_total
    if not least <= sum(totals) <= most:
        return None
    pieces = [cut(s, total, figures) for total in totals]
    fewest, highest = figures.silence_pieces
    return pieces if fewest <= sum(map(len, pieces)) <= highest else None


def cut(s: TableState, total: int, figures: Figures) -> list[int]:
    """Cut a silence into pieces of an allowed length."""
    shortest, longest = figures.silence_piece
    pieces = []
    while total:
        pieces.append(on_grid(s, shortest, min(longest, total), figures.grid_seconds))
        total -= pieces[-1]
    return pieces


def busy_times(
    threats: list[Threat], start: int, end: int, figures: Figures, announcements: Announcements
) -> Busy:
    """What is taken in a phase: its first words, threats and first warning, and all after the second one."""
    room = figures.room
    first, *others = sorted(announcements.warnings, reverse=True)
    busy = [(start, start + (room.phase_start if start else room.mission_start))]
    busy += [(threat.at, threat.at + room.threat) for threat in threats if start <= threat.at < end]
    busy += [(end - first, end - first + room.warning), (end - max(others, default=0), end)]
    return busy


def place_all(
    s: TableState, wanted: list[Event], start: int, end: int, busy: Busy, figures: Figures
) -> list[Event] | None:
    """Place the events one after another, the longest first, each wherever it still fits."""
    placed = []
    for event in sorted(wanted, key=lambda event: -room_for(event, figures)):
        room = room_for(event, figures)
        free = [
            at
            for at in range(start, end - room, figures.grid_seconds)
            if all(at + room <= taken_from or taken_to <= at for taken_from, taken_to in busy)
        ]
        if not free:
            return None
        at = one_of(s, free)
        busy.append((at, at + room))
        placed.append(moved(event, at))
    return placed


def room_for(event: Event, figures: Figures) -> int:
    """Seconds an event keeps free for itself."""
    if isinstance(event, RadioSilence):
        return event.seconds + figures.room.silence_end
    return figures.room.data_transfer if isinstance(event, DataTransfer) else figures.room.incoming_data


def moved(event: Event, at: int) -> Event:
    """The same event at another moment."""
    if isinstance(event, RadioSilence):
        return RadioSilence(at=at, seconds=event.seconds)
    return DataTransfer(at=at) if isinstance(event, DataTransfer) else IncomingData(at=at)
