"""What is said when: the clips and tones of an announcement, and how announcements wait for each other.

The browser does the same in `sound/script.ts`; `cases.py` gives it examples to agree with.
"""

from collections.abc import Mapping
from typing import Final, Literal

import msgspec

from orbita.games.space_alert.missions.model import Mission
from orbita.games.space_alert.missions.timeline import Announcement, announcements
from orbita.games.space_alert.tools.voice.pack import Pack, tones

DELAY: Final = 300  # ms after its moment an announcement begins, so that it begins everywhere at once
AFTER_TONE: Final = 60
BETWEEN_CLIPS: Final = 140
BEFORE_AGAIN: Final = 400
BETWEEN_LINES: Final = 250
PATIENCE: Final = 6000  # an announcement that would have to wait longer stays a text
COUNTED: Final = 5  # seconds, aloud
COUNT_KNOWN: Final = 20  # seconds before its end a count is planned

Part = Literal["tone", "said", "again", "count"]
SPEECH: Final = ("tone", "said", "again")


class Cue(msgspec.Struct, frozen=True):
    """A clip or a tone, so many ms after a moment; what is counted keeps to the game's clock."""

    id: str
    at: int
    length: int
    part: Part

    @property
    def end(self) -> int:
        """When it is over."""
        return self.at + self.length


def lengths(pack: Pack) -> dict[str, int]:
    """How long every clip and tone is, in ms."""
    return {clip: found.length for clip, found in pack.clips.items()} | {
        name: tone.length for name, tone in tones().items()
    }


def plan(mission: Mission, pack: Pack) -> list[Cue]:
    """Everything that is heard in a mission, by its clock."""
    planned: list[Cue] = []
    known = lengths(pack)
    for said in announcements(mission):
        planned = line_up(planned, script_of(said, len(mission.phase_ends), known), said.at_ms)
    return sorted(planned, key=lambda cue: cue.at)


def line_up(planned: list[Cue], cues: list[Cue], moment: int) -> list[Cue]:
    """Add an announcement: nothing is spoken over: repetitions and counts give way, else it waits."""
    speech = [cue for cue in cues if cue.part in SPEECH]
    counts = [msgspec.structs.replace(cue, at=moment + cue.at) for cue in cues if cue.part == "count"]
    if speech:
        begin = moment + speech[0].at
        planned = [cue for cue in planned if cue.part != "again" or cue.at < begin]
        busy = max((cue.end for cue in planned if cue.part in SPEECH), default=begin - BETWEEN_LINES)
        wait = max(0, busy + BETWEEN_LINES - begin)
        if wait <= PATIENCE:
            placed = [msgspec.structs.replace(cue, at=moment + wait + cue.at) for cue in speech]
            planned = [cue for cue in planned if cue.part != "count" or is_free(cue, placed)] + placed
    heard = [cue for cue in planned if cue.part in SPEECH]
    return planned + [cue for cue in counts if is_free(cue, heard) and not is_planned(cue, planned)]


def is_free(count: Cue, speech: list[Cue]) -> bool:
    """Whether nobody speaks while something is counted."""
    return not any(cue.at < count.end and count.at < cue.end for cue in speech)


def is_planned(count: Cue, planned: list[Cue]) -> bool:
    """Whether the same number is counted at the same second already."""
    return any(cue.id == count.id and abs(cue.at - count.at) < 500 for cue in planned)


def script_of(said: Announcement, last_phase: int, known: Mapping[str, int]) -> list[Cue]:
    """The clips and tones of one announcement."""
    return sequence(words_of(said, last_phase, known), known) + counts_of(said, known)


def words_of(said: Announcement, last_phase: int, known: Mapping[str, int]) -> list[str]:
    """What is said one after the other, tones included."""
    match said.kind:
        case "mission_started":
            return ["klaxon", "call", "start"]
        case "threat":
            return ["call", *threat(said)]
        case "warning":
            clip = f"{'m' if said.phase == last_phase else f'p{said.phase}'}_{said.seconds}"
            return ["call", clip] if clip in known else []  # there are words for some warnings only
        case "phase_ended":
            return ["call", f"p{said.phase}_end"]
        case "incoming_data":
            return ["call", "data"]
        case "transfer_started":
            return ["call", "transfer"]
        case "transfer_ended":
            return ["call", "transfer_closed"]
        case "silence_started":
            return ["call", "silence"]
        case "silence_ended":
            return ["call", "silence_end"]
        case "mission_ended":
            return ["call", "m_end", "klaxon"]


def threat(said: Announcement) -> list[str]:
    """Turn, weight and place, twice; that a report is unconfirmed is said once."""
    if said.where == "internal":
        words = [f"t{said.turn}", "serious_internal" if said.serious else "internal"]
    else:
        words = [f"t{said.turn}", "serious" if said.serious else "threat", str(said.where)]
    return [*(["unconfirmed"] if said.unconfirmed else []), *words, "again", *words]


def counts_of(said: Announcement, known: Mapping[str, int]) -> list[Cue]:
    """What an announcement makes known to be counted: the end of a phase, or of a transfer, with its beep."""
    ends = said.seconds * 1000
    if said.kind == "transfer_started":
        return [*count(ends, known), Cue("beep", ends, known["beep"], "count")]
    return count(ends, known) if said.kind == "warning" and said.seconds <= COUNT_KNOWN else []


def count(ends: int, known: Mapping[str, int]) -> list[Cue]:
    """Five to one, each on its second before an end."""
    numbers = range(COUNTED, 0, -1)
    return [Cue(f"n{left}", ends - left * 1000, known[f"n{left}"], "count") for left in numbers]


def sequence(ids: list[str], known: Mapping[str, int]) -> list[Cue]:
    """Tones and clips one after the other."""
    cues: list[Cue] = []
    at, is_again = DELAY, False
    for name in ids:
        is_tone = name in tones()
        if name == "again":
            at, is_again = at + BEFORE_AGAIN - BETWEEN_CLIPS, True
        part: Part = "tone" if is_tone else "again" if is_again else "said"
        cues.append(Cue(name, at, known[name], part))
        at += known[name] + (AFTER_TONE if is_tone else BETWEEN_CLIPS)
    return cues
