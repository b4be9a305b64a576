import pytest
from hypothesis import given
from hypothesis import strategies as st

from orbita.core.errors import BadNotation
from orbita.core.values import read_values, write_values

NAMES = st.from_regex(r"[a-z_]{1,8}", fullmatch=True)
SCALARS = st.none() | st.booleans() | st.integers(-(2**60), 2**60) | st.text(max_size=12)
VALUES = SCALARS | st.lists(SCALARS, max_size=3) | st.dictionaries(st.text(max_size=4), SCALARS, max_size=2)


@given(st.dictionaries(NAMES, VALUES, max_size=5))
def test_values_come_back_as_they_were_written(values):
    line = write_values(values)
    assert "\n" not in line
    assert read_values(line) == values


def test_plain_words_stand_bare():
    assert write_values({"variant": "advanced", "rows": 3, "on": True, "word": "true"}) == (
        'variant=advanced rows=3 on=true word="true"'
    )


@pytest.mark.parametrize("line", ["x", "=1", "a=1 a=2", 'a="', "a=[1", "a=1 b", "a={'x'}", "a=%", "ż=1"])
def test_what_cannot_be_read_is_refused(line):
    with pytest.raises(BadNotation):
        read_values(line)
