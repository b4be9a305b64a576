"""The score sheet (4.), and where every lost point went, in Polish and English."""

from collections.abc import Sequence
from typing import Any, Final

from orbita.games.space_alert.content import content
from orbita.games.space_alert.event_texts import TOKENS, ZONES, member_text, threat_name, word
from orbita.games.space_alert.names import TOKEN_NAMES, ZONE_NAMES
from orbita.games.space_alert.rules import scoring
from orbita.games.space_alert.ship import TOKENS_A_ZONE, Ship
from orbita.games.space_alert.threat_texts import Pair, pick
from orbita.games.space_alert.vocabulary import ON_TRACK, SURVIVED

SHEET: Final[tuple[tuple[str, Pair], ...]] = (
    ("survived", ("Przetrwane zagrożenia", "Threats survived")),
    ("destroyed", ("Zniszczone zagrożenia", "Threats destroyed")),
    ("damage", ("Uszkodzenia", "Damage")),
    ("worst_zone", ("Najgorszy sektor", "Worst zone")),
    ("knocked_out", ("Ogłuszenia", "Knocked out")),
    ("bots", ("Dezaktywowane droidy", "Disabled battlebots")),
    ("confirmation", ("Potwierdzenia wizualne", "Visual confirmation")),
    ("total", ("Razem", "Total")),
)
TOKEN_LOST: Final[Pair] = (
    "tura {turn}, sektor {zone}: {token}{by}",
    "turn {turn}, {zone} zone: {token}{by}",
)
TOKEN_CARRIED: Final[Pair] = (
    "z poprzedniej misji, sektor {zone}: {token}",
    "from an earlier mission, {zone} zone: {token}",
)
KNOCKED_OUT: Final[Pair] = ("tura {turn}, {member}: ogłuszenie{by}", "turn {turn}, {member}: knocked out{by}")
BOTS_LOST: Final[Pair] = (
    "oddziały droidów dezaktywowane na koniec: {count}",
    "squads disabled at the end: {count}",
)
WORST_ZONE: Final[Pair] = (
    "najgorszy sektor ({zone}) liczy się jeszcze raz",
    "the worst zone ({zone}) counts once more",
)
NOT_DESTROYED: Final[Pair] = (
    "{threat}: przetrwane ({points} zamiast {most})",
    "{threat}: survived ({points} instead of {most})",
)
STILL_THERE: Final[Pair] = (
    "{threat}: nadal w drodze (0 zamiast {most})",
    "{threat}: still on its way (0 instead of {most})",
)


def score_parts(s: Ship) -> dict[str, int]:
    """The score sheet; penalties are negative."""
    return {
        "survived": scoring.points_survived(s),
        "destroyed": scoring.points_destroyed(s),
        "damage": -scoring.damage_penalty(s),
        "worst_zone": -scoring.worst_zone_penalty(s),
        "knocked_out": -scoring.knock_out_penalty(s),
        "bots": -scoring.bots_penalty(s),
        "confirmation": scoring.confirmation(s),
        "total": scoring.score(s),
    }


def sheet_lines(s: Ship, lang: str) -> list[str]:
    """The score sheet, a line for each part."""
    parts = score_parts(s)
    return [f"{pick(label, lang):<28}{parts[part]:>4}" for part, label in SHEET]


def loss_lines(s: Ship, events: Sequence[dict[str, Any]], lang: str) -> list[str]:
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
            lines.append((1, pick(TOKEN_LOST, lang).format(zone=zone, token=token, **values)))
        elif data["event"] == "knocked_out":
            name = member_text(data["member"], lang)
            lines.append((2, pick(KNOCKED_OUT, lang).format(member=name, **values)))
    lines += end_losses(s, lang)
    return [f"{-points:>4}  {text}".replace("-", "−", 1) for points, text in lines]


def carried_losses(s: Ship, lang: str) -> list[tuple[int, str]]:
    """Damage of earlier missions of the campaign counts as well."""
    lines: list[tuple[int, str]] = []
    for place, count in enumerate(s.mission.carried):
        zone, first = word(ZONES, ZONE_NAMES[place], lang), place * TOKENS_A_ZONE
        for number in s.mission.order[first : first + count]:
            token = word(TOKENS, TOKEN_NAMES[number], lang)
            lines.append((1, pick(TOKEN_CARRIED, lang).format(zone=zone, token=token)))
    return lines


def end_losses(s: Ship, lang: str) -> list[tuple[int, str]]:
    """What counts at the end: the worst zone, disabled squads, threats that got away."""
    lines: list[tuple[int, str]] = []
    worst = scoring.worst_zone_penalty(s)
    if worst:
        zone = next(name for place, name in enumerate(ZONE_NAMES[:3]) if s.damage[place] == worst)
        lines.append((worst, pick(WORST_ZONE, lang).format(zone=word(ZONES, zone, lang))))
    squads = scoring.bots_penalty(s)
    if squads:
        lines.append((squads, pick(BOTS_LOST, lang).format(count=squads)))
    for threat in range(s.threats):
        card = s.mission.card[threat]
        name = threat_name(content().threats[card].id, s.mission.number[threat], lang)
        most, points = s.box.points_destroyed[card], s.box.points_survived[card]
        if s.status[threat] == SURVIVED:
            lines.append(
                (most - points, pick(NOT_DESTROYED, lang).format(threat=name, points=points, most=most))
            )
        elif s.status[threat] == ON_TRACK:
            lines.append((most, pick(STILL_THERE, lang).format(threat=name, most=most)))
    return lines
