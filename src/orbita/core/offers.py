"""What a game may offer beside its rules: tools, questions, digests, stories, orders, set-ups, chronicles."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec


@dataclass(frozen=True, kw_only=True)
class Tool:
    """Something worked out for whoever asks: data in, data out, the same for the same question."""

    takes: type[msgspec.Struct]
    gives: Any  # a type
    work: Callable[..., Any]  # what was asked, and the reader's language
    seconds: float = 2.0  # it may take
    is_timed: bool = False  # whether its work is told, as a third thing, how to ask if its time is up
    # Of what it gives: who played a game away from any table, and its line for a crew's log; None: no line.
    chronicle: Callable[[Any], tuple[tuple[str, ...], Any] | None] | None = None


@dataclass(frozen=True, kw_only=True)
class Question:
    """Something about a game that goes on, worked out for whoever looks at it from what they see alone.

    What it takes is flat: texts, numbers and truths, each with a default.
    """

    takes: type[msgspec.Struct]
    gives: Any  # a type
    work: Callable[[Any, Any], Any]  # the view, and what was asked
    seconds: float = 2.0  # it may take


class Noticed(msgspec.Struct, frozen=True):
    """A move that stands, as somebody noticed it: its entry in a log, who made it, and its events."""

    seq: int
    seat: int
    events: tuple[dict[str, Any], ...]  # as `event_data` gives them
    ordered: bool = False  # it was made by the standing order of whoever noticed it


@dataclass(frozen=True, kw_only=True)
class Digests:
    """What happened since somebody last looked, put together: made of what they noticed and nothing else."""

    gives: type[msgspec.Struct]
    # What they saw then (None: before the start) and see now, the moves in between, language, nicknames.
    tell: Callable[[Any, Any, Sequence[Noticed], str, Sequence[str]], Any]


@dataclass(frozen=True, kw_only=True)
class Stories:
    """What a finished game is remembered for, from its record, in a language, under these nicknames."""

    gives: type[msgspec.Struct]
    tell: Callable[[Any, str, Sequence[str]], Any]
    seconds: float = 5.0  # it may take


@dataclass(frozen=True, kw_only=True)
class Orders:
    """What a seat may leave behind for decisions that come up while it is away."""

    read: Callable[[str], str]  # an order as it is kept, also of a Polish one; raises BadNotation
    obey: Callable[
        [Any, str], tuple[str, ...]
    ]  # the seat's view, its order: moves in notation; none: it is asked


@dataclass(frozen=True, kw_only=True)
class Codes:
    """Short codes for set-ups: a server gives every table of a code the same secret seed.

    A code tells which options belong to it and nothing else; the rest of it is a number.
    """

    count: int  # numbers from 0 below this one
    name: Callable[[Any, int], str]  # options, number; empty where such options have no codes
    read: Callable[[str], str]  # as people write it: the code as it is shown, or BadOptions
    options: Callable[[str], dict[str, Any]]  # of a code: those it implies
    daily: Mapping[str, Any] = field(default_factory=dict)  # options of the set-up of the day


@dataclass(frozen=True, kw_only=True)
class Campaigns:
    """Several games of one crew, each of which begins with what the last one left; kept as a struct.

    What is asked is refused by an OrbitaError; whatever is given back is a new state.
    """

    state: type[msgspec.Struct]
    begins: type[msgspec.Struct]  # what a crew gives to begin
    steps: Any  # a union of structs: what a crew decides between games
    told: type[msgspec.Struct]
    begin: Callable[[Any], Any]
    step: Callable[[Any, Any], Any]  # state, step
    finish: Callable[[Any, Any, str], Any]  # state, the record of the game that was due, day
    options: Callable[[Any], dict[str, Any]]  # of the game that is due; refused unless one is
    name: Callable[[Any], str]
    is_over: Callable[[Any], bool]
    tell: Callable[[Any], Any]
    write: Callable[[Any], bytes]  # the file that the game's own command goes on with
