"""Lays a content pack out flat, as the rules read it: the rings become a fixed graph of spaces."""

from collections.abc import Sequence

from orbita.core.chance import cells
from orbita.core.flat import Cells
from orbita.games.voyager.content.pack import Body, Card, Condition, Pack, Perk
from orbita.games.voyager.options import Options
from orbita.games.voyager.state import CONDITION_SIZE, MAX_SEATS, MAX_STEPS, NOBODY, TOP_LEVEL, Box
from orbita.games.voyager.vocabulary import (
    CONDITIONS,
    EFFECTS,
    PER,
    PERKS,
    ROLLS,
    TALLIES,
)


def flatten(pack: Pack, options: Options) -> Box:
    """A pack and options as the rules read them."""
    box = Box()
    box.options = options
    box.pack = pack
    box.chosen_agencies = options.agencies == "chosen"
    box.random_start = options.start == "random"
    lay_out_numbers(box, pack)
    box.later_coins = cells(later_coins(pack, options))
    lay_out_rings(box, [ring.spaces for ring in pack.rings])
    box.danger = cells([ring.danger for ring in pack.rings])
    lay_out_bodies(box, pack)
    lay_out_perks(box, pack)
    lay_out_cards(box, pack)
    return box


def later_coins(pack: Pack, options: Options) -> list[int]:
    """By number of seats: what everybody takes for each seat that plays earlier."""
    printed = pack.numbers.later_coins if options.start_coins else ()
    return [0] * (MAX_SEATS + 1 - len(printed)) + list(printed)


def lay_out_numbers(box: Box, pack: Pack) -> None:
    """Amounts and prices."""
    numbers, prices = pack.numbers, pack.prices
    box.goal, box.last_round = numbers.goal, numbers.last_round
    box.actions = numbers.actions
    box.missions_dealt, box.missions_kept = numbers.missions_dealt, numbers.missions_kept
    box.technology_points = numbers.technology_points
    box.research_cards = numbers.research_cards
    box.funds = numbers.funds
    box.hand_limit = cells([numbers.research_limit, numbers.exploration_limit])
    box.technology_price, box.rocket_price = prices.technology, prices.rocket
    box.launch_price, box.building_price = prices.launch, prices.building


def lay_out_rings(box: Box, sizes: Sequence[int]) -> None:
    """Number the spaces and find which are neighbours; the rotation never changes that."""
    first = [sum(sizes[:ring]) for ring in range(len(sizes) + 1)]
    box.rings = len(sizes)
    box.spaces = first[-1]
    box.ring_first = cells(first)
    box.ring_of = cells([ring for ring, size in enumerate(sizes) for _ in range(size)])
    box.turned = cells(
        [first[ring] + (index + 1) % size for ring, size in enumerate(sizes) for index in range(size)]
    )
    near = neighbours(sizes)
    starts, reach = [0], []
    for steps in range(1, MAX_STEPS + 1):
        for space in range(box.spaces):
            reach += within(near, space, steps)
            starts.append(len(reach))
        starts.append(len(reach))
    box.reach_from, box.reach = cells(starts[:-1]), cells(reach)


def neighbours(sizes: Sequence[int]) -> list[list[int]]:
    """Spaces that share an edge: side by side on a ring, or on adjacent rings with overlapping angles."""
    first = [sum(sizes[:ring]) for ring in range(len(sizes))]
    near: list[set[int]] = [set() for _ in range(sum(sizes))]
    for ring, size in enumerate(sizes):
        for index in range(size):
            space = first[ring] + index
            near[space] |= {first[ring] + (index + 1) % size, first[ring] + (index - 1) % size} - {space}
            for other in (ring - 1, ring + 1):
                if 0 <= other < len(sizes):
                    near[space] |= {
                        first[other] + across
                        for across in range(sizes[other])
                        if overlap(index, size, across, sizes[other])
                    }
    return [sorted(spaces) for spaces in near]


def overlap(index: int, size: int, across: int, width: int) -> bool:
    """Space k of n spans the angles from k/n to (k+1)/n of a turn; a common corner is not enough."""
    return index * width < (across + 1) * size and across * size < (index + 1) * width


def within(near: Sequence[Sequence[int]], space: int, steps: int) -> list[int]:
    """The spaces at most so many steps away, without the space itself."""
    found = {space}
    for _ in range(steps):
        found |= {further for nearby in found for further in near[nearby]}
    return sorted(found - {space})


