"""Columns of Polars and pandas, which this package knows without needing them."""

from __future__ import annotations

import sys
from functools import reduce
from operator import getitem
from typing import Any, Dict, List, Optional, Tuple, Type

from ._errors import StepdokuError

Columns = Dict[str, Tuple[Type[Any], Tuple[str, ...]]]
"""Each column's type, and the way to its value through an answer."""


class Frame:
    """The columns of answers, as they grow."""

    def __init__(self, series: Any, columns: Columns, with_errors: bool) -> None:
        self._series = series
        self._ways = [way for _, way in columns.values()]
        self._kinds = {name: kind for name, (kind, _) in columns.items()}
        self._values: List[List[Any]] = [[] for _ in columns]
        self._errors: Optional[List[Optional[str]]] = [] if with_errors else None

    def extend(self, answers: List[Any]) -> None:
        """Takes the answers of the next rows: each a dict, or the error of a bad row."""
        for answer in answers:
            bad = isinstance(answer, StepdokuError)
            for values, way in zip(self._values, self._ways):
                values.append(None if bad else reduce(getitem, way, answer))
            if self._errors is not None:
                self._errors.append(answer.message if bad else None)

    def made(self) -> Any:
        """A Series if it is one column without errors that has the name of its verb, else a DataFrame."""
        kinds = dict(self._kinds)
        values = dict(zip(kinds, self._values))
        if self._errors is not None:
            kinds["error"] = str
            values["error"] = self._errors
        frame = self._frame(kinds, values)
        return frame[next(iter(kinds))] if list(kinds) in (["solution"], ["level"]) else frame

    def _frame(self, kinds: Dict[str, Type[Any]], values: Dict[str, List[Any]]) -> Any:
        raise NotImplementedError


class _Polars(Frame):
    def _frame(self, kinds: Dict[str, Type[Any]], values: Dict[str, List[Any]]) -> Any:
        polars = sys.modules["polars"]
        types = {float: polars.Float64, int: polars.Int64, str: polars.String}
        return polars.DataFrame(values, schema={name: types[kind] for name, kind in kinds.items()})


class _Pandas(Frame):
    def _frame(self, kinds: Dict[str, Type[Any]], values: Dict[str, List[Any]]) -> Any:
        pandas = sys.modules["pandas"]
        # The nullable types have one sign for nothing, `pandas.NA`, and keep whole numbers whole beside it.
        types = {float: "Float64", int: "Int64", str: "string"}
        columns = {name: pandas.array(values[name], dtype=types[kind]) for name, kind in kinds.items()}
        return pandas.DataFrame(columns, index=self._series.index)


def of(puzzles: Any, columns: Columns, with_errors: bool) -> Optional[Frame]:
    """The columns for the answers, if the puzzles are a column of Polars or pandas."""
    kind = type(puzzles)
    if not any(base.__name__ == "Series" for base in kind.__mro__):
        return None
    for library, frame in (("polars", _Polars), ("pandas", _Pandas)):
        if any(base.__module__.split(".")[0] == library for base in kind.__mro__):
            return frame(puzzles, columns, with_errors)
    return None
