"""What one seat may not know, nothing that leaves the process tells: equal views, byte-equal traffic.

A table is opened twice from the same log; in the second one everything a seat cannot see is exchanged. From
then on both are played alike, and whatever that seat, a spectator or a stranger receives, asked or not, must
be the same to the byte. What a seat cannot see is said by the game's `sample`, and by judges that do not ask
the game; games and servers that leak on purpose are caught.
"""

import copy
import dataclasses
import itertools
import random
import zlib

import httpx
import msgspec
import pytest

from orbita.bots.bot import Act
from orbita.core.contract import CLOCK, NEVER
from orbita.core.errors import OrbitaError
from orbita.registry import GAMES
from orbita.server.app import make_app
from orbita.server.errors import Refusal
from orbita.server.http.bodies import NewTable, SeatWish
from orbita.server.http.routes.games import game_info
from orbita.server.rooms import errands, meanwhile, replays
from orbita.server.rooms.bot_pool import BotPool
from orbita.server.rooms.bots import Bots
from orbita.server.rooms.clock import Clock
from orbita.server.rooms.room import Room
from orbita.server.settings import Settings
from orbita.server.socket import protocol as wire
from orbita.server.socket.session import greet
from orbita.server.store.memory import MemoryStore
from orbita.server.table import commands, fairness, keys, lobby, show, take_backs
from orbita.server.table.commands import talk
from orbita.server.table.fold import Table
from orbita.server.table.timing import COUNT, RATES
from tests.contract import test_the_tests as mutants
from tests.contract.sealed import DECK, SEALED, hand
from tests.contract.secrets import SECRETS
from tests.server.club import Client, open_club, run, settle

ALL_GAMES = {**GAMES, SEALED.name: SEALED}
GUEST = keys.Guest(keys.new_secret())
PLAYED = {}  # the games of the tables that are compared, by name
TRIED = 8  # moves that might look the same
COUNTED = ("orbita_refusals", "orbita_entries", "orbita_requests", "orbita_tables")
STRANGE = (
    "", "dance", "undo 1", "lay 3", "lay 23", "beat 5", "place 10/3", "shoot", "go", "play 1", "tick 5000",
    "take", "done, lay 3", "research, research", "shoot, dance", ",", "give 2 A", "fly mars/1", "pay 3+4",
    "\u202e", "x" * 300,
)  # fmt: skip
# What people say, show and wish beside the game, whether the table allows it or not.
CHATTER = (
    wire.Ping(7), wire.Say("hej"), wire.Say(""), wire.Talk("tell", "lay 4 A"), wire.Talk("tell", "lay 4 -"),
    wire.Talk("tell", "hand A/red B/deck"), wire.Talk("ask", "who threat7 5"), wire.Talk("ask", "who slot 3"),
    wire.Talk("mark", "take upper_red.A 5"), wire.Talk("mark", "careful threat7"),
    wire.Talk("ping", "slot 4"), wire.Talk("word", "hurry"), wire.Talk("word", "nonsense"),
    wire.Film(3, "shots", True, 2.0), wire.Film(3, "shots", False), wire.Pause(), wire.Pause(on=False),
    wire.Step(), wire.Mute(0), wire.Mute(0, on=False), wire.Order("hold 2"), wire.Order(""),
    wire.Play("nothing", 0, number=0),
    wire.Play("nothing", 0, number=99), wire.Propose("resign"),
)  # fmt: skip
MARGIN = 1000  # ms that the moves played afterwards take


def a_move(table, mover, share, now):
    """A legal move, chosen by a number."""
    if mover == CLOCK:
        return commands.tick(table)
    game, state = table.game, table.match.state
    moves = list(game.legal(state, mover))
    text = game.notation.move_text(state, mover, moves[int(share * len(moves))])
    return commands.play(table, mover, text, table.seq, now)


def named_move(table, mover, text, now):
    """A move given in notation; the clock's needs none."""
    return commands.tick(table) if mover == CLOCK else commands.play(table, mover, text, table.seq, now)


