"""Moments of a game: every sentence, Polish and English side by side."""

from typing import Final

from orbita.core.lang import Forms, Pair

MOMENTS: Final[dict[str, Pair]] = {
    "first": ("Pierwsze lądowanie {on}: {seat}{gain}.", "{seat} is the first to land {on}{gain}."),
    "take": (
        "{seat} przejmuje {taken} {on} ({owner}), {attack} do {defence}.",
        "{seat} takes over {owner}'s {building} {on}, {attack} to {defence}.",
    ),
    "hold": (
        "{owner} odpiera atak {on} ({seat}), {attack} do {defence}.",
        "{owner} holds the {building} {on} against {seat}, {attack} to {defence}.",
    ),
    "lost": ("{seat} traci rakietę {place}.", "{seat} loses a rocket {place}."),
    "turn": (
        "{seat} zdobywa {points} w jednej turze: {deeds}.",
        "{seat} scores {points} in one turn: {deeds}.",
    ),
    "goal": ("{seat} dociera do celu: {deeds}.", "{seat} reaches the goal: {deeds}."),
    "last": (
        "Nikt nie dociera do celu, a to była ostatnia runda.",
        "Nobody has reached the goal, and this was the last round.",
    ),
}
# What may be added.
MORE: Final[dict[str, Pair]] = {
    "cards": ("Kosztuje to {cards}.", "It takes {cards}."),
    "rocket": ("Rakieta przepada.", "The rocket is lost."),
    "turn": ("Cała tura przynosi {points}.", "The whole turn brings {points}."),
}
NOUNS: Final[dict[str, Forms]] = {
    "points": (("punkt", "punkty", "punktów"), ("point", "points")),
    "cards": (("kartę", "karty", "kart"), ("card", "cards")),
}
