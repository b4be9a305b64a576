"""What a game may offer beside its rules: tools without a table, names of set-ups, lines of a chronicle."""

from collections.abc import Callable, Mapping
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
