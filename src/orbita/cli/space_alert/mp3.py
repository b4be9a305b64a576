"""The shipped MP3 as samples and samples as MP3, by whichever program this machine has."""

import shutil
import subprocess
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Final

from orbita.core.errors import OrbitaError
from orbita.games.space_alert.texts.errors import refused
from orbita.games.space_alert.tools.voice.pack import SAMPLES
from orbita.games.space_alert.tools.voice.samples import Samples, aligned

RAW: Final = ["-t", "raw", "-e", "signed", "-b", "16", "-L", "-r", str(SAMPLES), "-c", "1"]
FFMPEG: Final = ["-f", "s16le", "-ar", str(SAMPLES), "-ac", "1"]

# Each turns a file into raw samples on its output.
DECODERS: Final[dict[str, Callable[[str], list[str]]]] = {
    "lame": lambda file: ["lame", "--quiet", "--decode", "--mp3input", "-t", file, "-"],
    "sox": lambda file: ["sox", "-V1", "-D", file, *RAW, "-"],
    "ffmpeg": lambda file: ["ffmpeg", "-v", "error", "-i", file, *FFMPEG, "-"],
    "mpg123": lambda file: ["mpg123", "-q", "-s", "-m", "-r", str(SAMPLES), file],
}
# Each turns raw samples on its input into an MP3 on its output.
ENCODERS: Final[dict[str, list[str]]] = {
    "lame": ["lame", "--quiet", "-r", "-s", f"{SAMPLES / 1000}", "-m", "m", "-b", "40", "-", "-"],
    "ffmpeg": ["ffmpeg", "-v", "error", *FFMPEG, "-i", "-", "-f", "mp3", "-b:a", "40k", "-"],
    "sox": ["sox", "-V1", *RAW, "-", "-t", "mp3", "-C", "40", "-"],
}


class NoTool(OrbitaError):
    """No program on this machine can do it."""


def decoded(file: Path) -> Samples:
    """The samples of a file of clips; its pip stands where the index says, however late the decoder is."""
    for tool, command in DECODERS.items():
        raw = output_of(tool, command(str(file)))
        heard = aligned(array("h", raw[: len(raw) // 2 * 2]))
        if heard is not None:
            return heard
    raise refused(NoTool, "voice/no-decoder", tools=", ".join(DECODERS))


def encoded(heard: Samples) -> bytes:
    """The samples as an MP3."""
    for tool, command in ENCODERS.items():
        raw = output_of(tool, command, heard.tobytes())
        if raw:
            return raw
    raise refused(NoTool, "voice/no-encoder", tools=", ".join(ENCODERS))


def output_of(tool: str, command: list[str], given: bytes = b"") -> bytes:
    """What a program gives out; nothing if it is not there or cannot do it."""
    if shutil.which(tool) is None:
        return b""
    done = subprocess.run(command, input=given, capture_output=True, check=False)
    return done.stdout if done.returncode == 0 else b""
