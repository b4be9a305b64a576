"""What can be done besides flying and playing cards: open, or why it is not."""

from collections.abc import Iterator
from typing import Final

from orbita.games.voyager import moves
from orbita.games.voyager.copying import copy
from orbita.games.voyager.notation import WORDS, move_text
from orbita.games.voyager.outlook.missing import missing_for
from orbita.games.voyager.outlook.types import Gain, Verb, VerbShown
from orbita.games.voyager.refusals import price_of, reason_against_acting
from orbita.games.voyager.rules import turn
from orbita.games.voyager.state import BASE, NOWHERE, State, perk
from orbita.games.voyager.vocabulary import BASE_ROCKETS, FREE_LAUNCH, RESEARCH_CARDS, RESEARCH_DECK

# Verbs that name nothing, in the order of the rulebook, around the building of rockets.
BEFORE_ROCKETS: Final[tuple[tuple[Verb, int], ...]] = (
    ("research", moves.RESEARCH),
    ("funds", moves.FUNDS),
)
AFTER_ROCKETS: Final[tuple[tuple[Verb, int], ...]] = (
    ("launch", moves.LAUNCH),
    ("hotel", moves.BUILD_HOTEL),
    ("base", moves.BUILD_BASE),
    ("change", moves.CHANGE_KIND),
    ("takeover", moves.TAKE_OVER),
    ("destroy", moves.DESTROY),
    ("end", moves.END_TURN),
)
UNPAID: Final = (moves.RESEARCH, moves.FUNDS, moves.TAKE_OVER, moves.DESTROY, moves.END_TURN)
WITHOUT_ACTION: Final = (moves.DESTROY, moves.END_TURN)


def verbs_shown(s: State) -> tuple[VerbShown, ...]:
    """Everything, in the order of the rulebook."""
    developments = (moves.DEVELOP + technology for technology in range(s.box.technologies))
    return (
        *(verb_shown(s, "develop", move) for move in developments),
        *(verb_shown(s, verb, move) for verb, move in BEFORE_ROCKETS),
        *(verb_shown(s, "rocket", moves.ROCKET_AT + body) for body in shipyards(s)),
        *(verb_shown(s, verb, move) for verb, move in AFTER_ROCKETS),
    )


def shipyards(s: State) -> Iterator[int]:
    """Earth; with the technology for it also one's own bases, unless there is a rocket already."""
    yield s.box.home
    if s.rocket[s.seat] == NOWHERE and perk(s, s.seat, BASE_ROCKETS) > 0:
        for body in range(s.box.bodies):
            if body != s.box.home and s.owner[body] == s.seat and s.building[body] == BASE:
                yield body


def verb_shown(s: State, verb: Verb, move: int) -> VerbShown:
    """One of them."""
    text, gives = move_text(s, s.seat, move), gains_of(s, verb)
    return VerbShown(
        verb=verb,
        of=None if move in WORDS else text.partition(" ")[2],
        move=text,
        closed=missing_for(s, move, reason_against_acting(s, move)),
        coins=0 if move in UNPAID else price_of(s, move),
        actions=actions_for(s, move),
        gives=gives,
        draws="cards" in gives or verb == "takeover" or (verb == "end" and ending_draws(s)),
    )


def actions_for(s: State, move: int) -> int:
    """One; none for what is free, and for a launch given by a card."""
    if move in WITHOUT_ACTION or (move == moves.LAUNCH and s.helps[FREE_LAUNCH] > 0):
        return 0
    return 1


def gains_of(s: State, verb: Verb) -> dict[Gain, int]:
    """What is certain."""
    if verb == "develop":
        return {"points": s.box.technology_points}
    if verb == "research":
        cards = min(s.box.research_cards + perk(s, s.seat, RESEARCH_CARDS), cards_left(s, RESEARCH_DECK))
        return {"cards": cards} if cards else {}
    return {"coins": s.box.funds} if verb == "funds" else {}


def cards_left(s: State, deck: int) -> int:
    """How many cards of a deck can be drawn: its pile, then its discards."""
    discarded = sum(s.discarded[card] for card in range(s.box.cards) if s.box.deck_of[card] == deck)
    return s.pile_size[deck] + discarded


def ending_draws(s: State) -> bool:
    """Whether the end of the turn rolls the die, or deals somebody a card, before anybody is asked."""
    after = copy(s)
    turn.apply(after, s.seat, moves.END_TURN)
    return after.rng != s.rng
