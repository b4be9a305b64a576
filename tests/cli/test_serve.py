"""`orbita serve`: what cannot be had or makes no sense is refused with its reason, before anything starts."""

import socket

import pytest

from orbita.cli.main import main
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


@pytest.mark.parametrize(
    ("flags", "told"),
    [
        pytest.param(["--trusted-proxies", "*"], "name the proxy's address", id="everybody is no proxy"),
        pytest.param(["--trusted-proxies", "proxy"], "no address or network", id="a proxy by name"),
        pytest.param(["--sockets-per-address", "-1"], "--sockets-per-address is not below", id="sockets"),
        pytest.param(["--keep-finished-days", "-1"], "--keep-finished-days is not below", id="days"),
        pytest.param(["--database", "mysql://a/b"], "a database is", id="another database"),
    ],
)
def test_what_makes_no_sense_is_said_in_a_sentence(flags, told, capsys):
    assert main(["serve", "--port", "0", *flags]) == 2
    error = capsys.readouterr().err
    assert told in error
    assert len(error.splitlines()) == 1
