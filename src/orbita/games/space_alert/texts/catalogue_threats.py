"""What threat cards say, as pairs (Polish, English): the pieces their texts are put together from."""

from typing import Final

from orbita.core.lang import Pair

ZONES: Final[dict[str, Pair]] = {
    "own": ("swój sektor", "its zone"),
    "all": ("każdy sektor", "every zone"),
    "others": ("dwa pozostałe sektory", "the two other zones"),
    "red_blue": ("sektor czerwony i sektor niebieski", "the red and the blue zone"),
    "white": ("sektor biały", "the white zone"),
    "red": ("sektor czerwony", "the red zone"),
    "each_token_zone": ("sektor każdego ze swoich żetonów", "the zone of each of its tokens"),
}
AMOUNTS: Final[dict[str, Pair]] = {
    "hp": ("pozostałej wytrzymałości", "its hit points left"),
    "2*hp": ("dwukrotności pozostałej wytrzymałości", "twice its hit points left"),
    "3*hp": ("trzykrotności pozostałej wytrzymałości", "three times its hit points left"),
    "players_in_station": ("liczby osób w jego kabinie", "the number of crew members in its station"),
    "central_reactor_energy": ("energii w centralnym reaktorze", "the energy in the central reactor"),
}
HALF_OF_IT: Final[Pair] = ("połowa, zaokrąglona w dół", "half of it, rounded down")
WHO: Final[dict[str, Pair]] = {
    "zone": ("Wszyscy w jego sektorze", "Everybody in its zone"),
    "ship": ("Wszyscy na statku", "Everybody on the ship"),
    "station": ("Wszyscy w jego kabinie", "Everybody in its station"),
    "its_stations": ("Wszyscy w jego kabinach", "Everybody in its stations"),
    "not_on_bridge": ("Wszyscy poza mostkiem", "Everybody who is not on the bridge"),
    "leading_active_bots": (
        "Wszyscy z aktywnym oddziałem droidów",
        "Everybody leading an active squad",
    ),
    "station_not_leading_active_bots": (
        "Wszyscy w jego kabinie, którzy nie mają aktywnego oddziału droidów",
        "Everybody in its station without an active squad",
    ),
}
BEFALLS: Final[dict[str, Pair]] = {
    "delay": ("opóźnione akcje", "delayed"),
    "knock_out": ("ogłuszenie", "knocked out"),
}
DIRECTIONS: Final[dict[str, Pair]] = {
    "left": ("w lewo", "left"),
    "right": ("w prawo", "right"),
    "deck": ("na drugi pokład", "to the other deck"),
}
STEPS: Final[dict[str, Pair]] = {
    "move": ("Przechodzi {to}", "Moves {to}"),
    "spread": ("Pełznie {to}", "Spreads {to}"),
}
CONDITIONS: Final[dict[str, Pair]] = {
    "always": ("", ""),
    "damaged": ("Jeśli jest uszkodzone: ", "If it is damaged: "),
    "undamaged": ("Jeśli nie jest uszkodzone: ", "If it is undamaged: "),
}
UNLESS_DAMAGE: Final[Pair] = ("Jeśli ma mniej uszkodzeń niż {n}: ", "If it has taken less than {n} damage: ")
MODES: Final[dict[str, Pair]] = {
    "normal": ("", ""),
    "double_through": (", to, co przejdzie przez osłonę, podwojone", ", doubling what passes the shield"),
    "ignore_shields": (", osłony nie pomagają", ", shields do not help"),
}
BLOWS: Final[dict[str, Pair]] = {
    "attack": ("Atak na {zone} o sile {n}{mode}", "Attack on {zone} with strength {n}{mode}"),
    "attack_counted": ("Atak na {zone} o sile równej {n}{mode}", "Attack on {zone} with {n}{mode}"),
    "damage": ("Uszkadza {zone}: {n}", "Damage to {zone}: {n}"),
    "damage_counted": ("Uszkadza {zone} w liczbie {n}", "Damage to {zone}: {n}"),
}
DRAINS: Final[dict[str, Pair]] = {
    "drain_shields": ("Osłona", "The shield"),
    "drain_reactor": ("Reaktor", "The reactor"),
}
DRAIN_ALL: Final[Pair] = ("{what} traci całą energię ({zone})", "{what} loses all energy ({zone})")
DRAIN_SOME: Final[Pair] = ("{what} traci energię: {n} ({zone})", "{what} loses {n} energy ({zone})")
ELSE_DAMAGE: Final[Pair] = ("; z pustego: {n} uszkodzenie", "; if empty: {n} damage")
CHANGES: Final[dict[str, Pair]] = {
    "heal": ("Naprawia swoje uszkodzenia: {n}", "Removes damage from itself: {n}"),
    "speed": ("Szybkość +{n}", "Speed +{n}"),
    "shield_add": ("Osłona +{n}", "Shield +{n}"),
    "shield_set": ("Osłona wynosi {n}", "Shield becomes {n}"),
    "self_damage": ("Uszkadza siebie: {n}", "Damages itself: {n}"),
    "advance_others": (
        "Pozostałe zagrożenia zewnętrzne przesuwają się o {n}",
        "Every other external threat advances by {n}",
    ),
    "double_damage": ("Uszkodzenia są podwajane: {zone}", "Damage is doubled: {zone}"),
}
NOTHING: Final[Pair] = ("Nic.", "Nothing.")
SIMPLE: Final[dict[str, Pair]] = {
    "reveal": ("Można je odtąd namierzać", "It can be targeted from now on"),
    "start_fighting_back": ("Od tej chwili odpowiada ogniem", "It fights back from now on"),
    "lose": ("Statek jest stracony", "The ship is lost"),
    "raise_attacks": (
        "Odtąd ataki pozostałych zagrożeń zewnętrznych są silniejsze o 1",
        "From now on every other external threat attacks with 1 more",
    ),
    "raise_shields": (
        "Odtąd osłony wszystkich zagrożeń zewnętrznych są silniejsze o 1",
        "From now on all external threats have 1 more shield",
    ),
    "destroy_rocket": ("Jedna rakieta na statku przepada", "One rocket on the ship is lost"),
    "disable_stored_bots": (
        "Oddział droidów w składzie jego kabiny zostaje dezaktywowany",
        "The squad stored in its station is disabled",
    ),
    "lose_fuel": ("Jedna kapsuła paliwa przepada", "One fuel capsule is lost"),
    "seek": (
        "Przechodzi do sąsiedniej kabiny, w której jest najwięcej osób; przy remisie zostaje",
        "Moves to the neighbouring station with the most crew members; stays if tied",
    ),
    "overflow_reactor_into_shield": (
        "Energia centralnego reaktora przepływa do jego osłony; każdy nadmiarowy sześcian to 1 uszkodzenie",
        "The central reactor empties into its shield; every cube that does not fit is 1 damage",
    ),
    "leak_shield": (
        "Centralna osłona traci energię; każdy sześcian to 1 uszkodzenie",
        "The central shield loses its energy; every cube is 1 damage",
    ),
    "leak_reactors": (
        "Wszystkie reaktory tracą energię; każdy sześcian to 1 uszkodzenie własnego sektora",
        "All reactors lose their energy; every cube is 1 damage to its own zone",
    ),
    "stay_lethal": (
        "Odtąd wejście do jego kabin ogłusza",
        "From now on entering one of its stations knocks out",
    ),
}
TRAITS: Final[dict[str, Pair]] = {
    "hidden": ("Przed akcją X nie można go namierzyć.", "It cannot be targeted before its X."),
    "hidden_far": (
        "W 3. strefie odległości nie można go namierzyć.",
        "It cannot be targeted at distance 3.",
    ),
    "no_rockets": ("Rakiety go nie namierzają.", "Rockets cannot target it."),
    "no_heavy_lasers": ("Ciężkie działa laserowe je pomijają.", "Heavy lasers pass over it."),
    "rocket_decoy": ("Rakieta, która je namierzy, przepada.", "A rocket that targets it is wasted."),
    "rocket_magnet": (
        "Każda rakieta namierza je z dowolnej odległości.",
        "Every rocket targets it, at any distance.",
    ),
    "hardened_by_rockets": (
        "Każde trafienie rakietą wzmacnia jego osłonę o 1.",
        "Each rocket hit adds 1 to its shield.",
    ),
    "cryoshield": (
        "Pierwsza tura, w której coś je namierzy, nie czyni mu szkody.",
        "It takes no damage in the first turn in which anything targets it.",
    ),
    "pulse_opens_shield": (
        "W turze trafienia działem rezonansowym jego osłona wynosi 0.",
        "In a turn in which the pulse cannon hits it, its shield is 0.",
    ),
    "one_damage_a_turn": (
        "Otrzymuje najwyżej 1 uszkodzenie na turę.",
        "It takes at most 1 damage a turn.",
    ),
    "close_combat": (
        "Jako jedyny cel myśliwców otrzymuje od nich 9, a osoba w myśliwcach zostaje ogłuszona.",
        "As the only target of the interceptors it takes 9 from them, and the pilot is knocked out.",
    ),
    "retaliates": (
        "Po każdej turze, w której zostanie uszkodzone ostrzałem, atakuje każdy sektor z siłą 1.",
        "After every turn in which weapons damage it, it attacks every zone with 1.",
    ),
    "counts_rockets": (
        "Wytrzymałość to liczba rakiet na statku w chwili pojawienia się.",
        "Its hit points are the rockets on the ship when it appears.",
    ),
    "slime": (
        "Wejście do kabiny ze szlamem opóźnia następną akcję. Potomstwo ma 1 punkt wytrzymałości.",
        "Entering a station with slime delays the next action. Offspring have 1 hit point.",
    ),
    "burns_engineers": (
        "Ostatnia naprawa ogłusza wszystkich w dolnej czerwonej i dolnej niebieskiej kabinie.",
        "The last repair knocks out everybody in the lower red and lower blue stations.",
    ),
    "takes_its_killer": (
        "Kto je zniszczy, zostaje ogłuszony.",
        "Whoever destroys it is knocked out.",
    ),
    "cleaned_by_station": (
        "Atak droidów oczyszcza jedną kabinę; znika po trzech.",
        "A battlebot attack cleans one station; three destroy it.",
    ),
    "three_at_once": (
        "Naprawiają je tylko trzy osoby w jednej turze.",
        "Only three crew members in one turn can repair it.",
    ),
    "fights_back": ("Odpowiada ogniem.", "It fights back."),
}
DEBRIS: Final[Pair] = (
    "Zniszczone atakuje swój sektor z siłą {n} za każde minięte pole X i Y.",
    "When destroyed, it attacks its zone with {n} for each X and Y space passed.",
)
EXPLOSION: Final[Pair] = (
    "Zniszczone zadaje {n} każdemu innemu zagrożeniu zewnętrznemu, mimo osłon.",
    "When destroyed, it deals {n} to every other external threat, past shields.",
)
BONUS: Final[Pair] = (
    "Naprawa we wszystkich jego kabinach w jednej turze liczy się o {n} więcej.",
    "Repairs at all its stations in one turn count {n} more.",
)

