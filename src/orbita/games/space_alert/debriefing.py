"""What a finished mission tells the star log and the campaign."""

from orbita.games.space_alert import campaign
from orbita.games.space_alert.content import content
from orbita.games.space_alert.names import ZONE_NAMES
from orbita.games.space_alert.options import TOKENS
from orbita.games.space_alert.rules import scoring
from orbita.games.space_alert.ship import NOBODY, TOKENS_A_ZONE, WON, Ship
from orbita.games.space_alert.starlog import Lost, Survived
from orbita.games.space_alert.threat_texts import pick


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
    name = content().threats[s.mission.card[s.culprit]].name
    return pick((name.pl, name.en), lang)


def ship_at_home(s: Ship) -> campaign.Ship:
    """The ship as a campaign takes it over: all its damage, its squads, and who was knocked out."""
    red, white, blue = (
        tuple(TOKENS[token] for token in s.tokens[first : first + s.damage[zone]])
        for zone, first in enumerate(range(0, len(s.tokens), TOKENS_A_ZONE))
    )
    return campaign.Ship(
        knocked_out=tuple(s.knocked_out[member] > 0 for member in range(s.crew)),
        tokens=(red, white, blue),
        squads_disabled=scoring.bots_penalty(s),
    )
