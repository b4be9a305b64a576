"""Research (Przeprowadzenie badań na Ziemi): research cards for an action."""

from orbita.core.flat import i64
from orbita.games.voyager.rules import decks
from orbita.games.voyager.rules.reasons import ALLOWED, NO_ACTION_LEFT
from orbita.games.voyager.state import State, perk
from orbita.games.voyager.vocabulary import BY_RESEARCH, RESEARCH_CARDS, RESEARCH_DECK


def why_not_research(s: State) -> i64:
    """An action is all it takes."""
    return ALLOWED if s.actions_left > 0 else NO_ACTION_LEFT


def do_research(s: State) -> None:
    """Two research cards; three for Europe."""
    s.actions_left -= 1
    draw(s, s.box.research_cards, BY_RESEARCH)


def draw(s: State, amount: i64, source: i64) -> None:
    """Draw research cards; Europe draws a third whenever it draws two, by the action or by a card."""
    if amount == s.box.research_cards:
        amount += perk(s, s.seat, RESEARCH_CARDS)
    decks.draw(s, s.seat, RESEARCH_DECK, amount, source)
