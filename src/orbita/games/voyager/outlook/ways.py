"""Shortest ways over the board, step by step."""

# Compiled: see setup.py.

from orbita.core.flat import append, i64, vec
from orbita.games.voyager.state import NOWHERE, State


def way_back(s: State, start: i64, furthest: i64) -> list[int]:
    """By space: the space before it on a shortest way from `start`, NOWHERE beyond so many steps."""
    box = s.box
    back = [NOWHERE] * box.spaces
    edge = vec[i64]([start])
    for _ in range(furthest):
        beyond = vec[i64]()
        for space in edge:
            for number in range(box.reach_from[space], box.reach_from[space + 1]):
                near = box.reach[number]
                if near != start and back[near] == NOWHERE:
                    back[near] = space
                    beyond = append(beyond, near)
        edge = beyond
    return back


def steps_between(s: State, start: i64, goal: i64, furthest: i64) -> i64:
    """How many steps a space is away, or NOWHERE beyond so many."""
    if start == goal:
        return 0
    back = way_back(s, start, furthest)
    if back[goal] == NOWHERE:
        return NOWHERE
    steps: i64 = 0
    space: i64 = goal
    while space != start:
        space = back[space]
        steps += 1
    return steps
