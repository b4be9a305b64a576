"""What the central computer says, in Polish and English, in our own words."""

from orbita.core.lang import amount, say, upper_first
from orbita.games.space_alert.missions.model import Lang, Where
from orbita.games.space_alert.missions.timeline import Announcement
from orbita.games.space_alert.texts.catalogue import NOUNS
from orbita.games.space_alert.texts.catalogue_names import ZONES_IN_FULL
from orbita.games.space_alert.texts.catalogue_tools import SAID, THREAT_SAID, UNCONFIRMED


def announcement_text(said: Announcement, last_phase: int, lang: Lang) -> str:
    """Say an announcement as a sentence or two."""
    if said.kind == "threat":
        assert said.where is not None
        text = threat_text(said.turn, said.where, said.serious, said.unconfirmed, lang)
        return f"{upper_first(text)}."
    is_about_the_mission = said.kind == "warning" and said.phase == last_phase
    return say(
        SAID["last_warning" if is_about_the_mission else said.kind],
        lang,
        phase=said.phase,
        next_phase=said.phase + 1,
        seconds=seconds_text(said.seconds, lang),
    )


def threat_text(turn: int, where: Where, serious: bool, unconfirmed: bool, lang: Lang) -> str:
    """Name a threat by turn, weight and place."""
    place = "internal" if where == "internal" else "external"
    pair = THREAT_SAID[f"{place}_serious" if serious else place]
    text = say(pair, lang, turn=turn, zone=say(ZONES_IN_FULL[where], lang))
    return say(UNCONFIRMED, lang, threat=text) if unconfirmed else text


def seconds_text(count: int, lang: Lang) -> str:
    """Count seconds as the language does; in Polish in the accusative, as after *za* and *przez*."""
    return amount(count, NOUNS["second"], lang)
