"""Which advice a mission gives for the next one."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from orbita.games.space_alert.tools.inquiry.model import Change, Link, LostPoints

# Of a lost mission: the link that teaches most.
OF_LINK: Final[dict[str, str]] = {
    "computer": "computer",
    "delay": "delay",
    "knocked_out": "knocked_out",
    "reactor": "energy",
    "shield": "shield",
    "wasted_shot": "aim",
    "weapon": "start_early",
}
OF_POINTS: Final[dict[str, str]] = {
    "token": "shield",
    "worst_zone": "shield",
    "knocked_out": "knocked_out",
    "squads": "squads",
    "survived": "survived",
    "on_track": "survived",
    "confirmation": "confirmation",
}


def tip_code(
    won: bool, changes: Sequence[Change], chain: Sequence[Link], points: Sequence[LostPoints]
) -> str:
    """Lost: a decisive computer or delay, else the smallest change or a link; won: what cost most."""
    if won:
        costs: Counter[str] = Counter()
        for line in points:
            if line.kind in OF_POINTS:
                costs[OF_POINTS[line.kind]] += line.points
        return costs.most_common(1)[0][0] if costs else "well_done"
    kinds = [link.kind for link in chain]
    for kind in ("computer", "delay"):
        if kind in kinds:
            return OF_LINK[kind]
    if changes:
        return changes[0].kind
    return next((OF_LINK[kind] for kind in kinds if kind in OF_LINK), "start_early")
