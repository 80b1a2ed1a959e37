"""Calls whose types mypy checks; nothing runs them."""

from typing import Any, List, Optional

import stepdoku
from stepdoku.types import Rating, Step


def ratings(texts: List[str]) -> List[Optional[Rating]]:
    return stepdoku.rate_many(texts, se=False)


def solutions(texts: List[Optional[str]]) -> List[Optional[str]]:
    return stepdoku.solve_many(texts, errors="null", progress=lambda done, of: None)


def column(texts: Any) -> Any:
    return stepdoku.level_many(texts)


def sentence(step: Step) -> str:
    return step["text"]


hardest: float = stepdoku.rate("")["se"]["hardest"]
name: str = stepdoku.rate("")["hodoku"]["class"]
recipe: str = stepdoku.make(needs="x-wing", se=(4.0, 5.0), seed=1)["recipe"]
wrong: int = stepdoku.solve("")  # type: ignore[assignment]
nothing = stepdoku.rate(5)  # type: ignore[arg-type]
