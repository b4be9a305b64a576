"""A table for rules tests: the rulebook's picture, moves in notation, the next picture.

Signs of a picture: digits are monsters, <> an intact ship, ( or ) what is left of one, * the mine,
R Y G B the fighters. Fewer than ten rows are the lowest ones; a fighter not drawn is beside the board.
"""

from itertools import count

from orbita.core.chance import Event, generator_key
from orbita.core.contract import Outcome
from orbita.core.errors import OrbitaError
from orbita.core.values import write_values
from orbita.games.guardians.game import GAME
from orbita.games.guardians.invariants import invariants
from orbita.games.guardians.notation import PIECES
from orbita.games.guardians.rules import turn as turn_rules
from orbita.games.guardians.rules.reinforcements import draw
from orbita.games.guardians.state import ACT, COME_BACK, COMEBACK, TOKEN_KINDS, State
from orbita.games.guardians.view import SeatView

ROWS, COLUMNS = 10, 6
NAMES = GAME.seat_names
VALUES = (1, 2, 3, 4, 5, 10)


def picture(text: str) -> str:
    """A board as text, filled up to ten rows with empty ones on top."""
    rows = [" ".join(line.split()) for line in text.splitlines() if line.strip()]
    empty = " ".join("." * COLUMNS)
    return "\n".join([empty] * (ROWS - len(rows)) + rows)


def lay(
    board: str,
    *,
    turn: str = "red",
    seats: int | None = None,
    tokens: dict[str, str] | None = None,  # values in front of a seat: {"red": "5 5 10"}
    levels: dict[str, int] | None = None,
    missiles: str = "",  # the seats that have one ready
    power_ups: str = "",
    out: str = "",
    missed: str = "",  # the seats with a turn without a hit since anybody's last hit
    pile: str = "",
    aside: str = "",
    ships_waiting: int = 0,
    **options: object,
) -> State:
    """Lay a table; what is not said is a level-1 fighter with nothing, an empty pile, red's turn."""
    drawn = [seat + 1 for seat, name in enumerate(NAMES) if name[0].upper() in board]
    lines = [picture(board)]
    if options:
        lines.append(f"options: {write_values(options)}")
    for name in NAMES[: seats or max([2, *drawn])]:
        values = {
            "tokens": counts((tokens or {}).get(name, ""), *map(str, VALUES)),
            "level": (levels or {}).get(name, 1),
            "missile": int(name in missiles.split()),
            "power_up": int(name in power_ups.split()),
            "out": int(name in out.split()),
        }
        lines.append(f"{name}: {write_values(values)}")
    beside = {"tokens": counts(pile, *"12345<>"), "aside": counts(aside, *"<>")}
    lines.append(f"pile: {write_values({**beside, 'ships_waiting': ships_waiting})}")
    bits = sum(1 << NAMES.index(name) for name in missed.split())
    waits = {"stage": ACT} if turn[0].upper() in board else {"stage": COME_BACK, "buying": COMEBACK}
    lines.append(f"turn: {write_values({'seat': turn, **waits, 'missed': bits})}")
    return GAME.notation.parse_position("\n".join(lines))


