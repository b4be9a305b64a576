"""Places and things of a pack in words, by the ids that events and moves name them with."""

from typing import Any

from orbita.core.lang import say
from orbita.games.voyager.content.pack import Body, Pack, Ring
from orbita.games.voyager.texts.catalogue import PLACES, QUOTED
from orbita.games.voyager.texts.labels import HELPS


def entry_of(pack: Pack, kind: str, name: str) -> Any:
    """A thing of the pack by its id."""
    listed: dict[str, tuple[Any, ...]] = {
        "card": pack.cards,
        "mission": pack.missions,
        "achievement": pack.achievements,
        "agency": pack.agencies,
        "technology": pack.technologies,
        "body": pack.bodies,
        "ring": pack.rings,
    }
    return next(entry for entry in listed[kind] if entry.id == name)


def quoted(pack: Pack, kind: str, name: str, lang: str) -> str:
    """The name of a card, mission or achievement, in quotation marks."""
    return say(QUOTED, lang, name=entry_of(pack, kind, name).name.in_language(lang))


def word(pack: Pack, kind: str, name: str, lang: str) -> str:
    """A technology as what is developed, an agency as what is led: turystykę, tourism; USA, the USA."""
    entry = entry_of(pack, kind, name)
    return str((entry.word or entry.name).in_language(lang))


def leaving(thing: Body | Ring, lang: str) -> str:
    """Away from a body or a ring: z Marsa, from Mars."""
    if thing.leaving:
        return thing.leaving.in_language(lang)
    return say(PLACES["leaving"], lang, name=thing.name.in_language(lang))


def nearing(thing: Body | Ring, lang: str) -> str:
    """Towards a body or a ring: na Marsa, to Mars."""
    if thing.nearing:
        return thing.nearing.in_language(lang)
    return say(PLACES["nearing"], lang, name=thing.name.in_language(lang))


def numbered(ring: Ring, text: str, number: str, lang: str) -> str:
    """A ring in words with the number of a space of it; a ring of one space needs none."""
    return text if ring.spaces == 1 else say(PLACES["space"], lang, ring=text, number=number)


def leaving_space(pack: Pack, space: str, body: str | None, lang: str) -> str:
    """Where a flight begins, in the middle of a sentence: z Wenus; z pasa, pole 4, ..."""
    if body:
        return leaving(entry_of(pack, "body", body), lang)
    ring, number = ring_of(pack, space)
    text = numbered(ring, leaving(ring, lang), number, lang)
    return text if ring.spaces == 1 else f"{text},"


def nearing_space(pack: Pack, space: str, body: str | None, lang: str) -> str:
    """Where a flight ends: na Wenus; do pasa, pole 4."""
    if body:
        return nearing(entry_of(pack, "body", body), lang)
    ring, number = ring_of(pack, space)
    return numbered(ring, nearing(ring, lang), number, lang)


def place(pack: Pack, where: str, lang: str) -> str:
    """Where a rocket is: na Marsie; w pasie planetoid, pole 4."""
    if "/" not in where:
        return str(entry_of(pack, "body", where).on.in_language(lang))
    ring, number = ring_of(pack, where)
    return numbered(ring, ring.within.in_language(lang), number, lang)


def ring_of(pack: Pack, space: str) -> tuple[Ring, str]:
    """The ring of a space, and its number there."""
    name, _, number = space.partition("/")
    return entry_of(pack, "ring", name), number


def help_text(kind: str, amount: int, lang: str) -> str:
    """What a card gives until the end of the turn; how often is said only above once."""
    return say(HELPS[kind], lang, amount=amount).removesuffix(" ×1")
