"""Crewmates: they tell what they hold and lay, listen to people, and agree without seeing others' cards."""

import pytest

from orbita.arena import play
from orbita.arena.play import derive_seed, play_game
from orbita.bots.bot import Heard, Sign
from orbita.bots.space_alert import agreement, gifts
from orbita.bots.space_alert.agreement import STEPS, VERSIONS, Agreed, agree, improved, scouted
from orbita.bots.space_alert.answers import turns_at
from orbita.bots.space_alert.crewmate import Crewmate
from orbita.bots.space_alert.gifts import is_spare
from orbita.bots.space_alert.known import epochs_of
from orbita.bots.space_alert.novice import Novice
from orbita.bots.space_alert.promises import fly, own_deeds, promises
from orbita.bots.space_alert.signs import told_board, told_hand
from orbita.core.contract import CLOCK
from orbita.core.match import Match
from orbita.games.space_alert.content.read import content
from orbita.games.space_alert.game import GAME
from orbita.games.space_alert.moves import KINDS
from orbita.games.space_alert.options import Options
from orbita.games.space_alert.ship import SLOTS, TURNS, UP, WON
from orbita.games.space_alert.vocabulary import AT_WARNING, GO_BLUE, GO_RED, NO_ACTION, RED
from tests.bots.space_alert.plans import plan_of

QUICK = Crewmate(work=2000)


class Table:
    """A match with people who talk; the clock moves when told to."""

    def __init__(self, seats=4, seed=3, bots=None, bot=QUICK, **options):
        self.bot = bot
        self.match = Match(GAME, Options(**options), seats, seed)
        self.seats = seats
        self.heard = Heard(tuple(range(seats)) if bots is None else bots)
        self.now = 0

    @property
    def state(self):
        return self.match.state

    def tick(self):
        self.now = GAME.legal(self.state, CLOCK)[0]
        self.match.play(CLOCK, self.now, self.now)

    def wait_for_threats(self, count):
        while self.state.threats < count:
            self.tick()
            self.settle()

    def say(self, seat, kind, text):
        assert GAME.may_talk(self.state)
        about = GAME.talk.read(self.seats, kind, text).about
        self.heard = self.heard._replace(signs=(*self.heard.signs, Sign(self.now, seat, kind, about)))

    def settle(self):
        """Let the bots talk and move until all of them let time pass."""
        is_quiet = False
        while not is_quiet:
            is_quiet = True
            for seat in self.heard.bots:
                moves = GAME.legal(self.state, seat)
                done = (
                    self.bot.act(GAME.view(self.state, seat), seat, moves, self.heard, 1) if moves else None
                )
                if done is not None and (done.signs or done.move is not None):
                    is_quiet = False
                    for kind, text in done.signs:
                        self.say(seat, kind, text)
                    if done.move is not None:
                        self.match.play(seat, done.move, self.now)

    def plan(self, seat):
        return agree(epochs_of(GAME.view(self.state, seat), self.heard), self.bot.work).plan


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_a_crew_of_any_size_flies_a_whole_mission(seats):
    match = play_game(GAME, Options(), [QUICK] * seats, 7)
    assert match.outcome() is not None
    assert any(entry.move.startswith("place") for entry in match.entries)


def test_everybody_tells_the_hand_and_what_lies():
    table = Table()
    table.wait_for_threats(2)
    for seat in range(4):
        view = GAME.view(table.state, seat)
        assert told_hand(table.heard.signs, seat, 0) is not None
        told = told_board(table.heard.signs, seat)
        lying = {turn: card & UP for turn, card in enumerate(view.members[seat].plan, 1) if card}
        assert {turn: half for turn, half in told.items() if half} == lying
    assert any(card for card in table.state.plan)


def test_nothing_is_said_in_silence(monkeypatch):
    silent = []
    real = play.act

    def watched(bot, view, seat, moves, heard, seed):
        done = real(bot, view, seat, moves, heard, seed)
        if view.is_silent:
            silent.append(done)
        return done

    monkeypatch.setattr(play, "act", watched)
    play_game(GAME, Options(mission="mission_1"), [QUICK] * 3, 1)
    assert silent
    assert not any(done.signs for done in silent)


