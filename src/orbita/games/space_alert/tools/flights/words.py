"""Words that flight files and the command line may use: for fields, zones, stations and damage tokens."""

import re
from typing import Any, Final

Fields = dict[str, tuple[str, ...]]  # by the name we use: the others under which a field is read

FILE_FIELDS: Final[Fields] = {
    "tracks": ("trajectories", "trajektorie"),
    "threats": ("zagrozenia", "zagrożenia"),
    "damage": ("damage_tokens", "uszkodzenia"),
    "carried": ("przeniesione",),
    "players": ("player", "gracz", "gracze", "zaloga", "załoga"),
    "seed": ("ziarno",),
    "crew": ("crew_size",),
    "title": (),
}
PLAYER_FIELDS: Final[Fields] = {
    "name": ("imię", "imie"),
    "cards": ("actions", "karty"),
    "heroic": ("bohaterska",),
}
THREAT_FIELDS: Final[Fields] = {
    "turn": ("tura",),
    "zone": ("sektor",),
    "code": ("kod", "threat"),
    "name": ("nazwa",),  # instead of the code, or beside it
}

ZONE_ALIASES: Final = {
    "czerwony": "red",
    "biały": "white",
    "bialy": "white",
    "niebieski": "blue",
    "wewnętrzne": "internal",
    "wewnetrzne": "internal",
    "inside": "internal",
}
TOKEN_ALIASES: Final = {
    "frontcannon": "upper_weapon",
    "backcannon": "lower_weapon",
    "heavy_laser": "upper_weapon",
    "light_laser": "lower_weapon",
    "pulse_cannon": "lower_weapon",
    "reaktor": "reactor",
    "osłona": "shield",
    "górne_działo": "upper_weapon",
    "dolne_działo": "lower_weapon",
    "grawiwinda": "gravolift",
    "lift": "gravolift",
    "kadłub": "structural",
    "structure": "structural",
}
STATION_ALIASES: Final = {
    "lr": "lower_red",
    "ub": "upper_blue",
    "dolna_czerwona": "lower_red",
    "górna_niebieska": "upper_blue",
    "gorna_niebieska": "upper_blue",
}


def field_name(text: Any, fields: Fields) -> str | None:
    """A field by the name we use, whatever the language and case."""
    word = str(text).strip().lower()
    return next((field for field, others in fields.items() if word == field or word in others), None)


def zone_name(text: Any) -> str:
    """A zone in either language."""
    word = str(text).strip().lower()
    return ZONE_ALIASES.get(word, word)


def token_name(text: Any) -> str:
    """A damage token in either language."""
    word = plain(text)
    return TOKEN_ALIASES.get(word, word)


def station_name(text: Any) -> str:
    """The station of a squad, by name or by the code of the board."""
    word = plain(text)
    return STATION_ALIASES.get(word, word)


def plain(text: Any) -> str:
    """Small letters, with underscores for blanks and dashes."""
    return re.sub(r"[\s-]+", "_", str(text).strip().lower())


def words_of(given: Any) -> list[Any]:
    """A list as it is, a text at its blanks, commas and semicolons; anything else is nothing."""
    if isinstance(given, str):
        return [word for word in re.split(r"[\s,;]+", given) if word]
    return given if isinstance(given, list) else []
