"""What a crew says about its next mission: levels, scripts, and whether it goes on."""

from typing import Final

from orbita.games.space_alert.missions.model import LEVELS, Level
from orbita.games.space_alert.missions.scripts import content
from orbita.games.space_alert.texts.errors import refused
from orbita.games.space_alert.tools.campaign import rules
from orbita.games.space_alert.tools.campaign.model import BadCampaign, Campaign

WISHES: Final = {
    "go": True,
    "dalej": True,
    "tak": True,
    "yes": True,
    "stop": False,
    "koniec": False,
    "nie": False,
    "no": False,
}


def read_level(text: str) -> Level:
    """The most cautious of the levels that were proposed."""
    proposals: list[Level] = []
    for word in text.split(","):
        level = next((level for level in LEVELS if level == word.strip().lower()), None)
        if level is None:
            raise refused(BadCampaign, "campaign/level", word=word.strip())
        proposals.append(level)
    return rules.agreed_level(proposals)


def read_wishes(texts: list[str]) -> list[bool]:
    """Who wants to go on, and who does not."""
    words = [word for text in texts for word in text.lower().split(",") if word]
    for word in words:
        if word not in WISHES:
            raise refused(BadCampaign, "campaign/wish", word=word)
    return [WISHES[word] for word in words]


def scripts_left(campaign: Campaign) -> list[str]:
    """The missions of the box that were not flown yet: without a wish, one of them comes next [D]."""
    flown = [mission.mission for mission in campaign.missions]
    scripts = [script.id for script in content().missions if script.kind == "mission"]
    return [script for script in scripts if script not in flown]
