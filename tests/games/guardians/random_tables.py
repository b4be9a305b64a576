"""Tables nobody would reach by chance: fighters among the invaders, few tokens left, everything bought."""

from random import Random

from msgspec import to_builtins

from orbita.games.guardians.options import Options
from orbita.games.guardians.state import State
from tests.games.guardians.table import COLUMNS, NAMES, ROWS, lay


def random_table(choice: Random, options: Options) -> State:
    """Lay a table at random from the tokens of the box, as the next turn is about to begin."""
    names = NAMES[: choice.randint(2, 4)]
    monsters = list("1" * 11 + "2" * 11 + "3" * 11 + "4" * 11 + "5" * 12)
    choice.shuffle(monsters)
    board = [["."] * COLUMNS for _ in range(ROWS)]
    place_ships(choice, board)
    place(choice, board, [name[0].upper() for name in names if choice.random() < 0.9] + ["*"])
    place(choice, board, [monsters.pop() for _ in range(choice.randint(1, 14))])
    is_advanced = options.variant == "advanced"
    state = lay(
        "\n".join(" ".join(row) for row in board),
        turn=choice.choice(names),
        seats=len(names),
        tokens={name: " ".join(monsters.pop() for _ in range(choice.choice([0, 1, 4, 7]))) for name in names},
        levels={name: choice.randint(1, 3) if is_advanced else 1 for name in names},
        missiles=" ".join(name for name in names if choice.random() < 0.5),
        power_ups=" ".join(name for name in names if is_advanced and choice.random() < 0.5),
        pile=" ".join(monsters.pop() for _ in range(choice.randint(0, 5)))
        + choice.choice(["", " <", " < >"]),
        aside=choice.choice(["", "<", ">"]),
        ships_waiting=choice.choice([0, 0, 1]),
        **to_builtins(options),
    )
    state.rng = choice.getrandbits(60)
    return state


def place_ships(choice: Random, board: list[list[str]]) -> None:
    """Up to two intact ships and a damaged one, not in the lowest rows."""
    for row in choice.sample(range(ROWS - 2), choice.randint(0, 2)):
        column = choice.randrange(COLUMNS - 1)
        board[row][column : column + 2] = "<>"
    place(choice, board, choice.choice([[], ["("], [")"]]))


def place(choice: Random, board: list[list[str]], signs: list[str]) -> None:
    """Put each sign on an empty space; the lowest row stays free of invaders, or the planet falls at once."""
    for sign in signs:
        rows = ROWS - sign.isdigit()
        row, column = choice.choice(
            [(row, column) for row in range(rows) for column in range(COLUMNS) if board[row][column] == "."]
        )
        board[row][column] = sign
