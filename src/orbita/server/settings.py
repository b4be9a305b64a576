"""What can be set: by flags of `orbita serve`, or by variables of the environment."""

import os
from typing import Final

import msgspec

DEFAULT_DATABASE: Final = "sqlite:///orbita-data/orbita.db"
DATABASE_VARIABLE: Final = "ORBITA_DATABASE_URL"


class Settings(msgspec.Struct, frozen=True):
    """The defaults serve one machine and whoever sits at it."""

    host: str = "127.0.0.1"
    port: int = 8765
    database: str = DEFAULT_DATABASE
    base_url: str = ""  # how the outside calls this server; empty: as the request does
    origins: tuple[str, ...] = ()  # of pages elsewhere that may connect
    bot_pace: float = 0.8  # seconds
    bot_workers: int = 2  # of several one is always left to other tables
    clock_rate: float = 1.0  # how fast the clocks of games run; other than 1 only to try things out
    compiled_at: str = ""  # a folder where compiled rules will lie once they are ready
    requests_per_minute: int = 600  # of one address, as the next four; 0: no limit
    connections_per_address: int = 300
    sockets_per_address: int = 200  # a school behind one address has a hundred pupils and their screens
    tables_per_hour: int = 60
    guests_per_hour: int = 300
    forget_after: float = 300.0  # seconds a table stays in memory after the last client left
    keep_lobbies_days: int = 2  # nobody came, nothing was started; 0: for ever, as the next two
    keep_finished_days: int = 0
    keep_finished: int = 0  # games, the newest
    trusted_proxies: str = "127.0.0.1"
    log_level: str = "info"


def database_url(given: str | None = None) -> str:
    """The database: as given, or of the environment, or a file beside us."""
    return given or os.environ.get(DATABASE_VARIABLE) or DEFAULT_DATABASE
