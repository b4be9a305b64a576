"""The line of the star log that a game at a table writes (4.1)."""

from collections.abc import Sequence

import msgspec

from orbita.games.space_alert.content.read import content
from orbita.games.space_alert.names import SEAT_NAMES
from orbita.games.space_alert.options import Options
from orbita.games.space_alert.ship import NOBODY, Ship
from orbita.games.space_alert.shown import role_of
from orbita.games.space_alert.tools.starlog.debriefing import result_of
from orbita.games.space_alert.tools.starlog.log import ROLES, Entry, Lost, Role, Survived, make_entry


def line_of(ship: Ship, options: Options, names: Sequence[str], day: str, campaign: str) -> Entry:
    """The entry of a finished game; a threat that destroyed the ship is named by its id."""
    return make_entry(
        {
            "date": day,
            "crew": crew_of(names, ship.crew, options),
            "mission": options.mission,
            "common": options.common,
            "serious": options.serious,
            "result": msgspec.to_builtins(result(ship)),
            "campaign": campaign,
        }
    )


def result(ship: Ship) -> Survived | Lost:
    """Points, or what the ship was lost to."""
    told = result_of(ship, "en")
    if isinstance(told, Survived) or ship.culprit == NOBODY:
        return told
    return Lost(to=content().threats[ship.flight.card[ship.culprit]].id)


def crew_of(names: Sequence[str], size: int, options: Options) -> list[dict[str, object]]:
    """People by their nicknames, then androids; whoever plays alone stands for one of them [D]."""
    people: list[str] = []
    for seat, name in enumerate(names):
        own = " ".join(name.split()) or f"bot {SEAT_NAMES[seat]}"
        people.append(own if own not in people else f"{own} ({SEAT_NAMES[seat]})")
    crew = people + [f"android {number}" for number in range(1, size - len(people) + 1)]
    holders = holders_of(options, len(people))
    return [
        {"name": name, "roles": [role for role in ROLES if holders[role] == seat]}
        for seat, name in enumerate(crew)
    ]


def holders_of(options: Options, people: int) -> dict[Role, int]:
    """The seats of the roles, as they were chosen; those that nobody sits for are the captain's (1.)."""
    return {
        "captain": 0,
        "communications": role_of(people, options.communications, 1),
        "security": role_of(people, options.security, 2),
    }
