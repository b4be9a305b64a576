"""What the official missions have in common, one predicate each, in plain numbers of their own.

The generator does not import this; it is its judge. OFFICIAL holds for the eight missions of the box as
well, as crews of five hear them; RANDOM_ONLY is what our random missions add to it.
"""

from itertools import pairwise

from orbita.games.space_alert.missions.model import (
    DataTransfer,
    IncomingData,
    Mission,
    RadioSilence,
    Threat,
)


def crew_of(mission):
    return mission.setup.crew if mission.setup else 5


def phases(mission):
    return list(pairwise((0, *mission.phase_ends)))


def internal(mission):
    return [threat for threat in mission.threats if threat.where == "internal"]


def external(mission):
    return [threat for threat in mission.threats if threat.where != "internal"]


def halves(mission):
    first = [threat for threat in mission.threats if threat.turn <= 4]
    return first, [threat for threat in mission.threats if threat.turn > 4]


def of_kind(mission, kind, phase=None):
    return [
        event
        for event in mission.events
        if isinstance(event, kind) and (phase is None or mission.phase_at(event.at) == phase)
    ]


def silence(mission, phase=None):
    return sum(event.seconds for event in of_kind(mission, RadioSilence, phase))


def over(event):
    return event.at + (event.seconds if isinstance(event, RadioSilence) else 0)


def is_ambush(mission, threat):
    return threat.at in (mission.phase_ends[0] - 55, mission.phase_ends[1] - 55)


# Phases


def three_phases_last_205_to_240_then_215_to_235_then_140_to_155_seconds(mission: Mission) -> bool:
    lengths = [end - start for start, end in phases(mission)]
    return 205 <= lengths[0] <= 240 and 215 <= lengths[1] <= 235 and 140 <= lengths[2] <= 155


def the_mission_lasts_580_to_620_seconds(mission: Mission) -> bool:
    return 580 <= mission.phase_ends[-1] <= 620


def everything_is_on_a_grid_of_five_seconds(mission: Mission) -> bool:
    moments = [*mission.phase_ends]
    for event in mission.events:
        moments += [event.at, over(event)]
    return all(moment % 5 == 0 for moment in moments)


# Threats


def five_to_seven_threats_or_one_fewer_for_four_crew(mission: Mission) -> bool:
    return 5 <= len(mission.threats) + (crew_of(mission) == 4) <= 7


def threats_are_worth_eight_points_with_the_unconfirmed_one_and_seven_without(mission: Mission) -> bool:
    return mission.threat_points(5) == (8 if crew_of(mission) == 5 else 7) and mission.threat_points(4) == 7


def one_common_threat_is_unconfirmed_for_five_crew_and_none_for_four(mission: Mission) -> bool:
    unconfirmed = [threat for threat in mission.threats if threat.unconfirmed]
    return len(unconfirmed) == (crew_of(mission) == 5) and not any(t.serious for t in unconfirmed)


def each_turn_has_at_most_one_threat(mission: Mission) -> bool:
    turns = [threat.turn for threat in mission.threats]
    return len(set(turns)) == len(turns) and set(turns) <= set(range(1, 9))


def threats_are_announced_in_the_order_of_their_turns(mission: Mission) -> bool:
    return all(one.turn < other.turn and one.at < other.at for one, other in pairwise(mission.threats))


def turns_1_to_4_are_announced_in_phase_1_and_5_to_8_in_phase_2(mission: Mission) -> bool:
    return all(mission.phase_at(threat.at) == (1 if threat.turn <= 4 else 2) for threat in mission.threats)


def each_half_has_three_to_five_points(mission: Mission) -> bool:
    return all(3 <= sum(threat.points for threat in half) <= 5 for half in halves(mission))


def the_halves_differ_by_at_most_one_threat(mission: Mission) -> bool:
    first, second = halves(mission)
    return abs(len(first) - len(second)) <= 1


def one_or_two_threats_are_internal(mission: Mission) -> bool:
    return len(internal(mission)) in (1, 2)


def internal_threats_are_worth_one_to_three_points(mission: Mission) -> bool:
    return 1 <= sum(threat.points for threat in internal(mission)) <= 3


def internal_threats_are_never_on_neighbouring_turns(mission: Mission) -> bool:
    return all(other.turn - one.turn > 1 for one, other in pairwise(internal(mission)))


