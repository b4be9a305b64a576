"""A table that looks the same to a seat: what it cannot see is drawn anew."""

from typing import Final

from orbita.core.chance import MASK62, TableState, draw_below, fill
from orbita.core.fields import put
from orbita.games.space_alert.events import MOVE_SIDE
from orbita.games.space_alert.missions import timeline
from orbita.games.space_alert.missions.draws import one_of
from orbita.games.space_alert.missions.model import Mission as Script
from orbita.games.space_alert.missions.scripts import content, find_mission
from orbita.games.space_alert.moves import KINDS
from orbita.games.space_alert.rules import threat_decks, turn
from orbita.games.space_alert.rules.sealing import SEEDS, shuffled
from orbita.games.space_alert.rules.setup import RANDOM, bare_table, random_script
from orbita.games.space_alert.ship import MAX_CREW, NOBODY, SLOTS, TOKENS_A_ZONE, TURNS
from orbita.games.space_alert.state import (
    ACTION_KINDS,
    PLANNING,
    State,
    card_value,
    dealt_before,
    is_solo,
    kind_of,
    stack_place,
)
from orbita.games.space_alert.view import View
from orbita.games.space_alert.vocabulary import (
    AT_INCOMING_DATA,
    AT_PHASE_END,
    AT_THREAT,
    AT_WARNING,
    INTERNAL,
    NO_ACTION,
    SERIOUS_MARK,
    UNCONFIRMED_MARK,
    WHERE_MASK,
    ZONES,
)

Entries = list[timeline.Flat]
GRID: Final = 5000  # scripts speak on a grid of five seconds
FIRST_WARNING: Final = 60_000


def sample(view: View, seed: int) -> State:
    """Lay the table as the view shows it and deal the rest at random."""
    s = bare_table(view.options, len(view.seats))
    s.rng = seed & MASK62
    lay_out_open(s, view)
    deal_hidden(s, view)
    seal_threats(s, view)
    seal_damage(s, view)
    entries = script_of(s, view)
    s.entries, s.entry = len(entries), len(view.heard)
    numbers = [number for entry in entries for number in entry]
    fill(s.timeline, numbers)
    lay_out_ship(s, view)
    return s


def lay_out_open(s: State, view: View) -> None:
    """Everything that lies open, but the ship."""
    s.stage, s.now, s.phase, s.phases = view.stage, view.now, view.phase, view.phases
    s.is_transfer, s.is_silent = int(view.is_transfer), int(view.is_silent)
    fill(s.tracks, view.tracks)
    s.threats = len(view.threats)
    for place, threat in enumerate(view.threats):
        s.number[place], s.card[place], s.zone[place] = threat.number, threat.card, threat.zone
        s.drawn |= 1 << threat.card
    came_in = sum(kind == AT_INCOMING_DATA for _, kind, _, _ in view.heard)
    for place, seat in enumerate(view.seats):
        s.own_phase[place], s.draws[place] = seat.own_phase, seat.draws
        s.drawn_data[place] = 0 if is_solo(s) else came_in - seat.draws
        s.given |= seat.has_given << place
        s.agreed |= seat.agrees << place
    for member, board in enumerate(view.members):
        s.heroic[member] = board.heroic
        for slot, card in enumerate(board.plan, 1):
            s.plan[member * SLOTS + slot] = max(card, NO_ACTION)


def lay_out_ship(s: State, view: View) -> None:
    """The board of the action round, with the plans as they are now."""
    s.ship = turn.lay_out_ship(s, turn.flight_of(s))
    for name in view.ship.__struct_fields__:
        put(s.ship, name, getattr(view.ship, name))
    if view.stage == PLANNING:
        fill(s.ship.plan, [NO_ACTION] * len(s.plan))


