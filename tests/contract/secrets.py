"""States that differ only in what somebody cannot know, made without asking the game.

For each game with secrets two judges that know its state: `exchange` swaps hidden things (cards in other
hands, face down, in decks), `postpone` changes what the clock has yet to bring. Both work in place.
"""

import random
from collections.abc import Callable
from typing import Any, NamedTuple

from orbita.games.space_alert import state as alert
from orbita.games.space_alert.moves import KINDS
from orbita.games.space_alert.ship import SLOTS, TURNS
from orbita.games.space_alert.vocabulary import AT_INCOMING_DATA, AT_SILENCE, AT_SILENCE_END, AT_THREAT
from orbita_nim import rules as nim
from tests.contract import sealed

Watcher = int | None
SWAPS = 6


class Secrets(NamedTuple):
    """How to change what a watcher cannot know."""

    exchange: Callable[[Any, Watcher, random.Random], None]
    postpone: Callable[[Any, random.Random], None] | None = None


# The awkward game: hands, cards face down, the deck


def exchange_sealed(s: sealed.State, watcher: Watcher, dice: random.Random) -> None:
    """Cards change places; one that lies face down only with one of the same back."""
    for _ in range(SWAPS):
        here, there = dice.choice(range(sealed.CARDS)), dice.choice(range(sealed.CARDS))
        places = [sealed_place(s, card) for card in (here, there)]
        is_hidden = all(place not in (watcher, sealed.GONE) for place in places)
        lies = any(isinstance(place, str) for place in places)
        if not is_hidden or (watcher is not None and f"laid {watcher}" in places):
            continue
        if lies and sealed.back(here + 1) != sealed.back(there + 1):
            continue
        for card, place in zip((there, here), places, strict=True):
            if isinstance(place, str):
                s.laid[int(place.removeprefix("laid "))] = card + 1
                s.owner[card] = sealed.GONE
            else:
                s.owner[card] = place


def sealed_place(s: sealed.State, card: int) -> int | str:
    """Where a card is: its owner, or before whom it lies face down."""
    return f"laid {list(s.laid).index(card + 1)}" if card + 1 in list(s.laid) else s.owner[card]


# Voyager: other hands and missions, the piles, the missions that are out of the game


def exchange_voyager(s: Any, watcher: Watcher, dice: random.Random) -> None:
    """A hidden card or mission changes places with another of its deck."""
    cards, missions = s.box.cards, s.box.missions
    for _ in range(SWAPS):
        for count, held, pile in ((cards, s.hand, s.pile), (missions, s.held, s.mission_pile)):
            places = [(held, seat * count) for seat in range(s.seats) if seat != watcher] + [(pile, 0)]
            if count == missions:
                places.append((s.returned, 0))
            (one, first), (other, second) = dice.choice(places), dice.choice(places)
            here = [kind for kind in range(count) if one[first + kind]]
            there = [kind for kind in range(count) if other[second + kind]]
            if not here or not there:
                continue
            kind, other_kind = dice.choice(here), dice.choice(there)
            if count == cards and s.box.deck_of[kind] != s.box.deck_of[other_kind]:
                continue
            one[first + kind] -= 1
            other[second + kind] += 1
            other[second + other_kind] -= 1
            one[first + other_kind] += 1


# Space Alert: other hands, cards face down, the sealed stacks; what the computer has yet to say


def exchange_space_alert(s: alert.State, watcher: Watcher, dice: random.Random) -> None:
    """Hidden cards change places; heroic ones never enter the deck, and everybody keeps one."""
    exchange_sealed_stacks(s, dice)
    for _ in range(SWAPS):
        places = hidden_places(s, watcher)
        if len(places) < 2:
            return
        one, other = dice.sample(places, 2)
        kinds = kind_at(s, one), kind_at(s, other)
        if (kinds[0] >= alert.ACTION_KINDS) == (kinds[1] >= alert.ACTION_KINDS) or one[:2] == other[:2]:
            put_kind(s, one, kinds[0], kinds[1])
            put_kind(s, other, kinds[1], kinds[0])


def hidden_places(s: alert.State, watcher: Watcher) -> list[tuple[str, int, int]]:
    """Every hidden card as what it is in, whose it is and where: its kind in a hand, its turn on a board."""
    if s.phase == 0:
        places = [("heroic", member, 0) for member in range(s.crew) if s.heroic[member] != alert.NO_CARD]
    else:
        places = []
    if alert.is_solo(s):
        return places
    for seat in range(s.seats):
        if seat != watcher:
            places += [("own", seat, kind) for kind in range(KINDS) if s.hand[seat * KINDS + kind]]
            places += [("own", seat, -turn) for turn in hidden_turns(s, seat)]
    return places + [("stack", 0, place) for place in places_to_come(s)]


