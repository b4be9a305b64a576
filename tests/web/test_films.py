"""The action rounds the browser's film is tested with are those of the installed rules."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_missions_are_told_as_the_engine_tells_them_now():
    subprocess.run([sys.executable, ROOT / "scripts/make-films", "--check"], check=True)
