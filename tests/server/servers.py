"""Servers in processes of their own, on loopback, started and stopped by tests."""

import os
import signal
import subprocess
import sys
import time
import urllib.request

from orbita.client.rest import Server
from orbita.server.http.bodies import NewTable, SeatWish
from tests.server.pg import free_port

LAUNCH = "import sys; from orbita.cli.main import main; sys.exit(main(sys.argv[1:]))"


def environment(database):
    """The test's own environment; a relative search path would mean something else in another folder."""
    found = {**os.environ, "ORBITA_DATABASE_URL": database}
    if "PYTHONPATH" in found:
        found["PYTHONPATH"] = os.path.abspath(found["PYTHONPATH"])
    return found


class Served:
    """One `orbita serve`."""

    launch = LAUNCH

    def __init__(self, database, folder, *more, port=None):
        self.port = port or free_port()
        self.database = database
        self.folder = folder
        self.more = ("--bot-pace", "0", "--requests-per-minute", "100000", *more)
        self.address = f"http://127.0.0.1:{self.port}"
        self.rest = Server(self.address)
        self.start()

    def start(self):
        with open(self.folder / f"server-{self.port}.log", "ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", self.launch, "serve", "--port", str(self.port), *self.more],
                env=environment(self.database),
                stdout=log,
                stderr=log,
                cwd=self.folder,
            )
        self._wait()

    def _wait(self):
        for _ in range(300):
            try:
                urllib.request.urlopen(f"{self.address}/health", timeout=2).close()
                return
            except OSError:
                assert self.process.poll() is None, self.log()
                time.sleep(0.1)
        raise AssertionError(f"the server does not start: {self.log()}")

    def log(self):
        return (self.folder / f"server-{self.port}.log").read_text()

    def figures(self):
        """Prometheus' page."""
        with urllib.request.urlopen(f"{self.address}/metrics", timeout=20) as page:
            return page.read().decode()

    def figure(self, name):
        """A figure of Prometheus' page."""
        for line in self.figures().splitlines():
            if line.startswith(f"{name} "):
                return float(line.split()[1])
        return 0.0

    def kill(self):
        """As if the power had failed."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)

    def stop(self):
        """Gracefully."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait(20)
        return self.process.returncode

    def lay(self, *people, start=True, game="guardians", **wish):
        seats = tuple(
            SeatWish("bot", level="easy") if name == "bot" else SeatWish("me", name) for name in people
        )
        return self.rest.new_table(NewTable(game, seats, start=start, **wish))
