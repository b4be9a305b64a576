"""The debrief: everything about a finished mission, in names and sentences."""

from collections.abc import Callable, Sequence
from typing import Final

from orbita.core.chance import MASK62, generator_key
from orbita.core.match import Match
from orbita.games.space_alert.names import ENDING_NAMES, SEAT_NAMES, ZONE_NAMES
from orbita.games.space_alert.ship import NOBODY, SLOTS, WON
from orbita.games.space_alert.state import State
from orbita.games.space_alert.texts.events import Names
from orbita.games.space_alert.tools.inquiry import causes, changes, knowledge
from orbita.games.space_alert.tools.inquiry.best import best_found, fewest_changes
from orbita.games.space_alert.tools.inquiry.changes import Budget, Trial
from orbita.games.space_alert.tools.inquiry.history import History, history_of
from orbita.games.space_alert.tools.inquiry.luck import luck_of
from orbita.games.space_alert.tools.inquiry.model import (
    Best,
    Change,
    Changes,
    Inquiry,
    Link,
    Search,
    SlotChange,
    Verdict,
)
from orbita.games.space_alert.tools.inquiry.points import lost_points
from orbita.games.space_alert.tools.inquiry.runs import Run, boards, name_of, run_of, slot_text, threat_ref
from orbita.games.space_alert.tools.inquiry.texts import Speaker
from orbita.games.space_alert.tools.inquiry.tips import tip_code
from orbita.games.space_alert.tools.inquiry.workbench import LOST, Workbench, score_of, set_up

A_SECOND: Final = 100_000  # missions that are resolved for each second that is given
TOLD: Final = 12  # changes


def never() -> bool:
    """No clock."""
    return False


def inquire(
    match: Match[State],
    seconds: float,
    seed: int = 0,
    names: Names = (),
    is_time_up: Callable[[], bool] = never,
) -> Inquiry:
    """Hold the debrief of a finished match."""
    return look_into(history_of(match), seconds, seed, names, is_time_up)


def look_into(h: History, seconds: float, seed: int, names: Names, is_time_up: Callable[[], bool]) -> Inquiry:
    """Hold the debrief; the seconds buy a number of missions to resolve, so that it always comes out alike.

    Only a clock from outside may stop it earlier, and then it says so.
    """
    w = set_up(h.rehearsal, h.held, h.plan, h.owners, generator_key(seed & MASK62, 0))
    budget = Budget(w, int(seconds * A_SECOND), is_time_up)
    speaker = Speaker(names)
    found, one, two = smallest_changes(h, w, speaker, budget)
    best = best_found(h, w, [trial for trial, _ in found], budget)
    flown = run_of(h, h.plan)
    is_won = h.end.ending == WON
    bad = [] if is_won else causes.complaints(h, flown)
    chain = [] if is_won else chain_of(h, w, flown, bad, found, best)
    points = lost_points(h, flown, speaker)
    told = tuple(change for _, change in found[:TOLD])
    links = tuple(link(h, suspect, speaker) for suspect in chain)
    return Inquiry(
        verdict=verdict(h, speaker),
        plan=boards(h, h.plan),
        changes=Changes(told, one, two, speaker.summary(is_won, one, two)),
        chain=links,
        not_decisive=tuple(link(h, suspect, speaker) for suspect in causes.not_decisive(bad)),
        lost_points=points,
        best=best_told(h, best, speaker),
        luck=luck_of(h, seed, speaker),
        tip=speaker.tip(tip_code(is_won, told, links, points)),
        resolved=w.resolved,
        stopped=budget.is_cut_short,
    )


def verdict(h: History, speaker: Speaker) -> Verdict:
    """How it ended, when, and by what."""
    s = h.end
    won = s.ending == WON
    threat = None if won or s.culprit == NOBODY else threat_ref(h, s.culprit)
    zone = None if won or s.lost_zone == NOBODY else ZONE_NAMES[s.lost_zone]
    score = score_of(s) if won else 0
    return Verdict(
        won=won,
        score=score,
        turn=s.turn,
        reason=ENDING_NAMES[s.ending - 1],
        threat=threat,
        zone=zone,
        text=speaker.verdict(s.turn, score, threat, zone, won),
    )


# Changes