async def advance(club, game, dice):
    """A table some random moves into its game."""
    seats = tuple(SeatWish("me", name) for name in "ABCDEFGH"[: max(2, game.min_seats)])
    pace = dice.choice(tuple(RATES)) if game.wake_at(new_state(game, len(seats))) != NEVER else "real"
    wish = NewTable(game.name, seats, start=True, public=True, pace=pace)
    await club.rooms.store.keep_guest(GUEST.hashed, "A", club.moment)
    laid = await lobby.lay_table(club.rooms, wish, GUEST.hashed, GUEST.secret_for)
    room = await club.rooms.room(laid.table)
    club.moment += dice.choice((0, 2000, COUNT))
    for _ in range(dice.randrange(dice.choice((5, 15, 60)))):
        seats = game.awaited(room.table.match.state)
        if not seats:
            break
        club.moment += 50
        mover, share, now = dice.choice(seats), dice.random(), club.moment
        await room.submit(lambda table, mover=mover, share=share, now=now: a_move(table, mover, share, now))
    await settle()
    return laid


def new_state(game, seats):
    return game.new(game.read_options({}), seats, 1)


def sampled(game, state, seat, seed):
    """What the game itself says could be."""
    return game.sample(game.view(state, seat), seed)


def judged(game, state, seat, seed):
    """What somebody says could be who knows the secrets of this game, and does not ask it."""
    dice, other = random.Random(seed), game.copy(state)
    if game.name in SECRETS:
        SECRETS[game.name].exchange(other, seat, dice)
        if SECRETS[game.name].postpone is not None:
            SECRETS[game.name].postpone(other, dice)
    return other


def exchange_secrets(room, seat, seed, otherwise):
    """Put another table behind what a seat sees; tell whether it differs."""
    table = copy.copy(room.table)
    table.match = room.table.match.fork()
    state, game = table.match.state, table.game
    other = otherwise(game, state, seat, seed)
    other.rng = state.rng
    differs = game.pack(other) != game.pack(state)
    other.rng = seed + 1  # what was left by the last draw; every move brings its own
    table.match.state = other
    room.table = table
    room._showing = None
    return differs


def is_legal(table, seat, text):
    """Tell whether this would be played, and not only be refused."""
    game, state = table.game, table.match.state
    try:
        return (
            seat is not None
            and game.why_not(state, seat, game.notation.parse_move(state, seat, text)) is None
        )
    except OrbitaError:
        return False


async def come(club, code, key, since, lang):
    """Connect; to watch a public table needs no key."""
    room = await club.rooms.room(code)
    line = greet(room, wire.Hello(key, since, lang, board="plain" if lang == "pl" else "colour"))
    room.enter(line)
    return Client(room, line)


async def everything(club, code, key, lang):
    """All that a client is told, and all that it can ask for, as bytes."""
    room = await club.rooms.room(code)
    since = room.table.seq
    client = await come(club, code, key, since, lang)
    told = [wire.write_message(client.update())]
    messages = [
        wire.Play(text, since)
        for text in STRANGE
        if not is_legal(room.table, client.connection.who.seat, text)
    ]
    messages += [wire.Undo(), wire.Undo(3), wire.Say(""), wire.Mute(99), wire.AskHint(5), wire.Ready()]
    messages += [wire.Propose("take_back", count=10_000), wire.Propose("bot", seat=0, level="x")]
    messages += [wire.Answer(True, 1), wire.Back(), *CHATTER]
    for message in messages:
        client.session.allowance._left = 60
        await client.session.receive(wire.write_message(message))
        told += [wire.write_message(note) for note in client.connection.notes]
        client.connection.notes.clear()
    told += [msgspec.json.encode(what) for what in (room.info(), room.away(), game_info(room.table.game))]
    told += await asked_otherwise(club, code, key, lang)
    room._look()
    told.append(wire.write_message(room.present))
    again = await come(club, code, key, 0, lang)
    told.append(wire.write_message(again.update()))
    told.append(msgspec.json.encode(client.connection.farewell))
    client.leave()
    again.leave()
    return told


