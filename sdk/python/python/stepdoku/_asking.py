"""Questions of keyword arguments."""

from __future__ import annotations

import json
from typing import Any, Callable, Optional

from . import _native
from ._errors import StepdokuError

Progress = Optional[Callable[[int, Optional[int]], object]]


def question(verb: str, **fields: Any) -> str:
    """The question in JSON, without the fields that are left out."""
    asked = {name: value for name, value in fields.items() if value is not None}
    try:
        return json.dumps(asked, allow_nan=False)
    except (TypeError, ValueError, RecursionError) as error:
        raise StepdokuError(f"{verb}: {error}", kind="question") from None


def ask(verb: str, progress: Progress = None, **fields: Any) -> Any:
    """The answer of a verb."""
    return _native.answer(verb, question(verb, **fields), listener(verb, progress))


def listener(verb: str, progress: Progress) -> Progress:
    """The function that learns of progress, if it is one."""
    if progress is not None and not callable(progress):
        raise StepdokuError(f"{verb}: progress is a function of two arguments", kind="question")
    return progress
