"""Step 3: weapons hit external threats."""

from tests.games.space_alert.plain.fates import attack, destroy, knock_out
from tests.games.space_alert.plain.model import SHIP, ZONES, zone_of

WEAPONS = SHIP["weapons"]


def compute_damage(table):
    """Targets, damage, removal, what the destroyed do, retaliation."""
    present = [threat for threat in table.in_order() if threat.is_external]
    for threat in present:
        threat.taken = 0
    rocketed, hits, pulsed = aim(table, present)
    shields = {id(threat): shield_of(table, threat, hits, pulsed) for threat in present}
    for threat in present:
        if hits[id(threat)]:
            take(threat, sum(hits[id(threat)]), shields[id(threat)])
    if rocketed is not None and "hardened_by_rockets" in rocketed.traits:
        rocketed.shield += 1
    aftermath(table, present)
    table.shots, table.rocket_arriving, table.flight = {}, False, None


def aim(table, present):
    """The strengths that hit each threat, by id; who was picked by the rocket, who by the pulse cannon."""
    hits = {id(threat): [] for threat in present}
    pulsed = set()
    for station, extra in table.shots.items():
        if station == "LW":
            reach = WEAPONS["pulse_range"] - (1 if "BackCannon" in table.zones["white"].tokens else 0)
            for threat in present:
                if is_targetable(threat) and threat.distance <= reach:
                    hits[id(threat)].append(WEAPONS["pulse_cannon"] + extra)
                    pulsed.add(id(threat))
        else:
            target = laser_target(station, present)
            if target is not None:
                hits[id(target)].append(laser_strength(table, station) + extra)
    rocketed = rocket_target(present) if table.rocket_arriving else None
    if rocketed is not None and "rocket_decoy" not in rocketed.traits:
        hits[id(rocketed)].append(WEAPONS["rocket"])
    if table.flight is not None:
        aim_interceptors(table, present, hits)
    return rocketed, hits, pulsed


def is_targetable(threat):
    return "hidden" not in threat.traits and not ("hidden_far" in threat.traits and threat.distance == 3)


def nearest(threats):
    return min(threats, key=lambda threat: (threat.space, threat.number), default=None)


def laser_target(station, present):
    return nearest(
        threat
        for threat in present
        if threat.zone == zone_of(station) and is_targetable(threat)
        if not (station[0] == "U" and "no_heavy_lasers" in threat.traits)
    )


def laser_strength(table, station):
    zone = zone_of(station)
    tokens = table.zones[zone].tokens
    if station[0] == "U":
        return WEAPONS["heavy_laser"][ZONES.index(zone)] - (1 if "FrontCannon" in tokens else 0)
    return WEAPONS["light_laser"] - (1 if "BackCannon" in tokens else 0)


def rocket_target(present):
    for threat in present:
        if "rocket_magnet" in threat.traits:
            return threat
    return nearest(
        threat
        for threat in present
        if is_targetable(threat)
        and "no_rockets" not in threat.traits
        and threat.distance <= WEAPONS["rocket_range"]
    )


def aim_interceptors(table, present, hits):
    """3 against one target, 1 against each of several; alone with the Behemoth 9, and the pilot pays."""
    targets = [threat for threat in present if is_targetable(threat) and threat.distance == 1]
    strength = WEAPONS["interceptors_single"] if len(targets) == 1 else WEAPONS["interceptors_several"]
    if len(targets) == 1 and "close_combat" in targets[0].traits:
        strength = WEAPONS["interceptors_close_combat"]
        for pilot in table.in_space():
            knock_out(table, pilot)
    for threat in targets:
        hits[id(threat)].append(strength + table.flight)


def shield_of(table, threat, hits, pulsed):
    """Its own shield, 0 if the pulse cannon opens it, and what a Marauder adds."""
    is_open = id(threat) in pulsed and "pulse_opens_shield" in threat.traits
    if is_open and table.readings["pulse_opens_raised_shields"]:
        return 0
    raised = any(raises_shield_of(table, marauder, threat, hits) for marauder in table.threats)
    return (0 if is_open else threat.shield) + (1 if raised else 0)


def raises_shield_of(table, marauder, threat, hits):
    """From its X until it is destroyed; whether it still does so in the step it dies in is a reading."""
    if "raises_shields" not in marauder.traits or marauder.status == "destroyed":
        return False
    if table.readings["dying_marauder_raises_shields"] or marauder is threat or not marauder.is_in_play:
        return True
    return sum(hits[id(marauder)]) - marauder.shield - 1 < marauder.hp


def take(threat, strength, shield):
    """What the shield lets through, once a turn over all weapons; a cryoshield stops the first step's all."""
    if "cryoshield" in threat.traits:
        threat.traits.remove("cryoshield")
    else:
        suffer(threat, max(strength - shield, 0))


def suffer(threat, points):
    if "one_damage_a_turn" in threat.traits:
        points = min(points, 1 - threat.taken)
    threat.taken += points
    threat.hp -= points


def aftermath(table, present):
    """The destroyed are removed and do their last, wave by wave; then the Nemesis strikes back."""
    fallen = remove_destroyed(table)
    while fallen:
        for threat in fallen:
            do_its_last(table, threat, present)
        fallen = remove_destroyed(table)
    for threat in present:
        if "retaliates" in threat.traits and threat.taken > 0:
            for zone in ZONES:
                attack(table, threat, zone, 1)


def do_its_last(table, threat, present):
    """Debris for every X and Y passed; an explosion hurts all that are still there."""
    passed = threat.counts["x"] + threat.counts["y"]
    if "debris" in threat.card and passed:
        attack(table, threat, threat.zone, threat.card["debris"] * passed)
    if "explosion" in threat.card:
        for other in present:
            if other.is_in_play:
                suffer(other, threat.card["explosion"])


def remove_destroyed(table):
    fallen = [threat for threat in table.in_order() if threat.is_external and threat.hp <= 0]
    for threat in fallen:
        destroy(table, threat)
    return fallen
