"""Lays the content out flat, together with the options, as the rules read it."""

from functools import lru_cache
from typing import Any, Final

from orbita.core.chance import cells
from orbita.games.space_alert import vocabulary as v
from orbita.games.space_alert.content.read import CardsFile, Content, Effect, ShipFile, Threat, content
from orbita.games.space_alert.names import ACTION_NUMBER
from orbita.games.space_alert.options import TOKENS, Carried, Options
from orbita.games.space_alert.rules.threat_decks import deck_of
from orbita.games.space_alert.rules.training import BATTLEBOTS, CONFIRMATION, HEROIC, is_in_use
from orbita.games.space_alert.ship import MAX_CREW, NOBODY, TOKENS_A_ZONE, TURNS, UNKNOWN, Box

STATION_NUMBER: Final = {
    "upper_red": v.UPPER_RED,
    "upper_white": v.UPPER_WHITE,
    "upper_blue": v.UPPER_BLUE,
    "lower_red": v.LOWER_RED,
    "lower_white": v.LOWER_WHITE,
    "lower_blue": v.LOWER_BLUE,
}
KINDS: Final = {"external": v.EXTERNAL, "malfunction": v.MALFUNCTION, "intruder": v.INTRUDER}
REPAIRS: Final = {"": v.BY_BOTS, "B": v.BY_B, "C": v.BY_C, "space": v.FROM_SPACE}
TRAITS: Final = {
    "hidden": v.HIDDEN,
    "hidden_far": v.HIDDEN_FAR,
    "no_rockets": v.NO_ROCKETS,
    "no_heavy_lasers": v.NO_HEAVY_LASERS,
    "rocket_decoy": v.ROCKET_DECOY,
    "rocket_magnet": v.ROCKET_MAGNET,
    "hardened_by_rockets": v.HARDENED_BY_ROCKETS,
    "cryoshield": v.CRYOSHIELD,
    "pulse_opens_shield": v.PULSE_OPENS_SHIELD,
    "one_damage_a_turn": v.ONE_DAMAGE_A_TURN,
    "close_combat": v.CLOSE_COMBAT,
    "retaliates": v.RETALIATES,
    "counts_rockets": v.COUNTS_ROCKETS,
    "slime": v.SLIME,
    "burns_engineers": v.BURNS_ENGINEERS,
    "takes_its_killer": v.TAKES_ITS_KILLER,
    "cleaned_by_station": v.CLEANED_BY_STATION,
    "three_at_once": v.THREE_AT_ONCE,
}
DOS: Final = {
    "attack": v.ATTACK,
    "damage": v.DAMAGE,
    "heal": v.HEAL,
    "speed": v.SPEED,
    "shield_add": v.SHIELD_ADD,
    "shield_set": v.SHIELD_SET,
    "self_damage": v.SELF_DAMAGE,
    "reveal": v.REVEAL,
    "start_fighting_back": v.START_FIGHTING_BACK,
    "lose": v.LOSE,
    "drain_shields": v.DRAIN_SHIELDS,
    "drain_reactor": v.DRAIN_REACTOR,
    "move": v.MOVE,
    "delay": v.DELAY,
    "knock_out": v.KNOCK_OUT,
    "raise_attacks": v.RAISE_ATTACKS,
    "raise_shields": v.RAISE_SHIELDS,
    "advance_others": v.ADVANCE_OTHERS,
    "destroy_rocket": v.DESTROY_ROCKET,
    "disable_stored_bots": v.DISABLE_STORED_BOTS,
    "spread": v.SPREAD,
    "lose_fuel": v.LOSE_FUEL,
    "double_damage": v.DOUBLE_DAMAGE,
    "seek": v.SEEK,
    "overflow_reactor_into_shield": v.OVERFLOW_REACTOR,
    "leak_shield": v.LEAK_SHIELD,
    "leak_reactors": v.LEAK_REACTORS,
    "stay_lethal": v.STAY_LETHAL,
}
AMOUNTS: Final = {
    "hp": (1, v.HIT_POINTS),
    "2*hp": (2, v.HIT_POINTS),
    "3*hp": (3, v.HIT_POINTS),
    "players_in_station": (1, v.PLAYERS_HERE),
    "central_reactor_energy": (1, v.CENTRAL_ENERGY),
    "half_floor": (1, v.HALF_ITS_DAMAGE),
    "all": (1, v.EVERYTHING),
}
ZONE_WORDS: Final = {
    "own": v.OWN_ZONE,
    "all": v.ALL_ZONES,
    "others": v.OTHER_ZONES,
    "red_blue": 1 << v.RED | 1 << v.BLUE,
    "white": 1 << v.WHITE,
    "red": 1 << v.RED,
    "each_token_zone": v.EACH_TOKEN,
}
WHO: Final = {
    "zone": v.IN_ZONE,
    "ship": v.ON_SHIP,
    "station": v.IN_STATION,
    "its_stations": v.IN_ITS_STATIONS,
    "not_on_bridge": v.NOT_ON_BRIDGE,
    "leading_active_bots": v.LEADING_ACTIVE_BOTS,
    "station_not_leading_active_bots": v.IN_STATION_WITHOUT_ACTIVE_BOTS,
}
DIRECTIONS: Final = {"left": v.LEFT, "right": v.RIGHT, "deck": v.DECK}
MODES: Final = {
    "normal": v.NORMAL,
    "double_through": v.DOUBLE_THROUGH,
    "ignore_shields": v.IGNORE_SHIELDS,
}
BOXES: Final = 64  # kept at hand; a campaign can start a mission in too many ways to keep them all
CONDITIONS: Final = {"always": v.ALWAYS, "damaged": v.IF_DAMAGED, "undamaged": v.IF_UNDAMAGED}


