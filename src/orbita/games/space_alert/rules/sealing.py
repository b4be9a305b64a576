"""1. Setting up (Przygotowanie do gry): all chance of a mission is sealed before it begins.

Every purpose has a generator of its own, keyed from the mission's key: what people do, and how many of them
there are, changes nothing of threats, trajectories and damage, and of the deal only who gets it.
"""

from typing import Final

from orbita.core.chance import TableState, draw_below, draw_out, generator_key
from orbita.core.flat import i64
from orbita.games.space_alert.moves import KINDS
from orbita.games.space_alert.rules import dealing
from orbita.games.space_alert.ship import TOKENS_A_ZONE
from orbita.games.space_alert.state import ACTION_KINDS, State, is_solo
from orbita.games.space_alert.vocabulary import TRACKS, ZONES

# What is drawn, each from a key of its own.
FOR_TRACKS: Final = 1
FOR_SCRIPT: Final = 2
FOR_THREATS: Final = 3
FOR_DAMAGE: Final = 4
FOR_HEROICS: Final = 5
FOR_DEAL: Final = 6
SEEDS: Final = 1 << 32  # of random scripts


def dice_for(key: int, purpose: int) -> TableState:
    """The generator of one purpose."""
    dice = TableState()
    dice.rng = generator_key(key, purpose)
    return dice


def shuffled(dice: TableState, pieces: list[int]) -> list[int]:
    """The same pieces in an order that chance decides."""
    left = pieces[:]
    return [draw_out(dice, left) for _piece in pieces]


def seal(s: State, key: int) -> None:
    """Trajectories, threat cards, damage, heroic cards and the deal."""
    tracks = shuffled(dice_for(key, FOR_TRACKS), list(range(TRACKS)))
    for place in range(ZONES + 1):
        s.tracks[place] = tracks[place]
    cards = shuffled(dice_for(key, FOR_THREATS), list(range(s.box.cards)))
    for place in range(s.box.cards):
        s.threat_order[place] = cards[place]
    seal_damage(s, dice_for(key, FOR_DAMAGE))
    dealing.deal_heroics(s, shuffled(dice_for(key, FOR_HEROICS), list(range(ACTION_KINDS, KINDS))))
    if not is_solo(s):
        seal_deal(s, dice_for(key, FOR_DEAL))


def seal_damage(s: State, dice: TableState) -> None:
    """The six tokens of each zone in their order; those a campaign left on the ship lie first."""
    for zone in range(ZONES):
        first = zone * TOKENS_A_ZONE
        lying = [int(s.box.order[first + place]) for place in range(s.box.carried[zone])]
        tokens = shuffled(dice, list(range(TOKENS_A_ZONE)))
        order = lying + [token for token in tokens if token not in lying]
        for place in range(TOKENS_A_ZONE):
            s.damage_order[first + place] = order[place]


def seal_deal(s: State, dice: TableState) -> None:
    """All action cards, one after another."""
    pieces: list[int] = []
    for kind in range(ACTION_KINDS):
        for _copy in range(s.box.card_copies[kind]):
            pieces.append(kind)
    order = shuffled(dice, pieces)
    for place in range(len(order)):
        s.stack[place] = order[place]


def script_seed(key: int) -> i64:
    """The number of a random script."""
    return draw_below(dice_for(key, FOR_SCRIPT), SEEDS)
