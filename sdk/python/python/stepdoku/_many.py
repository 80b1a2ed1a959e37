"""One question about many puzzles, on several threads."""

from __future__ import annotations

from typing import Any, Dict, Iterator, List, Optional, Tuple, Union, overload

from . import _frames, _native
from ._asking import Progress, listener, question
from ._errors import StepdokuError
from .types import Rating

_CHUNK = 8192
"""Rows that the native half holds at a time, so that a million answers need no more memory than their figures."""

_SE: _frames.Columns = {
    "se_hardest": (float, ("se", "hardest")),
    "se_first_placement": (float, ("se", "first_placement")),
    "se_first_step": (float, ("se", "first_step")),
}
_HODOKU: _frames.Columns = {
    "hodoku_score": (int, ("hodoku", "score")),
    "hodoku_class": (str, ("hodoku", "class")),
}

Texts = Union[List[str], List[Optional[str]], Tuple[str, ...], Iterator[str]]


@overload
def rate_many(
    puzzles: Texts,
    *,
    se: bool = ...,
    hodoku: bool = ...,
    threads: Optional[int] = ...,
    errors: str = ...,
    progress: Progress = ...,
) -> List[Optional[Rating]]: ...
@overload
def rate_many(
    puzzles: Any,
    *,
    se: bool = ...,
    hodoku: bool = ...,
    threads: Optional[int] = ...,
    errors: str = ...,
    progress: Progress = ...,
) -> Any: ...
def rate_many(
    puzzles: Any,
    *,
    se: bool = True,
    hodoku: bool = True,
    threads: Optional[int] = None,
    errors: str = "raise",
    progress: Progress = None,
) -> Any:
    """Rates many puzzles as `rate` does, on `threads` threads, by default one for each core.

    Of a list or any other iterable, gives a list of dicts. Of a column of Polars or pandas (a Series), gives a DataFrame with a row
    for each puzzle, at pandas under the same index, and the columns `se_hardest`, `se_first_placement`, `se_first_step`,
    `hodoku_score` and `hodoku_class`.

    A bad puzzle raises `StepdokuError` with its `row`, always that of the first. With `errors="null"` it has `None` in its place,
    and a DataFrame has another column `error`, which says why.

    >>> easy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    >>> [rating and rating["hodoku"]["score"] for rating in rate_many([easy, "12"], se=False, errors="null")]
    [204, None]
    """
    columns = {**(_SE if se else {}), **(_HODOKU if hodoku else {})}
    asked = question("rate", se=se, hodoku=hodoku)
    return _many("rate", asked, puzzles, columns, threads, errors, progress)


@overload
def solve_many(
    puzzles: Texts,
    *,
    threads: Optional[int] = ...,
    errors: str = ...,
    progress: Progress = ...,
) -> List[Optional[str]]: ...
@overload
def solve_many(
    puzzles: Any,
    *,
    threads: Optional[int] = ...,
    errors: str = ...,
    progress: Progress = ...,
) -> Any: ...
def solve_many(puzzles: Any, *, threads: Optional[int] = None, errors: str = "raise", progress: Progress = None) -> Any:
    """Solves many puzzles as `solve` does; the arguments are those of `rate_many`.

    Of an iterable, gives a list of texts. Of a Series, gives a Series `solution`, or with `errors="null"` a DataFrame with the columns
    `solution` and `error`.

    >>> solve_many(["3..2..1..2..1..4"])
    ['3142241342311324']
    """
    return _many("solve", "{}", puzzles, {"solution": (str, ("solution",))}, threads, errors, progress)


@overload
def level_many(
    puzzles: Texts,
    *,
    threads: Optional[int] = ...,
    errors: str = ...,
    progress: Progress = ...,
) -> List[Optional[str]]: ...
@overload
def level_many(
    puzzles: Any,
    *,
    threads: Optional[int] = ...,
    errors: str = ...,
    progress: Progress = ...,
) -> Any: ...
def level_many(puzzles: Any, *, threads: Optional[int] = None, errors: str = "raise", progress: Progress = None) -> Any:
    """The levels of many puzzles, as `level` says them; the arguments are those of `rate_many`.

    Of an iterable, gives a list of texts. Of a Series, gives a Series `level`, or with `errors="null"` a DataFrame with the columns
    `level` and `error`.

    >>> level_many(["3..2..1..2..1..4", None], errors="null")
    ['easy', None]
    """
    return _many("level", "{}", puzzles, {"level": (str, ("level",))}, threads, errors, progress)


def _many(
    verb: str,
    asked: str,
    puzzles: Any,
    columns: _frames.Columns,
    threads: Optional[int],
    errors: str,
    progress: Progress,
) -> Any:
    def wrong(what: str) -> StepdokuError:
        return StepdokuError(f"{verb}_many: {what}", kind="question")

    if errors not in ("raise", "null"):
        raise wrong(f'errors is "raise" or "null", not {errors!r:.40}')
    if threads is not None and (type(threads) is not int or not 1 <= threads <= 1_000_000):
        raise wrong(f"threads is a whole number from 1, not {threads!r:.40}")
    if isinstance(puzzles, (str, bytes)):
        raise wrong(f"puzzles is a list of texts. One text alone is for {verb}")
    if type(puzzles).__name__ in ("DataFrame", "LazyFrame"):
        raise wrong('puzzles is one column, such as df["puzzle"], not a whole table')
    try:
        iterator = iter(puzzles)
    except TypeError:
        raise wrong(f"puzzles is a list or a column of texts, not {type(puzzles).__name__}") from None
    rows = list(iterator)
    frame = _frames.of(puzzles, columns, errors == "null")
    told = listener(verb, progress)
    answers: List[Any] = []
    for first in range(0, len(rows), _CHUNK):
        chunk = _native.answer_many(
            verb,
            rows[first : first + _CHUNK],
            asked,
            threads=threads,
            strict=errors == "raise",
            progress=told,
            first=first,
            total=len(rows),
        )
        if frame:
            frame.extend(chunk)
        else:
            answers.extend(None if isinstance(answer, StepdokuError) else _answer(verb, answer) for answer in chunk)
    return frame.made() if frame else answers


def _answer(verb: str, answer: Dict[str, Any]) -> Any:
    """What the function for one puzzle returns."""
    return answer if verb == "rate" else answer[verb if verb == "level" else "solution"]
