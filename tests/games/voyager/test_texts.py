"""What the terminal shows and says: in width, in both languages, with every open roll explained."""

import random
import re

import pytest

from orbita.games.voyager.content.read import pack_of
from orbita.games.voyager.game import GAME
from orbita.games.voyager.notation import VERBS
from orbita.games.voyager.state import START
from orbita.games.voyager.texts.catalogue import EVENTS, HELPS, MOVES
from orbita.games.voyager.texts.catalogue import SOURCES as SOURCE_NAMES
from orbita.games.voyager.vocabulary import EFFECTS, FREE_MOVE, SOURCES
from tests.games.voyager.table import Table

COLUMNS = 100


def shown(table, name, lang="en", colour=False):
    seat = None if name is None else table.seat(name)
    return GAME.texts.board(GAME.view(table.state, seat), lang, colour)


def described(table, name, lang="en"):
    """Every move somebody may make, in words, and what it is certain to bring."""
    seat = table.seat(name)
    view = GAME.view(table.state, seat)
    return {
        text: (GAME.texts.move(view, text, lang), GAME.texts.effects(view, text, foreseen(table, text), lang))
        for text in table.moves(name)
    }


def foreseen(table, text):
    """The events of a move up to the first that is drawn."""
    state, events = GAME.copy(table.state), []
    seat = GAME.awaited(state)[0]
    GAME.apply(state, seat, GAME.notation.parse_move(state, seat, text), events)
    told = [GAME.event_data(state, event) for event in events]
    drawn = [at for at, data in enumerate(told) if data["event"] in ("die_rolled", "card_drawn")]
    return told[: drawn[0]] if drawn else told


@pytest.mark.parametrize("lang", ["pl", "en"])
@pytest.mark.parametrize("seats", [2, 5])
def test_the_board_fits_a_hundred_columns_in_every_position(seats, lang):
    dice = random.Random(seats)
    state = GAME.new(GAME.read_options({}), seats, 11)
    for _ in range(400):
        if GAME.is_over(state):
            break
        seat = GAME.awaited(state)[0]
        for watcher in (seat, None):
            text = GAME.texts.board(GAME.view(state, watcher), lang, True)
            plain = re.sub(r"\x1b\[\d+m", "", text)
            assert max(map(len, plain.splitlines())) <= COLUMNS
        GAME.apply(state, seat, dice.choice(list(GAME.legal(state, seat))))


def test_a_space_too_small_for_everything_in_it_is_marked_and_explained():
    table = Table(wiktoria="rocket=jupiter/5", pawel="rocket=jupiter/7")
    rows = shown(table, None).splitlines()
    jupiter = next(
        row for row, label in zip(rows[1:], rows, strict=False) if label.startswith("Jupiter ring")
    )
    assert jupiter.split("|")[1:9] == [" ", " ", " ", " ", " ", "+", " ", "●"]
    assert "(+ – more than there is room for)" in rows
    roomy = Table(wiktoria="rocket=earth/0", pawel="rocket=belt/3")
    assert "more than there is room" not in shown(roomy, None)
    assert "|C ●  |" in shown(roomy, None)  # the name does not fit beside a rocket: its letter does


def test_a_rocket_stands_with_its_body_and_a_building_with_its_owner():
    table = Table(wiktoria="rocket=mars", pawel="", buildings="mars=pawel/hotel")
    line = next(line for line in shown(table, None).splitlines() if line.startswith("Mars  "))
    assert "hotel: ● Yellow" in line
    assert "rockets: ▲ Red" in line


def test_an_open_landing_roll_says_what_was_rolled_and_what_is_needed():
    table = Table(wiktoria='rocket=jupiter/5 hand=["spin-off"]', pawel="")
    table.play("wiktoria: land europa", dice=[2])
    needed = table.state.box.landing[8]
    line = f"Landing on Europa: the roll is 2, {needed} is needed."
    assert f"{line} Discard cards to raise it, play one" in " ".join(shown(table, "wiktoria").split())
    assert f"{line}\n" in shown(table, "pawel")  # it is not for him to decide
    assert "Lądowanie na Europie: rzut 2, potrzeba" in shown(table, "wiktoria", "pl")


