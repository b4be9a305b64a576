"""Whatever is refused, is refused in Polish as well."""

import re
from pathlib import Path

import pytest

from orbita.cli import log, mission, output
from orbita.games.space_alert import campaign, starlog, starlog_texts
from orbita.games.space_alert.missions import files, generator, scripts, wording

CODE = re.compile(r'"((?:mission|log|campaign|file)/[a-z-]+)"')
RAISED = {
    "missions": ((files, generator, scripts, mission), wording.POLISH_ERRORS),
    "log": ((starlog, log), starlog_texts.POLISH_ERRORS),
    "campaign": ((campaign,), campaign.POLISH_ERRORS),
    "files": ((output,), output.POLISH_FILES),
}


def source(module):
    return Path(module.__file__).read_text(encoding="utf-8")


@pytest.mark.parametrize("part", RAISED)
def test_every_code_has_its_polish_message_and_no_other_has(part):
    modules, polish = RAISED[part]
    raised = {code for module in modules for code in CODE.findall(source(module))}
    if part == "log":
        raised -= {"file/unwritable"}  # told with the other files
    assert raised == set(polish)
