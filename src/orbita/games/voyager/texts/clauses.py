"""The clauses of cards, agencies and technologies as pairs, from which their texts are made."""

from typing import Final

from orbita.core.lang import Forms, Pair

# Singular, few, many (Polish); singular, plural (English).
COINS: Final[Forms] = (("monetę", "monety", "monet"), ("coin", "coins"))
POINTS: Final[Forms] = (("punkt", "punkty", "punktów"), ("point", "points"))
CARDS: Final[Forms] = (("kartę", "karty", "kart"), ("card", "cards"))
SPACES: Final[Forms] = (("pole", "pola", "pól"), ("space", "spaces"))
PIPS: Final[Forms] = (("oczko", "oczka", "oczek"), ("pip", "pips"))
BUILDINGS: Final[Forms] = (("budowlę", "budowle", "budowli"), ("building", "buildings"))
HOTELS: Final[Forms] = (("hotel", "hotele", "hoteli"), ("hotel", "hotels"))
BASES: Final[Forms] = (("bazę", "bazy", "baz"), ("base", "bases"))
RIVALS: Final[Forms] = (("agencja gra", "agencje grają", "agencji gra"), ("agency plays", "agencies play"))
LEVELS: Final[Forms] = (("poziom", "poziomy", "poziomów"), ("level", "levels"))
ACTIONS: Final[Forms] = (("akcję", "akcje", "akcji"), ("action", "actions"))
WORLDS: Final[Forms] = (
    ("ciele niebieskim", "różnych ciałach niebieskich", "różnych ciałach niebieskich"),
    ("body", "different bodies"),
)
NOUNS: Final[dict[str, Forms]] = {
    "coins": COINS,
    "points": POINTS,
    "cards": CARDS,
    "spaces": SPACES,
    "pips": PIPS,
    "buildings": BUILDINGS,
    "hotels": HOTELS,
    "bases": BASES,
    "levels": LEVELS,
    "earlier": RIVALS,
    "actions": ACTIONS,
    "worlds": WORLDS,
}

