"""What a finished mission tells the star log and the campaign."""

from orbita.games.space_alert.content.read import content
from orbita.games.space_alert.names import ZONE_NAMES
from orbita.games.space_alert.options import TOKENS
from orbita.games.space_alert.rules import scoring
from orbita.games.space_alert.ship import NOBODY, TOKENS_A_ZONE, WON, Ship
from orbita.games.space_alert.texts.threats import name_text
from orbita.games.space_alert.tools.campaign import rules
from orbita.games.space_alert.tools.starlog.log import Lost, Survived


def result_of(s: Ship, lang: str) -> Survived | Lost:
    """The parts of the score, or the threat that destroyed the ship."""
    if s.ending != WON:
        return Lost(to=killer(s, lang))
    return Survived(
        survived=scoring.points_survived(s),
        destroyed=scoring.points_destroyed(s),
        penalty=scoring.penalty(s),
        confirmation=scoring.confirmation(s),
    )


def killer(s: Ship, lang: str) -> str:
    """Name the threat, or else the zone."""
    if s.culprit == NOBODY:
        return ZONE_NAMES[s.lost_zone]
    return name_text(content().threats[s.flight.card[s.culprit]], lang)


def ship_at_home(s: Ship) -> rules.Ship:
    """The ship as a campaign takes it over: all its damage, its squads, and who was knocked out."""
    red, white, blue = (
        tuple(TOKENS[token] for token in s.tokens[first : first + s.damage[zone]])
        for zone, first in enumerate(range(0, len(s.tokens), TOKENS_A_ZONE))
    )
    return rules.Ship(
        knocked_out=tuple(s.knocked_out[member] > 0 for member in range(s.crew)),
        tokens=(red, white, blue),
        squads_disabled=scoring.bots_penalty(s),
    )
