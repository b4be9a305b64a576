"""What the golden records of this game show besides; the rest tests/games/test_golden.py tells."""

from tests.games.golden import records_of


def test_there_are_two_games_for_every_number_of_seats_and_some_that_bots_won():
    records = records_of("voyager")
    by_bots = {name: record for name, record in records.items() if name.endswith("-greedy")}
    assert {record.outcome.reason for record in by_bots.values()} == {"goal-reached"}
    seats = [len(record.seats) for name, record in records.items() if name not in by_bots]
    assert sorted(seats) == [2, 2, 3, 3, 4, 4, 5, 5]
