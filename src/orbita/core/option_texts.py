"""Options in words, for catalogues: made from a game's options and its sentences about them."""

from collections.abc import Mapping
from typing import Any, Final, Literal, get_args, get_origin

import msgspec

from orbita.core.contract import OptionEntry, OptionValue
from orbita.core.lang import Pair, say

YES_NO: Final[dict[bool, Pair]] = {False: ("nie", "no"), True: ("tak", "yes")}


def option_entries(
    options_type: type[msgspec.Struct], words: Mapping[str, Pair], lang: str
) -> tuple[OptionEntry, ...]:
    """Every option by its field: `words` has `name`, `name.about`, and `name.value` for named values."""
    return tuple(
        OptionEntry(
            id=field.name,
            name=say(words[field.name], lang),
            about=say(words[f"{field.name}.about"], lang),
            default=msgspec.to_builtins(field.default),
            values=tuple(
                OptionValue(value=value, name=say(value_words(words, field.name, value), lang))
                for value in allowed_values(field.type)
            ),
        )
        for field in msgspec.structs.fields(options_type)
    )


def allowed_values(kind: Any) -> tuple[Any, ...]:
    """What an option may be, where that is a short list; nothing where anything of its type will do."""
    if kind is bool:
        return tuple(YES_NO)
    return get_args(kind) if get_origin(kind) is Literal else ()


def value_words(words: Mapping[str, Pair], name: str, value: Any) -> Pair:
    """What a value is called: yes and no alike in all games, unless a game has its own words."""
    return words.get(f"{name}.{value}") or YES_NO[value]
