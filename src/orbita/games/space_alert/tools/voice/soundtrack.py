"""A whole mission as one sound: clips and tones at their moments, noise while communications are down."""

import math
from array import array
from collections.abc import Iterator
from typing import Final

from orbita.games.space_alert.missions.model import Mission, RadioSilence
from orbita.games.space_alert.tools.voice.lines import SPEECH, Cue, count, lengths, plan, sequence
from orbita.games.space_alert.tools.voice.pack import FULL, SAMPLES, Pack, at_sample, tones
from orbita.games.space_alert.tools.voice.samples import Samples, silence, tone_samples

AFTER_THE_END: Final = 1500  # ms
COUNT_IN: Final = 10_000  # ms before the mission, where it is asked for
DUCKED: Final = 10 ** (-10 / 20)  # speech lowers all else by 10 dB
NOISE_SECONDS: Final = 2
NOISE_VOLUME: Final = 0.12
SWELL: Final = 0.25  # of the volume, up and down
LOWEST, HIGHEST = 400, 3200  # Hz, of the noise
STEP, MODULUS = 48_271, (1 << 31) - 1  # of its numbers, the same on every machine


def soundtrack(mission: Mission, clips: Pack, spoken: Samples, has_count_in: bool = False) -> Samples:
    """Everything that is heard, from the first moment on, or from a count before it."""
    cues, lead = plan(mission, clips), 0
    if has_count_in:
        lead = COUNT_IN
        cues = count_in(clips) + [Cue(cue.id, cue.at + lead, cue.length, cue.part) for cue in cues]
    end = max(lead + mission.phase_ends[-1] * 1000, *(cue.end for cue in cues))
    heard = silence(end + AFTER_THE_END)
    for first, last in silences(mission):
        make_noise(heard, lead + first, lead + last, cues)
    played = {name: tone_samples(tone) for name, tone in tones().items()}
    for cue in cues:
        add(heard, at_sample(cue.at), played.get(cue.id) or clip(spoken, clips, cue.id))
    return heard


def count_in(clips: Pack) -> list[Cue]:
    """Set up the ship, five, four …"""
    known = lengths(clips)
    return sequence(["call", "setup"], known) + count(COUNT_IN, known)


def clip(spoken: Samples, clips: Pack, name: str) -> Samples:
    """Cut a clip out of the file of all."""
    found = clips.clips[name]
    return spoken[at_sample(found.start) : at_sample(found.start + found.length)]


def silences(mission: Mission) -> Iterator[tuple[int, int]]:
    """When communications are down, in ms."""
    for event in mission.events:
        if isinstance(event, RadioSilence):
            yield event.at * 1000, (event.at + event.seconds) * 1000


def add(heard: Samples, at: int, more: Samples) -> None:
    """Let something be heard beside what is heard already."""
    for n, value in enumerate(more[: len(heard) - at], at):
        heard[n] = max(-FULL, min(FULL, heard[n] + value))


def make_noise(heard: Samples, first: int, last: int, cues: list[Cue]) -> None:
    """White noise from a moment to another, lower while something is said."""
    at, end = at_sample(first), at_sample(last)
    loop = noise()
    heard[at:end] = array("h", (loop.tobytes() * (1 + (end - at) // len(loop)))[: 2 * (end - at)])
    for cue in cues:
        if cue.part in SPEECH:
            for n in range(max(at, at_sample(cue.at)), min(end, at_sample(cue.end))):
                heard[n] = round(heard[n] * DUCKED)


def noise() -> Samples:
    """Two seconds of noise between two pitches, swelling once: the same every time."""
    value = 1
    low, high = (1 - math.exp(-math.tau * pitch / SAMPLES) for pitch in (LOWEST, HIGHEST))
    below, smooth, made = 0.0, 0.0, array("h")
    count = NOISE_SECONDS * SAMPLES
    for n in range(count):
        value = value * STEP % MODULUS
        smooth += high * (2 * value / MODULUS - 1 - smooth)
        below += low * (smooth - below)
        swell = 1 + SWELL * math.sin(math.tau * n / count)
        made.append(round(NOISE_VOLUME * FULL * swell * 2 * (smooth - below)))
    return made
