"""What is in the box, as pairs (Polish, English): options, systems, roles, tokens, kinds of missions."""

from typing import Final

from orbita.core.lang import Pair

# By option: its name, and one sentence about it.
OPTIONS: Final[dict[str, tuple[Pair, Pair]]] = {
    "mission": (
        ("Misja", "Mission"),
        ("Scenariusz z pudełka albo nowy, którego nikt nie zna.", "A script of the box, or a new one."),
    ),
    "common": (
        ("Zwykłe zagrożenia", "Common threats"),
        ("Z których kart powstają talie zwykłych zagrożeń.", "Which cards the decks of common threats have."),
    ),
    "serious": (
        ("Poważne zagrożenia", "Serious threats"),
        (
            "Z których kart powstają talie poważnych zagrożeń.",
            "Which cards the decks of serious threats have.",
        ),
    ),
    "extra_android": (
        ("Dodatkowy android", "Extra android"),
        (
            "Piąta postać w załodze; liczą się wtedy niepotwierdzone raporty.",
            "A fifth crew member; unconfirmed reports count then.",
        ),
    ),
    "heroic": (
        ("Karty bohaterskie", "Heroic cards"),
        (
            "Bez nich każda osoba dostaje na początku o jedną zwykłą kartę więcej.",
            "Without them everybody gets one ordinary card more at the start.",
        ),
    ),
    "confirmation": (
        ("Potwierdzenie wizualne", "Visual confirmation"),
        (
            "Punkty za patrzenie przez okno; bez niego C w dolnej białej kabinie nic nie daje.",
            "Points for looking out of the window; without it C in the lower white station does nothing.",
        ),
    ),
    "battlebots": (
        ("Droidy bojowe i myśliwce", "Battlebots and interceptors"),
        (
            "Bez nich w talii nie ma kart droidów, a C przy oddziałach i myśliwcach nic nie daje.",
            "Without them the deck has no battlebots cards, and C at squads and interceptors does nothing.",
        ),
    ),
    "android_places": (
        ("Kolejność androidów", "Places of the androids"),
        (
            "Miejsce każdego androida w kolejności działania, licząc od 0; bez wyboru działa po ludziach.",
            "The place of each android in the order of acting, from 0; behind the people if not chosen.",
        ),
    ),
    "android_players": (
        ("Kto działa za androidy", "Who acts for the androids"),
        (
            "Miejsce osoby, która wykonuje akcje danego androida; bez wyboru robią to wszyscy po kolei.",
            "The seat of the person who carries out an android's actions; the people in turn if not chosen.",
        ),
    ),
    "communications": (
        ("Oficer łączności", "Communications officer"),
        (
            "Kto pilnuje zagrożeń zewnętrznych; bez wyboru drugie miejsce, a gdy go nie ma, kapitan.",
            "Who keeps track of the external threats; the second seat if not chosen, or else the captain.",
        ),
    ),
    "security": (
        ("Szef ochrony", "Security chief"),
        (
            "Kto pilnuje zagrożeń wewnętrznych; bez wyboru trzecie miejsce, a gdy go nie ma, kapitan.",
            "Who keeps track of the internal threats; the third seat if not chosen, or else the captain.",
        ),
    ),
    "aids": (
        ("Pomoc", "Aids"),
        (
            "Co stół podpowiada przy planowaniu: nic, własną drogę i skutki własnych kart, "
            "albo także tury i wytrzymałość zagrożeń.",
            "What the table tells while planning: nothing, one's own way and what one's cards do, "
            "or also the turns and the strength of threats.",
        ),
    ),
    "carried": (
        ("Z poprzednich misji", "From earlier missions"),
        (
            "Uszkodzenia i oddziały droidów, z którymi kampania zaczyna tę misję.",
            "The damage and the squads with which a campaign starts this mission.",
        ),
    ),
    "stealth_fighter_speed": (
        ("Szybkość myśliwca stealth", "Speed of the Stealth Fighter"),
        ("Tę kartę wydrukowano z dwiema szybkościami.", "This card was printed with two speeds."),
    ),
    "heroic_move_uses_lift": (
        ("Bohaterski ruch zajmuje grawiwindę", "Heroic moves use the gravolift"),
        (
            "Bohaterski ruch na drugi pokład zajmuje windę i może się przez nią opóźnić.",
            "A heroic move to the other deck takes the lift, and can be delayed by it.",
        ),
    ),
    "pulse_opens_raised_shields": (
        ("Działo rezonansowe otwiera wzmocnione osłony", "The pulse cannon opens raised shields"),
        (
            "Trafienie znosi całą osłonę takiego zagrożenia, a nie tylko wydrukowaną.",
            "A hit takes away the whole shield of such a threat, not just the printed one.",
        ),
    ),
    "dying_marauder_raises_shields": (
        ("Ginący maruder jeszcze wzmacnia osłony", "A dying Marauder still raises shields"),
        (
            "W kroku, w którym zostaje zniszczony, jego premia do osłon pozostałych jeszcze działa.",
            "In the step that destroys it, its bonus to the others' shields still holds.",
        ),
    ),
    "knocked_out_figures_count": (
        ("Ogłuszeni też się liczą", "Knocked-out figures count"),
        (
            "Poszukiwacz i Obcy liczą w kabinach także osoby ogłuszone.",
            "The Seeker and the Alien count knocked-out crew members in a station too.",
        ),
    ),
    "knocked_out_pilot_returns": (
        ("Ogłuszona osoba wraca z kosmosu od razu", "A knocked-out pilot returns at once"),
        (
            "Myśliwce wracają w następnym kroku akcji, a nie dopiero przed skokiem.",
            "The interceptors come home in the next action step, and not only before the jump.",
        ),
    ),
}
AIDS: Final[dict[str, Pair]] = {
    "box": ("jak w pudełku: żadna", "as in the box: none"),
    "route": ("droga: własne karty", "route: one's own cards"),
    "cadet": ("kadet: także zagrożenia", "cadet: threats as well"),
}
IN_USE: Final[dict[str, Pair]] = {
    "script": ("jak w scenariuszu", "as the script has it"),
    "on": ("tak", "yes"),
    "off": ("nie", "no"),
}
AS_SEATED: Final[Pair] = ("jak przy stole", "as seated")
RANDOM_MISSION: Final[Pair] = ("losowa", "random")

