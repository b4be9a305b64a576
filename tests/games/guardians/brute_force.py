"""Payments found by trying everything."""

from collections import Counter
from itertools import product


def payments(tokens: list[int], price: int) -> set[str]:
    """Every choice of tokens that is enough, and would not be without any one of them."""
    held = sorted(Counter(tokens).items(), reverse=True)
    found = set()
    for counts in product(*(range(count + 1) for _, count in held)):
        chosen = [token for (token, _), count in zip(held, counts, strict=True) for _ in range(count)]
        if sum(chosen) >= price and all(sum(chosen) - token < price for token in chosen):
            found.add(f"pay {'+'.join(map(str, chosen))}")
    return found