def between_two_internal_threats_there_is_an_external_one(mission: Mission) -> bool:
    return not any(one.is_internal and other.is_internal for one, other in pairwise(mission.threats))


def serious_internal_threats_appear_in_turns_3_to_6(mission: Mission) -> bool:
    return all(3 <= threat.turn <= 6 for threat in internal(mission) if threat.serious)


def common_internal_threats_appear_in_turns_2_to_7(mission: Mission) -> bool:
    return all(2 <= threat.turn <= 7 for threat in internal(mission) if not threat.serious)


def serious_external_threats_appear_in_turns_2_to_7(mission: Mission) -> bool:
    return all(2 <= threat.turn <= 7 for threat in external(mission) if threat.serious)


def every_zone_has_one_or_two_external_threats(mission: Mission) -> bool:
    zones = [threat.where for threat in external(mission)]
    return all(zones.count(zone) in (1, 2) for zone in ("red", "white", "blue"))


def the_same_zone_follows_itself_at_most_once(mission: Mission) -> bool:
    return sum(one.where == other.where for one, other in pairwise(external(mission))) <= 1


# Moments of threats


def the_first_threat_comes_10_to_20_seconds_into_phase_1(mission: Mission) -> bool:
    return 10 <= halves(mission)[0][0].at <= 20


def the_first_threat_of_phase_2_comes_after_5_to_40_seconds(mission: Mission) -> bool:
    return 5 <= halves(mission)[1][0].at - mission.phase_ends[0] <= 40


def threats_are_at_least_25_seconds_apart(mission: Mission) -> bool:
    return all(other.at - one.at >= 25 for one, other in pairwise(mission.threats))


def the_last_threat_leaves_70_seconds_of_the_phase_unless_it_is_an_ambush(mission: Mission) -> bool:
    return all(
        is_ambush(mission, threat) or mission.phase_ends[mission.phase_at(threat.at) - 1] - threat.at >= 70
        for threat in mission.threats
    )


def all_but_an_ambush_come_in_the_first_70_percent_of_the_phase(mission: Mission) -> bool:
    for threat in mission.threats:
        start, end = phases(mission)[mission.phase_at(threat.at) - 1]
        if not is_ambush(mission, threat) and (threat.at - start) * 100 > 70 * (end - start):
            return False
    return True


def at_most_one_ambush_and_only_by_a_common_external_t4_or_t8(mission: Mission) -> bool:
    ambushes = [threat for threat in mission.threats if is_ambush(mission, threat)]
    return len(ambushes) <= 1 and all(
        threat.turn in (4, 8) and not threat.serious and not threat.is_internal for threat in ambushes
    )


def an_ambush_comes_only_in_a_phase_of_three_threats(mission: Mission) -> bool:
    return all(
        len(half) >= 3 for half in halves(mission) if any(is_ambush(mission, threat) for threat in half)
    )


# Data and radio silence


def three_or_four_data_transfers(mission: Mission) -> bool:
    return len(of_kind(mission, DataTransfer)) in (3, 4)


def a_data_transfer_in_phase_2(mission: Mission) -> bool:
    return bool(of_kind(mission, DataTransfer, phase=2))


def at_most_one_data_transfer_in_phase_1_and_two_in_the_others(mission: Mission) -> bool:
    return all(len(of_kind(mission, DataTransfer, phase)) <= most for phase, most in ((1, 1), (2, 2), (3, 2)))


def two_or_three_times_incoming_data(mission: Mission) -> bool:
    return len(of_kind(mission, IncomingData)) in (2, 3)


def incoming_data_in_phase_1_and_at_most_once_in_phase_3(mission: Mission) -> bool:
    return bool(of_kind(mission, IncomingData, 1)) and len(of_kind(mission, IncomingData, 3)) <= 1


def radio_silence_of_45_to_65_seconds(mission: Mission) -> bool:
    return 45 <= silence(mission) <= 65


def radio_silence_in_pieces_of_5_to_30_seconds(mission: Mission) -> bool:
    return all(5 <= event.seconds <= 30 for event in of_kind(mission, RadioSilence))