MISSION_KINDS: Final[dict[str, Pair]] = {
    "test_run": ("lot testowy", "test run"),
    "simulation": ("symulacja", "simulation"),
    "advanced_simulation": ("zaawansowana symulacja", "advanced simulation"),
    "mission": ("misja", "mission"),
}
THREAT_KINDS: Final[dict[str, Pair]] = {
    "external": ("zagrożenie zewnętrzne", "external threat"),
    "malfunction": ("usterka", "malfunction"),
    "intruder": ("intruz", "intruder"),
}
SYSTEMS: Final[dict[str, Pair]] = {
    "heavy_laser": ("ciężkie działo laserowe", "heavy laser"),
    "light_laser": ("lekkie działo laserowe", "light laser"),
    "pulse_cannon": ("działo rezonansowe", "pulse cannon"),
    "shield": ("osłona", "shield"),
    "side_reactor": ("boczny reaktor", "side reactor"),
    "central_reactor": ("centralny reaktor", "central reactor"),
    "interceptors": ("myśliwce przechwytujące", "interceptors"),
    "computer": ("komputer", "computer"),
    "battlebots": ("droidy bojowe", "battlebots"),
    "window": ("okno", "window"),
    "rockets": ("rakiety", "rockets"),
}
SYSTEMS_ABOUT: Final[dict[str, Pair]] = {
    "heavy_laser": (
        "Strzela z siłą {strength} do najbliższego zagrożenia w sektorze; zużywa 1 energii z jego reaktora.",
        "Fires with strength {strength} at the nearest threat of its zone; takes 1 energy from its reactor.",
    ),
    "light_laser": (
        "Strzela z siłą {strength} do najbliższego zagrożenia w sektorze; nie zużywa energii.",
        "Fires with strength {strength} at the nearest threat of its zone; needs no energy.",
    ),
    "pulse_cannon": (
        "Strzela z siłą {strength} do wszystkich zagrożeń do odległości {reach}; zużywa 1 energii.",
        "Fires with strength {strength} at every threat up to distance {reach}; takes 1 energy.",
    ),
    "shield": (
        "Napełnia osłonę sektora energią z jego reaktora.",
        "Fills the shield of its zone from the zone's reactor.",
    ),
    "side_reactor": (
        "Napełnia reaktor sektora energią z centralnego reaktora.",
        "Fills the reactor of its zone from the central reactor.",
    ),
    "central_reactor": (
        "Zużywa kapsułę paliwa i napełnia centralny reaktor.",
        "Uses up a fuel capsule and fills the central reactor.",
    ),
    "interceptors": (
        "Aktywny oddział droidów wylatuje i atakuje w odległości 1: jeden cel z siłą {strength}, kilka "
        "z siłą {several}; albo naprawia pęknięcie kadłuba.",
        "An active squad flies out and attacks at distance 1: a single target with {strength}, several with "
        "{several}; or it repairs the Fissure.",
    ),
    "computer": (
        "Konserwacja komputera, raz na etap, w jego pierwszych dwóch turach.",
        "Maintains the computer, once a phase, in its first two turns.",
    ),
    "battlebots": (
        "Oddział droidów idzie z tobą albo, jeśli jest dezaktywowany, znów działa.",
        "A squad of battlebots follows you, or your disabled one is active again.",
    ),
    "window": (
        "Potwierdzenie wizualne: im więcej osób naraz przy oknie, tym więcej punktów.",
        "Visual confirmation: the more are at the window in one turn, the more points.",
    ),
    "rockets": (
        "Wystrzeliwuje rakietę, która w następnej turze trafia z siłą {strength} najbliższe zagrożenie "
        "do odległości {reach}.",
        "Launches a rocket, which next turn hits the nearest threat up to distance {reach} with {strength}.",
    ),
}
HALVES_ABOUT: Final[dict[str, Pair]] = {
    "A": ("Użyj systemu A kabiny: strzał.", "Use system A of the station: fire."),
    "B": ("Użyj systemu B kabiny: energia.", "Use system B of the station: energy."),
    "C": ("Użyj systemu C kabiny.", "Use system C of the station."),
    "bots": ("Droidy atakują intruza w kabinie.", "The squad attacks an intruder in the station."),
    "red": ("Idź o kabinę w stronę czerwonego sektora.", "Go one station towards the red zone."),
    "blue": ("Idź o kabinę w stronę niebieskiego sektora.", "Go one station towards the blue zone."),
    "deck": ("Jedź grawiwindą na drugi pokład.", "Take the gravolift to the other deck."),
    "HA": ("Strzał silniejszy o 1.", "Fire with 1 more."),
    "HB": (
        "Energia z jednym sześcianem więcej; naprawa za 2.",
        "Energy with one cube more; repairs count 2.",
    ),
    "Hbots": (
        "Atak droidów, po którym oddział na pewno pozostaje aktywny.",
        "An attack of the squad after which it is surely still active.",
    ),
    "tUR": ("Idź prosto do górnej czerwonej kabiny.", "Go straight to the upper red station."),
    "tUW": ("Idź prosto na mostek.", "Go straight to the bridge."),
    "tUB": ("Idź prosto do górnej niebieskiej kabiny.", "Go straight to the upper blue station."),
    "tLR": ("Idź prosto do dolnej czerwonej kabiny.", "Go straight to the lower red station."),
    "tLW": ("Idź prosto do dolnej białej kabiny.", "Go straight to the lower white station."),
    "tLB": ("Idź prosto do dolnej niebieskiej kabiny.", "Go straight to the lower blue station."),
}
TOKENS_ABOUT: Final[dict[str, Pair]] = {
    "reactor": ("Reaktor mieści o 1 energii mniej.", "The reactor holds 1 energy less."),
    "shield": ("Osłona mieści o 1 energii mniej.", "The shield holds 1 energy less."),
    "upper_weapon": ("Ciężkie działo strzela z siłą o 1 mniejszą.", "The heavy laser fires with 1 less."),
    "lower_weapon": (
        "Lekkie działo strzela z siłą o 1 mniejszą; działo rezonansowe sięga o 1 bliżej.",
        "The light laser fires with 1 less; the pulse cannon reaches 1 distance less.",
    ),
    "gravolift": ("Jazda windą opóźnia następną akcję.", "Taking the lift delays the next action."),
    "structural": ("Bez skutku w tej misji.", "No effect in this mission."),
}
ROLES_ABOUT: Final[dict[str, Pair]] = {
    "captain": (
        "Rusza się przed resztą załogi i pilnuje, by plany do siebie pasowały.",
        "Acts first, and sees that the plans agree.",
    ),
    "officer": ("Prowadzi spis zagrożeń zewnętrznych.", "Keeps track of the external threats."),
    "chief": ("Prowadzi spis zagrożeń wewnętrznych.", "Keeps track of the internal threats."),
    "fourth": ("Bez osobnego zadania.", "Has no task of its own."),
    "fifth": ("Bez osobnego zadania.", "Has no task of its own."),
}
