"""The default pack, content files and their faults."""

import shutil
from importlib import resources
from pathlib import Path

import pytest

from orbita.core.errors import BadContent, BadOptions
from orbita.core.lang import amount
from orbita.core.match import Match
from orbita.games.voyager.content.pack import Condition, Effect
from orbita.games.voyager.content.read import check_content, content_hash, pack_of
from orbita.games.voyager.game import GAME
from orbita.games.voyager.options import Options
from orbita.games.voyager.texts import clauses
from orbita.games.voyager.texts.cards import card_text, effect_text, needs_text, perk_text
from orbita.games.voyager.vocabulary import CONDITIONS, TALLIES

STANDARD = Path(str(resources.files("orbita.games.voyager") / "content" / "standard"))
PACK = pack_of("standard")
OF = ("building_on", "hotel_on", "base_on", "landed_on", "level", "rocket_on", "rocket_in", "count")


@pytest.fixture
def packs(tmp_path, monkeypatch):
    """A folder of packs with a copy of the standard one, called mine."""
    shutil.copytree(STANDARD, tmp_path / "mine")
    monkeypatch.setenv("ORBITA_PACKS", str(tmp_path))
    return tmp_path


def change(folder, file, old, new):
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def faults_of(folder):
    with pytest.raises(BadContent) as refused:
        check_content(str(folder))
    return [str(fault) for fault in refused.value.faults]


def test_the_standard_pack_is_right_and_has_96_cards():
    check_content(None)
    assert sum(card.copies for card in PACK.research) == 38
    assert sum(card.copies for card in PACK.exploration) == 28
    assert sum(mission.copies for mission in PACK.missions) == 20
    assert len(PACK.achievements) == 10


def test_the_cards_known_from_the_rulebook_do_what_they_do_there():
    cards = {card.id: card for card in PACK.cards}
    assert [(effect.kind, effect.amount) for effect in cards["gravity-assist"].effects] == [("free_move", 1)]
    assert cards["gravity-assist"] in PACK.research
    assert cards["technologies-of-the-future"].pips == 2
    assert cards["soya-in-space"].pips == 1
    assert cards["soya-in-space"] in PACK.exploration
    galileo = next(mission for mission in PACK.missions if mission.id == "galileos-assistant")
    assert [(need.kind, need.of) for need in galileo.needs] == [("building_on", "europa")]


def test_every_card_has_a_name_a_history_and_a_text_in_both_languages():
    for card in (*PACK.cards, *PACK.missions, *PACK.achievements):
        assert card.name.pl != ""
        assert card.history.pl != card.history.en
        for history in (card.history.pl, card.history.en):
            assert 30 < len(history) < 260
            assert history.endswith(".")
    for lang in ("pl", "en"):
        assert all(card_text(PACK, card, lang).endswith(".") for card in PACK.cards)
        assert all(
            needs_text(PACK, card.needs, lang).endswith(".") for card in (*PACK.missions, *PACK.achievements)
        )
        assert all(perk_text(PACK, perk, lang) for agency in PACK.agencies for perk in agency.perks)


def test_the_text_follows_the_effect():
    effect = PACK.research[0].effects[0]
    assert effect_text(PACK, effect, "en") == "Move your rocket in space without spending an action."
    assert effect_text(PACK, effect, "pl") == "Wykonaj rakietą w kosmosie ruch bez zużywania akcji."


@pytest.mark.parametrize(
    ("condition", "polish", "english"),
    [
        (
            Condition(kind="count", of="takeovers", at_least=1),
            "Udało ci się przejąć cudzą budowlę.",
            "You have taken over a building.",
        ),
        (
            Condition(kind="count", of="launches", at_least=5),
            "Twoja rakieta startowała co najmniej 5 razy.",
            "You have launched at least 5 times.",
        ),
        (
            Condition(kind="worlds", at_least=4),
            "Udało ci się wylądować na co najmniej 4 różnych ciałach niebieskich.",
            "You have landed on at least 4 different bodies.",
        ),
        (
            Condition(kind="levels", at_least=7),
            "Twoje technologie mają razem co najmniej 7 poziomów.",
            "You have at least 7 levels of technology.",
        ),
        (
            Condition(kind="landed_on", of="moon"),
            "Udało ci się wylądować na Księżycu.",
            "You have landed on the Moon.",
        ),
    ],
)
def test_conditions_are_whole_sentences(condition, polish, english):
    assert needs_text(PACK, (condition,), "pl") == polish
    assert needs_text(PACK, (condition,), "en") == english


