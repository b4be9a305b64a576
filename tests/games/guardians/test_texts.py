import inspect
import random
import re

import msgspec
import pytest

from orbita.core.contract import Outcome
from orbita.core.errors import IllegalMove, OrbitaError
from orbita.core.lang import LANGS, amount
from orbita.core.match import Match
from orbita.core.preview import foresee
from orbita.games.guardians import notation, refusals
from orbita.games.guardians.game import GAME
from orbita.games.guardians.moves import PAY_WITH
from orbita.games.guardians.state import REASONS
from orbita.games.guardians.texts import catalogue, face
from tests.games.guardians.table import Table, invader

EXAMPLES = {  # a value for each field of an event
    "seat": 2, "victim": 3, "space": "4/2", "from": "10/1", "to": "8/3", "eyes": 4, "half": "left",
    "token": 2, "shots": 2, "kind": "ship", "column": 5, "last_row": 10, "payment": "5+5", "what": "level",
    "row": 4, "reason": "planet-fell",
}  # fmt: skip


def random_games(games, variant="advanced"):
    """Every position of some random games: the match, and the seat that is awaited."""
    for seed in range(games):
        match = Match(GAME, GAME.read_options({"variant": variant}), 2 + seed % 3, seed)
        dice = random.Random(seed)
        while seats := GAME.awaited(match.state):
            yield match, seats[0], dice
            match.play(seats[0], dice.choice(list(GAME.legal(match.state, seats[0]))))
        yield match, 0, dice


DRAWS = ("invader_laid", "ship_laid", "half_set_aside", "ship_waits")


def effect(view, seat, text, lang):
    return face.effects(view, text, foresee(GAME, view, seat, text), lang)


def event(lang, name, **values):
    return face.event({"event": name, **values}, lang)


# Sentences


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", [name for name in GAME.event_types if name not in catalogue.SILENT])
def test_every_event_is_a_sentence(lang, name):
    told = event(lang, name, **{field: EXAMPLES[field] for field in GAME.event_types[name]})
    assert re.fullmatch(r"[A-ZĄĆĘŁŃÓŚŹŻ][^{}]+\.", told)


def test_every_event_of_random_games_is_told_in_both_languages():
    told, seen = 0, set()
    for match, seat, dice in random_games(30):
        state = GAME.copy(match.state)
        if legal := list(GAME.legal(state, seat)):
            events = []
            GAME.apply(state, seat, dice.choice(legal), events)
            for data in (GAME.event_data(state, event) for event in events):
                seen.add(data["event"])
                polish, english = face.event(data, "pl"), face.event(data, "en")
                is_silent = data["event"] in catalogue.SILENT or data.get("last_row") == 0
                assert (polish is None, english is None) == (is_silent, is_silent)
                assert polish is None or polish != english
                told += 1
    assert told > 3000
    assert len(seen) > 20


@pytest.mark.parametrize(
    ("lang", "name", "values", "sentence"),
    [
        ("pl", "monster_taken", {"seat": 2, "eyes": 4}, "Zielony zestrzeliwuje potwora za 4 punkty."),
        ("en", "monster_taken", {"seat": 2, "eyes": 1}, "Green shot down a monster for 1 point."),
        ("pl", "ship_part_taken", {"seat": 0, "half": "left"},
         "Czerwony zdobywa część statku dowodzenia za 10 punktów."),
        ("pl", "fighter_hit", {"seat": 0, "victim": 3, "token": 2},
         "Czerwony trafia niebieski myśliwiec i zabiera żeton za 2 punkty."),
        ("en", "fighter_hit", {"seat": 0, "victim": 3, "token": 0},
         "Red hit the blue fighter, which had nothing to give."),
        ("pl", "mine_exploded", {"space": "6/2", **invader("5")},
         "Mina wybucha na polu 6/2 i niszczy potwora za 5 punktów."),
        ("en", "mine_exploded", {"space": "6/2", **invader("<")},
         "The mine exploded at 6/2 and destroyed half of a command ship."),
        ("pl", "invaders_advanced", {"last_row": 10}, "Wszyscy najeźdźcy schodzą o jeden rząd."),
        ("pl", "invaders_advanced", {"last_row": 3}, "Najeźdźcy znad rzędu 4 schodzą o jeden rząd."),
        ("en", "invaders_advanced", {"last_row": 0}, None),
        ("pl", "half_set_aside", {"half": "right"},
         "Prawa połowa statku dowodzenia czeka obok planszy na drugą."),
        ("pl", "shots_lost", {"seat": 1, "shots": 2}, "Żółty traci 2 strzały."),
        ("pl", "bought", {"seat": 1, "what": "missile"}, "Żółty kupuje rakietę."),
        ("en", "game_ended", {"reason": "nobody-hits"}, "The game is over: everybody missed in a row."),
    ],
)  # fmt: skip
def test_sentences_read_well(lang, name, values, sentence):
    assert event(lang, name, **values) == sentence


