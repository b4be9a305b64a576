"""Why a move is refused: the rules that list moves give the reason, this finds its code and words."""

from typing import Final

from orbita.core import refusals
from orbita.core.errors import IllegalMove
from orbita.core.lang import say
from orbita.games.voyager import moves
from orbita.games.voyager.notation import SEAT_NAMES, is_named, move_text
from orbita.games.voyager.position import STAGES
from orbita.games.voyager.rules import (
    buildings,
    cards,
    dice,
    funds,
    landing,
    launch,
    missions,
    movement,
    reasons,
    research,
    rocket,
    setup,
    takeover,
    technologies,
    turn,
)
from orbita.games.voyager.state import ACT, ATTACK, CHOOSE, DEFEND, KEEP, OVER, RAISE, START, TIDY, State
from orbita.games.voyager.texts.catalogue import NEEDED, REFUSALS

# By reason: a stable code; the words are in the catalogue.
REASONS: Final = {
    reasons.NO_ACTION_LEFT: "actions/none-left",
    reasons.TOO_DEAR: "coins/too-few",
    reasons.AT_TOP_LEVEL: "develop/top-level",
    reasons.HAS_ROCKET: "rocket/only-one",
    reasons.NO_SHIPYARD: "rocket/not-there",
    reasons.NO_ROCKET: "rocket/none",
    reasons.NOT_ON_BODY: "rocket/not-on-body",
    reasons.NOT_IN_SPACE: "rocket/not-in-space",
    reasons.TOO_FAR: "move/too-far",
    reasons.NO_BODY_HERE: "landing/no-body-here",
    reasons.NO_LANDING: "landing/not-there",
    reasons.NO_BUILDING_LAND: "building/not-there",
    reasons.ALREADY_BUILT: "building/occupied",
    reasons.NOT_YOUR_BUILDING: "building/not-yours",
    reasons.NOTHING_TO_TAKE: "takeover/nothing-here",
    reasons.NEEDS_SABOTAGE: "takeover/needs-technology",
    reasons.NOT_IN_HAND: "card/not-in-hand",
    reasons.NO_USE: "card/no-use",
    reasons.MOVES_ROCKET: "card/moves-rocket",
    reasons.NOT_HELD: "mission/not-yours",
    reasons.NOT_FULFILLED: "mission/not-fulfilled",
    reasons.AGENCY_TAKEN: "agency/taken",
    reasons.WITHIN_LIMIT: "card/within-limit",
}


def why_not(s: State, seat: int, move: int) -> IllegalMove | None:
    """Refuse a move unless the rules allow it."""
    if not 0 <= seat < s.seats:
        return refused("seat/unknown", seat=seat)
    if not is_named(s, move):
        return refused("move/unknown", number=move)
    if s.stage == OVER:
        return refused("turn/game-over")
    if seat != s.asked:
        return refused("turn/not-yours", turn=SEAT_NAMES[s.asked])
    reason = reason_against(s, move)
    return None if reason == reasons.ALLOWED else explain(s, seat, move, reason)


def refused(code: str, **values: object) -> IllegalMove:
    """A refusal with its English words; those of other languages are found by its code."""
    return refusals.refused(IllegalMove, REFUSALS, code, **values)


def explain(s: State, seat: int, move: int, reason: int) -> IllegalMove:
    """Name the rule that stands in the way; a verb that does not belong here has none of its own."""
    asked = move_text(s, seat, move)
    if reason not in REASONS:
        step = STAGES[s.stage]
        message = say(REFUSALS["turn/wrong-step"], "en", needed=say(NEEDED[step], "en"))
        return IllegalMove("turn/wrong-step", message, move=asked, step=step)
    if reason == reasons.TOO_DEAR:
        return refused(REASONS[reason], move=asked, coins=s.coins[s.seat], price=price_of(s, move))
    return refused(REASONS[reason], move=asked)


def price_of(s: State, move: int) -> int:
    """What a move costs, in coins."""
    if moves.ROCKET_AT <= move < moves.LAND_ON:
        return rocket.rocket_price(s)
    if moves.DEVELOP <= move < moves.RESEARCH:
        return technologies.technology_price(s)
    if move == moves.LAUNCH:
        return launch.launch_price(s)
    return buildings.building_price(s)


def reason_against(s: State, move: int) -> int:
    """Ask the rule that decides about this verb at this stage."""
    if s.stage == ACT:
        return reason_against_acting(s, move)
    if moves.DISCARD <= move < moves.REVEAL:
        if s.stage == TIDY:
            return turn.why_not_drop(s, move - moves.DISCARD)
        if s.stage in (RAISE, ATTACK, DEFEND):
            return dice.why_not_discard(s, move - moves.DISCARD)
    if s.stage in (RAISE, ATTACK) and moves.PLAY <= move < moves.DISCARD:
        return cards.why_not_play(s, move - moves.PLAY)
    if s.stage in (RAISE, ATTACK) and moves.REVEAL <= move < moves.RETURN_MISSION:
        return missions.why_not_reveal(s, move - moves.REVEAL)
    if move == moves.STAND and s.stage in (RAISE, ATTACK, DEFEND):
        return reasons.ALLOWED
    if s.stage == CHOOSE and moves.CHOOSE_AGENCY <= move < moves.DEVELOP:
        return setup.why_not_agency(s, move - moves.CHOOSE_AGENCY)
    if s.stage == KEEP and moves.RETURN_MISSION <= move < moves.ROCKET_AT:
        return setup.why_not_return(s, move - moves.RETURN_MISSION)
    if s.stage == START and moves.DEVELOP <= move < moves.RESEARCH:
        return reasons.ALLOWED  # whichever Japan likes
    return reasons.WRONG_STEP


def reason_against_acting(s: State, move: int) -> int:
    """In the middle of a turn."""
    if move < moves.PLAY:
        return movement.why_not_move(s, move - moves.MOVE_TO)
    if move < moves.DISCARD:
        return cards.why_not_play(s, move - moves.PLAY)
    if moves.REVEAL <= move < moves.RETURN_MISSION:
        return missions.why_not_reveal(s, move - moves.REVEAL)
    if moves.ROCKET_AT <= move < moves.LAND_ON:
        return rocket.why_not_rocket(s, move - moves.ROCKET_AT)
    if moves.LAND_ON <= move < moves.CHOOSE_AGENCY:
        return landing.why_not_land(s, move - moves.LAND_ON)
    if moves.DEVELOP <= move < moves.RESEARCH:
        return technologies.why_not_develop(s, move - moves.DEVELOP)
    return reason_against_word(s, move)


def reason_against_word(s: State, move: int) -> int:
    """Moves that name nothing."""
    if move == moves.RESEARCH:
        return research.why_not_research(s)
    if move == moves.FUNDS:
        return funds.why_not_raise_funds(s)
    if move == moves.LAUNCH:
        return launch.why_not_launch(s)
    if move in (moves.BUILD_HOTEL, moves.BUILD_BASE):
        return buildings.why_not_build(s)
    if move == moves.CHANGE_KIND:
        return buildings.why_not_change(s)
    if move == moves.TAKE_OVER:
        return takeover.why_not_take_over(s)
    if move == moves.DESTROY:
        return rocket.why_not_destroy(s)
    return reasons.ALLOWED if move == moves.END_TURN else reasons.WRONG_STEP