@lru_cache(maxsize=BOXES)
def box_for(options: Options) -> Box:
    """The installed content under these options."""
    return flatten(content(), options)


def flatten(content: Content, options: Options) -> Box:
    """Lay out everything."""
    box = Box()
    box.options = options
    lay_out_threats(box, content.threats, options)
    box.threat_deck = cells([deck_of(threat, options) for threat in content.threats])
    lay_out_use(box, options)
    lay_out_cards(box, content.cards)
    lay_out_programs(box, content.threats)
    lay_out_ship(box, content.ship)
    lay_out_trajectories(box, content.ship)
    lay_out_phases(box, content.ship)
    lay_out_history(box, options.carried)
    lay_out_crew(box, options)
    box.heroic_move_uses_lift = options.heroic_move_uses_lift
    box.pulse_opens_raised_shields = options.pulse_opens_raised_shields
    box.dying_marauder_raises_shields = options.dying_marauder_raises_shields
    box.knocked_out_figures_count = options.knocked_out_figures_count
    box.knocked_out_pilot_returns = options.knocked_out_pilot_returns
    return box


def lay_out_threats(box: Box, threats: tuple[Threat, ...], options: Options) -> None:
    """The printed values, card by card."""
    box.cards = len(threats)
    box.kind = cells([KINDS[threat.kind] for threat in threats])
    box.hit_points = cells([threat.hp for threat in threats])
    box.shield = cells([threat.shield for threat in threats])
    box.speed = cells([speed_of(threat, options) for threat in threats])
    box.points_survived = cells([threat.points[0] for threat in threats])
    box.points_destroyed = cells([threat.points[1] for threat in threats])
    box.stations = cells([mask(STATION_NUMBER[name] for name in threat.stations) for threat in threats])
    box.repair = cells([REPAIRS[threat.repair] for threat in threats])
    box.traits = cells([traits_of(threat) for threat in threats])
    box.debris = cells([threat.debris for threat in threats])
    box.explosion = cells([threat.explosion for threat in threats])
    box.bonus = cells([threat.bonus for threat in threats])


def lay_out_use(box: Box, options: Options) -> None:
    """Which rules the script's level uses, unless somebody chose otherwise."""
    box.has_heroic = is_in_use(options.heroic, HEROIC, options)
    box.has_confirmation = is_in_use(options.confirmation, CONFIRMATION, options)
    box.has_battlebots = is_in_use(options.battlebots, BATTLEBOTS, options)


def lay_out_crew(box: Box, options: Options) -> None:
    """Where the androids act, and who acts for them."""
    places = [*options.android_places, *[NOBODY] * MAX_CREW]
    players = [*options.android_players, *[NOBODY] * MAX_CREW]
    box.android_place = cells(places[:MAX_CREW])
    box.android_player = cells(players[:MAX_CREW])


def lay_out_cards(box: Box, cards: CardsFile) -> None:
    """Every action with every movement, then the heroic cards; battlebots only where they are used."""
    moves = ("red", "blue", "deck")
    pairs: list[tuple[str, str, int]] = [
        (action, move, 0 if action == "bots" and not box.has_battlebots else copies)
        for action, copies in cards.action.items()
        for move in moves
    ]
    pairs += [(card.action, card.move, 1) for card in cards.heroic]
    box.card_action = cells([ACTION_NUMBER[action] for action, _, _ in pairs])
    box.card_move = cells([ACTION_NUMBER[move] for _, move, _ in pairs])
    box.card_copies = cells([copies for _, _, copies in pairs])


