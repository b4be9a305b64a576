"""Steps 1 and 4: threats appear, move and act."""

from tests.games.space_alert.plain.crew import other_deck
from tests.games.space_alert.plain.fates import attack, damage, delay, destroy, knock_out, zones_of_tokens
from tests.games.space_alert.plain.model import SPACE, STATION_NAMES, STATIONS, ZONES, ShipLost, zone_of


def appear(table):
    for threat in table.threats:
        if threat.number == table.turn:
            threat.status = "on_track"
            threat.space = table.tracks[threat.zone]["spaces"]
            threat.stations = [STATION_NAMES[name] for name in threat.card.get("stations", [])]
            if "counts_rockets" in threat.traits:
                threat.hp = table.rockets
                if threat.hp == 0:
                    destroy(table, threat)


def act(table):
    """All tokens by number; then the rocket flies on."""
    for threat in table.in_order():
        advance(table, threat, threat.speed)
    table.rocket_arriving, table.rocket_launched = table.rocket_launched, False


def advance(table, threat, spaces):
    """Space by space, acting on X, Y and Z."""
    track = table.tracks[threat.zone]
    for _ in range(spaces):
        if not threat.is_in_play:
            return
        threat.space -= 1
        if threat.space == track["x"]:
            perform(table, threat, "x")
        elif threat.space in track["y"]:
            perform(table, threat, "y")
        elif threat.space == 1:
            perform(table, threat, "z")
            survive(table, threat)


def perform(table, threat, mark):
    """One action of the card; what only the offspring of a Slime do is not counted as its own."""
    is_headless = "slime" in threat.traits and not threat.stations
    if not is_headless:
        threat.counts[mark] += 1
        if mark == "z":
            threat.z_turn = table.turn
    carried = threat.full_hp - threat.hp
    for effect in threat.card.get(mark, []):
        if effect.get("when") == "damaged" and carried == 0:
            continue
        if effect.get("when") == "undamaged" and carried > 0:
            continue
        if "unless_damage" in effect and carried >= effect["unless_damage"]:
            continue
        EFFECTS[effect["do"]](table, threat, effect)


def survive(table, threat):
    """To the communications officer; a malfunction's marker stays, what else stays is marked."""
    threat.status = "survived"
    if "slime" in threat.traits:
        table.old_slime.update(threat.tokens)
    if threat.card["kind"] == "intruder":
        threat.stations, threat.offspring = [], []


def number_of(table, threat, effect):
    """How much: a number, or what the card counts."""
    n = effect.get("n", 1)
    if n == "hp":
        return threat.hp
    if n in ("2*hp", "3*hp"):
        return int(n[0]) * threat.hp
    if n == "half_floor":
        return (threat.full_hp - threat.hp) // 2
    if n == "central_reactor_energy":
        return table.zones["white"].reactor
    if n == "players_in_station":
        return figures_in(table, threat.stations[0])
    return n


def figures_in(table, station):
    return sum(
        member.station == station and (member.is_up or table.readings["knocked_out_figures_count"])
        for member in table.members
    )


def zones_meant(threat, effect):
    """The zones an effect names, in the order it strikes them."""
    word = effect.get("zones", "own")
    if word == "each_token_zone":
        return zones_of_tokens(threat)
    own = [threat.zone] if threat.is_external else [zone_of(station) for station in threat.stations[:1]]
    return {
        "own": own,
        "others": [zone for zone in ZONES if zone not in own],
        "all": list(ZONES),
        "red_blue": ["red", "blue"],
    }.get(word, [word])


def do_attack(table, threat, effect):
    strength = number_of(table, threat, effect)
    for zone in zones_meant(threat, effect):
        attack(table, threat, zone, strength, effect.get("mode", "normal"))


def do_damage(table, threat, effect):
    points = number_of(table, threat, effect)
    for zone in zones_meant(threat, effect):
        damage(table, threat, zone, points)


def heal(table, threat, effect):
    threat.hp = min(threat.full_hp, threat.hp + number_of(table, threat, effect))


def self_damage(table, threat, effect):
    threat.hp -= effect["n"]
    if threat.hp <= 0:
        destroy(table, threat)


def change_speed(table, threat, effect):
    threat.speed += effect["n"]


def add_shield(table, threat, effect):
    threat.shield += effect["n"]


def set_shield(table, threat, effect):
    threat.shield = effect["n"]


def reveal(table, threat, effect):
    threat.traits.discard("hidden")


def start_fighting_back(table, threat, effect):
    threat.fights_back = True


def lose(table, threat, effect):
    raise ShipLost(threat)


def drain_shields(table, threat, effect):
    for name in zones_meant(threat, effect):
        zone = table.zones[name]
        zone.shield = 0 if effect["n"] == "all" else max(zone.shield - effect["n"], 0)


