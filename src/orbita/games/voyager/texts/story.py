"""Moments as sentences."""

from collections.abc import Sequence
from typing import Final

from orbita.core.lang import amount, say
from orbita.games.voyager.content.pack import Pack
from orbita.games.voyager.texts.catalogue_story import MOMENTS, MORE, NOUNS
from orbita.games.voyager.texts.digest import Teller
from orbita.games.voyager.tools.deeds import Turn
from orbita.games.voyager.tools.moments import BIG, Found

DEEDS: Final = 4  # of a turn that are told


def moment_text(found: Found, pack: Pack, lang: str, names: Sequence[str]) -> str:
    """One or two sentences."""
    tell = Teller(pack, lang, names)
    points = amount(found.turn.points, NOUNS["points"], lang)
    main = tell.moment(
        MOMENTS[found.kind],
        found.deed if found.kind != "goal" else None,
        **({"seat": tell.person(found.turn.seat)} if found.kind in ("turn", "goal", "last") else {}),
        **(
            {"points": points, "deeds": deeds_text(found.turn, tell)}
            if found.kind in ("turn", "goal")
            else {}
        ),
    )
    return " ".join([main, *more(found, points, lang)])


def deeds_text(turn: Turn, tell: Teller) -> str:
    """What brought the points of a turn, or else all of it."""
    own = [deed for deed in turn.deeds if deed.seat == turn.seat and deed.kind not in ("goal", "achievement")]
    gaining = [deed for deed in own if deed.points]
    return ", ".join(tell.deed(deed) for deed in (gaining or own)[:DEEDS])


def more(found: Found, points: str, lang: str) -> list[str]:
    """What it took, and what else it brought."""
    said = []
    if found.kind == "first" and found.deed is not None and found.deed.count:
        said.append(say(MORE["cards"], lang, cards=amount(found.deed.count, NOUNS["cards"], lang)))
    if found.is_rocket_lost:
        said.append(say(MORE["rocket"], lang))
    if found.kind in ("first", "take") and found.turn.points >= BIG:
        said.append(say(MORE["turn"], lang, points=points))
    return said
