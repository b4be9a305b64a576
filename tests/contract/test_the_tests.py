"""The contract's tests can fail: games broken on purpose are caught."""

import dataclasses

import msgspec
import pytest

from orbita.core.contract import CLOCK, NEVER, Catalogue, OptionEntry
from orbita.core.errors import BadNotation, IllegalMove
from orbita.games.space_alert.state import ENTRY
from orbita.registry import find_game
from tests.contract import test_contract, test_outside, test_secrets
from tests.contract.sealed import CARDS, DECK, LAID, SEALED, Texts, View, hand
from tests.contract.walks import make_matches


def broken(**parts):
    return dataclasses.replace(SEALED, **parts)


# Games that tell a secret, and can make a state that tells the same.


class OpenView(View, frozen=True):
    hands: tuple[tuple[int, ...], ...] = ()


def open_view(s, seat):
    hands = tuple(tuple(hand(s, place)) for place in range(s.seats))
    return OpenView(**fields(SEALED.view(s, seat)), hands=hands)


def open_sample(view, seed):
    """Deal again until everybody has the hand that the view tells."""
    s = SEALED.sample(View(**{name: getattr(view, name) for name in View.__struct_fields__}), seed)
    for card in range(CARDS):
        if 0 <= s.owner[card] < s.seats:
            s.owner[card] = DECK
    for place, cards in enumerate(view.hands):
        for card in cards:
            s.owner[card] = place
    return s


def fields(view):
    return {name: getattr(view, name) for name in view.__struct_fields__}


class Peeking:
    """A game whose view in names is made beside the allow-list, from the table looked at last."""

    def view(self, s, seat):
        self.hands = [hand(s, place) for place in range(s.seats)]
        return SEALED.view(s, seat)

    def shown(self, view):
        return {"seat": view.seat, "hands": self.hands}


PEEKING = Peeking()


def telling_moment(s):
    """The later the higher the first card of the first seat."""
    return NEVER if SEALED.wake_at(s) == NEVER else SEALED.wake_at(s) + sum(hand(s, 0)[:1])


def telling_legal(s, seat):
    return [telling_moment(s)] if seat == CLOCK and SEALED.legal(s, seat) else SEALED.legal(s, seat)


def telling_why_not(s, seat, move):
    if seat == CLOCK and SEALED.legal(s, CLOCK):
        return None if move == telling_moment(s) else IllegalMove("sealed/no", "not now")
    return SEALED.why_not(s, seat, move)


TELLING_CLOCK = {"wake_at": telling_moment, "legal": telling_legal, "why_not": telling_why_not}


def view_with_moment(s, seat):
    view = SEALED.view(s, seat)
    return View(**{**fields(view), "numbers": (*view.numbers, telling_moment(s))})


def notation(**parts):
    return dataclasses.replace(SEALED.notation, **parts)


def telling_parse(s, seat, text):
    try:
        return SEALED.notation.parse_move(s, seat, text)
    except BadNotation as error:
        raise BadNotation("sealed/unreadable", f"cannot read it: the deck is {hand(s, DECK)}") from error


def careful_parse(s, seat, text):
    """Reads a card only if it is in the game's deck or its own hand."""
    move = SEALED.notation.parse_move(s, seat, text)
    if move < CARDS and s.owner[move] == (seat + 1) % s.seats:
        raise BadNotation("sealed/unreadable", "somebody else has it")
    return move


def telling_event_data(s, event):
    return {**SEALED.event_data(s, event), "left": hand(s, DECK)}


class Spy:
    """Remembers the last state anything was asked about, for texts that should know the view only."""

    def __init__(self):
        self.state = None

    def watch(self, function):
        def watched(s, *given):
            self.state = s
            return function(s, *given)

        return watched

    @property
    def secret(self):
        return str(hand(self.state, DECK))


def spying(method):
    """A game one of whose texts repeats the deck."""
    spy = Spy()
    texts = Texts()
    plain = getattr(texts, method)
    setattr(texts, method, lambda *given: f"{plain(*given)} {spy.secret}")
    return broken(texts=texts, view=spy.watch(SEALED.view), event_data=spy.watch(SEALED.event_data))


def foreseeing():
    """A game that tries moves on the true table, and calls no card of it hidden."""
    spy = Spy()
    return broken(
        view=spy.watch(SEALED.view),
        sample=lambda view, seed: SEALED.copy(spy.state),
        reveals=lambda event: False,
    )


def telling_outcome(s):
    outcome = SEALED.outcome(s)
    return outcome and other_outcome(outcome, reason=f"left-{sum(hand(s, DECK))}")


def other_outcome(outcome, **parts):
    return type(outcome)(**{**fields(outcome), **parts})


def telling_awaited(s):
    """Who has no low card is not asked."""
    return tuple(seat for seat in SEALED.awaited(s) if seat == CLOCK or min(hand(s, seat), default=0) < 12)


def telling_move_text(s, seat, move):
    text = SEALED.notation.move_text(s, seat, move)
    return text if hand(s, DECK)[:1] == [0] else text.upper()


