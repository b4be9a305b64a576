"""Compiles the rules with mypyc where a C compiler is at hand; installs them as plain Python otherwise."""

import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.errors import CCompilerError, ExecError, PlatformError

SOURCE = Path("src/orbita")
OF_EVERY_GAME = (
    "state.py",
    "copying.py",
    "moves.py",
    "vocabulary.py",
    "engine.py",
    "rules/*.py",
    "content/flatten.py",
)
# Sums of products are rounded twice, as in the interpreter, on processors that could round them once.
FLAGS = ("-fno-semantic-interposition", "-ffp-contract=off")
MARK = "# Compiled: see setup.py."  # a line of other modules


def compiled_sources() -> list[str]:
    """Everything that search and simulation call: the rules of every game, and each module that says so.

    One list, so that calls between modules are C calls.
    """
    return [
        str(path)
        for path in sorted(SOURCE.rglob("[a-z]*.py"))
        if any(path.match(f"games/*/{name}") for name in OF_EVERY_GAME)
        or MARK in path.read_text(encoding="utf-8").splitlines()
    ]


def has_compiler() -> bool:
    """Try to compile a file that needs nothing but Python's own headers; `make play` has no time for it."""
    if os.environ.get("ORBITA_COMPILER") == "none":
        return False
    from setuptools import Extension
    from setuptools.dist import Distribution

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("#include <Python.h>\nint probe(void) { return 0; }\n")
        probe = Distribution({"ext_modules": [Extension("probe", [str(source)])]})
        build = probe.get_command_obj("build_ext")
        build.build_temp = build.build_lib = folder
        build.finalize_options()
        try:
            build.run()
        except (CCompilerError, ExecError, PlatformError, OSError):
            return False
        except Exception as error:  # distutils raises its own kinds
            print(f"orbita: {error}", file=sys.stderr)
            return False
    return True


def compiled_modules() -> list[Any]:
    """The extension modules, or none."""
    from mypyc.build import mypycify

    if not has_compiler():
        print("orbita: no C compiler, so the rules stay uncompiled (right, but slower)", file=sys.stderr)
        return []
    modules: list[Any] = mypycify(compiled_sources(), opt_level="3", debug_level="0", group_name="orbita")
    if sys.platform != "win32":
        for module in modules:  # calls between the rules may be inlined: 5 to 10 % faster
            module.extra_compile_args = [*module.extra_compile_args, *FLAGS]
    return modules


def forget_last_build() -> None:
    """Modules that moved since, or are no longer compiled, must not be packed again."""
    if "bdist_wheel" in sys.argv:
        for folder in Path("build").glob("lib*"):
            shutil.rmtree(folder)


forget_last_build()
setup(ext_modules=compiled_modules())
