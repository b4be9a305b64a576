"""Voyager's cards, dice, takeovers and set-up in the browser: readable, and a few taps away."""

from functools import cache
from itertools import takewhile

import pytest
from playwright.sync_api import expect

from orbita.games.voyager.game import GAME
from tests.e2e.conftest import DESKTOP, PHONE
from tests.e2e.positions import lay_seats
from tests.e2e.test_pages import findings
from tests.e2e.voyager_games import asked_about, begins_a_turn, played_until
from tests.e2e.voyager_play import A_MOMENT

SIZES = {"phone": PHONE, "desktop": DESKTOP}
BOTH = pytest.mark.parametrize(("lang", "size"), [("pl", "phone"), ("en", "desktop")])


def is_raising(kind):
    """A roll that the hand of whoever is asked can raise far enough, before the last turns."""

    def wish(shown):
        roll = shown.roll
        return roll is not None and roll.kind == kind and roll.enough is not None and shown.last is None

    return wish


def is_held(shown):
    """An owner who can hold against an attacker who added cards."""
    return is_raising("defence")(shown) and shown.roll.value > shown.roll.die + shown.roll.bonus


def holds_many(shown):
    """Cards of which something would work and something would not, and one that would cost a chance."""
    if shown.stage != "act" or shown.outlook is None or len(shown.hand) < 3:
        return False
    cards = shown.outlook.cards
    clauses = [clause for card in cards for clause in card.clauses]
    is_mixed = {clause.missing is None for clause in clauses} == {True, False}
    return is_mixed and any(shift.after < shift.before for card in cards for shift in card.shifts)


def can_develop(shown):
    """Some technology can be developed now, and somebody has developed one."""
    verbs = shown.outlook.verbs if shown.stage == "act" and shown.outlook else ()
    is_open = any(verb.verb == "develop" and verb.closed is None for verb in verbs)
    return is_open and any(level for seat in shown.seats for level in seat.technologies.values())


def was_told_cards(match):
    """Somebody else has played a card since the last turn of whoever begins a turn."""
    if not begins_a_turn(match):
        return False
    own = GAME.seat_name(GAME.awaited(match.state)[0])
    others = list(takewhile(lambda step: step.seat != own, reversed(match.entries)))
    return any(step.move.startswith("play ") for step in others)


WISHES = {
    "agency": (lambda shown: shown.stage == "choose" and any(seat.agency for seat in shown.seats), 4),
    "missions": (lambda shown: shown.stage == "keep", 3),
    "technology": (lambda shown: shown.stage == "start", 4),
    "cards": (holds_many, 3),
    "told": (lambda shown: shown.stage == "act" and shown.round > 2, 3, was_told_cards),
    "developing": (can_develop, 2),
    "landing": (is_raising("landing"), 2),
    "belt": (is_raising("belt"), 3),
    "attack": (is_held, 2),  # stood where the attacker was asked
    "tidy": (lambda shown: shown.stage == "tidy", 2),
    "fulfilled": (
        lambda shown: (
            shown.stage == "act"
            and any(all(need.reached >= need.needed for need in mission.needs) for mission in shown.missions)
        ),
        2,
    ),
}


@cache
def game_at(name):
    return played_until(*WISHES[name])


def attack_in(record):
    """How many moves an attacker made until the owner was asked."""
    own = [step.move.partition(" ")[0] in ("discard", "stand", "play") for step in reversed(record.moves)]
    return own.index(False)


class Sitting:
    """Somebody who is asked at a table that stands where a wish came true, or so many moves before."""

    def __init__(self, meet, server, name, lang, size, before=0):
        record = game_at(name)
        self.end = asked_about(record)
        moves = len(record.moves) - (attack_in(record) if name == "attack" else before)
        self.view = asked_about(record, moves)
        self.catalogue = GAME.catalogue(GAME.read_options(record.options), lang)
        [self.keys] = lay_seats(server.database, [(record, moves)])
        self.meet = meet
        self.person = self.sit(self.view.asked, lang, size)
        self.page = self.person.page

    def sit(self, seat, lang, size, motion="reduce"):
        person = self.meet(lang, SIZES[size], motion=motion)
        key = self.keys[seat]
        person.visit(f"/t/{key.partition('.')[0]}#{key}")
        expect(person.page.locator("[data-game=voyager]").first).to_be_visible()
        return person

    def card(self, name):
        return next(card for card in self.catalogue.cards if card.id == name)

    def strike(self):
        """Attack as in the record: the owner can hold."""
        self.page.locator(f"[data-total='{self.end.roll.value}']").click()
        self.page.locator("[data-decide=go]").click()

    def waits_until_shown(self, seq):
        self.page.wait_for_function("seq => document.querySelector('main').dataset.seq * 1 > seq", arg=seq)


