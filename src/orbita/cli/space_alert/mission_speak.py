"""`orbita mission speak`: a whole mission as one recording, to be played beside the box."""

import argparse
import io
import wave
from pathlib import Path
from typing import Any, Final

from orbita.cli.lang import add_lang
from orbita.cli.output import BadFile, write_new
from orbita.cli.space_alert.errors import told_in
from orbita.cli.space_alert.mp3 import decoded, encoded
from orbita.cli.space_alert.named import add_mission, named_mission
from orbita.core.lang import say
from orbita.games.space_alert.texts.catalogue_tools import RECORDING
from orbita.games.space_alert.texts.errors import refused
from orbita.games.space_alert.tools.voice.pack import SAMPLES, pack, sound_file
from orbita.games.space_alert.tools.voice.samples import Samples
from orbita.games.space_alert.tools.voice.soundtrack import soundtrack

SUFFIXES: Final = (".wav", ".mp3")


def add(actions: Any) -> None:
    """Describe the command line."""
    parser = actions.add_parser(
        "speak",
        help="record what the ship's computer says in a mission, as one sound file",
        description="Record what the ship's computer says in a mission: lay the box out, play the file, fly. "
        "Noise fills the radio silences, whose length nobody is told.",
    )
    add_mission(parser)
    parser.add_argument(
        "--out",
        metavar="FILE",
        default="",
        help="a new file that ends in .wav or .mp3 (default: MISSION-LANG.wav)",
    )
    parser.add_argument(
        "--count-in", action="store_true", help="begin ten seconds earlier, with a call to set up and a count"
    )
    add_lang(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Put the recording together and write it."""
    with told_in(args.lang):
        file = args.out or f"{Path(args.mission).stem}-{args.lang}.wav"
        if not file.lower().endswith(SUFFIXES):
            raise refused(BadFile, "voice/suffix", file=file)
        mission = named_mission(args.mission)
        heard = soundtrack(mission, pack(args.lang), decoded(sound_file(args.lang)), args.count_in)
        write_new(file, encoded(heard) if file.lower().endswith(".mp3") else wav(heard))
        minutes, seconds = divmod(len(heard) // SAMPLES, 60)
        print(say(RECORDING, args.lang, file=file, length=f"{minutes}:{seconds:02}"))
    return 0


def wav(heard: Samples) -> bytes:
    """The samples as a WAV file."""
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setparams((1, 2, SAMPLES, len(heard), "NONE", ""))
        out.writeframes(heard.tobytes())
    return file.getvalue()
