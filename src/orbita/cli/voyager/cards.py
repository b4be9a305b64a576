"""`orbita voyager card` and `cards`: what is printed on the cards, with their histories."""

import argparse
import shutil
import textwrap
from collections import Counter
from typing import Any, Final

from orbita.cli.lang import add_lang, errors_in
from orbita.core.lang import Forms, Pair, amount, say
from orbita.games.voyager.catalogue import AchievementEntry, CardEntry, MissionEntry
from orbita.games.voyager.game import GAME
from orbita.games.voyager.tools.cards import AnyCard, cards_of, find_card

WIDEST: Final = 99
COPIES: Final[Forms] = (("sztuka", "sztuki", "sztuk"), ("copy", "copies"))
POINTS: Final[Forms] = (("punkt", "punkty", "punktów"), ("point", "points"))
PIPS: Final[Forms] = (("oczko", "oczka", "oczek"), ("pip", "pips"))
KINDS: Final[dict[str, Pair]] = {
    "research": ("Karta badań: {copies}.", "Research card: {copies}."),
    "exploration": ("Karta eksploracji: {copies}.", "Exploration card: {copies}."),
    "mission": (
        "Misja warta tyle punktów, ile osób gra.",
        "Mission, worth as many points as there are players.",
    ),
    "achievement": ("Osiągnięcie: {points} na koniec gry.", "Achievement: {points} at the end of the game."),
}
HEADINGS: Final[dict[str, Pair]] = {
    "research": ("Karty badań", "Research cards"),
    "exploration": ("Karty eksploracji", "Exploration cards"),
    "mission": ("Misje", "Missions"),
    "achievement": ("Osiągnięcia", "Achievements"),
}
PIPS_OF: Final[Pair] = ("Odrzucona do rzutu: {pips}.", "Discarded for a roll: {pips}.")
HISTORY: Final[Pair] = ("Historia: {history}", "History: {history}")
ROLLS: Final[dict[str, Pair]] = {
    "landing": ("przy lądowaniu {pips}", "{pips} for a landing"),
    "belt": ("w pasie planetoid {pips}", "{pips} in the asteroid belt"),
    "attack": ("przy przejmowaniu {pips}", "{pips} in a takeover"),
    "defence": ("w obronie {pips}", "{pips} in defence"),
}


def add(helpers: Any) -> None:
    """Declare both commands."""
    card = helpers.add_parser("card", help="what is printed on a card, with its history")
    card.add_argument("name", nargs="+", help="its id, or its name in Polish or English")
    card.set_defaults(run=show_card)
    cards = helpers.add_parser("cards", help="all cards of a pack")
    cards.add_argument("--deck", choices=tuple(KINDS), help="only these")
    cards.set_defaults(run=list_cards)
    for parser in (card, cards):
        parser.add_argument("--pack", default="standard", help="the content pack")
        add_lang(parser)


def show_card(args: argparse.Namespace) -> int:
    """Print one card."""
    with errors_in(args.lang, GAME):
        options = GAME.read_options({"pack": args.pack})
        card = find_card(options, " ".join(args.name), args.lang)
    lines = [f"{card.name} ({card.id})", kind_text(card, args.lang), "", *printed(card, args.lang)]
    lines += ["", say(HISTORY, args.lang, history=card.history)]
    print("\n".join(wrapped(line) for line in lines))
    return 0


def list_cards(args: argparse.Namespace) -> int:
    """Print every card with its effects, deck by deck."""
    with errors_in(args.lang, GAME):
        cards = cards_of(GAME.read_options({"pack": args.pack}), args.lang)
    for deck in KINDS if args.deck is None else (args.deck,):
        print(say(HEADINGS[deck], args.lang))
        for card in cards:
            if deck_of(card) == deck:
                print(wrapped(f"  {card.name} ({card.id}): {' '.join(printed(card, args.lang))}", indent=4))
    return 0


def deck_of(card: AnyCard) -> str:
    """Which pile of the box a card belongs to."""
    if isinstance(card, CardEntry):
        return card.deck
    return "mission" if isinstance(card, MissionEntry) else "achievement"


def kind_text(card: AnyCard, lang: str) -> str:
    """What kind of card it is, and how many there are or what it is worth."""
    copies = "" if isinstance(card, AchievementEntry) else amount(card.copies, COPIES, lang)
    points = amount(card.points, POINTS, lang) if isinstance(card, AchievementEntry) else ""
    return say(KINDS[deck_of(card)], lang, copies=copies, points=points)


def printed(card: AnyCard, lang: str) -> list[str]:
    """What the card does or asks for; of cards that are discarded for rolls also their pips."""
    if not isinstance(card, CardEntry):
        return list(card.needs)
    return [*card.effects, say(PIPS_OF, lang, pips=pips_text(card, lang))]


def pips_text(card: CardEntry, lang: str) -> str:
    """The usual pips, then those of rolls for which it is worth something else."""
    counts = Counter(card.pips.values())
    usual = max(counts, key=lambda pips: counts[pips])
    special = [
        say(ROLLS[roll], lang, pips=amount(pips, PIPS, lang))
        for roll, pips in card.pips.items()
        if pips != usual
    ]
    return ", ".join([amount(usual, PIPS, lang), *special])


def wrapped(text: str, indent: int = 0) -> str:
    """A text broken to the width of the terminal; further lines are indented."""
    width = min(shutil.get_terminal_size().columns, WIDEST)
    return textwrap.fill(text, width, subsequent_indent=" " * indent, break_on_hyphens=False)