def mask(numbers: Any) -> int:
    """One bit for each number."""
    return sum(1 << number for number in set(numbers))


def speed_of(threat: Threat, options: Options) -> int:
    """The printed speed; the Stealth Fighter was printed with two."""
    if threat.first_printing_speed == options.stealth_fighter_speed:
        return threat.first_printing_speed
    return threat.speed


def traits_of(threat: Threat) -> int:
    """All traits as bits."""
    return sum(TRAITS[trait] for trait in threat.traits) + (v.FIGHTS_BACK if threat.fights_back else 0)


def lay_out_programs(box: Box, threats: tuple[Threat, ...]) -> None:
    """The effects of all actions, one behind the other."""
    program: list[int] = []
    starts: list[int] = []
    for threat in threats:
        for effects in ((), threat.x, threat.y, threat.z):
            starts.append(len(program))
            for effect in effects:
                program += encode(effect)
    box.program = cells(program)
    box.program_at = cells([*starts, len(program)])


def encode(effect: Effect) -> list[int]:
    """An effect as EFFECT_SIZE numbers."""
    count, times = AMOUNTS[effect.n] if isinstance(effect.n, str) else (effect.n, v.ONCE)
    if effect.do in ("delay", "knock_out"):
        where = WHO[effect.who]
    elif effect.do in ("move", "spread"):
        where = DIRECTIONS[effect.to]
    else:
        where = ZONE_WORDS[effect.zones]
    when = v.UNLESS_DAMAGE + effect.unless_damage if effect.unless_damage else CONDITIONS[effect.when]
    return [DOS[effect.do], count, times, where, MODES[effect.mode], when, effect.else_damage]


def lay_out_ship(box: Box, ship: ShipFile) -> None:
    """The numbers of the ship."""
    box.reactor_capacity = cells(list(ship.zones.reactor_capacity))
    box.reactor_start = cells(list(ship.zones.reactor_start))
    box.shield_capacity = cells(list(ship.zones.shield_capacity))
    box.shield_start = cells(list(ship.zones.shield_start))
    box.heavy_laser = cells(list(ship.weapons.heavy_laser))
    box.light_laser = ship.weapons.light_laser
    box.pulse_cannon, box.pulse_range = ship.weapons.pulse_cannon, ship.weapons.pulse_range
    box.rocket, box.rocket_range = ship.weapons.rocket, ship.weapons.rocket_range
    box.interceptors_single = ship.weapons.interceptors_single
    box.interceptors_several = ship.weapons.interceptors_several
    box.interceptors_close_combat = ship.weapons.interceptors_close_combat
    box.fuel, box.rockets = ship.stores.fuel_capsules, ship.stores.rockets
    box.confirmation_points = cells(list(ship.visual_confirmation.points))


def lay_out_trajectories(box: Box, ship: ShipFile) -> None:
    """What is printed on each space."""
    box.track_start = cells([track.spaces for track in ship.trajectory])
    marks = [v.PLAIN] * (v.TRACK_SIZE * len(ship.trajectory))
    for number, track in enumerate(ship.trajectory):
        first = number * v.TRACK_SIZE
        marks[first + 1] = v.MARK_Z
        marks[first + track.x] = v.MARK_X
        for space in track.y:
            marks[first + space] = v.MARK_Y
    box.marks = cells(marks)


def lay_out_phases(box: Box, ship: ShipFile) -> None:
    """Which turn belongs to which phase, and where the computer is checked."""
    ends, checks = ship.phases.ends, ship.phases.checks
    turns = range(TURNS + 2)
    box.phase_of_turn = cells([min(sum(turn > end for end in ends), 2) for turn in turns])
    box.check_after = cells([int(turn in checks) for turn in turns])
    box.may_maintain = cells([int(turn in checks or turn + 1 in checks) for turn in turns])


def lay_out_history(box: Box, carried: Carried) -> None:
    """What earlier missions of a campaign left: damage on top of the stacks, squads that stay behind."""
    order: list[int] = []
    for tokens in carried.tokens:
        order += [TOKENS.index(token) for token in tokens] + [UNKNOWN] * (TOKENS_A_ZONE - len(tokens))
    box.order = cells(order)
    box.carried = cells([len(tokens) for tokens in carried.tokens])
    box.has_history = any(carried.tokens)
    box.stored_upper_blue = v.ACTIVE if "upper_blue" in carried.squads else v.NO_BOTS
    box.stored_lower_red = v.ACTIVE if "lower_red" in carried.squads else v.NO_BOTS