def test_an_open_roll_in_the_belt_says_what_is_needed_there():
    table = Table(wiktoria='rocket=belt/7 hand=["spin-off"]', pawel="")
    table.play("wiktoria: end", dice=[1])
    assert "Asteroid belt: the roll is 1, 3 is needed. Discard" in shown(table, "wiktoria")
    assert "Pas planetoid: rzut 1, potrzeba 3. Odrzuć" in shown(table, "wiktoria", "pl")


def test_a_takeover_shows_both_rolls_and_tells_each_side_what_it_may_do():
    table = Table(
        kacper='rocket=mars levels=[0,0,2] hand=["spin-off"]',
        marysia='hand=["lunar-ice"]',
        buildings="mars=marysia/base",
    )
    table.play("kacper: takeover", dice=[5, 4])
    rolls = "Takeover of the building on Mars: attack 5, defence 4. The attack must be higher."
    assert f"{rolls} Discard cards to raise the attack" in " ".join(shown(table, "kacper").split())
    table.play("kacper: stand")
    assert f"{rolls} Discard cards to draw level" in " ".join(shown(table, "marysia").split())
    assert f"{rolls}\n" in shown(table, "kacper")


def test_the_hand_limit_is_told_when_there_are_too_many_cards():
    table = Table(wiktoria='hand=["spin-off","gravity-assist","live-broadcast"]', pawel="")
    table.play("wiktoria: end")
    assert "stay at most: research cards 2, exploration cards 2. Discard the rest." in shown(
        table, "wiktoria"
    )


def test_what_cards_of_this_turn_still_give_is_shown():
    table = Table(wiktoria='rocket=mars/1 hand=["gravity-assist"]', pawel="")
    table.play("wiktoria: play gravity-assist")
    assert "From cards this turn: move without an action\n" in shown(table, "wiktoria")
    assert "Z kart w tej turze: ruch bez akcji\n" in shown(table, "wiktoria", "pl")
    table.play("wiktoria: move mars/2")
    assert "From cards" not in shown(table, "wiktoria")


def test_every_help_and_every_source_of_points_has_its_words():
    assert set(HELPS) == set(EFFECTS[FREE_MOVE:]) - {"actions"}  # more actions are simply there
    assert tuple(SOURCE_NAMES) == SOURCES


def test_the_last_turns_are_announced():
    table = Table(wiktoria="points=39 coins=2", pawel="")
    assert "last turns" not in shown(table, "wiktoria")
    table.play("wiktoria: develop tourism")
    assert "Red has reached the goal: these are the last turns." in shown(table, "pawel")


def test_the_end_shows_where_the_points_came_from():
    table = Table(wiktoria="points=39 coins=2", pawel="points=7", achievements="two-in-the-belt=pawel")
    table.play("wiktoria: develop tourism")
    table.play("wiktoria: end")
    table.play("pawel: end")
    words = [line.split() for line in shown(table, None).splitlines()]
    worth = str(table.state.box.pack.achievements[3].points)
    assert [*SOURCES, "in", "all"] in words
    assert ["Red", "1", "39", "0", "0", "0", "0", "40"] in words
    assert ["Yellow", "0", "7", "0", "0", "0", worth, str(7 + int(worth))] in words


@pytest.mark.parametrize(
    ("reason", "lang", "words"),
    [
        ("last-round", "en", "Nobody reached the goal"),
        ("last-round", "pl", "Celu nie osiągnięto"),
        ("goal-reached", "en", "Yellow wins the space race."),
    ],
)
def test_the_outcome_says_why_the_game_ended(reason, lang, words):
    table = Table(wiktoria="points=5", pawel="points=7", goes_on="round=59")
    table.play("wiktoria: end")
    table.play("pawel: end")
    outcome = GAME.outcome(table.state)
    assert outcome.reason == "last-round"
    changed = type(outcome)(scores=outcome.scores, winners=outcome.winners, reason=reason)
    assert GAME.texts.outcome(changed, lang).startswith(words)


