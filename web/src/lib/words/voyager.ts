// Written by scripts/generate-types from the sentences of the game; do not edit.

export const words = {
  "pl": {
    "seats": {
      "red": "Czerwony",
      "yellow": "Żółty",
      "green": "Zielony",
      "blue": "Niebieski",
      "violet": "Fioletowy"
    },
    "events": {
      "agency_chosen": "{seat} prowadzi agencję: {agency}.",
      "mission_drawn": "{seat} dobiera {mission}.",
      "mission_returned": "{seat} zwraca {mission}.",
      "turn_began": "Tura: {seat}.",
      "coins_gained": "{seat} dostaje {coins}.",
      "coins_paid": "{seat} płaci {coins}.",
      "card_drawn": "{seat} dobiera kartę {deck}{card}.",
      "deck_shuffled": "Odrzucone karty {deck} wracają do talii.",
      "technology_developed": "{seat} rozwija {technology} do poziomu {level}.",
      "rocket_built": "{seat} buduje rakietę {on}.",
      "rocket_launched": "{seat} startuje {leaving}.",
      "rocket_moved": "{seat} leci {leaving} {nearing}.",
      "rocket_landed": "{seat} ląduje {on}.",
      "landing_failed": "{seat} nie ląduje {on}: wynik jest za niski.",
      "rocket_lost": "{seat} traci rakietę {place}.",
      "rocket_destroyed": "{seat} wciska przycisk autodestrukcji.",
      "die_rolled": "{seat} wyrzuca {die}{raised}.",
      "roll_raised": "{seat} odrzuca kartę{card} i ma {total}.",
      "belt_passed": "{seat} omija planetoidy.",
      "building_built": "{seat} buduje {building} {on}.",
      "building_changed": "{seat} zmienia budowlę {on} w {building}.",
      "takeover_tried": "{seat} próbuje przejąć budowlę {on}; broni się {owner}.",
      "building_taken": "{seat} przejmuje budowlę {on}. Traci ją {owner}.",
      "building_held": "{owner} odpiera atak i zachowuje budowlę {on}.",
      "card_played": "{seat} zagrywa kartę{card}.",
      "card_dropped": "{seat} odrzuca kartę{card}.",
      "mission_done": "{seat} wykonuje misję{mission}.",
      "points_scored": "{seat} zdobywa {points} ({source}).",
      "achievement_taken": "{seat} zdobywa osiągnięcie{achievement}.",
      "rings_turned": "Pierścienie obracają się o jedno pole. Mijają trzy miesiące.",
      "goal_reached": "{seat} dociera do celu. Pozostali mają jeszcze po jednej turze.",
      "game_ended": "Koniec gry.",
      "actions_gained": "{seat} dostaje w tej turze {actions}.",
      "rocket_returned": "{seat} ma rakietę z powrotem {on}."
    },
    "places": {
      "space": "{ring}, pole {number}",
      "leaving": "z okolic: {name}",
      "nearing": "w stronę: {name}"
    },
    "decks": {
      "research": "badań",
      "exploration": "eksploracji"
    },
    "deck_cards": {
      "research": "badań",
      "exploration": "eksploracji"
    },
    "buildings": {
      "hotel": "hotel",
      "base": "baza"
    },
    "built": {
      "hotel": "hotel",
      "base": "bazę"
    },
    "sources": {
      "technology": "technologie",
      "landing": "lądowania",
      "research": "badania",
      "exploration": "eksploracja",
      "missions": "misje",
      "achievements": "osiągnięcia"
    },
    "moves": {
      "agency": "Poprowadź: {name}",
      "return": "Zwróć misję {name}",
      "develop": "Rozwiń {name}",
      "research": "Przeprowadź badania",
      "funds": "Pozyskaj fundusze",
      "rocket": "Zbuduj rakietę {name}",
      "launch": "Wystartuj",
      "move": "Leć na pole {name}",
      "land": "Ląduj {name}",
      "hotel": "Zbuduj hotel",
      "base": "Zbuduj bazę",
      "change": "Zmień typ budowli",
      "takeover": "Spróbuj przejąć budowlę",
      "play": "Zagraj {name}",
      "mission": "Wykonaj misję {name}",
      "destroy": "Zniszcz swoją rakietę",
      "discard": "Odrzuć {name}",
      "stand": "Zostaw wynik",
      "end": "Zakończ turę"
    },
    "effects": {
      "price": "za {coins}",
      "free": "za darmo",
      "roll": "rzut {needed}+",
      "no_roll": "bez rzutu",
      "points": "+{points}",
      "coins": "+{coins}",
      "pips": "+{pips}",
      "roll_raised": "razem {total}",
      "landing_failed": "lądowanie się nie udaje",
      "rocket_lost": "rakieta przepada",
      "belt_passed": "rakieta jest bezpieczna",
      "building_taken": "budowla zmienia właściciela",
      "building_held": "budowla jest bezpieczna",
      "achievement_taken": "osiągnięcie{achievement}",
      "goal_reached": "cel osiągnięty",
      "game_ended": "koniec gry"
    },
    "refusals": {
      "notation/unknown": "Nie rozumiem „{text}”. Spróbuj na przykład: rozwiń turystykę, start, leć mars/3, ląduj na Marsie.",
      "notation/incomplete": "Dopisz, co to ma być: na przykład {example}.",
      "notation/space": "Nie ma pola „{text}”: są {known}.",
      "notation/card": "Nie ma karty „{text}”: wpisz ją tak, jak stoi na liście ruchów.",
      "notation/mission": "Nie ma misji „{text}”: wpisz ją tak, jak stoi na liście ruchów.",
      "notation/body": "Nie ma miejsca „{text}”: są {known}.",
      "notation/agency": "Nie ma agencji „{text}”: są {known}.",
      "notation/technology": "Nie ma technologii „{text}”: są {known}.",
      "notation/achievement": "Nie ma osiągnięcia „{text}”: są {known}.",
      "notation/position": "Nie da się odczytać pozycji: {fault}",
      "seat/unknown": "Nie ma takiego miejsca przy stole.",
      "move/unknown": "Nie ma takiego ruchu.",
      "turn/game-over": "Gra jest skończona.",
      "turn/not-yours": "Teraz decyduje {turn}.",
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
      "options/unknown-pack": "Nie ma zestawu kart „{pack}”.",
      "card/unknown": "Nie ma karty „{text}”: {hint}.",
      "pack/name": "Nazwa zestawu to małe litery, cyfry i łączniki, a nie „{name}”.",
      "windows/round": "--round to liczba od {low} do {high}.",
      "windows/launches": "--launches to liczba od {low} do {high}.",
      "windows/steps": "--steps to liczba od {low} do {high}.",
      "windows/from": "Tam ({body}) nigdy nie stoi żadna rakieta."
    },
    "needed": {
      "choose": "wybierz agencję",
      "keep": "zwróć jedną z misji",
      "start": "wybierz technologię na początek",
      "act": "wykonaj akcję, zagraj kartę albo zakończ turę",
      "raise": "odrzuć karty, aby podnieść wynik, albo zostaw go",
      "tidy": "odrzuć nadmiar kart",
      "over": "gra jest skończona",
      "attack": "odrzuć karty, aby podnieść wynik, albo zostaw go",
      "defend": "odrzuć karty, aby podnieść wynik, albo zostaw go"
    },
    "situations": {
      "raise": "{what}: rzut {roll}, potrzeba {needed}.",
      "attack": "Przejęcie budowli {on}: atak {roll}, obrona {reply}. Atak musi być wyższy.",
      "tidy": "Na koniec tury zostają najwyżej: karty badań {research}, karty eksploracji {exploration}.",
      "landing": "Lądowanie {on}",
      "helps": "Z kart w tej turze: {helps}",
      "last": "Cel osiągnięty ({seat}): to już ostatnie tury.",
      "defend": "Przejęcie budowli {on}: atak {roll}, obrona {reply}. Atak musi być wyższy."
    },
    "prompts": {
      "choose": "Wybierz agencję.",
      "keep": "Wybierz misję, którą zwracasz.",
      "start": "Wybierz technologię na początek.",
      "raise": "Odrzuć karty, aby podnieść wynik, albo zostaw go.",
      "attack": "Odrzuć karty, aby podnieść atak, albo zostaw go; potem broni się właściciel.",
      "defend": "Odrzuć karty, aby wyrównać i obronić budowlę, albo zostaw wynik.",
      "tidy": "Odrzuć nadmiar."
    },
    "helps": {
      "free_move": "ruchy bez akcji {amount}",
      "free_launch": "starty bez akcji i monet {amount}",
      "rocket_discount": "rakieta tańsza o {amount}",
      "landing_bonus": "do rzutów na lądowanie {amount}",
      "sure_landing": "lądowania bez rzutu {amount}",
      "free_landing": "lądowania bez akcji {amount}",
      "belt_safety": "bez rzutu w pasie planetoid",
      "develop_discount": "ulepszenie tańsze o {amount}",
      "building_discount": "budowla tańsza o {amount}",
      "takeover_bonus": "do rzutów przy przejmowaniu {amount}"
    },
    "outcomes": {
      "goal-reached": "",
      "last-round": "Celu nie osiągnięto, a to była ostatnia runda. ",
      "one": "Wyścig kosmiczny wygrywa: {winners}.",
      "several": "Wyścig kosmiczny wygrywają razem: {winners}.",
      "points": "Punkty: {scores}."
    },
    "options": {
      "pack": "Zestaw kart",
      "pack.about": "Plansza, karty i liczby, którymi gracie; „standard” to nasz zestaw.",
      "agencies": "Agencje",
      "agencies.about": "Każdy wybiera swoją agencję po kolei albo dostaje ją z losowania.",
      "agencies.chosen": "wybierane",
      "agencies.dealt": "losowane",
      "start": "Ustawienie ciał niebieskich",
      "start.about": "Ciała niebieskie zaczynają tam, gdzie je wydrukowano, albo na losowych polach swoich pierścieni.",
      "start.printed": "jak na planszy",
      "start.random": "losowe"
    }
  },
  "en": {
    "seats": {
      "red": "Red",
      "yellow": "Yellow",
      "green": "Green",
      "blue": "Blue",
      "violet": "Violet"
    },
    "events": {
      "agency_chosen": "{seat} leads {agency}.",
      "mission_drawn": "{seat} draws {mission}.",
      "mission_returned": "{seat} returns {mission}.",
      "turn_began": "{seat}'s turn.",
      "coins_gained": "{seat} gets {coins}.",
      "coins_paid": "{seat} pays {coins}.",
      "card_drawn": "{seat} draws {deck}{card}.",
      "deck_shuffled": "The {deck} discards become the new deck.",
      "technology_developed": "{seat} develops {technology} to level {level}.",
      "rocket_built": "{seat} builds a rocket {on}.",
      "rocket_launched": "{seat} launches {leaving}.",
      "rocket_moved": "{seat} flies {leaving} {nearing}.",
      "rocket_landed": "{seat} lands {on}.",
      "landing_failed": "{seat} fails to land {on}.",
      "rocket_lost": "{seat} loses a rocket {place}.",
      "rocket_destroyed": "{seat} presses the self-destruct button.",
      "die_rolled": "{seat} rolls {die}{raised}.",
      "roll_raised": "{seat} discards the card{card} and has {total}.",
      "belt_passed": "{seat} dodges the asteroids.",
      "building_built": "{seat} builds {building} {on}.",
      "building_changed": "{seat} turns the building {on} into {building}.",
      "takeover_tried": "{seat} tries to take over {owner}'s building {on}.",
      "building_taken": "{seat} takes over {owner}'s building {on}.",
      "building_held": "{owner} holds the building {on}.",
      "card_played": "{seat} plays the card{card}.",
      "card_dropped": "{seat} discards the card{card}.",
      "mission_done": "{seat} fulfils the mission{mission}.",
      "points_scored": "{seat} scores {points} ({source}).",
      "achievement_taken": "{seat} takes the achievement{achievement}.",
      "rings_turned": "The rings turn one space. Three months pass.",
      "goal_reached": "{seat} reaches the goal. Everybody else has one more turn.",
      "game_ended": "The game is over.",
      "actions_gained": "{seat} gains {actions} this turn.",
      "rocket_returned": "{seat}'s rocket is back {on}."
    },
    "places": {
      "space": "{ring}, space {number}",
      "leaving": "from {name}",
      "nearing": "to {name}"
    },
    "decks": {
      "research": "research",
      "exploration": "exploration"
    },
    "deck_cards": {
      "research": "a research card",
      "exploration": "an exploration card"
    },
    "buildings": {
      "hotel": "hotel",
      "base": "base"
    },
    "built": {
      "hotel": "a hotel",
      "base": "a base"
    },
    "sources": {
      "technology": "technology",
      "landing": "landing",
      "research": "research",
      "exploration": "exploration",
      "missions": "missions",
      "achievements": "achievements"
    },
    "moves": {
      "agency": "Lead {name}",
      "return": "Return the mission {name}",
      "develop": "Develop {name}",
      "research": "Do research",
      "funds": "Raise funds",
      "rocket": "Build a rocket {name}",
      "launch": "Launch",
      "move": "Fly to {name}",
      "land": "Land {name}",
      "hotel": "Build a hotel",
      "base": "Build a base",
      "change": "Change the kind of the building",
      "takeover": "Try to take over the building",
      "play": "Play {name}",
      "mission": "Fulfil the mission {name}",
      "destroy": "Destroy your rocket",
      "discard": "Discard {name}",
      "stand": "Let the roll stand",
      "end": "End your turn"
    },
    "effects": {
      "price": "for {coins}",
      "free": "free",
      "roll": "roll {needed}+",
      "no_roll": "no roll",
      "points": "+{points}",
      "coins": "+{coins}",
      "pips": "+{pips}",
      "roll_raised": "{total} in all",
      "landing_failed": "the landing fails",
      "rocket_lost": "the rocket is lost",
      "belt_passed": "the rocket is safe",
      "building_taken": "the building changes hands",
      "building_held": "the building is held",
      "achievement_taken": "achievement{achievement}",
      "goal_reached": "the goal is reached",
      "game_ended": "the end of the game"
    },
    "refusals": {
      "notation/unknown": "I cannot read “{text}”. Try, for instance: develop tourism, launch, move mars/3, land on Mars.",
      "notation/incomplete": "Say which: for example {example}.",
      "notation/space": "There is no space “{text}”: there are {known}.",
      "notation/card": "There is no card “{text}”: write it as in the list of moves.",
      "notation/mission": "There is no mission “{text}”: write it as in the list of moves.",
      "notation/body": "There is no body “{text}”: there are {known}.",
      "notation/agency": "There is no agency “{text}”: there are {known}.",
      "notation/technology": "There is no technology “{text}”: there are {known}.",
      "notation/achievement": "There is no achievement “{text}”: there are {known}.",
      "notation/position": "The position cannot be read: {fault}",
      "seat/unknown": "There is no such seat at the table.",
      "move/unknown": "There is no such move.",
      "turn/game-over": "The game is over.",
      "turn/not-yours": "The table waits for {turn}.",
      "turn/wrong-step": "Not now: {needed}.",
      "actions/none-left": "You have no action left this turn.",
      "coins/too-few": "You do not have enough coins: it costs {price}, you have {coins}.",
      "develop/top-level": "This technology is at its highest level.",
      "rocket/only-one": "You have a rocket already; only one at a time.",
      "rocket/not-there": "Rockets are built on Earth, with bases 1 also at your own base.",
      "rocket/none": "You have no rocket.",
      "rocket/not-on-body": "Your rocket does not stand on a body.",
      "rocket/not-in-space": "Your rocket is not in space: launch it first.",
      "move/too-far": "That space does not share an edge with yours, or is too far away.",
      "landing/no-body-here": "That body is not in your space.",
      "landing/not-there": "Nobody can land there.",
      "building/not-there": "Nothing can be built there.",
      "building/occupied": "There is a building already.",
      "building/not-yours": "No building of yours stands here.",
      "takeover/nothing-here": "No building of another player stands here.",
      "takeover/needs-technology": "You need sabotage 2.",
      "card/not-in-hand": "You do not have this card.",
      "card/no-use": "This card would do nothing now.",
      "card/within-limit": "You do not have too many cards of this deck.",
      "mission/not-yours": "You do not have this mission.",
      "mission/not-fulfilled": "The mission's condition is not met.",
      "agency/taken": "Another player has this agency.",
      "options/unknown-pack": "There is no content pack “{pack}”.",
      "card/unknown": "There is no card “{text}”: {hint}.",
      "pack/name": "The name of a pack is small letters, digits and hyphens, not “{name}”.",
      "windows/round": "--round is a number from {low} to {high}.",
      "windows/launches": "--launches is a number from {low} to {high}.",
      "windows/steps": "--steps is a number from {low} to {high}.",
      "windows/from": "No rocket ever stands on {body}."
    },
    "needed": {
      "choose": "choose an agency",
      "keep": "return one of your missions",
      "start": "choose the technology you start with",
      "act": "act, play cards or end your turn",
      "raise": "discard cards to raise your roll, or let it stand",
      "tidy": "discard cards down to the hand limit",
      "over": "the game is over",
      "attack": "discard cards to raise your roll, or let it stand",
      "defend": "discard cards to raise your roll, or let it stand"
    },
    "situations": {
      "raise": "{what}: the roll is {roll}, {needed} is needed.",
      "attack": "Takeover of the building {on}: attack {roll}, defence {reply}. The attack must be higher.",
      "tidy": "At the end of a turn stay at most: research cards {research}, exploration cards {exploration}.",
      "landing": "Landing {on}",
      "helps": "From cards this turn: {helps}",
      "last": "{seat} has reached the goal: these are the last turns.",
      "defend": "Takeover of the building {on}: attack {roll}, defence {reply}. The attack must be higher."
    },
    "prompts": {
      "choose": "Choose an agency.",
      "keep": "Choose the mission you return.",
      "start": "Choose the technology you start with.",
      "raise": "Discard cards to raise it, or let it stand.",
      "attack": "Discard cards to raise the attack, or let it stand; then the owner may defend.",
      "defend": "Discard cards to draw level and hold the building, or let it stand.",
      "tidy": "Discard the rest."
    },
    "helps": {
      "free_move": "moves without an action {amount}",
      "free_launch": "launches without action and coins {amount}",
      "rocket_discount": "coins off a rocket {amount}",
      "landing_bonus": "added to landing rolls {amount}",
      "sure_landing": "landings without a roll {amount}",
      "free_landing": "landings without an action {amount}",
      "belt_safety": "no roll in the asteroid belt",
      "develop_discount": "coins off a technology {amount}",
      "building_discount": "coins off a building {amount}",
      "takeover_bonus": "added to takeover rolls {amount}"
    },
    "outcomes": {
      "goal-reached": "",
      "last-round": "Nobody reached the goal, and this was the last round. ",
      "one": "{winners} wins the space race.",
      "several": "The space race has several winners: {winners}.",
      "points": "Points: {scores}."
    },
    "options": {
      "pack": "Content pack",
      "pack.about": "The board, cards and numbers you play with; “standard” is ours.",
      "agencies": "Agencies",
      "agencies.about": "Everybody chooses an agency in turn, or is dealt one at random.",
      "agencies.chosen": "chosen",
      "agencies.dealt": "dealt",
      "start": "Where the bodies start",
      "start.about": "The bodies start where they are printed, or in random spaces of their rings.",
      "start.printed": "as printed",
      "start.random": "random"
    }
  }
} as const;

