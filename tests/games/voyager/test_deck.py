"""What the cards of our box promise: figures, names and words over the whole pack."""

import re
from collections import Counter

import pytest

from orbita.core.lang import LANGS
from orbita.games.voyager.content.read import pack_of
from orbita.games.voyager.texts.cards import card_text, condition_text, needs_text
from orbita.games.voyager.vocabulary import EFFECTS

PACK = pack_of("standard")
WORLDS = [body for body in PACK.bodies if body.landing]
# How the worlds are called in names of cards, as stems of words.
STEMS = {
    "pl": {"venus": "wenus", "moon": "księżyc", "mars": "mars", "vesta": "west", "ceres": "ceres"}
    | {"europa": "europ"},
    "en": {"venus": "venus", "moon": "moon", "mars": "mars", "vesta": "vesta", "ceres": "ceres"}
    | {"europa": "europa"},
}
# Names that mean a world without naming it.
MEANT = {
    "small-step": "moon",
    "red-dust": "mars",
    "red-settlers": "mars",
    "hotel-at-jupiter": "europa",
    "lunar-ice": "moon",
    "galileos-assistant": "europa",
    "morning-star": "venus",
    "piazzis-heirs": "ceres",
    "olbers-garden": "vesta",
    "hidden-ocean": "europa",
    "bright-spots": "ceres",
    "giant-mountain": "vesta",
    "old-mudstone": "mars",
    "lava-tube": "moon",
}
EVERYTHING = (*PACK.cards, *PACK.missions, *PACK.achievements)


def conditions(card):
    """All conditions on a card, of its effects or of itself."""
    if hasattr(card, "needs"):
        return list(card.needs)
    return [effect.when for effect in card.effects if effect.when]


def points(effect):
    return effect.amount if effect.kind in ("points", "trade") else 0


def test_landing_numbers_and_stars_rise_with_the_distance_and_the_moon_is_easiest():
    numbers = {body.id: (body.landing, body.stars) for body in WORLDS}
    assert numbers == {
        "moon": (2, 1), "venus": (3, 2), "mars": (3, 3), "vesta": (4, 4), "ceres": (4, 4), "europa": (5, 6)
    }  # fmt: skip


def test_the_box_has_96_cards():
    assert [sum(card.copies for card in deck) for deck in (PACK.research, PACK.exploration)] == [38, 28]
    assert sum(mission.copies for mission in PACK.missions) == 20
    assert len(PACK.achievements) == 10


def test_a_card_is_worth_one_pip_and_a_few_are_worth_two():
    worth = Counter()
    for card in PACK.cards:
        worth[max([card.pips, *card.pips_for.values()])] += card.copies
        assert card.pips >= 1
        assert set(card.pips_for.values()) <= {2}
    assert set(worth) == {1, 2}
    assert worth[2] <= 10
    assert next(card for card in PACK.cards if card.id == "technologies-of-the-future").pips == 2


def test_exploration_gives_two_to_four_points_where_it_gives_points():
    for card in PACK.exploration:
        given = [points(effect) for effect in card.effects if points(effect)]
        assert all(2 <= amount <= 4 for amount in given), card.id
        assert len(given) <= 1, card.id
        assert not any(effect.per for effect in card.effects if points(effect)), card.id


def test_exploration_gives_clearly_more_points_than_research():
    def average(deck):
        return sum(card.copies * points(effect) for card in deck for effect in card.effects) / sum(
            card.copies for card in deck
        )

    assert average(PACK.exploration) > 4 * average(PACK.research)
    assert all(points(effect) <= 2 for card in PACK.research for effect in card.effects)


def test_no_two_cards_are_alike():
    """Deliberate copies are one card with `copies`."""
    faces = Counter((card.effects, card.pips, tuple(card.pips_for.items())) for card in PACK.cards)
    assert set(faces.values()) == {1}
    needs = Counter(frozenset((need.kind, need.of, need.at_least) for need in card.needs)
                    for card in (*PACK.missions, *PACK.achievements))  # fmt: skip
    assert set(needs.values()) == {1}
    for lang in LANGS:
        names = Counter(card.name.in_language(lang) for card in EVERYTHING)
        histories = Counter(card.history.in_language(lang) for card in EVERYTHING)
        assert set(names.values()) == set(histories.values()) == {1}


def test_missions_ask_for_one_thing_and_now_and_then_for_two():
    asked = Counter(len(mission.needs) for mission in PACK.missions)
    assert set(asked) <= {1, 2}
    assert asked[2] <= 5
    assert all(len(card.needs) <= 2 for card in PACK.achievements)


@pytest.mark.parametrize("lang", LANGS)
def test_a_card_that_names_a_world_is_about_it(lang):
    for card in EVERYTHING:
        words = re.findall(r"\w+", card.name.in_language(lang).lower())
        named = {world for world, stem in STEMS[lang].items() if any(word.startswith(stem) for word in words)}
        about = {condition.of for condition in conditions(card)}
        assert named <= about, card.id