def test_several_conditions_are_a_list_and_a_verb_is_said_once_for_several_places():
    there = tuple(Condition(kind="landed_on", of=body) for body in ("ceres", "vesta"))
    levels = Condition(kind="level", of="tourism", at_least=3)
    assert needs_text(PACK, there, "pl") == "Udało ci się wylądować na Ceres i na Weście."
    assert needs_text(PACK, there, "en") == "You have landed on Ceres and on Vesta."
    assert needs_text(PACK, (*there, levels), "pl") == (
        "1) udało ci się wylądować na Ceres i na Weście; "
        "2) masz technologię „Turystyka kosmiczna” na poziomie 3."
    )
    assert needs_text(PACK, (*there, levels), "en") == (
        "1) you have landed on Ceres and on Vesta; 2) you have level 3 of Space tourism."
    )


@pytest.mark.parametrize("kind", CONDITIONS)
def test_a_single_thing_is_not_counted(kind):
    of = {"level": "bases", "rocket_in": "belt", "count": "visits"}.get(kind, "mars")
    condition = Condition(kind=kind, of=of if kind in OF else "", at_least=1)
    for lang, at_least in (("pl", "co najmniej 1"), ("en", "at least 1")):
        assert at_least not in needs_text(PACK, (condition,), lang)


def test_a_level_below_the_highest_is_at_least_that_level():
    text = needs_text(PACK, (Condition(kind="level", of="bases", at_least=2),), "pl")
    assert text == "Masz technologię „Bazy kosmiczne” co najmniej na poziomie 2."


@pytest.mark.parametrize(
    ("effect", "polish", "english"),
    [
        (
            Effect(kind="actions"),
            "Masz w tej turze 1 akcję więcej.",
            "You have 1 action more this turn.",
        ),
        (
            Effect(kind="actions", amount=2),
            "Masz w tej turze 2 akcje więcej.",
            "You have 2 actions more this turn.",
        ),
        (
            Effect(kind="free_move", amount=2),
            "Wykonaj rakietą w kosmosie 2 ruchy bez zużywania akcji.",
            "Make 2 moves with your rocket in space without spending an action.",
        ),
        (
            Effect(kind="coins", amount=5, when=Condition(kind="hotel_on", of="moon")),
            "Weź 5 monet, jeśli masz hotel na Księżycu.",
            "Take 5 coins if you own a hotel on the Moon.",
        ),
    ],
)
def test_effects_are_natural_sentences(effect, polish, english):
    assert effect_text(PACK, effect, "pl") == polish
    assert effect_text(PACK, effect, "en") == english


def test_europe_s_perk_names_the_draw_it_enlarges():
    (perk,) = next(agency for agency in PACK.agencies if agency.id == "europe").perks
    assert perk_text(PACK, perk, "pl") == "ilekroć dobiera 2 karty badań, bierze o 1 kartę więcej"
    assert perk_text(PACK, perk, "en") == "draws 1 card more whenever it draws 2 cards of research"


def test_everything_that_is_counted_has_its_words():
    assert tuple(clauses.TALLIES) == tuple(clauses.ONCE) == TALLIES


@pytest.mark.parametrize(
    ("number", "words"),
    [(1, "1 monetę"), (2, "2 monety"), (5, "5 monet"), (12, "12 monet"), (22, "22 monety")],
)
def test_polish_numbers_have_the_right_form(number, words):
    assert amount(number, clauses.COINS, "pl") == words


