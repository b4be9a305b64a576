"""What a bot is."""

from typing import Any, NamedTuple, Protocol, TypeAlias, runtime_checkable

from orbita.core.contract import Moves, TalkKind

Said: TypeAlias = tuple[TalkKind, str]  # a sign as it is given: its kind, and the words


class Bot(Protocol):
    """Chooses a move from what one seat sees; the same view and seed give the same choice."""

    def choose(self, view: Any, seat: int, moves: Moves, seed: int) -> int | None:
        """Pick one of the legal moves. To look ahead, sample states from the view.

        In a game with a clock, None lets time pass: the bot is asked again once something has happened.
        """


@runtime_checkable
class Telling(Bot, Protocol):
    """A bot that can say why."""

    def why(self, view: Any, seat: int, moves: Moves, move: int, seed: int, lang: str) -> str:
        """Say in a sentence what spoke for the move it chose with this seed; nothing if nothing did."""


class Sign(NamedTuple):
    """A sign that somebody gave, in the game's notation, and the game's time in ms where it has a clock."""

    time: int
    seat: int
    kind: TalkKind
    about: str


class Heard(NamedTuple):
    """What is said at a table, as everybody hears it: all signs so far, and which seats are bots' own."""

    bots: tuple[int, ...] = ()
    signs: tuple[Sign, ...] = ()


class Act(NamedTuple):
    """What a bot does: it gives signs (kind and words), then moves or lets time pass.

    Whoever only gives signs is asked again.
    """

    signs: tuple[Said, ...] = ()
    move: int | None = None


@runtime_checkable
class Talking(Bot, Protocol):
    """A bot that talks, by the same signs as people, and listens to theirs."""

    def act(self, view: Any, seat: int, moves: Moves, heard: Heard, seed: int) -> Act:
        """Give signs, where the game lets anybody talk now, or pick one of the legal moves."""

    def advise(self, view: Any, seat: int, moves: Moves, heard: Heard, seed: int) -> int | None:
        """Pick a move for a person, whose cards are known to that person alone."""


def act(bot: Bot, view: Any, seat: int, moves: Moves, heard: Heard, seed: int) -> Act:
    """What any bot does; one that does not talk only moves."""
    if isinstance(bot, Talking):
        return bot.act(view, seat, moves, heard, seed)
    return Act(move=bot.choose(view, seat, moves, seed))