def places_to_come(s: alert.State) -> list[int]:
    """The places of the stack whose cards nobody has taken."""
    data = alert.dealt_before(s, s.phases + 1)
    taken = set()
    for seat in range(s.seats):
        dealt = range(alert.dealt_before(s, s.own_phase[seat] + 1))
        for number in (*dealt, *range(data, data + s.drawn_data[seat])):
            taken.add(number * s.seats + seat)
    return [place for place in range(len(s.stack)) if place not in taken]


def exchange_sealed_stacks(s: alert.State, dice: random.Random) -> None:
    """Threat cards nobody has seen and damage tokens nobody has drawn come in another order."""
    seen = {s.card[place] for place in range(s.threats)}
    unseen = [place for place, card in enumerate(s.threat_order) if card not in seen]
    by_deck: dict[int, list[int]] = {}
    for place in unseen:
        by_deck.setdefault(s.box.threat_deck[s.threat_order[place]], []).append(place)
    for places in by_deck.values():  # a card laid aside unseen stays one of its deck
        one, other = dice.choice(places), dice.choice(places)
        cards = s.threat_order[one], s.threat_order[other]
        s.threat_order[other], s.threat_order[one] = cards
        marks = [s.drawn >> card & 1 for card in cards]
        for card, mark in zip(cards, reversed(marks), strict=True):
            s.drawn = s.drawn & ~(1 << card) | mark << card
    for zone in range(3):
        left = range(zone * 6 + s.ship.damage[zone], zone * 6 + 6)
        if len(left) > 1:
            one, other = dice.sample(left, 2)
            for order in (s.damage_order, s.ship.flight.order):
                order[one], order[other] = order[other], order[one]


def hidden_turns(s: alert.State, seat: int) -> list[int]:
    """The turns of a person's board whose cards lie face down."""
    first = 1 if s.stage == alert.PLANNING else s.ship.turn + (s.stage == alert.ACTING) + 1
    board = board_of(s)
    cards = {turn: board[seat * SLOTS + turn] for turn in range(first, TURNS + 1)}
    return [turn for turn, card in cards.items() if card and alert.kind_of(s.box, card) != alert.NO_CARD]


def board_of(s: alert.State) -> Any:
    """The boards in force."""
    return s.plan if s.stage == alert.PLANNING else s.ship.plan


def kind_at(s: alert.State, place: tuple[str, int, int]) -> int:
    """The kind of card in a place."""
    where, whose, number = place
    if where == "heroic":
        return s.heroic[whose]
    if where == "stack":
        return s.stack[number]
    return alert.kind_of(s.box, board_of(s)[whose * SLOTS - number]) if number < 0 else number


def put_kind(s: alert.State, place: tuple[str, int, int], old: int, new: int) -> None:
    """Put another card into a place; on a board the same side stays up."""
    where, whose, number = place
    if where == "heroic":
        s.heroic[whose] = new
    elif where == "stack":
        s.stack[number] = new
        s.deck[old] -= 1
        s.deck[new] += 1
    elif number >= 0:
        s.hand[whose * KINDS + old] -= 1
        s.hand[whose * KINDS + new] += 1
    else:
        board, slot = board_of(s), whose * SLOTS - number
        half = int(board[slot] != alert.card_value(s.box, old, 0))
        board[slot] = alert.card_value(s.box, new, half)
        if s.stage != alert.PLANNING:
            s.plan[slot] = board[slot]


def postpone_space_alert(s: alert.State, dice: random.Random) -> None:
    """The computer says other things later; a silence that goes on lasts longer."""
    if s.stage != alert.PLANNING:
        return
    later = 0
    for number in range(s.entry, s.entries):
        at = number * alert.ENTRY
        later += dice.randrange(4) * 5000
        s.timeline[at] += later
        if s.timeline[at + 1] == AT_THREAT:
            s.timeline[at + 2], s.timeline[at + 3] = dice.randrange(1, 9), dice.randrange(8)
        elif s.timeline[at + 1] == AT_INCOMING_DATA and dice.random() < 0.5:
            s.timeline[at + 1] = AT_SILENCE_END
    for number in range(s.entry):
        if s.is_silent and s.timeline[number * alert.ENTRY + 1] == AT_SILENCE:
            s.timeline[number * alert.ENTRY + 3] += dice.randrange(1, 9) * 5000


# Nim: tokens that were not laid yet, and those in the box


def exchange_nim(s: nim.State, watcher: Watcher, dice: random.Random) -> None:
    """Hidden tokens change places with one another and with those left in the box."""
    hidden = [seat for seat in range(s.seats) if seat != watcher and not s.laid[seat]]
    tokens = list(nim.BOX.read().tokens)
    for seat in range(s.seats):
        if seat not in hidden:
            tokens.remove(s.tokens[seat])
    for seat, token in zip(hidden, dice.sample(tokens, len(hidden)), strict=True):
        s.tokens[seat] = token


SECRETS = {
    "nim": Secrets(exchange_nim),
    "sealed": Secrets(exchange_sealed),
    "voyager": Secrets(exchange_voyager),
    "space_alert": Secrets(exchange_space_alert, postpone_space_alert),
}
