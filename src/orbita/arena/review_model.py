"""What a review says: chances over the game, every decision, turning points, and luck."""

from typing import Literal, TypeAlias

import msgspec

Cause: TypeAlias = Literal["mistake", "luck", "play"]


class Words(msgspec.Struct, frozen=True):
    """A text in both languages."""

    pl: str
    en: str


class Choice(msgspec.Struct, frozen=True):
    """A move, in notation and in words, and the chance to win that it left to who made it."""

    move: str
    words: Words
    chance: float


class Decision(msgspec.Struct, frozen=True):
    """A seat's choice, judged with what it knew then."""

    number: int  # of the move in the record, from 1
    seat: str
    made: Choice
    instead: Choice | None  # what the search would have done; none if it is the same
    lost: float  # of the chance to win; a little below 0 where the search was wrong by so much
    is_mistake: bool  # found twice: with few walks, and with many
    walks: int  # with which it was judged last
    gains: tuple[float, ...]  # what it did to every seat's chance, against the other move


class Moment(msgspec.Struct, frozen=True):
    """Every seat's chance to win, as who decides next could know it."""

    number: int  # of the move that comes
    chances: tuple[float, ...]


class TurningPoint(msgspec.Struct, frozen=True):
    """A move around which the chances changed, and what did it."""

    number: int
    seat: str
    move: Words
    before: tuple[float, ...]
    after: tuple[float, ...]
    cause: Cause


class Draw(msgspec.Struct, frozen=True):
    """What chance brought with one move, for every seat, against what it might have brought."""

    number: int
    seat: str
    move: Words
    luck: tuple[float, ...]
    errors: tuple[float, ...]  # standard errors


class Luck(msgspec.Struct, frozen=True):
    """The ledger of luck; where it hardly exists, its size says so."""

    draws: tuple[Draw, ...]
    deviation: float  # of a draw, for a seat, without the errors
    is_small: bool  # the few draws of the game together hardly move anything
    is_cut_short: bool  # time was up before all was judged


class Account(msgspec.Struct, frozen=True):
    """From the chance at the start to the result: everybody's decisions, luck, and what nobody can tell."""

    seat: str
    decisions: int
    mistakes: int
    lost: float  # by own decisions, all together
    start: float
    skill: float  # by everybody's decisions
    luck: float
    luck_error: float  # half of the 95 % interval
    rest: float | None  # none while the game goes on
    result: float | None


class Review(msgspec.Struct, frozen=True):
    """A game, judged; the same for the same numbers of walks and seed."""

    game: str
    rules: int
    content: str
    seats: tuple[str, ...]
    moves: int
    walks: int
    confirmed_with: int
    seed: int
    curve: tuple[Moment, ...]
    decisions: tuple[Decision, ...]
    turning_points: tuple[TurningPoint, ...]
    swing: float  # from which change of chances on a move can be one
    luck: Luck
    accounts: tuple[Account, ...]  # by seat
    is_doubtful: bool  # much stays unexplained: the chances are rough
    is_cut_short: bool  # time was up before all was judged
