"""What befalls ship, crew and threats: damage, delays, knock-outs, destruction."""

from tests.games.space_alert.plain.model import LAST_TURN, ShipLost, zone_of


def attack(table, threat, zone_name, strength, mode="normal"):
    """An attack on one zone: the shield takes what it can."""
    if is_raised(table, threat):
        strength += 1
    zone = table.zones[zone_name]
    if mode != "ignore_shields":
        absorbed = min(zone.shield, strength)
        zone.shield -= absorbed
        strength -= absorbed
    if mode == "double_through":
        strength *= 2
    damage(table, threat, zone_name, strength)


def is_raised(table, threat):
    """The Scout adds 1 to the attacks of every other external threat from its X until it is destroyed."""
    return threat.is_external and any(
        scout is not threat and "raises_attacks" in scout.traits and scout.status != "destroyed"
        for scout in table.threats
    )


def damage(table, threat, zone_name, points):
    """Draw a token for each point, twice as many per reason to; one too many destroys the zone."""
    zone = table.zones[zone_name]
    if is_fissured(table, zone_name):
        points *= 2
    if zone.is_cracked:
        points *= 2
    for _ in range(points):
        if not zone.stack:
            raise ShipLost(threat, zone_name)
        token = zone.stack.pop(0)
        zone.tokens.append(token)
        if token == "Reactor":
            zone.reactor_cap -= 1
            zone.reactor = min(zone.reactor, zone.reactor_cap)
        elif token == "Shield":
            zone.shield_cap -= 1
            zone.shield = min(zone.shield, zone.shield_cap)


def is_fissured(table, zone_name):
    return any(threat.is_in_play and f"doubles_{zone_name}" in threat.traits for threat in table.threats)


def delay(member, turn):
    """The card of this turn moves on by one, pushing others until a free slot or the end."""
    if not member.is_up:
        return
    pushed = member.plan.pop(turn, None)
    while pushed is not None and turn < LAST_TURN:
        turn += 1
        member.plan[turn], pushed = pushed, member.plan.get(turn)


def knock_out(table, member):
    """Down for the rest of the mission, with the squad."""
    if member.is_up:
        member.knocked_out_turn = table.turn
        if member.bots == "active":
            member.bots = "disabled"


def enter(table, member, station):
    """Go into a station; what waits there acts at once."""
    if station == member.station:
        return
    member.station = station
    if station in table.lethal:
        knock_out(table, member)
    slimy = any(
        threat.is_in_play and "slime" in threat.traits and station in threat.tokens
        for threat in table.threats
    )
    if slimy or station in table.old_slime:
        delay(member, table.turn + 1)


def destroy(table, threat):
    """To the captain."""
    threat.status = "destroyed"
    threat.destroyed_turn = table.turn
    threat.stations, threat.offspring = [], []


def damage_tokens_in_order(threat):
    """Ruling: the original first; upper deck before lower; the middle, then blue, then red."""
    places = ["UW", "UB", "UR", "LW", "LB", "LR"]
    return sorted(threat.stations, key=places.index) + sorted(threat.offspring, key=places.index)


def zones_of_tokens(threat):
    return [zone_of(station) for station in damage_tokens_in_order(threat)]
