"""Numbers as compiled and as plain rules take them."""

from librt.vecs import vec

from orbita.core.build import is_compiled


def floats(values):
    """A flat array of these numbers."""
    return vec[float](values) if is_compiled() else list(values)
