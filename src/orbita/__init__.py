"""Orbita: one table for three space board games."""

from importlib.metadata import version

__version__ = version("orbita")
