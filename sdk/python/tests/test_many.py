"""Many puzzles at a time: lists and columns, good rows and bad ones."""

from typing import Any, List, Optional

import pandas
import polars
import pytest
from common import EASY, EASY_SCORE, EASY_SOLVED, HARD, SMALL, SMALL_SOLVED, bad

import stepdoku as s

TWICE = "11" + "." * 79
MIXED = [EASY, None, TWICE, SMALL, "12", 5, "\ud800", EASY]


def test_lists() -> None:
    def check(puzzles: Any, expected: List[Any], **named: Any) -> None:
        assert s.solve_many(puzzles, **named) == expected, named

    check([], [])
    check([SMALL, EASY], [SMALL_SOLVED, EASY_SOLVED])
    check((SMALL, EASY), [SMALL_SOLVED, EASY_SOLVED], threads=1)
    check((text for text in [SMALL, EASY]), [SMALL_SOLVED, EASY_SOLVED], threads=1000)
    check(MIXED, [EASY_SOLVED, None, None, SMALL_SOLVED, None, None, None, EASY_SOLVED], errors="null")
    assert s.level_many([SMALL, HARD, ""], errors="null") == ["easy", "extreme", None]
    assert s.rate_many([EASY] * 3) == [s.rate(EASY)] * 3
    assert s.rate_many([SMALL, EASY], se=False, errors="null") == [None, s.rate(EASY, se=False)]


def test_an_error_of_the_iterable_is_its_own() -> None:
    def texts() -> Any:
        yield EASY
        raise TypeError("torn")

    with pytest.raises(TypeError, match="torn"):
        s.solve_many(texts())


def test_rows_keep_their_order() -> None:
    # More rows than the native half holds at a time, and some that take longer than those after them.
    puzzles = [s.make(side=4, clues=5, seed=seed)["board"] for seed in range(300)]
    many = (puzzles * 60)[:17_000]
    assert s.solve_many(many, threads=4) == (s.solve_many(puzzles, threads=1) * 60)[:17_000]


def test_the_first_bad_row_is_raised_whatever_the_threads() -> None:
    slow = [HARD] + [EASY] * 200 + ["12"] + [EASY] * 200 + [TWICE]
    for threads in (1, 2, 8):
        error = bad("text", "row 201: ", s.level_many, slow, threads=threads)
        assert error.row == 201
    error = bad("clash", "row 9000: ", s.solve_many, [EASY] * 9000 + [TWICE])
    assert (error.row, error.cells[0]) == (9000, {"row": 1, "column": 1})
    assert bad("question", "row 1: ", s.rate_many, [EASY, None]).row == 1


def test_pandas_columns() -> None:
    table = pandas.DataFrame({"puzzle": [EASY, HARD]}, index=["a", "b"])
    rated = s.rate_many(table["puzzle"], se=False)
    assert list(rated.columns) == ["hodoku_score", "hodoku_class"]
    assert list(rated.index) == ["a", "b"] and rated.loc["a", "hodoku_score"] == EASY_SCORE
    both = table.join(rated)
    assert both.loc["a", "hodoku_class"] == "Easy"
    table["solution"] = s.solve_many(table["puzzle"])
    assert table.loc["a", "solution"] == EASY_SOLVED
    assert s.level_many(table["puzzle"]).tolist() == ["easy", "extreme"]

    gaps = pandas.Series([EASY, None, "12"], index=[3, 3, 7], name="p")
    rated = s.rate_many(gaps, errors="null")
    assert list(rated.columns) == [
        "se_hardest", "se_first_placement", "se_first_step", "hodoku_score", "hodoku_class", "error",
    ]
    assert list(rated.index) == [3, 3, 7]
    assert rated["hodoku_score"].isna().tolist() == [False, True, True]
    assert rated["error"].isna().tolist() == [True, False, False]
    assert rated["error"].iloc[2].startswith("row") is False
    assert str(rated["hodoku_score"].dtype) == "Int64"
    assert s.rate_many(pandas.Series([], dtype="string"), se=False).shape == (0, 2)
    bad("question", "row 1: ", s.solve_many, gaps)
    bad("question", "one column", s.solve_many, table)


def test_polars_columns() -> None:
    table = polars.DataFrame({"puzzle": [EASY, HARD]})
    rated = s.rate_many(table["puzzle"], se=False)
    assert rated.schema == {"hodoku_score": polars.Int64, "hodoku_class": polars.String}
    assert table.hstack(rated)["hodoku_score"][0] == EASY_SCORE
    assert table.with_columns(s.solve_many(table["puzzle"]))["solution"][0] == EASY_SOLVED
    assert s.level_many(table["puzzle"]).to_list() == ["easy", "extreme"]

    nothing: List[Optional[str]] = [None, None]
    rated = s.rate_many(polars.Series("p", nothing, dtype=polars.String), hodoku=False, errors="null")
    assert rated.schema == {
        "se_hardest": polars.Float64,
        "se_first_placement": polars.Float64,
        "se_first_step": polars.Float64,
        "error": polars.String,
    }
    assert rated["se_hardest"].null_count() == 2 and rated["error"].null_count() == 0
    solved = s.solve_many(polars.Series(["12", SMALL]), errors="null")
    assert solved.rows()[1] == (SMALL_SOLVED, None) and solved["error"][0]
    assert s.rate_many(polars.Series([], dtype=polars.String), se=False).shape == (0, 2)
    bad("text", "row 1: ", s.solve_many, polars.Series([EASY, "12"]))
    bad("question", "one column", s.solve_many, table)
    bad("question", "one column", s.solve_many, table.lazy())
