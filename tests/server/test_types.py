"""The types of the web client are the server's own."""

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from orbita.server import protocol

ROOT = Path(__file__).parent.parent.parent


def test_the_committed_types_are_those_of_the_structs():
    done = subprocess.run(
        [sys.executable, str(ROOT / "scripts/generate-types"), "--check"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    "raw",
    [
        pytest.param(b"", id="nothing"),
        pytest.param(b"[]", id="no object"),
        pytest.param(b'{"type":"shout"}', id="unknown type"),
        pytest.param(b'{"type":"move","move":1,"after":0}', id="wrong kind of value"),
        pytest.param(b'{"type":"move","move":"x"}', id="something missing"),
        pytest.param(b'{"type":"ping","extra":1}', id="something more"),
    ],
)
def test_what_is_no_message_is_refused(raw):
    with pytest.raises(msgspec.DecodeError):
        protocol.read_message(raw)