async def asked_otherwise(club, code, key, lang):
    """What a stranger, a guest, whoever has a key and whoever runs the server are answered."""
    played = (await club.rooms.room(code)).table.game
    game, questions = played.name, (*played.questions, "nothing")
    mine, seat = {"Authorization": f"Bearer {guest_key()}"}, {"Authorization": f"Bearer {key}"}
    told = []
    transport = httpx.ASGITransport(make_app(club.rooms, Settings()))
    async with httpx.AsyncClient(transport=transport, base_url="http://table") as client:
        for method, path, headers in (
            ("GET", "/api/tables", {}),
            ("GET", f"/api/tables/{code}", {}),
            ("GET", f"/api/games/{game}/catalogue", {}),
            ("GET", f"/api/games/{game}/catalogue?lang=pl", {}),
            ("GET", f"/api/tables/{code}/record", {}),
            ("GET", f"/api/tables/{code}/replay", {}),
            ("GET", f"/api/tables/{code}/key", seat if key else {}),
            *(("GET", f"/api/tables/{code}/ask/{name}", seat if key else {}) for name in questions),
            ("GET", f"/api/tables/{code}/digest?since=3&lang={lang}", seat if key else {}),
            ("POST", f"/api/tables/{code}/rematch", seat if key else {}),
            ("POST", f"/api/tables/{code}/start", seat if key else {}),
            ("GET", "/api/guests/me/tables", mine),
            ("POST", f"/api/guests/me/tables/{code}/keys", mine),
            ("GET", "/health", {}),
        ):
            answer = await client.request(method, path, headers={**headers, "Accept-Language": lang})
            assert answer.status_code < 500, answer.text
            told += [str(answer.status_code).encode(), answer.content]
        figures = (await client.get("/metrics")).text
    told += [
        line.encode() for line in figures.splitlines() if line.startswith(COUNTED) and "_created" not in line
    ]
    return told


def digests_of(table, seat, since, before):
    """What a seat reads that was away since an entry, in both languages, if the game tells it."""
    if table.game.digest is None:
        return []
    news = [past for past in table.past if past.seq > since]
    asked = [meanwhile.Absence(table.code, since, table.seq, seat, lang) for lang in ("pl", "en")]
    return [msgspec.json.encode(meanwhile.told(table, before, 0, news, wanted)) for wanted in asked]


def guest_key():
    return keys.Key("me", keys.GUEST, GUEST.secret)


def seen(room, seat):
    return msgspec.json.encode(room.table.game.view(room.table.match.state, seat))


def moves_alike(rooms, mover, seat, dice):
    """A move for each table that looks the same to a seat, though it may be another; None: there is none."""
    game, first = rooms[0].table.game, rooms[0].table.match
    if mover not in (CLOCK, seat):
        move = dice.choice(list(game.legal(first.state, mover)))
        shown = seen_after(first, mover, move, seat)
        match = rooms[1].table.match
        others = [other for other in game.legal(match.state, mover) if other != move]
        for other in dice.sample(others, min(len(others), TRIED)):
            if seen_after(match, mover, other, seat) == shown:
                states = (first.state, move), (match.state, other)
                return [game.notation.move_text(state, mover, one) for state, one in states]
    text = common_move(rooms, mover, dice)
    return None if text is None else [text, text]


def seen_after(match, mover, move, seat):
    """What a seat would see after a move."""
    match = match.fork()
    match.play(mover, move)
    return match.game.view(match.state, seat)


def common_move(rooms, mover, dice):
    """A move that is legal at both tables, in notation."""
    if mover == CLOCK:
        return "tick" if rooms[0].table.wake_at() == rooms[1].table.wake_at() != NEVER else None
    texts = []
    for room in rooms:
        game, state = room.table.game, room.table.match.state
        texts.append([game.notation.move_text(state, mover, move) for move in game.legal(state, mover)])
    both = [text for text in texts[0] if text in texts[1]]
    return dice.choice(both) if both else None


class Told(AssertionError):
    """Somebody can tell two tables apart."""


def need_same(one, two):
    """Say what differs, if anything."""
    for this, that in zip(one, two, strict=True):
        if this != that:
            raise Told(f"{this!r} is not {that!r}")