@pytest.mark.parametrize(
    ("lang", "data", "names", "sentence"),
    [
        ("pl", {"event": "monster_taken", "seat": 0, "eyes": 5}, ("Ala", "Olek"),
         "Ala zestrzeliwuje potwora za 5 punktów."),
        ("pl", {"event": "monster_taken", "seat": 1, "eyes": 5}, ("Ala", ""),
         "Żółty zestrzeliwuje potwora za 5 punktów."),
        ("en", {"event": "shot_missed", "seat": 2}, ("Ala", "Olek"), "Green missed."),
        ("pl", {"event": "fighter_hit", "seat": 0, "victim": 1, "token": 3}, ("Ala", "Olek"),
         "Ala trafia myśliwiec (Olek) i zabiera żeton za 3 punkty."),
        ("en", {"event": "fighter_hit", "seat": 0, "victim": 1, "token": 0}, ("Ala", "Olek"),
         "Ala hit Olek's fighter, which had nothing to give."),
        ("en", {"event": "fighter_lost", "seat": 1, "space": "9/2", **invader("1")},
         ("", "Olek"), "Olek's fighter collided with an invader at 9/2 and left the board."),
        ("pl", {"event": "fighter_lost", "seat": 0, "space": "9/2", **invader("1")},
         ("", "Olek"), "Czerwony myśliwiec zderza się z najeźdźcą na polu 9/2 i schodzi z planszy."),
    ],
)  # fmt: skip
def test_people_are_named_where_their_names_are_known(lang, data, names, sentence):
    assert face.event(data, lang, names) == sentence


def test_a_nickname_with_braces_is_only_a_name():
    told = face.event({"event": "shot_missed", "seat": 0}, "en", ("{seat}", ""))
    assert told == "{seat} missed."


@pytest.mark.parametrize(
    ("number", "polish", "english"),
    [
        (0, "0 punktów", "0 points"),
        (1, "1 punkt", "1 point"),
        (2, "2 punkty", "2 points"),
        (4, "4 punkty", "4 points"),
        (5, "5 punktów", "5 points"),
        (11, "11 punktów", "11 points"),
        (12, "12 punktów", "12 points"),
        (14, "14 punktów", "14 points"),
        (21, "21 punktów", "21 points"),
        (22, "22 punkty", "22 points"),
        (25, "25 punktów", "25 points"),
        (112, "112 punktów", "112 points"),
        (122, "122 punkty", "122 points"),
    ],
)
def test_polish_counts_in_three_forms(number, polish, english):
    points = catalogue.NOUNS["point"]
    assert (amount(number, points, "pl"), amount(number, points, "en")) == (polish, english)


def test_seats_and_the_game_have_names():
    assert [face.seat(seat, "pl") for seat in range(4)] == ["Czerwony", "Żółty", "Zielony", "Niebieski"]
    assert [face.seat(seat, "en") for seat in range(4)] == ["Red", "Yellow", "Green", "Blue"]
    assert (face.name("pl"), face.name("en")) == ("Strażnicy Kosmosu", "Guardians of Space")


# Refusals


def test_every_refusal_of_random_games_has_a_text():
    """Every move number, legal or not, tried at many positions, by the seat itself and by another."""
    codes = {}
    for number, (match, seat, _) in enumerate(random_games(12)):
        if number % 20:
            continue
        top = PAY_WITH + len(match.state.box.payment_total) + 1
        for who, move in [*((seat, move) for move in range(-1, top)), ((seat + 1) % 2, 0), (9, 0)]:
            refused = GAME.why_not(match.state, who, move)
            if refused is not None:
                codes.setdefault(refused.code, refused)
    assert len(codes) > 15
    for code, refused in codes.items():
        polish, english = face.refusal(refused, "pl"), face.refusal(refused, "en")
        assert code in catalogue.REFUSALS
        assert polish != english
        assert not set("{}()") & set(polish + english)


