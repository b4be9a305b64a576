"""Research (Przeprowadzenie badań na Ziemi): research cards for an action."""

from orbita.core.flat import i64
from orbita.games.voyager.rules import decks
from orbita.games.voyager.rules.reasons import ALLOWED, NO_ACTION_LEFT
from orbita.games.voyager.state import State, perk
from orbita.games.voyager.vocabulary import RESEARCH_CARDS, RESEARCH_DECK


def why_not_research(s: State) -> i64:
    """An action is all it takes."""
    return ALLOWED if s.actions_left > 0 else NO_ACTION_LEFT


def do_research(s: State) -> None:
    """Two research cards; three for Europe."""
    s.actions_left -= 1
    decks.draw(s, s.seat, RESEARCH_DECK, s.box.research_cards + perk(s, s.seat, RESEARCH_CARDS))
