"""What threats do in a few words, for cards as small as a stamp, as pairs (Polish, English)."""

from typing import Final

from orbita.core.lang import Pair

ZONES: Final[dict[str, Pair]] = {  # behind a blow
    "own": ("", ""),
    "all": (" wszędzie", " everywhere"),
    "others": (" na dwa pozostałe", " on the two others"),
    "red_blue": (" na boczne sektory", " on both sides"),
    "white": (" na biały", " on white"),
    "red": (" na czerwony", " on red"),
    "each_token_zone": (" tam, gdzie jest", " wherever it is"),
}
AMOUNTS: Final[dict[str, Pair]] = {
    "hp": ("= życie", "= health"),
    "2*hp": ("= 2 × życie", "= 2 × health"),
    "3*hp": ("= 3 × życie", "= 3 × health"),
    "players_in_station": ("= osoby tam", "= people there"),
    "central_reactor_energy": ("= energia reaktora", "= reactor energy"),
}
BLOWS: Final[dict[str, Pair]] = {
    "attack": ("atak {n}{mode}{zone}", "attack {n}{mode}{zone}"),
    "damage": ("szkody {n}{mode}{zone}", "damage {n}{mode}{zone}"),
}
MODES: Final[dict[str, Pair]] = {
    "normal": ("", ""),
    "double_through": (", reszta ×2", ", rest ×2"),
    "ignore_shields": (" mimo osłon", " past shields"),
}
CONDITIONS: Final[dict[str, Pair]] = {
    "always": ("", ""),
    "damaged": ("ranne: ", "if hit: "),
    "undamaged": ("nieranne: ", "if unhit: "),
}
UNLESS_DAMAGE: Final[Pair] = ("ran < {n}: ", "hits < {n}: ")
DRAINS: Final[dict[str, dict[str, Pair]]] = {
    "drain_shields": {"own": ("osłona", "shield"), "all": ("osłony", "shields")},
    "drain_reactor": {
        "own": ("reaktor", "reactor"),
        "all": ("reaktory", "reactors"),
        "white": ("biały reaktor", "white reactor"),
    },
}
DRAIN_ALL: Final[Pair] = ("{what} do zera", "{what} to zero")
DRAIN_SOME: Final[Pair] = ("{what} −{n}", "{what} −{n}")
ELSE_DAMAGE: Final[Pair] = (" lub szkoda {n}", " or damage {n}")
BEFALLS: Final[dict[str, Pair]] = {
    "delay": ("opóźnia {who}", "delays {who}"),
    "knock_out": ("ogłusza {who}", "knocks out {who}"),
}
WHO: Final[dict[str, Pair]] = {
    "zone": ("sektor", "its zone"),
    "ship": ("wszystkich", "everybody"),
    "station": ("kabinę", "its station"),
    "its_stations": ("swoje kabiny", "its stations"),
    "not_on_bridge": ("poza mostkiem", "off the bridge"),
    "leading_active_bots": ("z droidami", "squad leaders"),
    "station_not_leading_active_bots": ("bez droidów", "who leads no squad"),
}
STEPS: Final[dict[str, dict[str, Pair]]] = {
    "move": {
        "left": ("idzie w lewo", "moves left"),
        "right": ("idzie w prawo", "moves right"),
        "deck": ("zmienia pokład", "changes deck"),
    },
    "spread": {"left": ("pełznie w lewo", "spreads left"), "right": ("pełznie w prawo", "spreads right")},
}
CHANGES: Final[dict[str, Pair]] = {
    "heal": ("naprawia {n}", "heals {n}"),
    "speed": ("szybkość +{n}", "speed +{n}"),
    "shield_add": ("osłona +{n}", "shield +{n}"),
    "shield_set": ("osłona {n}", "shield {n}"),
    "self_damage": ("rani się: {n}", "hurts itself: {n}"),
    "advance_others": ("inne o {n} bliżej", "others {n} nearer"),
    "double_damage": ("szkody ×2{zone}", "damage ×2{zone}"),
}
HALF_OF_IT: Final[Pair] = ("połowę", "half")
NOTHING: Final[Pair] = ("nic", "nothing")
SIMPLE: Final[dict[str, Pair]] = {
    "reveal": ("odtąd widoczne", "comes into sight"),
    "start_fighting_back": ("odpowiada ogniem", "fights back"),
    "lose": ("statek stracony", "ship lost"),
    "raise_attacks": ("inne ataki +1", "other attacks +1"),
    "raise_shields": ("osłony wrogów +1", "enemy shields +1"),
    "destroy_rocket": ("rakieta przepada", "a rocket is lost"),
    "disable_stored_bots": ("wyłącza droidy", "disables the squad"),
    "lose_fuel": ("kapsuła przepada", "a capsule is lost"),
    "seek": ("idzie do ludzi", "goes where people are"),
    "overflow_reactor_into_shield": ("reaktor w osłonę", "reactor into shield"),
    "leak_shield": ("osłona w szkody", "shield into damage"),
    "leak_reactors": ("reaktory w szkody", "reactors into damage"),
    "stay_lethal": ("odtąd zawsze", "for good"),
}
