"""Events as clients get them, from a table of their names: what a game with plain numbers need not write."""

from collections.abc import Callable, Mapping
from typing import Any

from orbita.core.chance import Event


def named_events(types: Mapping[str, Mapping[str, Any]]) -> Callable[[Any, Event], dict[str, Any]]:
    """Make an `event_data` from `event_types`: kinds are numbered in its order, their values in theirs."""
    names = tuple(types.items())

    def event_data(s: Any, event: Event) -> dict[str, Any]:
        """Give an event by its name, with named values."""
        kind, *numbers = event
        name, fields = names[kind]
        return {"event": name, **dict(zip(fields, numbers, strict=False))}

    return event_data