def test_all_seats_arrive_at_the_same_plan():
    table = Table()
    table.wait_for_threats(2)
    assert len({table.plan(seat) for seat in range(4)}) == 1


def test_what_was_agreed_is_laid():
    table = Table()
    table.wait_for_threats(2)
    plan = table.plan(0)
    laid = {slot: card & UP for slot, card in enumerate(table.state.plan[: 4 * SLOTS]) if card}
    assert laid
    assert all(plan[slot] == half for slot, half in laid.items())


def test_a_crewmate_knows_its_view_and_what_was_said_only():
    table = Table()
    table.wait_for_threats(1)
    for number in range(4):
        for seat in range(4):
            view, moves = GAME.view(table.state, seat), GAME.legal(table.state, seat)
            twin = GAME.sample(view, 90 + number)  # other hands, another future
            done = QUICK.act(view, seat, moves, table.heard, number)
            assert QUICK.act(GAME.view(twin, seat), seat, moves, table.heard, number) == done
        table.tick()


def test_the_plan_reckons_with_what_a_person_told_and_with_nothing_else():
    table = Table(bots=(1, 2, 3))
    table.wait_for_threats(1)
    assert not any(table.plan(1)[:SLOTS])  # the captain has said nothing
    view = GAME.view(table.state, 0)
    card = next(kind for kind, count in enumerate(view.hand) if count)
    place = next(move for move in GAME.legal(table.state, 0) if move // 2 % 18 == card and move < 2400)
    text = GAME.notation.move_text(table.state, 0, place)
    table.match.play(0, place, table.now)
    turn, half = int(text.split()[1]), text.split()[2].split("/")[0]
    assert table.plan(1)[turn] == NO_ACTION  # a back tells nothing
    table.say(0, "tell", f"lay {turn} {half}")
    assert table.plan(1)[turn] == table.state.plan[turn] & UP


def test_a_person_who_tells_what_does_not_lie_there_is_not_believed():
    table = Table(bots=(1, 2, 3))
    table.wait_for_threats(1)
    table.say(0, "tell", "lay 1 A")
    assert table.plan(1)[1] == NO_ACTION


def test_who_is_asked_and_takes_it_says_so_again():
    table = Table(seed=4, bots=(1, 2, 3), bot=Crewmate(work=40_000))
    table.wait_for_threats(2)
    known = epochs_of(GAME.view(table.state, 1), table.heard)[-1]
    plan = table.plan(1)
    taken = [(seat, name) for seat in (1, 2, 3) for name in own_deeds(known, seat, plan)]
    assert taken
    seat, name = taken[0]
    view = GAME.view(table.state, seat)
    assert not any(f"take {name}" in text for _, text in promises(view, seat, table.heard, known, plan))
    table.say(0, "ask", f"who {name}")
    assert any(f"take {name}" in text for _, text in promises(view, seat, table.heard, known, plan))


def test_whom_the_last_rocket_hits_in_the_jump_is_promised_for_the_last_turn():
    table = Table(bots=(1, 2, 3))
    table.wait_for_threats(1)
    known = epochs_of(GAME.view(table.state, 1), table.heard)[-1]
    cards = [threat.id for threat in content().threats]
    known = known._replace(tracks=(4,) * 4, threats=((7, cards.index("pulse_ball"), RED),))
    plan = plan_of("- " * 12, "blue deck - - - - - - - C C C", "C - - C - - - C")
    assert fly(known, plan).ended_turn[0] == TURNS + 1
    view = GAME.view(table.state, 1)
    signs = promises(view, 1, table.heard, known, plan)
    assert ("mark", "take threat7 12") in signs
    for kind, text in signs:
        GAME.talk.read(4, kind, text)


def test_who_is_asked_about_a_system_says_when_it_works_there_and_takes_it_back_when_it_does_not():
    table = Table(seed=4, bots=(1, 2, 3), bot=Crewmate(work=10_000))
    table.wait_for_threats(2)
    known = epochs_of(GAME.view(table.state, 1), table.heard)[-1]
    plan = table.plan(1)
    works = [(seat, *work) for seat in (1, 2, 3) for work in turns_at(known, seat, plan).items()]
    assert works
    seat, name, turns = works[0]
    table.say(0, "ask", f"who {name} {turns[0]}")
    view = GAME.view(table.state, seat)
    assert ("mark", f"take {name} {turns[0]}") in promises(view, seat, table.heard, known, plan)
    table.say(seat, "mark", f"take {name} {turns[0]}")
    assert ("mark", f"take {name} -") not in promises(view, seat, table.heard, known, plan)
    idle = tuple(NO_ACTION if slot // SLOTS == seat else half for slot, half in enumerate(plan))
    assert ("mark", f"take {name} -") in promises(view, seat, table.heard, known, idle)


def test_everybody_tells_again_what_lies_in_a_turn_that_is_asked_about():
    table = Table(bots=(1, 2, 3))
    table.wait_for_threats(1)
    table.say(0, "ask", "who slot 2")
    before = len(table.heard.signs)
    table.settle()
    answers = [(sign.seat, sign.about.split()[:2]) for sign in table.heard.signs[before:]]
    assert all((seat, ["lay", "2"]) in answers for seat in (1, 2, 3))
    before = len(table.heard.signs)
    table.settle()
    assert len(table.heard.signs) == before


def test_what_nobody_does_is_asked_of_people_once_and_never_among_bots():
    table = Table(bots=(1, 2, 3))
    table.wait_for_threats(2)
    asked = [sign.about for sign in table.heard.signs if sign.kind == "ask"]
    assert asked
    assert len(set(asked)) == len(asked)
    assert {sign.seat for sign in table.heard.signs if sign.kind == "ask"} == {1}
    among_bots = Table()
    among_bots.wait_for_threats(2)
    assert not [sign for sign in among_bots.heard.signs if sign.kind == "ask"]


def test_a_gift_is_a_card_the_plan_can_do_without():
    table = Table()
    table.wait_for_threats(1)
    known = epochs_of(GAME.view(table.state, 1), table.heard)[-1]
    kind = 0
    one, two = [tuple(count if place == kind else 0 for place in range(KINDS)) for count in (1, 2)]
    plan = [NO_ACTION] * len(known.fixed)
    plan[SLOTS + 1] = table.state.box.card_action[kind]
    for hand, is_free in [(one, False), (two, True)]:
        hands = (known.hands[0], hand, *known.hands[2:])
        assert is_spare(known._replace(hands=hands), 1, kind, Agreed((tuple(plan),), 0, 0)) == is_free


def test_cards_are_given_where_they_help(monkeypatch):
    monkeypatch.setattr(gifts, "GAIN", -100_000)  # whatever it brings
    match = play_game(GAME, Options(), [QUICK] * 5, derive_seed(5, 0))
    assert any(entry.move.startswith("give") for entry in match.entries)


def test_cards_laid_on_an_androids_board_do_not_change_the_plan():
    table = Table(seats=2)
    while not any(kind == AT_WARNING for _, kind, _, _ in GAME.view(table.state, 0).heard):
        table.settle()
        table.tick()
    before = table.plan(0)
    table.settle()
    lying = [slot for slot in range(2 * SLOTS, 4 * SLOTS) if table.state.plan[slot]]
    assert lying
    assert table.plan(0) == before
    assert all(table.state.plan[slot] & UP == before[slot] for slot in lying)


def test_a_plan_goes_round_what_else_lies_on_an_androids_board():
    table = Table(seats=2)
    table.wait_for_threats(1)
    moves = {GAME.notation.move_text(table.state, 0, move): move for move in GAME.legal(table.state, 0)}
    text = next(text for text in moves if text.startswith("place android1 2 "))
    table.match.play(0, moves[text], table.now)
    table.settle()
    view = GAME.view(table.state, 1)
    _known, agreed = QUICK.agreed(view, epochs_of(view, table.heard))
    assert agreed.plan[2 * SLOTS + 2] == table.state.plan[2 * SLOTS + 2] & UP


def test_the_cards_of_the_open_phase_are_common_to_all_versions_of_the_future():
    table = Table(bot=Crewmate(work=10_000))
    table.wait_for_threats(2)
    plans = agree(epochs_of(GAME.view(table.state, 0), table.heard), 10_000).plans
    open_slots = [slot for slot in range(4 * SLOTS) if slot % SLOTS in (1, 2, 3)]
    assert len({tuple(plan[slot] for slot in open_slots) for plan in plans}) == 1
    assert len(set(plans)) > 1


@pytest.mark.parametrize("work", [2000, 6000])
def test_thinking_about_a_phase_is_bounded_however_much_is_announced(work):
    table = Table(bot=Crewmate(work=500))
    while not is_closing(table):
        table.tick()
        table.settle()
    epochs = epochs_of(GAME.view(table.state, 0), table.heard)
    assert len(epochs) > 2
    left = agree(epochs * 3, work).left
    assert -STEPS * VERSIONS < left < work // 2  # what was spent is looked at after so many steps


def is_closing(table):
    """Whether the end of the open phase has been announced."""
    return any(known.is_closing for known in epochs_of(GAME.view(table.state, 0), table.heard))


def test_a_way_to_survive_what_is_known_is_looked_for_afresh():
    table = Table()
    table.wait_for_threats(1)
    known = epochs_of(GAME.view(table.state, 0), table.heard)[-1]
    way_out, spent = scouted(known, 20_000, 1)
    assert fly(known, way_out).ending == WON
    assert spent <= 20_000


def test_a_plan_that_is_hardly_better_is_not_taken(monkeypatch):
    table = Table()
    table.wait_for_threats(2)
    known = epochs_of(GAME.view(table.state, 0), table.heard)[-1]
    before = improved(known, Agreed((), 0, 1000), 500)
    monkeypatch.setattr(agreement, "MARGIN", 100_000)
    assert improved(known, before, 500).plans == before.plans


def test_a_hint_is_from_the_same_plan_and_is_not_taken_back_once_it_is_followed():
    table = Table(bots=(1, 2, 3))
    table.wait_for_threats(2)
    advised = []
    while len(advised) < 20:
        view, moves = GAME.view(table.state, 0), GAME.legal(table.state, 0)
        move = QUICK.advise(view, 0, moves, table.heard, 1)
        if move is None:
            break
        advised.append(GAME.notation.move_text(table.state, 0, move))
        table.match.play(0, move, table.now)
    assert advised
    assert all(text.startswith(("place", "draw")) for text in advised)


@pytest.mark.parametrize("seed", [3, 8])
def test_whoever_follows_every_hint_of_a_mission_is_never_told_to_undo_the_last_ones(seed):
    table = Table(bots=(1, 2, 3), seed=seed)
    advised = []
    while not table.state.stage:
        table.settle()
        laid = set()  # since the last announcement, as hints told
        while (move := hint(table)) is not None:
            verb, *slots = GAME.notation.move_text(table.state, 0, move).split()
            advised.append(verb)
            assert not laid & set(slots)
            if verb == "place":
                laid.add(slots[0])
            table.match.play(0, move, table.now)
        table.settle()
        table.tick()
    assert advised.count("place") > 3


def hint(table):
    """What a crewmate advises the captain to do."""
    moves = GAME.legal(table.state, 0)
    return QUICK.advise(GAME.view(table.state, 0), 0, moves, table.heard, 1) if moves else None


def test_a_novice_forgets_cards_and_takes_left_for_right_in_the_same_places_all_along():
    table = Table()
    table.wait_for_threats(2)
    view, novice = GAME.view(table.state, 1), Novice()
    slots = [slot for slot in range(4 * SLOTS) if slot % SLOTS in range(1, 13)]
    forgotten = [slot for slot in slots if novice.is_forgotten(view, slot)]
    confused = [slot for slot in slots if novice.is_confused(view, slot)]
    assert forgotten
    assert confused
    assert not set(forgotten) & set(confused)
    plan = tuple(GO_RED if slot in slots else NO_ACTION for slot in range(4 * SLOTS))
    wanted = novice.wanted(view, dict.fromkeys(slots, NO_ACTION), [12] * KINDS, plan)
    assert wanted == {
        slot: GO_BLUE if slot in confused else GO_RED for slot in slots if slot not in forgotten
    }


def test_a_novice_flies_a_mission_and_says_where_it_tripped():
    moves = []
    for seed in range(5):
        match = play_game(GAME, Options(), [Novice(work=5000)] * 3, seed)
        moves += [entry.move for entry in match.entries]
    assert any(move.startswith("trip") for move in moves)
