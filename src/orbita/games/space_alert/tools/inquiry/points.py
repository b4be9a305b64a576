"""Where a mission that came home lost points, line by line."""

from typing import Any

from orbita.games.space_alert.names import TOKEN_NAMES, ZONE_NAMES
from orbita.games.space_alert.rules import scoring
from orbita.games.space_alert.ship import TOKENS_A_ZONE, WON
from orbita.games.space_alert.tools.inquiry.history import History
from orbita.games.space_alert.tools.inquiry.model import LostPoints, PointKind, ThreatRef
from orbita.games.space_alert.tools.inquiry.runs import Run, member_of_event, name_of, threat_ref
from orbita.games.space_alert.tools.inquiry.texts import Speaker
from orbita.games.space_alert.vocabulary import ON_TRACK, SURVIVED, ZONES


def lost_points(h: History, flown: Run, speaker: Speaker) -> tuple[LostPoints, ...]:
    """Damage and knock-outs in their order, then what counts at the end; nothing for a lost ship."""
    if h.end.ending != WON:
        return ()
    lines = carried(h, speaker)
    for turn, told in enumerate(flown.told):
        for data in told:
            threat = None if data.get("card") is None else ThreatRef(data["threat"], data["card"])
            if data["event"] == "token_drawn":
                values = {"zone": data["zone"], "token": data["token"], "threat": threat}
                lines.append(line(speaker, "token", 1, turn=turn, **values))
            elif data["event"] == "knocked_out":
                name = name_of(h, member_of_event(data))
                lines.append(
                    line(speaker, "knocked_out", scoring.KNOCKED_OUT, turn=turn, member=name, threat=threat)
                )
    return (*lines, *at_the_end(h, speaker))


def line(speaker: Speaker, kind: PointKind, points: int, **values: Any) -> LostPoints:
    """One line with its sentence."""
    named: dict[str, Any] = {
        "turn": 0,
        "phase": 0,
        "member": "",
        "zone": None,
        "token": None,
        "threat": None,
        **{name: value for name, value in values.items() if name not in ("most", "kept")},
    }
    return LostPoints(kind=kind, points=points, text=speaker.lost(kind, points, values), **named)


def carried(h: History, speaker: Speaker) -> list[LostPoints]:
    """Damage of earlier missions of a campaign."""
    lines = []
    for zone in range(ZONES):
        first = zone * TOKENS_A_ZONE
        for place in range(first, first + h.flight.carried[zone]):
            token = TOKEN_NAMES[h.flight.order[place]]
            lines.append(line(speaker, "carried", 1, zone=ZONE_NAMES[zone], token=token))
    return lines


def at_the_end(h: History, speaker: Speaker) -> list[LostPoints]:
    """The worst zone once more, squads, threats that were not destroyed, phases without a look outside."""
    s, lines = h.end, []
    worst = scoring.worst_zone_penalty(s)
    if worst:
        zone = next(name for place, name in enumerate(ZONE_NAMES[:3]) if s.damage[place] == worst)
        lines.append(line(speaker, "worst_zone", worst, zone=zone))
    if scoring.bots_penalty(s):
        lines.append(line(speaker, "squads", scoring.bots_penalty(s)))
    for threat in range(s.threats):
        most = s.box.points_destroyed[s.flight.card[threat]]
        kept = s.box.points_survived[s.flight.card[threat]]
        ref = threat_ref(h, threat)
        if s.status[threat] == SURVIVED:
            lines.append(line(speaker, "survived", most - kept, threat=ref, most=most, kept=kept))
        elif s.status[threat] == ON_TRACK:
            lines.append(line(speaker, "on_track", most, threat=ref, most=most))
    for phase in range(h.box.phase_of_turn[h.flight.turns] + 1):
        least = s.box.confirmation_points[1]
        if s.confirmed[phase] == 0 and least:
            lines.append(line(speaker, "confirmation", least, phase=phase + 1))
    return lines
