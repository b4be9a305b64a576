"""What holds after every move, whatever was played: asked by the fuzzer, never by the rules."""

from collections.abc import Iterator

from orbita.games.guardians.state import (
    ACT,
    COME_BACK,
    COMEBACK,
    EMPTY,
    FIGHTER,
    FLY_ON,
    GOING_ON,
    MAX_EYES,
    MINE,
    MOVE_MINE,
    NOT_BOUGHT,
    NOTHING,
    NOWHERE,
    OVER,
    PART,
    PAY,
    PILE_KINDS,
    PLACE_FIGHTER,
    PLACE_MINE,
    READY,
    RETURN,
    SHIP_LEFT,
    SHIP_RIGHT,
    SHOOT,
    TOKEN_KINDS,
    TOP_LEVEL,
    WALL,
    State,
    is_fighter,
)

IN_FLIGHT = (ACT, FLY_ON, SHOOT)  # stages in which the seat's fighter is on the board


def invariants(s: State) -> list[str]:
    """Say everything that is wrong with a table; nothing, if the rules are right."""
    board = list(s.board)
    return [
        *tokens_accounted_for(s, board),
        *scores_are_tokens(s),
        *pieces_in_place(s, board),
        *invaders_counted(s, board),
        *ships_in_pairs(s, board),
        *turn_makes_sense(s),
    ]


def tokens_accounted_for(s: State, board: list[int]) -> Iterator[str]:
    """Every token of the box lies in the pile, aside, on the board, before a seat or back in the box."""
    found = [s.pile[kind] + s.aside[kind] for kind in range(PILE_KINDS)]
    found[PART] += found.pop() + 2 * s.ships_waiting
    expected = list(s.box.tokens)
    expected[PART] += expected.pop()
    for piece in board:
        if EMPTY < piece < MINE:
            found[min(piece, PART)] += 1
    for kind in range(1, TOKEN_KINDS):
        found[kind] += s.discarded[kind] + sum(s.tokens[kind::TOKEN_KINDS])
        if found[kind] != expected[kind]:
            yield f"{found[kind]} tokens of kind {kind}, not {expected[kind]}"
    if min(*s.pile, *s.aside, *s.tokens, *s.discarded, s.ships_waiting) < 0:
        yield "less than none of a kind of token"
    if s.pile_size != sum(s.pile):
        yield f"the pile has {sum(s.pile)} tokens, not {s.pile_size}"
    if s.aside[SHIP_LEFT] and s.aside[SHIP_RIGHT]:
        yield "two halves of a ship wait aside and were not put together"


def scores_are_tokens(s: State) -> Iterator[str]:
    """A score is what the tokens in front of a seat are worth: their eyes, and the value of each part."""
    for seat in range(s.seats):
        tokens = list(s.tokens[seat * TOKEN_KINDS : (seat + 1) * TOKEN_KINDS])
        worth = sum(eyes * tokens[eyes] for eyes in range(1, MAX_EYES + 1))
        worth += tokens[PART] * s.box.token_value[PART]
        if worth != s.score[seat]:
            yield f"seat {seat} holds {worth}, but scores {s.score[seat]}"


def pieces_in_place(s: State, board: list[int]) -> Iterator[str]:
    """Each fighter and the mine stand once, where the state says; walls all around, and only there."""
    standing = {piece: space for space, piece in enumerate(board) if piece == MINE or is_fighter(piece)}
    noted = {FIGHTER + seat: space for seat, space in enumerate(s.fighter) if space != NOWHERE}
    if s.mine != NOWHERE:
        noted[MINE] = s.mine
    if standing != noted:
        yield f"fighters and mine stand on {standing}, but are noted on {noted}"
    if sum(piece == MINE or is_fighter(piece) for piece in board) != len(standing):
        yield "a fighter or the mine stands on two spaces"
    for space, piece in enumerate(board):
        row, column = divmod(space, s.box.width)
        is_inside = 1 <= row <= s.box.rows and 1 <= column <= s.box.columns
        if is_inside == (piece == WALL) or not EMPTY <= piece <= WALL:
            yield f"{piece} lies on {row}/{column}"


