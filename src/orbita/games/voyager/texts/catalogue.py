"""Every sentence of the game, Polish and English side by side; values in braces are filled in by `core.lang`.

Sentences about people are in the present tense, so that a name of any gender fits. What is printed on
cards is made of the clauses in `clauses.py`; what stands on and under the board is in `labels.py`.
"""

from typing import Final

from orbita.core.lang import Forms, Pair
from orbita.games.voyager.texts.catalogue_events import COIN_SOURCES, DRAW_SOURCES, EVENTS, PURPOSES
from orbita.games.voyager.texts.clauses import NOUNS as CLAUSE_NOUNS
from orbita.games.voyager.texts.labels import HELPS, PROMPTS, SITUATIONS
from orbita.games.voyager.texts.outlook import LOOSE_ENDS, MISSING, ODDS, SHIFTS, TALLIES
from orbita.games.voyager.texts.outlook import NOUNS as OUTLOOK_NOUNS
from orbita.games.voyager.texts.spaces import NOUNS as SPACE_NOUNS
from orbita.games.voyager.texts.spaces import SPACES

NAME: Final[Pair] = ("Solar System Voyager", "Solar System Voyager")
SEATS: Final[dict[str, Pair]] = {
    "red": ("Czerwony", "Red"),
    "yellow": ("Żółty", "Yellow"),
    "green": ("Zielony", "Green"),
    "blue": ("Niebieski", "Blue"),
    "violet": ("Fioletowy", "Violet"),
}
QUOTED: Final[Pair] = ("„{name}”", "“{name}”")

PLACES: Final[dict[str, Pair]] = {
    "space": ("{ring}, pole {number}", "{ring}, space {number}"),
    "leaving": ("z okolic: {name}", "from {name}"),  # where a pack has no form of its own
    "nearing": ("w stronę: {name}", "to {name}"),
}
DECKS: Final[dict[str, Pair]] = {
    "research": ("badań", "research"),
    "exploration": ("eksploracji", "exploration"),
}
DECK_CARDS: Final[dict[str, Pair]] = {
    "research": ("badań", "a research card"),
    "exploration": ("eksploracji", "an exploration card"),
}
BUILDINGS: Final[dict[str, Pair]] = {"hotel": ("hotel", "hotel"), "base": ("baza", "base")}
BUILT: Final[dict[str, Pair]] = {"hotel": ("hotel", "a hotel"), "base": ("bazę", "a base")}
SOURCES: Final[dict[str, Pair]] = {
    "technology": ("technologie", "technology"),
    "landing": ("lądowania", "landing"),
    "research": ("badania", "research"),
    "exploration": ("eksploracja", "exploration"),
    "missions": ("misje", "missions"),
    "achievements": ("osiągnięcia", "achievements"),
}

# A move in words, by its verb. Without its values each is a wording that the notation reads as well.
MOVES: Final[dict[str, Pair]] = {
    "agency": ("Poprowadź: {name}", "Lead {name}"),
    "return": ("Zwróć misję {name}", "Return the mission {name}"),
    "develop": ("Rozwiń {name}", "Develop {name}"),
    "research": ("Przeprowadź badania", "Do research"),
    "funds": ("Pozyskaj fundusze", "Raise funds"),
    "rocket": ("Zbuduj rakietę {name}", "Build a rocket {name}"),
    "launch": ("Wystartuj", "Launch"),
    "move": ("Leć na pole {name}", "Fly to {name}"),
    "land": ("Ląduj {name}", "Land {name}"),
    "hotel": ("Zbuduj hotel", "Build a hotel"),
    "base": ("Zbuduj bazę", "Build a base"),
    "change": ("Zmień typ budowli", "Change the kind of the building"),
    "takeover": ("Spróbuj przejąć budowlę", "Try to take over the building"),
    "play": ("Zagraj {name}", "Play {name}"),
    "mission": ("Wykonaj misję {name}", "Fulfil the mission {name}"),
    "destroy": ("Zniszcz swoją rakietę", "Destroy your rocket"),
    "discard": ("Odrzuć {name}", "Discard {name}"),
    "stand": ("Zostaw wynik", "Let the roll stand"),
    "end": ("Zakończ turę", "End your turn"),
}

