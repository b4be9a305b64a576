"""What can be wrong with a flight file, as pairs (Polish, English)."""

from typing import Final

from orbita.core.lang import Pair

FAULTS: Final[dict[str, Pair]] = {
    # the text
    "too_large": ("Plik jest większy niż {most} kB.", "The file is larger than {most} kB."),
    "not_text": ("To nie jest tekst UTF-8.", "This is not UTF-8 text."),
    "too_deep": ("Za dużo nawiasów w nawiasach.", "Too many brackets within brackets."),
    "twice": ("Ta sama nazwa występuje dwa razy.", "The same name comes twice ({error})."),
    "unreadable_from": (
        "Od kolumny {column} nie da się tego odczytać: sprawdź cudzysłowy, nawiasy i przecinki.",
        "Cannot be read from column {column} on: check quotes, brackets and commas ({error}).",
    ),
    "unreadable": (
        "Nie da się tego odczytać: sprawdź cudzysłowy, nawiasy i przecinki.",
        "Cannot be read: check quotes, brackets and commas ({error}).",
    ),
    # fields
    "unknown_field": (
        "Nieznane pole {name}; dozwolone: {known}.",
        "Unknown field {name}; allowed: {known}.",
    ),
    "field_again": ("To pole już było ({meant}).", "This field was there already ({meant})."),
    # crew and cards
    "crew": ("Załoga to 4 lub 5 pozycji [[players]].", "A crew is 4 or 5 entries [[players]]."),
    "other_crew": (
        "Załoga ma liczyć {crew}, a wpisów [[players]] jest {players}.",
        "The crew should be {crew}, but there are {players} entries [[players]].",
    ),
    "name": (
        "Imię to tekst do {most} znaków w jednym wierszu.",
        "A name is a text of up to {most} letters on one line.",
    ),
    "cards": (
        'Karty to tekst albo lista, np. "C red A/deck - B".',
        'Cards are a text or a list, such as "C red A/deck - B".',
    ),
    "columns": (
        "Kolumn jest {n}, a może być najwyżej 12.",
        "There are {n} columns, at most 12 are allowed.",
    ),
    "card": ("Nie ma karty „{card}”; dozwolone: {known}.", "No card '{card}'; allowed: {known}."),
    "halves": (
        "Nie ma karty z połowami {card}: jedna połowa to działanie, druga ruch.",
        "No card has the halves {card}: one half is an action, the other a movement.",
    ),
    "heroic": (
        "Nie ma bohaterskiej karty „{card}”; są: {known}.",
        "No heroic card '{card}'; there are: {known}.",
    ),
    "two_heroic": (
        "Każdy ma jedną bohaterską kartę, a tu jest ich więcej.",
        "Everybody has one heroic card, but here there are more.",
    ),
    "heroic_deal": (
        "Tych bohaterskich kart nie da się rozdać: {cards}. W pudełku są: {known}.",
        "These heroic cards cannot be dealt: {cards}. The box has: {known}.",
    ),
    "too_many_cards": (
        "W pudełku nie ma tylu kart: użyto {used}; jest 30 A, 24 B, 21 C i 15 bots, a każdego ruchu po 30.",
        "The box does not have that many cards: {used} are used; it has 30 A, 24 B, 21 C, 15 bots, "
        "30 of each movement.",
    ),
    # threats and trajectories
    "tracks": (
        "Potrzebne są trajektorie T1 do T7 dla red, white, blue i internal.",
        "Trajectories T1 to T7 are needed for red, white, blue and internal.",
    ),
    "track": ("Trajektoria to T1 do T7.", "A trajectory is T1 to T7."),
    "track_again": (
        "Każda trajektoria może być użyta raz: {track}.",
        "Each trajectory can be used once: {track}.",
    ),
    "threats": (
        'Potrzebna jest lista, np. threats = ["T+1 red E1-07"].',
        'A list is needed: threats = ["T+1 red E1-07"].',
    ),
    "threat": (
        'Zagrożenie to tekst "T+1 red E1-07" albo {{ turn = 1, zone = "red", code = "E1-07" }}.',
        'A threat is a text "T+1 red E1-07" or {{ turn = 1, zone = "red", code = "E1-07" }}.',
    ),
    "turn": ("Tura to T+1 do T+12.", "A turn is T+1 to T+12."),
    "zone": ("Nie ma sektora „{zone}”; dozwolone: {known}.", "No zone '{zone}'; allowed: {known}."),
    "unknown_threat": (
        "Nie ma zagrożenia „{name}”: podaj kod karty (E1-07) albo jej nazwę.",
        "No threat '{name}': give the card's code (E1-07) or its name.",
    ),
    "other_track": (
        "{name} nie pasuje do tego toru: zagrożenia wewnętrzne należą do internal.",
        "{name} does not belong there: internal threats go to internal, the others to a zone.",
    ),
    "same_place": (
        "Dwa zagrożenia mają {turn} i tor {zone}: na torze może się wtedy pojawić jedno.",
        "Two threats have {turn} and {zone}: only one can appear there at a time.",
    ),
    "same_card": ("Karta {code} jest w pudełku tylko jedna.", "There is only one card {code} in the box."),
    # damage and what a campaign carries over
    "seed": ("Ziarno to liczba całkowita od 0.", "A seed is a whole number from 0."),
    "damage": (
        'Podaj stosy trzech sektorów albo damage = "draw".',
        'Give the stacks of the three zones, or damage = "draw".',
    ),
    "stack": (
        'Stos to tekst albo lista żetonów, np. "shield reactor".',
        'A stack is a text or a list of tokens, such as "shield reactor".',
    ),
    "token": ("„{word}”: każdy raz spośród {known}.", "'{word}': each once of {known}."),
    "carried": (
        'Podaj uszkodzenia sektorów, np. carried = {{ red = "shield" }}.',
        'Give the damage of the zones, such as carried = {{ red = "shield" }}.',
    ),
    "squads": (
        "„{word}”: oddziały czekają w {known}; none, jeśli żadnego nie ma.",
        "'{word}': squads wait in {known}; none if there is no squad.",
    ),
}
