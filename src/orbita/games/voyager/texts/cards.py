"""The text of cards, made from their typed effects and conditions, so that text and effect cannot differ."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from orbita.core.lang import Pair, amount, say, upper_first
from orbita.games.voyager.content.pack import Card, Condition, Effect, Pack, Perk
from orbita.games.voyager.state import TOP_LEVEL as HIGHEST
from orbita.games.voyager.texts.clauses import (
    CARD,
    CARDS,
    COINS,
    CONDITIONS,
    EFFECTS,
    NOUNS,
    ONCE,
    ONE_CONDITION,
    ONE_EFFECT,
    PER,
    PERKS,
    PIPS,
    ROLLS,
    TALLIES,
    TOP_LEVEL,
)

PLACED: Final = ("building_on", "hotel_on", "base_on", "landed_on")  # several of these share their verb


def effect_text(pack: Pack, effect: Effect, lang: str) -> str:
    """One effect as a sentence."""
    clause = EFFECTS[effect.kind]
    if effect.amount == 1 and not effect.per:
        clause = ONE_EFFECT.get(effect.kind, clause)
    price = amount(effect.price, COINS, lang)
    sentence = say(clause, lang, price=price, **amounts(effect.amount, lang))
    sentence += say(PER[effect.per], lang)
    if effect.when is not None:
        sentence += say(CARD["when"], lang, condition=condition_text(pack, effect.when, lang))
    return sentence + "."


def amounts(number: int, lang: str) -> dict[str, str]:
    """A number with every noun a text may need."""
    return {name: amount(number, forms, lang) for name, forms in NOUNS.items()}


def condition_text(pack: Pack, condition: Condition, lang: str, more: Sequence[Condition] = ()) -> str:
    """A condition as a clause, with more of its kind that differ in the place only."""
    rings = {ring.id: ring.within for ring in pack.rings}
    technologies = {technology.id: technology.name for technology in pack.technologies}
    within, name = rings.get(condition.of), technologies.get(condition.of)
    return say(
        clause_of(condition),
        lang,
        n=condition.at_least,
        on=listed([on_text(pack, need.of, lang) for need in (condition, *more)], CARD["and"], lang),
        within=within.in_language(lang) if within else "",
        name=name.in_language(lang) if name else "",
        **amounts(condition.at_least, lang),
    )


def clause_of(condition: Condition) -> Pair:
    """The words of a kind of condition; one thing is not counted, and nothing is above the highest level."""
    if condition.kind == "level" and condition.at_least == HIGHEST:
        return TOP_LEVEL
    if condition.kind == "count":
        return (ONCE if condition.at_least == 1 else TALLIES)[condition.of]
    usual = CONDITIONS[condition.kind]
    return ONE_CONDITION.get(condition.kind, usual) if condition.at_least == 1 else usual


def on_text(pack: Pack, name: str, lang: str) -> str:
    """On a body, by its id; nothing where a condition is about something else."""
    return next((body.on.in_language(lang) for body in pack.bodies if body.id == name), "")


def needs_text(pack: Pack, needs: tuple[Condition, ...], lang: str) -> str:
    """What a mission or achievement asks for: a list where there are several, but places share a verb."""
    clauses = []
    for kind, group in groupby(needs, key=lambda need: need.kind):
        alike = list(group)
        if kind in PLACED:
            clauses.append(condition_text(pack, alike[0], lang, alike[1:]))
        else:
            clauses += [condition_text(pack, need, lang) for need in alike]
    if len(clauses) == 1:
        return upper_first(clauses[0]) + "."
    numbered = [say(CARD["need"], lang, number=at, condition=one) for at, one in enumerate(clauses, 1)]
    return "; ".join(numbered) + "."


def listed(parts: Sequence[str], joined: Pair, lang: str) -> str:
    """Several parts as a list: with commas, and a word before the last."""
    *most, last = parts
    return say(joined, lang).join([", ".join(most), last]) if most else last


def card_text(pack: Pack, card: Card, lang: str) -> str:
    """All effects of a card, and its pips where they are unusual."""
    parts = [effect_text(pack, effect, lang) for effect in card.effects]
    if card.pips != 1:
        parts.append(say(CARD["pips"], lang, pips=amount(card.pips, PIPS, lang)))
    for roll, pips in card.pips_for.items():
        what = say(ROLLS[roll], lang)
        parts.append(say(CARD["pips_for"], lang, roll=what, pips=amount(pips, PIPS, lang)))
    return " ".join(parts)


def perk_text(pack: Pack, perk: Perk, lang: str) -> str:
    """What an agency or a level of technology gives."""
    drawn = amount(pack.numbers.research_cards, CARDS, lang)
    return say(PERKS[perk.kind], lang, drawn=drawn, **amounts(perk.amount, lang))