# Moves


@pytest.mark.parametrize(("guard", "roll"), [("kacper", "attack"), ("marysia", "defence")])
def test_a_card_to_discard_says_how_many_pips_it_adds_to_this_roll(guard, roll):
    lines = {"kacper": "rocket=mars levels=[0,0,2]", "marysia": ""}
    lines[guard] += ' hand=["station-guard"]'
    table = Table(**lines, buildings="mars=marysia/base")
    table.play("kacper: takeover", dice=[5, 4])
    card = next(card for card in table.state.box.pack.cards if card.id == "station-guard")
    pips = {"attack": "+1 pip, 6 in all", "defence": f"+{card.pips_for['defence']} pips, 6 in all"}
    said, effect = described(table, guard)["discard station-guard"]
    assert said == f"Discard “{card.name.en}”"
    assert effect.startswith(pips[roll])


def test_a_card_that_settles_a_roll_says_so():
    table = Table(wiktoria='rocket=belt/7 hand=["spacewalk"]', pawel="")
    table.play("wiktoria: end", dice=[1])
    assert described(table, "wiktoria")["discard spacewalk"][1].endswith("in all, the rocket is safe")
    assert described(table, "wiktoria", "pl")["stand"] == ("Zostaw wynik", "rakieta przepada")


def test_a_move_that_costs_coins_says_how_many():
    table = Table(wiktoria="agency=usa levels=[1,0,0] coins=4", pawel="")
    assert described(table, "wiktoria")["rocket earth"] == ("Build a rocket on Earth", "for 1 coin")
    said, effect = described(table, "wiktoria", "pl")["develop bases"]
    assert said == "Rozwiń bazy"
    assert effect == "za 2 monety, +1 punkt: rakiety można budować we własnych bazach"
    table.play("wiktoria: develop tourism")
    assert described(table, "wiktoria")["rocket earth"][1] == "free"


def test_a_move_that_a_card_makes_free_says_so():
    table = Table(wiktoria='rocket=mars coins=1 hand=["spaceport","orbital-printer"]', pawel="")
    assert described(table, "wiktoria")["launch"] == ("Launch", "for 1 coin")
    assert described(table, "wiktoria", "pl")["hotel"] == ("Zbuduj hotel", "za 1 monetę")
    table.play("wiktoria: play spaceport")
    table.play("wiktoria: play orbital-printer")
    assert described(table, "wiktoria", "pl")["launch"] == ("Wystartuj", "za darmo")
    assert described(table, "wiktoria")["base"] == ("Build a base", "free")


def test_nothing_is_called_free_when_nothing_is_foreseen():
    table = Table(wiktoria="coins=4", pawel="")
    assert GAME.texts.effects(GAME.view(table.state, 0), "rocket earth", [], "en") == ""


def test_the_technology_japan_starts_with_has_no_price():
    table = Table.fresh("wiktoria", "pawel", agencies="dealt", seed=1)
    table.state.stage, table.state.seat, table.state.asked = START, 0, 0
    said, effect = described(table, "wiktoria")["develop bases"]
    assert said == "Develop bases"
    assert effect.startswith("+1 point: rockets may be built")


def test_a_landing_says_what_roll_it_needs_or_that_it_needs_none():
    table = Table(wiktoria='rocket=mars/1 levels=[0,0,1] hand=["wind-tunnel"]', pawel="")
    needed = table.state.box.landing[4]
    stars = table.state.box.stars[4]
    said, effect = described(table, "wiktoria", "pl")["land mars"]
    assert said == "Ląduj na Marsie"
    assert effect.startswith(f"+{stars}★, rzut {needed}+: ")
    assert ", z 1 kartą " in effect
    table.play("wiktoria: play wind-tunnel")
    effect = described(table, "wiktoria")["land mars"][1]
    assert effect.startswith(f"+{stars}★, roll {needed - 1}+: ")
    assert "with" not in effect
    visit = Table(
        wiktoria="rocket=mars/1 levels=[0,0,1]",
        pawel="",
        buildings="mars=pawel/base",
        achievements="red-dust=pawel",
    )
    assert described(visit, "wiktoria")["land mars"][1].startswith(f"+{stars}★ for sure")
    home = Table(wiktoria="rocket=mars/1", pawel="", buildings="mars=wiktoria/base")
    assert described(home, "wiktoria")["land mars"][1].startswith(f"roll {needed}+: ")


