"""What a mission is: when its phases end, and what the central computer announces meanwhile."""

from typing import Annotated, Final, Literal

import msgspec

from orbita.core.errors import BadOptions, OrbitaError

Where = Literal["red", "white", "blue", "internal"]
Level = Literal["white", "yellow", "both"]
Lang = Literal["pl", "en"]
Kind = Literal["test_run", "simulation", "advanced_simulation", "mission", "random", "custom"]

WHERE: Final[tuple[Where, ...]] = ("red", "white", "blue", "internal")
ZONES: Final = WHERE[:3]
LEVELS: Final[tuple[Level, ...]] = ("white", "both", "yellow")  # [D] from the most cautious one up
CREWS: Final = (4, 5)

# The last turn of each phase: a threat must be announced before its turn is closed.
LAST_TURNS: Final = (3, 7, 12)
LAST_THREAT_TURN: Final = 8
MAX_SECONDS: Final = 3600
MAX_SEED: Final = (1 << 53) - 1  # so that every reader of JSON gets the same number

Second = Annotated[int, msgspec.Meta(ge=0, le=MAX_SECONDS)]
Turn = Annotated[int, msgspec.Meta(ge=1, le=LAST_THREAT_TURN)]


class BadMission(OrbitaError):
    """There is no such mission, it cannot be read, or it makes no sense."""


class UnknownMission(BadMission, BadOptions):
    """There is no script of this name, wherever it was asked for."""


class _Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """Something the script says at a moment, in seconds from the start."""

    at: Second


class Threat(_Event, frozen=True, kw_only=True, tag="threat", omit_defaults=True):
    """A threat appears in turn T+n; an unconfirmed one only counts with five crew members."""

    turn: Turn
    where: Where
    serious: bool = False
    unconfirmed: bool = False

    @property
    def points(self) -> int:
        """Count a serious threat double."""
        return 2 if self.serious else 1

    @property
    def is_internal(self) -> bool:
        """Tell a threat inside the ship from one outside."""
        return self.where == "internal"


class IncomingData(_Event, frozen=True, kw_only=True, tag="incoming_data"):
    """Everybody may draw an action card (strumień zaszyfrowanych informacji)."""


class DataTransfer(_Event, frozen=True, kw_only=True, tag="data_transfer"):
    """Everybody may pass on an action card until the beep (transfer danych)."""


class RadioSilence(_Event, frozen=True, kw_only=True, tag="radio_silence"):
    """Communications are down for a number of seconds."""

    seconds: Annotated[int, msgspec.Meta(ge=1, le=MAX_SECONDS)]


Event = Threat | IncomingData | DataTransfer | RadioSilence


class Names(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name in both languages."""

    pl: str
    en: str

    def __getitem__(self, lang: Lang) -> str:
        return self.pl if lang == "pl" else self.en


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a random mission was asked for: crew size, decks and seed."""

    crew: Literal[4, 5]
    common: Level
    serious: Level
    seed: Annotated[int, msgspec.Meta(ge=0, le=MAX_SEED)]


class Mission(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A script: the ends of its phases in seconds, and its events in the order of time."""

    id: str
    kind: Kind
    name: Names
    phase_ends: tuple[Second, ...]
    events: tuple[Event, ...]
    code: str = ""
    setup: Setup | None = None

    @property
    def threats(self) -> tuple[Threat, ...]:
        """The threats, in the order in which they are announced."""
        return tuple(event for event in self.events if isinstance(event, Threat))

    def phase_at(self, second: int) -> int:
        """Number the phase that runs at a moment; at its very end the next one does."""
        return 1 + sum(end <= second for end in self.phase_ends[:-1])

    def threat_points(self, crew: int) -> int:
        """Add up the threats that count for a crew of this size."""
        return sum(threat.points for threat in self.threats if crew == max(CREWS) or not threat.unconfirmed)
