"""Events and refusals as sentences, Polish first; {seat} is who did it."""

from typing import Final

EVENTS: Final[dict[str, tuple[str, str]]] = {
    "agency_chosen": ("{seat} wybiera agencję: {agency}.", "{seat} leads {agency}."),
    "mission_drawn": ("{seat} dobiera misję{mission}.", "{seat} draws a mission{mission}."),
    "mission_returned": ("{seat} zwraca misję{mission}.", "{seat} returns a mission{mission}."),
    "turn_began": ("Tura: {seat}.", "{seat}'s turn."),
    "coins_gained": ("{seat}: monety +{coins}.", "{seat}: coins +{coins}."),
    "coins_paid": ("{seat}: monety -{coins}.", "{seat}: coins -{coins}."),
    "card_drawn": ("{seat} dobiera kartę {deck}{card}.", "{seat} draws a card of {deck}{card}."),
    "deck_shuffled": ("Odrzucone karty {deck} wracają do talii.", "The discards of {deck} are shuffled."),
    "technology_developed": (
        "{seat}: {technology}, poziom {level}.",
        "{seat} develops {technology} to level {level}.",
    ),
    "rocket_built": ("{seat} buduje rakietę {body_on}.", "{seat} builds a rocket {body_on}."),
    "rocket_launched": ("{seat} startuje ({body}).", "{seat} launches ({body})."),
    "rocket_moved": ("{seat} leci z {from} do {to}.", "{seat} flies from {from} to {to}."),
    "rocket_landed": ("{seat} ląduje {body_on}.", "{seat} lands {body_on}."),
    "landing_failed": ("{seat}: lądowanie {body_on} się nie udaje.", "{seat} fails to land {body_on}."),
    "rocket_lost": ("{seat} traci rakietę ({from}).", "{seat} loses a rocket ({from})."),
    "rocket_destroyed": (
        "{seat} wciska przycisk autodestrukcji.",
        "{seat} presses the self-destruct button.",
    ),
    "die_rolled": ("{seat} wyrzuca {die}{raised}.", "{seat} rolls {die}{raised}."),
    "roll_raised": (
        "{seat} odrzuca kartę{card} i ma {total}.",
        "{seat} discards a card{card} and has {total}.",
    ),
    "belt_passed": ("{seat} omija planetoidy.", "{seat} dodges the asteroids."),
    "building_built": (
        "{seat}: nowa budowla {body_on}, {building}.",
        "{seat} builds a {building} {body_on}.",
    ),
    "building_changed": (
        "{seat}: budowla {body_on} to teraz {building}.",
        "{seat}'s building {body_on} is now a {building}.",
    ),
    "takeover_tried": (
        "{seat} próbuje przejąć budowlę {body_on}. Właściciel: {owner}.",
        "{seat} tries to take over {owner}'s building {body_on}.",
    ),
    "building_taken": (
        "{seat} przejmuje budowlę {body_on}. Traci ją {owner}.",
        "{seat} takes over {owner}'s building {body_on}.",
    ),
    "building_held": ("{owner} broni budowli {body_on}.", "{owner} holds the building {body_on}."),
    "card_played": ("{seat} zagrywa kartę{card}.", "{seat} plays a card{card}."),
    "card_dropped": ("{seat} odrzuca kartę{card}.", "{seat} discards a card{card}."),
    "mission_done": ("{seat} wykonuje misję{mission}.", "{seat} fulfils a mission{mission}."),
    "points_scored": ("{seat}: punkty +{points} ({source}).", "{seat}: points +{points} ({source})."),
    "achievement_taken": (
        "{seat} zdobywa osiągnięcie{achievement}.",
        "{seat} takes an achievement{achievement}.",
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
    "actions_gained": ("{seat}: dodatkowe akcje +{actions}.", "{seat}: extra actions +{actions}."),
    "rocket_returned": ("{seat}: rakieta wraca na Ziemię.", "{seat}'s rocket returns to Earth."),
}
DECKS: Final = {"research": ("badań", "research"), "exploration": ("eksploracji", "exploration")}
BUILDINGS: Final = {"hotel": ("hotel", "hotel"), "base": ("baza", "base")}

REFUSALS: Final[dict[str, str]] = {
    "notation/unknown": "Nie rozumiem „{text}”: na przykład rozwiń tourism, start, leć mars/3, ląduj mars.",
    "notation/incomplete": "Dopisz, co to ma być: na przykład {example}.",
    "notation/space": "Nie ma pola „{text}”: są {known}.",
    "notation/card": "Nie ma karty „{text}”: wpisz ją tak, jak stoi na liście ruchów.",
    "notation/mission": "Nie ma misji „{text}”: wpisz ją tak, jak stoi na liście ruchów.",
    "notation/body": "Nie ma miejsca „{text}”: są {known}.",
    "notation/agency": "Nie ma agencji „{text}”: są {known}.",
    "notation/technology": "Nie ma technologii „{text}”: są {known}.",
    "seat/unknown": "Nie ma takiego miejsca przy stole.",
    "move/unknown": "Nie ma takiego ruchu.",
    "turn/game-over": "Gra jest skończona.",
    "turn/not-yours": "Teraz decyduje kto inny.",
    "turn/wrong-step": "Teraz nie można tego zrobić: {needed}.",
    "actions/none-left": "W tej turze nie masz już akcji.",
    "coins/too-few": "Masz za mało monet: potrzeba {price}, masz {coins}.",
    "develop/top-level": "Ta technologia jest już na najwyższym poziomie.",
    "rocket/only-one": "Masz już rakietę, a można mieć tylko jedną.",
    "rocket/not-there": "Rakiety buduje się na Ziemi, a z poziomem 1 baz także we własnej bazie.",
    "rocket/none": "Nie masz rakiety.",
    "rocket/not-on-body": "Twoja rakieta nie stoi na ciele niebieskim.",
    "rocket/not-in-space": "Twoja rakieta nie jest w kosmosie: najpierw wystartuj.",
    "move/too-far": "To pole nie styka się krawędzią z twoim albo jest za daleko.",
    "landing/no-body-here": "Tego ciała niebieskiego nie ma na twoim polu.",
    "landing/not-there": "Tam nie da się wylądować.",
    "building/not-there": "Tam nie można budować.",
    "building/occupied": "Tu już stoi budowla.",
    "building/not-yours": "Nie stoi tu twoja budowla.",
    "takeover/nothing-here": "Nie stoi tu budowla innego gracza.",
    "takeover/needs-technology": "Potrzebny jest sabotaż na poziomie 2.",
    "card/not-in-hand": "Nie masz tej karty.",
    "card/no-use": "Ta karta nic by teraz nie dała.",
    "card/within-limit": "Kart tej talii nie masz za dużo.",
    "mission/not-yours": "Nie masz tej misji.",
    "mission/not-fulfilled": "Warunek tej misji nie jest spełniony.",
    "agency/taken": "Tę agencję ma już ktoś inny.",
}

# What is to be done instead of a move that does not belong here, by stage.
NEEDED: Final = (
    ("wybierz agencję", "choose an agency"),
    ("zwróć jedną z misji", "return one of your missions"),
    ("wybierz technologię na początek", "choose the technology you start with"),
    ("wykonaj akcję, zagraj kartę albo zakończ turę", "act, play cards or end your turn"),
    ("odrzuć karty, aby podnieść wynik, albo zostaw go", "discard cards to raise your roll, or let it stand"),
    ("odrzuć karty, aby podnieść wynik, albo zostaw go", "discard cards to raise your roll, or let it stand"),
    ("odrzuć karty, aby podnieść wynik, albo zostaw go", "discard cards to raise your roll, or let it stand"),
    ("odrzuć nadmiar kart", "discard cards down to the hand limit"),
)

# What a move would do, by its verb.
MOVES: Final[dict[str, tuple[str, str]]] = {
    "agency": ("agencja: {name} ({text})", "lead {name}: {text}"),
    "return": ("zwróć misję „{name}”: {text}", "return the mission “{name}”: {text}"),
    "develop": ("rozwiń technologię {name}{price}: {text}", "develop {name}{price}: {text}"),
    "research": ("dobierz karty badań", "draw research cards"),
    "funds": ("pozyskaj fundusze", "raise funds"),
    "rocket": ("zbuduj rakietę {on}{price}", "build a rocket {on}{price}"),
    "launch": ("wystartuj{price}", "launch{price}"),
    "move": ("leć na pole {name}", "fly to {name}"),
    "land": ("ląduj {on}", "land {on}"),
    "hotel": ("zbuduj hotel{price}", "build a hotel{price}"),
    "base": ("zbuduj bazę{price}", "build a base{price}"),
    "change": ("zmień typ budowli{price}", "change the kind of the building{price}"),
    "takeover": ("spróbuj przejąć budowlę", "try to take over the building"),
    "play": ("zagraj „{name}”: {text}", "play “{name}”: {text}"),
    "mission": ("wykonaj misję „{name}”", "fulfil the mission “{name}”"),
    "destroy": ("zniszcz własną rakietę", "destroy your own rocket"),
    "discard": ("odrzuć „{name}”{text}", "discard “{name}”{text}"),
    "stand": ("nie podnoś już wyniku", "let the roll stand"),
    "end": ("zakończ turę", "end your turn"),
}
HELP: Final = (
    """Jak pisać ruchy

Pole to pierścień i numer, liczony od 0: `mars/3`. Karty, misje i całą resztę można pisać tak, jak stoją
na planszy (`gravity-assist`), albo nazwą (`asysta grawitacyjna`). Kilka ruchów w jednej linii oddziel
przecinkami: `start, leć mars/1`. Każdy ruch można też podać po angielsku.

- `agencja usa`, `zwróć builders` – na początku gry
- `rozwiń tourism` (`develop`) – poziom technologii
- `badania` (`research`), `fundusze` (`funds`)
- `rakieta` (`rocket`) – na Ziemi; `rakieta ceres` – we własnej bazie
- `start` (`launch`), `leć mars/3` (`move`), `ląduj mars` (`land`)
- `hotel`, `baza` (`base`), `zmień` (`change`), `przejmij` (`takeover`)
- `zagraj gravity-assist` (`play`), `misja builders` (`mission`)
- `zniszcz` (`destroy`) – własną rakietę
- `odrzuć spin-off` (`discard`), `zostaw` (`stand`) – po rzucie kostką; `odrzuć` także przy nadmiarze kart
- `zakończ` (`end`) – koniec tury
""",
    """Writing moves

A space is a ring and a number, counted from 0: `mars/3`. Cards, missions and everything else are written
as on the board (`gravity-assist`) or by name (`gravity assist`). Several moves may stand on one line, joined
by commas: `launch, move mars/1`.

- `agency usa`, `return builders` – at the start
- `develop tourism` – a level of a technology
- `research`, `funds`
- `rocket` – on Earth; `rocket ceres` – at your own base
- `launch`, `move mars/3`, `land mars`
- `hotel`, `base`, `change`, `takeover`
- `play gravity-assist`, `mission builders`
- `destroy` – your own rocket
- `discard spin-off`, `stand` – after a roll; `discard` also at the hand limit
- `end` – the end of your turn
""",
)
