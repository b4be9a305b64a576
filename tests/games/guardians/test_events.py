"""Events are rich enough to animate everything: from them alone the table can be followed."""

from random import Random

import pytest

from orbita.games.guardians.game import GAME
from orbita.games.guardians.options import Options

SIGNS = "RYGB"


class Follower:
    """A client that draws what it is told, and knows no rule."""

    def __init__(self, board, seats):
        self.board = board
        self.scores = [0] * seats
        self.turn = None
        self.out = set()

    def hear(self, data):
        match data:
            case {"event": "turn_began", "seat": seat}:
                self.turn = seat
            case {"event": "fighter_placed", "seat": seat, "space": space}:
                self.board[space] = SIGNS[seat]
            case {"event": "mine_placed", "space": space}:
                self.board[space] = "*"
            case {"event": "fighter_moved" | "mine_moved", "from": start, "to": end}:
                self.move(start, end)
            case {"event": "monster_taken", "seat": seat, "space": space, "eyes": eyes}:
                assert self.board.pop(space) == str(eyes)
                self.scores[seat] += eyes
            case {"event": "ship_part_taken", "seat": seat, "space": space}:
                del self.board[space]
                self.scores[seat] += 10
            case {"event": "ship_damaged", "space": space, "half": half}:
                self.damage(space, half)
            case {"event": "fighter_hit", "seat": seat, "victim": victim, "token": token}:
                self.scores[seat] += token
                self.scores[victim] -= token
            case {"event": "invaders_advanced", "last_row": last_row}:
                self.advance(last_row)
            case {"event": "invader_laid", "space": space, "eyes": eyes}:
                self.board[space] = self.board.get(space, "") + str(eyes)
            case {"event": "ship_laid", "space": space}:
                self.board[space] = self.board.get(space, "") + "<"
                self.board[right_of(space)] = self.board.get(right_of(space), "") + ">"
            case {"event": "fighter_lost" | "mine_exploded", "space": space, "kind": kind, "half": half}:
                self.damage(space, half if kind == "ship" else None)
            case {"event": "paid", "seat": seat, "payment": payment}:
                self.scores[seat] -= sum(map(int, payment.split("+")))
            case {"event": "seat_out", "seat": seat}:
                self.out.add(seat)

    def move(self, start, end):
        self.board[end] = self.board.get(end, "") + self.board.pop(start)

    def damage(self, space, lost):
        """Everything on the space goes; the other half of an intact ship is now damaged."""
        del self.board[space]
        if lost == "left":
            self.board[right_of(space)] = self.board[right_of(space)].replace(">", ")")
        elif lost == "right":
            left = f"{space[:-1]}{int(space[-1]) - 1}"
            self.board[left] = self.board[left].replace("<", "(")

    def advance(self, last_row):
        """Every invader down to this row slides down by one, the lowest first; the planet ends it."""
        for row in range(last_row, 0, -1):
            for column in range(1, 7):
                sign = self.board.get(f"{row}/{column}", ".")
                if sign in "12345<>()" and row < 10:
                    self.move(f"{row}/{column}", f"{row + 1}/{column}")


def right_of(space):
    return f"{space[:-1]}{int(space[-1]) + 1}"


def board_of(state):
    rows = GAME.notation.position_text(state).splitlines()[:10]
    return {
        f"{row}/{column}": sign
        for row, line in enumerate(rows, 1)
        for column, sign in enumerate(line.split(), 1)
        if sign != "."
    }


@pytest.mark.parametrize("seed", range(40))
def test_the_table_can_be_followed_from_its_events(seed):
    choice = Random(seed)
    variant, row = choice.choice(["basic", "advanced"]), choice.choice(["ahead", "any_row"])
    state = GAME.new(Options(variant=variant, missile_target=row), choice.randint(2, 4), seed)
    client = Follower(board_of(state), state.seats)
    while not GAME.is_over(state):
        events = []
        GAME.apply(state, state.seat, choice.choice(list(GAME.legal(state, state.seat))), events)
        for event in events:
            client.hear(GAME.event_data(state, event))
        if GAME.outcome(state) is None or GAME.outcome(state).reason != "planet-fell":
            assert client.board == board_of(state)
        view = GAME.view(state, None)
        assert client.scores == [seat.score for seat in view.seats]
        assert client.out == {place for place, seat in enumerate(view.seats) if seat.is_out}
        if client.turn is not None and not GAME.is_over(state):
            assert client.turn == state.seat
    assert GAME.event_data(state, events[-1]) == {"event": "game_ended", "reason": GAME.outcome(state).reason}