# What a move is certain to bring its seat, in few words.
EFFECTS: Final[dict[str, Pair]] = {
    "price": ("za {coins}", "for {coins}"),
    "free": ("za darmo", "free"),
    "stars": ("+{stars}★", "+{stars}★"),
    "sure_stars": ("+{stars}★ na pewno", "+{stars}★ for sure"),
    "points": ("+{points}", "+{points}"),
    "coins": ("+{coins}", "+{coins}"),
    "pips": ("+{pips}", "+{pips}"),
    "roll_raised": ("razem {total}", "{total} in all"),
    "roll_helped": ("razem {total}", "{total} in all"),
    "landing_failed": ("lądowanie się nie udaje", "the landing fails"),
    "rocket_lost": ("rakieta przepada", "the rocket is lost"),
    "belt_passed": ("rakieta jest bezpieczna", "the rocket is safe"),
    "building_taken": ("budowla zmienia właściciela", "the building changes hands"),
    "building_held": ("budowla jest bezpieczna", "the building is held"),
    "achievement_taken": ("osiągnięcie{achievement}", "achievement{achievement}"),
    "goal_reached": ("cel osiągnięty", "the goal is reached"),
    "game_ended": ("koniec gry", "the end of the game"),
}

REFUSALS: Final[dict[str, Pair]] = {
    "notation/unknown": (
        "Nie rozumiem „{text}”. Spróbuj na przykład: rozwiń turystykę, start, leć mars/3, ląduj na Marsie.",
        "I cannot read “{text}”. Try, for instance: develop tourism, launch, move mars/3, land on Mars.",
    ),
    "notation/incomplete": (
        "Dopisz, co to ma być: na przykład {example}.",
        "Say which: for example {example}.",
    ),
    "notation/space": ("Nie ma pola „{text}”: są {known}.", "There is no space “{text}”: there are {known}."),
    "notation/card": (
        "Nie ma karty „{text}”: wpisz ją tak, jak stoi na liście ruchów.",
        "There is no card “{text}”: write it as in the list of moves.",
    ),
    "notation/mission": (
        "Nie ma misji „{text}”: wpisz ją tak, jak stoi na liście ruchów.",
        "There is no mission “{text}”: write it as in the list of moves.",
    ),
    "notation/body": (
        "Nie ma miejsca „{text}”: są {known}.",
        "There is no body “{text}”: there are {known}.",
    ),
    "notation/agency": (
        "Nie ma agencji „{text}”: są {known}.",
        "There is no agency “{text}”: there are {known}.",
    ),
    "notation/technology": (
        "Nie ma technologii „{text}”: są {known}.",
        "There is no technology “{text}”: there are {known}.",
    ),
    "notation/achievement": (
        "Nie ma osiągnięcia „{text}”: są {known}.",
        "There is no achievement “{text}”: there are {known}.",
    ),
    "notation/position": ("Nie da się odczytać pozycji: {fault}", "The position cannot be read: {fault}"),
    "seat/unknown": ("Nie ma takiego miejsca przy stole.", "There is no such seat at the table."),
    "move/unknown": ("Nie ma takiego ruchu.", "There is no such move."),
    "turn/game-over": ("Gra jest skończona.", "The game is over."),
    "turn/not-yours": ("Teraz decyduje {turn}.", "The table waits for {turn}."),
    "turn/wrong-step": ("Teraz nie można tego zrobić: {needed}.", "Not now: {needed}."),
    "actions/none-left": ("W tej turze nie masz już akcji.", "You have no action left this turn."),
    "coins/too-few": (
        "Masz za mało monet: potrzeba {price}, masz {coins}.",
        "You do not have enough coins: it costs {price}, you have {coins}.",
    ),
    "develop/top-level": (
        "Ta technologia jest już na najwyższym poziomie.",
        "This technology is at its highest level.",
    ),
    "rocket/only-one": (
        "Masz już rakietę, a można mieć tylko jedną.",
        "You have a rocket already; only one at a time.",
    ),
    "rocket/not-there": (
        "Rakiety buduje się na Ziemi, a z poziomem 1 baz także we własnej bazie.",
        "Rockets are built on Earth, with bases 1 also at your own base.",
    ),
    "rocket/none": ("Nie masz rakiety.", "You have no rocket."),
    "rocket/not-on-body": (
        "Twoja rakieta nie stoi na ciele niebieskim.",
        "Your rocket does not stand on a body.",
    ),
    "rocket/not-in-space": (
        "Twoja rakieta nie jest w kosmosie: najpierw wystartuj.",
        "Your rocket is not in space: launch it first.",
    ),
    "move/too-far": (
        "To pole nie styka się krawędzią z twoim albo jest za daleko.",
        "That space does not share an edge with yours, or is too far away.",
    ),
    "landing/no-body-here": (
        "Tego ciała niebieskiego nie ma na twoim polu.",
        "That body is not in your space.",
    ),
    "landing/not-there": ("Tam nie da się wylądować.", "Nobody can land there."),
    "building/not-there": ("Tam nie można budować.", "Nothing can be built there."),
    "building/occupied": ("Tu już stoi budowla.", "There is a building already."),
    "building/not-yours": ("Nie stoi tu twoja budowla.", "No building of yours stands here."),
    "takeover/nothing-here": (
        "Nie stoi tu budowla innego gracza.",
        "No building of another player stands here.",
    ),
    "takeover/needs-technology": ("Potrzebny jest sabotaż na poziomie 2.", "You need sabotage 2."),
    "card/not-in-hand": ("Nie masz tej karty.", "You do not have this card."),
    "card/no-use": ("Ta karta nic by teraz nie dała.", "This card would do nothing now."),
    "card/moves-rocket": (
        "Ta karta porusza rakietę, a rzut nie jest jeszcze rozstrzygnięty.",
        "This card moves the rocket, and your roll is still open.",
    ),
    "card/within-limit": (
        "Kart tej talii nie masz za dużo.",
        "You do not have too many cards of this deck.",
    ),
    "mission/not-yours": ("Nie masz tej misji.", "You do not have this mission."),
    "mission/not-fulfilled": ("Warunek tej misji nie jest spełniony.", "The mission's condition is not met."),
    "agency/taken": ("Tę agencję ma już ktoś inny.", "Another player has this agency."),
    "options/unknown-pack": ("Nie ma zestawu kart „{pack}”.", "There is no content pack “{pack}”."),
    "card/unknown": ("Nie ma karty „{text}”: {hint}.", "There is no card “{text}”: {hint}."),
    "pack/name": (
        "Nazwa zestawu to małe litery, cyfry i łączniki, a nie „{name}”.",
        "The name of a pack is small letters, digits and hyphens, not “{name}”.",
    ),
    "notation/order": (
        "Nie rozumiem polecenia „{text}”. Napisz na przykład: broń 2.",
        "I cannot read the order “{text}”. Write, for instance: hold 2.",
    ),
    "plan/no-agency": (
        "To miejsce nie prowadzi jeszcze żadnej agencji.",
        "This seat does not lead an agency yet.",
    ),
    "windows/round": ("--round to liczba od {low} do {high}.", "--round is a number from {low} to {high}."),
    "windows/launches": (
        "--launches to liczba od {low} do {high}.",
        "--launches is a number from {low} to {high}.",
    ),
    "windows/steps": ("--steps to liczba od {low} do {high}.", "--steps is a number from {low} to {high}."),
    "windows/from": ("Tam ({body}) nigdy nie stoi żadna rakieta.", "No rocket ever stands on {body}."),
}

