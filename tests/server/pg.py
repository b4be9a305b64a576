"""A PostgreSQL of our own for tests: a temporary cluster on loopback."""

import os
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path

import pytest

BINARIES = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
OWNER = "postgres"


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Postgres:
    """Started, stopped and restarted by a test."""

    def __init__(self):
        self.folder = Path(tempfile.mkdtemp(prefix="orbita-pg-"))
        self.port = free_port()
        self.url = f"postgresql://{OWNER}@127.0.0.1:{self.port}/postgres"
        if os.getuid() == 0:
            shutil.chown(self.folder, OWNER)
        self._run("initdb", "-D", self.data, "-U", OWNER, "-A", "trust", "--no-sync", "-E", "UTF8")
        self.start()

    @property
    def data(self):
        return str(self.folder / "data")

    def start(self):
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -k {self.folder} -c max_connections=60"
        self._run("pg_ctl", "-D", self.data, "-w", "-l", str(self.folder / "log"), "-o", options, "start")

    def stop(self):
        self._run("pg_ctl", "-D", self.data, "-w", "-m", "immediate", "stop")

    def close(self):
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _run(self, program, *arguments):
        command = [str(BINARIES[0] / program), *arguments]
        if os.getuid() == 0:  # PostgreSQL refuses to run as root
            command = ["runuser", "-u", OWNER, "--", *command]
        subprocess.run(
            command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, cwd="/", timeout=60
        )


def need_postgres():
    """Skip loudly where PostgreSQL is not installed."""
    if not BINARIES:
        pytest.skip(
            "PostgreSQL is not installed: what only it can show is not tested (apt install postgresql)"
        )
