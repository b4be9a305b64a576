"""Why a move is refused: the rules that list moves give the reason, this finds its code and words."""

from typing import Any, Final

from orbita.core.errors import IllegalMove
from orbita.core.lang import say
from orbita.core.refusals import refused
from orbita.games.guardians import moves
from orbita.games.guardians.notation import SEAT_NAMES, move_text, space_text
from orbita.games.guardians.rules import mine, missile, movement, paying, reasons, setup
from orbita.games.guardians.shown import step
from orbita.games.guardians.state import (
    ACT,
    COME_BACK,
    FLY_ON,
    MOVE_MINE,
    OVER,
    PAY,
    PLACE_FIGHTER,
    PLACE_MINE,
    POWER_UP,
    RETURN,
    SHOOT,
    State,
)
from orbita.games.guardians.texts.catalogue import NEEDED, REFUSALS

# By reason: a stable code; the words are in the catalogue.
REASONS: Final = {
    reasons.NOT_THERE: "place/not-there",
    reasons.NO_POWER_UP: "boost/none",
    reasons.OFF_BOARD: "move/off-board",
    reasons.OCCUPIED: "move/occupied",
    reasons.TURNING: "move/turning",
    reasons.NO_WAY: "move/no-way",
    reasons.AT_THE_EDGE: "mine/at-the-edge",
    reasons.ONE_SPACE: "mine/one-space",
    reasons.FIGHTER_THERE: "mine/fighter-there",
    reasons.NO_MINE_SPACE: "mine/no-mine-space",
    reasons.NO_MISSILE: "missile/none",
    reasons.NO_INVADER: "missile/no-invader",
    reasons.FIGHTER_IN_ROW: "missile/fighter-in-row",
    reasons.NOT_THE_ROW_AHEAD: "missile/other-row",
    reasons.NOBODY_AHEAD: "missile/nobody-ahead",
    reasons.NO_SUCH_WARE: "buy/unknown",
    reasons.AFTER_COMEBACK: "buy/after-comeback",
    reasons.NOT_FOR_YOU: "buy/not-for-you",
    reasons.TOO_DEAR: "buy/too-dear",
    reasons.NOT_HELD: "pay/not-held",
    reasons.TOO_LITTLE: "pay/too-little",
    reasons.TOKEN_TO_SPARE: "pay/token-to-spare",
}

# Steps in which nothing can stand in the way of a word.
ALWAYS: Final = {
    moves.SHOOT_NOW: (ACT, SHOOT),
    moves.STOP: (FLY_ON,),
    moves.KEEP_MINE: (MOVE_MINE,),
    moves.PASS: (COME_BACK,),
}


def why_not(s: State, seat: int, move: int) -> IllegalMove | None:
    """Refuse a move unless the rules allow it."""
    if not 0 <= seat < s.seats:
        return refused(IllegalMove, REFUSALS, "seat/unknown", seat=seat)
    if not 0 <= move < moves.PAY_WITH + len(s.box.payment_total):
        return refused(IllegalMove, REFUSALS, "move/unknown", number=move)
    if s.stage == OVER:
        return refused(IllegalMove, REFUSALS, "turn/game-over")
    if seat != s.seat:
        return refused(IllegalMove, REFUSALS, "turn/not-yours", turn=SEAT_NAMES[s.seat])
    reason = reason_against(s, move)
    return None if reason == reasons.ALLOWED else explain(s, move, reason)


def explain(s: State, move: int, reason: int) -> IllegalMove:
    """Name the rule that stands in the way; a verb that does not belong here has none of its own."""
    is_named = not moves.BUY <= move < moves.PAY_WITH or moves.BUY < move <= moves.BUY + POWER_UP
    asked = move_text(s, s.seat, move) if is_named else f"move {move}"
    if reason not in REASONS:
        now = step(s.stage, s.buying)
        return told(asked, "turn/wrong-step", {"step": now}, needed=say(NEEDED[now], "en"))
    details: dict[str, Any] = {}
    if reason in (reasons.TOO_DEAR, reasons.TOO_LITTLE, reasons.TOKEN_TO_SPARE):
        bought = move - moves.BUY if reason == reasons.TOO_DEAR else s.buying
        details = {"price": s.box.prices[bought]}
    elif reason == reasons.AT_THE_EDGE:
        details = {"space": space_text(s.box, s.box.mine_spaces[0])}
    return told(asked, REASONS[reason], details)


def told(asked: str, code: str, details: dict[str, Any], **words: str) -> IllegalMove:
    """A refusal that says in English what was asked and why not."""
    sentence = say(REFUSALS[code], "en", **details, **words)
    return IllegalMove(code, f"{asked}: {sentence}", move=asked, **details)


def reason_against(s: State, move: int) -> int:
    """Ask the rule that decides about this verb at this stage."""
    if move < moves.PLACE_AT:
        return reason_against_flight(s, move)
    if move < moves.MINE_TO:
        is_placing = s.stage in (PLACE_FIGHTER, RETURN)
        return setup.why_not_place(s, move - moves.PLACE_AT) if is_placing else reasons.WRONG_STEP
    if move < moves.MISSILE_AT:
        return reason_against_mine(s, move - moves.MINE_TO)
    if move < moves.SHOOT_NOW:
        is_shooting = s.stage in (ACT, SHOOT)
        return missile.why_not_fire(s, move - moves.MISSILE_AT) if is_shooting else reasons.WRONG_STEP
    if move == moves.MINE_RIGHT and s.stage == MOVE_MINE:
        return mine.why_not_move_right(s)
    if moves.BUY < move < moves.PAY_WITH and s.stage == ACT:
        return paying.why_not_buy(s, move - moves.BUY)
    if move >= moves.PAY_WITH and s.stage in (PAY, COME_BACK):
        return paying.why_not_pay(s, move - moves.PAY_WITH)
    return reasons.ALLOWED if s.stage in ALWAYS.get(move, ()) else reasons.WRONG_STEP


def reason_against_flight(s: State, move: int) -> int:
    """At the beginning of a turn, and on the way."""
    if s.stage not in (ACT, FLY_ON):
        return reasons.WRONG_STEP
    if move < moves.BOOST_AT:
        return movement.why_not_fly(s, move - moves.MOVE_TO)
    return movement.why_not_boost(s, move - moves.BOOST_AT)


def reason_against_mine(s: State, space: int) -> int:
    """When it is placed, and when it comes back from the edge."""
    if s.stage == PLACE_MINE:
        return setup.why_not_place_mine(s, space)
    return mine.why_not_re_enter(s, space) if s.stage == MOVE_MINE else reasons.WRONG_STEP