def test_every_code_of_the_game_has_a_text_and_every_text_a_code():
    named = set()
    for module in (refusals, notation):
        named |= set(re.findall(r'"([a-z]+/[a-z-]+)"', inspect.getsource(module)))
    assert named == set(catalogue.REFUSALS)


def test_every_sentence_has_both_languages_with_the_same_values():
    groups = (catalogue.EVENTS, catalogue.THINGS, catalogue.EFFECTS, catalogue.MOVES, catalogue.REFUSALS)
    groups += (catalogue.OUTCOMES, catalogue.OPTIONS, catalogue.WARES, catalogue.REASONS)
    for group in (*groups, *catalogue.WORDS.values()):
        for polish, english in group.values():
            assert polish
            assert english
            assert values_in(polish) == values_in(english)


def values_in(template):
    return {name.lower() for name in re.findall(r"{(\w+)}", template)}


@pytest.mark.parametrize("text", ["dance", "move 99/1", "missile 77", "pay x", "pay 1"])
def test_what_cannot_be_read_is_refused_in_words(text):
    table = Table(". . R . Y .")
    with pytest.raises(OrbitaError) as caught:
        GAME.notation.parse_move(table.state, 0, text)
    assert face.refusal(caught.value, "pl") != face.refusal(caught.value, "en")


@pytest.mark.parametrize(
    ("seat", "text", "polish"),
    [
        (1, "shoot", "Teraz gra czerwony."),
        (0, "keep", "To nie teraz: leć, strzelaj z miejsca albo kup."),
        (0, "buy missile", "Nie stać cię: cena to 10."),
        (0, "move 10/5", "To pole jest zajęte."),
    ],
)
def test_a_refusal_says_what_would_be_allowed(seat, text, polish):
    table = Table("""
        . 1 . . . .
        . . R . Y .
    """)
    refused = GAME.why_not(table.state, seat, GAME.notation.parse_move(table.state, seat, text))
    assert face.refusal(refused, "pl") == polish


def test_while_paying_a_refusal_asks_for_the_payment():
    table = Table("""
        . 1 . . . .
        . . R . Y .
    """, tokens={"red": "5 5"})  # fmt: skip
    table.play("red: buy missile")
    refused = GAME.why_not(table.state, 0, GAME.notation.parse_move(table.state, 0, "shoot"))
    assert face.refusal(refused, "en") == "Not now: choose the tokens to pay with."
    assert "Red: choose the tokens to pay with (price 10)." in face.board(
        GAME.view(table.state, 0), "en", False
    )


def test_an_unknown_code_keeps_its_message():
    assert face.refusal(IllegalMove("undo/nothing", "there is nothing"), "pl") == "there is nothing"


def test_a_refusal_names_whoever_plays_now():
    refused = IllegalMove("turn/not-yours", "it is red's turn", turn="red")
    assert face.refusal(refused, "pl", ("Ala", "Ola")) == "Teraz gra Ala."
    assert face.refusal(refused, "en", ("", "Ola")) == "It is red's turn."


# What a move would do


@pytest.mark.parametrize("lang", LANGS)
def test_a_described_move_can_be_typed(lang):
    described = set()
    for number, (match, seat, _) in enumerate(random_games(9)):
        for move in GAME.legal(match.state, seat) if number % 5 == 0 else ():
            text = GAME.notation.move_text(match.state, seat, move)
            label = face.move(GAME.view(match.state, seat), text, lang)
            assert GAME.notation.parse_move(match.state, seat, label) == move
            described.add(text.split()[0])
    assert len(described) >= 9


def test_points_promised_are_points_won():
    """Unless something was drawn in between, which nobody can know."""
    checked = 0
    for match, seat, dice in random_games(9):
        if not (legal := list(GAME.legal(match.state, seat))):
            continue
        move, before, events = dice.choice(legal), GAME.view(match.state, seat), []
        state = GAME.copy(match.state)
        GAME.apply(state, seat, move, events)
        if any(GAME.event_data(state, event)["event"] in DRAWS for event in events):
            continue
        text = GAME.notation.move_text(match.state, seat, move)
        promised = re.match(r"\+(\d+) ", effect(before, seat, text, "en"))
        if not text.startswith("pay"):
            won = GAME.view(state, seat).seats[seat].score - before.seats[seat].score
            assert won == (int(promised[1]) if promised else 0)
            checked += 1
    assert checked > 300


