"""What can go wrong between a client and its server."""

from orbita.core.errors import OrbitaError


class Refused(OrbitaError):
    """The server said no, with its code."""


class Gone(OrbitaError):
    """The server closed the table to this client, for good."""


class Unreachable(OrbitaError):
    """No server answers there."""
