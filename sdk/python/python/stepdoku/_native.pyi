"""The native half. Use the functions of `stepdoku` instead."""

from typing import Any, Callable, Optional

__version__: str

def answer(verb: str, text: str, progress: Optional[Callable[[int, Optional[int]], object]] = None) -> Any: ...
def answer_many(
    verb: str,
    puzzles: list[object],
    text: str,
    *,
    threads: Optional[int] = None,
    strict: bool,
    progress: Optional[Callable[[int, Optional[int]], object]] = None,
    first: int,
    total: int,
) -> list[Any]: ...
