"""What the actions of a threat do in a few words, made from the same entries the rules read."""

from orbita.core.lang import say
from orbita.games.space_alert.content.read import Effect
from orbita.games.space_alert.texts.catalogue_brief import (
    AMOUNTS,
    BEFALLS,
    BLOWS,
    CHANGES,
    CONDITIONS,
    DRAIN_ALL,
    DRAIN_SOME,
    DRAINS,
    ELSE_DAMAGE,
    HALF_OF_IT,
    MODES,
    NOTHING,
    SIMPLE,
    STEPS,
    UNLESS_DAMAGE,
    WHO,
    ZONES,
)


def brief_text(effects: tuple[Effect, ...], lang: str) -> str:
    """All effects of a mark, in a few words."""
    return ", ".join(effect_brief(effect, lang) for effect in effects) or say(NOTHING, lang)


def effect_brief(effect: Effect, lang: str) -> str:
    """One effect with its condition."""
    condition = say(CONDITIONS[effect.when], lang)
    if effect.unless_damage:
        condition = say(UNLESS_DAMAGE, lang, n=effect.unless_damage)
    return condition + body_brief(effect, lang)


def body_brief(effect: Effect, lang: str) -> str:
    """The effect without its condition."""
    zone = say(ZONES[effect.zones], lang)
    if effect.do in SIMPLE:
        return say(SIMPLE[effect.do], lang)
    if effect.do in BLOWS:
        amount = say(AMOUNTS[effect.n], lang) if isinstance(effect.n, str) else effect.n
        return say(BLOWS[effect.do], lang, n=amount, mode=say(MODES[effect.mode], lang), zone=zone)
    if effect.do in DRAINS:
        return drain_brief(effect, lang)
    if effect.do in BEFALLS:
        return say(BEFALLS[effect.do], lang, who=say(WHO[effect.who], lang))
    if effect.do in STEPS:
        return say(STEPS[effect.do][effect.to], lang)
    amount = say(HALF_OF_IT, lang) if effect.n == "half_floor" else effect.n
    return say(CHANGES[effect.do], lang, n=amount, zone="" if effect.zones == "all" else zone)


def drain_brief(effect: Effect, lang: str) -> str:
    """Energy lost from shields or reactors."""
    what = say(DRAINS[effect.do][effect.zones], lang)
    text = say(DRAIN_ALL if effect.n == "all" else DRAIN_SOME, lang, what=what, n=effect.n)
    return text + say(ELSE_DAMAGE, lang, n=effect.else_damage) if effect.else_damage else text
