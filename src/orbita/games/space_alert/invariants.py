"""What holds after every move, whatever was played: asked by the fuzzer, never by the rules."""

from collections import Counter
from collections.abc import Iterator

from orbita.core.chance import count_bits
from orbita.games.space_alert.moves import KINDS
from orbita.games.space_alert.ship import TOKENS_A_ZONE, Ship
from orbita.games.space_alert.state import ACTION_KINDS, PLANNING, State, kind_of
from orbita.games.space_alert.vocabulary import ZONES


def invariants(s: State) -> list[str]:
    """Say everything that is wrong with a table; nothing, if the rules are right."""
    return [*card_faults(s), *damage_faults(s.ship), *supply_faults(s.ship)]


def card_faults(s: State) -> Iterator[str]:
    """While the crew plans, every action card of the box is in the deck, in a hand or on a board."""
    if s.stage != PLANNING:  # later a trip may make of a card one that the box has not
        return
    laid = Counter(kind_of(s.box, card) for card in s.plan if card)
    for kind in range(ACTION_KINDS):
        found = s.deck[kind] + sum(s.hand[kind::KINDS]) + laid[kind]
        if found != s.box.card_copies[kind]:
            yield f"{found} cards of kind {kind}, not {s.box.card_copies[kind]}"
    if min(*s.deck, *s.hand) < 0:
        yield "less than none of a kind of card"
    if sorted(s.threat_order) != list(range(s.box.cards)):
        yield "a threat card lies twice in its stack"


def damage_faults(s: Ship) -> Iterator[str]:
    """Each token of a zone lies there once, and what is broken is what its tokens say."""
    for zone in range(ZONES):
        first = zone * TOKENS_A_ZONE
        tokens = list(s.tokens[first : first + s.damage[zone]])
        if len(set(tokens)) != len(tokens):
            yield f"a damage token lies twice in zone {zone}"
        broken = count_bits(s.broken[zone])
        if broken != len(tokens):
            yield f"zone {zone} has {len(tokens)} damage tokens, but {broken} broken parts"


def supply_faults(s: Ship) -> Iterator[str]:
    """Nothing is spent that is not there."""
    if min(*s.shield, *s.reactor, s.fuel, s.rockets) < 0:
        yield "less than no energy, fuel or rockets"
