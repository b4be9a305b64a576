"""A deliberately awkward game for the contract's tests: simultaneous, timed, hidden, with answers by others.

Three rounds. While a round is open every seat may lay one card face down (its back shows whether it is
odd or even), take it back, or say that it is done. The clock deals a card to everybody at half-time and
closes the round. The highest card wins a point; if two are highest, the lower seat may yield or press:
pressing rolls a die, which is shown, and the other seat may then beat it by discarding a higher card.
"""

from collections.abc import Sequence
from typing import Annotated, Any, Final

import msgspec

from orbita.core.chance import MASK62, Event, TableState, draw_below, say
from orbita.core.contract import CLOCK, NEVER, Game, Notation, Outcome
from orbita.core.errors import BadNotation, IllegalMove, OrbitaError
from orbita.core.fields import copy_of, fields_of, put
from orbita.core.offers import Digests, Noticed, Question
from orbita.core.packing import pack, unpack_into
from orbita.core.values import read_values, write_values

VALUES: Final = 6
CARDS: Final = 24  # card c has the value c % VALUES + 1
TAKE, DONE, YIELD, PRESS, ACCEPT = 100, 101, 102, 103, 104
BEAT: Final = 200  # + card
OPEN, ANSWER, BEATING, OVER = range(4)
DEALT, LAID, TAKEN, REVEALED, ROLLED, WON = range(6)
EVENTS: Final = ("dealt", "laid", "taken", "revealed", "rolled", "won")
HIDDEN: Final = -1
WORDS: Final = {TAKE: "take", DONE: "done", YIELD: "yield", PRESS: "press", ACCEPT: "accept"}
SEATS: Final = ("north", "east", "south", "west")
IN_VIEW: Final = ("stage", "round", "now", "is_late", "done", "die", "first", "second")
DECK, GONE = 98, 99  # owners that are not seats


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Annotated[int, msgspec.Meta(ge=1, le=9)] = 3


class State(TableState):
    options: Options
    seats: int
    stage: int = OPEN
    round: int = 0
    now: int = 0
    is_late: int = 0
    done: int = 0
    die: int = 0
    first: int = 0  # who is in a duel
    second: int = 0
    owner: list[int]
    laid: list[int]  # card + 1
    points: list[int]

    def __init__(self, options: Options, seats: int) -> None:
        self.options = options
        self.seats = seats
        self.owner = [DECK] * CARDS
        self.laid = [0] * seats
        self.points = [0] * seats


class View(msgspec.Struct, frozen=True):
    seat: int | None
    options: Options
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    laid: int
    backs: tuple[int, ...]  # 0 nothing, 1 odd, 2 even
    gone: tuple[int, ...]
    points: tuple[int, ...]
    numbers: tuple[int, ...]


def value(card: int) -> int:
    return card % VALUES + 1


def back(laid: int) -> int:
    return 0 if laid == 0 else 2 - value(laid - 1) % 2


def hand(s: State, seat: int) -> list[int]:
    return [card for card in range(CARDS) if s.owner[card] == seat]


def deal(s: State) -> None:
    for seat in range(s.seats):
        deck = hand(s, DECK)
        if deck:
            card = deck[draw_below(s, len(deck))]
            s.owner[card] = seat
            say(s, DEALT, seat, card)


def new(options: Options, seats: int, key: int) -> State:
    s = State(options, seats)
    s.rng = key
    for _ in range(2):
        deal(s)
    return s


def awaited(s: State) -> tuple[int, ...]:
    if s.stage == OVER:
        return ()
    if s.stage == ANSWER:
        return (s.first,)
    if s.stage == BEATING:
        return (s.second,)
    return (CLOCK, *(seat for seat in range(s.seats) if not s.done >> seat & 1))


def wake_at(s: State) -> int:
    return s.now + 5000 if s.stage == OPEN else NEVER


def legal(s: State, seat: int) -> list[int]:
    if seat not in awaited(s):
        return []
    if seat == CLOCK:
        return [wake_at(s)]
    if s.stage == ANSWER:
        return [YIELD, PRESS]
    if s.stage == BEATING:
        return [ACCEPT, *(BEAT + card for card in hand(s, seat) if value(card) > s.die)]
    return [DONE, TAKE] if s.laid[seat] else [DONE, *hand(s, seat)]