def drain_reactor(table, threat, effect):
    for name in zones_meant(threat, effect):
        zone = table.zones[name]
        if zone.reactor == 0 and "else_damage" in effect:
            damage(table, threat, name, effect["else_damage"])
        zone.reactor = 0 if effect["n"] == "all" else max(zone.reactor - effect["n"], 0)


def move(table, threat, effect):
    threat.stations = [neighbour(threat.stations[0], effect["to"]) or threat.stations[0]]


def neighbour(station, direction):
    """The next station that way, if there is one."""
    if direction == "deck":
        return other_deck(station)
    place = "RWB".index(station[1]) + (1 if direction == "right" else -1)
    return station[0] + "RWB"[place] if 0 <= place <= 2 else None


def affected(table, threat, who):
    """The members on the ship an action names."""
    return [
        member
        for member in table.members
        if member.station != SPACE
        if {
            "ship": True,
            "zone": zone_of(member.station) == threat.zone,
            "station": member.station in threat.stations,
            "its_stations": member.station in threat.stations,
            "not_on_bridge": member.station != "UW",
            "leading_active_bots": member.bots == "active",
            "station_not_leading_active_bots": member.station in threat.stations and member.bots != "active",
        }[who]
    ]


def do_delay(table, threat, effect):
    for member in affected(table, threat, effect["who"]):
        delay(member, table.turn + 1)


def do_knock_out(table, threat, effect):
    for member in affected(table, threat, effect["who"]):
        knock_out(table, member)


def raise_attacks(table, threat, effect):
    threat.traits.add("raises_attacks")


def raise_shields(table, threat, effect):
    threat.traits.add("raises_shields")


def advance_others(table, threat, effect):
    for other in table.in_order():
        if other is not threat and other.is_external:
            advance(table, other, effect["n"])


def destroy_rocket(table, threat, effect):
    """Warheads that count rockets have one less to care for."""
    if table.rockets:
        table.rockets -= 1
        for warheads in table.in_order():
            if "counts_rockets" in warheads.traits:
                warheads.hp -= 1
                if warheads.hp <= 0:
                    destroy(table, warheads)


def disable_stored_bots(table, threat, effect):
    if table.stored["LR"] == "active":
        table.stored["LR"] = "disabled"


def spread(table, threat, effect):
    """Each of its tokens into the next station, unless a Slime is there."""
    targets = [neighbour(station, effect["to"]) for station in threat.tokens]
    for target in targets:
        slimy = any(
            other.is_in_play and "slime" in other.traits and target in other.tokens for other in table.threats
        )
        if target is not None and not slimy:
            threat.offspring.append(target)


def lose_fuel(table, threat, effect):
    table.fuel = max(table.fuel - 1, 0)


def double_damage(table, threat, effect):
    for zone in zones_meant(threat, effect):
        threat.traits.add(f"doubles_{zone}")


def seek(table, threat, effect):
    """To the fullest neighbouring station, if one is fuller than the others."""
    here = threat.stations[0]
    around = [neighbour(here, direction) for direction in ("left", "right", "deck")]
    counts = {station: figures_in(table, station) for station in STATIONS if station in around}
    fullest = [station for station in counts if counts[station] == max(counts.values())]
    if len(fullest) == 1:
        threat.stations = fullest


def overflow_reactor(table, threat, effect):
    zone = table.zones["white"]
    energy, zone.reactor = zone.reactor, 0
    moved = min(energy, max(zone.shield_cap - zone.shield, 0))
    zone.shield += moved
    damage(table, threat, "white", energy - moved)


def leak_shield(table, threat, effect):
    zone = table.zones["white"]
    energy, zone.shield = zone.shield, 0
    damage(table, threat, "white", energy)


def leak_reactors(table, threat, effect):
    for name in ZONES:
        zone = table.zones[name]
        energy, zone.reactor = zone.reactor, 0
        damage(table, threat, name, energy)


def stay_lethal(table, threat, effect):
    table.lethal.update(threat.stations)


EFFECTS = {
    "attack": do_attack,
    "damage": do_damage,
    "heal": heal,
    "speed": change_speed,
    "shield_add": add_shield,
    "shield_set": set_shield,
    "self_damage": self_damage,
    "reveal": reveal,
    "start_fighting_back": start_fighting_back,
    "lose": lose,
    "drain_shields": drain_shields,
    "drain_reactor": drain_reactor,
    "move": move,
    "delay": do_delay,
    "knock_out": do_knock_out,
    "raise_attacks": raise_attacks,
    "raise_shields": raise_shields,
    "advance_others": advance_others,
    "destroy_rocket": destroy_rocket,
    "disable_stored_bots": disable_stored_bots,
    "spread": spread,
    "lose_fuel": lose_fuel,
    "double_damage": double_damage,
    "seek": seek,
    "overflow_reactor_into_shield": overflow_reactor,
    "leak_shield": leak_shield,
    "leak_reactors": leak_reactors,
    "stay_lethal": stay_lethal,
}
