"""Options in words: a program or a form needs nothing else to offer them."""

import msgspec
import pytest

from orbita.core.lang import LANGS
from orbita.registry import GAMES


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_option_that_is_a_choice_lists_its_values_and_every_listed_value_is_accepted(game, lang):
    options = game.read_options({})
    entries = game.catalogue(options, lang).options
    assert [entry.id for entry in entries] == [field.name for field in msgspec.structs.fields(type(options))]
    for entry in entries:
        assert entry.name
        assert entry.about.endswith(".")
        assert entry.values or not isinstance(entry.default, bool)
        for value in entry.values:
            assert value.name
            game.read_options({entry.id: value.value})
        assert not entry.values or entry.default in [value.value for value in entry.values]