def deal_hidden(s: State, view: View) -> None:
    """Hands, cards face down and the deck, from all cards that are not in sight."""
    if is_solo(s):
        fill(s.deck, view.open_deck)
        if view.phase == 0:
            deal_unknown_heroics(s, view, unseen(s, view))
        return
    pool = unseen(s, view)
    if view.seat is not None:
        for kind, count in enumerate(view.hand):
            s.hand[view.seat * KINDS + kind] = count
    for seat in range(s.seats):
        if seat != view.seat:
            deal_to(s, view, seat, pool)
    if view.phase == 0:
        deal_unknown_heroics(s, view, pool)
    for kind in range(KINDS):
        s.deck[kind] = s.box.card_copies[kind] if kind >= ACTION_KINDS else 0
    order = [draw_from(s, pool, 0, ACTION_KINDS) for _ in range(view.deck_size)]
    for kind in order:
        s.deck[kind] += 1
    seal_deal(s, order)


def seal_deal(s: State, order: list[int]) -> None:
    """The cards nobody has taken lie in the stack in any order."""
    taken = set()
    for seat in range(s.seats):
        data = dealt_before(s, s.phases + 1)
        numbers = [*range(dealt_before(s, s.own_phase[seat] + 1)), *range(data, data + s.drawn_data[seat])]
        taken |= {stack_place(s, seat, number) for number in numbers}
    fill(s.stack, [0 if place in taken else order.pop() for place in range(len(s.stack))])


def seal_threats(s: State, view: View) -> None:
    """Threat cards in any order; a smaller crew has not seen those of the reports it ignored."""
    fill(s.threat_order, shuffled(s, list(range(s.box.cards))))
    for _, kind, _, detail in view.heard:
        if kind == AT_THREAT and detail & UNCONFIRMED_MARK and s.crew < MAX_CREW:
            is_internal = detail & WHERE_MASK == INTERNAL
            threat_decks.draw(s, threat_decks.deck_number(bool(detail & SERIOUS_MARK), is_internal))


def seal_damage(s: State, view: View) -> None:
    """Tokens that lie on the ship first, then the others in any order."""
    for zone in range(ZONES):
        first = zone * TOKENS_A_ZONE
        lying = list(view.ship.tokens[first : first + view.ship.damage[zone]])
        others = [token for token in range(TOKENS_A_ZONE) if token not in lying]
        for place, token in enumerate(lying + shuffled(s, others)):
            s.damage_order[first + place] = token


def unseen(s: State, view: View) -> list[int]:
    """Count by kind the cards that are not in sight."""
    pool = list(s.box.card_copies)
    for kind, count in enumerate(view.hand):
        pool[kind] -= count
    for board in view.members:
        if board.heroic != NOBODY:
            pool[board.heroic] -= 1
        for card in board.plan:
            kind = kind_of(s.box, card) if card > 0 else NOBODY
            if kind != NOBODY:  # an arrow mixed up by tripping is no card of the box
                pool[kind] -= 1
    return [max(count, 0) for count in pool]


def deal_to(s: State, view: View, seat: int, pool: list[int]) -> None:
    """Fill another seat's hand and backs; one of them is the heroic card, unless it has been seen."""
    board = view.members[seat].plan
    backs = [turn for turn in range(1, TURNS + 1) if board[turn - 1] < 0]
    hidden = len(backs) + view.seats[seat].hand_size
    seen_heroic = any(card > 0 and kind_of(s.box, card) >= ACTION_KINDS for card in board)
    is_known = seen_heroic or not s.box.has_heroic
    heroic_at = NOBODY if is_known or not hidden else draw_below(s, hidden)
    for number in range(hidden):
        is_heroic = number == heroic_at
        kind = draw_from(s, pool, ACTION_KINDS, KINDS) if is_heroic else draw_from(s, pool, 0, ACTION_KINDS)
        if number < len(backs):
            turn = backs[number]
            half = int(board[turn - 1] == MOVE_SIDE)
            s.plan[seat * SLOTS + turn] = card_value(s.box, kind, half)
        else:
            s.hand[seat * KINDS + kind] += 1


def deal_unknown_heroics(s: State, view: View, pool: list[int]) -> None:
    """Before the start the androids' heroic cards lie face down."""
    for member, board in enumerate(view.members):
        if board.is_android and s.box.has_heroic:
            s.heroic[member] = draw_from(s, pool, ACTION_KINDS, KINDS)