@pytest.mark.parametrize("card", MEANT)
def test_a_name_keeps_what_it_promises(card):
    entry = next(one for one in EVERYTHING if one.id == card)
    assert {condition.of for condition in conditions(entry)} == {MEANT[card]}


def test_a_name_with_a_hotel_or_base_in_it_asks_for_one():
    for card in (*PACK.missions, *PACK.achievements):
        if "hotel" in card.name.en.lower():
            assert {need.kind for need in card.needs} <= {"hotel_on", "hotels"}


def effects_of(name):
    return next(card.effects for card in PACK.cards if card.id == name)


def needs_of(name):
    mission = next(mission for mission in PACK.missions if mission.id == name)
    return {(need.kind, need.of, need.at_least) for need in mission.needs}


def test_names_of_the_belt_are_about_the_belt_and_not_about_one_of_its_worlds():
    belt = {body.id for body in WORLDS if body.ring == "belt"}
    for card in EVERYTHING:
        words = set(re.findall(r"[a-z]+", card.name.en.lower()))
        if words & {"belt", "asteroid", "asteroids"}:
            about = {(need.kind, need.of) for need in conditions(card)}
            worlds = {of for kind, of in about if kind == "landed_on"}
            is_safe = any(effect.kind == "belt_safety" for effect in getattr(card, "effects", ()))
            assert is_safe or ("count", "belt_escapes") in about or worlds == belt, card.id


def test_what_keeps_a_rocket_safe_in_the_belt_is_no_danger_by_its_name():
    for card in PACK.cards:
        if any(effect.kind == "belt_safety" for effect in card.effects):
            assert not re.search(r"storm|collision|crash", card.name.en.lower()), card.id


def test_a_home_among_the_stars_is_a_building_and_settlers_and_gardens_need_bases():
    assert ("bases", "", 1) in needs_of("home-among-stars")
    assert needs_of("red-settlers") == {("base_on", "mars", 1)}
    assert needs_of("olbers-garden") == {("base_on", "vesta", 1)}


def test_what_is_bought_at_an_auction_is_paid_for():
    assert [effect.kind for effect in effects_of("pebbles-at-auction")] == ["trade"]


def test_the_effects_of_a_card_can_work_together():
    """A rocket that stands on a world does not fly, unless the same card launches it."""
    in_flight = {"free_move", "drift", "belt_safety", "landing_bonus", "sure_landing", "free_landing"}
    for card in PACK.cards:
        kinds = {effect.kind for effect in card.effects}
        stands = any(effect.when and effect.when.kind == "rocket_on" for effect in card.effects)
        flies = any(effect.when and effect.when.kind == "rocket_in" for effect in card.effects)
        assert not stands or "free_launch" in kinds or not kinds & in_flight, card.id
        assert not (stands and flies), card.id
        assert not flies or not kinds & {"free_launch", "building_discount", "takeover_bonus"}, card.id


def test_everybody_can_take_every_achievement_at_every_number_of_seats():
    """None asks for something of others, or for a place in the order of turns."""
    alone = {"landed_on", "worlds", "levels", "level", "coins", "buildings", "hotels", "bases", "count"}
    own = {"launches", "landings", "belt_escapes", "cards_played", "missions", "rockets_built"}
    for card in PACK.achievements:
        for need in card.needs:
            assert need.kind in alone | {"building_on", "hotel_on", "base_on", "points"}
            assert need.kind != "count" or need.of in own
            assert need.kind not in ("buildings", "hotels", "bases") or need.at_least <= len(WORLDS)
            assert need.kind != "worlds" or need.at_least <= len(WORLDS)


@pytest.mark.parametrize("lang", LANGS)
def test_numbers_have_the_right_forms_and_one_thing_is_not_counted(lang):
    texts = [card_text(PACK, card, lang) for card in PACK.cards]
    texts += [needs_text(PACK, card.needs, lang) for card in (*PACK.missions, *PACK.achievements)]
    texts += [condition_text(PACK, need, lang) for card in EVERYTHING for need in conditions(card)]
    wrong = {
        "pl": r"\b1 (monety|punkty|karty|akcje|ruchy|oczka|pola)\b"
        r"|\b[234] (monetę|punkt|kartę|akcję|ruch|oczko)\b"
        r"|\b([5-9]|1\d) (monety|punkty|karty|akcje|ruchy|oczka)\b|co najmniej 1\b",
        "en": r"\b1 (coins|points|cards|actions|moves|pips|spaces|levels|bodies|hotels|bases)\b|at least 1\b"
        r"|\b([2-9]|1\d) (coin|point|card|action|move|pip|space|level|body|hotel|base)\b",
    }
    for text in texts:
        assert not re.search(wrong[lang], text), text


def test_every_kind_of_effect_is_on_some_card():
    assert {effect.kind for card in PACK.cards for effect in card.effects} == set(EFFECTS)


def test_a_history_is_one_or_two_sentences():
    for card in EVERYTHING:
        for lang in LANGS:
            history = card.history.in_language(lang)
            assert 30 < len(history) < 260
            assert history.endswith(".")
