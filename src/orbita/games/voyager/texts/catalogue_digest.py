"""What happened since somebody last looked: every sentence, Polish and English side by side.

A deed is a part of a sentence about a seat, in the present tense: "Ola" + "startuje z Westy".
"""

from typing import Final

from orbita.core.lang import Forms, Pair

DEEDS: Final[dict[str, Pair]] = {
    "agency": ("prowadzi agencję: {agency}", "leads {agency}"),
    "rocket": ("buduje rakietę {on}", "builds a rocket {on}"),
    "launch": ("startuje {leaving}", "launches {leaving}"),
    "fly": ("leci {nearing}", "flies {nearing}"),
    "land": ("ląduje {on}{gain}", "lands {on}{gain}"),
    "fail": ("próbuje lądować {on} bez powodzenia", "fails to land {on}"),
    "lose": ("traci rakietę {place}", "loses a rocket {place}"),
    "destroy": ("wciska przycisk autodestrukcji", "presses the self-destruct button"),
    "return": ("ma rakietę z powrotem {on}", "has a rocket back {on}"),
    "develop": ("rozwija {technology} do {level}", "develops {technology} to {level}"),
    "build": ("buduje {built} {on}", "builds {built} {on}"),
    "change": ("zmienia budowlę {on} w {built}", "turns the building {on} into {built}"),
    "take": (
        "przejmuje {taken} {on} ({owner}), {attack} do {defence}",
        "takes over {owner}'s {building} {on}, {attack} to {defence}",
    ),
    "hold": (
        "nie przejmuje {not_taken} {on} ({owner}), {attack} do {defence}",
        "fails to take over {owner}'s {building} {on}, {attack} to {defence}",
    ),
    "play": ("zagrywa {what}{gain}", "plays {what}{gain}"),
    "draw": ("dobiera {cards}", "draws {cards}"),
    "mission": ("misja {mission}{gain}", "mission {mission}{gain}"),
    "coins": ("dostaje {coins}", "gets {coins}"),
}
# Sentences of their own at the end of a turn.
SEPARATE: Final[dict[str, Pair]] = {
    "achievement": ("Zdobywa osiągnięcie {achievement}.", "Takes the achievement {achievement}."),
    "goal": ("Dociera do celu.", "Reaches the goal."),
}
TURNS: Final[dict[str, Pair]] = {
    "turn": ("{seat} {deeds}.", "{seat} {deeds}."),
    "funds": ("{seat} pozyskuje fundusze.", "{seat} raises funds."),
    "nothing": ("{seat} kończy turę.", "{seat} ends the turn."),
    "separate": ("{seat}: {sentence}", "{seat}: {sentence}"),
}
# What was done to whoever reads, as whole sentences.
TO_ME: Final[dict[str, Pair]] = {
    "take": (
        "{seat} przejmuje {yours} {on}, {attack} do {defence}.",
        "{seat} takes over your {building} {on}, {attack} to {defence}.",
    ),
    "hold": (
        "{seat} atakuje {yours} {on}: atak odparty, {attack} do {defence}.",
        "{seat} attacks your {building} {on}: held, {attack} to {defence}.",
    ),
    "coins": ("Dostajesz {coins}.", "You get {coins}."),
    "take_ordered": (
        "{seat} przejmuje {yours} {on}, {attack} do {defence}: twoje polecenie nie wystarczyło.",
        "{seat} takes over your {building} {on}, {attack} to {defence}: your order did not suffice.",
    ),
    "hold_ordered": (
        "{seat} atakuje {yours} {on}, {attack} do {defence}: twoje polecenie odparło atak za {cards}.",
        "{seat} attacks your {building} {on}, {attack} to {defence}: your order held it with {cards}.",
    ),
}
NEWS: Final[dict[str, Pair]] = {
    "income": ("Dochód: {parts}.", "Income: {parts}."),
    "reach": ("{world}: teraz w zasięgu jednej tury.", "{world} is within reach of one turn now."),
    "gone": ("{seat} zdobywa osiągnięcie {achievement}.", "{seat} takes the achievement {achievement}."),
}
# A building as what is taken, as what is not, and as one's own; English needs the plain word.
TAKEN: Final[dict[str, Pair]] = {"hotel": ("hotel", ""), "base": ("bazę", ""), "": ("budowlę", "")}
NOT_TAKEN: Final[dict[str, Pair]] = {"hotel": ("hotelu", ""), "base": ("bazy", ""), "": ("budowli", "")}
YOURS: Final[dict[str, Pair]] = {
    "hotel": ("twój hotel", ""),
    "base": ("twoją bazę", ""),
    "": ("twoją budowlę", ""),
}
PLAIN: Final[dict[str, Pair]] = {"hotel": ("", "hotel"), "base": ("", "base"), "": ("", "building")}
NOUNS: Final[dict[str, Forms]] = {
    "coins": (("monetę", "monety", "monet"), ("coin", "coins")),
    "cards": (("kartę", "karty", "kart"), ("card", "cards")),
    "coin_income": (("moneta", "monety", "monet"), ("coin", "coins")),
    "card_income": (("karta", "karty", "kart"), ("card", "cards")),
}
