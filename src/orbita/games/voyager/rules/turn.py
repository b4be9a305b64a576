"""A turn (Przebieg rozgrywki): income, two actions with any number of cards, the belt, the hand limit."""

from orbita.core.chance import Event, say
from orbita.core.flat import Cells, append, i64, vec
from orbita.games.voyager.events import CARD_DROPPED, TURN_BEGAN
from orbita.games.voyager.moves import (
    CHOOSE_AGENCY,
    DEVELOP,
    DISCARD,
    END_TURN,
    PLAY,
    RETURN_MISSION,
    REVEAL,
    STAND,
    TAKE_OVER,
)
from orbita.games.voyager.rules import (
    actions,
    belt,
    buildings,
    cards,
    decks,
    dice,
    end,
    landing,
    missions,
    rings,
    setup,
    takeover,
    technologies,
)
from orbita.games.voyager.rules.reasons import ALLOWED, NOT_IN_HAND, WITHIN_LIMIT
from orbita.games.voyager.state import (
    ACT,
    ATTACK,
    CHOOSE,
    DEFEND,
    KEEP,
    OVER,
    RAISE,
    START,
    TIDY,
    State,
    clear_helps,
)
from orbita.games.voyager.vocabulary import LANDING_ROLL


def awaited(s: State) -> tuple[int, ...]:
    """One seat at a time, in a takeover also the owner; nobody once the game is over."""
    if s.stage == OVER:
        return ()
    return (s.asked,)


def legal(s: State, seat: i64) -> Cells:
    """The moves of a seat: none unless the table waits for it."""
    stage = s.stage
    if seat != s.asked or stage == OVER:
        return vec[i64]()
    if stage == ACT:
        moves = actions.add_actions(s, vec[i64]())
        moves = landing.add_landings(s, moves)
        if takeover.why_not_take_over(s) == ALLOWED:
            moves = append(moves, TAKE_OVER)
        moves = cards.add_cards(s, moves)
        moves = missions.add_missions(s, moves)
        return append(moves, END_TURN)
    if stage == TIDY:
        return legal_drops(s)
    if stage == CHOOSE:
        return setup.legal_agencies(s)
    if stage == KEEP:
        return setup.legal_returns(s)
    if stage == START:
        return setup.legal_start_technologies(s)
    return legal_while_rolling(s)


def legal_while_rolling(s: State) -> Cells:
    """Cards to discard; in one's own turn also cards and missions to play [D]; or let the roll stand."""
    moves = dice.add_discards(s, vec[i64]())
    if s.asked == s.seat:  # the owner in another's takeover is not in a turn of the own
        moves = missions.add_missions(s, cards.add_cards(s, moves))
    return append(moves, STAND)


def apply(s: State, seat: i64, move: i64, events: list[Event] | None = None) -> None:
    """Carry out a legal move and everything that follows without a choice."""
    s.events = events
    if not carry_out(s, move) and s.stage > START and s.stage != OVER:
        missions.check(s, s.seat)  # [D] after every step
    s.events = None


def carry_out(s: State, move: i64) -> bool:
    """Hand a move to its chapter, by what the table waits for.

    Tell whether achievements were looked at already, as a step that changes something for others does.
    """
    stage = s.stage
    if PLAY <= move < DISCARD:
        return play_card(s, move - PLAY)
    if REVEAL <= move < RETURN_MISSION:
        missions.reveal(s, move - REVEAL)
    elif stage == ACT:
        return act(s, move)
    elif stage == RAISE:
        raise_roll(s, move)
    elif stage == ATTACK:
        return takeover.raise_attack(s, move)
    elif stage == DEFEND:
        return takeover.raise_defence(s, move)
    elif stage == TIDY:
        drop(s, move - DISCARD)
    elif stage == CHOOSE:
        setup.choose_agency(s, move - CHOOSE_AGENCY)
    elif stage == KEEP:
        if setup.return_mission(s, move - RETURN_MISSION):
            return go_on_with_setup(s)
    elif stage == START:
        technologies.raise_level(s, move - DEVELOP)
        return go_on_with_setup(s)
    return False


def go_on_with_setup(s: State) -> bool:
    """The next seat gets its missions; after the last one the first turn begins."""
    s.seat = (s.seat + 1) % s.seats
    s.asked = s.seat
    if s.seat != s.first:
        setup.deal_missions(s)
        return False
    begin(s)
    missions.check_everybody(s)
    return True


def begin(s: State) -> None:
    """Two actions, and the income of the buildings."""
    s.stage = ACT
    s.actions_left = s.box.actions
    say(s, TURN_BEGAN, s.seat, s.round)
    buildings.income(s)


def act(s: State, move: i64) -> bool:
    """An action, the self-destruct button, or the end of the turn."""
    if move != END_TURN:
        return actions.act(s, move)
    end_turn(s)
    return False


def play_card(s: State, card: i64) -> bool:
    """A card, at any time of the turn; an open roll of one's own then goes on from what it is now."""
    cards.play(s, card)
    if s.stage == ACT:
        return True
    if s.stage == ATTACK:
        return takeover.ask_attacker(s)
    if s.roll_kind == LANDING_ROLL:
        landing.settle(s)
    elif belt.settle(s):
        tidy(s)
    return False


def raise_roll(s: State, move: i64) -> None:
    """A landing or the belt: raise your roll by a card, or let it stand and fail."""
    if s.roll_kind == LANDING_ROLL:
        landing.raise_roll(s, move)
    elif belt.raise_roll(s, move):
        tidy(s)


def end_turn(s: State) -> None:
    """Dodge the asteroids, then put the hand in order."""
    if belt.cross(s):
        tidy(s)


def tidy(s: State) -> None:
    """At the end of a turn at most two research and two exploration cards stay in the hand."""
    clear_helps(s)
    for deck in range(2):
        if s.hand_size[s.seat * 2 + deck] > s.box.hand_limit[deck]:
            s.stage = TIDY
            return
    pass_turn(s)


def why_not_drop(s: State, card: i64) -> i64:
    """Only cards of a deck of which there are too many."""
    if s.hand[s.seat * s.box.cards + card] == 0:
        return NOT_IN_HAND
    deck = s.box.deck_of[card]
    return ALLOWED if s.hand_size[s.seat * 2 + deck] > s.box.hand_limit[deck] else WITHIN_LIMIT


def legal_drops(s: State) -> Cells:
    """Every card that may be discarded at the hand limit."""
    moves = vec[i64]()
    for card in range(s.box.cards):
        if why_not_drop(s, card) == ALLOWED:
            moves = append(moves, DISCARD + card)
    return moves


def drop(s: State, card: i64) -> None:
    """Discard one card too many."""
    decks.discard(s, s.seat, card)
    say(s, CARD_DROPPED, s.seat, card)
    tidy(s)


def pass_turn(s: State) -> None:
    """The next seat; after the last one the rings turn."""
    missions.check(s, s.seat)
    s.seat = (s.seat + 1) % s.seats
    s.asked = s.seat
    if end.is_over(s):
        end.finish(s)
        return
    if s.seat == s.first:
        rings.turn_rings(s)
    begin(s)
