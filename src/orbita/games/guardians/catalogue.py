"""Everything printed in the box, as data, in one language: board, tokens, prices, fighters, options."""

import msgspec

from orbita.core.contract import Catalogue
from orbita.core.lang import amount, say
from orbita.core.option_texts import option_entries
from orbita.games.guardians.content.read import box_for
from orbita.games.guardians.options import Options
from orbita.games.guardians.shown import LEVELS, WARE_IDS, Level, Space, Tokens, Ware, space_at, tokens
from orbita.games.guardians.state import LEVEL, MISSILE, PART, POWER_UP, Box
from orbita.games.guardians.texts import catalogue as words


class BoardEntry(msgspec.Struct, frozen=True):
    """The board: its size, the rows filled at the start, the spaces with the symbol of a mine."""

    rows: int
    columns: int
    invader_rows: int
    mine_spaces: tuple[Space, ...]


class TokenEntry(Tokens, frozen=True, kw_only=True):
    """A kind of token: how many are in the box, what one is called and what it is worth once taken."""

    name: str
    value: int


class WareEntry(msgspec.Struct, frozen=True):
    """Something that is paid for with tokens, and whether these options have it."""

    id: Ware
    name: str
    price: int
    is_on_sale: bool


class LevelEntry(msgspec.Struct, frozen=True):
    """A fighter: what it is called and how many shots it fires."""

    id: Level
    name: str
    shots: int


class GuardiansCatalogue(Catalogue, frozen=True, kw_only=True):
    """The content of the box in words."""

    board: BoardEntry
    tokens: tuple[TokenEntry, ...]
    wares: tuple[WareEntry, ...]
    levels: tuple[LevelEntry, ...]


def catalogue(options: Options, lang: str) -> GuardiansCatalogue:
    """Everything printed, for these options, in a language."""
    box = box_for(options)
    return GuardiansCatalogue(
        options=option_entries(Options, words.OPTIONS, lang),
        board=BoardEntry(
            rows=box.rows,
            columns=box.columns,
            invader_rows=box.invader_rows,
            mine_spaces=tuple(space_at(space, box.width) for space in box.mine_spaces),
        ),
        tokens=tuple(token_entry(box, kind, lang) for kind in tokens(tuple(box.tokens))),
        wares=ware_entries(box, lang),
        levels=level_entries(box, lang),
    )


def token_entry(box: Box, token: Tokens, lang: str) -> TokenEntry:
    """A monster by its eyes, or half of a ship."""
    if token.eyes is None:
        name = say(words.BOARD["ship"], lang)
    else:
        name = say(words.BOARD["monster"], lang, eyes=amount(token.eyes, words.NOUNS["eye"], lang))
    value = box.token_value[PART if token.eyes is None else token.eyes]
    return TokenEntry(
        kind=token.kind, eyes=token.eyes, half=token.half, count=token.count, name=name, value=value
    )


def ware_entries(box: Box, lang: str) -> tuple[WareEntry, ...]:
    """The price list; fighters and the power-up belong to the advanced variant."""
    return tuple(
        WareEntry(
            id=ware,
            name=say(words.WARES[ware], lang),
            price=box.prices[what],
            is_on_sale=box.advanced or what not in (LEVEL, POWER_UP),
        )
        for what, ware in enumerate(WARE_IDS, MISSILE)
    )


def level_entries(box: Box, lang: str) -> tuple[LevelEntry, ...]:
    """The fighters of the variant that is played, by their shots."""
    return tuple(
        LevelEntry(id=level, name=say(words.LEVELS[level], lang), shots=shots)
        for shots, level in enumerate(LEVELS if box.advanced else LEVELS[:1], 1)
    )