async def compare_traffic(clubs, rooms, seat, key, dice):
    """Whatever is played at both tables: as long as the seat sees the same, it is told the same."""
    for lang in ("pl", "en"):
        need_same(*[await everything(club, rooms[0].table.code, key, lang) for club in clubs])
    code, seq = rooms[0].table.code, rooms[0].table.seq
    clients = [await come(club, code, key, seq, "pl") for club in clubs]
    before = show.view(rooms[0].table, seat)
    for _ in range(12):
        need_same(*[[wire.write_message(client.update())] for client in clients])
        need_same(*[digests_of(room.table, seat, seq, before) for room in rooms])
        seats = rooms[0].table.game.awaited(rooms[0].table.match.state)
        found = ((mover, moves_alike(rooms, mover, seat, dice)) for mover in dice.sample(seats, len(seats)))
        mover, texts = next((pair for pair in found if pair[1]), (CLOCK, None))
        if texts is None:
            return
        for club, room, text in zip(clubs, rooms, texts, strict=True):
            club.moment += 40
            now = club.moment
            try:
                await room.submit(
                    lambda table, mover=mover, text=text, now=now: named_move(table, mover, text, now)
                )
            except Refusal as refusal:
                if refusal.code != "lead/not-yours":  # offered only to whoever leads
                    raise
            await settle()
        if seen(rooms[0], seat) != seen(rooms[1], seat):
            return  # something was turned up: from here on they are two games


async def compare_chatter(clubs, rooms, seat, key, people, dice):
    """Whatever is said, shown and wished at both tables while time passes: the seat is told the same."""
    sides = [await Side.open(club, room, seat, key, people) for club, room in zip(clubs, rooms, strict=True)]
    for _ in range(20):
        (who, _), message = dice.choice(people), dice.choice(CHATTER)
        wait = min(dice.randrange(3000), *(side.time_left() for side in sides))
        need_same(*[await side.hear(who, message, wait) for side in sides])
        if rooms[0].table.phase != "playing":
            return


class Side:
    """Everybody at one of two tables, and who listens."""

    @classmethod
    async def open(cls, club, room, seat, key, people):
        side, code, seq = cls(), room.table.code, room.table.seq
        side.club, side.room = club, room
        side.crew = {who: await come(club, code, own, seq, "en") for who, own in people}
        side.ear = side.crew[seat] if seat in side.crew else await come(club, code, key, seq, "pl")
        return side

    async def hear(self, who, message, wait):
        """What the listener gets when somebody sends a message after a while."""
        self.club.moment += wait
        self.crew[who].session.allowance._left = 60
        await self.crew[who].session.receive(wire.write_message(message))
        await settle()
        self.room._look()
        told = [*self.ear.connection.notes, self.ear.update(), self.room.present, self.room.info()]
        for client in (*self.crew.values(), self.ear):
            client.connection.notes.clear()
        return [msgspec.json.encode(what) for what in told]

    def time_left(self):
        """For how many ms nothing comes up by itself."""
        timing, wake_at = self.room.table.timing, self.room.table.wake_at()
        if wake_at == NEVER or not timing.speed:
            return 3000
        return max(0, int(timing.wait(wake_at, self.club.moment)) - MARGIN)


async def compare(game, seed, otherwise):
    """Compare what everybody is told at a table and at one that differs in secrets; tell how often it did."""
    differing = 0
    dice, store, games = random.Random(seed), MemoryStore(), {game.name: game}
    PLAYED.update(games)
    async with open_club(store, games=games) as club:
        laid = await advance(club, game, dice)
        moment = club.moment
    people = [(int(number), key) for number, key in laid.seats.items()]
    for seat, key in (*people, (None, laid.watch), (None, "")):
        async with (
            open_club(copy.deepcopy(store), games=games) as one,
            open_club(copy.deepcopy(store), games=games) as two,
        ):
            one.moment = two.moment = moment
            rooms = [await club.rooms.room(laid.table) for club in (one, two)]
            if rooms[0].table.phase == "playing":
                differing += exchange_secrets(rooms[1], seat, seed, otherwise)
                await compare_chatter((one, two), rooms, seat, key, people, random.Random(seed))
                if rooms[0].table.phase == "playing":
                    await compare_traffic((one, two), rooms, seat, key, random.Random(seed))
    return differing


async def choose_by_what_is_told(pool, game, level, view, seat, moves, heard, **more):
    """A bot whose choice depends on every byte it is given."""
    return Act(move=moves[zlib.crc32(view + heard) % len(moves)])


async def advise_by_what_is_told(pool, *question, lang, **more):
    return (await choose_by_what_is_told(pool, *question)).move, lang


async def work_out_here(pool, seconds, address, raw, wanted, zipped):
    """What a worker would answer, in this process."""
    return replays.work(raw, wanted, zipped)