class Table:
    """A game in the middle, at the beginning of a turn."""

    def __init__(self, board: str, *, pile: str = "", **more: object) -> None:
        """Lay a table (see `lay`); the pile is exactly what will be drawn, in this order: "3 5 < > 2"."""
        self._lay(lay(board, pile=pile, **more))
        self.state.rng = generator_that_draws(self.state, pile.split())
        turn_rules.begin(self.state)

    @classmethod
    def fresh(cls, seats: int, seed: int = 1, **options: object) -> "Table":
        """A new game, before anybody has placed anything."""
        table = cls.__new__(cls)
        table._lay(GAME.new(GAME.read_options(options), seats, generator_key(seed, 0)))
        return table

    def _lay(self, state: State) -> None:
        self.state = state
        self.told: list[dict[str, object]] = []  # the events of the last `play`
        self._box_before = list(state.discarded)

    def play(self, *lines: str) -> None:
        """Play lines such as "red: move 8/3, mine": each move is checked, then carried out on a copy."""
        self.told = []
        for line in lines:
            seat, texts = read(line)
            for text in texts:
                move = GAME.notation.parse_move(self.state, seat, text)
                refusal = GAME.why_not(self.state, seat, move)
                assert refusal is None, f"{line}: {refusal}"
                events: list[Event] = []
                state = GAME.copy(self.state)
                GAME.apply(state, seat, move, events)
                assert invariants(state) == []
                self.state = state
                self.told += [GAME.event_data(state, event) for event in events]

    def refuses(self, line: str, code: str) -> None:
        """The move cannot be made, for this reason, and nothing has changed."""
        seat, (text,) = read(line)
        before = GAME.pack(self.state)
        try:
            refusal: OrbitaError | None = GAME.why_not(
                self.state, seat, GAME.notation.parse_move(self.state, seat, text)
            )
        except OrbitaError as error:
            refusal = error
        assert refusal is not None, f"{line} is allowed"
        assert refusal.code == code, f"{refusal.code}: {refusal.message}"
        assert GAME.pack(self.state) == before

    @property
    def picture(self) -> str:
        """The board now."""
        return "\n".join(GAME.notation.position_text(self.state).splitlines()[:ROWS])

    @property
    def events(self) -> list[str]:
        """The names of what happened in the last `play`."""
        return [str(data["event"]) for data in self.told]

    @property
    def turn(self) -> str | None:
        """Whom the table waits for; None once the game is over."""
        return next((NAMES[seat] for seat in GAME.awaited(self.state)), None)

    @property
    def moves(self) -> list[str]:
        """What that seat may do, in notation."""
        seat = self.state.seat
        return [GAME.notation.move_text(self.state, seat, move) for move in GAME.legal(self.state, seat)]

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, if it has."""
        return GAME.outcome(self.state)

    @property
    def winners(self) -> list[str]:
        """The names of those who won."""
        return [NAMES[seat] for seat in self.outcome.winners] if self.outcome else []

    @property
    def boxed(self) -> str:
        """The values of the tokens that went back to the box since the table was laid."""
        return values_text(
            [now - then for now, then in zip(self.state.discarded, self._box_before, strict=True)]
        )

    @property
    def pile(self) -> int:
        """How many tokens can still be drawn."""
        return int(self.state.pile_size)

    def seat(self, name: str) -> SeatView:
        """What lies in front of a seat."""
        return GAME.view(self.state, None).seats[NAMES.index(name)]

    def score(self, name: str) -> int:
        """What its tokens are worth."""
        return self.seat(name).score

    def tokens(self, name: str) -> str:
        """The values of its tokens, the lowest first."""
        return values_text(list(self.seat(name).tokens))


def invader(sign: str) -> dict[str, object]:
    """How events tell an invader that is drawn with this sign."""
    if sign.isdigit():
        return {"kind": "monster", "eyes": int(sign), "half": None}
    return {
        "kind": "ship" if sign in "<>" else "damaged_ship",
        "eyes": None,
        "half": "left" if sign in "<(" else "right",
    }


def read(line: str) -> tuple[int, list[str]]:
    """A line as its seat and moves."""
    name, moves = line.split(": ")
    return NAMES.index(name), moves.split(", ")


def counts(text: str, *signs: str) -> list[int]:
    """How often each sign stands in a text."""
    words = text.split()
    assert set(words) <= set(signs), f"{text!r} has more than {signs}"
    return [words.count(sign) for sign in signs]


def values_text(held: list[int]) -> str:
    """Tokens counted by kind, as their values."""
    assert len(held) == TOKEN_KINDS
    return " ".join(str(value) for kind, value in enumerate(VALUES, 1) for _ in range(held[kind]))


def generator_that_draws(state: State, order: list[str]) -> int:
    """Draws are given, not patched: try generators until one brings this pile in this order.

    The search takes as many tries as the pile has orders: a few thousand for seven tokens of different
    kinds, so longer piles should repeat kinds.
    """
    return next(value for value in count() if comes_in_order(state, value, order))


def comes_in_order(state: State, generator: int, order: list[str]) -> bool:
    """Draw the whole pile on a copy, until one token is not the wanted one."""
    trial = GAME.copy(state)
    trial.rng = generator
    return all(PIECES[draw(trial)] == sign for sign in order)