@pytest.fixture
def sit_at(meet, server):
    def sit(name, lang="en", size="desktop", before=0):
        return Sitting(meet, server, name, lang, size, before)

    return sit


def to_hand(page, size):
    """On a phone the hand has a tab of its own."""
    if size == "phone":
        page.locator("[data-tab=hand]").click()


@BOTH
def test_a_card_says_what_would_work_and_what_is_missing_for_the_rest(sit_at, axe, lang, size):
    sitting = sit_at("cards", lang, size)
    to_hand(sitting.page, size)
    for shown in sitting.view.outlook.cards:
        face = sitting.page.locator(f"[data-card={shown.id}]").first
        printed = sitting.card(shown.id)
        expect(face).to_contain_text(printed.name)
        expect(face.locator("s")).to_have_count(sum(clause.missing is not None for clause in shown.clauses))
        for text in printed.effects:
            expect(face).to_contain_text(text)
        expect(face.locator(".play")).to_have_attribute(
            "aria-disabled", str(shown.closed is not None).lower()
        )
    assert findings(sitting.person, axe) == []
    assert not sitting.person.overflows()


@BOTH
def test_playing_a_card_says_which_chance_it_takes_away(sit_at, lang, size):
    sitting = sit_at("cards", lang, size)
    to_hand(sitting.page, size)
    dear = next(
        card for card in sitting.view.outlook.cards if any(one.after < one.before for one in card.shifts)
    )
    shift = next(one for one in dear.shifts if one.after < one.before)
    face = sitting.page.locator(f"[data-card={dear.id}]").first
    expect(face.locator(".takes")).to_contain_text(f"{shift.before}% → {shift.after}%")


@BOTH
def test_the_back_of_a_card_tells_its_history(sit_at, lang, size):
    sitting = sit_at("cards", lang, size)
    to_hand(sitting.page, size)
    name = sitting.view.hand[0]
    face = sitting.page.locator(f"[data-card={name}]").first
    turn = face.locator("button.turn")
    turn.click()
    expect(face).to_contain_text(sitting.card(name).history)
    expect(face).not_to_contain_text(sitting.card(name).effects[0])
    expect(turn).to_be_focused()
    turn.press("Enter")
    expect(face).to_contain_text(sitting.card(name).effects[0])


@BOTH
def test_a_card_is_opened_from_the_log(sit_at, axe, lang, size):
    sitting = sit_at("told", lang, size)
    page = sitting.page
    if size == "phone":
        page.locator("[data-tab=log]").click()
    else:  # what happened since the own last turn has been told
        expect(page.locator("li[data-turn]").first).to_be_visible()
    name = page.locator("ol li [role=button]").last
    title = name.inner_text()
    name.press("Enter")
    dialog = page.get_by_role("dialog", name=title)
    printed = [*sitting.catalogue.cards, *sitting.catalogue.missions, *sitting.catalogue.achievements]
    expect(dialog).to_contain_text(next(card.history for card in printed if card.name == title))
    assert findings(sitting.person, axe) == []
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(name).to_be_focused()


def test_whoever_reads_a_card_while_the_log_is_told_anew_comes_back_to_its_name_or_to_the_log(sit_at):
    sitting = sit_at("told")
    page, held = sitting.page, []

    def hold(route):
        held.append(route)

    page.route("**/digest?*", hold)
    page.reload()
    names = page.locator("ol li [role=button]")
    name = names.last
    title = name.inner_text()
    name.press("Enter")
    expect(page.get_by_role("dialog", name=title)).to_be_visible()
    while not held:
        page.wait_for_timeout(A_MOMENT)
    page.route("**/digest?*", lambda route: route.continue_())  # whoever was away asks as well
    for route in held:
        route.continue_()
    expect(page.locator("li[data-turn]").first).to_be_attached()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    again, log = names.filter(has_text=title), page.locator("ol", has=page.locator("[data-turn]"))
    expect(again.first if again.count() else log).to_be_focused()


@BOTH
def test_a_technology_is_developed_on_its_board(sit_at, axe, lang, size):
    sitting = sit_at("developing", lang, size)
    page = sitting.page
    page.locator(".bar").get_by_role("button", name={"pl": "Ulepsz", "en": "Develop"}[lang]).first.click()
    dialog = page.get_by_role("dialog")
    for technology in sitting.catalogue.technologies:
        for level in technology.levels:
            expect(dialog.get_by_role("region", name=technology.name)).to_contain_text(level.perk)
    assert findings(sitting.person, axe) == []
    seq = sitting.person.seq()
    dialog.locator("[data-move^=develop]").first.click()
    sitting.waits_until_shown(seq)
    expect(dialog).to_have_count(0)


