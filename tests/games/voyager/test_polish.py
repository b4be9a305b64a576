"""Polish and English are equals: in the log, in the list of moves, and in what may be typed."""

import re

import pytest

from orbita.core.errors import BadNotation
from orbita.core.match import Match
from orbita.games.voyager.game import GAME
from orbita.games.voyager.notation import PHRASES, fold, ids, listed, numbers_by_name
from orbita.games.voyager.texts.catalogue import MOVES
from tests.contract.walks import walk
from tests.games.voyager.plain.odd_pack import write_odd_pack
from tests.games.voyager.table import Table


def told(table, move, lang="pl", names=("Ala", "Olek")):
    """What the log says of a move."""
    table.play(move)
    return " ".join(GAME.texts.event(data, lang, names) for data in table.heard)


@pytest.mark.parametrize(
    ("rocket", "bodies", "move", "polish", "english"),
    [
        pytest.param(
            "belt/4",
            "",
            "move belt/5",
            "Ala leci z pasa, pole 4, do pasa, pole 5.",
            "Ala flies from the belt, space 4, to the belt, space 5.",
            id="in the belt",
        ),
        pytest.param(
            "belt/4",
            "mars=mars/2",
            "move mars/2",
            "Ala leci z pasa, pole 4, na Marsa.",
            "Ala flies from the belt, space 4, to Mars.",
            id="from the belt to a world",
        ),
        pytest.param(
            "mars/1",
            "mars=mars/1",
            "move earth/0",
            "Ala leci z Marsa ku Ziemi.",
            "Ala flies from Mars towards Earth.",
            id="from world to world: the planet names the space, not its moon",
        ),
        pytest.param(
            "venus/1",
            "",
            "move mercury/0",
            "Ala leci z pierścienia Wenus, pole 1, do Merkurego.",
            "Ala flies from the ring of Venus, space 1, to Mercury.",
            id="to the middle",
        ),
    ],
)
def test_a_flight_is_told_in_words(rocket, bodies, move, polish, english):
    for lang, sentence in (("pl", polish), ("en", english)):
        table = Table(ala=f"rocket={rocket}", olek="", bodies=bodies)
        assert told(table, f"ala: {move}", lang) == sentence


def test_other_events_bend_names_as_polish_does():
    table = Table(ala="rocket=ceres coins=4", olek="")
    assert told(table, "ala: base") == "Ala płaci 1 monetę. Ala buduje bazę na Ceres."
    assert told(table, "ala: launch") == "Ala płaci 1 monetę. Ala startuje z Ceres."
    table = Table(ala="rocket=ceres coins=4", olek="")
    assert told(table, "ala: develop tourism").startswith(
        "Ala płaci 2 monety. Ala rozwija turystykę do poziomu 1. Ala zdobywa 1 punkt (technologie)."
    )
    assert told(table, "ala: funds") == "Ala dostaje 1 monetę (fundusze)."


def test_a_rocket_lost_says_where():
    table = Table(ala="rocket=belt/7", olek="")
    table.play("ala: end", dice=[1])
    lost = next(data for data in table.heard if data["event"] == "rocket_lost")
    assert GAME.texts.event(lost, "pl") == "Czerwony traci rakietę w pasie planetoid, pole 7."
    assert GAME.texts.event(lost, "en", ("Ala",)) == "Ala loses a rocket in the asteroid belt, space 7."


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_no_id_of_a_space_stands_in_the_log(lang):
    match = Match(GAME, GAME.read_options({}), 3, 5)
    flights = 0
    for seat, move in walk(GAME, match, 5):
        state, events = GAME.copy(match.state), []
        GAME.apply(state, seat, move, events)
        for event in events:
            sentence = GAME.texts.event(GAME.event_data(state, event), lang)
            assert "/" not in sentence
            flights += " leci " in sentence or " flies " in sentence
    assert flights > 5


# Typing


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("leć pas/4", "move belt/4"),
        ("lec pas/4", "move belt/4"),
        ("leć na pas/4", "move belt/4"),
        ("leć pas 4", "move belt/4"),
        ("Leć na pole pas/4 (Ceres)", "move belt/4"),
        ("leć wenus/0", "move venus/0"),
        ("ruch pas planetoid/15", "move belt/15"),
        ("leć jowisz/47", "move jupiter/47"),
        ("leć merkury", "move mercury/0"),
        ("  LEĆ   mars/3 ", "move mars/3"),
        ("rozwiń turystykę", "develop tourism"),
        ("rozwin turystyke", "develop tourism"),
        ("rozwiń bazy", "develop bases"),
        ("rozwiń bazy kosmiczne", "develop bases"),
        ("rozwiń sabotaż", "develop sabotage"),
        ("zagraj asysta grawitacyjna", "play gravity-assist"),
        ("zagraj kartę „Asysta grawitacyjna”", "play gravity-assist"),
        ("play Gravity assist", "play gravity-assist"),
        ("zagraj bip bip bip", "play beeping-satellite"),
        ("misja spadkobiercy piazziego", "mission piazzis-heirs"),
        ("Wykonaj misję „Spadkobiercy Piazziego”", "mission piazzis-heirs"),
        ("zwróć Wielka budowa", "return builders"),
        ("odrzuć lod w cieniu krateru", "discard lunar-ice"),
        ("ląduj Księżyc", "land moon"),
        ("ląduj na Księżycu", "land moon"),
        ("laduj na ksiezycu", "land moon"),
        ("land on the Moon", "land moon"),
        ("rakieta", "rocket earth"),
        ("rakieta na Ceres", "rocket ceres"),
        ("zbuduj bazę", "base"),
        ("agencja Rosja", "agency russia"),
        ("agencja europejska", "agency europe"),
        ("zakończ turę", "end"),
    ],
)
def test_everything_may_be_typed_in_polish_and_is_recorded_by_its_id(text, move):
    state = Table(ala="", olek="").state
    assert GAME.notation.move_text(state, 0, GAME.notation.parse_move(state, 0, text)) == move