def telling_details(s, seat, move):
    refusal = SEALED.why_not(s, seat, move)
    return refusal and IllegalMove(refusal.code, refusal.message, deck=len(str(hand(s, DECK))))


def view_with_generator(s, seat):
    view = SEALED.view(s, seat)
    return View(**{**fields(view), "numbers": (*view.numbers, s.rng)})


def leaky_refusal(s, seat, move):
    refusal = SEALED.why_not(s, seat, move)
    return refusal and IllegalMove("sealed/no", f"{hand(s, (seat + 1) % s.seats)}")


def leaky_legal(s, seat):
    moves = SEALED.legal(s, seat)
    return [*moves, *moves] if seat != CLOCK and s.owner[0] == (seat + 1) % s.seats else moves


def leaky_events(event, seat):
    return event if event[0] == LAID else SEALED.seen_by(event, seat)


def forgetful_sample(view, seed):
    s = SEALED.sample(view, seed)
    s.round = 0
    return s


def shared_copy(s):
    twin = SEALED.copy(s)
    twin.owner = s.owner
    return twin


TOLD = test_secrets.test_a_watcher_is_told_the_same_whatever_is_hidden
MOMENT = test_secrets.test_the_clock_strikes_at_the_same_moment_whatever_is_hidden
SHOWN = test_secrets.test_a_move_shows_a_watcher_nothing_hidden_unless_it_is_marked_as_revealing
JUDGED = test_secrets.test_a_game_with_secrets_has_a_judge_who_knows_them


# The same for real games: a judge must know every secret of theirs.


def telling(name, **parts):
    """A game whose view has more in some fields, each found in the state; samples are made without it."""
    game = find_game(name)
    honest = {}  # views as they should be, by what is told instead

    def view(s, seat):
        seen = game.view(s, seat)
        told = msgspec.structs.replace(seen, **{field: more(s) for field, more in parts.items()})
        honest[msgspec.json.encode(told)] = seen
        return told

    def sample(view, seed):
        return game.sample(honest[msgspec.json.encode(view)], seed)

    return dataclasses.replace(game, view=view, sample=sample)


def mixed(array):
    """A number that depends on every place of an array."""
    return hash(tuple(array))


def with_lengths(s):
    """All that was announced, with the length of silences."""
    return tuple(tuple(s.timeline[at * ENTRY : (at + 1) * ENTRY]) for at in range(s.entry))


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(telling("space_alert", heard=with_lengths), id="the length of a silence"),
        pytest.param(telling("space_alert", now=find_game("space_alert").wake_at), id="the next moment"),
        pytest.param(telling("space_alert", deck_size=lambda s: mixed(s.deck)), id="the deck"),
        pytest.param(telling("space_alert", deck_size=lambda s: mixed(s.hand)), id="every hand"),
        pytest.param(telling("space_alert", deck_size=lambda s: mixed(s.plan)), id="every board"),
        pytest.param(telling("space_alert", deck_size=lambda s: mixed(s.ship.plan)), id="the boards in use"),
        pytest.param(
            telling("space_alert", deck_size=lambda s: mixed(s.heroic)), id="heroic cards face down"
        ),
        pytest.param(telling("voyager", round=lambda s: mixed(s.pile)), id="the piles"),
        pytest.param(telling("voyager", round=lambda s: mixed(s.hand)), id="all hands"),
        pytest.param(telling("voyager", round=lambda s: mixed(s.held)), id="all missions"),
        pytest.param(telling("voyager", round=lambda s: mixed(s.mission_pile)), id="the missions left"),
        pytest.param(telling("voyager", round=lambda s: s.rng), id="the generator"),
        pytest.param(
            telling("guardians", missed=lambda s: s.rng), id="the generator, in a game that is open"
        ),
    ],
)
def test_a_real_game_that_tells_a_secret_in_its_view_is_caught(game):
    with pytest.raises(AssertionError):
        TOLD(game, make_matches(game))


