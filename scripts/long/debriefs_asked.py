"""How long whoever asks waits for the debrief of a lost mission: through a server, over HTTP on loopback.

python -m scripts.long.debriefs_asked [lost missions]
"""

import json
import shutil
import sys
import tempfile
import time
from http.client import HTTPConnection
from os import getloadavg
from pathlib import Path
from statistics import median, quantiles

from scripts.long.debriefs import mission, tell
from tests.e2e.flown import store_flown
from tests.e2e.positions import NAMES
from tests.server.servers import Served

MOST = 2.0  # seconds
ADDRESSES = 250  # an address may ask for so much work, and people have one each


def ask(served: Served, key: str, number: int) -> tuple[float, bool]:
    """Ask from an address of one's own: the seconds until it is there, and whether time cut it short."""
    source = (f"127.0.1.{1 + number % ADDRESSES}", 0)
    connection = HTTPConnection("127.0.0.1", served.port, timeout=60, source_address=source)
    began = time.monotonic()
    path = f"/api/tables/{key.partition('.')[0]}/inquiry"
    connection.request("GET", path, headers={"Authorization": f"Bearer {key}"})
    answer = connection.getresponse()
    told = json.loads(answer.read())
    lasted = time.monotonic() - began
    connection.close()
    assert answer.status == 200, told
    return lasted, told["stopped"]


def lost(wanted: int) -> list[tuple[object, tuple[str, ...]]]:
    """The first so many lost missions, with the names of their crews."""
    found: list[tuple[object, tuple[str, ...]]] = []
    number = 0
    while len(found) < wanted:
        record = mission(number)
        if record.outcome is not None and not record.outcome.winners:
            found.append((record, NAMES[: len(record.seats)]))
        number += 1
    return found


def main(wanted: int) -> int:
    """Ask for one debrief after another, as people do who have just lost."""
    folder = Path(tempfile.mkdtemp())
    database = f"sqlite:///{folder}/orbita.db"
    laid = store_flown(database, *lost(wanted))
    served = Served(database, folder)
    try:
        ask(served, laid[0].watch, 0)  # starts the worker
        asked = [ask(served, keys.watch, number) for number, keys in enumerate(laid[1:], 1)]
    finally:
        served.stop()
        shutil.rmtree(folder)
    times = [lasted for lasted, _ in asked]
    late = quantiles(times, n=20)[-1]
    tell(f"{len(times)} debriefs asked for over HTTP, {sum(cut for _, cut in asked)} cut short by the clock")
    tell(f"seconds: median {median(times):.2f}, p95 {late:.2f}, longest {max(times):.2f}")
    tell(f"load of the machine at the end: {getloadavg()[0]:.1f}")
    return int(late > MOST)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 200))