FAULTS = r"""
board.toml | goal = 40 | goal = 1 | [numbers] goal: a whole number from 5 to 200
board.toml | goal = 40 | | [numbers] goal: this field is missing
board.toml | spaces = 16 | spaces = 0 | [ring belt] spaces: a whole number from 1
board.toml | around = "earth" | around = "sun" | [body moon] around: one of mercury
board.toml | around = "earth" | around = "europa" | [body moon] around: one of
board.toml | home = true | | [body] home: exactly one body is home
board.toml | start = 5 | start = 48 | [body jupiter] start: a space from 0 to 47
board.toml | kind = "takeover" | kind = "piracy" | [technology sabotage] levels.2.kind
board.toml | missions_kept = 3 | missions_kept = 4 | [numbers] missions_kept: it must be less
board.toml | [numbers] | [numbers | [file] syntax:
research.toml | kind = "free_move", amount = 1 | kind = "teleport" | effects.1.kind: one of points
research.toml | kind = "free_launch" | kind = "free_launch", amount = 2 | effects.1.amount: unknown
research.toml | id = "ion-drive" | id = "gravity-assist" | id: this id is used twice
research.toml | id = "ion-drive" | id = "Ion Drive" | id: small letters, digits and hyphens
research.toml | id = "ion-drive" | id = "shelter" | [card shelter] id: a research card has this id
missions.toml | of = "europa" | of = "io" | [mission galileos-assistant] needs.1.of
achievements.toml | points = 1 | points = "one" | [achievement small-step] points: a whole number
achievements.toml | history.en | history.de | [achievement small-step] history.en: a text
achievements.toml | history.en | history.de | [achievement small-step] history.de: unknown field
achievements.toml | "Small step" | "Small\tstep" | [achievement small-step] name.en: a text on one line
achievements.toml | [[achievement]] | [[award]] | ['award'] -: unknown table: there is achievement
board.toml | goal = 40 | goal = 40.0 | [numbers] goal: a whole number from 5 to 200 is needed, not 40.0
board.toml | goal = 40 | goal = true | [numbers] goal: a whole number from 5 to 200 is needed, not True
board.toml | goal = 40 | points = 40 | [numbers] points: unknown field
board.toml | home = true | home = 1 | [body earth] home: true or false is needed, not 1
board.toml | home = true | home = true\nlanding = 3 | [body earth] landing: nobody lands at home
board.toml | home = true | home = true\nstars = 3 | [body earth] stars: only a body with a landing number
board.toml | around = "earth" | around = "earth"\nhome = true | [body] home: exactly one body is home
board.toml | around = "earth" | around = "moon" | [body moon] around: one of mercury, venus, earth
board.toml | around = "earth" | around = "earth"\nring = "mars" | [body moon] ring: either ring and start
board.toml | around = "earth" | around = "earth"\nstart = 2 | [body moon] start: a body around another
board.toml | start = 11 | | [body vesta] start: this field is missing
board.toml | ring = "mars" | ring = ["mars"] | [body mars] ring: one of mercury
board.toml | spaces = 48 | spaces = 100 | [ring] -: all rings together need 2 to 128 spaces, not 132
board.toml | id = "usa" | id = "russia" | [agency russia] id: this id is used twice
board.toml | { kind = "start_rocket" } | 7 | [agency russia] perks.1: { kind = "…" } is needed, not 7
board.toml | { kind = "start_rocket" } | {} | [agency russia] perks.1.kind: one of start_rocket
board.toml | kind = "takeover" | kind = "takeover", amount = 2 | levels.2.amount: unknown field: there is kind
board.toml | kind = "takeover" | kind = "start_coins" | levels.2.kind: one of research_cards
board.toml | "move_spaces", amount = 1 | "move_spaces", amount = 3 | levels.1.amount: a whole number from 1
board.toml | { kind = "takeover" }, | | [technology sabotage] levels: a list of 3 is needed, not of 2
research.toml | [{ kind = "free_move", amount = 1 }] | [] | effects: a list of 1 to 4 is needed, not of 0
research.toml | copies = 2 | copies = -1 | [card gravity-assist] copies: a whole number from 1 to 20
missions.toml | of = "europa" | of = "jupiter" | needs.1.of: one of venus, moon, mars, vesta, ceres, europa
missions.toml | kind = "building_on" | kind = "owns" | needs.1.kind: one of building_on
"""


@pytest.mark.parametrize("line", FAULTS.strip().splitlines())
def test_a_fault_is_reported_with_file_entry_field_and_what_is_allowed(packs, line):
    file, old, new, fault = (part.strip() for part in line.split("|"))
    change(packs / "mine", file, old, new.replace(r"\n", "\n"))
    assert any(fault in found for found in faults_of(packs / "mine"))


def test_all_faults_of_all_files_are_reported_at_once(packs):
    change(packs / "mine", "board.toml", "goal = 40", "goal = 1")
    change(packs / "mine", "research.toml", "copies = 2", "copies = 0")
    change(packs / "mine", "missions.toml", 'of = "europa"', 'of = "io"')
    (packs / "mine" / "achievements.toml").unlink()
    files = {fault.split(":")[0] for fault in faults_of(packs / "mine")}
    assert files == {"board.toml", "research.toml", "missions.toml", "achievements.toml"}


def test_how_entries_fit_together_is_reported_with_the_faults_of_single_entries(packs):
    change(packs / "mine", "board.toml", "goal = 40", "goal = 1")
    change(packs / "mine", "board.toml", "home = true", "")
    change(packs / "mine", "board.toml", "missions_kept = 3", "missions_kept = 4")
    change(packs / "mine", "research.toml", 'id = "ion-drive"', 'id = "shelter"')
    change(packs / "mine", "research.toml", "copies = 2", "copies = 0")
    assert faults_of(packs / "mine") == [
        "board.toml: [numbers] goal: a whole number from 5 to 200 is needed, not 1",
        "research.toml: [card gravity-assist] copies: a whole number from 1 to 20 is needed, not 0",
        "board.toml: [body] home: exactly one body is home",
        "board.toml: [numbers] missions_kept: it must be less than missions_dealt, 4",
        "exploration.toml: [card shelter] id: a research card has this id",
    ]


