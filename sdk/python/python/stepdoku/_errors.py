"""The one exception of this package."""

from __future__ import annotations

from typing import Any

from .types import Cell


class StepdokuError(ValueError):
    """What is wrong with a puzzle or a question, or why it has no answer.

    >>> import stepdoku
    >>> try:
    ...     stepdoku.solve("11" + "." * 79)
    ... except stepdoku.StepdokuError as error:
    ...     print(error.kind, error.cells)
    clash [{'column': 1, 'row': 1}, {'column': 2, 'row': 1}]
    """

    kind: str
    """For programs: `question` (a wrong type, or an argument out of range), `text` (no puzzle), `clash`, `complete`,
    `no-solution`, `several-solutions`, `stopped`, `candidates`, `unsupported`, `recipe`, `name` or `not-found`."""
    message: str
    """The sentence for people."""
    line: int | None
    """The line of the text, from 1, where it has a place."""
    column: int | None
    """The column in characters, from 1."""
    cells: list[Cell]
    """The cells that are wrong."""
    solutions: list[str]
    """Two solutions, where there should be one."""
    row: int | None
    """The place of the puzzle among many, from 0."""

    def __init__(self, message: str = "", **told: Any) -> None:
        super().__init__(message)
        self.message = message
        self.kind = told.get("kind", "other")
        self.line = told.get("line")
        self.column = told.get("column")
        self.cells = told.get("cells", [])
        self.solutions = told.get("solutions", [])
        self.row = told.get("row")

    @classmethod
    def _of(cls, told: dict[str, Any]) -> StepdokuError:
        """The error of the native half's words."""
        return cls(**told)
