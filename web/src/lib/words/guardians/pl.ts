// Written by scripts/generate-types from the sentences of the game; do not edit.

export const words = {
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
  },
  "nouns": {
    "point": [
      "punkt",
      "punkty",
      "punktów"
    ],
    "token": [
      "żeton",
      "żetony",
      "żetonów"
    ],
    "shot": [
      "strzał",
      "strzały",
      "strzałów"
    ],
    "eye": [
      "oko",
      "oczy",
      "oczu"
    ]
  }
} as const;