# What is to be done, by stage: instead of a move that does not belong here.
NEEDED: Final[dict[str, Pair]] = {
    "choose": ("wybierz agencję", "choose an agency"),
    "keep": ("zwróć jedną z misji", "return one of your missions"),
    "start": ("wybierz technologię na początek", "choose the technology you start with"),
    "act": ("wykonaj akcję, zagraj kartę albo zakończ turę", "act, play cards or end your turn"),
    "raise": (
        "odrzuć karty, aby podnieść wynik, zagraj kartę, która nie porusza rakiety, albo zostaw wynik",
        "discard cards to raise your roll, play one that does not move the rocket, or let the roll stand",
    ),
    "defend": (
        "odrzuć karty, aby podnieść wynik, albo zostaw go",
        "discard cards to raise your roll, or let it stand",
    ),
    "tidy": ("odrzuć nadmiar kart", "discard cards down to the hand limit"),
    "over": ("gra jest skończona", "the game is over"),
}
NEEDED["attack"] = NEEDED["raise"]
OUTCOMES: Final[dict[str, Pair]] = {
    "goal-reached": ("", ""),
    "last-round": (
        "Celu nie osiągnięto, a to była ostatnia runda. ",
        "Nobody reached the goal, and this was the last round. ",
    ),
    "one": ("Wyścig kosmiczny wygrywa: {winners}.", "{winners} wins the space race."),
    "several": (
        "Wyścig kosmiczny wygrywają razem: {winners}.",
        "The space race has several winners: {winners}.",
    ),
    "points": ("Punkty: {scores}.", "Points: {scores}."),
}
ENDINGS: Final[dict[str, Pair]] = {  # in a table of many games
    "goal-reached": ("osiągnięty cel", "goal reached"),
    "last-round": ("ostatnia runda", "last round"),
}
# What is chosen before the game: each option, a sentence about it, and its values.
OPTIONS: Final[dict[str, Pair]] = {
    "pack": ("Zestaw kart", "Content pack"),
    "pack.about": (
        "Plansza, karty i liczby, którymi gracie; „standard” to nasz zestaw.",
        "The board, cards and numbers you play with; “standard” is ours.",
    ),
    "agencies": ("Agencje", "Agencies"),
    "agencies.about": (
        "Każdy wybiera swoją agencję po kolei albo dostaje ją z losowania.",
        "Everybody chooses an agency in turn, or is dealt one at random.",
    ),
    "agencies.chosen": ("wybierane", "chosen"),
    "agencies.dealt": ("losowane", "dealt"),
    "start": ("Ustawienie ciał niebieskich", "Where the bodies start"),
    "start.about": (
        "Ciała niebieskie zaczynają tam, gdzie je wydrukowano, albo na losowych polach swoich pierścieni.",
        "The bodies start where they are printed, or in random spaces of their rings.",
    ),
    "start.printed": ("jak na planszy", "as printed"),
    "start.random": ("losowe", "random"),
    "start_coins": ("Monety za późniejszą kolej", "Coins for playing later"),
    "start_coins.about": (
        "Kto gra później, dostaje na początku więcej monet, bo pierwsza kolej to przewaga. "
        "Bez tej opcji wszyscy zaczynają z tyloma monetami, ilu jest graczy, jak w instrukcji.",
        "Whoever plays later takes more coins at the start, for going first is an advantage. "
        "Without this option all begin with as many coins as there are players, as in the rulebook.",
    ),
}
# Singular, few, many (Polish); singular, plural (English): as a price or a gain is named by itself.
NOUNS: Final[dict[str, Forms]] = {
    **CLAUSE_NOUNS,
    **OUTLOOK_NOUNS,
    **SPACE_NOUNS,
    "coin": (("moneta", "monety", "monet"), ("coin", "coins")),
}
# What the browser gets.
WORDS: Final[dict[str, dict[str, Pair]]] = {
    "seats": SEATS,
    "events": EVENTS,
    "places": PLACES,
    "spaces": SPACES,
    "decks": DECKS,
    "deck_cards": DECK_CARDS,
    "buildings": BUILDINGS,
    "built": BUILT,
    "sources": SOURCES,
    "purposes": PURPOSES,
    "coin_sources": COIN_SOURCES,
    "draw_sources": DRAW_SOURCES,
    "moves": MOVES,
    "effects": EFFECTS,
    "refusals": REFUSALS,
    "missing": MISSING,
    "loose_ends": LOOSE_ENDS,
    "odds": ODDS,
    "shifts": SHIFTS,
    "tallies": TALLIES,
    "needed": NEEDED,
    "situations": SITUATIONS,
    "prompts": PROMPTS,
    "helps": HELPS,
    "outcomes": OUTCOMES,
    "options": OPTIONS,
}

# What the browser says itself; all else comes to it as sentences.
BROWSER: Final = {
    "effects": {name: EFFECTS[name] for name in ("stars", "sure_stars")},
} | {
    name: WORDS[name]
    for name in (
        "decks",
        "buildings",
        "sources",
        "missing",
        "loose_ends",
        "odds",
        "shifts",
        "tallies",
        "prompts",
        "helps",
        "spaces",
    )
}
# The nouns of these sentences, and those it counts with.
BROWSER_NOUNS: Final = {
    name: NOUNS[name] for name in (*OUTLOOK_NOUNS, *SPACE_NOUNS, "coin", "coins", "cards", "spaces")
}
