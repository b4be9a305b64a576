"""What other packages have for one game only: a subpackage that bears the game's name."""

import pkgutil
from importlib import import_module
from types import ModuleType


def part_of(package: ModuleType, game: str) -> ModuleType | None:
    """The part of a package that belongs to a game, if it has one."""
    for found in pkgutil.iter_modules(package.__path__):
        if found.ispkg and found.name == game:
            return import_module(f"{package.__name__}.{game}")
    return None
