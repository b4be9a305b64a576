// Written by scripts/generate-types from the sentences of the game; do not edit.

export const words = {
  "pl": {
    "needed": {
      "place_fighter": "postaw myśliwiec w najniższym rzędzie",
      "place_mine": "połóż minę na polu miny",
      "act": "leć, strzelaj z miejsca albo kup",
      "act_after_comeback": "leć albo strzelaj z miejsca",
      "fly_on": "leć dalej w tę samą stronę albo stój",
      "shoot": "strzelaj albo odpal rakietę",
      "move_mine": "przesuń minę albo ją zostaw",
      "pay": "wybierz żetony na zapłatę",
      "come_back": "zapłać za powrót albo spasuj",
      "return": "postaw myśliwiec w najniższym rzędzie",
      "over": "koniec gry"
    },
    "asked": {
      "move": "leć",
      "boost": "użyj doładowania",
      "shoot_from_here": "strzelaj z miejsca",
      "shoot": "strzelaj",
      "missile": "odpal rakietę",
      "buy": "kup coś",
      "or": "{some} albo {last}",
      "pay": "zapłać {price} za {ware}: wybierz żetony",
      "come_back": "zapłać {price} za powrót albo spasuj"
    },
    "board": {
      "row": "rząd {row}",
      "column": "kolumna {column}",
      "empty": "puste",
      "mine_space": "pole miny, puste",
      "monster": "potwór, {eyes}",
      "ship": "statek dowodzenia",
      "damaged_ship": "uszkodzony statek dowodzenia",
      "mine": "mina",
      "fighter": "{colour} myśliwiec",
      "danger": "niebezpieczeństwo: tuż nad myśliwcem albo planetą",
      "above_moon": "{row}, nad linią Księżyca",
      "planet": "Planeta",
      "moon": "Księżyc"
    },
    "targets": {
      "fly": "leć tutaj",
      "boost": "stań tu i strzelaj",
      "place": "postaw tutaj",
      "mine": "mina tutaj",
      "shoot": "strzelaj z miejsca",
      "with_missile": "rakietą w rząd {row}: {effect}",
      "advance": "wszyscy najeźdźcy schodzą o rząd",
      "hinted": "podpowiedź"
    },
    "actions": {
      "boost": "Użyj doładowania: postój po drodze",
      "boosting": "Wskaż pole, na którym chcesz stanąć i strzelać",
      "mine_where": "Wskaż pole, na które wraca mina",
      "signs": "Co znaczą te znaki?",
      "shop": "Co można kupić?",
      "paying": "Płacisz zdobytymi żetonami: wracają do pudełka i nie liczą się już jako punkty. Reszty nie ma. Kupno zajmuje całą turę."
    },
    "uses": {
      "missile": "Raz w grze, zamiast strzału: zabiera cały rząd najeźdźców.",
      "level": "Myśliwiec oddaje w każdej turze {shots}.",
      "power-up": "Raz w grze: postój w czasie lotu i dodatkowe strzały.",
      "comeback": "Myśliwiec wraca do najniższego rzędu."
    },
    "signs": {
      "gain": "Tyle punktów daje strzał z tego pola.",
      "missile": "W rogu: tyle punktów daje rakieta zamiast strzału.",
      "hit": "Trafienie bez punktów: cały statek dowodzenia albo myśliwiec, którego właściciel nie ma żetonów.",
      "miss": "Strzał nie trafia w nic albo tylko w minę.",
      "advance": "Kolumna pustoszeje: wszyscy najeźdźcy schodzą o rząd i przychodzą posiłki.",
      "lost": "Uwaga: twój myśliwiec zginie.",
      "fly": "Zielona ramka: tu można polecieć.",
      "place": "Kropka: to pole można wybrać.",
      "boost": "Żółta ramka: tu można stanąć w locie i użyć doładowania.",
      "mine_target": "Czerwona przerywana ramka: tu można przesunąć minę.",
      "hint": "Jasna podwójna ramka: ruch z podpowiedzi.",
      "danger": "Pomarańczowa przerywana ramka: przy najbliższym zejściu uderzy w myśliwiec albo w planetę.",
      "mark": "Szara przerywana ramka: tu właśnie coś się stało.",
      "moon": "Linia Księżyca: na początku najeźdźcy stoją w rzędach nad nią.",
      "mine_space": "Pole miny: tu mina wchodzi na planszę.",
      "monster": "Potwór: tyle punktów, ile oczu.",
      "ship": "Statek dowodzenia: pierwsze trafienie usuwa połowę, bez punktów.",
      "damaged_ship": "Uszkodzony statek: trafienie zabiera go i daje dużo punktów.",
      "mine": "Mina: wybucha razem z najeźdźcą, na którego trafi; nikt nie dostaje punktów.",
      "fighter": "Myśliwiec: kolor i znak mówią czyj, lufy – ile ma strzałów."
    },
    "holdings": {
      "fighter": "{level} myśliwiec",
      "missile": "rakieta {sign}",
      "power_up": "doładowanie {sign}",
      "missile_ready": "rakieta gotowa",
      "missile_used": "rakieta zużyta",
      "power_up_ready": "doładowanie gotowe",
      "power_up_used": "doładowanie zużyte",
      "out": "poza grą",
      "off_board": "poza planszą",
      "tokens": "{tokens} za {value}",
      "none": "bez żetonów",
      "pile": "W stosie {tokens}",
      "beside": "Obok planszy czeka: {signs}",
      "aside": "odłożone połowy: {count}",
      "waiting": "czekające statki: {count}"
    },
    "levels": {
      "basic": "słaby",
      "medium": "średni",
      "strong": "mocny"
    },
    "moves": {
      "place": "Postaw na {space}",
      "mine_to": "Połóż minę na {space}",
      "move": "Leć na {space}",
      "boost": "Doładuj na {space}",
      "stop": "Stój tutaj",
      "shoot_from_here": "Strzelaj z miejsca",
      "shoot": "Strzelaj",
      "missile": "Odpal rakietę w rząd {row}",
      "mine": "Przesuń minę",
      "keep": "Zostaw",
      "pass": "Pasuj",
      "pay": "Zapłać {tokens}",
      "buy": "Kup {ware}"
    },
    "wares": {
      "missile": "rakietę",
      "level": "mocniejszy myśliwiec",
      "medium": "średni myśliwiec",
      "strong": "mocny myśliwiec",
      "power-up": "doładowanie",
      "comeback": "powrót na planszę"
    },
    "colours": {
      "0": "czerwony",
      "1": "żółty",
      "2": "zielony",
      "3": "niebieski"
    }
  },
  "en": {
    "needed": {
      "place_fighter": "place your fighter in the lowest row",
      "place_mine": "place the mine on a mine space",
      "act": "fly, shoot from here or buy",
      "act_after_comeback": "fly or shoot from here",
      "fly_on": "fly on in the same direction or stop",
      "shoot": "shoot or fire the missile",
      "move_mine": "move the mine or keep it",
      "pay": "choose the tokens to pay with",
      "come_back": "pay to come back or pass",
      "return": "place your fighter in the lowest row",
      "over": "the game is over"
    },
    "asked": {
      "move": "fly",
      "boost": "use the power-up",
      "shoot_from_here": "shoot from here",
      "shoot": "shoot",
      "missile": "fire the missile",
      "buy": "buy something",
      "or": "{some} or {last}",
      "pay": "pay {price} for {ware}: choose the tokens",
      "come_back": "pay {price} to come back, or pass"
    },
    "board": {
      "row": "row {row}",
      "column": "column {column}",
      "empty": "empty",
      "mine_space": "mine space, empty",
      "monster": "monster, {eyes}",
      "ship": "command ship",
      "damaged_ship": "damaged command ship",
      "mine": "mine",
      "fighter": "{colour} fighter",
      "danger": "danger: right above a fighter or the planet",
      "above_moon": "{row}, above the Moon's line",
      "planet": "Planet",
      "moon": "Moon"
    },
    "targets": {
      "fly": "fly here",
      "boost": "stop here and fire",
      "place": "place here",
      "mine": "mine to here",
      "shoot": "shoot from here",
      "with_missile": "with the missile at row {row}: {effect}",
      "advance": "all invaders come down a row",
      "hinted": "the hint"
    },
    "actions": {
      "boost": "Use the power-up: stop on the way",
      "boosting": "Now tap where to stop and fire",
      "mine_where": "Tap where the mine re-enters",
      "signs": "What do the signs mean?",
      "shop": "What can I buy?",
      "paying": "You pay with tokens you have won: they go back to the box and count no more. There is no change. Buying takes the whole turn."
    },
    "uses": {
      "missile": "Once in the game, in place of a shot: takes a whole row of invaders.",
      "level": "The fighter fires {shots} in every turn.",
      "power-up": "Once in the game: a stop in flight, with extra shots.",
      "comeback": "The fighter comes back, in the lowest row."
    },
    "signs": {
      "gain": "The points a shot from there brings.",
      "missile": "In the corner: the points the missile brings in place of the shot.",
      "hit": "A hit without points: an intact command ship, or a fighter whose owner has no tokens.",
      "miss": "The shot hits nothing, or only the mine.",
      "advance": "A column becomes empty: all invaders come down a row, and reinforcements arrive.",
      "lost": "Careful: your own fighter is lost.",
      "fly": "Green frame: you can fly here.",
      "place": "Dot: you can choose this space.",
      "boost": "Yellow frame: you can stop here in flight and use the power-up.",
      "mine_target": "Red dashed frame: the mine can go here.",
      "hint": "Bright double frame: the move of the hint.",
      "danger": "Orange dashed frame: when the invaders next come down, this one hits a fighter or the planet.",
      "mark": "Grey dashed frame: something just happened here.",
      "moon": "The Moon's line: at the start the invaders fill the rows above it.",
      "mine_space": "Mine space: here the mine enters the board.",
      "monster": "Monster: as many points as it has eyes.",
      "ship": "Command ship: the first hit removes a half, for no points.",
      "damaged_ship": "Damaged ship: a hit takes it, for a lot of points.",
      "mine": "Mine: it goes off together with the invader it meets; nobody scores.",
      "fighter": "Fighter: colour and sign tell whose it is, the guns how many shots it has."
    },
    "holdings": {
      "fighter": "{level} fighter",
      "missile": "missile {sign}",
      "power_up": "power-up {sign}",
      "missile_ready": "missile ready",
      "missile_used": "missile used",
      "power_up_ready": "power-up ready",
      "power_up_used": "power-up used",
      "out": "out of the game",
      "off_board": "off the board",
      "tokens": "{tokens} worth {value}",
      "none": "no tokens",
      "pile": "{tokens} in the pile",
      "beside": "Waiting beside the board: {signs}",
      "aside": "halves set aside: {count}",
      "waiting": "waiting ships: {count}"
    },
    "levels": {
      "basic": "basic",
      "medium": "medium",
      "strong": "strong"
    },
    "moves": {
      "place": "Place on {space}",
      "mine_to": "Put the mine on {space}",
      "move": "Fly to {space}",
      "boost": "Boost at {space}",
      "stop": "Stop here",
      "shoot_from_here": "Shoot from here",
      "shoot": "Shoot",
      "missile": "Fire the missile at row {row}",
      "mine": "Move the mine",
      "keep": "Keep it there",
      "pass": "Pass",
      "pay": "Pay {tokens}",
      "buy": "Buy {ware}"
    },
    "wares": {
      "missile": "a missile",
      "level": "a stronger fighter",
      "medium": "a medium fighter",
      "strong": "a strong fighter",
      "power-up": "a power-up",
      "comeback": "a comeback"
    },
    "colours": {
      "0": "red",
      "1": "yellow",
      "2": "green",
      "3": "blue"
    }
  }
} as const;

export const nouns = {
  "point": {
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
  "token": {
    "pl": [
      "żeton",
      "żetony",
      "żetonów"
    ],
    "en": [
      "token",
      "tokens"
    ]
  },
  "shot": {
    "pl": [
      "strzał",
      "strzały",
      "strzałów"
    ],
    "en": [
      "shot",
      "shots"
    ]
  },
  "eye": {
    "pl": [
      "oko",
      "oczy",
      "oczu"
    ],
    "en": [
      "eye",
      "eyes"
    ]
  }
} as const;