@pytest.fixture(autouse=True)
def still(monkeypatch):
    """Time, chance and bots are in the test's hands."""
    seeds = itertools.count(1)
    monkeypatch.setattr(fairness, "new_seed", lambda: f"{next(seeds):064x}")
    monkeypatch.setattr(Clock, "mind", lambda clock: None)
    monkeypatch.setattr(BotPool, "choose", choose_by_what_is_told)
    monkeypatch.setattr(BotPool, "advise", advise_by_what_is_told)
    monkeypatch.setattr(replays.ReplayPool, "_within", work_out_here)
    monkeypatch.setattr(errands, "find_game", PLAYED.__getitem__)
    monkeypatch.setattr(meanwhile, "GAMES", PLAYED)


async def compare_often(game, otherwise):
    return sum([await compare(game, seed, otherwise) for seed in range(6)])


@pytest.mark.parametrize("otherwise", [sampled, judged])
@pytest.mark.parametrize("game", ALL_GAMES.values(), ids=list(ALL_GAMES))
def test_tables_that_differ_in_secrets_only_tell_a_seat_the_same_to_the_byte(game, otherwise):
    async def work():
        assert await compare_often(game, otherwise) or game.name == "guardians"

    run(work(), 800)


# What must not pass


def sample_without_last(seen, seed):
    """A table that fits a view with one number more than the game knows."""
    return SEALED.sample(msgspec.structs.replace(seen, numbers=seen.numbers[:-1]), seed)


def showing_all():
    spy = mutants.Spy()
    return mutants.broken(view=spy.watch(SEALED.view), shown=lambda view: {"deck": spy.secret})


def answering_all():
    spy = mutants.Spy()
    question = dataclasses.replace(SEALED.questions["cards"], work=lambda seen, asked: {"deck": spy.secret})
    return mutants.broken(view=spy.watch(SEALED.view), questions={"cards": question})


@pytest.fixture
def among_bots(monkeypatch):
    """As if all others were bots, so that everybody may go back through their moves."""
    monkeypatch.setattr(Table, "playing", lambda table: ())
    monkeypatch.setattr(take_backs, "_counts", counts_among_bots)


def counts_among_bots(table, seat, counts=take_backs._counts):
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(take_backs, "is_bots", lambda table, played: played.seat != seat)
        return counts(table, seat)


@pytest.mark.parametrize("game", [GAMES["guardians"], GAMES["voyager"]], ids=lambda game: game.name)
def test_how_far_a_seat_can_go_back_among_bots_tells_no_secret(among_bots, game):
    run(compare_often(game, judged), 800)


def all_hidden(s):
    """A number that depends on everything on a table but its chance."""
    twin = GAMES["voyager"].copy(s)
    twin.rng = 0
    return zlib.crc32(GAMES["voyager"].pack(twin))


def test_a_limit_of_take_backs_that_depends_on_a_secret_is_caught(among_bots):
    leaky = dataclasses.replace(GAMES["voyager"], binds=lambda s, seat, move: all_hidden(s) % 2 == 0)
    with pytest.raises(Told):
        run(compare_often(leaky, judged), 800)


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(
            mutants.broken(view=mutants.open_view, sample=mutants.open_sample, view_type=mutants.OpenView),
            id="every hand in the view, and a sample that restores it",
        ),
        pytest.param(
            mutants.broken(notation=mutants.notation(parse_move=mutants.telling_parse)),
            id="the deck in a parse error",
        ),
        pytest.param(
            mutants.broken(event_data=mutants.telling_event_data), id="the deck in the data of an event"
        ),
        pytest.param(mutants.spying("event"), id="the deck in the words of an event"),
        pytest.param(mutants.spying("move"), id="the deck in the words of a move"),
        pytest.param(mutants.spying("refusal"), id="the deck in the words of a refusal"),
        pytest.param(mutants.spying("effects"), id="the deck in what a move brings, in words"),
        pytest.param(mutants.spying("board"), id="the deck in the board drawn as text"),
        pytest.param(mutants.foreseeing(), id="the deck in what is foreseen"),
        pytest.param(showing_all(), id="the deck in what is shown of a view"),
        pytest.param(answering_all(), id="the deck in the answer to a question"),
        pytest.param(mutants.broken(why_not=mutants.leaky_refusal), id="a hand in a refusal"),
        pytest.param(mutants.broken(why_not=mutants.telling_details), id="the deck in details of a refusal"),
        pytest.param(mutants.broken(seen_by=mutants.leaky_events), id="a face-down card in an event"),
        pytest.param(
            mutants.broken(view=mutants.view_with_generator, sample=sample_without_last),
            id="the generator in the view",
        ),
        pytest.param(
            mutants.broken(may_talk=lambda s: sum(hand(s, DECK)) % 2 == 0), id="talk depends on the deck"
        ),
    ],
)
def test_a_game_that_tells_a_secret_is_caught_at_its_table(game):
    with pytest.raises(Told):
        run(compare_often(game, judged), 800)