EFFECTS: Final[dict[str, Pair]] = {
    "points": ("Zdobywasz {points}", "Score {points}"),
    "coins": ("Weź {coins}", "Take {coins}"),
    "everyone_coins": ("Każdy przy stole bierze {coins}", "Everybody takes {coins}"),
    "trade": ("Zapłać {price}, aby zdobyć {points}", "Pay {price} to score {points}"),
    "draw_research": ("Dobierz {cards} badań", "Draw {cards} from the research deck"),
    "draw_exploration": ("Dobierz {cards} eksploracji", "Draw {cards} from the exploration deck"),
    "drift": (
        "Twoja rakieta w kosmosie przesuwa się o {spaces} wzdłuż pierścienia, zgodnie z jego obrotem",
        "Your rocket in space drifts {spaces} along its ring, the way the ring turns",
    ),
    "return_home": ("Twoja rakieta wraca na Ziemię", "Your rocket returns to Earth"),
    "free_move": (
        "Wykonaj rakietą w kosmosie ruch bez zużywania akcji{times}",
        "Move your rocket in space without spending an action{times}",
    ),
    "actions": ("Masz w tej turze o {actions} więcej", "You have {actions} more this turn"),
    "free_launch": (
        "Wystartuj bez zużywania akcji i monet",
        "Launch without spending an action or coins",
    ),
    "rocket_discount": (
        "Następna rakieta w tej turze kosztuje o {coins} mniej",
        "Your next rocket this turn costs {coins} less",
    ),
    "landing_bonus": (
        "W tej turze dodaj {pips} do rzutów na lądowanie",
        "Add {pips} to landing rolls this turn",
    ),
    "sure_landing": (
        "Następne lądowanie w tej turze udaje się bez rzutu",
        "Your next landing this turn needs no roll",
    ),
    "free_landing": (
        "Następne lądowanie w tej turze nie zużywa akcji",
        "Your next landing this turn costs no action",
    ),
    "belt_safety": (
        "Na końcu tej tury nie rzucasz kostką w pasie planetoid",
        "No roll in the asteroid belt at the end of this turn",
    ),
    "develop_discount": (
        "Następne ulepszenie agencji w tej turze kosztuje o {coins} mniej",
        "Your next technology this turn costs {coins} less",
    ),
    "building_discount": (
        "Następna budowa lub zmiana typu budowli w tej turze kosztuje o {coins} mniej",
        "Your next building, or change of one, this turn costs {coins} less",
    ),
    "takeover_bonus": (
        "W tej turze dodaj {pips} do swoich rzutów przy przejmowaniu",
        "Add {pips} to your takeover rolls this turn",
    ),
}
PER: Final[dict[str, Pair]] = {
    "": ("", ""),
    "hotel": (" za każdy swój hotel", " for each of your hotels"),
    "base": (" za każdą swoją bazę", " for each of your bases"),
    "building": (" za każdą swoją budowlę", " for each of your buildings"),
    "level": (" za każdy poziom technologii", " for each level of technology"),
    "world": (" za każde odwiedzone ciało niebieskie", " for each body you have landed on"),
}
CONDITIONS: Final[dict[str, Pair]] = {
    "building_on": ("masz budowlę {on}", "you own a building {on}"),
    "buildings": ("masz co najmniej {buildings}", "you own at least {buildings}"),
    "hotels": ("masz co najmniej {hotels}", "you own at least {hotels}"),
    "bases": ("masz co najmniej {bases}", "you own at least {bases}"),
    "level": ("masz poziom {n} technologii „{name}”", "you have level {n} of {name}"),
    "levels": ("masz w sumie co najmniej {levels} technologii", "you have at least {levels} of technology"),
    "landed_on": ("udało ci się wylądować {on}", "you have landed {on}"),
    "worlds": (
        "masz za sobą lądowania na co najmniej {worlds}",
        "you have landed on at least {worlds}",
    ),
    "coins": ("masz co najmniej {coins}", "you have at least {coins}"),
    "points": ("masz co najmniej {points}", "you have at least {points}"),
    "rocket_on": ("twoja rakieta stoi {on}", "your rocket stands {on}"),
    "rocket_in": ("twoja rakieta jest w kosmosie {within}", "your rocket flies {within}"),
    "earlier": (
        "w rundzie co najmniej {earlier} przed tobą",
        "at least {earlier} before you in a round",
    ),
    "count": ("masz na koncie co najmniej {tally}", "your record shows at least {tally}"),
}
TALLIES: Final[dict[str, Forms]] = {
    "rockets_built": (
        ("zbudowaną rakietę", "zbudowane rakiety", "zbudowanych rakiet"),
        ("rocket built", "rockets built"),
    ),
    "rockets_lost": (
        ("utraconą rakietę", "utracone rakiety", "utraconych rakiet"),
        ("rocket lost", "rockets lost"),
    ),
    "launches": (("start", "starty", "startów"), ("launch", "launches")),
    "landings": (("lądowanie", "lądowania", "lądowań"), ("landing", "landings")),
    "visits": (
        (
            "lądowanie przy cudzej budowli",
            "lądowania przy cudzych budowlach",
            "lądowań przy cudzych budowlach",
        ),
        ("landing at another's building", "landings at others' buildings"),
    ),
    "belt_escapes": (
        ("udany unik w pasie planetoid", "udane uniki w pasie planetoid", "udanych uników w pasie planetoid"),
        ("escape in the asteroid belt", "escapes in the asteroid belt"),
    ),
    "takeovers": (
        ("przejętą budowlę", "przejęte budowle", "przejętych budowli"),
        ("building taken over", "buildings taken over"),
    ),
    "defences": (
        ("obronioną budowlę", "obronione budowle", "obronionych budowli"),
        ("building defended", "buildings defended"),
    ),
    "cards_played": (
        (
            "zagraną kartę badań lub eksploracji",
            "zagrane karty badań lub eksploracji",
            "zagranych kart badań lub eksploracji",
        ),
        ("research or exploration card played", "research or exploration cards played"),
    ),
    "missions": (
        ("wykonaną misję", "wykonane misje", "wykonanych misji"),
        ("mission fulfilled", "missions fulfilled"),
    ),
}
PERKS: Final[dict[str, Pair]] = {
    "start_rocket": ("zaczyna z gotową rakietą", "starts with a rocket"),
    "start_coins": ("na początku o {coins} więcej", "{coins} more at the start"),
    "start_technology": (
        "zaczyna z 1. poziomem dowolnej technologii",
        "starts with level 1 of any technology",
    ),
    "research_cards": ("akcja badań daje o {cards} więcej", "the research action draws {cards} more"),
    "rocket_discount": ("rakieta tańsza o {coins}", "rockets cost {coins} less"),
    "move_spaces": ("ruch dalszy o {spaces}", "a move goes {spaces} further"),
    "hotel_coins": ("każdy hotel daje o {coins} więcej", "each hotel gives {coins} more"),
    "base_rockets": ("rakiety można budować we własnych bazach", "rockets may be built at your own bases"),
    "base_guard": (
        "nieudane przejęcie twojej budowli niszczy rakietę napastnika",
        "a failed takeover of your building destroys the attacker's rocket",
    ),
    "base_cards": ("każda baza daje o {cards} więcej", "each base gives {cards} more"),
    "visit_without_roll": (
        "lądowanie przy cudzej budowli bez rzutu",
        "landing at another's building needs no roll",
    ),
    "takeover": ("akcja przejęcia cudzej budowli", "the action to take over another's building"),
    "visit_without_action": (
        "lądowanie przy cudzej budowli nie zużywa akcji",
        "landing at another's building costs no action",
    ),
}
ROLLS: Final[dict[str, Pair]] = {
    "landing": ("lądowanie", "a landing"),
    "belt": ("pas planetoid", "the belt"),
    "attack": ("przejmowanie", "a takeover"),
    "defence": ("obrona", "defence"),
}
CARD: Final[dict[str, Pair]] = {
    "when": (", jeśli {condition}", " if {condition}"),
    "times": (" ({amount} razy)", " ({amount} times)"),
    "and": (" i ", " and "),  # between places
    "also": (" oraz ", " and "),  # between conditions
    "pips": ("Odrzucona do rzutu: {pips}.", "Discarded for a roll: {pips}."),
    "pips_for": ("Odrzucona ({roll}): {pips}.", "Discarded for {roll}: {pips}."),
}
