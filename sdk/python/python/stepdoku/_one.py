"""One question about one puzzle."""

from __future__ import annotations

from typing import Any, Iterable, List, Optional, Sequence

from ._asking import Progress, ask
from .types import Made, Names, Rating, Read, Step, Walk


def read(puzzle: str) -> Read:
    """Reads a text in any format, and says what it had to assume.

    >>> read("3..2..1..2..1..4")["side"]
    4
    """
    answer: Read = ask("read", puzzle=puzzle)
    return answer


def convert(puzzle: str, format: str) -> str:
    """Writes a puzzle in another format; `names()["formats"]` lists them.

    >>> print(convert("3..2..1..2..1..4", "rows"), end="")
    3..2
    ..1.
    .2..
    1..4
    """
    return str(ask("convert", puzzle=puzzle, format=format)["text"])


def count(puzzle: str, limit: int = 2, *, progress: Progress = None) -> int:
    """Counts the solutions, up to a limit.

    >>> count("." * 16, limit=1000)
    288
    """
    return int(ask("count", progress, puzzle=puzzle, limit=limit)["count"])


def solve(puzzle: str, *, progress: Progress = None) -> str:
    """The only solution. Raises `StepdokuError` if there is none, or more than one.

    >>> solve("3..2..1..2..1..4")
    '3142241342311324'
    """
    return str(ask("solve", progress, puzzle=puzzle)["solution"])


def candidates(puzzle: str, candidates: Optional[Sequence[Sequence[int]]] = None) -> List[List[int]]:
    """The digits that each cell can still be, in reading order, by sight alone or as a list of its own leaves them.

    >>> candidates("3..2..1..2..1..4")[1]
    [1, 4]
    """
    answer: List[List[int]] = ask("candidates", puzzle=puzzle, candidates=candidates)["candidates"]
    return answer


def next_step(
    puzzle: str,
    *,
    candidates: Optional[Sequence[Sequence[int]]] = None,
    ladder: str = "teaching",
    without: Iterable[str] = (),
    language: str = "en",
    progress: Progress = None,
) -> Optional[Step]:
    """The easiest step from here with its reason in words, or `None` if no technique finds one.

    `candidates` are those that earlier steps left. `ladder` is the order of techniques: `teaching` or `hodoku`. `without` leaves
    techniques out, and `language` is that of the words.

    >>> step = next_step("3..2..1..2..1..4")
    >>> step["technique"], step["placed"]
    ('hidden-single', {'cell': {'column': 2, 'row': 1}, 'digit': 1})
    """
    answer: Optional[Step] = _way("next", puzzle, candidates, ladder, without, language, progress)["step"]
    return answer


def steps(
    puzzle: str,
    *,
    candidates: Optional[Sequence[Sequence[int]]] = None,
    ladder: str = "teaching",
    without: Iterable[str] = (),
    language: str = "en",
    progress: Progress = None,
) -> List[Step]:
    """All steps that techniques find from here, the easiest first. The arguments are those of `next_step`.

    >>> [step["technique"] for step in steps("3..2..1..2..1..4")][:2]
    ['hidden-single', 'hidden-single']
    """
    answer: List[Step] = _way("steps", puzzle, candidates, ladder, without, language, progress)["steps"]
    return answer


def walk(
    puzzle: str,
    *,
    candidates: Optional[Sequence[Sequence[int]]] = None,
    ladder: str = "teaching",
    without: Iterable[str] = (),
    language: str = "en",
    progress: Progress = None,
) -> Walk:
    """Steps from here until the puzzle is solved, or no technique finds one. The arguments are those of `next_step`.

    >>> walk("3..2..1..2..1..4")["board"]
    '3142241342311324'
    """
    answer: Walk = _way("walk", puzzle, candidates, ladder, without, language, progress)
    return answer


