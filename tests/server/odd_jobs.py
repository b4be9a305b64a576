"""Work for worker processes that is done, refused, never ended, or fatal."""

import os
import threading
import time

import orbita
from orbita.core.errors import IllegalMove


def do(what, value=None):
    """Do something odd and give the value back."""
    match what:
        case "refuse":
            raise IllegalMove("odd/refused", "this is refused", value=value)
        case "fail":
            raise ZeroDivisionError("a bug")
        case "die":
            os._exit(3)
        case "hang":
            time.sleep(3600)
        case "compute":
            sum(range(1 << 60))  # in compiled code, without ever looking up
        case "babble":
            print("this is no answer", flush=True)  # noqa: T201
        case "unreadable":
            return threading.Lock()
        case "wait for":
            while not os.path.exists(value):
                time.sleep(0.01)
        case "package":
            return orbita.__file__
        case "process":
            return os.getpid()
    return value
