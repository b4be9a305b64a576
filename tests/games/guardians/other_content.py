"""Another box than ours, as its owner might correct it: a smaller board, other mine spaces and prices."""

from contextlib import contextmanager

from orbita.games.guardians.content import read

CORRECTED = {
    "rows = 10 ": "rows = 8 ",
    "columns = 6 ": "columns = 5 ",
    "invader_rows = 4 ": "invader_rows = 2 ",
    '["5/1", "6/1", "7/1", "8/1"]': '["4/2", "6/1"]',
    "ship_value = 10 ": "ship_value = 12 ",
    "missile = 10 ": "missile = 7 ",
    "level = 10 ": "level = 9 ",
    "power_up = 15 ": "power_up = 11 ",
    "comeback = 10 ": "comeback = 5 ",
}


def write_other_content(folder):
    """Write the corrected file; every correction is found once."""
    text = read.DEFAULT.read_text(encoding="utf-8")
    for printed, corrected in CORRECTED.items():
        assert text.count(f"\n{printed}") + text.count(f" = {printed}") == 1, printed
        text = text.replace(printed, corrected)
    file = folder / "box.toml"
    file.write_text(text, encoding="utf-8")
    return file


@contextmanager
def other_content(folder):
    """Play with the other box for a while."""
    printed = read.DEFAULT
    lay(write_other_content(folder))
    try:
        yield
    finally:
        lay(printed)


def lay(file):
    """Take the box from this file from now on."""
    read.DEFAULT = file
    read.box_for.cache_clear()
    read.content_hash.cache_clear()