def why_not(s: State, seat: int, move: int) -> IllegalMove | None:
    if move in legal(s, seat):
        return None
    return IllegalMove("sealed/no", "not now" if seat in awaited(s) else "not your turn", seat=seat)


def apply(s: State, seat: int, move: int, events: list[Event] | None = None) -> None:
    s.events = events
    if seat == CLOCK:
        s.now = move
        if s.is_late:
            close(s)
        else:
            s.is_late = 1
            deal(s)
    elif move < CARDS:
        s.owner[move] = GONE
        s.laid[seat] = move + 1
        say(s, LAID, seat, move)
    elif move == TAKE:
        s.owner[s.laid[seat] - 1] = seat
        say(s, TAKEN, seat, s.laid[seat] - 1)
        s.laid[seat] = 0
    elif move == DONE:
        s.done |= 1 << seat
        if s.done == (1 << s.seats) - 1:
            close(s)
    elif move == PRESS:
        s.die = draw_below(s, VALUES) + 1
        say(s, ROLLED, seat, s.die)
        s.stage = BEATING
    elif move == YIELD:
        win(s, s.second)
    elif move == ACCEPT:
        win(s, s.first)
    else:
        s.owner[move - BEAT] = GONE
        say(s, REVEALED, seat, move - BEAT)
        win(s, s.second)
    s.events = None


def close(s: State) -> None:
    shown = [(value(s.laid[seat] - 1), seat) for seat in range(s.seats) if s.laid[seat]]
    for seat in range(s.seats):
        if s.laid[seat]:
            say(s, REVEALED, seat, s.laid[seat] - 1)
        s.laid[seat] = 0
    best = [seat for worth, seat in shown if worth == max(shown)[0]]
    if len(best) >= 2:
        s.first, s.second = best[:2]
        s.stage = ANSWER
    elif best:
        win(s, best[0])
    else:
        next_round(s)


def win(s: State, seat: int) -> None:
    s.points[seat] += 1
    say(s, WON, seat)
    next_round(s)


def next_round(s: State) -> None:
    s.round += 1
    s.done = s.is_late = s.die = 0
    s.stage = OPEN if s.round < s.options.rounds else OVER


def unpack(options: Options, seats: int, raw: bytes) -> State:
    return unpack_into(State(options, seats), raw)


def lying(s: State) -> list[int]:
    return [laid - 1 for laid in s.laid if laid]


def view(s: State, seat: int | None) -> View:
    return View(
        seat=seat,
        options=s.options,
        hand=() if seat is None else tuple(hand(s, seat)),
        hand_sizes=tuple(len(hand(s, other)) for other in range(s.seats)),
        laid=0 if seat is None else s.laid[seat],
        backs=tuple(back(laid) for laid in s.laid),
        gone=tuple(card for card in hand(s, GONE) if card not in lying(s)),
        points=tuple(s.points),
        numbers=tuple(getattr(s, name) for name in IN_VIEW),
    )


def sample(seen: View, seed: int) -> State:
    s = State(seen.options, len(seen.points))
    s.rng = seed & MASK62
    for name, number in zip(IN_VIEW, seen.numbers, strict=True):
        setattr(s, name, number)
    for card in seen.gone:
        s.owner[card] = GONE
    for card in seen.hand:
        s.owner[card] = seen.seat if seen.seat is not None else DECK
    for seat, points in enumerate(seen.points):
        s.points[seat] = points
    if seen.seat is not None and seen.laid:
        s.laid[seen.seat] = seen.laid
        s.owner[seen.laid - 1] = GONE
    for seat, shown in enumerate(seen.backs):
        if shown and seat != seen.seat:
            fitting = [card for card in hand(s, DECK) if back(card + 1) == shown]
            card = fitting[draw_below(s, len(fitting))]
            s.laid[seat] = card + 1
            s.owner[card] = GONE
    for seat, size in enumerate(seen.hand_sizes):
        while len(hand(s, seat)) < size:
            deck = hand(s, DECK)
            s.owner[deck[draw_below(s, len(deck))]] = seat
    return s


def outcome(s: State) -> Outcome | None:
    if s.stage != OVER:
        return None
    best = max(s.points)
    winners = tuple(seat for seat in range(s.seats) if s.points[seat] == best)
    return Outcome(scores=tuple(s.points), winners=winners, reason="rounds-played")


