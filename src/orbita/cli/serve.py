"""`orbita serve`: the table server."""

import argparse
import logging
import socket
from typing import Any, Final

import segno

from orbita.cli.output import reason
from orbita.core.errors import BadOptions
from orbita.server.settings import DATABASE_VARIABLE, DEFAULT_DATABASE, Settings, database_url

DEFAULTS: Final = Settings()
FASTEST: Final = 1000.0  # times as fast as people play
LEVELS: Final = ("debug", "info", "warning", "error")
COUNTED: Final = (
    "requests_per_minute",
    "connections_per_address",
    "sockets_per_address",
    "tables_per_hour",
    "guests_per_hour",
    "keep_lobbies_days",
    "keep_finished_days",
    "keep_finished",
)


def add(commands: Any) -> None:
    """Add the parser."""
    parser = commands.add_parser(
        "serve",
        help="run the table server",
        description="Run the table server. Every table is a log in one database; stopping it loses nothing.",
        formatter_class=argparse.ArgumentDefaultsHelpFormatter,
    )
    parser.add_argument(
        "--host", default=DEFAULTS.host, help="address to listen at; 0.0.0.0: all of this machine"
    )
    parser.add_argument("--port", type=int, default=DEFAULTS.port, help="port to listen at; 0: any free one")
    parser.add_argument(
        "--database",
        metavar="URL",
        help=f"where tables are kept: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME, for several "
        f"processes; without it the variable {DATABASE_VARIABLE}, or {DEFAULT_DATABASE}",
    )
    parser.add_argument(
        "--base-url",
        default=DEFAULTS.base_url,
        metavar="URL",
        help="how people reach this server, for links and QR codes; empty: as they asked for it",
    )
    parser.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="a page elsewhere that may connect to this server; may be given several times",
    )
    parser.add_argument("--bot-pace", type=float, default=DEFAULTS.bot_pace, metavar="SECONDS",
                        help="the time a bot usually takes for a move")  # fmt: skip
    parser.add_argument("--bot-workers", type=int, default=DEFAULTS.bot_workers, metavar="N",
                        help="processes for bots to think in; one of several is left to others")  # fmt: skip
    parser.add_argument("--clock-rate", type=float, default=DEFAULTS.clock_rate, metavar="X",
                        help="how fast the clocks of games run, to try things out")  # fmt: skip
    parser.add_argument("--compiled-at", default=DEFAULTS.compiled_at, metavar="FOLDER",
                        help="where this package will lie compiled: bots use it from then on")  # fmt: skip
    parser.add_argument("--requests-per-minute", type=int, default=DEFAULTS.requests_per_minute, metavar="N",
                        help="requests one address may make, or one /64 of IPv6; 0: no limit")  # fmt: skip
    parser.add_argument("--connections-per-address", type=int, default=DEFAULTS.connections_per_address,
                        metavar="N", help="open connections of one address beside its sockets")  # fmt: skip
    parser.add_argument("--sockets-per-address", type=int, default=DEFAULTS.sockets_per_address, metavar="N",
                        help="tables open at once from one address; a school may be one address")  # fmt: skip
    parser.add_argument("--tables-per-hour", type=int, default=DEFAULTS.tables_per_hour, metavar="N",
                        help="tables one address may lay in an hour")  # fmt: skip
    parser.add_argument("--guests-per-hour", type=int, default=DEFAULTS.guests_per_hour, metavar="N",
                        help="keys of guests one address may be given in an hour")  # fmt: skip
    parser.add_argument("--forget-after", type=float, default=DEFAULTS.forget_after, metavar="SECONDS",
                        help="how long a table nobody is at stays in memory; its log stays")  # fmt: skip
    parser.add_argument("--keep-lobbies-days", type=int, default=DEFAULTS.keep_lobbies_days, metavar="DAYS",
                        help="days a table waits for its game to start; 0: for ever")  # fmt: skip
    parser.add_argument("--keep-finished-days", type=int, default=DEFAULTS.keep_finished_days, metavar="DAYS",
                        help="days a finished game is kept; 0: for ever")  # fmt: skip
    parser.add_argument("--keep-finished", type=int, default=DEFAULTS.keep_finished, metavar="N",
                        help="finished games to keep, the newest; 0: all")  # fmt: skip
    parser.add_argument(
        "--trusted-proxies",
        default=DEFAULTS.trusted_proxies,
        metavar="ADDRESSES",
        help="addresses or networks of reverse proxies, with commas: their X-Forwarded-For is believed, and "
        "limits count whom it names",
    )
    parser.add_argument("--log-level", default=DEFAULTS.log_level, choices=LEVELS,
                        help="how much is logged; info: one line per request")  # fmt: skip
    parser.add_argument(
        "--qr", action="store_true", help="show the address as a QR code for phones in the network"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve until stopped; running games go on after the next start."""
    from orbita.server.http.serving import serve

    settings = read_settings(args)
    logging.basicConfig(level=settings.log_level.upper(), format="%(asctime)s %(name)s %(message)s")
    for noisy in ("alembic", "asyncio", "websockets"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
    logging.getLogger("uvicorn").setLevel(logging.ERROR)  # it would log codes of tables, and all nonsense
    with listen(settings.host, settings.port) as listener:
        announce(settings.host, listener.getsockname()[1], args.qr)
        return serve(settings, listener)


def read_settings(args: argparse.Namespace) -> Settings:
    """The settings these arguments mean."""
    return check(
        Settings(
            host=args.host,
            port=args.port,
            database=database_url(args.database),
            base_url=args.base_url,
            origins=tuple(args.origin),
            bot_pace=args.bot_pace,
            bot_workers=args.bot_workers,
            clock_rate=args.clock_rate,
            compiled_at=args.compiled_at,
            requests_per_minute=args.requests_per_minute,
            connections_per_address=args.connections_per_address,
            sockets_per_address=args.sockets_per_address,
            tables_per_hour=args.tables_per_hour,
            guests_per_hour=args.guests_per_hour,
            forget_after=args.forget_after,
            keep_lobbies_days=args.keep_lobbies_days,
            keep_finished_days=args.keep_finished_days,
            keep_finished=args.keep_finished,
            trusted_proxies=args.trusted_proxies,
            log_level=args.log_level,
        )
    )


def check(settings: Settings) -> Settings:
    """Refuse what makes no sense before anything is started."""
    from orbita.server.http.addresses import read_proxies

    read_proxies(settings.trusted_proxies)
    if not settings.forget_after > 0:
        raise BadOptions("serve/forget-after", "--forget-after is a number of seconds above zero")
    if not 0 < settings.clock_rate <= FASTEST:
        raise BadOptions("serve/clock-rate", f"--clock-rate is a number above zero, {FASTEST} at most")
    for name in COUNTED:
        if getattr(settings, name) < 0:
            flag = name.replace("_", "-")
            raise BadOptions(
                "serve/negative", f"--{flag} is not below zero; zero: without limit", flag=f"--{flag}"
            )
    return settings


def listen(host: str, port: int) -> socket.socket:
    """Take the address before anything else, so that the reason for a refusal is clear."""
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except (OSError, OverflowError) as error:
        listener.close()
        raise BadOptions(
            "serve/address", f"cannot listen at {host}:{port}: {reason(error)}", address=f"{host}:{port}"
        ) from error
    return listener


def announce(host: str, port: int, with_qr: bool) -> None:
    """Print where the server is, for this machine and for others in the network."""
    print(f"orbita: http://127.0.0.1:{port}/", flush=True)
    if host not in ("0.0.0.0", "::"):
        return
    address = f"http://{network_address()}:{port}/"
    print(f"orbita: {address} in this network", flush=True)
    if with_qr:
        segno.make(address).terminal(compact=True)


def network_address() -> str:
    """The address other machines see; connecting a datagram socket sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
