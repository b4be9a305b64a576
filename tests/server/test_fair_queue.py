"""The order in which questions of many tables are worked on."""

import pytest

from orbita.server.rooms.fair_queue import Busy, FairQueue


def served(queue, count, cost):
    """Serve so many, one after another; each costs what `cost` says of its owner."""
    owners = []
    for _ in range(count):
        owner, _ = queue.take()
        owners.append(owner)
        queue.finish(owner, cost.get(owner, 0.01))
    return owners


def filled(at_once=1, **lines):
    queue = FairQueue(size=500, share=100, at_once=at_once)
    for owner, length in lines.items():
        for number in range(length):
            queue.put(owner, f"{owner}{number}")
    return queue


def test_tables_take_turns():
    queue = filled(a=3, b=3, c=1)
    assert "".join(served(queue, 7, dict.fromkeys("abc", 1.0))) == "abcabab"
    assert queue.take() is None


def test_questions_of_one_table_keep_their_order():
    queue = filled(a=3)
    taken = []
    for _ in range(3):
        taken.append(queue.take()[1])
        queue.finish("a", 1.0)
    assert taken == ["a0", "a1", "a2"]


def test_a_table_of_long_thinkers_waits_for_itself():
    queue = filled(slow=3, quick=5)
    assert served(queue, 8, {"slow": 20.0}) == ["slow", *["quick"] * 5, "slow", "slow"]


def test_a_hundred_tables_of_long_thinkers_do_not_starve_one_that_thinks_quickly():
    slow = [f"slow{number}" for number in range(100)]
    queue = filled(**dict.fromkeys(slow, 3))
    assert served(queue, 100, dict.fromkeys(slow, 20.0)) == slow
    for _ in range(10):
        queue.put("quick", "?")
        assert served(queue, 1, {}) == ["quick"]


def test_whoever_comes_later_has_no_credit_from_the_time_before():
    queue = filled(early=50)
    served(queue, 20, {"early": 1.0})
    for number in range(50):
        queue.put("late", number)
    owners = served(queue, 20, {"early": 1.0, "late": 1.0})
    assert owners.count("early") == owners.count("late")


def test_what_was_used_is_forgotten_once_it_makes_no_difference():
    queue = filled(**{f"table{number}": 1 for number in range(100)}, steady=100)
    served(queue, 200, {})
    assert len(queue._used) <= 2


def test_one_table_is_not_at_work_more_often_than_it_may_even_while_nobody_else_waits():
    queue = filled(at_once=2, a=4)
    assert [queue.take()[1] for _ in range(2)] == ["a0", "a1"]
    assert queue.take() is None
    queue.put("b", "b0")
    assert queue.take() == ("b", "b0")
    queue.finish("a", 0.1)
    assert queue.take() == ("a", "a2")


def test_what_nobody_waits_for_any_more_leaves_the_queue():
    queue = filled(a=2, b=1)
    queue.remove("a", "a0")
    queue.remove("b", "b0")
    queue.remove("b", "b0")  # gone already
    assert len(queue) == 1
    assert queue.take() == ("a", "a1")
    assert queue.take() is None


@pytest.mark.parametrize(
    ("owner", "is_full"),
    [
        pytest.param("a", True, id="a table's line is full"),
        pytest.param("b", False, id="another table's is not"),
    ],
)
def test_lines_have_a_length(owner, is_full):
    queue = FairQueue(size=5, share=2, at_once=1)
    for number in range(2):
        queue.put("a", number)
    if is_full:
        with pytest.raises(Busy) as refused:
            queue.put(owner, "one more")
        assert (refused.value.code, refused.value.status) == ("server/busy", 503)
    else:
        queue.put(owner, "one more")
    assert len(queue) == (2 if is_full else 3)


def test_all_lines_together_have_a_length():
    queue = FairQueue(size=3, share=2, at_once=1)
    for owner in "abc":
        queue.put(owner, "?")
    with pytest.raises(Busy):
        queue.put("d", "?")
    assert len(queue) == 3
    queue.take()
    queue.put("d", "?")
