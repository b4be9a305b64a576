"""Which moments of a game are worth remembering: firsts, takeovers, lost rockets, biggest turns, the goal."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from orbita.games.voyager.tools.deeds import Deed, Turn
from orbita.games.voyager.tools.story_types import MomentKind

MOST: Final = 7
LEAST: Final = 5
OF_A_KIND: Final = 2
BIG: Final = 6  # points of a turn that are worth a word beside what happened in it
ALWAYS: Final = 1000.0


@dataclass
class Found:
    """A moment that could be told, and how much it weighs."""

    kind: MomentKind
    turn: Turn
    deed: Deed | None
    weight: float
    move: int
    is_rocket_lost: bool = False


def choose(turns: Sequence[Turn], stars: Mapping[str, int]) -> list[Found]:
    """Five to seven moments, no two of one turn, not too many of a kind, in their order."""
    best = [found for turn in told_once(turns, stars) if (found := heaviest(turn)) is not None]
    ranked = sorted(best, key=lambda found: (-found.weight, found.move))
    chosen: list[Found] = []
    for found in ranked:
        alike = sum(other.kind == found.kind for other in chosen)
        if len(chosen) < MOST and alike < OF_A_KIND:
            chosen.append(found)
    chosen += [found for found in ranked if found not in chosen][: max(0, LEAST - len(chosen))]
    return sorted(chosen, key=lambda found: found.move)


def heaviest(candidates: Sequence[Found]) -> Found | None:
    """The weightiest of what happened in one turn."""
    return max(candidates, key=lambda found: found.weight, default=None)


def told_once(turns: Sequence[Turn], stars: Mapping[str, int]) -> Iterator[list[Found]]:
    """What could be told of each turn."""
    visited: set[str] = set()
    for turn in turns:
        found = list(of_turn(turn, stars, visited))
        if turn.points and turn.deeds:
            found.append(Found("turn", turn, None, float(turn.points), turn.seqs[-1]))
        yield found


def of_turn(turn: Turn, stars: Mapping[str, int], visited: set[str]) -> Iterator[Found]:
    """Deeds of one turn that could be told."""
    for number, deed in enumerate(turn.deeds):
        body: str = deed.values.get("body") or ""
        move = deed.seqs[-1]
        if deed.kind == "goal":
            yield Found("goal", turn, deed, ALWAYS, move)
        elif deed.kind == "land" and body not in visited:
            visited.add(body)
            yield Found("first", turn, deed, 4 + 1.5 * stars[body], move)
        elif deed.kind == "take":
            yield Found("take", turn, deed, 6 + stars[body] / 2, move)
        elif deed.kind == "hold":
            is_lost = any(later.kind == "lose" for later in turn.deeds[number + 1 : number + 2])
            yield Found("hold", turn, deed, 7.0 if is_lost else 3.0, move, is_rocket_lost=is_lost)
        elif deed.kind == "lose" and "/" in deed.values["place"]:
            yield Found("lost", turn, deed, 5.0, move)
