"""Without a C compiler the package is built all the same, uncompiled, and says so."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_without_a_compiler_the_rules_stay_plain_python_and_the_build_says_so():
    done = subprocess.run(
        [sys.executable, "setup.py", "--name"],
        env=os.environ | {"CC": "/no/such/compiler"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert "no C compiler" in done.stderr
    assert done.stdout.strip() == "orbita"
