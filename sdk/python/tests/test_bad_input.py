"""Each kind of bad input is an error with its kind and a sentence."""

import pickle
from typing import Any

import pytest
from common import EASY, SMALL, bad

import stepdoku as s

ONE_PUZZLE = [
    s.read,
    lambda text: s.convert(text, "rows"),
    s.count,
    s.solve,
    s.candidates,
    s.next_step,
    s.steps,
    s.walk,
    s.level,
    s.rate,
    lambda text: s.print_html([text]),
    lambda text: s.rate_many([text]),
    lambda text: s.solve_many([text]),
    lambda text: s.level_many([text]),
]


@pytest.mark.parametrize("call", ONE_PUZZLE)
def test_no_text_is_taken_for_a_puzzle(call: Any) -> None:
    bad("text", "", call, "")
    bad("text", "", call, " \n\t ")
    bad("text", "", call, EASY + "123")
    bad("text", "", call, "\x00\x01\x7f" * 27)
    bad("text", "", call, "\x00" * 81)
    bad("text", "", call, "7" * 10_000_000)
    bad("text", "", call, "." * 49)  # a 7x7
    bad("text", "", call, "....... " * 7)
    bad("text", "other rules", call, "q:" + EASY)
    bad("text", "", call, "\N{SNOWMAN}" * 81)
    for wrong in ("\ud800" * 81, EASY[:80] + "\udfff"):
        bad("question", "surrogate", call, wrong)
    for wrong in (b"." * 81, 5, None, 1.5, True, [EASY], {"puzzle": EASY}, object(), s):
        bad("question", "", call, wrong)


def test_a_place_is_told() -> None:
    error = bad("text", "", s.read, EASY[:40] + "!" + EASY[41:])
    assert error.line == 1 and error.column == 41, (error.line, error.column)
    error = bad("clash", "twice", s.solve, "11" + "." * 79)
    assert error.cells == [{"row": 1, "column": 1}, {"row": 1, "column": 2}]
    error = bad("several-solutions", "more than one", s.solve, "12..............")
    assert len(error.solutions) == 2 and error.solutions[0] != error.solutions[1]
    bad("no-solution", "no solution", s.solve, "12....3........4")
    bad("complete", "nothing is left", s.solve, "3142241342311324")


def test_candidates_that_contradict_are_refused() -> None:
    def check(words: str, candidates: Any, kind: str = "candidates") -> None:
        for call in (s.candidates, s.next_step, s.steps, s.walk):
            bad(kind, words, call, SMALL, candidates=candidates)

    check("", [[1]])
    check("", [[] for _ in range(16)])
    check("", [[9]] * 16)
    check("", [[3], [3]] + [[1, 2, 3, 4]] * 14)
    check("", [[256]] * 16, "question")
    check("", [[-1]] * 16, "question")
    check("", "1234", "question")
    check("", [["1"]] * 16, "question")
    check("", [[1.5]] * 16, "question")
    check("", 3, "question")
    circle: Any = []
    circle.append(circle)
    check("", circle, "question")
    deep: Any = []
    for _ in range(100_000):
        deep = [deep]
    check("", deep, "question")


def test_wishes_that_nothing_meets_are_refused() -> None:
    def check(kind: str, words: str, **wish: Any) -> None:
        bad(kind, words, s.make, **wish)

    check("recipe", "", side=7)
    check("recipe", "", side=0)
    check("name", "level", level="impossible")
    check("name", "technique", needs="magic")
    check("name", "variant", variant="tango")
    check("name", "symmetry", symmetry="square")
    check("not-found", "2 boards", clues=3, tries=2)
    check("recipe", "", variant="killer", level="easy")
    check("recipe", "", recipe="")
    check("recipe", "", recipe="9.9.easy.random.none.00000001")
    check("question", "recipe", recipe="2.2.easy.random.none.00000001", seed=1)
    check("question", "", seed=-1)
    check("question", "", seed=2**64)
    check("question", "", seed=1.0)
    check("question", "", seed="1")
    check("question", "", seed=True)
    check("question", "", level=["hard"])
    check("question", "", tries=10**6)
    check("question", "", se=7)
    check("question", "", se=(7.0,))
    check("question", "", se=(7.0, float("nan")))
    check("question", "", se=(7.0, float("inf")))
    check("question", "", symmetry="\ud800")


def test_other_arguments_are_checked() -> None:
    bad("name", "format", s.convert, EASY, "docx")
    bad("name", "", s.convert, EASY, "x" * 1_000_000)
    bad("question", "", s.convert, EASY, None)
    bad("question", "", s.count, EASY, limit=-1)
    bad("question", "", s.count, EASY, limit="2")
    bad("question", "ladder", s.next_step, EASY, ladder="rope")
    bad("name", "technique", s.next_step, EASY, without=["magic"])
    bad("question", "", s.next_step, EASY, without="x-wing")
    bad("question", "", s.next_step, EASY, without=5)
    bad("name", "language", s.next_step, EASY, language="tlh")
    bad("name", "language", s.names, "tlh")
    bad("question", "", s.rate, EASY, se="yes")
    bad("question", "", s.rate, EASY, steps=1)
    bad("question", "progress", s.rate, EASY, progress=5)
    bad("unsupported", "", s.rate, SMALL)
    bad("unsupported", "", s.print_html, [])
    bad("unsupported", "", s.print_html, [EASY], per_page=3)
    bad("text", "puzzle 2", s.print_html, [EASY, "12"])
    bad("question", "", s.print_html, EASY)
    bad("question", "", s.print_html, 5)
    for call in (s.rate_many, s.solve_many, s.level_many):
        bad("question", "one column", call, type("DataFrame", (), {})())
        bad("question", "a list", call, EASY)
        bad("question", "a list", call, EASY.encode())
        bad("question", "a list", call, 5)
        bad("question", "errors", call, [EASY], errors="ignore")
        bad("question", "progress", call, [EASY], progress="yes")
        for threads in (0, -1, 2**70, 1.5, "2", True):
            bad("question", "threads", call, [EASY], threads=threads)


def test_errors_travel() -> None:
    error = bad("clash", "", s.solve, "11" + "." * 79)
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), vars(again), str(again)) == (type(error), vars(error), str(error))
    assert isinstance(error, ValueError)
