"""Texts made from a catalogue of pairs: a small game writes its sentences, and draws its board."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

import msgspec

from orbita.core.contract import Catalogue, Outcome
from orbita.core.errors import OrbitaError
from orbita.core.lang import Forms, Pair, amount, say, upper_first
from orbita.core.option_texts import option_entries
from orbita.core.refusals import SENTENCES

NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})
PLACES: Final = ("first", "second", "third", "fourth")  # words behind the first one of a move


class Words(msgspec.Struct, frozen=True, kw_only=True):
    """The sentences of a game, Polish and English side by side.

    Templates of events and effects name the values of `event_data`; `{seat}` is a person or a seat, `{Seat}`
    the same with a capital letter, and a value among the `nouns` is said with its noun. Templates of moves go
    by the first word of the notation and name the others `{first}`, `{second}`; outcomes go by reason and
    name `{winners}`. For options see `core.option_texts`.
    """

    name: Pair
    seats: tuple[Pair, ...]
    events: Mapping[str, Pair]
    moves: Mapping[str, Pair]
    outcomes: Mapping[str, Pair]
    rules: Pair  # Markdown; the last chapter is the notation
    effects: Mapping[str, Pair] = NOTHING
    refusals: Mapping[str, Pair] = NOTHING
    options: Mapping[str, Pair] = NOTHING
    nouns: Mapping[str, Forms] = NOTHING


class PairTexts:
    """What people read, said from the words of a game; `draw` makes the board of a view and a language."""

    def __init__(self, words: Words, draw: Callable[[Any, str], str]) -> None:
        self.words = words
        self.draw = draw

    def name(self, lang: str) -> str:
        """Name the game."""
        return say(self.words.name, lang)

    def seat(self, seat: int, lang: str) -> str:
        """Name a seat."""
        return say(self.words.seats[seat], lang)

    def person(self, seat: int, lang: str, names: Sequence[str]) -> str:
        """Name whoever sits there: by nickname, where it is known."""
        return (names[seat] if seat < len(names) else "") or self.seat(seat, lang)

    def board(self, view: Any, lang: str, colour: bool) -> str:
        """Draw what a seat sees."""
        return self.draw(view, lang)

    def event(self, data: dict[str, Any], lang: str, names: Sequence[str] = ()) -> str | None:
        """Tell an event; one that has no words needs none."""
        return self._told(self.words.events, data, lang, names)

    def move(self, view: Any, text: str, lang: str) -> str:
        """Put a move into words."""
        verb, *others = text.split()
        return say(self.words.moves[verb], lang, **dict(zip(PLACES, others, strict=False)))

    def effects(
        self,
        view: Any,
        text: str,
        foreseen: Sequence[dict[str, Any]],
        lang: str,
        names: Sequence[str] = (),
    ) -> str:
        """Tell what is certain to happen, as far as there are words for it."""
        told = (self._told(self.words.effects, data, lang, names) for data in foreseen)
        return ", ".join(text for text in told if text)

    def refusal(self, error: OrbitaError, lang: str, names: Sequence[str] = ()) -> str:
        """Tell why a move was refused, in the game's words or in those of every game."""
        pair = self.words.refusals.get(error.code) or SENTENCES.get(error.code)
        return say(pair, lang, **error.details) if pair else error.message

    def outcome(self, outcome: Outcome, lang: str, names: Sequence[str] = ()) -> str:
        """Tell who won and why."""
        winners = ", ".join(self.person(seat, lang, names) for seat in outcome.winners)
        return upper_first(say(self.words.outcomes[outcome.reason], lang, winners=winners))

    def rules(self, lang: str) -> str:
        """Give the rules, in Markdown."""
        return say(self.words.rules, lang)

    def help(self, lang: str) -> str:
        """List the notation of moves: the last chapter of the rules."""
        return self.rules(lang).rpartition("\n## ")[2]

    def catalogue(self, options: msgspec.Struct, lang: str) -> Catalogue:
        """The options in words; a box with more to show has a catalogue of its own."""
        return Catalogue(options=option_entries(type(options), self.words.options, lang))

    def _told(
        self, pairs: Mapping[str, Pair], data: Mapping[str, Any], lang: str, names: Sequence[str]
    ) -> str | None:
        """Fill the values of an event into its sentence, if it has one."""
        if data["event"] not in pairs:
            return None
        values = dict(data)
        for name in self.words.nouns.keys() & data.keys():
            values[name] = amount(data[name], self.words.nouns[name], lang)
        if "seat" in data:
            values["seat"] = self.person(data["seat"], lang, names)
            values["Seat"] = upper_first(values["seat"])
        return say(pairs[data["event"]], lang, **values)
