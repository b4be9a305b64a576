"""What may still be announced: a guess in the manner of the official missions, the same for all who ask."""

from functools import lru_cache
from typing import Final

from orbita.core.chance import TableState, draw_below, generator_key
from orbita.games.space_alert.content.flatten import box_for
from orbita.games.space_alert.missions.scripts import content
from orbita.games.space_alert.missions.threats import HALF, Slot, draw_threats
from orbita.games.space_alert.options import Options
from orbita.games.space_alert.rules.threat_decks import deck_number
from orbita.games.space_alert.vocabulary import BLUE, INTERNAL, RED, WHITE

ZONES: Final = {"red": RED, "white": WHITE, "blue": BLUE, "internal": INTERNAL}
WHOLE: Final = 3  # phases of a mission that official ones can be compared with

Threat = tuple[int, int, int]  # number, card, zone


def forecast(
    options: Options, crew: int, phases: int, phase: int, threats: tuple[Threat, ...], seed: int
) -> tuple[Threat, ...]:
    """Threats that may still come, of cards that have not been drawn."""
    if phases < WHOLE or phase >= WHOLE:
        return ()
    dice = TableState()
    dice.rng = generator_key(seed, phase)
    after = max([HALF * (phase - 1), *(number for number, _, _ in threats)])
    cards, drawn = box_for(options), {card for _, card, _ in threats}
    found = []
    for slot in slots_of_a_mission(crew, seed):
        deck = deck_number(slot.serious, slot.is_internal)
        left = [card for card in range(cards.cards) if cards.threat_deck[card] == deck and card not in drawn]
        if slot.turn <= after or not left:
            continue
        card = left[draw_below(dice, len(left))]
        drawn.add(card)
        found.append((slot.turn, card, ZONES[slot.where]))
    return tuple(found)


@lru_cache(maxsize=256)
def slots_of_a_mission(crew: int, seed: int) -> tuple[Slot, ...]:
    """The threats of a mission nobody flies; what is unconfirmed counts for a full crew of people."""
    dice = TableState()
    dice.rng = generator_key(seed, crew)
    return tuple(draw_threats(dice, crew, content().figures))
