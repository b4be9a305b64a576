// Written by scripts/generate-types from the sentences of the game; do not edit.

export const words = {
  "review": {
    "head": "{game}, {seats} przy stole, {moves}; każda decyzja: {walks}, błędy sprawdzone: {confirmed}",
    "looking": "oglądam decyzje",
    "curve": "Szanse na zwycięstwo",
    "turning-points": "Punkty zwrotne",
    "no-turning-points": "Żaden ruch nie zmienił szans o {swing}.",
    "mistake": "błąd",
    "luck": "los",
    "play": "przebieg gry",
    "mistakes": "Błędy: szansa na zwycięstwo mniejsza co najmniej o {least}",
    "no-mistakes": "Nie ma.",
    "lost": "{number}. {seat}: {move} – z {better} na {made}. Lepiej: {best}.",
    "accounts": "Od szansy na początku do wyniku",
    "seat": "miejsce",
    "decisions": "decyzje",
    "mistakes-column": "błędy",
    "lost-column": "straty",
    "start": "start",
    "skill": "decyzje wszystkich",
    "luck-column": "los",
    "rest": "niewyjaśnione",
    "result": "wynik",
    "luck-small": "Szczęście prawie się tu nie liczy: {draws}, każde zmienia szanse o około {deviation}.",
    "luck-ledger": "Szczęście: {draws}, każde zmienia szanse o około {deviation}; największe:",
    "doubtful": "Wiele zostaje niewyjaśnione: szanse są tu szacowane z grubsza, a błędy to tylko wskazówki.",
    "title": "Analiza partii",
    "lead": "Każda decyzja jest oceniana według tego, co było wtedy wiadomo z jej miejsca.",
    "line": "Gry, które czekają przed tą: {count}.",
    "judged": "Sprawdzone: {judged} z {pieces}.",
    "patience": "To trwa od kilku sekund do minuty; możesz w tym czasie zajrzeć gdzie indziej.",
    "rough": "Na tym serwerze zasady nie są skompilowane: ocena jest zgrubna.",
    "how": "Każda decyzja: {walks}; błędy sprawdzone jeszcze raz: {confirmed}.",
    "numbers": "Szanse w liczbach",
    "before-move": "Przed ruchem",
    "at-the-end": "Na końcu",
    "decisions-title": "Decyzje",
    "whose": "Czyje decyzje",
    "everybody": "wszystkich",
    "mistakes-only": "Tylko błędy",
    "a-mistake": "Błąd",
    "as-good": "Bez straty",
    "same": "To samo zrobiłaby analiza",
    "cost": "Strata: {lost}",
    "better": "Lepiej: {move} ({better} zamiast {made})",
    "instead": "Analiza: {move} ({better} zamiast {made})",
    "watch": "Ruch {number}: zobacz na planszy",
    "luck-title": "Szczęście",
    "luck-sum": "{name}: razem {luck} ± {error}",
    "greatest": "Największe losowania",
    "rest-about": "Niewyjaśnione jest to, czego nie tłumaczą ani decyzje, ani los: zmienia się sama ocena.",
    "cut-short": "Zabrakło czasu: reszty nie sprawdzono."
  },
  "nouns": {
    "moves": [
      "ruch",
      "ruchy",
      "ruchów"
    ],
    "walks": [
      "przebieg",
      "przebiegi",
      "przebiegów"
    ],
    "draws": [
      "losowanie",
      "losowania",
      "losowań"
    ]
  }
} as const;