def lay_out_bodies(box: Box, pack: Pack) -> None:
    """Where bodies start, and what landing on them takes and gives."""
    index = {body.id: number for number, body in enumerate(pack.bodies)}
    ring_index = {ring.id: number for number, ring in enumerate(pack.rings)}

    def start(body: Body) -> int:
        """A moon starts where its planet does."""
        body = pack.bodies[index[body.around]] if body.around else body
        return box.ring_first[ring_index[body.ring]] + body.start

    box.bodies = len(pack.bodies)
    box.home = next(number for number, body in enumerate(pack.bodies) if body.home)
    box.body_start = cells([start(body) for body in pack.bodies])
    box.body_parent = cells([index[body.around] if body.around else NOBODY for body in pack.bodies])
    box.landing = cells([body.landing for body in pack.bodies])
    box.stars = cells([body.stars for body in pack.bodies])


def lay_out_perks(box: Box, pack: Pack) -> None:
    """What each agency, and each technology up to a level, gives in all."""
    box.agencies, box.technologies = len(pack.agencies), len(pack.technologies)
    box.agency_perk = cells([amount for agency in pack.agencies for amount in perk_row(agency.perks)])
    box.technology_perk = cells(
        [
            amount
            for technology in pack.technologies
            for level in range(TOP_LEVEL + 1)
            for amount in perk_row(technology.levels[:level])
        ]
    )


def perk_row(perks: Sequence[Perk]) -> list[int]:
    """Amounts by kind of perk, added up."""
    return [sum(perk.amount for perk in perks if perk.kind == kind) for kind in PERKS]


def lay_out_cards(box: Box, pack: Pack) -> None:
    """All four decks; their conditions share one array."""
    conditions: list[int] = []
    box.cards = len(pack.cards)
    box.deck_of = cells([0] * len(pack.research) + [1] * len(pack.exploration))
    box.deck_first = cells([0, len(pack.research)])
    box.copies = cells([card.copies for card in pack.cards])
    box.pips = cells([card.pips_for.get(roll, card.pips) for card in pack.cards for roll in ROLLS])
    lay_out_effects(box, pack, conditions)
    box.missions = len(pack.missions)
    box.mission_copies = cells([mission.copies for mission in pack.missions])
    box.mission_from = lay_out_needs(pack, [mission.needs for mission in pack.missions], conditions)
    box.achievements = len(pack.achievements)
    box.achievement_from = lay_out_needs(pack, [card.needs for card in pack.achievements], conditions)
    box.achievement_points = cells([card.points for card in pack.achievements])
    box.conditions = cells(conditions)


def lay_out_effects(box: Box, pack: Pack, conditions: list[int]) -> None:
    """EFFECT_SIZE numbers for each effect, card after card."""
    starts, effects = [0], []
    for card in pack.cards:
        effects += [number for effect in effect_rows(pack, card, conditions) for number in effect]
        starts.append(starts[-1] + len(card.effects))
    box.effect_from, box.effects = cells(starts), cells(effects)


def effect_rows(pack: Pack, card: Card, conditions: list[int]) -> list[list[int]]:
    """Kind, amount, price, per and the number of the condition, or NOBODY."""
    rows = []
    for effect in card.effects:
        number = NOBODY if effect.when is None else add_condition(pack, effect.when, conditions)
        kind = EFFECTS.index(effect.kind)
        rows.append([kind, effect.amount, effect.price, PER.index(effect.per), number])
    return rows


def lay_out_needs(pack: Pack, cards: Sequence[Sequence[Condition]], conditions: list[int]) -> Cells:
    """The conditions of each card, one card after another."""
    starts = []
    for needs in cards:
        starts.append(len(conditions) // CONDITION_SIZE)
        for need in needs:
            add_condition(pack, need, conditions)
    return cells([*starts, len(conditions) // CONDITION_SIZE])


def add_condition(pack: Pack, condition: Condition, conditions: list[int]) -> int:
    """Write a condition down and give its number."""
    named: Sequence[str] = ()
    if condition.kind in ("building_on", "hotel_on", "base_on", "landed_on", "rocket_on"):
        named = [body.id for body in pack.bodies]
    elif condition.kind == "rocket_in":
        named = [ring.id for ring in pack.rings]
    elif condition.kind == "level":
        named = [technology.id for technology in pack.technologies]
    elif condition.kind == "count":
        named = TALLIES
    what = named.index(condition.of) if named else 0
    conditions += [CONDITIONS.index(condition.kind), what, condition.at_least]
    return len(conditions) // CONDITION_SIZE - 1
