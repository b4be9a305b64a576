"""What Prometheus reads, and a loud word about everything unexpected."""

import logging
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from orbita.core.errors import OrbitaError

LOG: Final = logging.getLogger("orbita")
METHODS: Final = ("GET", "HEAD", "OPTIONS", "POST", "PUT", "DELETE", "SOCKET")
STATUSES: Final = range(100, 600)
OTHER: Final = "other"  # label of whatever somebody made up


class Metrics:
    """Counters of one process."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.entries = Counter("orbita_entries", "Entries taken into logs", ["kind"], registry=self._registry)
        self.failures = Counter("orbita_failures", "Errors nobody expected", registry=self._registry)
        self.refusals = Counter("orbita_refusals", "Messages refused", ["code"], registry=self._registry)
        self.requests = Counter("orbita_requests", "Requests", ["method", "status"], registry=self._registry)
        self.sockets = self._gauge("orbita_sockets", "Open sockets")
        self.connections = self._gauge("orbita_connections", "Open connections that are no sockets")
        self.tables = self._gauge("orbita_tables", "Tables in memory")
        self.unreadable = self._gauge("orbita_tables_unreadable", "Tables whose logs cannot be read")
        self.expired = Counter(
            "orbita_tables_expired", "Tables forgotten", ["phase"], registry=self._registry
        )
        self.bot_workers = self._gauge("orbita_bot_workers", "Processes for bots to think in")
        self.bot_questions = self._gauge("orbita_bot_questions_waiting", "Questions that wait for a bot")
        self.replays_waiting = self._gauge("orbita_replay_waiting", "Records that wait to be replayed")
        self.database_bytes = self._gauge("orbita_database_bytes", "Bytes the database takes")
        self.disk_free = self._gauge("orbita_disk_free_bytes", "Bytes left where the database file is")
        self.appends = Histogram(
            "orbita_submit_seconds",
            "From a command to its durable entry",
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0),
            registry=self._registry,
        )

    def _gauge(self, name: str, text: str) -> Gauge:
        return Gauge(name, text, registry=self._registry)

    def see_request(self, method: str, status: int) -> None:
        """Count a request; only words of our own become labels."""
        known = method if method in METHODS else OTHER
        self.requests.labels(known, str(status) if status in STATUSES else OTHER).inc()

    def see_entry(self, kind: str) -> None:
        """Count an entry."""
        self.entries.labels(kind).inc()

    def see_failure(self, error: BaseException) -> None:
        """An error of ours is counted and logged with its trace; somebody's input is not."""
        if isinstance(error, OrbitaError):
            return
        self.failures.inc()
        LOG.error("unexpected: %r", error, exc_info=error)

    def text(self) -> bytes:
        """Write everything in Prometheus' form."""
        return generate_latest(self._registry)
