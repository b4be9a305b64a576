"""`orbita serve`: an address that cannot be had is refused with its reason."""

import socket

import pytest

from orbita.cli.serve import listen
from orbita.core.errors import BadOptions


@pytest.mark.parametrize("port", [-1, 65_536, 99_999_999])
def test_there_is_no_such_port(port):
    with pytest.raises(BadOptions, match="cannot listen at") as refused:
        listen("127.0.0.1", port)
    assert refused.value.code == "serve/address"


def test_somebody_else_listens_there():
    with socket.create_server(("127.0.0.1", 0)) as other, pytest.raises(BadOptions, match="in use"):
        listen("127.0.0.1", other.getsockname()[1])