def seen_by(event: Event, seat: int | None) -> Event | None:
    kind, who, card, _ = event
    if who == seat or kind in (REVEALED, ROLLED, WON):
        return event
    return (kind, who, HIDDEN, back(card + 1) if kind == LAID else 0)


def event_data(s: State, event: Event) -> dict[str, Any]:
    return {"event": EVENTS[event[0]], "seat": event[1], "number": event[2], "back": event[3]}


def move_text(s: State, seat: int, move: int) -> str:
    if seat == CLOCK:
        return f"tick {move}"
    if move in WORDS:
        return WORDS[move]
    return f"beat {move - BEAT}" if move >= BEAT else f"lay {move}"


def parse_move(s: State, seat: int, text: str) -> int:
    for move, word in WORDS.items():
        if word == text:
            return move
    verb, _, number = text.partition(" ")
    if verb not in ("lay", "beat", "tick") or not (number.isascii() and number.isdigit() and len(number) < 9):
        raise BadNotation("sealed/unreadable", f"cannot read {text!r}")
    return int(number) + (BEAT if verb == "beat" else 0)


def position_text(s: State) -> str:
    names = fields_of(s)
    values = {name: getattr(s, name) for name in (*names.numbers, *names.arrays)}
    return write_values({"rounds": s.options.rounds, **values})


def parse_position(text: str) -> State:
    values = read_values(text)
    s = State(Options(rounds=values.pop("rounds")), values["seats"])
    for name, value in values.items():
        put(s, name, value)
    return s


class Texts:
    def name(self, lang: str) -> str:
        return "Sealed"

    def seat(self, seat: int, lang: str) -> str:
        return SEATS[seat]

    def board(self, view: Any, lang: str, colour: bool) -> str:
        return str(view)

    def event(self, data: dict[str, Any], lang: str, names: Sequence[str] = ()) -> str | None:
        return f"{SEATS[data['seat']]} {data['event']}"

    def move(self, view: Any, text: str, lang: str) -> str:
        return text

    def effects(
        self,
        view: Any,
        text: str,
        foreseen: Sequence[dict[str, Any]],
        lang: str,
        names: Sequence[str] = (),
    ) -> str:
        return " ".join(event["event"] for event in foreseen)

    def refusal(self, error: OrbitaError, lang: str, names: Sequence[str] = ()) -> str:
        return error.message

    def outcome(self, outcome: Outcome, lang: str, names: Sequence[str] = ()) -> str:
        return outcome.reason

    def rules(self, lang: str) -> str:
        return str(__doc__)

    def help(self, lang: str) -> str:
        return "lay N, take, done, yield, press, accept, beat N"


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    least: int = 0


def count_own(view: Any, asked: Asked) -> dict[str, int]:
    """How many of its own cards a seat has that are worth so much."""
    return {"cards": sum(card % VALUES + 1 >= asked.least for card in view.hand)}


class Digest(msgspec.Struct, frozen=True):
    numbers: tuple[int, ...]


def digest(before: Any, after: Any, moves: Sequence[Noticed], lang: str, names: Sequence[str]) -> Digest:
    """Every number that was noticed."""
    return Digest(tuple(event["number"] for move in moves for event in move.events))


SEALED: Final = Game[State](
    name="sealed",
    rules_version=1,
    seat_names=SEATS,
    min_seats=2,
    options_type=Options,
    view_type=View,
    notation=Notation(move_text, parse_move, position_text, parse_position),
    texts=Texts(),
    content_hash=lambda options: "none",
    new=new,
    awaited=awaited,
    legal=legal,
    why_not=why_not,
    apply=apply,
    copy=copy_of,
    view=view,
    sample=sample,
    outcome=outcome,
    wake_at=wake_at,
    seen_by=seen_by,
    event_data=event_data,
    event_types={name: {"seat": int, "number": int, "back": int} for name in EVENTS},
    pack=pack,
    unpack=unpack,
    check_content=lambda path: None,
    reveals=lambda event: event[0] == REVEALED,
    digest=Digests(gives=Digest, tell=digest),
    questions={"cards": Question(takes=Asked, gives=dict[str, int], work=count_own)},
)