@BOTH
def test_a_card_is_played_by_one_press(sit_at, lang, size):
    sitting = sit_at("cards", lang, size)
    to_hand(sitting.page, size)
    name = next(card.id for card in sitting.view.outlook.cards if card.closed is None)
    held = sitting.view.hand.count(name)
    faces = sitting.page.locator(f"[data-card={name}]")
    seq = sitting.person.seq()
    faces.first.locator(".play").click()
    sitting.waits_until_shown(seq)
    expect(faces).to_have_count(held - 1)


@BOTH
def test_a_landing_is_raised_with_the_cheapest_cards_by_one_tap(sit_at, axe, lang, size):
    sitting = sit_at("landing", lang, size)
    page, roll = sitting.page, sitting.view.roll
    expect(page.locator(".picked")).to_have_count(len(roll.cheapest))
    for move in roll.cheapest:
        expect(page.locator(f"[data-row={move.split()[1]}].picked").first).to_be_visible()
    assert findings(sitting.person, axe) == []
    seq = sitting.person.seq()
    page.locator("[data-decide=go]").click()
    sitting.waits_until_shown(seq)
    expect(page.locator("[data-decide]")).to_have_count(0)
    body = next(body for body in sitting.catalogue.bodies if body.id == roll.body)
    expect(page.get_by_test_id("news")).to_contain_text(body.on)


@BOTH
def test_landing_with_cards_takes_at_most_three_taps(sit_at, lang, size):
    sitting = sit_at("landing", lang, size, before=1)
    roll = sitting.end.roll
    move = f"land {roll.body}"
    taps = (f".bar [data-move='{move}']", "[data-decide=go]")
    for tap in taps:
        sitting.page.locator(tap).first.click()
    expect(sitting.page.locator("[data-decide]")).to_have_count(0)
    body = next(body for body in sitting.catalogue.bodies if body.id == roll.body)
    expect(sitting.page.get_by_test_id("news")).to_contain_text(body.on)
    assert len(taps) <= 3


def test_everything_is_done_by_keyboard_and_focus_is_never_lost(sit_at):
    sitting = sit_at("landing")
    page = sitting.page
    page.locator("[data-row] input").first.focus()
    page.keyboard.press("Space")
    page.keyboard.press("Space")
    expect(page.locator(".picked")).to_have_count(len(sitting.view.roll.cheapest))
    page.locator("[data-decide=go]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-decide]")).to_have_count(0)
    page.wait_for_function("document.activeElement !== document.body")


def test_a_decision_comes_into_sight_whatever_tab_is_open(sit_at):
    sitting = sit_at("attack", "en", "desktop")
    owner = sitting.sit(sitting.view.roll.owner, "en", "phone")
    owner.page.locator("[data-tab=log]").click()
    expect(owner.page.locator("[data-duel]")).to_have_count(0)
    sitting.strike()
    expect(owner.page.locator("[data-decide=go]")).to_be_in_viewport(ratio=1)


def test_cards_that_are_too_few_do_not_land(sit_at):
    sitting = sit_at("landing")
    page = sitting.page
    for number in reversed(range(len(sitting.view.roll.cheapest))):
        page.locator(".picked input").first.uncheck()
        expect(page.locator(".picked")).to_have_count(number)
    expect(page.locator("[data-decide=go]")).to_be_disabled()
    seq = sitting.person.seq()
    page.locator("[data-decide=stand]").click()
    sitting.waits_until_shown(seq)
    expect(page.locator("[data-decide]")).to_have_count(0)


@BOTH
def test_a_rocket_in_the_belt_is_saved_by_cards(sit_at, lang, size):
    sitting = sit_at("belt", lang, size)
    seq = sitting.person.seq()
    sitting.page.locator("[data-decide=go]").click()
    sitting.waits_until_shown(seq)
    told = {"pl": "omija planetoidy", "en": "dodges the asteroids"}[lang]
    expect(sitting.page.get_by_test_id("news")).to_contain_text(told)


@pytest.mark.parametrize("ends", ["held", "taken"])
def test_a_takeover_and_its_defence_on_two_devices(sit_at, axe, ends):
    sitting = sit_at("attack", "pl", "desktop")
    owner = sitting.sit(sitting.view.roll.owner, "en", "phone", motion="no-preference")
    stage = "[data-duel]"
    for page in (sitting.page, owner.page):
        expect(page.locator(f"{stage}[data-duel=attack]")).to_be_visible()
    assert findings(sitting.person, axe) == []
    sitting.strike()
    expect(owner.page.locator("[data-duel=defence]")).to_be_visible()
    expect(owner.page).to_have_title("● You are attacked – Solar System Voyager")
    expect(owner.page.locator(".banner")).to_be_visible()
    assert findings(owner, axe) == []
    owner.page.locator(f"[data-decide={'go' if ends == 'held' else 'stand'}]").click()
    expect(owner.page.locator(f"[data-duel={ends}]")).to_be_visible()
    for page in (sitting.page, owner.page):
        expect(page.locator(stage)).to_have_count(0)
    expect(sitting.page.get_by_test_id("turn")).not_to_be_empty()


