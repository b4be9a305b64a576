"""Events and refusals as sentences, Polish first; {seat} is who did it."""

from typing import Final

EVENTS: Final[dict[str, tuple[str, str]]] = {
    "agency_chosen": ("{seat}: agencja {agency}.", "{seat} leads {agency}."),
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
    "die_rolled": ("{seat} wyrzuca {die} (razem {total}).", "{seat} rolls {die} (total {total})."),
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
    "points_scored": ("{seat}: punkty +{points}.", "{seat}: points +{points}."),
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
    "turn/wrong-step": "Tego nie można zrobić w tej chwili.",
    "actions/none-left": "W tej turze nie masz już akcji.",
    "coins/too-few": "Masz za mało monet.",
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

# What a move would do, by its verb.
MOVES: Final[dict[str, tuple[str, str]]] = {
    "agency": ("poprowadź agencję {name}: {text}", "lead {name}: {text}"),
    "return": ("zwróć misję {name}: {text}", "return the mission {name}: {text}"),
    "develop": ("rozwiń technologię {name}: {text}", "develop {name}: {text}"),
    "research": ("dobierz karty badań", "draw research cards"),
    "funds": ("pozyskaj fundusze", "raise funds"),
    "rocket": ("zbuduj rakietę {on}", "build a rocket {on}"),
    "launch": ("wystartuj", "launch"),
    "move": ("leć na pole {name}", "fly to {name}"),
    "land": ("ląduj {on}", "land {on}"),
    "hotel": ("zbuduj hotel", "build a hotel"),
    "base": ("zbuduj bazę", "build a base"),
    "change": ("zmień typ budowli", "change the kind of the building"),
    "takeover": ("spróbuj przejąć budowlę", "try to take over the building"),
    "play": ("zagraj {name}: {text}", "play {name}: {text}"),
    "mission": ("wykonaj misję {name}", "fulfil the mission {name}"),
    "destroy": ("zniszcz własną rakietę", "destroy your own rocket"),
    "discard": ("odrzuć {name}", "discard {name}"),
    "stand": ("nie podnoś już wyniku", "let the roll stand"),
    "end": ("zakończ turę", "end your turn"),
}
HELP: Final = (
    """agency AGENCJA, return MISJA, develop TECHNOLOGIA (na początku gry i w turze)
research, funds, rocket CIAŁO, launch, move PIERŚCIEŃ/NUMER, land CIAŁO
hotel, base, change, takeover
play KARTA, mission MISJA, destroy, end
discard KARTA, stand (po rzucie kostką; discard także przy nadmiarze kart)
Po polsku też: badania, fundusze, rakieta, start, ruch, ląduj, baza, zmień, przejmij, zagraj, zakończ.""",
    """agency AGENCY, return MISSION, develop TECHNOLOGY (at the start and in a turn)
research, funds, rocket BODY, launch, move RING/NUMBER, land BODY
hotel, base, change, takeover
play CARD, mission MISSION, destroy, end
discard CARD, stand (after a roll; discard also at the hand limit)""",
)
