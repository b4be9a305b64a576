"""`scripts/compile-beside`: the rules are compiled once, in a place of their own, and never half of them."""

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
# Stands for uv: it says that it began, waits if it shall, and packs what the sources say.
UV = """#!{python}
import os, pathlib, sys, time, zipfile
root = pathlib.Path({root!r})
with (root / "builds").open("a") as builds:
    builds.write(f"{{os.getpid()}}\\n")
while (root / "wait").exists():
    time.sleep(0.05)
if (root / "fail").exists():
    print("cc: no space left on device")
    sys.exit(1)
copy, out = pathlib.Path(sys.argv[-1]), pathlib.Path(sys.argv[sys.argv.index("--out-dir") + 1])
out.mkdir()
with zipfile.ZipFile(out / "orbita.whl", "w") as wheel:
    for path in (copy / "src").rglob("*.py"):
        wheel.write(path, path.relative_to(copy / "src"))
    wheel.writestr("orbita/server/py.typed", "")
"""


class Beside:
    """A small copy of the project, whose compiler is the test's."""

    def __init__(self, folder):
        self.folder = folder
        for name in ("scripts", ".venv/bin", ".tools/bin", "src/orbita/core", "src/orbita/server/rooms"):
            (folder / name).mkdir(parents=True)
        shutil.copy(ROOT / "scripts/compile-beside", folder / "scripts")
        for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
            (folder / name).touch()
        (folder / ".venv/bin/python").symlink_to(sys.executable)
        (folder / ".tools/bin/uv").write_text(UV.format(python=sys.executable, root=str(folder)))
        (folder / ".tools/bin/uv").chmod(0o755)
        for package in ("", "core/", "server/", "server/rooms/"):
            self.write(f"{package}__init__.py", "")
        self.write("server/rooms/bot_worker.py", "")
        self.write("core/build.py", "def is_compiled(): return True\n")

    def write(self, name, text):
        (self.folder / "src/orbita" / name).write_text(text)

    def start(self, *arguments, **environment):
        return subprocess.Popen(
            [sys.executable, str(self.folder / "scripts/compile-beside"), *arguments],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "CC": sys.executable, **environment},
        )

    def run(self, *arguments, **environment):
        process = self.start(*arguments, **environment)
        return process.communicate()[0].strip(), process.returncode

    def where(self):
        return Path(self.run("--where")[0])

    def builds(self):
        started = self.folder / "builds"
        return started.read_text().split() if started.exists() else []


@pytest.fixture
def beside(tmp_path):
    return Beside(tmp_path)


def wait_until(is_so):
    while not is_so():
        time.sleep(0.02)


def test_the_package_stands_in_its_folder_once_it_is_compiled_and_is_compiled_once(beside):
    assert not beside.where().exists()
    told, status = beside.run()
    assert (told.startswith("orbita: the rules are compiled ("), status) == (True, 0)
    assert (beside.where() / "orbita/core/build.py").is_file()
    assert beside.run() == ("", 0)
    assert len(beside.builds()) == 1
    assert [path.name for path in beside.where().parent.iterdir() if path.is_dir()] == [beside.where().name]


def test_other_sources_are_compiled_anew_and_the_old_ones_go(beside):
    beside.run()
    old = beside.where()
    beside.write("core/chance.py", "MORE = 1\n")
    assert beside.where() != old
    assert beside.run()[1] == 0
    assert beside.where().is_dir()
    assert not old.exists()


def test_what_cannot_be_compiled_is_said_in_a_line_and_changes_nothing(beside):
    (beside.folder / "fail").touch()
    told, status = beside.run()
    assert told == (
        "orbita: the rules could not be compiled and run as plain Python: cc: no space left on device"
    )
    assert status == 1
    assert not beside.where().exists()


@pytest.mark.parametrize(
    "broken", ["def is_compiled(): return False\n", "raise ImportError('no such library')\n"]
)
def test_what_was_built_and_does_not_work_is_not_used(beside, broken):
    beside.write("core/build.py", broken)
    told, status = beside.run()
    assert "could not be compiled" in told
    assert len(told.splitlines()) == status == 1
    assert not beside.where().exists()


def test_without_a_compiler_it_says_so(beside):
    told, status = beside.run(CC="/no/such/compiler")
    assert (told.startswith("orbita: no C compiler here"), status) == (True, 0)
    assert beside.builds() == []


def test_two_at_once_compile_once(beside):
    (beside.folder / "wait").touch()
    both = [beside.start() for _ in range(2)]
    wait_until(beside.builds)
    (beside.folder / "wait").unlink()
    told = [process.communicate()[0].strip() for process in both]
    assert sorted(bool(one) for one in told) == [False, True]
    assert len(beside.builds()) == 1
    assert beside.where().is_dir()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_one_that_is_stopped_leaves_the_next_to_do_it(beside, number):
    (beside.folder / "wait").touch()
    first = beside.start()
    wait_until(beside.builds)
    first.send_signal(number)
    first.communicate()
    (compiler,) = beside.builds()
    if number == signal.SIGTERM:
        wait_until(lambda: not Path(f"/proc/{compiler}").exists())
    assert not beside.where().exists()
    (beside.folder / "wait").unlink()
    assert beside.run()[1] == 0
    assert beside.where().is_dir()