def invaders_counted(s: State, board: list[int]) -> Iterator[str]:
    """The counters by column and in total agree with the board."""
    counted = [0] * s.box.width
    for space, piece in enumerate(board):
        if EMPTY < piece < MINE:
            counted[space % s.box.width] += 1
    if counted != list(s.in_column):
        yield f"invaders by column are {counted}, not {list(s.in_column)}"
    if sum(counted) != s.invaders:
        yield f"{sum(counted)} invaders on the board, not {s.invaders}"


def ships_in_pairs(s: State, board: list[int]) -> Iterator[str]:
    """Halves of an intact ship lie side by side."""
    for space, piece in enumerate(board):
        if piece == SHIP_LEFT and board[space + 1] != SHIP_RIGHT:
            yield f"the left half on space {space} is intact, but has no right half"
        if piece == SHIP_RIGHT and board[space - 1] != SHIP_LEFT:
            yield f"the right half on space {space} is intact, but has no left half"


def turn_makes_sense(s: State) -> Iterator[str]:
    """The stage fits what lies on the table, and the game is over exactly when it has a reason to be."""
    if not 0 <= s.seat < s.seats or not PLACE_FIGHTER <= s.stage <= OVER:
        yield f"seat {s.seat} in stage {s.stage}"
        return
    everybody = (1 << s.seats) - 1
    if (s.stage == OVER) != (s.ending != GOING_ON):
        yield f"stage {s.stage}, ended for reason {s.ending}"
    if s.stage != OVER:
        yield from stage_fits(s)
        if s.out >> s.seat & 1:
            yield "a seat that is out has the turn"
        if s.invaders == 0 or s.missed | s.out == everybody:
            yield "the game goes on, although it should have ended"
    if (s.missed | s.out) & ~everybody:
        yield "a seat that does not exist missed, or is out"
    yield from belongings_fit(s)


def stage_fits(s: State) -> Iterator[str]:
    """What a stage needs: a fighter on the board or beside it, shots to fire, something to pay for."""
    has_fighter = s.fighter[s.seat] != NOWHERE
    if s.stage in IN_FLIGHT and not has_fighter:
        yield f"no fighter in stage {s.stage}"
    if s.stage in IN_FLIGHT and s.buying not in (NOTHING, COMEBACK):
        yield f"flying while buying {s.buying}"
    if s.stage in (COME_BACK, RETURN) and (has_fighter or s.buying != COMEBACK):
        yield "coming back without having been lost"
    if s.stage == PAY and not NOT_BOUGHT < s.buying < COMEBACK:
        yield f"paying for {s.buying}"
    if s.stage == SHOOT and not (0 < s.shots_left <= s.level[s.seat] and s.missile[s.seat] == READY):
        yield f"a choice between {s.shots_left} shots and missile {s.missile[s.seat]}"
    if s.stage == FLY_ON and s.board[s.fighter[s.seat] + s.heading] != EMPTY:
        yield "a flight cannot go on"
    if s.stage == MOVE_MINE and (s.mine == NOWHERE or s.shots_left > 0):
        yield f"moving mine {s.mine} with {s.shots_left} shots left"
    if s.stage == PLACE_MINE and NOWHERE in list(s.fighter):
        yield "the mine is placed before the fighters"


def belongings_fit(s: State) -> Iterator[str]:
    """Levels and power-ups are of the advanced variant; a seat that is out has no fighter on the board."""
    for seat in range(s.seats):
        if s.out >> seat & 1 and s.fighter[seat] != NOWHERE:
            yield f"seat {seat} is out, with a fighter on the board"
        if not 1 <= s.level[seat] <= (TOP_LEVEL if s.box.advanced else 1):
            yield f"seat {seat} has level {s.level[seat]}"
        if s.power_up[seat] != NOT_BOUGHT and not s.box.advanced:
            yield f"seat {seat} has a power-up in the basic game"
