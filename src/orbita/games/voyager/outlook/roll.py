"""The roll that waits to be raised: the die, what is needed, and what one's own cards can do about it."""

from typing import Final, Literal, NamedTuple, TypeAlias

import msgspec

from orbita.games.voyager.moves import DISCARD, PLAY
from orbita.games.voyager.notation import ids
from orbita.games.voyager.outlook.hands import below, hand_ways
from orbita.games.voyager.outlook.odds import percent
from orbita.games.voyager.outlook.raising import (
    Spent,
    by_total,
    cheapest,
    fewest,
    moves_text,
    raises_for,
    ways_for,
)
from orbita.games.voyager.outlook.spending import spending
from orbita.games.voyager.outlook.table import known_table, own_turn
from orbita.games.voyager.outlook.types import Percent
from orbita.games.voyager.sample import open_table
from orbita.games.voyager.state import ATTACK, DEFEND, RAISE, Box, State, perk
from orbita.games.voyager.view import View
from orbita.games.voyager.vocabulary import (
    BASE_GUARD,
    DEFENCE_ROLL,
    LANDING_BONUS,
    LANDING_ROLL,
    ROLLS,
    TAKEOVER_BONUS,
)

RollKind: TypeAlias = Literal["landing", "belt", "attack", "defence"]
BONUSES: Final = {"landing": LANDING_BONUS, "attack": TAKEOVER_BONUS, "defence": TAKEOVER_BONUS}


class TotalShown(msgspec.Struct, frozen=True):
    """A total an attacker can reach: the cheapest moves to it, and the chance that the owner cannot hold."""

    total: int
    chance: Percent
    moves: tuple[str, ...]


class RollShown(msgspec.Struct, frozen=True):
    """An open roll; in a takeover `defence` means that the owner of the building may still raise."""

    kind: RollKind
    value: int  # of the seat whose turn it is, raised so far
    needed: int  # what the seat that is asked has to reach
    body: str | None
    owner: int | None
    reply: int | None  # the owner's roll, raised so far
    die: int  # what was rolled, before anything was added
    bonus: int  # what cards played this turn add
    reply_die: int | None
    is_guarded: bool  # a building that is held costs the attacker's rocket
    pips: dict[str, int]  # if one is asked: what each of one's own cards adds when it is discarded
    plays: dict[str, int]  # and when it is played instead
    enough: tuple[str, ...] | None  # the fewest moves that suffice; null: the hand cannot, or is not asked
    cheapest: tuple[str, ...] | None  # those that suffice and lower one's defences least, then the fewest
    totals: tuple[TotalShown, ...]  # for an attacker who is asked


class OwnRaises(NamedTuple):
    """What whoever is asked can do about a roll."""

    pips: dict[str, int]
    plays: dict[str, int]
    enough: tuple[str, ...] | None
    cheapest: tuple[str, ...] | None
    totals: tuple[TotalShown, ...]


NOT_ASKED: Final = OwnRaises({}, {}, None, None, ())


def roll_shown(view: View, box: Box) -> RollShown | None:
    """The roll that waits to be raised, if there is one."""
    if view.stage not in (RAISE, ATTACK, DEFEND):
        return None
    kind = kind_of(view)
    is_duel = kind in ("attack", "defence")
    needed = needed_for(view, box, kind)
    own = own_raises(view, kind, needed) if view.seat == view.asked else NOT_ASKED
    return RollShown(
        kind=kind,
        value=view.roll,
        needed=needed,
        body=None if kind == "belt" else ids(box, "body")[view.body],
        owner=view.owners[view.body] if is_duel else None,
        reply=view.reply if is_duel else None,
        die=view.die,
        bonus=view.helps[BONUSES[kind]] if kind in BONUSES else 0,
        reply_die=view.reply_die if is_duel else None,
        is_guarded=is_duel and is_guarded(view),
        pips=own.pips,
        plays=own.plays,
        enough=own.enough,
        cheapest=own.cheapest,
        totals=own.totals,
    )


def is_guarded(view: View) -> bool:
    """Whether the owner of the building has what destroys the rocket of an attack that fails."""
    return perk(open_table(view), view.owners[view.body], BASE_GUARD) > 0


def kind_of(view: View) -> RollKind:
    """What is rolled for."""
    if view.stage == RAISE:
        return "landing" if view.roll_kind == LANDING_ROLL else "belt"
    return "attack" if view.stage == ATTACK else "defence"


def needed_for(view: View, box: Box, kind: RollKind) -> int:
    """What the seat that is asked has to reach; in a takeover a tie defends."""
    if kind == "landing":
        return box.landing[view.body]
    if kind == "belt":
        return box.danger[box.ring_of[view.seats[view.turn].rocket]]
    return view.reply + 1 if kind == "attack" else view.roll


def own_raises(view: View, kind: RollKind, needed: int) -> OwnRaises:
    """What the hand of whoever is asked can do about it; cards are played for it only in one's own turn."""
    s, spent = known_table(view, view.asked), spending(view)
    assert spent is not None
    if kind == "defence":
        s = own_turn(s, view.asked)
    names, cards = ids(s.box, "card"), raises_for(s, ROLLS.index(kind), spent)
    ways = ways_for(cards, spent)
    missing = needed - (view.reply if kind == "defence" else view.roll)
    raises = [one for each in cards for one in each]
    return OwnRaises(
        pips={names[one.move - DISCARD]: one.pips for one in raises if one.move >= DISCARD},
        plays={names[one.move - PLAY]: one.pips for one in raises if one.move < DISCARD},
        enough=told(s, fewest(ways, missing)),
        cheapest=told(s, cheapest(ways, missing)),
        totals=totals_shown(s, view, by_total(ways)) if kind == "attack" else (),
    )


def told(s: State, spent: Spent | None) -> tuple[str, ...] | None:
    """Cards for a roll as moves, if there are enough."""
    return None if spent is None else moves_text(s, spent)


def totals_shown(s: State, view: View, best: dict[int, Spent]) -> tuple[TotalShown, ...]:
    """Every total an attacker can reach, with the chance that the owner's cards are too few."""
    ways = hand_ways(s, view.owners[view.body], DEFENCE_ROLL)
    return tuple(
        TotalShown(
            total=view.roll + pips,
            chance=percent(below(ways, view.roll + pips - view.reply), sum(ways)),
            moves=moves_text(s, spent),
        )
        for pips, spent in sorted(best.items())
    )
