"""Dice (Rzut kostką): the die is shown first, then cards may be discarded to raise the roll by their pips."""

from orbita.core.chance import draw_below, say
from orbita.core.flat import Cells, append, i64
from orbita.games.voyager.events import DIE_ROLLED, FOLD, ROLL_RAISED
from orbita.games.voyager.moves import DISCARD
from orbita.games.voyager.rules import decks
from orbita.games.voyager.rules.reasons import ALLOWED, NOT_IN_HAND
from orbita.games.voyager.state import State
from orbita.games.voyager.vocabulary import ROLL_KINDS


def roll(s: State, seat: i64, bonus: i64, kind: i64, needed: i64) -> i64:
    """Roll the die; its rocket counts as six [D]. Told along: what for, and what is needed (0: not known)."""
    die = 1 + draw_below(s, 6)
    if seat == s.seat:
        s.die = die
    else:
        s.reply_die = die
    what_for = kind + FOLD * (needed + FOLD * (s.body + 1))
    say(s, DIE_ROLLED, seat, die, die + bonus + FOLD * what_for)
    return die + bonus


def why_not_discard(s: State, card: i64) -> i64:
    """Any card in hand may raise the roll."""
    return ALLOWED if s.hand[s.asked * s.box.cards + card] > 0 else NOT_IN_HAND


def add_discards(s: State, moves: Cells) -> Cells:
    """Each card of the hand."""
    for card in range(s.box.cards):
        if why_not_discard(s, card) == ALLOWED:
            moves = append(moves, DISCARD + card)
    return moves


def spend(s: State, card: i64, kind: i64, total: i64) -> i64:
    """Discard a card and add its pips for this kind of roll."""
    total += s.box.pips[card * ROLL_KINDS + kind]
    decks.discard(s, s.asked, card)
    say(s, ROLL_RAISED, s.asked, card, total)
    return total
