"""Routes by space and time: what a rocket in any space can still reach while the rings turn.

Everything here is a question about the open board, asked by the launch-window helper and by bots.
"""

# Compiled: see setup.py.

from orbita.core.chance import zeros
from orbita.core.flat import Cells, i64
from orbita.games.voyager.state import Box


def value_to_go(
    box: Box,
    bodies: Cells,
    rounds: i64,
    steps: i64,
    prizes: Cells,
    move_cost: i64,
    wait_cost: i64,
    survival: i64,
) -> Cells:
    """The best that a rocket in space can still make of it, by round, actions left and space (see `at`).

    `bodies` are the spaces of the bodies now, `prizes` what reaching each in a round is worth while an
    action is left to land with, by round * bodies + body. An action moves up to `steps` spaces or waits.
    A night in a dangerous ring keeps `survival` per cent of the value. Giving up is worth nothing, so no
    value is negative.
    """
    values = zeros((rounds + 1) * (box.actions + 1) * box.spaces)
    places = bodies_by_round(box, bodies, rounds)
    for ahead in range(rounds):
        number = rounds - 1 - ahead
        night(box, values, number, survival)
        prize_at = prizes_by_space(box, places, number, prizes)
        for left in range(1, box.actions + 1):
            act(box, values, at(box, number, left, 0), steps, prize_at, move_cost, wait_cost)
    return values


def at(box: Box, number: i64, left: i64, space: i64) -> i64:
    """Where the value for a round (from now), actions left in it and a space is kept."""
    return (number * (box.actions + 1) + left) * box.spaces + space


def bodies_by_round(box: Box, bodies: Cells, rounds: i64) -> Cells:
    """The space of every body in this round and the ones to come, by round * bodies + body."""
    places = zeros((rounds + 1) * box.bodies)
    for body in range(box.bodies):
        space = bodies[body]
        for number in range(rounds + 1):
            places[number * box.bodies + body] = space
            space = box.turned[space]
    return places


def prizes_by_space(box: Box, places: Cells, number: i64, prizes: Cells) -> Cells:
    """What lies to be won in each space in a round."""
    prize_at = zeros(box.spaces)
    for body in range(box.bodies):
        here = number * box.bodies + body
        prize_at[places[here]] = max(prize_at[places[here]], prizes[here])
    return prize_at


def night(box: Box, values: Cells, number: i64, survival: i64) -> None:
    """With no action left the turn ends: danger, then the rings carry the rocket on."""
    here = at(box, number, 0, 0)
    morning = at(box, number + 1, box.actions, 0)
    for space in range(box.spaces):
        value = values[morning + box.turned[space]]
        if box.danger[box.ring_of[space]] > 0:
            value = value * survival // 100
        values[here + space] = value


def act(
    box: Box, values: Cells, here: i64, steps: i64, prize_at: Cells, move_cost: i64, wait_cost: i64
) -> None:
    """One action: land where there is a prize, wait, or fly to the best space in reach."""
    after = here - box.spaces
    start = (steps - 1) * (box.spaces + 1)
    for space in range(box.spaces):
        best = max(prize_at[space], values[after + space] - wait_cost)
        ahead: i64 = 0
        for number in range(box.reach_from[start + space], box.reach_from[start + space + 1]):
            ahead = max(ahead, values[after + box.reach[number]])
        best = max(best, ahead - move_cost)
        values[here + space] = max(best, 0)