@pytest.mark.parametrize(
    ("text", "code", "polish"),
    [
        ("zagraj", "notation/incomplete", "Dopisz, co to ma być: na przykład zagraj Asysta grawitacyjna."),
        ("leć", "notation/incomplete", "Dopisz, co to ma być: na przykład leć jowisz/47."),
        ("rozwiń", "notation/incomplete", "Dopisz, co to ma być: na przykład rozwiń turystykę."),
        ("skacz", "notation/unknown", "Nie rozumiem „skacz”"),
        ("", "notation/unknown", "Nie rozumiem „”"),
        ("launch now", "notation/unknown", "Nie rozumiem"),
        ("leć mars/8", "notation/space", "Nie ma pola „mars/8”: są merkury/0-0, wenus/0-2"),
        ("leć mars", "notation/space", "Nie ma pola „mars”"),
        ("leć pas/-1", "notation/space", "Nie ma pola"),
        ("ląduj pluton", "notation/body", "Nie ma miejsca „pluton”: są Merkury, Wenus, Ziemia"),
        ("rozwiń skoki", "notation/technology", "Nie ma technologii „skoki”: są Turystyka kosmiczna"),
    ],
)
def test_what_cannot_be_read_is_explained_in_polish_words(text, code, polish):
    with pytest.raises(BadNotation) as refused:
        GAME.notation.parse_move(Table(ala="", olek="").state, 0, text)
    assert refused.value.code == code
    assert GAME.texts.refusal(refused.value, "pl").startswith(polish)
    assert GAME.texts.refusal(refused.value, "en") == refused.value.message


@pytest.mark.parametrize("seats", [2, 5])
def test_every_move_of_the_list_may_be_typed_as_it_stands_there(seats):
    match = Match(GAME, GAME.read_options({"start": "random"}), seats, seats)
    for count, (seat, _) in enumerate(walk(GAME, match, seats)):
        if count % 5:
            continue
        view = GAME.view(match.state, seat)
        for move in GAME.legal(match.state, seat):
            text = GAME.notation.move_text(match.state, seat, move)
            for lang in ("pl", "en"):
                said = GAME.texts.move(view, text, lang)
                assert GAME.notation.parse_move(match.state, seat, said) == move
                assert "," not in said  # several moves on a line are parted by commas


def test_a_move_of_the_list_is_polish():
    table = Table(ala='rocket=mars/1 hand=["gravity-assist"]', olek="", bodies="ceres=belt/2")
    view = GAME.view(table.state, 0)
    said = [GAME.texts.move(view, text, "pl") for text in table.moves("ala")]
    assert "Leć na pole pas/2 (Ceres)" in said
    assert "Leć na pole pas/3" in said
    assert "Zagraj „Asysta grawitacyjna”" in said
    assert GAME.texts.move(view, "return piazzis-heirs", "pl") == "Zwróć misję „Spadkobiercy Piazziego”"


# No doubt


def test_no_wording_of_a_verb_means_two_verbs():
    for verb, pair in MOVES.items():
        for text in (*pair, verb):
            assert PHRASES[fold(text.partition("{")[0])] == verb


@pytest.mark.parametrize("kind", ["card", "mission", "body", "agency", "technology", "achievement", "ring"])
def test_no_name_of_our_pack_means_two_things(kind):
    box = Table(ala="", olek="").state.box
    for number, entry in enumerate(listed(box, kind)):
        for text in (entry.id, entry.name.pl, entry.name.en):
            assert numbers_by_name(box, kind)[fold(text)] == number


def test_a_name_of_two_things_is_not_guessed_but_their_ids_are_read(tmp_path, monkeypatch):
    write_odd_pack(tmp_path / "twins")
    board = tmp_path / "twins" / "missions.toml"
    text = board.read_text(encoding="utf-8")
    board.write_text(
        re.sub("^name.*$", 'name = { pl = "Bliźnięta", en = "Twins" }', text, flags=re.M), "utf-8"
    )
    monkeypatch.setenv("ORBITA_PACKS", str(tmp_path))
    state = GAME.new(GAME.read_options({"pack": "twins"}), 2, 1)
    first, second, *_ = listed(state.box, "mission")
    with pytest.raises(BadNotation, match="no mission"):
        GAME.notation.parse_move(state, 0, "misja bliźnięta")
    for entry in (first, second):
        move = GAME.notation.parse_move(state, 0, f"mission {entry.id}")
        assert ids(state.box, "mission")[move - 384] == entry.id


def test_a_pack_without_forms_of_its_own_is_told_in_plain_ones(tmp_path, monkeypatch):
    write_odd_pack(tmp_path / "plain")
    monkeypatch.setenv("ORBITA_PACKS", str(tmp_path))
    state = GAME.new(GAME.read_options({"pack": "plain"}), 2, 1)
    body = state.box.pack.bodies[0]
    data = {"event": "rocket_launched", "pack": "plain", "seat": 0, "body": body.id}
    assert GAME.texts.event(data, "pl") == f"Czerwony startuje z okolic: {body.name.pl}."
    assert GAME.texts.event(data, "en") == f"Red launches from {body.name.en}."