# Where an internal threat is, and what helps against it.
STATION: Final[Pair] = ("kabina: {stations}", "station: {stations}")
STATIONS: Final[Pair] = ("kabiny: {stations}", "stations: {stations}")
FOUGHT: Final[dict[str, Pair]] = {
    "weapons": ("zwalczanie: działa, rakiety, myśliwce", "fought with lasers, rockets, interceptors"),
    "battlebots": ("zwalczanie: droidy bojowe", "fought with battlebots"),
    "B": ("naprawa: akcja B", "repaired with B"),
    "C": ("naprawa: akcja C", "repaired with C"),
    "interceptors": (
        "naprawa: myśliwce przechwytujące, z kosmosu",
        "repaired by the interceptors, from space",
    ),
}
SERIOUS: Final[Pair] = ("poważne", "serious")
VALUES: Final[Pair] = (
    "wytrzymałość {hit_points}, osłona {shield}, szybkość {speed}",
    "hit points {hit_points}, shield {shield}, speed {speed}",
)
VALUES_INSIDE: Final[Pair] = (
    "wytrzymałość {hit_points}, szybkość {speed}",
    "hit points {hit_points}, speed {speed}",
)
POINTS: Final[Pair] = ("punkty {survived}/{destroyed}", "points {survived}/{destroyed}")
