"""Why a move is refused. `legal` alone decides; this asks the same rules for their reason and finds words."""

from typing import Final

from orbita.core.errors import IllegalMove
from orbita.games.voyager import moves
from orbita.games.voyager.notation import SEAT_NAMES, is_named, move_text
from orbita.games.voyager.rules import actions, cards, dice, landing, missions, reasons, setup, takeover, turn
from orbita.games.voyager.sentences import NEEDED
from orbita.games.voyager.state import ACT, ATTACK, CHOOSE, DEFEND, KEEP, OVER, RAISE, TIDY, State
from orbita.games.voyager.vocabulary import FREE_LAUNCH

# By reason: a stable code and what stands in the way.
REASONS: Final = {
    reasons.NO_ACTION_LEFT: ("actions/none-left", "you have no action left this turn"),
    reasons.TOO_DEAR: ("coins/too-few", "you do not have enough coins"),
    reasons.AT_TOP_LEVEL: ("develop/top-level", "this technology is at its highest level"),
    reasons.HAS_ROCKET: ("rocket/only-one", "you have a rocket already; only one at a time"),
    reasons.NO_SHIPYARD: (
        "rocket/not-there",
        "rockets are built on Earth, with bases 1 also at your own base",
    ),
    reasons.NO_ROCKET: ("rocket/none", "you have no rocket"),
    reasons.NOT_ON_BODY: ("rocket/not-on-body", "your rocket does not stand on a body"),
    reasons.NOT_IN_SPACE: ("rocket/not-in-space", "your rocket is not in space: launch it first"),
    reasons.TOO_FAR: ("move/too-far", "that space does not share an edge with yours, or is too far away"),
    reasons.NO_BODY_HERE: ("landing/no-body-here", "that body is not in your space"),
    reasons.NO_LANDING: ("landing/not-there", "nobody can land there"),
    reasons.NO_BUILDING_LAND: ("building/not-there", "nothing can be built there"),
    reasons.ALREADY_BUILT: ("building/occupied", "there is a building already"),
    reasons.NOT_YOUR_BUILDING: ("building/not-yours", "no building of yours stands here"),
    reasons.NOTHING_TO_TAKE: ("takeover/nothing-here", "no building of another player stands here"),
    reasons.NEEDS_SABOTAGE: ("takeover/needs-technology", "you need sabotage 2"),
    reasons.NOT_IN_HAND: ("card/not-in-hand", "you do not have this card"),
    reasons.NO_USE: ("card/no-use", "it would do nothing now"),
    reasons.NOT_HELD: ("mission/not-yours", "you do not have this mission"),
    reasons.NOT_FULFILLED: ("mission/not-fulfilled", "its condition is not met"),
    reasons.AGENCY_TAKEN: ("agency/taken", "another player has this agency"),
    reasons.WITHIN_LIMIT: ("card/within-limit", "you do not have too many cards of this deck"),
}


def why_not(s: State, seat: int, move: int) -> IllegalMove | None:
    """Refuse a move unless it is listed."""
    if not 0 <= seat < s.seats:
        return IllegalMove("seat/unknown", f"there is no seat {seat}")
    if not is_named(s, move):
        return IllegalMove("move/unknown", f"there is no move number {move}")
    if s.stage == OVER:
        return IllegalMove("turn/game-over", "the game is over")
    if seat != s.asked:
        asked = SEAT_NAMES[s.asked]
        return IllegalMove("turn/not-yours", f"the table waits for {asked}", turn=asked)
    if move in turn.legal(s, seat):
        return None
    return explain(s, seat, move)


def explain(s: State, seat: int, move: int) -> IllegalMove:
    """Name the rule that stands in the way; a verb that does not belong here has none of its own."""
    reason = reason_against(s, move)
    asked = move_text(s, seat, move)
    if reason not in REASONS:
        return IllegalMove(
            "turn/wrong-step", f"{asked}: now you may {NEEDED[s.stage][1]}", move=asked, step=s.stage
        )
    code, words = REASONS[reason]
    if reason == reasons.TOO_DEAR:
        coins, price = s.coins[s.seat], price_of(s, move)
        words = f"{words}: it costs {price}, you have {coins}"
        return IllegalMove(code, f"{asked}: {words}", move=asked, coins=coins, price=price)
    return IllegalMove(code, f"{asked}: {words}", move=asked)


def price_of(s: State, move: int) -> int:
    """What a move costs, in coins."""
    if moves.ROCKET_AT <= move < moves.LAND_ON:
        return actions.rocket_price(s)
    if moves.DEVELOP <= move < moves.RESEARCH:
        return actions.technology_price(s)
    if move == moves.LAUNCH:
        return 0 if s.helps[FREE_LAUNCH] > 0 else s.box.launch_price
    return actions.building_price(s)


def reason_against(s: State, move: int) -> int:
    """Ask the rule that decides about this verb at this stage."""
    if s.stage == ACT:
        return reason_against_acting(s, move)
    if moves.DISCARD <= move < moves.REVEAL:
        if s.stage == TIDY:
            return turn.why_not_drop(s, move - moves.DISCARD)
        if s.stage in (RAISE, ATTACK, DEFEND):
            return dice.why_not_discard(s, move - moves.DISCARD)
    if s.stage == CHOOSE and moves.CHOOSE_AGENCY <= move < moves.DEVELOP:
        return setup.why_not_agency(s, move - moves.CHOOSE_AGENCY)
    if s.stage == KEEP and moves.RETURN_MISSION <= move < moves.ROCKET_AT:
        return setup.why_not_return(s, move - moves.RETURN_MISSION)
    return reasons.WRONG_STEP


def reason_against_acting(s: State, move: int) -> int:
    """In the middle of a turn."""
    if move < moves.PLAY:
        return actions.why_not_move(s, move - moves.MOVE_TO)
    if move < moves.DISCARD:
        return cards.why_not_play(s, move - moves.PLAY)
    if moves.REVEAL <= move < moves.RETURN_MISSION:
        return missions.why_not_reveal(s, move - moves.REVEAL)
    if moves.ROCKET_AT <= move < moves.LAND_ON:
        return actions.why_not_rocket(s, move - moves.ROCKET_AT)
    if moves.LAND_ON <= move < moves.CHOOSE_AGENCY:
        return landing.why_not_land(s, move - moves.LAND_ON)
    if moves.DEVELOP <= move < moves.RESEARCH:
        return actions.why_not_develop(s, move - moves.DEVELOP)
    return reason_against_word(s, move)


def reason_against_word(s: State, move: int) -> int:
    """Moves that name nothing."""
    if move in (moves.RESEARCH, moves.FUNDS):
        return reasons.NO_ACTION_LEFT
    if move == moves.LAUNCH:
        return actions.why_not_launch(s)
    if move in (moves.BUILD_HOTEL, moves.BUILD_BASE):
        return actions.why_not_build(s)
    if move == moves.CHANGE_KIND:
        return actions.why_not_change(s)
    if move == moves.TAKE_OVER:
        return takeover.why_not_take_over(s)
    return reasons.NO_ROCKET if move == moves.DESTROY else reasons.WRONG_STEP
