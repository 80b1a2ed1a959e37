"""Puzzles, and how a bad question is refused."""

from reprlib import repr as short
from typing import Any, Callable

import stepdoku

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
EASY_SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
SMALL = "3..2..1..2..1..4"
SMALL_SOLVED = "3142241342311324"
EASY_SCORE = 204
# The Golden Nugget, one of the hardest: its rating takes seconds.
HARD = ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."


def bad(kind: str, words: str, call: Callable[..., Any], *given: Any, **named: Any) -> stepdoku.StepdokuError:
    """Expects a call to raise an error of a kind whose sentence has some words."""
    said = f"{call.__name__}({short(given)}, {short(named)})"
    try:
        answer = call(*given, **named)
    except stepdoku.StepdokuError as error:
        assert (error.kind, words in str(error)) == (kind, True), f"{said}: {error.kind}: {error}"
        assert len(str(error)) < 500, said
        assert str(error) == error.message, said
        return error
    raise AssertionError(f"{said} gave {str(answer)[:100]}")
