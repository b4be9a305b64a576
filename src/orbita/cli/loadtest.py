"""`orbita loadtest`: many tables of random players over real sockets, on this machine only."""

import argparse
import asyncio
import contextlib
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from orbita.core.errors import BadOptions
from orbita.registry import GAMES
from orbita.server.settings import DATABASE_VARIABLE

if TYPE_CHECKING:
    from orbita.client.load import Report

Running: TypeAlias = "dict[str, subprocess.Popen[bytes]]"  # servers by their addresses


def add(commands: Any) -> None:
    """Add the parser."""
    parser = commands.add_parser(
        "loadtest",
        help="measure a server on this machine with many tables",
        description="Starts servers of its own on loopback, plays, reports, and stops them.",
        formatter_class=argparse.ArgumentDefaultsHelpFormatter,
    )
    parser.add_argument("--game", default=next(iter(GAMES)), help="which game")
    parser.add_argument("--tables", type=int, default=50, help="tables at once, up to 1000")
    parser.add_argument("--seats", type=int, default=4, help="players at each")
    parser.add_argument("--seconds", type=float, default=20, help="how long, up to 300")
    parser.add_argument(
        "--rate", type=float, default=1.0, help="moves a second at each table; 0: as fast as it goes"
    )
    parser.add_argument(
        "--bots", metavar="LEVEL", default="", help="bots of this level on all seats but one of each table"
    )
    parser.add_argument("--processes", type=int, default=1, help="server processes; several need PostgreSQL")
    parser.add_argument("--database", metavar="URL", help="default: a new SQLite file, removed afterwards")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play, and report; exit status 1 if anything was lost or out of order."""
    if not (0 < args.tables <= 1000 and 0 < args.seconds <= 300 and 0 < args.processes <= 8):
        raise BadOptions("loadtest/bounds", "up to 1000 tables, 300 seconds and 8 processes")
    if args.processes > 1 and not str(args.database).startswith("postgres"):
        raise BadOptions(
            "loadtest/one-process", "a SQLite file has one process: give --database postgresql://…"
        )
    with tempfile.TemporaryDirectory() as folder:
        database = args.database or f"sqlite:///{folder}/load.db"
        with servers(args.processes, database, Path(folder), "--bot-pace", "0") as running:
            report = play(running, args.game, args.tables, args.seats, args.rate, args.seconds, args.bots)
    print(report.text())
    return 0 if report.is_clean() else 1


def play(
    running: Running, game: str, tables: int, seats: int, rate: float, seconds: float, bots: str = ""
) -> "Report":
    """Let random players play at these servers, on the quickest loop there is: they are measured too."""
    from orbita.client.load import Load

    async def work() -> "Report":
        pids = [process.pid for process in running.values()]
        return await Load(list(running), game, tables, seats, rate, seconds, pids, bots).run()

    try:
        from uvloop import new_event_loop
    except ImportError:  # there is none for this system
        return asyncio.run(work())
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        return runner.run(work())


@contextlib.contextmanager
def servers(count: int, database: str, folder: Path, *more: str) -> Iterator[Running]:
    """Start servers, with more flags if need be, wait until they answer, and stop them in the end."""
    running: Running = {}
    try:
        for _ in range(count):
            port = free_port()
            process = running[f"http://127.0.0.1:{port}"] = start_server(port, database, folder, *more)
            wait_for(port, process, folder)
        yield running
    finally:
        for process in running.values():
            process.terminate()
        for process in running.values():
            process.wait(30)


def start_server(port: int, database: str, folder: Path, *more: str) -> "subprocess.Popen[bytes]":
    """Start one server of our own kind."""
    program = "import sys; from orbita.cli.main import main; sys.exit(main(sys.argv[1:]))"
    flags = ["--port", str(port), "--requests-per-minute", "1000000", "--log-level", "warning"]
    with (folder / "server.log").open("ab") as log:
        return subprocess.Popen(
            [sys.executable, "-c", program, "serve", *flags, *more],
            env={**os.environ, DATABASE_VARIABLE: database},
            stdout=log,
            stderr=log,
        )


def wait_for(port: int, process: "subprocess.Popen[bytes]", folder: Path) -> None:
    """Wait until a server accepts connections."""
    for _ in range(300):
        if process.poll() is not None:
            log = (folder / "server.log").read_text()
            raise BadOptions("loadtest/server", f"the server did not start: {log}", log=log)
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
            return
        time.sleep(0.1)
    raise BadOptions("loadtest/server", "the server does not answer", log="")


def free_port() -> int:
    """Find a port nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
