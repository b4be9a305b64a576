"""All its sentences, Polish and English side by side, and the board."""

from typing import Final

from orbita.core.texts import Words
from orbita_nim.view import View

RULES_PL: Final = """# Nim z żetonem
Gracze po kolei biorą dowolną liczbę kamieni z jednego stosu. Kto weźmie ostatni, wygrywa (albo przegrywa).
Każdy ma tajny żeton i raz w grze może go zamiast tego odkryć: tyle kamieni przybywa na wybranym stosie.

## Zapis ruchów
`weź 1 2` bierze ze stosu 1 dwa kamienie, `żeton 3` kładzie żeton przy stosie 3."""
RULES_EN: Final = """# Nim with a token
In turn, take any number of stones from one heap. Whoever takes the last one wins (or loses).
Everybody has a secret token and may, once, reveal it instead: that many stones are added to a heap.

## Notation
`take 1 2` takes two stones from heap 1, `token 3` lays your token at heap 3."""
WORDS: Final = Words(
    name=("Nim z żetonem", "Nim with a token"),
    seats=(("biały", "white"), ("czarny", "black"), ("szary", "grey")),
    events={
        "stones_taken": ("{Seat}: {stones} ze stosu {heap}.", "{Seat} takes {stones} from heap {heap}."),
        "token_laid": ("{Seat}: żeton, {stones} na stos {heap}.", "{Seat} adds {stones} to heap {heap}."),
    },
    effects={"token_laid": ("+{stones}", "+{stones}")},
    moves={
        "take": ("Weź ze stosu {first}: {second}", "Take from heap {first}: {second}"),
        "token": ("Odkryj żeton przy stosie {first}", "Lay your token at heap {first}"),
    },
    outcomes={"last-stone": ("Koniec kamieni. Wygrywa: {winners}.", "No stones left. Won by {winners}.")},
    rules=(RULES_PL, RULES_EN),
    options={
        "last_stone": ("Ostatni kamień", "Last stone"),
        "last_stone.about": ("Co czeka gracza, który go weźmie.", "What happens to whoever takes it."),
        "last_stone.wins": ("wygrywa", "wins"),
        "last_stone.loses": ("przegrywa", "loses"),
    },
    nouns={"stones": (("kamień", "kamienie", "kamieni"), ("stone", "stones"))},
)


def draw(view: View, lang: str) -> str:
    """A line for each heap, then the tokens."""
    heaps = [f"{heap} {'o' * stones}" for heap, stones in enumerate(view.heaps, 1)]
    return "\n".join([*heaps, " ".join(f"[{token or '?'}]" for token in view.tokens)])
