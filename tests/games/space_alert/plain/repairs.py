"""Repair actions on systems under a malfunction."""

from tests.games.space_alert.plain.fates import destroy, knock_out
from tests.games.space_alert.plain.model import STATION_NAMES


def repair(table, station, letter, is_heroic):
    """Whether a marker lies there; the lowest number that can still be repaired is."""
    markers = [
        threat
        for threat in table.threats
        if threat.card.get("repair") == letter and threat.status in ("on_track", "survived")
        if station in threat.stations
    ]
    repairable = [threat for threat in markers if threat.is_in_play]
    if repairable:
        put_repair(table, min(repairable, key=lambda threat: threat.number), station, 2 if is_heroic else 1)
    return bool(markers)


def put_repair(table, threat, station, points):
    threat.repaired_at.append(station)
    if "three_at_once" in threat.traits:
        if len(threat.repaired_at) == 3:
            threat.hp -= 1
    else:
        threat.hp -= points
        if threat.hp > 0 and completes_all_stations(threat, station):
            threat.hp -= threat.card["bonus"]
    if threat.hp <= 0:
        destroy(table, threat)
        if "burns_engineers" in threat.traits:
            for member in table.members:
                if member.station in ("LR", "LB"):
                    knock_out(table, member)


def completes_all_stations(threat, station):
    """Every station repaired this turn, this one for the first time."""
    needed = {STATION_NAMES[name] for name in threat.card["stations"]}
    return (
        "bonus" in threat.card
        and set(threat.repaired_at) == needed
        and threat.repaired_at.count(station) == 1
    )