@pytest.mark.parametrize(
    ("rows", "options", "text", "polish", "english"),
    [
        pytest.param(
            ("4 1 . . . .", ". . . . . .", "R . . . . Y"), {"pile": "1 2 3 4 5 1"}, "shoot",
            "Strzelaj z miejsca (+4 punkty, pustoszeje kolumna 1)",
            "Shoot from here (+4 points, empties column 1)", id="the last of a column",
        ),
        pytest.param(
            ("4 1 . . . .", ". . . . . .", "R . . . . Y"),
            {"pile": "5 5 5 5 5 5", "levels": {"red": 2}, "variant": "advanced"}, "shoot",
            "Strzelaj z miejsca (+4 punkty, pustoszeje kolumna 1)",
            "Shoot from here (+4 points, empties column 1)", id="a second shot at what nobody knows yet",
        ),
        pytest.param(
            ("4 1 . . . .", "3 2 . . . .", "R . . . . Y"), {}, "move 10/2",
            "Leć na 10/2 (+2 punkty)", "Fly to 10/2 (+2 points)", id="a monster",
        ),
        pytest.param(
            ("4 . . . . .", "* . . . . .", "R . . . . Y"), {}, "shoot",
            "Strzelaj z miejsca (tylko mina)", "Shoot from here (only the mine)", id="the mine",
        ),
        pytest.param(
            ("4 . . . . .", ". . . . . .", "R . . . . Y"), {}, "move 10/3",
            "Leć na 10/3 (pudło)", "Fly to 10/3 (a miss)", id="nothing",
        ),
        pytest.param(
            ("4 2 . . . .", "4 < > . . .", ". R . . . Y"), {}, "shoot",
            "Strzelaj z miejsca (uszkadza statek)", "Shoot from here (damages a ship)", id="an intact ship",
        ),
        pytest.param(
            ("4 . . . . .", "Y . . . . .", "R . . . . ."), {"tokens": {"yellow": "3 5"}}, "shoot",
            "Strzelaj z miejsca (+3 punkty, trafia: żółty)",
            "Shoot from here (+3 points, hits yellow)", id="a fighter",
        ),
        pytest.param(
            ("4 . . . . .", ". . . . . .", "R . . . . Y"), {"tokens": {"red": "5 5"}}, "buy missile",
            "Kup rakietę (cena 10)", "Buy a missile (price 10)", id="buying",
        ),
        pytest.param(
            ("4 5 . . . .", ". . . . . .", "R . . . . Y"), {"missiles": "red"}, "missile 8",
            "Odpal rakietę w rząd 8 (+9 punktów, koniec: na planszy nie ma już najeźdźców)",
            "Fire the missile at row 8 (+9 points, the end: no invader is left on the board)", id="the end",
        ),
        pytest.param(
            ("4 . . . . 1", ". . . . . .", "R . . . . 3"), {"seats": 2}, "shoot",
            "Strzelaj z miejsca (+4 punkty, pustoszeje kolumna 1, koniec: planeta padła)",
            "Shoot from here (+4 points, empties column 1, the end: the planet fell)", id="the planet falls",
        ),
    ],
)  # fmt: skip
def test_a_move_is_described_by_what_it_does(rows, options, text, polish, english):
    view = GAME.view(Table("\n".join(rows), **options).state, 0)
    told = [f"{face.move(view, text, lang)} ({effect(view, 0, text, lang)})" for lang in LANGS]
    assert told == [polish, english]


