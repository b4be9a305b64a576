"""A turn (Przebieg rozgrywki): income, two actions with any number of cards, the belt, the hand limit."""

from orbita.core.chance import Event, say
from orbita.core.flat import Cells, append, i64, vec
from orbita.games.voyager.events import BELT_PASSED, CARD_DROPPED, TURN_BEGAN
from orbita.games.voyager.moves import (
    BUILD_BASE,
    BUILD_HOTEL,
    CHANGE_KIND,
    CHOOSE_AGENCY,
    DESTROY,
    DEVELOP,
    DISCARD,
    END_TURN,
    FUNDS,
    LAND_ON,
    LAUNCH,
    MOVE_TO,
    PLAY,
    RESEARCH,
    RETURN_MISSION,
    REVEAL,
    ROCKET_AT,
    STAND,
    TAKE_OVER,
)
from orbita.games.voyager.rules import (
    actions,
    cards,
    decks,
    dice,
    end,
    landing,
    missions,
    rings,
    setup,
    takeover,
)
from orbita.games.voyager.rules.reasons import ALLOWED, NOT_IN_HAND, WITHIN_LIMIT
from orbita.games.voyager.state import (
    ACT,
    ATTACK,
    BASE,
    CHOOSE,
    DEFEND,
    HOTEL,
    KEEP,
    NOBODY,
    OVER,
    RAISE,
    START,
    TIDY,
    State,
    buildings_of,
    clear_helps,
    count,
    is_in_space,
    perk,
)
from orbita.games.voyager.vocabulary import (
    ATTACK_ROLL,
    BASE_CARDS,
    BELT_ESCAPES,
    BELT_ROLL,
    BELT_SAFETY,
    DEFENCE_ROLL,
    EXPLORATION_DECK,
    HOTEL_COINS,
    LANDING_ROLL,
)


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
    return dice.legal_raises(s)


def apply(s: State, seat: i64, move: i64, events: list[Event] | None = None) -> None:
    """Carry out a legal move and everything that follows without a choice."""
    s.events = events
    stage = s.stage
    if stage == ACT:
        act(s, move)
    elif stage == RAISE:
        raise_roll(s, move)
    elif stage == ATTACK:
        raise_attack(s, move)
    elif stage == DEFEND:
        raise_defence(s, move)
    elif stage == TIDY:
        drop(s, move - DISCARD)
    elif stage == CHOOSE:
        setup.choose_agency(s, move - CHOOSE_AGENCY)
    elif stage == KEEP:
        if setup.return_mission(s, move - RETURN_MISSION):
            go_on_with_setup(s)
    elif stage == START:
        actions.raise_level(s, move - DEVELOP)
        go_on_with_setup(s)
    if s.stage > START and s.stage != OVER:
        missions.check(s, s.seat)  # [D] after every step; a step that changes others checks them itself
    s.events = None


def go_on_with_setup(s: State) -> None:
    """The next seat gets its missions; after the last one the first turn begins."""
    s.seat = (s.seat + 1) % s.seats
    s.asked = s.seat
    if s.seat == s.first:
        begin(s)
        missions.check_everybody(s)
    else:
        setup.deal_missions(s)


def begin(s: State) -> None:
    """Income: a coin for each hotel, an exploration card for each base; more with technology 3."""
    s.stage = ACT
    s.actions_left = s.box.actions
    say(s, TURN_BEGAN, s.seat, s.round)
    hotels = buildings_of(s, s.seat, HOTEL)
    actions.gain_coins(s, s.seat, hotels * (1 + perk(s, s.seat, HOTEL_COINS)))
    bases = buildings_of(s, s.seat, BASE)
    decks.draw(s, s.seat, EXPLORATION_DECK, bases * (1 + perk(s, s.seat, BASE_CARDS)))


def act(s: State, move: i64) -> None:
    """An action, a card, a mission, the self-destruct button, or the end of the turn."""
    if move < PLAY:
        actions.move(s, move - MOVE_TO)
    elif move < DISCARD:
        cards.play(s, move - PLAY)
    elif move < RETURN_MISSION:
        missions.reveal(s, move - REVEAL)
    elif move < LAND_ON:
        actions.build_rocket(s, move - ROCKET_AT)
    elif move < CHOOSE_AGENCY:
        landing.land(s, move - LAND_ON)
    elif move < RESEARCH:
        actions.develop(s, move - DEVELOP)
    elif move == RESEARCH:
        actions.research(s)
    elif move == FUNDS:
        actions.raise_funds(s)
    elif move == LAUNCH:
        actions.launch(s)
    elif move == BUILD_HOTEL:
        actions.build(s, HOTEL)
    elif move == BUILD_BASE:
        actions.build(s, BASE)
    elif move == CHANGE_KIND:
        actions.change_kind(s)
    elif move == TAKE_OVER:
        takeover.take_over(s)
    elif move == DESTROY:
        actions.destroy_own_rocket(s)
    else:
        end_turn(s)


def raise_roll(s: State, move: i64) -> None:
    """A landing or the belt: raise the own roll by a card, or let it stand and fail."""
    if move != STAND:
        s.roll = dice.spend(s, move - DISCARD, s.roll_kind, s.roll)
    if s.roll_kind == LANDING_ROLL:
        if move == STAND:
            landing.fail(s)
        else:
            landing.settle(s)
    elif move == STAND:
        crash(s)
    else:
        settle_in_belt(s)


def raise_attack(s: State, move: i64) -> None:
    """The attacker raises as often as wanted, then the owner answers."""
    if move == STAND:
        takeover.ask_owner(s)
    else:
        s.roll = dice.spend(s, move - DISCARD, ATTACK_ROLL, s.roll)
        takeover.ask_attacker(s)


def raise_defence(s: State, move: i64) -> None:
    """The owner raises until the building is safe, or gives it up."""
    if move == STAND:
        takeover.change_hands(s)
    else:
        s.reply = dice.spend(s, move - DISCARD, DEFENCE_ROLL, s.reply)
        takeover.ask_owner(s)


def end_turn(s: State) -> None:
    """In space in the belt: roll three or more, or the rocket is lost."""
    if is_in_space(s, s.seat) and s.helps[BELT_SAFETY] == 0 and danger(s) > 0:
        s.roll_kind = BELT_ROLL
        s.body = NOBODY
        s.roll = dice.roll(s, s.seat, 0)
        settle_in_belt(s)
    else:
        tidy(s)


def danger(s: State) -> i64:
    """The roll that is needed where the rocket is."""
    return s.box.danger[s.box.ring_of[s.rocket[s.seat]]]


def settle_in_belt(s: State) -> None:
    """High enough: the rocket has dodged. Otherwise cards may raise the roll."""
    if s.roll >= danger(s):
        count(s, s.seat, BELT_ESCAPES)
        say(s, BELT_PASSED, s.seat)
        tidy(s)
    elif decks.has_cards(s, s.seat):
        s.stage = RAISE
    else:
        crash(s)


def crash(s: State) -> None:
    """The rocket is lost in the belt."""
    actions.lose_rocket(s)
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
    """The next seat; after the last one the rings turn. Nobody has a second last turn.

    [D] Where nobody reaches the goal, the game ends after its last round.
    """
    missions.check(s, s.seat)
    s.seat = (s.seat + 1) % s.seats
    s.asked = s.seat
    is_round_over = s.seat == s.first
    if s.seat == s.last or (is_round_over and s.last == NOBODY and s.round + 1 >= s.box.last_round):
        end.finish(s)
        return
    if is_round_over:
        rings.turn_rings(s)
    begin(s)
