"""The shipped clips: a sound file for each language, and an index that says where in it every clip lies."""

from functools import cache
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec

from orbita.games.space_alert.missions.model import Lang

FOLDER: Final = Path(__file__).parent
SAMPLES: Final = 22_050  # a second, of clips and soundtracks
FULL: Final = 32_767

Ms = Annotated[int, msgspec.Meta(ge=0)]
Wave = Literal["sine", "triangle", "sawtooth"]


class Clip(msgspec.Struct, frozen=True):
    """A sentence in the file: where it begins, how long it is, how loud at most (dB below full)."""

    start: Ms
    length: Ms
    peak: float


class Pack(msgspec.Struct, frozen=True):
    """The clips of a language, and the pip before them by which a decoder's delay is measured."""

    lang: Lang
    marker: Ms
    length: Ms
    clips: dict[str, Clip]


class Tone(msgspec.Struct, frozen=True):
    """A synthesised sound: notes from one pitch to another (Hz) with their seconds."""

    wave: Wave
    volume: float
    notes: tuple[tuple[float, float, float], ...]

    @property
    def length(self) -> int:
        """How long it sounds, in ms."""
        return round(sum(seconds for _, _, seconds in self.notes) * 1000)


def sound_file(lang: Lang) -> Path:
    """Where the clips of a language are."""
    return FOLDER / f"{lang}.mp3"


@cache
def pack(lang: Lang) -> Pack:
    """The index of a language's clips."""
    return msgspec.json.decode((FOLDER / f"{lang}.json").read_bytes(), type=Pack)


@cache
def tones() -> dict[str, Tone]:
    """The sounds around the voice that browser and soundtrack share."""
    return msgspec.json.decode((FOLDER / "tones.json").read_bytes(), type=dict[str, Tone])


def at_sample(ms: float) -> int:
    """The sample at a moment."""
    return round(ms * SAMPLES / 1000)
