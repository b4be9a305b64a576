"""Whatever is refused, is refused in Polish as well."""

import re
from pathlib import Path

import pytest

from orbita.cli import campaign as command
from orbita.cli import campaign_play, campaign_result, lang, log, mission, output
from orbita.games.space_alert import (
    campaign,
    campaign_file,
    campaign_model,
    campaign_steps,
    campaign_texts,
    campaign_wording,
    starlog,
    starlog_texts,
)
from orbita.games.space_alert.missions import files, generator, scripts, wording

CODE = re.compile(r'"((?:mission|log|campaign|file)/[a-z-]+)"')
FILE_CODES = ("file/exists", "file/unreadable", "file/unwritable")
RAISED = {
    "missions": ((files, generator, scripts, mission), wording.POLISH_ERRORS),
    "log": ((starlog, log), starlog_texts.POLISH_ERRORS),
    "campaign": ((campaign,), campaign.POLISH_ERRORS),
    "campaign files": (
        (
            campaign_model,
            campaign_file,
            campaign_steps,
            campaign_texts,
            command,
            campaign_play,
            campaign_result,
        ),
        campaign_wording.POLISH_ERRORS,
    ),
    "files": ((output,), {code: text for code, text in lang.POLISH_ERRORS.items() if code in FILE_CODES}),
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
