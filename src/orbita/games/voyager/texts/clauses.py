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
LEVELS: Final[Forms] = (("poziom", "poziomy", "poziomów"), ("level", "levels"))
MOVES: Final[Forms] = (("ruch", "ruchy", "ruchów"), ("move", "moves"))
TIMES: Final[Forms] = (("raz", "razy", "razy"), ("time", "times"))
ROCKETS: Final[Forms] = (("rakietę", "rakiety", "rakiet"), ("rocket", "rockets"))
MISSIONS: Final[Forms] = (("misję", "misje", "misji"), ("mission", "missions"))
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
    "moves": MOVES,
    "actions": ACTIONS,
    "worlds": WORLDS,
    "times": TIMES,
    "rockets": ROCKETS,
    "missions": MISSIONS,
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
        "Wykonaj rakietą w kosmosie {moves} bez zużywania akcji",
        "Make {moves} with your rocket in space without spending an action",
    ),
    "actions": ("Masz w tej turze {actions} więcej", "You have {actions} more this turn"),
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
    "hotel_on": ("masz hotel {on}", "you own a hotel {on}"),
    "base_on": ("masz bazę {on}", "you own a base {on}"),
    "buildings": ("masz co najmniej {buildings}", "you own at least {buildings}"),
    "hotels": ("masz co najmniej {hotels}", "you own at least {hotels}"),
    "bases": ("masz co najmniej {bases}", "you own at least {bases}"),
    "level": (
        "masz technologię „{name}” co najmniej na poziomie {n}",
        "you have at least level {n} of {name}",
    ),
    "levels": (
        "twoje technologie mają razem co najmniej {levels}",
        "you have at least {levels} of technology",
    ),
    "landed_on": ("udało ci się wylądować {on}", "you have landed {on}"),
    "worlds": (
        "udało ci się wylądować na co najmniej {worlds}",
        "you have landed on at least {worlds}",
    ),
    "coins": ("masz co najmniej {coins}", "you have at least {coins}"),
    "points": ("masz co najmniej {points}", "you have at least {points}"),
    "rocket_on": ("twoja rakieta stoi {on}", "your rocket stands {on}"),
    "rocket_in": ("twoja rakieta jest w kosmosie {within}", "your rocket flies {within}"),
}
# The same of a single thing, and of the highest level: nobody says "at least 1".
ONE_EFFECT: Final[dict[str, Pair]] = {
    "free_move": (
        "Wykonaj rakietą w kosmosie ruch bez zużywania akcji",
        "Move your rocket in space without spending an action",
    ),
}
ONE_CONDITION: Final[dict[str, Pair]] = {
    "buildings": ("masz budowlę", "you own a building"),
    "hotels": ("masz hotel", "you own a hotel"),
    "bases": ("masz bazę", "you own a base"),
    "levels": ("masz rozwiniętą jakąś technologię", "you have developed a technology"),
    "worlds": ("udało ci się już gdzieś wylądować", "you have landed somewhere"),
    "coins": ("masz monetę", "you have a coin"),
    "points": ("masz punkt", "you have a point"),
}
TOP_LEVEL: Final[Pair] = ("masz technologię „{name}” na poziomie {n}", "you have level {n} of {name}")
# What is counted: done once, and so often.
ONCE: Final[dict[str, Pair]] = {
    "rockets_built": ("twoja agencja zbudowała rakietę", "you have built a rocket"),
    "rockets_lost": ("twoja agencja straciła rakietę", "you have lost a rocket"),
    "launches": ("twoja rakieta już startowała", "you have launched"),
    "landings": ("udało ci się wylądować", "you have landed"),
    "visits": ("udało ci się wylądować przy cudzej budowli", "you have landed at another's building"),
    "belt_escapes": (
        "udało ci się ocalić rakietę w pasie planetoid",
        "your rocket has dodged the asteroids of the belt",
    ),
    "takeovers": ("udało ci się przejąć cudzą budowlę", "you have taken over a building"),
    "defences": ("udało ci się obronić budowlę", "you have defended a building"),
    "cards_played": (
        "twoja agencja zagrała kartę badań lub eksploracji",
        "you have played a research or exploration card",
    ),
    "missions": ("twoja agencja wykonała misję", "you have fulfilled a mission"),
}
TALLIES: Final[dict[str, Pair]] = {
    "rockets_built": ("twoja agencja zbudowała co najmniej {rockets}", "you have built at least {rockets}"),
    "rockets_lost": ("twoja agencja straciła co najmniej {rockets}", "you have lost at least {rockets}"),
    "launches": ("twoja rakieta startowała co najmniej {times}", "you have launched at least {times}"),
    "landings": ("udało ci się wylądować co najmniej {times}", "you have landed at least {times}"),
    "visits": (
        "udało ci się co najmniej {times} wylądować przy cudzej budowli",
        "you have landed at others' buildings at least {times}",
    ),
    "belt_escapes": (
        "udało ci się co najmniej {times} ocalić rakietę w pasie planetoid",
        "your rocket has dodged the asteroids of the belt at least {times}",
    ),
    "takeovers": (
        "udało ci się co najmniej {times} przejąć cudzą budowlę",
        "you have taken over buildings at least {times}",
    ),
    "defences": (
        "udało ci się co najmniej {times} obronić budowlę",
        "you have defended buildings at least {times}",
    ),
    "cards_played": (
        "twoja agencja zagrała co najmniej {cards} badań lub eksploracji",
        "you have played at least {cards} of research or exploration",
    ),
    "missions": (
        "twoja agencja wykonała co najmniej {missions}",
        "you have fulfilled at least {missions}",
    ),
}
PERKS: Final[dict[str, Pair]] = {
    "start_rocket": ("zaczyna z gotową rakietą", "starts with a rocket"),
    "start_coins": ("na początku o {coins} więcej", "{coins} more at the start"),
    "start_technology": (
        "zaczyna z 1. poziomem dowolnej technologii",
        "starts with level 1 of any technology",
    ),
    "research_cards": (
        "ilekroć dobiera {drawn} badań, bierze o {cards} więcej",
        "draws {cards} more whenever it draws {drawn} of research",
    ),
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
    "and": (" i ", " and "),  # between places
    "need": ("{number}) {condition}", "{number}) {condition}"),  # one of several conditions
    "pips": ("Odrzucona do rzutu: {pips}.", "Discarded for a roll: {pips}."),
    "pips_for": ("Odrzucona ({roll}): {pips}.", "Discarded for {roll}: {pips}."),
}
