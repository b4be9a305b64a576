"""What Prometheus reads, and a loud word about everything unexpected."""

import logging
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from orbita.core.errors import OrbitaError

LOG: Final = logging.getLogger("orbita")


class Metrics:
    """Counters of one house."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.entries = Counter("orbita_entries", "Entries taken into logs", ["kind"], registry=self._registry)
        self.failures = Counter("orbita_failures", "Errors nobody expected", registry=self._registry)
        self.refusals = Counter("orbita_refusals", "Messages refused", ["code"], registry=self._registry)
        self.requests = Counter("orbita_requests", "Requests", ["method", "status"], registry=self._registry)
        self.sockets = Gauge("orbita_sockets", "Open sockets", registry=self._registry)
        self.tables = Gauge("orbita_tables", "Tables in memory", registry=self._registry)
        self.appends = Histogram(
            "orbita_submit_seconds",
            "From a command to its durable entry",
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0),
            registry=self._registry,
        )

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
