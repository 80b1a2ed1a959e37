"""What each function answers."""

from pathlib import Path
from typing import Any

from common import EASY, EASY_SCORE, EASY_SOLVED, HARD, SMALL, SMALL_SOLVED

import stepdoku as s

RECIPES = Path(__file__).parents[3] / "src/core/tests/data/recipes.txt"
GOLDEN = "27.5.68...3........45.79.129....1.4..2.....7..8.7....159.62.18........2...24.8.97"


def test_texts() -> None:
    read = s.read(SMALL)
    assert (read["board"], read["side"], read["assumptions"]) == (SMALL, 4, [])
    assert read["digits"][:4] == [3, None, None, 2]
    assert s.read(s.convert(EASY, "link"))["board"] == EASY
    assert s.convert(SMALL, "rows").split() == ["3..2", "..1.", ".2..", "1..4"]


def test_solutions() -> None:
    def check(call: Any, expected: Any, *given: Any, **named: Any) -> None:
        assert call(*given, **named) == expected, (call, given, named)

    check(s.solve, SMALL_SOLVED, SMALL)
    check(s.solve, EASY_SOLVED, EASY)
    check(s.solve, EASY_SOLVED, puzzle="\n".join(EASY[row * 9 : row * 9 + 9] for row in range(9)))
    check(s.count, 288, "." * 16, 300)
    check(s.count, 2, "." * 16)
    check(s.count, 1, SMALL)
    check(s.count, 0, "12....3........4")
    check(s.level, "easy", SMALL)
    check(s.level, "extreme", HARD)


def test_steps() -> None:
    possible = s.candidates(SMALL)
    assert len(possible) == 16 and possible[0] == [] and possible[1] == [1, 4]
    fewer = [[1] if cell == 1 else digits for cell, digits in enumerate(possible)]
    assert s.candidates(SMALL, candidates=fewer)[1] == [1]

    step = s.next_step(SMALL)
    assert step and step["placed"] and step["eliminated"] == []
    assert "must be" in step["text"] and "".join(span["text"] for span in step["spans"]) in step["text"]
    german = s.next_step(SMALL, language="de")
    assert german and german["text"] != step["text"] and german["placed"] == step["placed"]
    assert step in s.steps(SMALL)
    without = s.next_step(SMALL, without=(name for name in [step["technique"]]))
    assert without and without["technique"] != step["technique"]

    walk = s.walk(EASY)
    assert (walk["solved"], walk["board"]) == (True, EASY_SOLVED)
    assert sum(1 for step in walk["steps"] if step["placed"]) == 51
    stuck = s.walk(EASY, without=[row["technique"] for row in s.names()["techniques"]])
    assert (stuck["solved"], stuck["board"], stuck["steps"]) == (False, EASY, [])
    assert s.next_step(EASY, without=[row["technique"] for row in s.names()["techniques"]]) is None
    assert s.walk(EASY, ladder="hodoku")["solved"]


def test_ratings() -> None:
    assert s.rate(EASY) == {
        "se": {"hardest": 1.2, "first_placement": 1.2, "first_step": 1.2},
        "hodoku": {"score": EASY_SCORE, "class": "Easy"},
    }
    assert set(s.rate(EASY, se=False)) == {"hodoku"} and set(s.rate(EASY, hodoku=False)) == {"se"}
    assert s.rate(EASY, se=False, hodoku=False) == {}
    steps = s.rate(EASY, steps=True)
    assert len(steps["se"]["steps"]) == 51
    assert sum(step["cost"] for step in steps["hodoku"]["steps"]) == EASY_SCORE


def test_made_puzzles() -> None:
    made = s.make(level="hard", seed=7)
    assert (s.level(made["board"]), s.solve(made["board"])) == ("hard", made["solution"])
    assert s.make(made["recipe"]) == made
    crossed = s.make(needs="x-wing", seed=7)
    known = s.walk(crossed["board"])
    assert known["solved"] and "x-wing" in {step["technique"] for step in known["steps"]}
    assert s.make(side=4, clues=4, seed=2)["board"].count(".") == 12
    assert s.make(side=6, level="easy", seed=2**64 - 1)["level"] == "easy"


def test_a_seed_makes_the_puzzle_of_the_core() -> None:
    # Large boards take longer than all others together, and prove no more.
    rows = [line.split("\t") for line in RECIPES.read_text(encoding="utf-8").splitlines()]
    small = [(recipe, board) for recipe, board in rows if len(board) <= 100]
    assert ("2.3.medium.random.half-turn.K7Q2M9X4", GOLDEN) in small
    same = 0
    for recipe, board in small:
        try:
            made = s.make(recipe)
        except s.StepdokuError as error:
            # The core shows the nearest board that it found, which is none of those that the recipe wants.
            assert error.kind == "not-found", recipe
            continue
        assert (made["recipe"], s.read(made["board"])["digits"]) == (recipe, s.read(board)["digits"]), recipe
        same += 1
    assert same >= 20


def test_pages() -> None:
    html = s.print_html((text for text in [SMALL, EASY]), title="Two & two", per_page=1, letter=True)
    assert "Two &amp; two" in html and html.endswith("</html>\n"), html[-20:]


def test_names() -> None:
    names = s.names("de")
    assert {"technique": "x-wing", "name": "X-Wing"} in names["techniques"]
    assert "line" in names["formats"] and "de" in names["languages"] and names["levels"][0] == "easy"