@pytest.mark.parametrize(
    ("names", "polish", "english"),
    [
        (("Ala", "Ola"), "trafia: Ola, myśliwiec traci Ala, odpada Ola",
         "hits Ola, Ala loses the fighter, Ola is out"),
        ((), "trafia: żółty, myśliwiec traci czerwony, odpada żółty",
         "hits yellow, red loses the fighter, yellow is out"),
    ],
    ids=["people", "colours"],
)  # fmt: skip
def test_what_a_move_does_to_people_is_told_by_their_names(names, polish, english):
    view = GAME.view(Table("R . . . . Y").state, 0)
    foreseen = [
        {"event": "fighter_hit", "seat": 0, "victim": 1, "token": 0},
        {"event": "fighter_lost", "seat": 0, "space": "9/1"},
        {"event": "seat_out", "seat": 1},
    ]
    assert [face.effects(view, "shoot", foreseen, lang, names) for lang in LANGS] == [polish, english]


def test_payments_say_what_is_wasted():
    table = Table("""
        4 . . . . .
        R . . . . Y
    """, tokens={"red": "5 5 10 4 3"})  # fmt: skip
    table.play("red: buy missile")
    view = GAME.view(table.state, 0)
    texts = [GAME.notation.move_text(table.state, 0, move) for move in GAME.legal(table.state, 0)]
    told = {face.move(view, text, "pl"): effect(view, 0, text, "pl") for text in texts}
    assert list(told.items())[:2] == [("Zapłać 10", "dokładnie"), ("Zapłać 5+5", "dokładnie")]
    assert told["Zapłać 5+4+3"] == "przepada 2"


@pytest.mark.parametrize(
    ("level", "polish", "english"),
    [(1, "Kup średni myśliwiec", "Buy a medium fighter"), (2, "Kup mocny myśliwiec", "Buy a strong fighter")],
)
def test_a_level_is_bought_by_the_name_of_its_fighter(level, polish, english):
    table = Table("""
        4 . . . . .
        R . . . . Y
    """, tokens={"red": "5 5"}, levels={"red": level}, variant="advanced")  # fmt: skip
    view = GAME.view(table.state, 0)
    assert [face.move(view, "buy level", lang) for lang in LANGS] == [polish, english]


# The board


@pytest.fixture
def table():
    return Table("""
        1 2 3 4 5 .
        < > . ( . )
        . . . . . .
        . . . . . .
        . * . . . .
        . . . . . .
        . . . . . .
        . R . . Y .
        . . . . . .
        G . . . . B
    """, tokens={"red": "5 5 10 1"}, missiles="red", aside="<", ships_waiting=1, pile="1 1",
        variant="advanced")  # fmt: skip


def test_the_board_shows_every_piece_at_its_place(table):
    rows = [line[4:34] for line in face.board(GAME.view(table.state, None), "en", False).splitlines()]
    cells = [[row[at : at + 5] for at in range(0, 30, 5)] for row in rows]
    assert cells[2] == [" ‹1› ", " /2\\ ", " {3} ", " «4» ", " ╣5╠ ", "  ·  "]
    assert cells[3] == [" ◄███", "███► ", "  ·  ", " ◄█▒░", "  ·  ", "░▒█► "]
    assert "Moon" in rows[6]
    assert cells[7] == [" ( ) ", " (*) ", "  ·  ", "  ·  ", "  ·  ", "  ·  "]
    assert (cells[10][1], cells[10][4], cells[12][0], cells[12][5]) == ("  ▲  ", "  ●  ", "  ■  ", "  ◆  ")
    assert "PLANET" in rows[13]


def test_rows_and_columns_are_numbered(table):
    lines = face.board(GAME.view(table.state, None), "en", False).splitlines()
    assert lines[0].split() == ["1", "2", "3", "4", "5", "6"]
    numbered = [line.split()[0] for line in lines if re.match(r" ?\d+ │", line)]
    assert numbered == [str(row) for row in range(1, 11)]


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        (
            "pl",
            (
                "▶ ▲  Czerwony   21 punktów",
                "10×1  5×2  1×1",
                "słaby · rakieta ✓ · doładowanie –",
                "bez żetonów",
                "W stosie 2 żetony. Obok planszy czeka: ◄█×1  ◄██►×1",
                "Czerwony: leć, strzelaj z miejsca albo kup.",
            ),
        ),
        (
            "en",
            (
                "▶ ▲  Red         21 points",
                "10×1  5×2  1×1",
                "basic · missile ✓ · power-up –",
                "no tokens",
                "2 tokens in the pile. Waiting beside the board: ◄█×1  ◄██►×1",
                "Red: fly, shoot from here or buy.",
            ),
        ),
    ],
)
def test_what_lies_beside_the_board_is_told(table, lang, words):
    shown = face.board(GAME.view(table.state, None), lang, False)
    for word in words:
        assert word in shown


