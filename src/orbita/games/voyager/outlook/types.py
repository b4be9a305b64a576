"""What a seat may be told beforehand, in names: what each part of it is called. Chances are in per cent."""

from typing import Annotated, Literal, TypeAlias

import msgspec


def number(about: str) -> msgspec.Meta:
    """Say what a number means; the description goes along into generated types."""
    return msgspec.Meta(description=about)


Percent: TypeAlias = Annotated[int, number("a chance in per cent; 0 and 100 only where it is certain")]
SeatNumber: TypeAlias = Annotated[int, number("a seat, counted from 0")]
Actions: TypeAlias = Annotated[int, number("actions of a turn")]
Coins: TypeAlias = Annotated[int, number("coins")]
Cards: TypeAlias = Annotated[int, number("how many cards")]

Verb: TypeAlias = Literal[
    "develop",
    "research",
    "funds",
    "rocket",
    "launch",
    "hotel",
    "base",
    "change",
    "takeover",
    "destroy",
    "end",
]
Gain: TypeAlias = Literal["points", "coins", "cards"]
Chance: TypeAlias = Literal["landing", "belt", "defence"]
Loss: TypeAlias = Literal["actions", "help", "limit", "belt", "mission", "attack"]


class Missing(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why something is not open: the code of a sentence in `missing`, and what it speaks of."""

    code: str
    needed: int | None = None
    reached: int | None = None
    of: str | None = None  # a body, ring, technology, deck or tally, by its id


class OddsShown(msgspec.Struct, frozen=True):
    """The chance of a roll of one's own, at once and with all that the hand can add to it once it is open."""

    needed: int  # on the die, without what cards of this turn add; 0: no roll is needed
    bare: Percent
    with_cards: Percent
    cards: Cards  # that it may take at the most
    spared_by: str | None = None  # a card in hand: no roll is needed once it is played, which must be before


class ReachShown(msgspec.Struct, frozen=True):
    """A space that the rocket can get to this turn: with one flight any, with more only where a world is."""

    space: str
    flights: int
    actions: Actions  # spent until then, with the launch; flights given by cards cost none
    way: tuple[str, ...]  # the spaces flown through; the last one is the space itself


class WorldShown(msgspec.Struct, frozen=True):
    """A body one can land on, as far as this turn goes."""

    id: str
    flights: int | None  # until the rocket is in its space; null: not this turn
    actions: Actions | None  # spent until then, with the launch
    landing_actions: Actions  # what a landing takes: 1, or 0 where it is free
    is_in_reach: bool  # a landing can still be tried this turn
    stars: int  # that landing brings: none at a building of one's own
    odds: OddsShown


class TakeoverShown(msgspec.Struct, frozen=True):
    """Another's building under one's own rocket: the chance to take it over, before the dice fall."""

    body: str
    owner: SeatNumber
    bare: Percent  # without cards of one's own
    with_cards: Percent  # with all of them
    is_guarded: bool  # failing costs the rocket


class VerbShown(msgspec.Struct, frozen=True):
    """Something to do that names no space and no card: open, or why it is not."""

    verb: Verb
    of: str | None  # a technology to develop, a body to build a rocket on
    move: str  # in notation
    closed: Missing | None
    coins: Coins  # its price
    actions: Actions
    gives: dict[Gain, int]  # for certain
    draws: bool  # cards or dice, so that it cannot be taken back


class ClauseShown(msgspec.Struct, frozen=True):
    """An effect of a card, in the order of its entry: what it would bring now, or what is missing."""

    amount: int
    missing: Missing | None


class ShiftShown(msgspec.Struct, frozen=True):
    """A chance with all cards in hand, before and after cards are played or discarded."""

    what: Chance
    of: str  # the body to land on or to defend, the ring to pass
    before: Percent
    after: Percent


class CardShown(msgspec.Struct, frozen=True):
    """A card of one's own: whether it may be played, what works, and which chances that changes."""

    id: str
    closed: Missing | None
    clauses: tuple[ClauseShown, ...]
    shifts: tuple[ShiftShown, ...]
    discarded: tuple[ShiftShown, ...]  # the same if it is discarded alone, where that may be done
    draws: bool  # playing it cannot be taken back


class CostShown(msgspec.Struct, frozen=True):
    """What it takes away to give so many cards of each lot up: chances that become smaller."""

    given: tuple[int, ...]
    kept: Cards  # that one can still keep until one's next turn
    shifts: tuple[ShiftShown, ...]


class SpendingShown(msgspec.Struct, frozen=True):
    """What cards cost that are discarded for a roll or at the hand limit; sets not listed cost nothing."""

    lots: tuple[tuple[str, ...], ...]  # the hand, in lots of cards that are missed alike
    costs: tuple[CostShown, ...]


class ThreatShown(msgspec.Struct, frozen=True):
    """A building of one's own that somebody can attack before one's next turn, as far as the table tells."""

    body: str
    by: SeatNumber
    kept: Cards  # that one can keep until then
    holds: Percent  # the chance that they hold it, if the attacker adds none
    holds_at_worst: Percent  # the same, if the attacker adds all cards now in hand


class LooseEnd(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that ending the turn now would lose, or risk."""

    what: Loss
    asks: bool  # worth a second tap
    of: str | None = None  # a help (by its effect), a deck, a ring, a mission, a body
    amount: int | None = None  # actions, cards too many, cards kept
    odds: OddsShown | None = None  # in the belt
    by: SeatNumber | None = None  # who can attack
    holds: Percent | None = None


class IncomeShown(msgspec.Struct, frozen=True):
    """What the buildings bring at the beginning of one's next turn."""

    coins: Coins
    cards: Cards  # of exploration


class Outlook(msgspec.Struct, frozen=True):
    """What the table tells a seat about its own turn; in others' turns, what still makes sense."""

    reach: tuple[ReachShown, ...]
    worlds: tuple[WorldShown, ...]
    belt: OddsShown | None  # if the turn ended here; null: not in a dangerous ring
    takeover: TakeoverShown | None
    verbs: tuple[VerbShown, ...]
    cards: tuple[CardShown, ...]
    threats: tuple[ThreatShown, ...]
    spending: SpendingShown | None  # null: nothing is discarded now, or it takes nothing away
    loose_ends: tuple[LooseEnd, ...]
    income: IncomeShown
