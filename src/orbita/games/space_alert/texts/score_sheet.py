"""The score sheet (4.), and where every lost point went, in Polish and English."""

from collections.abc import Sequence
from typing import Any

from orbita.core.lang import say
from orbita.games.space_alert.content.read import content
from orbita.games.space_alert.names import TOKEN_NAMES, ZONE_NAMES
from orbita.games.space_alert.rules import scoring
from orbita.games.space_alert.ship import TOKENS_A_ZONE, Ship
from orbita.games.space_alert.texts.catalogue_names import TOKENS, ZONES
from orbita.games.space_alert.texts.catalogue_tools import LOSSES, SHEET
from orbita.games.space_alert.texts.events import Names, member_text, threat_name, word
from orbita.games.space_alert.vocabulary import ON_TRACK, SURVIVED


def score_parts(s: Ship) -> dict[str, int]:
    """The score sheet; penalties are negative."""
    return dict(zip(SHEET, scoring.sheet(s), strict=True))


def sheet_lines(s: Ship, lang: str) -> list[str]:
    """The score sheet, a line for each part."""
    parts = score_parts(s)
    return [f"{say(label, lang):<28}{parts[part]:>4}" for part, label in SHEET.items()]


def loss_lines(s: Ship, events: Sequence[dict[str, Any]], lang: str, names: Names = ()) -> list[str]:
    """Every point that was lost: penalties by their cause, then threats that were not destroyed."""
    lines = carried_losses(s, lang)
    turn = 0
    for data in events:
        by = threat_name(data.get("card"), data.get("threat"), lang)
        values = {"turn": turn, "by": f" ({by})" if by else ""}
        if data["event"] == "turn_began":
            turn = data["turn"]
        elif data["event"] == "token_drawn":
            zone, token = word(ZONES, data["zone"], lang), word(TOKENS, data["token"], lang)
            lines.append((1, say(LOSSES["token"], lang, zone=zone, token=token, **values)))
        elif data["event"] == "knocked_out":
            name = member_text(data["member"], lang, names)
            lines.append((2, say(LOSSES["knocked_out"], lang, member=name, **values)))
    lines += end_losses(s, lang)
    return [f"{-points:>4}  {text}".replace("-", "−", 1) for points, text in lines]


def carried_losses(s: Ship, lang: str) -> list[tuple[int, str]]:
    """Damage of earlier missions of the campaign counts as well."""
    lines: list[tuple[int, str]] = []
    for place, count in enumerate(s.flight.carried):
        zone, first = word(ZONES, ZONE_NAMES[place], lang), place * TOKENS_A_ZONE
        for number in s.flight.order[first : first + count]:
            token = word(TOKENS, TOKEN_NAMES[number], lang)
            lines.append((1, say(LOSSES["carried"], lang, zone=zone, token=token)))
    return lines


def end_losses(s: Ship, lang: str) -> list[tuple[int, str]]:
    """What counts at the end: the worst zone, disabled squads, threats that got away."""
    lines: list[tuple[int, str]] = []
    worst = scoring.worst_zone_penalty(s)
    if worst:
        zone: str = next(name for place, name in enumerate(ZONE_NAMES[:3]) if s.damage[place] == worst)
        lines.append((worst, say(LOSSES["worst_zone"], lang, zone=word(ZONES, zone, lang))))
    squads = scoring.bots_penalty(s)
    if squads:
        lines.append((squads, say(LOSSES["bots"], lang, count=squads)))
    for threat in range(s.threats):
        card = s.flight.card[threat]
        name = threat_name(content().threats[card].id, s.flight.number[threat], lang)
        most, points = s.box.points_destroyed[card], s.box.points_survived[card]
        if s.status[threat] == SURVIVED:
            lines.append(
                (most - points, say(LOSSES["survived"], lang, threat=name, points=points, most=most))
            )
        elif s.status[threat] == ON_TRACK:
            lines.append((most, say(LOSSES["on_track"], lang, threat=name, most=most)))
    return lines