def smallest_changes(
    h: History, w: Workbench, speaker: Speaker, budget: Budget
) -> tuple[list[tuple[Trial, Change]], Search, Search]:
    """Single changes; and for a lost ship, where none was known in time, pairs of cards."""
    every = changes.edits(h, w)
    trials = list(changes.single_changes(h, w, every))
    better = [trial for trial in trials if changes.is_better(h, trial)]
    found = [(trial, change_told(h, trial, speaker)) for trial in better]
    one, two = Search(len(trials), len(better)), Search(0, 0)
    is_lost = h.end.ending != WON
    if is_lost and not any(change.known_in_time for _, change in found):
        pairs, count = changes.double_changes(h, w, every, budget)
        found += [(trial, change_told(h, trial, speaker)) for trial in pairs]
        two = Search(w.pairs, count)
    found.sort(key=lambda each: rank(each[0], each[1], is_lost))
    return found, one, two


def rank(trial: Trial, change: Change, is_lost: bool) -> tuple[object, ...]:
    """What was known in time comes first; a saved ship by how little it takes, points by how many."""
    size, points = changes.ORDER.index(trial.kind), -trial.score
    return (
        not change.known_in_time,
        *((size, points) if is_lost else (points, size)),
        trial.slots,
        trial.plan,
    )


def change_told(h: History, trial: Trial, speaker: Speaker) -> Change:
    """A change in names, with what one had to know for it."""
    threats = knowledge.involved(h, trial)
    since, closed = knowledge.known_since(h, threats), knowledge.closed_at(h, trial)
    slots = tuple(slot_change(h, trial, slot) for slot in trial.slots)
    is_lost = h.end.ending != WON
    gain = trial.score if is_lost else trial.score - score_of(h.end)
    return Change(
        kind=trial.kind,
        slots=slots,
        score=trial.score,
        gain=gain,
        held=True,
        known_since=since,
        closed_at=closed,
        known_in_time=since <= closed,
        threats=tuple(threat_ref(h, threat) for threat in threats),
        title=speaker.change_title(trial.kind, slots),
        about=speaker.change_about(trial.score, gain, is_lost, since, since <= closed),
    )


def slot_change(h: History, trial: Trial, slot: int) -> SlotChange:
    """A slot as it lay and as it would lie."""
    return SlotChange(
        member=name_of(h, slot // SLOTS),
        turn=slot % SLOTS,
        before=slot_text(h.plan[slot]),
        after=slot_text(trial.plan[slot]),
        seat=SEAT_NAMES[trial.owners[slot]],
    )


# Causes


def chain_of(
    h: History,
    w: Workbench,
    flown: Run,
    bad: Sequence[causes.Suspect],
    found: Sequence[tuple[Trial, Change]],
    best: Trial,
) -> list[causes.Suspect]:
    """From the smallest change; else from a card nobody had; else from the best plan, if that saves."""
    if found:
        return causes.chain_of(h, flown, bad, found[0][0], True)
    missing = changes.missing_card(h, w)
    if missing is not None:
        return causes.chain_of(h, flown, bad, missing, False)
    saving = None if best.score == LOST else fewest_changes(h, w, best)
    return causes.chain_of(h, flown, bad, saving, True)


def link(h: History, suspect: causes.Suspect, speaker: Speaker) -> Link:
    """A link in names and sentences."""
    member = "" if suspect.member == NOBODY else name_of(h, suspect.member)
    values = {
        **suspect.values,
        "turns": suspect.turns,
        "member": member,
        "threat": suspect.threat,
        "zone": suspect.zone,
        "remedies": suspect.remedies,
    }
    laid = [h.laid_at[slot] for slot in suspect.slots if h.laid_at[slot]]
    return Link(
        kind=suspect.kind,
        turns=suspect.turns,
        remedies=suspect.remedies,
        score=suspect.score,
        member=member,
        threat=suspect.threat,
        zone=None if suspect.zone == NOBODY else ZONE_NAMES[suspect.zone],
        planned_at=max(laid, default=None),
        title=speaker.link_title(suspect.kind, values),
        about=speaker.link_about(suspect.kind, values, suspect.score),
    )


# The best plan


def best_told(h: History, best: Trial, speaker: Speaker) -> Best:
    """The best plan in names, with what differs from the one that was flown."""
    won = best.score != LOST
    plan, owners = (best.plan, best.owners) if won else (h.plan, h.owners)
    slots = [slot for slot in changes.used_slots(h) if changes.lies_otherwise(h, plan, owners, slot)]
    return Best(
        won=won,
        score=best.score if won else 0,
        differences=tuple(slot_change(h, best, slot) for slot in slots),
        plan=boards(h, plan),
        text=speaker.best(won, best.score, len(slots)),
    )
