"""How this package was installed."""

from orbita.core import chance


def is_compiled() -> bool:
    """Tell whether the rules run as machine code, and not as plain Python."""
    return not str(chance.__file__).endswith(".py")
