"""What a threat card says, in Polish and English, made from the same entries the rules read."""

from collections.abc import Sequence

from orbita.core.lang import say, upper_first
from orbita.games.space_alert.content.read import Effect, Threat
from orbita.games.space_alert.texts.catalogue_names import STATIONS as STATION_WORDS
from orbita.games.space_alert.texts.catalogue_threats import (
    AMOUNTS,
    BEFALLS,
    BLOWS,
    BONUS,
    CHANGES,
    CONDITIONS,
    DEBRIS,
    DIRECTIONS,
    DRAIN_ALL,
    DRAIN_SOME,
    DRAINS,
    ELSE_DAMAGE,
    EXPLOSION,
    FOUGHT,
    HALF_OF_IT,
    MODES,
    NOTHING,
    SERIOUS,
    SIMPLE,
    STATION,
    STATIONS,
    STEPS,
    TRAITS,
    UNLESS_DAMAGE,
    VALUES,
    VALUES_INSIDE,
    WHO,
    ZONES,
)

# Actions


def effect_text(effect: Effect, lang: str) -> str:
    """One effect as a sentence without its full stop."""
    condition = say(CONDITIONS[effect.when], lang)
    if effect.unless_damage:
        condition = say(UNLESS_DAMAGE, lang, n=effect.unless_damage)
    text = body_text(effect, lang)
    return condition + (text[0].lower() + text[1:] if condition else text)


def body_text(effect: Effect, lang: str) -> str:
    """The effect without its condition."""
    if effect.do in SIMPLE:
        return say(SIMPLE[effect.do], lang)
    if effect.do in ("attack", "damage"):
        return blow_text(effect, lang)
    if effect.do in DRAINS:
        return drain_text(effect, lang)
    if effect.do in BEFALLS:
        return f"{say(WHO[effect.who], lang)}: {say(BEFALLS[effect.do], lang)}"
    if effect.do in STEPS:
        return say(STEPS[effect.do], lang, to=say(DIRECTIONS[effect.to], lang))
    amount = say(HALF_OF_IT, lang) if effect.n == "half_floor" else effect.n
    return say(CHANGES[effect.do], lang, n=amount, zone=say(ZONES[effect.zones], lang))


def blow_text(effect: Effect, lang: str) -> str:
    """An attack from outside or damage from within."""
    zone, mode = say(ZONES[effect.zones], lang), say(MODES[effect.mode], lang)
    if isinstance(effect.n, str):
        counted = BLOWS[f"{effect.do}_counted"]
        return say(counted, lang, zone=zone, mode=mode, n=say(AMOUNTS[effect.n], lang))
    return say(BLOWS[effect.do], lang, zone=zone, mode=mode, n=effect.n)


def drain_text(effect: Effect, lang: str) -> str:
    """Energy lost from shields or reactors."""
    what, zone = say(DRAINS[effect.do], lang), say(ZONES[effect.zones], lang)
    text = say(DRAIN_ALL if effect.n == "all" else DRAIN_SOME, lang, n=effect.n, what=what, zone=zone)
    return text + say(ELSE_DAMAGE, lang, n=effect.else_damage) if effect.else_damage else text


def action_text(effects: tuple[Effect, ...], lang: str) -> str:
    """All effects of a mark as sentences."""
    return " ".join(effect_text(effect, lang) + "." for effect in effects) or say(NOTHING, lang)


# The card


def lasting_texts(threat: Threat, lang: str) -> list[str]:
    """The rules that hold while the threat is there, a sentence or two for each."""
    texts = [say(TRAITS[trait], lang) for trait in threat.traits]
    if threat.fights_back:
        texts.append(say(TRAITS["fights_back"], lang))
    for pair, number in ((DEBRIS, threat.debris), (EXPLOSION, threat.explosion), (BONUS, threat.bonus)):
        if number:
            texts.append(say(pair, lang, n=number))
    return texts


def place_text(threat: Threat, lang: str, stations: Sequence[str] = ()) -> str:
    """Where an internal threat is, or else begins, and what helps against it."""
    stations = stations or threat.stations
    names = ", ".join(say(STATION_WORDS[station], lang) for station in stations)
    where = say(STATION if len(stations) == 1 else STATIONS, lang, stations=names)
    return f"{where}; {say(FOUGHT[threat.fought_with], lang)}"


def name_text(threat: Threat, lang: str) -> str:
    """The name of a card."""
    return say((threat.name.pl, threat.name.en), lang)


def values_text(threat: Threat, hit_points: int, shield: int, speed: int, lang: str) -> str:
    """The numbers of a threat; one inside the ship has no shield."""
    values = VALUES if threat.kind == "external" else VALUES_INSIDE
    return say(values, lang, hit_points=hit_points, shield=shield, speed=speed)


def threat_text(threat: Threat, lang: str) -> str:
    """The whole card as lines: title, X, Y, Z, then where it is fought and what lasts."""
    title = f"{threat.code} {name_text(threat, lang)}"
    lines = [f"{title} ({say(SERIOUS, lang)})" if threat.serious else title]
    lines += [
        f"{mark}: {action_text(effects, lang)}"
        for mark, effects in (("X", threat.x), ("Y", threat.y), ("Z", threat.z))
    ]
    if threat.kind != "external":
        lines.append(f"{upper_first(place_text(threat, lang))}.")
    lasting = " ".join(lasting_texts(threat, lang))
    return "\n".join([*lines, lasting] if lasting else lines)
