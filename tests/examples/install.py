"""Installs the example as a user would, into a folder of its own: the tests' environment stays as it is."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
EXAMPLE = ROOT / "examples/nim"
BUILD = "import setuptools.build_meta as backend; print(backend.build_wheel('.'))"


def install(folder):
    """Build the wheel with the package's own backend and unpack it, as pip does; gives where it lies."""
    source, site = folder / "source", folder / "site"
    shutil.copytree(EXAMPLE, source, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info", "build"))
    done = subprocess.run(
        [sys.executable, "-c", BUILD], cwd=source, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    with zipfile.ZipFile(source / done.stdout.split()[-1]) as wheel:
        wheel.extractall(site)
    return site


def search_path(site):
    """Where Python looks for packages: as in this test, and in that folder."""
    given = [os.path.abspath(path) for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]
    return os.pathsep.join([*given, str(site)])
