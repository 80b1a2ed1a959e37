"""Sudoku from 4x4 to 25x25 with variants: solves, explains every step in words, rates as Sudoku Explainer and HoDoKu do, makes
puzzles from seeds, prints them.

>>> import stepdoku
>>> puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
>>> stepdoku.solve(puzzle)[:9]
'534678912'
>>> stepdoku.rate(puzzle)["se"]["hardest"]
1.2

| to | call |
|---|---|
| read and write a puzzle | `read`, `convert` |
| count solutions, solve | `count`, `solve`, `solve_many` |
| find steps, and say why | `candidates`, `next_step`, `steps`, `walk` |
| grade and rate | `level`, `rate`, `level_many`, `rate_many` |
| make puzzles, print them | `make`, `print_html` |
| see all techniques, formats, levels and languages | `names` |

A puzzle is any text that Stepdoku's page reads: a line of digits, a grid with walls, a link. What is wrong with one raises
`StepdokuError`. All functions release the lock of the interpreter while they work, and Ctrl-C stops them. `progress` is called with
the work done and the work in all, or `None` if that isn't known; an exception that it raises stops the work.
"""

from ._errors import StepdokuError
from ._many import level_many, rate_many, solve_many
from ._native import __version__
from ._one import (
    candidates,
    convert,
    count,
    level,
    make,
    names,
    next_step,
    print_html,
    rate,
    read,
    solve,
    steps,
    walk,
)

__all__ = [
    "StepdokuError",
    "__version__",
    "candidates",
    "convert",
    "count",
    "level",
    "level_many",
    "make",
    "names",
    "next_step",
    "print_html",
    "rate",
    "rate_many",
    "read",
    "solve",
    "solve_many",
    "steps",
    "walk",
]