def clock_with_next_moment(table, now, clock=show.clock):
    shown = clock(table, now)
    return shown and msgspec.structs.replace(shown, time=table.wake_at())


def clock_at_a_telling_rate(table, now, clock=show.clock):
    shown = clock(table, now)
    return shown and msgspec.structs.replace(shown, rate=shown.rate + table.wake_at() / 1e9)


def moment_of_the_next_announcement(table, now):
    return table.wake_at()


def items_with_the_next_moment(table, *more, told=show.told):
    """The game's time as it will be when the clock next speaks."""
    return tuple(msgspec.structs.replace(item, time=table.wake_at()) for item in told(table, *more))


def need_lead_by_deck(table, seat, leader, need_lead=talk.need_lead):
    need_lead(table, seat, leader if sum(hand(table.match.state, DECK)) % 2 else seat)


# A game whose clock has run out from the start: there are films.
SEALED_OUT = dataclasses.replace(
    SEALED,
    wake_at=lambda state: NEVER,
    awaited=lambda state: tuple(seat for seat in SEALED.awaited(state) if seat != CLOCK),
)


def info_with_deck(table, now, info=show.info):
    deck = hand(table.match.state, DECK) if table.match else ()
    return msgspec.structs.replace(info(table, now), rematch=str(deck))


def items_with_notation(table, past, entry, seat, *more, moved=show._moved):
    """What others played, and not only what could be seen of it."""
    for item in moved(table, past, entry, seat, *more):
        yield msgspec.structs.replace(item, move=entry.move)


def everything_noticed(game, past, seat, noticed=meanwhile._noticed):
    """All that happened, and not only what a seat could see of it."""
    return noticed(dataclasses.replace(game, seen_by=lambda event, seat: event), past, seat)


async def advice_of_a_cheat(bots, seat, level, lang):
    game, state = bots._room.table.game, bots._room.table.match.state
    moves = list(game.legal(state, seat))
    return moves[zlib.crc32(game.pack(state)) % len(moves)], ""


def presence_by_hands(room, away=Room.away):
    return {**away(room), 0: sum(hand(room.table.match.state, 0))}


@pytest.mark.parametrize(
    ("game", "owner", "name", "leak"),
    [
        pytest.param(
            GAMES["space_alert"], show, "clock", clock_with_next_moment, id="when the clock next matters"
        ),
        pytest.param(
            GAMES["space_alert"], show, "clock", clock_at_a_telling_rate, id="the future in the clock's rate"
        ),
        pytest.param(
            GAMES["space_alert"], talk, "moment", moment_of_the_next_announcement, id="the future in a sign"
        ),
        pytest.param(
            GAMES["space_alert"], show, "told", items_with_the_next_moment, id="the future in the log"
        ),
        pytest.param(SEALED_OUT, talk, "need_lead", need_lead_by_deck, id="the deck in who may show a film"),
        pytest.param(SEALED, show, "info", info_with_deck, id="the deck in the table's info"),
        pytest.param(SEALED, show, "_moved", items_with_notation, id="others' moves in notation"),
        pytest.param(
            SEALED, meanwhile, "_noticed", everything_noticed, id="a hand in what happened meanwhile"
        ),
        pytest.param(SEALED, Bots, "advise", advice_of_a_cheat, id="a hint of who knows all hands"),
        pytest.param(SEALED, Room, "away", presence_by_hands, id="a hand in who is away"),
    ],
)
def test_a_server_that_tells_a_secret_is_caught(monkeypatch, game, owner, name, leak):
    monkeypatch.setattr(owner, name, leak)
    with pytest.raises(Told):
        run(compare_often(game, judged), 800)
