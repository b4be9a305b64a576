"""Random missions in the referee's format: any threats, and crews that mostly try to do something useful."""

from tests.games.space_alert.plain.model import CARDS, STATION_NAMES, ZONES

TOKENS = ("Reactor", "Shield", "FrontCannon", "BackCannon", "Gravolift", "Structural")
ANY_CARD = ("A", "B", "C", "bots", "red", "blue", "deck", None)
HEROIC = ("HA", "HB", "Hbots", "tUR", "tUW", "tUB", "tLR", "tLW", "tLB")
STATIONS = ("UR", "UW", "UB", "LR", "LW", "LB")


def random_mission(choice):
    """A row's input."""
    threats = random_threats(choice)
    return {
        "players": [{"actions": random_plan(choice, threats)} for _ in range(choice.choice((4, 5)))],
        "tracks": random_tracks(choice),
        "threats": threats,
        "damage_tokens": {zone: choice.sample(TOKENS, len(TOKENS)) for zone in ZONES},
    }


def crossed_mission(choice, rows):
    """The plans of one row against threats, trajectories and damage of others, a few cards changed."""
    crew, foes, ship = choice.sample(rows, 3)
    players = [{"actions": list(player["actions"])} for player in crew["players"]]
    for _ in range(choice.choice((0, 1, 2, 4, 8))):
        choice.choice(players)["actions"][choice.randrange(12)] = choice.choice((*ANY_CARD, *HEROIC))
    threats = list(crew["threats"])
    for threat in foes["threats"]:
        if all(threat["turn"] != other["turn"] and threat["code"] != other["code"] for other in threats):
            threats.append(threat)
    threats = choice.sample(threats, choice.randint((len(threats) + 1) // 2, len(threats)))
    return {
        "players": players,
        "tracks": choice.choice((crew, foes))["tracks"],
        "threats": sorted(threats, key=lambda threat: threat["turn"]),
        "damage_tokens": ship["damage_tokens"],
    }


def carried_damage(choice):
    """What an earlier mission of a campaign left, by zone."""
    return {zone: choice.choice((0, 0, 1, 2, 3)) for zone in ZONES}


def random_tracks(choice):
    """Four different trajectories."""
    return dict(zip((*ZONES, "internal"), choice.sample([f"T{n}" for n in range(1, 8)], 4), strict=True))


def random_threats(choice):
    """One to eight cards at different times; now and then two at once, one of them inside."""
    number = choice.choice((1, 2, 2, 3, 3, 4, 4, 5, 6, 8))
    codes = choice.sample(list(CARDS), number)
    times = sorted(choice.sample(range(1, 9 if choice.random() < 0.8 else 13), number))
    threats = [threat_at(choice, time, code) for time, code in zip(times, codes, strict=True)]
    if number > 1 and choice.random() < 0.1:
        outside, inside = threats[0], threats[1]
        if outside["zone"] != "internal" and inside["zone"] == "internal":
            inside["turn"] = outside["turn"]
    return threats


def threat_at(choice, turn, code):
    card = CARDS[code]
    zone = choice.choice(ZONES) if card["kind"] == "external" else "internal"
    return {"turn": turn, "zone": zone, "code": code, "name": card["name"]["en"]}


def random_plan(choice, threats):
    """Errands one after another, or nearly anything; at most a few heroic cards."""
    style = choice.random()
    cards = []
    if style < 0.25:
        cards = [choice.choice(ANY_CARD) for _ in range(12)]
    else:
        at = "UW"
        while len(cards) < 12:
            at, errand = random_errand(choice, at, threats, len(cards))
            cards += errand
        cards = cards[:12]
    for _ in range(choice.choice((0, 1, 1, 2))):
        play_heroic(choice, cards)
    if style > 0.8:
        cards[choice.randrange(12)] = choice.choice(ANY_CARD)
    return cards


def play_heroic(choice, cards):
    """Rather the heroic form of a planned card, else any."""
    slot = choice.randrange(12)
    if cards[slot] in ("A", "B", "bots") and choice.random() < 0.8:
        cards[slot] = "H" + cards[slot]
    elif choice.random() < 0.5:
        cards[slot] = choice.choice(HEROIC)


def random_errand(choice, at, threats, turn):
    """Walk somewhere and do what is done there; with battlebots it takes two walks."""
    kind = choice.random()
    if kind < 0.2:
        return shoot(choice, at, threats)
    if kind < 0.4:
        return repair(choice, at, threats)
    if kind < 0.6:
        return hunt(choice, at, threats)
    if kind < 0.75:
        return fly(choice, at, threats)
    if kind < 0.8 and at == "UW":
        return at, ["C"]
    if kind < 0.85:
        return at, [None]
    station = choice.choice(STATIONS)
    return station, walk(choice, at, station) + [choice.choice("ABC")] * choice.choice((1, 1, 2))


def shoot(choice, at, threats):
    """Where a threat comes from, or with the pulse cannon."""
    zones = [threat["zone"] for threat in threats if threat["zone"] != "internal"] or list(ZONES)
    station = choice.choice("UL") + choice.choice(zones)[0].upper()
    return station, walk(choice, at, station) + ["A"] * choice.choice((1, 2, 3))


def repair(choice, at, threats):
    """Where a malfunction is."""
    broken = [
        CARDS[threat["code"]] for threat in threats if CARDS[threat["code"]].get("repair", "space") in "BC"
    ]
    if not broken:
        return "LB", [*walk(choice, at, "LB"), "C"]
    card = choice.choice(broken)
    station = STATION_NAMES[choice.choice(card["stations"])]
    return station, walk(choice, at, station) + [card["repair"]] * choice.choice((1, 2, 3))


def hunt(choice, at, threats):
    """Fetch a squad, go where an intruder is or may come to, and fight."""
    store = choice.choice(("UB", "LR"))
    lairs = [
        STATION_NAMES[name]
        for threat in threats
        if CARDS[threat["code"]]["kind"] == "intruder"
        for name in CARDS[threat["code"]]["stations"]
    ] or list(STATIONS)
    lair = choice.choice(lairs) if choice.random() < 0.6 else choice.choice(STATIONS)
    fetch = [*walk(choice, at, store), "C"] if choice.random() < 0.7 else []
    here = store if fetch else at
    return lair, fetch + walk(choice, here, lair) + ["bots"] * choice.choice((1, 2, 3))


def fly(choice, at, threats):
    """Fetch a squad and take off."""
    store = choice.choice(("UB", "LR"))
    fetch = [*walk(choice, at, store), "C"] if choice.random() < 0.7 else []
    here = store if fetch else at
    sortie = ["C"] + ["bots"] * choice.choice((0, 1, 2, 3)) + [None] * choice.choice((0, 1))
    return "UR", fetch + walk(choice, here, "UR") + sortie


def walk(choice, start, goal):
    """Arrows and, somewhere between them, the lift."""
    steps = "RWB".index(goal[1]) - "RWB".index(start[1])
    way = ["blue" if steps > 0 else "red"] * abs(steps)
    if start[0] != goal[0]:
        way.insert(choice.randint(0, len(way)), "deck")
    return way
