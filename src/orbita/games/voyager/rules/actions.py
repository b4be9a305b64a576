"""Actions (Akcje): two in a turn; which are open, and the chapter that carries each out."""

from orbita.core.flat import Cells, append, i64
from orbita.games.voyager.moves import (
    BUILD_BASE,
    BUILD_HOTEL,
    CHANGE_KIND,
    CHOOSE_AGENCY,
    DESTROY,
    DEVELOP,
    FUNDS,
    LAND_ON,
    LAUNCH,
    MOVE_TO,
    PLAY,
    RESEARCH,
    ROCKET_AT,
    TAKE_OVER,
)
from orbita.games.voyager.rules import (
    buildings,
    funds,
    landing,
    launch,
    movement,
    research,
    rocket,
    takeover,
    technologies,
)
from orbita.games.voyager.rules.reasons import ALLOWED
from orbita.games.voyager.state import BASE, HOTEL, State, is_in_space


def add_actions(s: State, moves: Cells) -> Cells:
    """Every action without dice that may be done now, in the rulebook's order, and self-destruction."""
    for technology in range(s.box.technologies):
        if technologies.why_not_develop(s, technology) == ALLOWED:
            moves = append(moves, DEVELOP + technology)
    if research.why_not_research(s) == ALLOWED:
        moves = append(moves, RESEARCH)
    if funds.why_not_raise_funds(s) == ALLOWED:
        moves = append(moves, FUNDS)
    if rocket.why_not_destroy(s) != ALLOWED:  # there is none: one may be built
        for body in range(s.box.bodies):
            if rocket.why_not_rocket(s, body) == ALLOWED:
                moves = append(moves, ROCKET_AT + body)
        return moves
    if is_in_space(s, s.seat):
        return append(movement.add_spaces(s, moves), DESTROY)
    if launch.why_not_launch(s) == ALLOWED:
        moves = append(moves, LAUNCH)
    if buildings.why_not_build(s) == ALLOWED:
        moves = append(append(moves, BUILD_HOTEL), BUILD_BASE)
    if buildings.why_not_change(s) == ALLOWED:
        moves = append(moves, CHANGE_KIND)
    return append(moves, DESTROY)


def act(s: State, move: i64) -> bool:
    """Carry out an action; tell whether everybody's achievements were looked at already."""
    if move < PLAY:
        movement.move(s, move - MOVE_TO)
    elif move < LAND_ON:
        rocket.build_rocket(s, move - ROCKET_AT)
    elif move < CHOOSE_AGENCY:
        landing.land(s, move - LAND_ON)
    elif move < RESEARCH:
        technologies.develop(s, move - DEVELOP)
    elif move == RESEARCH:
        research.do_research(s)
    elif move == FUNDS:
        funds.raise_funds(s)
    elif move == LAUNCH:
        launch.launch(s)
    elif move == BUILD_HOTEL:
        buildings.build(s, HOTEL)
    elif move == BUILD_BASE:
        buildings.build(s, BASE)
    elif move == CHANGE_KIND:
        buildings.change_kind(s)
    elif move == TAKE_OVER:
        return takeover.take_over(s)
    elif move == DESTROY:
        rocket.destroy_own_rocket(s)
    return False