def test_whoever_attacks_chooses_a_total_by_its_chance(sit_at):
    sitting = sit_at("attack")
    highest = sitting.view.roll.totals[-1]
    bar = sitting.page.locator(f"[data-total='{highest.total}']")
    expect(bar).to_contain_text(f"{highest.chance}%")
    bar.click()
    expect(sitting.page.locator(".picked")).to_have_count(len(highest.moves))
    expect(sitting.page.locator("[data-decide=go]")).to_contain_text(str(highest.total))


def test_whoever_only_watches_sees_both_sides_and_no_hand(sit_at):
    sitting = sit_at("attack")
    watcher = sitting.sit(-1, "en", "desktop")
    expect(watcher.page.locator("[data-duel]")).to_be_visible()
    expect(watcher.page.locator("[data-row], [data-card], [data-decide]")).to_have_count(0)


@BOTH
def test_too_many_cards_go_by_choosing_and_one_button(sit_at, axe, lang, size):
    sitting = sit_at("tidy", lang, size)
    page, view = sitting.page, sitting.view
    counts = view.seats[view.asked].cards
    over = {deck.id: counts[deck.id] - deck.hand_limit for deck in view.decks}
    button = page.locator("section.tidy > button")
    expect(button).to_be_disabled()
    for deck, count in over.items():
        for row in page.locator(f"section.tidy .{deck} input").all()[: max(0, count)]:
            row.check()
    assert findings(sitting.person, axe) == []
    seq = sitting.person.seq()
    button.click()
    sitting.waits_until_shown(seq)
    expect(page.locator("section.tidy")).to_have_count(0)


@BOTH
def test_a_mission_that_is_fulfilled_is_revealed(sit_at, lang, size):
    sitting = sit_at("fulfilled", lang, size)
    page = sitting.page
    if size == "phone":
        page.locator("[data-tab=missions]").click()
    button = page.locator(".fulfil").first
    mission = button.get_attribute("data-move").removeprefix("mission ")
    seq = sitting.person.seq()
    button.click()
    sitting.waits_until_shown(seq)
    expect(page.locator(f"[data-mission={mission}]")).to_have_count(0)


@BOTH
def test_an_agency_is_chosen_among_those_left(sit_at, axe, lang, size):
    sitting = sit_at("agency", lang, size)
    page = sitting.page
    taken = [seat.agency for seat in sitting.view.seats if seat.agency]
    for agency in sitting.catalogue.agencies:
        face = page.locator(f"button[data-move='agency {agency.id}']")
        expect(face).to_contain_text(agency.perks[0])
        expect(face).to_have_attribute("aria-disabled", str(agency.id in taken).lower())
    assert findings(sitting.person, axe) == []
    free = next(agency.id for agency in sitting.catalogue.agencies if agency.id not in taken)
    seq = sitting.person.seq()
    page.locator(f"button[data-move='agency {free}']").click()
    sitting.waits_until_shown(seq)


@BOTH
def test_of_the_missions_dealt_one_is_returned(sit_at, axe, lang, size):
    sitting = sit_at("missions", lang, size)
    page = sitting.page
    dealt = [mission.id for mission in sitting.view.missions]
    for name in dealt:
        printed = next(mission for mission in sitting.catalogue.missions if mission.id == name)
        for need in printed.needs:
            expect(page.locator(f"[data-return={name}]")).to_contain_text(need)
    page.locator(f"[data-return={dealt[1]}]").click()
    assert findings(sitting.person, axe) == []
    seq = sitting.person.seq()
    page.locator(f"[data-move='return {dealt[1]}']").click()
    sitting.waits_until_shown(seq)
    expect(page.locator(f"[data-return={dealt[1]}]")).to_have_count(0)


@BOTH
def test_japan_begins_with_a_technology(sit_at, axe, lang, size):
    sitting = sit_at("technology", lang, size)
    page = sitting.page
    offered = page.locator("button[data-move^=develop]")
    expect(offered).to_have_count(len(sitting.catalogue.technologies))
    assert findings(sitting.person, axe) == []
    seq = sitting.person.seq()
    offered.first.click()
    sitting.waits_until_shown(seq)