def _way(
    verb: str,
    puzzle: str,
    candidates: Optional[Sequence[Sequence[int]]],
    ladder: str,
    without: Iterable[str],
    language: str,
    progress: Progress,
) -> Any:
    # A text would be read as its letters.
    names = without if isinstance(without, str) or not isinstance(without, Iterable) else list(without)
    return ask(
        verb, progress, puzzle=puzzle, candidates=candidates, ladder=ladder, without=names, language=language
    )


def level(puzzle: str, *, progress: Progress = None) -> str:
    """The level: `easy`, `medium`, `hard`, `very-hard`, `fiendish` or `extreme`.

    >>> level("3..2..1..2..1..4")
    'easy'
    """
    return str(ask("level", progress, puzzle=puzzle)["level"])


def rate(
    puzzle: str, *, se: bool = True, hodoku: bool = True, steps: bool = False, progress: Progress = None
) -> Rating:
    """Rates as Sudoku Explainer and HoDoKu do, with the figures of those programs; only 9x9 without further rules.

    Most puzzles take a millisecond, the hardest some seconds. With `steps`, the steps of each program are there.

    >>> puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    >>> rate(puzzle, hodoku=False)
    {'se': {'first_placement': 1.2, 'first_step': 1.2, 'hardest': 1.2}}
    >>> rate(puzzle, se=False)
    {'hodoku': {'class': 'Easy', 'score': 204}}
    """
    answer: Rating = ask("rate", progress, puzzle=puzzle, se=se, hodoku=hodoku, steps=steps)
    return answer


def make(
    recipe: Optional[str] = None,
    *,
    side: Optional[int] = None,
    variant: Optional[str] = None,
    level: Optional[str] = None,
    needs: Optional[str] = None,
    se: Optional[Sequence[float]] = None,
    clues: Optional[int] = None,
    minimal: Optional[bool] = None,
    symmetry: Optional[str] = None,
    pattern: Optional[bool] = None,
    tries: Optional[int] = None,
    seed: Optional[int] = None,
    progress: Progress = None,
) -> Made:
    """Makes a puzzle: of a recipe, or of wishes. The same recipe or wishes give the same puzzle on every machine.

    Without wishes it is a 9x9 of seed 0. `needs` is a technique without which one gets stuck, `se` the least and the highest rating,
    `clues` the number of givens, `minimal` whether each of them is needed, `tries` how many boards to try at most.
    `StepdokuError` of the kind `not-found` says that these boards gave no such puzzle; another seed may.

    >>> made = make(side=4, level="easy", seed=7)
    >>> made["board"] == make(made["recipe"])["board"]
    True
    """
    answer: Made = ask(
        "make",
        progress,
        recipe=recipe,
        side=side,
        variant=variant,
        level=level,
        needs=needs,
        se=se,
        clues=clues,
        minimal=minimal,
        symmetry=symmetry,
        pattern=pattern,
        tries=tries,
        seed=seed,
    )
    return answer


def print_html(
    puzzles: Iterable[str],
    *,
    title: str = "Sudoku",
    per_page: int = 4,
    answers: bool = True,
    steps: bool = False,
    large: bool = False,
    candidates: bool = False,
    letter: bool = False,
    progress: Progress = None,
) -> str:
    """Lays puzzles out as one HTML document, which needs nothing else and prints page by page.

    >>> print_html(["3..2..1..2..1..4"])[:15]
    '<!doctype html>'
    """
    texts = puzzles if isinstance(puzzles, str) or not isinstance(puzzles, Iterable) else list(puzzles)
    answer = ask(
        "print",
        progress,
        puzzles=texts,
        title=title,
        per_page=per_page,
        answers=answers,
        steps=steps,
        large=large,
        candidates=candidates,
        letter=letter,
    )
    return str(answer["html"])


def names(language: str = "en") -> Names:
    """All techniques with their names in a language, all formats, levels and languages.

    >>> names()["levels"]
    ['easy', 'medium', 'hard', 'very-hard', 'fiendish', 'extreme']
    """
    answer: Names = ask("names", language=language)
    return answer