@pytest.mark.parametrize(
    ("game", "test"),
    [
        pytest.param(
            broken(view=PEEKING.view, shown=PEEKING.shown), TOLD, id="names that are not made from the view"
        ),
        pytest.param(
            broken(view=open_view, sample=open_sample, view_type=OpenView),
            TOLD,
            id="every hand in the view, and a sample that restores it",
        ),
        pytest.param(broken(**TELLING_CLOCK), MOMENT, id="the clock waits for a card"),
        pytest.param(broken(**TELLING_CLOCK, view=view_with_moment), TOLD, id="the next moment in the view"),
        pytest.param(
            broken(notation=notation(parse_move=telling_parse)), TOLD, id="the deck in a parse error"
        ),
        pytest.param(
            broken(notation=notation(parse_move=careful_parse)), TOLD, id="cards that cannot be read"
        ),
        pytest.param(broken(event_data=telling_event_data), SHOWN, id="the deck in the data of an event"),
        pytest.param(spying("event"), SHOWN, id="the deck in the words of an event"),
        pytest.param(spying("move"), TOLD, id="the deck in the words of a move"),
        pytest.param(spying("effects"), TOLD, id="the deck in the words of what is certain"),
        pytest.param(spying("board"), TOLD, id="the deck in the words of a board"),
        pytest.param(spying("refusal"), TOLD, id="the deck in the words of a refusal"),
        pytest.param(spying("outcome"), TOLD, id="the deck in the words of an outcome"),
        pytest.param(foreseeing(), TOLD, id="the deck in what is foreseen"),
        pytest.param(broken(outcome=telling_outcome), TOLD, id="the deck in an outcome"),
        pytest.param(broken(awaited=telling_awaited), TOLD, id="who is awaited depends on a hand"),
        pytest.param(broken(may_talk=lambda s: 0 in hand(s, DECK)), TOLD, id="talk depends on the deck"),
        pytest.param(
            broken(notation=notation(move_text=telling_move_text)), TOLD, id="notation depends on the deck"
        ),
        pytest.param(broken(why_not=telling_details), TOLD, id="the deck in the details of a refusal"),
        pytest.param(broken(why_not=leaky_refusal), TOLD, id="a hand in a refusal"),
        pytest.param(broken(view=view_with_generator), TOLD, id="the generator in the view"),
        pytest.param(broken(reveals=lambda event: False), SHOWN, id="a forgotten mark of what reveals"),
        pytest.param(
            dataclasses.replace(find_game("space_alert"), reveals=lambda event: False),
            SHOWN,
            id="a forgotten mark in Space Alert",
        ),
        pytest.param(broken(name="unjudged"), JUDGED, id="a game with secrets and without a judge"),
    ],
)
def test_a_game_that_tells_a_secret_is_caught(game, test):
    with pytest.raises(AssertionError):
        test(game, make_matches(game))


NON_INTERFERENCE = test_contract.test_a_seat_cannot_tell_two_states_apart_that_differ_only_in_secrets


@pytest.mark.parametrize(
    ("game", "test"),
    [
        pytest.param(broken(why_not=leaky_refusal), NON_INTERFERENCE, id="a refusal names another hand"),
        pytest.param(broken(legal=leaky_legal), NON_INTERFERENCE, id="legal moves depend on another hand"),
        pytest.param(broken(seen_by=leaky_events), NON_INTERFERENCE, id="an event shows a face-down card"),
        pytest.param(
            broken(sample=forgetful_sample),
            test_contract.test_a_sample_is_consistent_with_the_view_it_was_made_from,
            id="a sample forgets the round",
        ),
        pytest.param(
            broken(copy=shared_copy), test_contract.test_copies_are_independent, id="a copy shares cards"
        ),
        pytest.param(
            broken(legal=lambda s, seat: []),
            test_contract.test_every_listed_move_is_accepted_and_nothing_unlisted_is,
            id="no moves",
        ),
        pytest.param(
            broken(
                why_not=lambda s, seat, move: None if 0 <= move < CARDS else SEALED.why_not(s, seat, move)
            ),
            test_contract.test_every_listed_move_is_accepted_and_nothing_unlisted_is,
            id="an unlisted move is accepted",
        ),
    ],
)
def test_a_broken_game_is_caught(game, test):
    with pytest.raises((AssertionError, IndexError)):
        test(game, make_matches(game))


EVENT_TYPES = test_outside.test_events_have_the_names_and_values_that_their_types_promise


def wordy_event_data(s, event):
    return {**SEALED.event_data(s, event), "number": str(event[2])}


def short_event_data(s, event):
    return {"event": SEALED.event_data(s, event)["event"], "seat": event[1]}


@pytest.mark.parametrize(
    ("game", "test"),
    [
        pytest.param(broken(event_data=wordy_event_data), EVENT_TYPES, id="a word for a number"),
        pytest.param(broken(event_data=short_event_data), EVENT_TYPES, id="values left out"),
        pytest.param(broken(event_data=telling_event_data), EVENT_TYPES, id="a value nobody promised"),
        pytest.param(broken(event_types={"dealt": {}}), EVENT_TYPES, id="events nobody promised"),
        pytest.param(
            broken(shown=lambda view: {"seat": view.seat}),
            test_outside.test_what_is_shown_survives_json_and_is_of_its_type,
            id="something else is shown",
        ),
    ],
)
def test_a_game_that_breaks_its_types_is_caught(game, test):
    with pytest.raises((AssertionError, KeyError, msgspec.ValidationError)):
        test(game, make_matches(game))


def test_types_that_clients_cannot_read_are_caught():
    with pytest.raises(AssertionError):
        test_outside.test_types_of_events_are_plain(broken(event_types={"dealt": {"view": View}}))


def test_an_option_without_a_sentence_is_caught():
    silent = Catalogue(options=(OptionEntry(id="rounds", name="Rounds", about="", default=3, values=()),))
    with pytest.raises(AssertionError):
        test_outside.test_the_catalogue_tells_every_option_in_both_languages(
            broken(catalogue=lambda options, lang: silent)
        )


def test_a_catalogue_in_one_language_is_caught():
    english = OptionEntry(id="rounds", name="Rounds", about="How many.", default=3, values=())
    with pytest.raises(AssertionError):
        test_outside.test_the_catalogue_tells_every_option_in_both_languages(
            broken(catalogue=lambda options, lang: Catalogue(options=(english,)))
        )
