"""The rules a second time, plain and slow: the judge of the fast ones.

Written from the rules and rulings, not from the engine: the board is a dict of signs, moves are their
texts, a turn is one function that asks (yields the set of allowed answers) wherever a seat may choose.
"""

from collections.abc import Callable, Generator, Iterable

from orbita.games.guardians.options import Options
from tests.games.guardians.brute_force import payments

Space = tuple[int, int]
Board = dict[Space, str]
Asking = Generator[set[str], str, None]

ROWS, COLUMNS = 10, 6
MINE_SPACES = [(5, 1), (6, 1), (7, 1), (8, 1)]
PRICES = {"missile": 10, "level": 10, "power-up": 15, "comeback": 10}
FIGHTERS, INVADERS = "RYGB", "12345<>()"
VALUE = {sign: int(sign) if sign.isdigit() else 10 for sign in INVADERS}
SPACES = [(row, column) for row in range(1, ROWS + 1) for column in range(1, COLUMNS + 1)]
DIRECTIONS = [(down, right) for down in (-1, 0, 1) for right in (-1, 0, 1) if (down, right) != (0, 0)]


class GameOver(Exception):
    """The game has ended, for this reason."""


class Plain:
    """A game being played; `asked` holds the answers allowed now, none once it is over."""

    draw: Callable[[], str]  # the next token of the pile

    def __init__(self, seats: int, options: Options, board: Board) -> None:
        self.seats, self.options, self.board = seats, options, board
        self.turn, self.has_hit, self.reason = 0, False, ""
        self.tokens, self.box = [list[int]() for _ in range(seats)], list[int]()
        self.level = [1] * seats
        self.missile, self.power_up = ["for sale"] * seats, ["for sale"] * seats
        self.out, self.without_hit = set[int](), set[int]()
        self.pile_size, self.ships_waiting, self.aside = 66 - len(board), 0, {"<": 0, ">": 0}
        self.asked = set[str]()

    def start(self, game: Asking) -> None:
        """Begin with the set-up, or with the turn after `turn`."""
        self._game = game
        self.answer(None)

    def answer(self, text: str | None) -> None:
        try:
            self.asked = self._game.send(text)
        except GameOver as over:
            self.asked, self.reason = set(), str(over)

    def set_up(self) -> Asking:
        for seat in range(self.seats):
            self.turn = seat
            yield from self.place_fighter()
        self.board[space_of((yield named("mine", MINE_SPACES)))] = "*"
        yield from self.turns()

    def turns(self) -> Asking:
        while True:
            self.turn = (self.turn + 1) % self.seats
            if self.turn not in self.out:
                yield from self.take_turn()

    def take_turn(self) -> Asking:
        self.has_hit = False
        wares = self.purchases() if self.fighter() else set()  # a comeback is the purchase of its turn
        if self.fighter() is None:
            yield from self.come_back()
            if self.fighter() is None or self.options.comeback_turn == "ends":
                return None
        act = yield self.flights() | {"shoot"} | self.missile_targets() | wares
        if act.startswith("buy"):
            return (yield from self.buy(act.removeprefix("buy ")))
        if act.startswith("boost"):
            yield from self.use_power_up(space_of(act))
        elif act.startswith("move"):
            self.fly(space_of(act))
        yield from self.shoot_all("" if "/" in act else act)
        yield from self.move_mine()
        self.without_hit = set() if self.has_hit else self.without_hit | {self.turn}
        return self.check_seats()

    def place_fighter(self) -> Asking:
        self.board[space_of((yield named("place", self.free_lowest_row())))] = FIGHTERS[self.turn]

    def come_back(self) -> Asking:
        if sum(self.tokens[self.turn]) < PRICES["comeback"]:
            self.out.add(self.turn)
            return self.check_seats()
        payment = "pass"
        if self.free_lowest_row():
            payment = yield payments(self.tokens[self.turn], PRICES["comeback"]) | {"pass"}
        if payment == "pass":
            self.without_hit.add(self.turn)
            return self.check_seats()
        self.pay(payment)
        return (yield from self.place_fighter())

    def use_power_up(self, space: Space) -> Asking:
        step = tuple((to > at) - (to < at) for at, to in zip(self.fighter(), space, strict=True))
        self.fly(space)
        self.power_up[self.turn] = "used"
        for _ in range(self.level[self.turn]):
            if self.fighter():
                self.shoot()
        onward = self.straight(self.fighter(), step) if self.fighter() else []
        answer = (yield named("move", onward) | {"stop"}) if onward else "stop"
        if answer != "stop":
            self.fly(space_of(answer))

    def shoot_all(self, chosen: str) -> Asking:
        shots = self.level[self.turn]
        while shots > 0 and self.fighter():
            if not chosen and self.missile_targets():
                chosen = yield self.missile_targets() | {"shoot"}
            shots -= 1
            if chosen.startswith("missile"):
                self.fire_missile(int(chosen.split()[1]))
                shots = 0 if self.options.missile_replaces == "all_shots" else shots
            else:
                self.shoot()
            chosen = ""

    def move_mine(self) -> Asking:
        mine = next((space for space, sign in self.board.items() if sign == "*"), None)
        targets = {"mine": (mine[0], mine[1] + 1)} if mine else {}
        if mine and mine[1] == COLUMNS:
            targets = {f"mine {row}/{column}": (row, column) for row, column in MINE_SPACES}
        targets = {name: at for name, at in targets.items() if self.board.get(at, ".") not in FIGHTERS}
        answer = (yield {*targets, "keep"}) if targets else "keep"
        if answer == "keep":
            return
        del self.board[mine]
        if targets[answer] in self.board:
            self.has_hit = True
            self.take_off(targets[answer], to=self.box)
        else:
            self.board[targets[answer]] = "*"

    def fighter(self) -> Space | None:
        return next((space for space, sign in self.board.items() if sign == FIGHTERS[self.turn]), None)

    def free_lowest_row(self) -> list[Space]:
        return [space for space in SPACES if space[0] == ROWS and space not in self.board]

    def straight(self, start: Space, step: Space) -> list[Space]:
        space = (start[0] + step[0], start[1] + step[1])
        return [space, *self.straight(space, step)] if space in SPACES and space not in self.board else []

    def flights(self) -> set[str]:
        spaces = [space for step in DIRECTIONS for space in self.straight(self.fighter(), step)]
        boosts = named("boost", spaces) if self.power_up[self.turn] == "ready" else set()
        return named("move", spaces) | boosts

    def fly(self, target: Space) -> None:
        del self.board[self.fighter()]
        self.board[target] = FIGHTERS[self.turn]

    def first_ahead(self) -> Space | None:
        row, column = self.fighter()
        return next(((up, column) for up in range(row - 1, 0, -1) if (up, column) in self.board), None)

    def shoot(self) -> None:
        target = self.first_ahead()
        sign = self.board.get(target, "*")
        self.has_hit |= sign != "*"
        if sign in FIGHTERS:
            theirs = sorted(self.tokens[FIGHTERS.index(sign)])
            self.tokens[FIGHTERS.index(sign)] = theirs[1:]
            self.tokens[self.turn] += theirs[:1]
        elif sign in INVADERS:
            self.take_off(target, to=self.box if sign in "<>" else self.tokens[self.turn])

    def missile_targets(self) -> set[str]:
        if self.missile[self.turn] != "ready":
            return set()
        rows = {row for row, _ in self.invaders()}
        if self.options.missile_target == "ahead":
            rows &= {self.first_ahead()[0]} if self.first_ahead() in self.invaders() else set()
        others = [row for (row, _), sign in self.board.items() if sign in FIGHTERS]
        others.remove(self.fighter()[0])
        return {f"missile {row}" for row in rows if row not in others}

    def fire_missile(self, row: int) -> None:
        self.missile[self.turn] = "used"
        self.has_hit = True
        for space in [space for space in self.invaders() if space[0] == row]:
            sign = self.board.pop(space)
            (self.box if sign == "<" else self.tokens[self.turn]).append(VALUE[sign])
        self.advance(row - 1)
        self.reinforce()
        self.check_invaders()

    def purchases(self) -> set[str]:
        wares = ["missile"] if self.missile[self.turn] == "for sale" else []
        if self.options.variant == "advanced":
            wares += ["level"] if self.level[self.turn] < 3 else []
            wares += ["power-up"] if self.power_up[self.turn] == "for sale" else []
        return {f"buy {ware}" for ware in wares if sum(self.tokens[self.turn]) >= PRICES[ware]}

    def buy(self, ware: str) -> Asking:
        self.pay((yield payments(self.tokens[self.turn], PRICES[ware])))
        if ware == "level":
            self.level[self.turn] += 1
        else:
            (self.missile if ware == "missile" else self.power_up)[self.turn] = "ready"

    def pay(self, payment: str) -> None:
        for token in map(int, payment.removeprefix("pay ").split("+")):
            self.tokens[self.turn].remove(token)
            self.box.append(token)

    def invaders(self) -> Board:
        return {space: sign for space, sign in self.board.items() if sign in INVADERS}

    def take_off(self, space: Space, to: list[int]) -> None:
        """A shot or the mine removes an invader; if it was the last of its column, all advance."""
        sign = self.board.pop(space)
        to.append(VALUE[sign])
        damage_other_half(self.board, space, sign)
        is_empty = space[1] not in columns(self.invaders())
        while is_empty:
            before = columns(self.invaders())
            self.advance(ROWS)
            self.reinforce()
            is_empty = self.options.collisions_empty_columns and before - columns(self.invaders())
        self.check_invaders()

    def advance(self, last_row: int) -> None:
        moving = {space: sign for space, sign in self.invaders().items() if space[0] <= last_row}
        if any(row == ROWS for row, _ in moving):
            raise GameOver("planet-fell")
        self.board = {space: sign for space, sign in self.board.items() if space not in moving}
        self.arrive({(row + 1, column): sign for (row, column), sign in moving.items()})

    def arrive(self, coming: Board) -> None:
        """Invaders come onto spaces; whatever stands there goes, with what touched it."""
        for space in [space for space in coming if space in self.board]:
            sign, struck = coming.pop(space), self.board.pop(space)
            self.box.append(VALUE[sign])
            damage_other_half(coming, space, sign)
            if struck in FIGHTERS and self.options.comeback_level == "lost":
                self.level[FIGHTERS.index(struck)] = 1
        self.board.update(coming)

    def reinforce(self) -> None:
        column = 1
        while column <= COLUMNS:
            if self.ships_waiting and column < COLUMNS:
                self.ships_waiting -= 1
                self.arrive({(1, column): "<", (1, column + 1): ">"})
                column += 2
                continue
            if not self.pile_size:
                return
            self.pile_size -= 1
            sign = self.draw()
            match = "<" if sign == ">" else ">"
            if sign.isdigit():
                self.arrive({(1, column): sign})
                column += 1
            elif self.aside[match]:
                self.aside[match] -= 1
                self.ships_waiting += 1
            else:
                self.aside[sign] += 1

    def check_invaders(self) -> None:
        if not self.invaders():
            raise GameOver("last-invader-gone")

    def check_seats(self) -> None:
        if len(self.out) == self.seats:
            raise GameOver("all-fighters-lost")
        if len(self.out | self.without_hit) == self.seats:
            raise GameOver("nobody-hits")


def damage_other_half(board: Board, space: Space, lost: str) -> None:
    row, column = space
    if lost == "<" and (row, column + 1) in board:
        board[row, column + 1] = ")"
    elif lost == ">" and (row, column - 1) in board:
        board[row, column - 1] = "("


def columns(spaces: Iterable[Space]) -> set[int]:
    return {column for _, column in spaces}


def named(verb: str, spaces: list[Space]) -> set[str]:
    return {f"{verb} {row}/{column}" for row, column in spaces}


def space_of(move: str) -> Space:
    row, column = move.split()[1].split("/")
    return int(row), int(column)
