// Written by scripts/generate-types from the sentences of the game; do not edit.

export const words = {
  "effects": {
    "stars": "+{stars}★",
    "sure_stars": "+{stars}★ na pewno"
  },
  "decks": {
    "research": "badań",
    "exploration": "eksploracji"
  },
  "buildings": {
    "hotel": "hotel",
    "base": "baza"
  },
  "sources": {
    "technology": "technologie",
    "landing": "lądowania",
    "research": "badania",
    "exploration": "eksploracja",
    "missions": "misje",
    "achievements": "osiągnięcia"
  },
  "missing": {
    "actions/none-left": "nie masz już akcji",
    "coins/too-few": "{coin}, masz {reached}",
    "develop/top-level": "najwyższy poziom",
    "develop/all-done": "wszystko rozwinięte",
    "rocket/only-one": "masz już rakietę",
    "rocket/not-there": "nie tutaj",
    "rocket/none": "nie masz rakiety",
    "rocket/at-home": "rakieta stoi na Ziemi",
    "rocket/not-on-body": "rakieta leci",
    "rocket/not-in-space": "rakieta nie leci",
    "building/not-there": "tu się nie buduje",
    "building/occupied": "tu już stoi budowla",
    "building/not-yours": "to nie twoja budowla",
    "takeover/nothing-here": "nie ma tu cudzej budowli",
    "takeover/needs-technology": "{of} {needed}, masz {reached}",
    "takeover/nobody-can": "w tym zestawie nie ma przejęć",
    "card/moves-rocket": "czeka na koniec rzutu",
    "card/no-use": "nic by teraz nie dała",
    "card/not-in-hand": "nie masz tej karty",
    "deck/empty": "nie ma kart {of}",
    "turn/not-now": "nie teraz",
    "per/hotel": "nie masz hotelu",
    "per/base": "nie masz bazy",
    "per/building": "nie masz budowli",
    "per/level": "nie masz technologii",
    "per/world": "żadnego lądowania",
    "when/building_on": "gdy masz budowlę {of}",
    "when/hotel_on": "gdy masz hotel {of}",
    "when/base_on": "gdy masz bazę {of}",
    "when/buildings": "{building}, masz {reached}",
    "when/hotels": "{hotel}, masz {reached}",
    "when/bases": "{base}, masz {reached}",
    "when/level": "{of} {needed}, masz {reached}",
    "when/levels": "{level}, masz {reached}",
    "when/landed_on": "po lądowaniu {of}",
    "when/worlds": "{world}, masz {reached}",
    "when/coins": "{coin}, masz {reached}",
    "when/points": "{point}, masz {reached}",
    "when/rocket_on": "gdy rakieta stoi {of}",
    "when/rocket_in": "gdy rakieta leci {of}",
    "when/count": "{of}: {reached} z {needed}"
  },
  "loose_ends": {
    "actions": "{action_lost}",
    "help": "niewykorzystane: {of}",
    "limit": "{card} {of} za dużo",
    "belt": "{of}, {odds}",
    "mission": "misja {of} jest gotowa",
    "mission_lost": "misja {of} przepadnie",
    "attack": "{of}: możliwy atak, {card} w obronie: {holds}%",
    "attack_bare": "{of}: możliwy atak, nie zostaje ci żadna karta"
  },
  "odds": {
    "sure": "bez rzutu",
    "bare": "rzut {needed}+: {bare}%",
    "with_cards": "rzut {needed}+: {bare}%, z {with_cards} {chance}%",
    "spared": "{roll}, bez rzutu po zagraniu {card}",
    "takeover": "szansa {bare}%, z kartami {chance}%"
  },
  "shifts": {
    "landing": "lądowanie {of} {before}% → {after}%",
    "belt": "{of} {before}% → {after}%",
    "defence": "obrona {of} {before}% → {after}%"
  },
  "tallies": {
    "rockets_built": "zbudowane rakiety",
    "rockets_lost": "utracone rakiety",
    "launches": "starty",
    "landings": "lądowania",
    "visits": "lądowania przy cudzych budowlach",
    "belt_escapes": "uniki w pasie planetoid",
    "takeovers": "przejęcia",
    "defences": "obrony",
    "cards_played": "zagrane karty",
    "missions": "wykonane misje"
  },
  "prompts": {
    "choose": "Wybierz agencję.",
    "keep": "Wybierz misję, którą zwracasz.",
    "start": "Wybierz technologię na początek.",
    "raise": "Odrzuć karty, aby podnieść wynik, zagraj kartę, która nie porusza rakiety, albo zostaw wynik.",
    "attack": "Odrzuć karty, aby podnieść atak, zagraj kartę, która nie porusza rakiety, albo zostaw wynik; potem broni się właściciel.",
    "defend": "Odrzuć karty, aby wyrównać i obronić budowlę, albo zostaw wynik.",
    "tidy": "Odrzuć nadmiar."
  },
  "helps": {
    "free_move": "ruch bez akcji ×{amount}",
    "free_launch": "start bez akcji i monet ×{amount}",
    "rocket_discount": "rakieta tańsza o {amount}",
    "landing_bonus": "+{amount} do lądowań",
    "sure_landing": "lądowanie bez rzutu ×{amount}",
    "free_landing": "lądowanie bez akcji ×{amount}",
    "belt_safety": "bez rzutu w pasie planetoid",
    "develop_discount": "ulepszenie tańsze o {amount}",
    "building_discount": "budowla tańsza o {amount}",
    "takeover_bonus": "+{amount} do przejmowania"
  },
  "spaces": {
    "ring": "{ring}, {spaces}",
    "space": "{ring}, pole {number} z {count}",
    "only": "{ring}",
    "building": "{building} gracza {name}",
    "rocket": "rakieta gracza {name}",
    "own_rocket": "twoja rakieta",
    "sure": "lądowanie bez rzutu",
    "needs": "lądowanie od {needed}",
    "closed": "bez lądowania",
    "danger": "na koniec tury rzut {needed}+",
    "in_reach": "W zasięgu, {action}.",
    "in_reach_free": "W zasięgu, bez akcji.",
    "later": "W zasięgu w tej turze, {action}.",
    "out_of_reach": "Poza zasięgiem.",
    "aimed": "Wybrane: Enter wykonuje ruch.",
    "hinted": "Podpowiedź."
  },
  "nouns": {
    "world": [
      "świat",
      "światy",
      "światów"
    ],
    "building": [
      "budowla",
      "budowle",
      "budowli"
    ],
    "hotel": [
      "hotel",
      "hotele",
      "hoteli"
    ],
    "base": [
      "baza",
      "bazy",
      "baz"
    ],
    "level": [
      "poziom",
      "poziomy",
      "poziomów"
    ],
    "point": [
      "punkt",
      "punkty",
      "punktów"
    ],
    "card": [
      "karta",
      "karty",
      "kart"
    ],
    "action": [
      "akcja",
      "akcje",
      "akcji"
    ],
    "action_lost": [
      "akcja przepadnie",
      "akcje przepadną",
      "akcji przepadnie"
    ],
    "with_cards": [
      "kartą",
      "kartami",
      "kartami"
    ],
    "star": [
      "gwiazdka",
      "gwiazdki",
      "gwiazdek"
    ],
    "coin": [
      "moneta",
      "monety",
      "monet"
    ],
    "coins": [
      "monetę",
      "monety",
      "monet"
    ],
    "cards": [
      "kartę",
      "karty",
      "kart"
    ],
    "spaces": [
      "pole",
      "pola",
      "pól"
    ]
  }
} as const;