export const nouns = {
  "coins": {
    "pl": [
      "monetę",
      "monety",
      "monet"
    ],
    "en": [
      "coin",
      "coins"
    ]
  },
  "points": {
    "pl": [
      "punkt",
      "punkty",
      "punktów"
    ],
    "en": [
      "point",
      "points"
    ]
  },
  "cards": {
    "pl": [
      "kartę",
      "karty",
      "kart"
    ],
    "en": [
      "card",
      "cards"
    ]
  },
  "spaces": {
    "pl": [
      "pole",
      "pola",
      "pól"
    ],
    "en": [
      "space",
      "spaces"
    ]
  },
  "pips": {
    "pl": [
      "oczko",
      "oczka",
      "oczek"
    ],
    "en": [
      "pip",
      "pips"
    ]
  },
  "buildings": {
    "pl": [
      "budowlę",
      "budowle",
      "budowli"
    ],
    "en": [
      "building",
      "buildings"
    ]
  },
  "hotels": {
    "pl": [
      "hotel",
      "hotele",
      "hoteli"
    ],
    "en": [
      "hotel",
      "hotels"
    ]
  },
  "bases": {
    "pl": [
      "bazę",
      "bazy",
      "baz"
    ],
    "en": [
      "base",
      "bases"
    ]
  },
  "levels": {
    "pl": [
      "poziom",
      "poziomy",
      "poziomów"
    ],
    "en": [
      "level",
      "levels"
    ]
  },
  "earlier": {
    "pl": [
      "agencja gra",
      "agencje grają",
      "agencji gra"
    ],
    "en": [
      "agency plays",
      "agencies play"
    ]
  },
  "actions": {
    "pl": [
      "akcję",
      "akcje",
      "akcji"
    ],
    "en": [
      "action",
      "actions"
    ]
  },
  "worlds": {
    "pl": [
      "ciele niebieskim",
      "różnych ciałach niebieskich",
      "różnych ciałach niebieskich"
    ],
    "en": [
      "body",
      "different bodies"
    ]
  },
  "coin": {
    "pl": [
      "moneta",
      "monety",
      "monet"
    ],
    "en": [
      "coin",
      "coins"
    ]
  }
} as const;
