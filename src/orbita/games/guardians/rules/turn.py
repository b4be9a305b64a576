"""A turn (Przebieg rozgrywki): move, shoot, mine; or buy instead. A step without a choice plays itself."""

from typing import Final

from orbita.core.chance import Event, no_moves, say
from orbita.core.flat import Cells, append, i64, vec
from orbita.games.guardians.events import TURN_BEGAN
from orbita.games.guardians.moves import (
    BOOST_AT,
    BUY,
    KEEP_MINE,
    MINE_RIGHT,
    MINE_TO,
    MISSILE_AT,
    MOVE_TO,
    PASS,
    PAY_WITH,
    PLACE_AT,
    SHOOT_NOW,
    SPACES,
    STOP,
)
from orbita.games.guardians.rules import (
    comeback,
    end,
    levels,
    mine,
    missile,
    movement,
    paying,
    power_up,
    setup,
    shooting,
)
from orbita.games.guardians.state import (
    ACT,
    COME_BACK,
    FLY_ON,
    MOVE_MINE,
    NOWHERE,
    OVER,
    PAY,
    PLACE_FIGHTER,
    PLACE_MINE,
    RETURN,
    SHOOT,
    State,
)

ONE_SEAT: Final[tuple[tuple[int, ...], ...]] = ((0,), (1,), (2,), (3,))
NOBODY: Final[tuple[int, ...]] = ()


def awaited(s: State) -> tuple[int, ...]:
    """One seat at a time; nobody once the game is over."""
    return NOBODY if s.stage == OVER else ONE_SEAT[s.seat]


def legal(s: State, seat: i64) -> Cells:
    """The moves of a seat: none unless the table waits for it."""
    stage = s.stage
    if seat != s.seat or stage == OVER:
        return vec[i64]()
    if stage == ACT:
        moves = movement.add_flights(s, no_moves())
        moves = append(moves, SHOOT_NOW)
        moves = missile.add_targets(s, moves)
        return paying.add_purchases(s, moves)
    if stage == MOVE_MINE:
        return mine.legal_mine_moves(s)
    if stage == SHOOT:
        return missile.add_targets(s, append(no_moves(), SHOOT_NOW))
    if stage == FLY_ON:
        return append(movement.add_flights_onward(s, no_moves()), STOP)
    if stage == PAY:
        return paying.legal_payments(s)
    if stage == COME_BACK:
        return append(paying.legal_payments(s), PASS)
    if stage == PLACE_MINE:
        return setup.legal_mine_placings(s)
    return setup.legal_placings(s)


def is_aiming(s: State, seat: i64) -> bool:
    """Tell whether a seat has flown, or fired some of its shots, and chooses between shot and missile."""
    return s.stage == SHOOT and seat == s.seat


def apply(s: State, seat: i64, move: i64, events: list[Event] | None = None) -> None:
    """Carry out a legal move and everything that follows without a choice."""
    s.events = events
    stage = s.stage
    if stage == ACT:
        act(s, move)
    elif stage == MOVE_MINE:
        if move != KEEP_MINE:
            mine.move_mine(s, s.mine + 1 if move == MINE_RIGHT else move - MINE_TO)
            end.check_invaders(s)
        end_turn(s)
    elif stage == SHOOT:
        fire(s, move)
    elif stage == FLY_ON:
        if move != STOP:
            movement.fly(s, move - MOVE_TO)
        take_aim(s)
    elif stage == PAY:
        paying.pay(s, move - PAY_WITH)
        paying.receive(s, s.buying)
        next_seat(s)  # [D] a turn spent buying neither breaks nor lengthens the streak of misses
    elif stage == COME_BACK:
        if move == PASS:
            comeback.decline(s)
            next_seat(s)
        else:
            paying.pay(s, move - PAY_WITH)
            s.stage = RETURN
    elif stage == RETURN:
        if not comeback.come_back(s, move - PLACE_AT):
            next_seat(s)
    elif stage == PLACE_FIGHTER:
        setup.place_fighter(s, move - PLACE_AT)
    elif stage == PLACE_MINE:
        setup.place_mine(s, move - MINE_TO)
        begin(s)
    s.events = None


def begin(s: State) -> None:
    """Begin the turn of the seat; one whose fighter is lost comes back first, or passes, or is out."""
    say(s, TURN_BEGAN, s.seat)
    s.has_hit = 0
    s.buying = 0
    if s.fighter[s.seat] != NOWHERE:
        s.stage = ACT
    elif not comeback.offer(s):
        next_seat(s)


def act(s: State, move: i64) -> None:
    """Fly, with or without the power-up, or stay; then shoot, as everybody must. Or buy, and nothing else."""
    if move < MOVE_TO + SPACES:
        movement.fly(s, move - MOVE_TO)
        take_aim(s)
    elif move < BOOST_AT + SPACES:
        if not power_up.use_power_up(s, move - BOOST_AT):
            take_aim(s)
    elif move >= BUY:
        s.buying = move - BUY
        s.stage = PAY
    else:
        levels.load(s)
        fire(s, move)


def take_aim(s: State) -> None:
    """The shots of the turn, one after another, unless the game has ended on the way."""
    if s.stage == OVER:
        return
    levels.load(s)
    finish_shooting(s)


def fire(s: State, move: i64) -> None:
    """Fire the shot or the missile that was chosen, then the shots that remain."""
    s.shots_left -= 1
    if move == SHOOT_NOW:
        shooting.shoot(s)
    else:
        if s.box.missile_replaces_all_shots:  # [D] by default it replaces one of them
            s.shots_left = 0
        missile.fire_missile(s, move - MISSILE_AT)
    end.check_invaders(s)
    if s.stage != OVER:
        finish_shooting(s)


def finish_shooting(s: State) -> None:
    """Shoot on until a choice comes up, then go on to the mine."""
    levels.shoot_on(s, True)
    if s.stage == OVER or s.shots_left > 0:
        return
    if mine.can_move_mine(s):
        s.stage = MOVE_MINE
    else:
        end_turn(s)


def end_turn(s: State) -> None:
    """Count the streak of turns without a hit."""
    if s.stage == OVER:
        return
    if s.has_hit:
        s.missed = 0
    else:
        s.missed |= 1 << s.seat
    end.check_seats(s)
    next_seat(s)


def next_seat(s: State) -> None:
    """Pass the turn to the next seat that is not out."""
    if s.stage == OVER:
        return
    s.seat = (s.seat + 1) % s.seats
    while s.out >> s.seat & 1:
        s.seat = (s.seat + 1) % s.seats
    begin(s)
