"""The dicts that answers consist of."""

from __future__ import annotations

from typing import Dict, List, Optional, TypedDict


class Cell(TypedDict):
    """A cell. Rows count from 1 at the top, columns from 1 at the left."""

    row: int
    column: int


class Candidate(TypedDict):
    """A digit that may go in a cell."""

    cell: Cell
    digit: int


class Read(TypedDict):
    """The answer of `read`."""

    board: str
    """The board on one line, which every function reads back."""
    side: int
    """The number of rows, columns and digits."""
    digits: List[Optional[int]]
    """The digit of each cell in reading order."""
    assumptions: List[str]
    """What the reader had to assume, in sentences."""


class Span(TypedDict):
    """A piece of an explanation."""

    text: str
    kind: str
    cells: List[Cell]
    digits: List[int]
    conclusion: bool


class Mark(TypedDict):
    """Cells to be coloured, with the part that they play."""

    role: str
    cells: List[Cell]
    digit: Optional[int]


# `from` is a word of Python's own.
Link = TypedDict("Link", {"from": List[Candidate], "to": List[Candidate], "strong": bool})
"""A link of a chain."""


class Step(TypedDict):
    """A step of a solution, with its reason in words."""

    technique: str
    title: str
    text: str
    placed: Optional[Candidate]
    eliminated: List[Candidate]
    spans: List[Span]
    marks: List[Mark]
    links: List[Link]
    eureka: Optional[str]
    hodoku: Optional[str]


class Walk(TypedDict):
    """The answer of `walk`."""

    steps: List[Step]
    solved: bool
    """Whether the techniques were enough."""
    board: str
    """The board after the last step."""


class RatedStep(TypedDict):
    """A step of another program."""

    name: str
    cost: float
    placed: Optional[Candidate]
    eliminated: List[Candidate]


class _SeRating(TypedDict):
    hardest: float
    first_placement: float
    first_step: float


class SeRating(_SeRating, total=False):
    """Sudoku Explainer's figures: ER, EP and ED."""

    steps: List[RatedStep]


# `class` is a word of Python's own.
_HodokuRating = TypedDict("_HodokuRating", {"score": int, "class": str})


class HodokuRating(_HodokuRating, total=False):
    """HoDoKu's score, and its class: Easy, Medium, Hard, Unfair or Extreme."""

    steps: List[RatedStep]


class Rating(TypedDict, total=False):
    """The answer of `rate`: what was asked for."""

    se: SeRating
    hodoku: HodokuRating


class Made(TypedDict):
    """The answer of `make`."""

    board: str
    solution: str
    level: str
    recipe: str
    """The recipe, which makes the same puzzle again."""


class Names(TypedDict):
    """The answer of `names`."""

    techniques: List[Dict[str, str]]
    formats: List[str]
    levels: List[str]
    languages: List[str]