def draw_from(s: TableState, pool: list[int], first: int, end: int) -> int:
    """Draw one of the kinds from `first` to before `end`."""
    kind = one_of(s, [kind for kind in range(first, end) for _ in range(pool[kind])])
    pool[kind] -= 1
    return kind


def script_of(s: State, view: View) -> Entries:
    """What the computer said and might still say: a known script, else it goes on like another random one."""
    if view.options.mission != RANDOM:
        entries = timeline.flat(find_mission(view.options.mission))
        return entries if view.stage == PLANNING else entries[: len(view.heard)]
    heard = with_silences(s, view)
    if view.stage != PLANNING:
        return heard
    script = random_script(view.options, draw_below(s, SEEDS))
    return [*heard, *(continue_with(view, heard, script) if heard else timeline.flat(script))]


def with_silences(s: State, view: View) -> Entries:
    """What was heard, with the length of every silence: of one that goes on, any that is not over yet."""
    ends = [at for at, kind, _, _ in view.heard if kind == timeline.SILENCE_ENDED]
    found: Entries = []
    for entry in view.heard:
        at, kind, number, lasts = entry
        if kind == timeline.SILENCE_STARTED:
            end = next((end for end in ends if end > at), None)
            lasts = length_of_silence(s, view.now - at) if end is None else end - at
        found.append((at, kind, number, lasts))
    return found


def length_of_silence(s: State, passed: int) -> int:
    """How long a silence might last that has not ended yet."""
    shortest, longest = (seconds * 1000 for seconds in content().figures.silence_piece)
    lengths = [length for length in range(shortest, longest + 1, GRID) if length > passed]
    return one_of(s, lengths) if lengths else (passed // GRID + 1) * GRID


def continue_with(view: View, heard: Entries, script: Script) -> Entries:
    """Keep what was heard and let another script go on from there."""
    ends = phase_ends(view, script)
    moved = Script(id=script.id, kind=script.kind, name=script.name, phase_ends=ends, events=())
    frame = timeline.flat(moved)
    heard_turns = [number for _, kind, number, _ in view.heard if kind == AT_THREAT]
    events = [
        entry
        for entry in timeline.flat(script)
        if entry[1] not in {kind for _, kind, _, _ in frame}
        and not (entry[1] == AT_THREAT and entry[2] in heard_turns)
    ]
    later = [entry for entry in frame + events if view.now < entry[0] <= ends[-1] * 1000]
    return sorted(set(later) | set(open_ends(view, heard)))


def phase_ends(view: View, script: Script) -> tuple[int, ...]:
    """Ends of phases in seconds: those heard of, then the script's lengths, never earlier than announced."""
    ends: list[int] = []
    known = {number: at for at, kind, number, _ in view.heard if kind == AT_PHASE_END}
    warned = {number: at + left * 1000 for at, kind, number, left in view.heard if kind == AT_WARNING}
    start = 0
    for phase, end in enumerate(script.phase_ends, 1):
        length = end - (script.phase_ends[phase - 2] if phase > 1 else 0)
        at = (start + length) * 1000
        if phase in known or phase in warned:
            at = known.get(phase, warned.get(phase, 0))
        elif phase == view.phase:
            at = max(at, (view.now + FIRST_WARNING) // GRID * GRID + GRID)
        start = at // 1000
        ends.append(start)
    return tuple(ends)


def open_ends(view: View, heard: Entries) -> Entries:
    """A transfer or a silence that is going on will end."""
    ends: Entries = []
    for at, kind, _, lasts in heard:
        if kind == timeline.TRANSFER_STARTED and at + lasts > view.now:
            ends.append((at + lasts, timeline.TRANSFER_ENDED, 0, 0))
        if kind == timeline.SILENCE_STARTED and at + lasts > view.now:
            ends.append((at + lasts, timeline.SILENCE_ENDED, 0, 0))
    return ends
