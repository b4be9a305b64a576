"""What the command line has for Solar System Voyager only."""

from typing import Final

from orbita.cli.extras import Extras
from orbita.cli.voyager import balance, helpers

EXTRAS: Final = Extras(commands=(helpers,), note=balance.note, begin=balance.begin, names=balance.name)
