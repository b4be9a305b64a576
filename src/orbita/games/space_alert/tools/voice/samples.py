"""Sound as samples: the pip that begins every file of clips, tones, peaks."""

import math
from array import array
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from orbita.games.space_alert.tools.voice.pack import FULL, SAMPLES, Tone, Wave, at_sample

Samples: TypeAlias = "array[int]"  # of 16 bits

MARKER_AT: Final = 60  # ms
MARKER_LENGTH: Final = 40
MARKER_PITCH: Final = 1000
MARKER_VOLUME: Final = 0.7
MARKER_SEEN: Final = 0.35  # of full: half of the pip
LATEST_MARKER: Final = 400  # ms; no decoder is so late


def silence(ms: float) -> Samples:
    """Nothing, for so long."""
    return array("h", bytes(2 * at_sample(ms)))


def marker() -> Samples:
    """A pip of one pitch, as sharp as can be."""
    loud = MARKER_VOLUME * FULL
    turn = math.tau * MARKER_PITCH / SAMPLES
    return array("h", (round(loud * math.sin(turn * n)) for n in range(at_sample(MARKER_LENGTH))))


def marker_at(heard: Sequence[int]) -> float | None:
    """When the pip is heard, in ms; None if this is no file of clips."""
    least = MARKER_SEEN * FULL
    early = heard[: at_sample(LATEST_MARKER)]
    return next((n * 1000 / SAMPLES for n, value in enumerate(early) if abs(value) >= least), None)


def aligned(heard: Samples) -> "Samples | None":
    """Take a decoder's delay away: the pip stands where it belongs; None if there is none."""
    found = marker_at(heard)
    if found is None:
        return None
    shift = at_sample(found - MARKER_AT)
    return heard[shift:] if shift >= 0 else array("h", bytes(-2 * shift)) + heard


def peak_db(heard: Sequence[int]) -> float:
    """The loudest sample, in dB below full."""
    loudest = max(map(abs, heard), default=0)
    return round(20 * math.log10(max(loudest, 1) / FULL), 1)


WAVES: Final[dict[Wave, Callable[[float], float]]] = {
    "sine": lambda turns: math.sin(math.tau * turns),
    "triangle": lambda turns: 4 * abs((turns + 0.75) % 1 - 0.5) - 1,
    "sawtooth": lambda turns: 2 * ((turns + 0.5) % 1) - 1,
}


def tone_samples(tone: Tone) -> Samples:
    """Synthesise a tone: every note slides to its end and dies away."""
    wave, heard, turns = WAVES[tone.wave], array("h"), 0.0
    for first, last, seconds in tone.notes:
        count = round(seconds * SAMPLES)
        for n in range(count):
            part = n / count
            turns += first * (last / first) ** part / SAMPLES
            loud = tone.volume * 0.01**part * FULL
            heard.append(round(loud * wave(turns)))
    return heard
