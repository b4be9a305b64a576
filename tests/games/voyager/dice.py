"""Dice that are given: values of the generator after which the next die shows a face."""

from itertools import count

from orbita.core.chance import TableState, draw_below


def face_after(key: int) -> int:
    s = TableState()
    s.rng = key
    return 1 + draw_below(s, 6)


FACES = {face: next(key for key in count() if face_after(key) == face) for face in range(1, 7)}
