"""A process that works out one kind of question, and does not outlive whoever asks."""

import ctypes
import importlib
import os
import pickle
import signal
import struct
import sys
import traceback
from collections.abc import Callable
from typing import Any, BinaryIO, Final

from orbita.core.errors import OrbitaError

READY: Final = b"!"
LENGTH: Final = struct.Struct(">Q")
MARGIN: Final = 5.0  # seconds after the limit: by then whoever asked should have ended us
SET_DEATH_SIGNAL: Final = 1  # Linux: PR_SET_PDEATHSIG


def main(parent: str, niceness: str, home: str, name: str) -> None:
    """Import the function of that name, say so, and answer until nobody asks any more."""
    die_with(int(parent))
    for number in (signal.SIGINT, signal.SIGTERM):  # meant for the server, which then ends us
        signal.signal(number, signal.SIG_IGN)
    os.nice(int(niceness))
    with os.fdopen(os.dup(0), "rb") as questions, os.fdopen(os.dup(1), "wb") as answers:
        os.dup2(2, 1)  # whatever is printed must not look like an answer
        work = getattr(importlib.import_module(home), name)
        answers.write(READY)
        answers.flush()
        while (raw := _read(questions)) is not None:
            answer = work_out(work, raw)
            answers.write(LENGTH.pack(len(answer)) + answer)
            answers.flush()


def die_with(parent: int) -> None:
    """End when the parent does, however deep in compiled code; elsewhere than on Linux, at the limit."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(SET_DEATH_SIGNAL, signal.SIGKILL)
    if os.getppid() != parent:
        sys.exit()  # it was faster


def work_out(work: Callable[..., Any], raw: bytes) -> bytes:
    """Answer a question: what it gives, how it is refused, or how we failed. The alarm ends all of us."""
    limit, question = pickle.loads(raw)
    signal.setitimer(signal.ITIMER_REAL, limit + MARGIN)
    try:
        return pickle.dumps(("given", work(*question)))
    except OrbitaError as refusal:
        return pickle.dumps(("refused", refusal))
    except Exception:
        return pickle.dumps(("failed", traceback.format_exc()))
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def _read(questions: BinaryIO) -> bytes | None:
    """The next question; None when the other end is closed."""
    head = questions.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    raw = questions.read(LENGTH.unpack(head)[0])
    return raw if len(raw) == LENGTH.unpack(head)[0] else None


if __name__ == "__main__":
    main(*sys.argv[1:])
