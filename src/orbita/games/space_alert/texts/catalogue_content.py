"""What can be wrong with a content file or a mission, as pairs (Polish, English)."""

from typing import Final

from orbita.core.lang import Pair

LINE: Final[Pair] = ("wiersz {line}", "line {line}")

FAULTS: Final[dict[str, Pair]] = {
    # files of the box
    "file_name": ("nazwa ma być jedną z: {known}", "must be one of {known}"),
    "trajectories": ("potrzeba siedmiu trajektorii", "seven trajectories are needed"),
    "trajectory": (
        "potrzeba od 6 do 16 pól, a X i Y leżą dalej niż pole 1",
        "6 to 16 spaces are needed, with X and Y above space 1",
    ),
    "hp_speed": (
        "żywotność to od 1 do 20, a prędkość od 1 do 6",
        "hit points are 1 to 20, speed 1 to 6",
    ),
    "external": (
        "zagrożenie zewnętrzne nie jest w żadnym pomieszczeniu i nie da się go naprawić",
        "an external threat is in no station and cannot be repaired",
    ),
    "internal": ("zagrożenie wewnętrzne jest w jakimś pomieszczeniu", "an internal threat needs a station"),
    "repair": (
        "awarie naprawia się działaniem B, C albo z kosmosu, niczego innego się nie naprawia",
        "malfunctions are repaired with B, C or from space; nothing else is",
    ),
    # missions
    "no_mission": ("nie ma żadnej misji", "there is no mission"),
    "mission_twice": ("dwie misje mają to id", "two missions have this id"),
    "mission_name": (
        "potrzeba od 1 do {most} znaków, które da się wydrukować, a nie {text}",
        "1 to {most} printable signs are needed, not {text}",
    ),
    "phases": ("misja ma 2 albo 3 fazy, a nie {phases}", "a mission has 2 or 3 phases, not {phases}"),
    "phase_length": (
        "faza {phase} trwa {seconds} s, a musi trwać więcej niż {warning} s",
        "phase {phase} lasts {seconds} s; it needs more than {warning} s",
    ),
    "order": (
        "{at} s stoi za {last} s: zachowaj kolejność w czasie",
        "{at} s stands behind {last} s: keep events in the order of time",
    ),
    "overlap": (
        "w {at} s trwa jeszcze poprzednie zdarzenie tego rodzaju",
        "at {at} s the previous one of its kind still lasts",
    ),
    "after_end": (
        "ma się skończyć przed końcem misji, czyli przed {end} s",
        "it must be over before the mission is, at {end} s",
    ),
    "turn_twice": ("T+{turn} zapowiedziano dwa razy", "T+{turn} is announced twice"),
    "no_turn": (
        "w misji o liczbie faz {phases} nie ma T+{turn}",
        "a mission of {phases} phases has no T+{turn}",
    ),
    "turn_closed": (
        "T+{turn} zapowiedziano w fazie {phase}, gdy ta tura jest już zamknięta",
        "T+{turn} is announced in phase {phase}, when it is already closed",
    ),
    # rows of the independent referee
    "row_json": ("to nie jest JSON", "this is not JSON: {reason}"),
    "row_parts": ("pozycja to obiekt z input i output", "a row is an object with input and output"),
    "row_mission": (
        "to nie jest misja w formacie sędziego: {reason}",
        "not a mission of the referee's format: {reason}",
    ),
}