def two_to_five_pieces_of_radio_silence(mission: Mission) -> bool:
    return 2 <= len(of_kind(mission, RadioSilence)) <= 5


def twenty_to_forty_seconds_of_silence_in_phase_3_and_up_to_25_before(mission: Mission) -> bool:
    return 20 <= silence(mission, 3) <= 40 and silence(mission, 1) <= 25 and silence(mission, 2) <= 25


def silence_does_not_reach_beyond_its_phase(mission: Mission) -> bool:
    return all(mission.phase_at(over(e)) == mission.phase_at(e.at) for e in of_kind(mission, RadioSilence))


# Room between announcements


def announcements_keep_the_shortest_gaps_seen(mission: Mission) -> bool:
    """20 s after a threat, 10 s after data of either kind, 5 s after a silence, a phase or a warning."""
    gaps = {Threat: 20, DataTransfer: 10, IncomingData: 10, RadioSilence: 5}
    spoken = [(event.at, over(event) + gaps[type(event)]) for event in mission.events]
    spoken += [(0, 10)] + [(end, end + 5) for end in mission.phase_ends]
    spoken += [(end - left, end - left + 5) for end in mission.phase_ends for left in (60, 20, 5)]
    return all(free_again <= at for (_, free_again), (at, _) in pairwise(sorted(spoken)))


def nothing_else_is_announced_in_the_last_20_seconds_of_a_phase(mission: Mission) -> bool:
    return not any(
        end - 20 <= moment < end
        for end in mission.phase_ends
        for event in mission.events
        for moment in (event.at, over(event))
    )


# What only random missions keep to


def a_zone_never_follows_itself(mission: Mission) -> bool:
    return not any(one.where == other.where for one, other in pairwise(external(mission)))


OFFICIAL = (
    three_phases_last_205_to_240_then_215_to_235_then_140_to_155_seconds,
    the_mission_lasts_580_to_620_seconds,
    everything_is_on_a_grid_of_five_seconds,
    five_to_seven_threats_or_one_fewer_for_four_crew,
    threats_are_worth_eight_points_with_the_unconfirmed_one_and_seven_without,
    one_common_threat_is_unconfirmed_for_five_crew_and_none_for_four,
    each_turn_has_at_most_one_threat,
    threats_are_announced_in_the_order_of_their_turns,
    turns_1_to_4_are_announced_in_phase_1_and_5_to_8_in_phase_2,
    each_half_has_three_to_five_points,
    the_halves_differ_by_at_most_one_threat,
    one_or_two_threats_are_internal,
    internal_threats_are_worth_one_to_three_points,
    internal_threats_are_never_on_neighbouring_turns,
    between_two_internal_threats_there_is_an_external_one,
    serious_internal_threats_appear_in_turns_3_to_6,
    common_internal_threats_appear_in_turns_2_to_7,
    serious_external_threats_appear_in_turns_2_to_7,
    every_zone_has_one_or_two_external_threats,
    the_same_zone_follows_itself_at_most_once,
    the_first_threat_comes_10_to_20_seconds_into_phase_1,
    the_first_threat_of_phase_2_comes_after_5_to_40_seconds,
    threats_are_at_least_25_seconds_apart,
    the_last_threat_leaves_70_seconds_of_the_phase_unless_it_is_an_ambush,
    all_but_an_ambush_come_in_the_first_70_percent_of_the_phase,
    at_most_one_ambush_and_only_by_a_common_external_t4_or_t8,
    an_ambush_comes_only_in_a_phase_of_three_threats,
    three_or_four_data_transfers,
    a_data_transfer_in_phase_2,
    at_most_one_data_transfer_in_phase_1_and_two_in_the_others,
    two_or_three_times_incoming_data,
    incoming_data_in_phase_1_and_at_most_once_in_phase_3,
    radio_silence_of_45_to_65_seconds,
    radio_silence_in_pieces_of_5_to_30_seconds,
    two_to_five_pieces_of_radio_silence,
    twenty_to_forty_seconds_of_silence_in_phase_3_and_up_to_25_before,
    silence_does_not_reach_beyond_its_phase,
    announcements_keep_the_shortest_gaps_seen,
    nothing_else_is_announced_in_the_last_20_seconds_of_a_phase,
)
RANDOM_ONLY = (a_zone_never_follows_itself,)
