"""What a sign says, as its giver would: pairs (Polish, English)."""

from typing import Final

from orbita.core.lang import Pair

LAY: Final[Pair] = ("W turze {turn} kładę: {card}.", "In turn {turn} I lay: {card}.")
LAY_NOTHING: Final[Pair] = ("W turze {turn} nie kładę nic.", "In turn {turn} I lay nothing.")
LAY_THERE: Final[Pair] = ("{member}, tura {turn}: {card}.", "{member}, turn {turn}: {card}.")
LAY_NOTHING_THERE: Final[Pair] = ("{member}, tura {turn}: nic.", "{member}, turn {turn}: nothing.")
HAND: Final[Pair] = ("Mam na ręce: {cards}.", "I hold: {cards}.")
HAND_NOTHING: Final[Pair] = ("Moje karty: już nieaktualne.", "Forget what I said about my hand.")
TAKE: Final[Pair] = ("Biorę {what}{when}.", "I take {what}{when}.")
TAKE_NOTHING: Final[Pair] = ("Nie biorę już: {what}.", "I do not take {what} any more.")
CAREFUL: Final[Pair] = ("Uwaga na {what}!", "Careful with {what}!")
WHO: Final[Pair] = ("Kto bierze {what}{when}?", "Who takes {what}{when}?")
WHO_SLOT: Final[Pair] = ("Kto co robi w turze {turn}?", "Who does what in turn {turn}?")
PING: Final[Pair] = ("Patrzcie: {what}.", "Look: {what}.")

WHEN: Final[Pair] = (" w turze {turn}", " in turn {turn}")
SYSTEM: Final[Pair] = ("{letter} ({station})", "{letter} ({station})")
THREAT: Final[Pair] = ("zagrożenie T+{number}", "threat T+{number}")
COMPUTER: Final[Pair] = ("komputer", "the computer")
SLOT: Final[Pair] = ("tura {turn}", "turn {turn}")

WORDS: Final[dict[str, Pair]] = {
    "ok": ("Zgoda.", "All right."),
    "no": ("Nie.", "No."),
    "mine": ("To moje.", "That one is mine."),
    "who": ("Kto to bierze?", "Who takes it?"),
    "wait": ("Zaczekajcie.", "Wait."),
    "hurry": ("Szybciej!", "Hurry up!"),
    "thanks": ("Dzięki!", "Thanks!"),
    "sorry": ("Przepraszam.", "Sorry."),
    "energy_red": ("Czerwony potrzebuje energii.", "Red needs energy."),
    "energy_white": ("Biały potrzebuje energii.", "White needs energy."),
    "energy_blue": ("Niebieski potrzebuje energii.", "Blue needs energy."),
    "computer": ("Pamiętajcie o komputerze.", "Mind the computer."),
    "lift_taken": ("Winda jest zajęta.", "The gravolift is taken."),
}
