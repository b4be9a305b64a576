"""The action round from a row's input to its output."""

from tests.games.space_alert.plain import crew, fire, foes
from tests.games.space_alert.plain.fates import delay, enter
from tests.games.space_alert.plain.model import (
    CLOSING_TURN,
    DEFAULT_READINGS,
    LAST_TURN,
    SHIP,
    ShipLost,
    lay_out,
    phase_of,
)


def resolve(row, **readings):
    """Carry a mission out and tell how it ended, in the referee's words."""
    table = lay_out(row, {**DEFAULT_READINGS, **readings})
    try:
        for _ in turns(table):
            pass
    except ShipLost as lost:
        return lost_answer(table, lost)
    return won_answer(table)


def turns(table):
    """One turn after another; the board may be looked at in between."""
    for table.turn in range(1, LAST_TURN + 1):
        foes.appear(table)
        crew.act(table)
        fire.compute_damage(table)
        foes.act(table)
        if table.turn in SHIP["phases"]["checks"]:
            check_computer(table)
        yield
    table.turn = CLOSING_TURN
    fire.compute_damage(table)
    for pilot in table.in_space():
        enter(table, pilot, "UR")
    foes.act(table)
    yield


def check_computer(table):
    if phase_of(table.turn) not in table.maintained:
        for member in table.members:
            if member.is_on_ship:
                delay(member, table.turn + 1)


def lost_answer(table, lost):
    return {
        "result": "lost",
        "turn": table.turn,
        "lost_turn": table.turn,
        "killed_by": lost.threat.card["name"]["en"],
        "cause": "zone_destroyed" if lost.zone else "threat_effect",
        "zone_destroyed": lost.zone,
    }


def won_answer(table):
    points = points_of(table)
    gained = points["destroyed"] + points["survived"] + points["visual_confirmation"]
    penalty = (
        points["damage_penalty"]
        + points["worst_zone_penalty"]
        + 2 * points["knocked_out"]
        + points["disabled_battlebots"]
    )
    return {
        "result": "won",
        "turn": table.turn,
        "score": gained - penalty,
        "points": points,
        "visual_by_phase": table.confirmed,
        "zones": {zone.name: zone_answer(zone) for zone in table.zones.values()},
        "fuel_capsules": table.fuel,
        "rockets": table.rockets,
        "threats": [threat_answer(threat) for threat in table.threats],
        "players": [member_answer(member) for member in table.members],
        "stored_battlebots": table.stored,
    }


def points_of(table):
    damages = [zone.damage for zone in table.zones.values()]
    squads = [member.bots for member in table.members] + list(table.stored.values())
    return {
        "destroyed": sum(worth(threat) for threat in table.threats if threat.status == "destroyed"),
        "survived": sum(worth(threat) for threat in table.threats if threat.status == "survived"),
        "visual_confirmation": sum(table.confirmed),
        "damage_penalty": sum(damages),
        "worst_zone_penalty": max(damages),
        "knocked_out": sum(not member.is_up for member in table.members),
        "disabled_battlebots": squads.count("disabled"),
    }


def worth(threat):
    survived, destroyed = threat.card["points"]
    return {"survived": survived, "destroyed": destroyed}.get(threat.status, 0)


def zone_answer(zone):
    return {
        "damage": zone.damage,
        "tokens": zone.tokens,
        "shield": zone.shield,
        "shield_cap": zone.shield_cap,
        "reactor": zone.reactor,
        "reactor_cap": zone.reactor_cap,
    }


def threat_answer(threat):
    is_headless = threat.is_in_play and "slime" in threat.traits and not threat.stations
    return {
        "code": threat.card["code"],
        "name": threat.card["name"]["en"],
        "turn": threat.number,
        "zone": threat.zone,
        "status": "partly_destroyed" if is_headless else threat.status,
        "points": worth(threat),
        "hp_left": threat.hp,
        **threat.counts,
        "destroyed_turn": threat.destroyed_turn,
        "z_turn": threat.z_turn,
    }


def member_answer(member):
    return {
        "station": member.station,
        "knocked_out": not member.is_up,
        "knocked_out_turn": member.knocked_out_turn,
        "battlebots": member.bots,
    }