def test_what_is_printed_is_said_where_it_helps_to_choose():
    table = Table(wiktoria='hand=["private-astronaut"]', pawel="")
    assert described(table, "wiktoria", "pl")["play private-astronaut"] == (
        "Zagraj „Pierwszy bilet”",
        "Weź 2 monety.",
    )
    fresh = Table.fresh("wiktoria", "pawel")
    name = fresh.awaited()[0]
    assert described(fresh, name)["agency russia"] == ("Lead Russia", "+2 coins: starts with a rocket")
    assert described(fresh, name)["agency usa"][0] == "Lead the USA"
    assert described(fresh, name, "pl")["agency usa"][0] == "Poprowadź: USA"


def test_an_agency_is_led_and_a_mission_drawn_as_one_says_it():
    led = {"event": "agency_chosen", "pack": "standard", "seat": 0, "agency": "usa"}
    assert GAME.texts.event(led, "en") == "Red leads the USA."
    mission = pack_of("standard").missions[0]
    for event, polish, english in (
        ("mission_drawn", "dobiera", "draws"),
        ("mission_returned", "zwraca", "returns"),
    ):
        data = {"event": event, "pack": "standard", "seat": 0, "mission": mission.id}
        assert GAME.texts.event(data, "en") == f"Red {english} the mission “{mission.name.en}”."
        assert GAME.texts.event(data, "pl") == f"Czerwony {polish} misję „{mission.name.pl}”."
        assert GAME.texts.event({**data, "mission": None}, "en") == f"Red {english} a mission."
        assert GAME.texts.event({**data, "mission": None}, "pl") == f"Czerwony {polish} misję."


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_every_verb_can_be_described_and_every_event_told(lang):
    assert set(VERBS) <= set(MOVES)
    table = Table(wiktoria='coins=9 rocket=mars hand=["spin-off"]', pawel="")
    assert all(said for said, _ in described(table, "wiktoria", lang).values())
    assert all(texts[0] != texts[1] for event, texts in EVENTS.items() if event != "die_rolled")


# Refusals


def refusal(table, name, move, lang):
    seat = table.seat(name)
    number = GAME.notation.parse_move(table.state, seat, move)
    return GAME.texts.refusal(GAME.why_not(table.state, seat, number), lang)


@pytest.mark.parametrize(
    ("line", "move", "price"),
    [
        ("coins=1", "develop tourism", 2),
        ("", "rocket earth", 2),
        ("agency=usa", "rocket earth", 1),
        ("rocket=earth", "launch", 1),
        ("rocket=mars", "hotel", 1),
    ],
)
def test_what_is_too_dear_says_what_it_costs(line, move, price):
    table = Table(wiktoria=line, pawel="")
    coins = table.coins("wiktoria")
    assert refusal(table, "wiktoria", move, "en").endswith(f": it costs {price}, you have {coins}.")
    assert refusal(table, "wiktoria", move, "pl") == f"Masz za mało monet: potrzeba {price}, masz {coins}."


def test_a_move_that_does_not_belong_here_is_answered_with_what_does():
    table = Table(wiktoria='rocket=jupiter/5 hand=["spin-off"]', pawel="")
    table.play("wiktoria: land europa", dice=[1])
    assert refusal(table, "wiktoria", "end", "en") == (
        "Not now: discard cards to raise your roll, play one that does not move the rocket, "
        "or let the roll stand."
    )
    assert "odrzuć karty, aby podnieść wynik" in refusal(table, "wiktoria", "end", "pl")
