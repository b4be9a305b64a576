"""A plain, slow resolver of the action round: the judge of the fast one.

It shares nothing with the engine but the content files, reads and answers rows of the referee's format,
and prefers names and dictionaries to speed. `resolver.resolve` is its door.
"""
