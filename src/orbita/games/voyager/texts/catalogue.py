"""Every sentence of the game, Polish and English side by side; values in braces are filled in by `core.lang`.

Sentences about people are in the present tense, so that a name of any gender fits. What is printed on
cards is made of the clauses in `clauses.py`; what stands on and under the board is in `labels.py`.
"""

from typing import Final

from orbita.core.lang import Forms, Pair
from orbita.games.voyager.texts.clauses import NOUNS as CLAUSE_NOUNS
from orbita.games.voyager.texts.labels import HELPS, PROMPTS, SITUATIONS

NAME: Final[Pair] = ("Solar System Voyager", "Solar System Voyager")
SEATS: Final[dict[str, Pair]] = {
    "red": ("Czerwony", "Red"),
    "yellow": ("Żółty", "Yellow"),
    "green": ("Zielony", "Green"),
    "blue": ("Niebieski", "Blue"),
    "violet": ("Fioletowy", "Violet"),
}
QUOTED: Final[Pair] = ("„{name}”", "“{name}”")

MISSION: Final[dict[str, Pair]] = {  # as it is drawn or returned
    "named": ("misję{name}", "the mission{name}"),
    "hidden": ("misję", "a mission"),
}
# {seat} and {owner} are people; {card}, {mission} and {achievement} are quoted names, empty where hidden.
EVENTS: Final[dict[str, Pair]] = {
    "agency_chosen": ("{seat} prowadzi agencję: {agency}.", "{seat} leads {agency}."),
    "mission_drawn": ("{seat} dobiera {mission}.", "{seat} draws {mission}."),
    "mission_returned": ("{seat} zwraca {mission}.", "{seat} returns {mission}."),
    "turn_began": ("Tura: {seat}.", "{seat}'s turn."),
    "coins_gained": ("{seat} dostaje {coins}.", "{seat} gets {coins}."),
    "coins_paid": ("{seat} płaci {coins}.", "{seat} pays {coins}."),
    "card_drawn": ("{seat} dobiera kartę {deck}{card}.", "{seat} draws {deck}{card}."),
    "deck_shuffled": ("Odrzucone karty {deck} wracają do talii.", "The {deck} discards become the new deck."),
    "technology_developed": (
        "{seat} rozwija {technology} do poziomu {level}.",
        "{seat} develops {technology} to level {level}.",
    ),
    "rocket_built": ("{seat} buduje rakietę {on}.", "{seat} builds a rocket {on}."),
    "rocket_launched": ("{seat} startuje {leaving}.", "{seat} launches {leaving}."),
    "rocket_moved": ("{seat} leci {leaving} {nearing}.", "{seat} flies {leaving} {nearing}."),
    "rocket_landed": ("{seat} ląduje {on}.", "{seat} lands {on}."),
    "landing_failed": ("{seat} nie ląduje {on}: wynik jest za niski.", "{seat} fails to land {on}."),
    "rocket_lost": ("{seat} traci rakietę {place}.", "{seat} loses a rocket {place}."),
    "rocket_destroyed": (
        "{seat} wciska przycisk autodestrukcji.",
        "{seat} presses the self-destruct button.",
    ),
    "die_rolled": ("{seat} wyrzuca {die}{raised}.", "{seat} rolls {die}{raised}."),
    "roll_raised": (
        "{seat} odrzuca kartę{card} i ma {total}.",
        "{seat} discards the card{card} and has {total}.",
    ),
    "belt_passed": ("{seat} omija planetoidy.", "{seat} dodges the asteroids."),
    "building_built": ("{seat} buduje {building} {on}.", "{seat} builds {building} {on}."),
    "building_changed": (
        "{seat} zmienia budowlę {on} w {building}.",
        "{seat} turns the building {on} into {building}.",
    ),
    "takeover_tried": (
        "{seat} próbuje przejąć budowlę {on}; broni się {owner}.",
        "{seat} tries to take over {owner}'s building {on}.",
    ),
    "building_taken": (
        "{seat} przejmuje budowlę {on}. Traci ją {owner}.",
        "{seat} takes over {owner}'s building {on}.",
    ),
    "building_held": (
        "{owner} odpiera atak i zachowuje budowlę {on}.",
        "{owner} holds the building {on}.",
    ),
    "card_played": ("{seat} zagrywa kartę{card}.", "{seat} plays the card{card}."),
    "card_dropped": ("{seat} odrzuca kartę{card}.", "{seat} discards the card{card}."),
    "mission_done": ("{seat} wykonuje misję{mission}.", "{seat} fulfils the mission{mission}."),
    "points_scored": ("{seat} zdobywa {points} ({source}).", "{seat} scores {points} ({source})."),
    "achievement_taken": (
        "{seat} zdobywa osiągnięcie{achievement}.",
        "{seat} takes the achievement{achievement}.",
    ),
    "rings_turned": (
        "Pierścienie obracają się o jedno pole. Mijają trzy miesiące.",
        "The rings turn one space. Three months pass.",
    ),
    "goal_reached": (
        "{seat} dociera do celu. Pozostali mają jeszcze po jednej turze.",
        "{seat} reaches the goal. Everybody else has one more turn.",
    ),
    "game_ended": ("Koniec gry.", "The game is over."),
    "actions_gained": ("{seat} dostaje w tej turze {actions}.", "{seat} gains {actions} this turn."),
    "rocket_returned": ("{seat} ma rakietę z powrotem {on}.", "{seat}'s rocket is back {on}."),
}
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
    "roll": ("rzut {needed}+", "roll {needed}+"),
    "no_roll": ("bez rzutu", "no roll"),
    "points": ("+{points}", "+{points}"),
    "coins": ("+{coins}", "+{coins}"),
    "pips": ("+{pips}", "+{pips}"),
    "roll_raised": ("razem {total}", "{total} in all"),
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
        "odrzuć karty, aby podnieść wynik, albo zostaw go",
        "discard cards to raise your roll, or let it stand",
    ),
    "tidy": ("odrzuć nadmiar kart", "discard cards down to the hand limit"),
    "over": ("gra jest skończona", "the game is over"),
}
NEEDED["attack"] = NEEDED["defend"] = NEEDED["raise"]
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
}
# Singular, few, many (Polish); singular, plural (English): as a price or a gain is named by itself.
NOUNS: Final[dict[str, Forms]] = {
    **CLAUSE_NOUNS,
    "coin": (("moneta", "monety", "monet"), ("coin", "coins")),
}
# What the browser gets.
WORDS: Final[dict[str, dict[str, Pair]]] = {
    "seats": SEATS,
    "events": EVENTS,
    "places": PLACES,
    "decks": DECKS,
    "deck_cards": DECK_CARDS,
    "buildings": BUILDINGS,
    "built": BUILT,
    "sources": SOURCES,
    "moves": MOVES,
    "effects": EFFECTS,
    "refusals": REFUSALS,
    "needed": NEEDED,
    "situations": SITUATIONS,
    "prompts": PROMPTS,
    "helps": HELPS,
    "outcomes": OUTCOMES,
    "options": OPTIONS,
}
