"""The command line, for tests that go through its front door."""

import pytest

from orbita.cli.main import main


@pytest.fixture
def orbita(capsys):
    """Runs the command line; gives its status and what it printed."""

    def orbita(*args):
        status = main([str(arg) for arg in args])
        out, err = capsys.readouterr()
        return status, out, err

    return orbita
