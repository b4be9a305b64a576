"""One subcommand of the command line, run as the entry point runs it."""

import argparse
from collections.abc import Callable
from typing import Any

from orbita.core.errors import OrbitaError


class Result:
    """What a command printed and how it ended; the message of an error stands in `error`."""

    def __init__(self, status: int, out: str, error: str, code: str) -> None:
        self.status, self.out, self.error, self.code = status, out, error, code


def runner(module: Any, capsys: Any) -> Callable[..., Result]:
    """Give a function that runs the command with arguments written as on a command line."""

    def run(*arguments: str) -> Result:
        parser = argparse.ArgumentParser(prog="orbita")
        module.add(parser.add_subparsers(required=True))
        args = parser.parse_args(arguments)
        error = code = ""
        try:
            status = args.run(args)
        except OrbitaError as refused:
            status, error, code = 2, refused.message, refused.code
        return Result(status, capsys.readouterr().out, error, code)

    return run
