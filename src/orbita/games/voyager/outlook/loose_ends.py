"""What ending the turn now would lose, or risk."""

from collections.abc import Iterator, Sequence

from orbita.games.voyager.notation import ids
from orbita.games.voyager.outlook.odds import ring_under
from orbita.games.voyager.outlook.types import LooseEnd, OddsShown, ThreatShown
from orbita.games.voyager.rules import belt, cards, missions
from orbita.games.voyager.rules.reasons import ALLOWED
from orbita.games.voyager.state import NOBODY, State
from orbita.games.voyager.vocabulary import (
    BELT_SAFETY,
    DECKS,
    EFFECTS,
    FREE_MOVE,
    LANDING_BONUS,
    TAKEOVER_BONUS,
)

LASTING = (LANDING_BONUS, TAKEOVER_BONUS)  # all turn long, used or not


def loose_ends(s: State, danger: OddsShown | None, threats: Sequence[ThreatShown]) -> tuple[LooseEnd, ...]:
    """Everything: what is worth asking about first, then what is lost for certain."""
    found = [LooseEnd("actions", asks=True, amount=s.actions_left)] if s.actions_left > 0 else []
    found += [*helps_left(s), *missions_fulfilled(s), *cards_too_many(s)]
    if danger is not None and danger.bare < 100:
        is_avoidable = danger.spared_by is not None  # by a card that helps no more once the turn has ended
        found.append(LooseEnd("belt", asks=is_avoidable, of=ring_under(s), odds=danger))
    found += buildings_at_risk(threats)
    return tuple(sorted(found, key=lambda loose: not loose.asks))


def helps_left(s: State) -> Iterator[LooseEnd]:
    """What cards of this turn still give; worth asking about if it could be used now."""
    for kind in range(FREE_MOVE, len(EFFECTS)):
        if s.helps[kind] == 0 or (kind == BELT_SAFETY and belt.danger(s) > 0):
            continue
        has_use = cards.has_target(s, kind, 0)
        is_lasting = kind in LASTING
        if has_use or not is_lasting:
            asks = has_use and not is_lasting
            yield LooseEnd("help", asks=asks, of=EFFECTS[kind], amount=s.helps[kind])


def missions_fulfilled(s: State) -> Iterator[LooseEnd]:
    """Missions that could be played; in the last turns they are lost."""
    is_last = s.last != NOBODY or s.round + 1 >= s.box.last_round
    for mission, name in enumerate(ids(s.box, "mission")):
        if missions.why_not_reveal(s, mission) == ALLOWED:
            yield LooseEnd("mission", asks=is_last, of=name, amount=s.seats)


def cards_too_many(s: State) -> Iterator[LooseEnd]:
    """Cards above the limit of their deck."""
    for deck, name in enumerate(DECKS):
        spare = s.hand_size[s.seat * len(DECKS) + deck] - s.box.hand_limit[deck]
        if spare > 0:
            yield LooseEnd("limit", asks=False, of=name, amount=spare)


def buildings_at_risk(threats: Sequence[ThreatShown]) -> Iterator[LooseEnd]:
    """Each building that can be attacked, by whoever it is hardest to hold against."""
    for body in dict.fromkeys(threat.body for threat in threats):
        worst = min(
            (threat for threat in threats if threat.body == body),
            key=lambda threat: (threat.holds, threat.holds_at_worst),
        )
        yield LooseEnd("attack", asks=False, of=body, amount=worst.kept, by=worst.by, holds=worst.holds)
