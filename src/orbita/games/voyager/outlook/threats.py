"""Buildings of one's own that can be attacked before one's next turn: do the cards one keeps hold them?"""

from orbita.games.voyager.notation import ids
from orbita.games.voyager.outlook.attacks import Attack
from orbita.games.voyager.outlook.hands import duel, hand_ways
from orbita.games.voyager.outlook.odds import percent
from orbita.games.voyager.outlook.types import ThreatShown
from orbita.games.voyager.state import State
from orbita.games.voyager.vocabulary import ATTACK_ROLL, DECKS, DEFENCE_ROLL, ROLL_KINDS, TAKEOVER_BONUS


def threats_shown(s: State, seat: int, attacks: list[Attack]) -> tuple[ThreatShown, ...]:
    """Every attack that is possible, with the chances to hold."""
    kept = kept_pips(s, seat)
    return tuple(threat_shown(s, body, by, kept) for body, by in attacks)


def threat_shown(s: State, body: int, by: int, kept: list[int]) -> ThreatShown:
    """One of them."""
    ways = hand_ways(s, by, ATTACK_ROLL)
    return ThreatShown(
        body=ids(s.box, "body")[body],
        by=by,
        kept=len(kept),
        holds=holds(s, by, sum(kept)),
        holds_at_worst=percent(duel(ways, sum(kept) - bonus_of(s, by) + 1), 36 * sum(ways)),
    )


def holds(s: State, by: int, pips: int) -> int:
    """The chance that so many pips of one's own hold against somebody who adds no cards; a tie defends."""
    return percent(duel((1,), pips - bonus_of(s, by) + 1), 36)


def defence_told(s: State, attacks: list[Attack], pips: int) -> dict[str, int]:
    """The chance to hold each building with so many pips, against whoever it is hardest to hold against."""
    names, told = ids(s.box, "body"), dict[str, int]()
    for body, by in attacks:
        told[names[body]] = min(holds(s, by, pips), told.get(names[body], 100))
    return told


def bonus_of(s: State, seat: int) -> int:
    """What cards played this turn add to a seat's attack."""
    return s.helps[TAKEOVER_BONUS] if s.seat == seat else 0


def kept_pips(s: State, seat: int) -> list[int]:
    """What each card adds to a defence that one can keep."""
    return kept_of(s, seat, [pips_held(s, seat, deck) for deck in range(len(DECKS))])


def kept_of(s: State, seat: int, held: list[list[int]]) -> list[int]:
    """The same of any hand, by deck: in one's own turn the best ones up to the limit."""
    if s.seat != seat:
        return [pips for deck in held for pips in deck]
    limits = s.box.hand_limit
    return [
        pips for limit, deck in zip(limits, held, strict=True) for pips in sorted(deck, reverse=True)[:limit]
    ]


def pips_held(s: State, seat: int, deck: int) -> list[int]:
    """What each card of a deck in one's own hand adds to a defence."""
    box, start = s.box, seat * s.box.cards
    return [
        box.pips[card * ROLL_KINDS + DEFENCE_ROLL]
        for card in range(box.cards)
        if box.deck_of[card] == deck
        for _ in range(s.hand[start + card])
    ]
