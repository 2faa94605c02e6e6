"""Of several refusals for one place, that of the option which came nearest to being legal."""

from __future__ import annotations

import pickle

from regnum.core.message import FORBIDDEN, NOT_YET, SHORT, SOMETHING_ELSE, Reason

BY_NEARNESS = [
    Reason("1.1", "short-of-one", {"have": 2, "need": 3}),
    Reason("1.1", "short-of-two", {"have": 1, "need": 3}),
    Reason("1.1", "not-yet", near=NOT_YET),
    Reason("1.1", "forbidden"),
    Reason("1.1", "something-else", near=SOMETHING_ELSE),
]


def test_an_amount_is_missed_by_less_than_anything_else() -> None:
    for n, near in enumerate(BY_NEARNESS):
        for m, far in enumerate(BY_NEARNESS):
            assert near.is_nearer_than(far) == (n < m), (near, far)


def test_how_near_follows_from_the_numbers() -> None:
    assert [reason.near for reason in BY_NEARNESS] == [SHORT, SHORT, NOT_YET, FORBIDDEN, SOMETHING_ELSE]
    assert [reason.missing for reason in BY_NEARNESS] == [1, 2, 0, 0, 0]


def test_a_reason_stays_as_near_on_its_way_to_another_process() -> None:
    for reason in BY_NEARNESS:
        again = pickle.loads(pickle.dumps(reason))
        assert (again.near, again.missing, repr(again)) == (reason.near, reason.missing, repr(reason))