@pytest.mark.parametrize("lang", LANGS)
def test_a_board_fits_a_terminal(lang):
    for number, (match, _, _) in enumerate(random_games(9)):
        if number % 10 == 0:
            lines = face.board(GAME.view(match.state, None), lang, False).splitlines()
            assert max(map(len, lines)) <= 80
            assert len(lines) <= 17


@pytest.mark.parametrize(("rows", "columns"), [(5, 2), (12, 7)])
def test_a_board_of_another_size_is_drawn_as_well(rows, columns, table):
    width = columns + 2
    view = msgspec.structs.replace(
        GAME.view(table.state, None), rows=rows, columns=columns, board=(0,) * (rows + 2) * width
    )
    lines = face.board(view, "pl", False).splitlines()
    assert lines[0].split() == [str(column) for column in range(1, columns + 1)]
    assert sum("│" in line for line in lines) == rows


def test_lost_fighters_are_told():
    table = Table("""
        4 . . . . .
        R . . . . Y
    """, seats=4, out="green", tokens={"blue": "10"})  # fmt: skip
    shown = face.board(GAME.view(table.state, None), "pl", False)
    assert re.search("Zielony .* poza grą", shown)
    assert re.search("Niebieski .* poza planszą", shown)
    assert shown.count("poza") == 2


def test_colours_change_nothing_but_colours(table):
    view = GAME.view(table.state, None)
    coloured, plain = face.board(view, "en", True), face.board(view, "en", False)
    assert "\x1b[1;97;41m ▲ \x1b[0m" in coloured
    assert re.sub("\x1b\\[[0-9;]+m", "", coloured) == plain


# The end, the rules


@pytest.mark.parametrize(
    ("outcome", "polish", "english"),
    [
        (
            Outcome(scores=(31, 28), winners=(0,), reason="last-invader-gone"),
            "Na planszy nie ma już najeźdźców. Wygrywa czerwony. Punkty: czerwony 31, żółty 28.",
            "No invader is left on the board. The winner is red. Points: red 31, yellow 28.",
        ),
        (
            Outcome(scores=(5, 5, 2), winners=(0, 1), reason="nobody-hits"),
            "Wszyscy po kolei chybili. Wspólne zwycięstwo: czerwony, żółty. "
            "Punkty: czerwony 5, żółty 5, zielony 2.",
            "Everybody missed in a row. Shared victory: red, yellow. Points: red 5, yellow 5, green 2.",
        ),
        (
            Outcome(scores=(0, 0), winners=(), reason="planet-fell"),
            "Planeta padła. Wszyscy przegrywają. Punkty: czerwony 0, żółty 0.",
            "The planet fell. Everybody loses. Points: red 0, yellow 0.",
        ),
    ],
)
def test_the_outcome_is_told(outcome, polish, english):
    assert (face.outcome(outcome, "pl"), face.outcome(outcome, "en")) == (polish, english)


def test_every_reason_has_words():
    assert set(catalogue.REASONS) == set(REASONS) - {""}


@pytest.mark.parametrize("lang", LANGS)
def test_help_is_the_chapter_of_the_rules_about_notation(lang):
    assert face.help(lang) in face.rules(lang)
    table = Table("""
        . . . . . .
        . . R . Y .
    """)
    typed = re.findall("`([^`]+)`", face.help(lang).split("\n\n")[2])
    assert len(typed) >= 13
    read = {GAME.notation.parse_move(table.state, 0, text) for text in typed}
    assert len(read) == len(typed)


def test_numbers_in_the_rules_are_those_of_the_box():
    prices = GAME.new(GAME.read_options({}), 2, 1).box.prices
    assert list(prices)[1:] == [10, 10, 15, 10]
    for lang in LANGS:
        assert {"10", "15", "66", "56"} <= set(re.findall(r"\d+", face.rules(lang)))


def test_a_row_is_called_as_in_the_rulebook():
    polish = [pl for group in catalogue.WORDS.values() for pl, _ in group.values()]
    assert catalogue.BOARD["row"] == ("rząd {row}", "row {row}")
    assert [text for text in polish if "wiersz" in text] == []
