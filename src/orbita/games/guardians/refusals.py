"""Why a move is refused. `legal` alone decides; this finds the words."""

from typing import Any, Final

from orbita.core.errors import IllegalMove
from orbita.games.guardians import moves
from orbita.games.guardians.notation import SEAT_NAMES, move_text
from orbita.games.guardians.rules import missile, paying
from orbita.games.guardians.rules.turn import legal
from orbita.games.guardians.state import (
    ACT,
    EMPTY,
    FLY_ON,
    MOVE_MINE,
    OVER,
    PLACE_FIGHTER,
    RETURN,
    SHOOT,
    WALL,
    State,
    is_fighter,
)

NEEDED: Final = (
    "place your fighter on an empty space of the lowest row",
    "place the mine on a mine space",
    "move, shoot or buy",
    "fly on in the same direction or stop",
    "shoot or fire the missile",
    "move the mine or keep it",
    "choose the tokens to pay with",
    "pay to come back or pass",
    "place your fighter on an empty space of the lowest row",
)
MISSILE_REFUSALS: Final = {
    missile.NO_MISSILE: ("missile/none", "you have no missile ready"),
    missile.NO_INVADER: ("missile/no-invader", "there is no invader in that row"),
    missile.FIGHTER_IN_ROW: ("missile/fighter-in-row", "another fighter is in that row"),
    missile.NOT_THE_ROW_AHEAD: ("missile/other-row", "it strikes the row of the first invader ahead"),
    missile.NOBODY_AHEAD: ("missile/nobody-ahead", "the first thing ahead of you is not an invader"),
}


def why_not(s: State, seat: int, move: int) -> IllegalMove | None:
    """Refuse a move unless it is listed."""
    if not 0 <= seat < s.seats:
        return IllegalMove("seat/unknown", f"there is no seat {seat}")
    if not 0 <= move < moves.PAY_WITH + len(s.box.payment_total):
        return IllegalMove("move/unknown", f"there is no move number {move}")
    if s.stage == OVER:
        return IllegalMove("turn/game-over", "the game is over")
    if seat != s.seat:
        return IllegalMove("turn/not-yours", f"it is {SEAT_NAMES[s.seat]}'s turn", turn=SEAT_NAMES[s.seat])
    if move in legal(s, seat):
        return None
    return explain(s, move)


def explain(s: State, move: int) -> IllegalMove:
    """Find the rule that stands in the way; a verb that does not belong here has none of its own."""
    if move < moves.BOOST_AT + moves.SPACES and s.stage in (ACT, FLY_ON):
        return explain_flight(s, move)
    if moves.PLACE_AT <= move < moves.MINE_TO and s.stage in (PLACE_FIGHTER, RETURN):
        return refuse(s, "place/not-there", move, "an empty space of the lowest row is needed")
    if moves.MINE_TO <= move < moves.MISSILE_AT or move in (moves.MINE_RIGHT, moves.KEEP_MINE):
        if s.stage == MOVE_MINE:
            return explain_mine(s, move)
    elif moves.MISSILE_AT <= move < moves.SHOOT_NOW and s.stage in (ACT, SHOOT):
        return explain_missile(s, move)
    elif moves.BUY < move < moves.PAY_WITH and s.stage == ACT:
        return explain_purchase(s, move)
    elif move >= moves.PAY_WITH and s.buying:
        return explain_payment(s, move)
    return refuse(s, "turn/wrong-step", move, f"now you may {NEEDED[s.stage]}", step=s.stage)


def refuse(s: State, code: str, move: int, reason: str, **details: Any) -> IllegalMove:
    """Say what was asked and why not."""
    is_named = not (moves.BUY <= move < moves.PAY_WITH and move - moves.BUY not in range(1, 4))
    asked = move_text(s, s.seat, move) if is_named else f"move {move}"
    return IllegalMove(code, f"{asked}: {reason}", move=asked, **details)


def explain_flight(s: State, move: int) -> IllegalMove:
    """Empty spaces only, in a straight line; after a power-up only onward."""
    is_boost = move >= moves.BOOST_AT
    target = move - (moves.BOOST_AT if is_boost else moves.MOVE_TO)
    if is_boost and (s.stage == FLY_ON or s.power_up[s.seat] != 1):
        return refuse(s, "boost/none", move, "you have no power-up ready")
    if target >= len(s.board) or s.board[target] == WALL:
        return refuse(s, "move/off-board", move, "that is not on the board")
    if s.board[target] != EMPTY:
        return refuse(s, "move/occupied", move, "that space is not empty")
    if s.stage == FLY_ON:
        return refuse(s, "move/turning", move, "a fighter flies on in the same direction, over empty spaces")
    return refuse(s, "move/no-way", move, "a fighter flies in a straight line, over empty spaces")


def explain_mine(s: State, move: int) -> IllegalMove:
    """One space right, or back from the edge; never onto a fighter."""
    if move == moves.MINE_RIGHT:
        return refuse(s, "mine/at-the-edge", move, "it leaves the board: choose a mine space to re-enter it")
    target = move - moves.MINE_TO
    if s.board[s.mine + 1] != WALL:
        return refuse(s, "mine/one-space", move, "it moves one space right")
    if target < len(s.board) and is_fighter(s.board[target]):
        return refuse(s, "mine/fighter-there", move, "there is a fighter on that space")
    return refuse(s, "mine/no-mine-space", move, "that is not a mine space")


def explain_missile(s: State, move: int) -> IllegalMove:
    """Only at the row of the first invader ahead, unless the house rule allows any."""
    row = move - moves.MISSILE_AT
    if not 1 <= row <= s.box.rows:
        return refuse(s, "missile/no-invader", move, "there is no such row")
    code, reason = MISSILE_REFUSALS[missile.why_not_fire(s, row)]
    return refuse(s, code, move, reason)


def explain_purchase(s: State, move: int) -> IllegalMove:
    """On sale, and affordable."""
    what = move - moves.BUY
    if what not in range(1, 4):
        return refuse(s, "buy/unknown", move, "there is no such thing to buy")
    if not paying.is_on_sale(s, what):
        return refuse(s, "buy/not-for-you", move, "it is not in this game, or you have had yours")
    price = s.box.prices[what]
    return refuse(s, "buy/too-dear", move, f"it costs {price}, you have {s.score[s.seat]}", price=price)


def explain_payment(s: State, move: int) -> IllegalMove:
    """Enough, held, and nothing to spare."""
    payment, price = move - moves.PAY_WITH, s.box.prices[s.buying]
    if not paying.holds(s, payment):
        return refuse(s, "pay/not-held", move, "you do not have these tokens")
    if s.box.payment_total[payment] < price:
        return refuse(s, "pay/too-little", move, f"the price is {price}", price=price)
    return refuse(
        s, "pay/token-to-spare", move, f"the price is {price}: one token could be kept", price=price
    )
