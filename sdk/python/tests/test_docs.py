"""The examples of the documentation run, and the types hold."""

import doctest
import subprocess
import sys
from pathlib import Path

import pytest

import stepdoku
import stepdoku._errors
import stepdoku._many
import stepdoku._one

HERE = Path(__file__).parent
MODULES = [stepdoku, stepdoku._errors, stepdoku._many, stepdoku._one]


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_examples_of_docstrings(module: object) -> None:
    names = {name: getattr(stepdoku, name) for name in stepdoku.__all__}
    outcome = doctest.testmod(module, extraglobs=names)  # type: ignore[arg-type]
    assert outcome.attempted > 0 and outcome.failed == 0


def test_examples_of_the_readme() -> None:
    outcome = doctest.testfile(str(HERE.parent / "README.md"), module_relative=False)
    assert outcome.attempted > 10 and outcome.failed == 0


def test_each_function_has_an_example() -> None:
    for name in stepdoku.__all__:
        item = getattr(stepdoku, name)
        assert name == "__version__" or ">>>" in (item.__doc__ or ""), name


def test_types_hold() -> None:
    package = Path(stepdoku.__file__).parent
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", "/dev/null"]
    for what in (["-p", "stepdoku"], [str(HERE / "typed.py")]):
        checked = subprocess.run(command + what, capture_output=True, text=True, cwd=HERE)
        assert checked.returncode == 0, checked.stdout + checked.stderr
    assert (package / "py.typed").exists()
