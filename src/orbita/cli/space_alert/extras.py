"""What the command line has for Space Alert only."""

from typing import Final

from orbita.cli.extras import Extras
from orbita.cli.space_alert import campaign, conformance, mission, star_log
from orbita.cli.space_alert.table import SpaceAlertTable

EXTRAS: Final = Extras(commands=(mission, campaign, star_log, conformance), table=SpaceAlertTable)
