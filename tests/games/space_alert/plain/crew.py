"""Step 2: the crew acts, captain first."""

from tests.games.space_alert.plain import repairs
from tests.games.space_alert.plain.fates import delay, destroy, enter, knock_out
from tests.games.space_alert.plain.model import SHIP, SPACE, phase_of, zone_of

HEAVY, LIGHT = ("UR", "UW", "UB"), ("LR", "LB")


def act(table):
    """Everybody in turn; afterwards the looks out of the window are counted."""
    table.shots, table.used_lifts, table.at_window, table.flight = {}, set(), 0, None
    for threat in table.threats:
        threat.repaired_at = []
    for member in table.members:
        if member.is_up:
            act_one(table, member, member.plan.get(table.turn))
        elif table.readings["knocked_out_pilot_returns"] and member.station == SPACE:
            act_in_space(table, member, None)
    points = SHIP["visual_confirmation"]["points"][table.at_window]
    phase = phase_of(table.turn)
    table.confirmed[phase] = max(table.confirmed[phase], points)


def act_one(table, member, card):
    """What the half that is up says; a system under a malfunction is repaired instead."""
    if member.station == SPACE:
        act_in_space(table, member, card)
    elif card in ("red", "blue", "deck") or (card and card[0] == "t"):
        move(table, member, card)
    elif card in ("bots", "Hbots"):
        fight(table, member, is_heroic=card == "Hbots")
    elif card is not None:
        letter, is_heroic = card[-1], card[0] == "H"
        if not repairs.repair(table, member.station, letter, is_heroic):
            {"A": fire, "B": send_energy, "C": use_c}[letter](table, member, is_heroic)


def act_in_space(table, member, card):
    """Battlebots: attack again; nothing: home; anything else is delayed, and home."""
    if card in ("bots", "Hbots"):
        fly(table, is_heroic=card == "Hbots")
        return
    delay(member, table.turn)
    enter(table, member, "UR")


def fly(table, is_heroic):
    """A Fissure in play is repaired instead of an attack."""
    for threat in table.in_order():
        if threat.card.get("repair") == "space":
            threat.hp -= 1
            if threat.hp <= 0:
                destroy(table, threat)
            return
    table.flight = 1 if is_heroic else 0


def move(table, member, card):
    deck, side = member.station
    if card == "deck":
        take_lift(table, member)
    elif card[0] == "t":
        heroic_move(table, member, card[1:])
    else:
        place = "RWB".index(side) + (1 if card == "blue" else -1)
        enter(table, member, deck + "RWB"[min(max(place, 0), 2)])


def take_lift(table, member):
    """A damaged lift, or one already used this turn, costs time."""
    zone = zone_of(member.station)
    if "Gravolift" in table.zones[zone].tokens or zone in table.used_lifts:
        delay(member, table.turn + 1)
    table.used_lifts.add(zone)
    enter(table, member, other_deck(member.station))


def heroic_move(table, member, station):
    if table.readings["heroic_move_uses_lift"] and station == other_deck(member.station):
        take_lift(table, member)
    else:
        enter(table, member, station)


def other_deck(station):
    return ("L" if station[0] == "U" else "U") + station[1]


def fire(table, member, is_heroic):
    """Heavy lasers and the pulse cannon need a cube, light lasers have their own cell."""
    station = member.station
    if station in table.shots:
        return
    if station not in LIGHT:
        zone = table.zones[zone_of(station)]
        if zone.reactor == 0:
            return
        zone.reactor -= 1
    table.shots[station] = 1 if is_heroic else 0


def send_energy(table, member, is_heroic):
    """Upstairs reactor to shield, at the sides central to side reactor, below the bridge fuel to reactor."""
    zone, central = table.zones[zone_of(member.station)], table.zones["white"]
    extra = 1 if is_heroic else 0
    if member.station in HEAVY:
        sent = min(max(zone.shield_cap - zone.shield, 0), zone.reactor)
        zone.reactor -= sent
        zone.shield += sent + (extra if sent else 0)
    elif member.station in LIGHT:
        sent = min(max(zone.reactor_cap - zone.reactor, 0), central.reactor)
        central.reactor -= sent
        zone.reactor += sent + (extra if sent else 0)
    elif table.fuel:
        table.fuel -= 1
        gained = max(central.reactor_cap - central.reactor, 0)
        central.reactor += gained + (extra if gained else 0)


def use_c(table, member, is_heroic):
    station = member.station
    if station == "UW":
        if table.turn in (1, 2, 4, 5, 8, 9):
            table.maintained.add(phase_of(table.turn))
    elif station == "LW":
        table.at_window += 1
    elif station == "LB":
        if table.rockets and not table.rocket_launched:
            table.rockets -= 1
            table.rocket_launched = True
    elif station == "UR":
        if member.bots == "active" and not table.in_space():
            member.station = SPACE
            fly(table, is_heroic=False)
    elif member.bots == "disabled":
        member.bots = "active"
    elif member.bots == "none" and table.stored[station] != "taken":
        member.bots, table.stored[station] = table.stored[station], "taken"


def fight(table, member, is_heroic):
    """An active squad hits the intruder with the lowest number."""
    if member.bots != "active":
        return
    for threat in table.in_order():
        if threat.card["kind"] == "intruder" and member.station in threat.tokens:
            hit(table, threat, member)
            if threat.fights_back and not is_heroic:
                member.bots = "disabled"
            return


def hit(table, threat, member):
    if member.station in threat.offspring:
        threat.offspring.remove(member.station)
    else:
        threat.hp -= 1
        if "cleaned_by_station" in threat.traits:
            threat.stations.remove(member.station)
        elif "slime" in threat.traits and threat.hp <= 0:
            threat.stations = []
    if threat.hp <= 0 and not ("slime" in threat.traits and threat.tokens):
        destroy(table, threat)
        if "takes_its_killer" in threat.traits:
            knock_out(table, member)