def test_a_fault_in_one_entry_does_not_bring_faults_elsewhere(packs):
    change(packs / "mine", "board.toml", "spaces = 16", "spaces = 0")
    assert len(faults_of(packs / "mine")) == 1


UNREADABLE = {
    "no TOML": (b"[[mission]\n", "syntax: "),
    "another encoding": (
        '# 1\n[[mission]]\nname = "\u017c"'.encode("cp1250"),
        "encoding: save it as UTF-8: line 3",
    ),
    "utf-16": ("[[mission]]".encode("utf-16"), "encoding: save it as UTF-8: line 1"),
    "brackets": (b"mission = " + b"[" * 20_000, "syntax: brackets stand too deep"),
    "a long number": (b"mission = " + b"9" * 5_000, "syntax: a number has thousands of digits"),
}


@pytest.mark.parametrize(("raw", "fault"), UNREADABLE.values(), ids=UNREADABLE)
def test_a_file_that_cannot_be_read_is_one_fault_and_the_other_files_are_checked(packs, raw, fault):
    (packs / "mine" / "missions.toml").write_bytes(raw)
    change(packs / "mine", "board.toml", "goal = 40", "goal = 1")
    unreadable, other = faults_of(packs / "mine")
    assert unreadable.startswith(f"missions.toml: [file] {fault}")
    assert other.startswith("board.toml: [numbers] goal")


def test_without_the_board_nobody_can_say_which_names_are_wrong(packs):
    (packs / "mine" / "board.toml").unlink()
    assert faults_of(packs / "mine") == ["board.toml: [file] -: this file is missing"]


def test_a_file_may_begin_with_a_byte_order_mark(packs):
    path = packs / "mine" / "missions.toml"
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())
    check_content(str(packs / "mine"))


@pytest.mark.parametrize("name", ["nothing-here", "mine/board.toml"])
def test_what_is_no_folder_is_one_fault(packs, name):
    (fault,) = faults_of(packs / name)
    assert "[folder] -: there is no such folder with board.toml, research.toml" in fault


@pytest.mark.parametrize("value", ["0x" + "f" * 5_000, '"' + "x" * 5_000 + '"'])
def test_a_long_value_is_quoted_briefly(packs, value):
    change(packs / "mine", "board.toml", 'id = "moon"', f"id = {value}")
    change(packs / "mine", "board.toml", "goal = 40", f"goal = {value}")
    assert max(map(len, faults_of(packs / "mine"))) < 300


def test_too_few_missions_for_five_are_a_fault(packs):
    text = (packs / "mine" / "missions.toml").read_text(encoding="utf-8")
    (packs / "mine" / "missions.toml").write_text(
        "[[mission]]".join(text.split("[[mission]]")[:-1]), encoding="utf-8"
    )
    assert faults_of(packs / "mine") == ["missions.toml: [mission] copies: 20 missions are needed, not 19"]


def test_a_pack_is_chosen_by_option_and_its_hash_is_in_the_record(packs):
    change(packs / "mine", "board.toml", "goal = 40", "goal = 25")
    match = Match(GAME, GAME.read_options({"pack": "mine"}), 2, 1)
    assert match.state.box.goal == 25
    assert match.record().options["pack"] == "mine"
    assert match.record().content != content_hash(Options())


def test_remarks_and_the_order_of_fields_do_not_change_the_hash(packs):
    shutil.copytree(packs / "mine", packs / "remarked")
    change(packs / "remarked", "board.toml", "goal = 40", "# ours\nlast_round = 60\ngoal = 40")
    change(packs / "remarked", "board.toml", "\nlast_round = 60 ", "\n# last_round = 60 ")
    shutil.copytree(packs / "mine", packs / "changed")
    change(packs / "changed", "research.toml", "copies = 2", "copies = 3")
    hashes = {name: content_hash(Options(pack=name)) for name in ("standard", "remarked", "changed")}
    assert hashes["remarked"] == hashes["standard"] != hashes["changed"]


@pytest.mark.parametrize("name", ["nothing-here", "../standard", "/etc", "", "Standard"])
def test_an_unknown_pack_is_refused_and_a_path_is_not_a_name(packs, name):
    with pytest.raises(BadOptions) as refused:
        content_hash(Options(pack=name))
    assert refused.value.code == "options/unknown-pack"
