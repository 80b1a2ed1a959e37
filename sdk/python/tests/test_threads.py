"""The lock of the interpreter is released, progress is told, and Ctrl-C stops the work."""

import signal
import subprocess
import sys
import threading
from typing import Any, Callable, List, Tuple

import pytest
from common import EASY, HARD

import stepdoku


class Enough(Exception):
    """Ends a rating of seconds when a test has seen enough."""


def rate_for(looks: int, listener: Callable[[], object] = lambda: None) -> None:
    """Rates until a number of looks, which are some milliseconds apart."""
    told = []

    def look(done: int, of: object) -> None:
        listener()
        told.append(done)
        if len(told) == looks:
            raise Enough

    with pytest.raises(Enough):
        stepdoku.rate(HARD, hodoku=False, progress=look)


def test_another_thread_counts_during_a_rating() -> None:
    begun, done = threading.Event(), threading.Event()
    counted = [0]

    def count() -> None:
        begun.set()
        while not done.is_set():
            counted[0] += 1

    counter = threading.Thread(target=count)
    counter.start()
    begun.wait()
    before = counted[0]
    rate_for(10)
    during = counted[0] - before
    done.set()
    counter.join()
    # Half a second holds a million turns. A lock that only the looks release would let some thousands through.
    assert during > 100_000, during


def test_two_ratings_run_side_by_side() -> None:
    told: List[str] = []
    together = threading.Barrier(2)

    def rate(name: str) -> None:
        together.wait()
        rate_for(10, lambda: told.append(name))

    threads = [threading.Thread(target=rate, args=(name,)) for name in "ab"]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    last = {name: len(told) - told[::-1].index(name) for name in "ab"}
    assert told.index("a") < last["b"] and told.index("b") < last["a"], told


def test_progress_is_told() -> None:
    def heard(call: Any, *given: Any, **named: Any) -> List[Tuple[int, Any]]:
        told: List[Tuple[int, Any]] = []
        call(*given, progress=lambda done, of: told.append((done, of)), **named)
        assert told and told == sorted(told, key=lambda at: at[0]), told
        return told

    assert {of for _, of in heard(stepdoku.rate, HARD, hodoku=False) if of} == {81 - 21}
    heard(stepdoku.make, needs="x-wing", seed=3)
    heard(stepdoku.count, "." * 81, limit=100_000)
    heard(stepdoku.solve, HARD)
    heard(stepdoku.level, HARD)
    heard(stepdoku.walk, HARD)
    for call in (stepdoku.rate_many, stepdoku.solve_many, stepdoku.level_many):
        told = heard(call, [EASY] * 20_000 if call is stepdoku.solve_many else [EASY] * 300)
        assert told[-1][0] == told[-1][1], told[-1]


def test_an_error_of_the_listener_stops_the_work() -> None:
    def listener(done: int, of: object) -> None:
        raise LookupError("enough")

    for call in (stepdoku.rate, stepdoku.level, lambda text, progress: stepdoku.rate_many([text], progress=progress)):
        with pytest.raises(LookupError, match="enough"):
            call(HARD, progress=listener)


ENDLESS = {
    "rate": "stepdoku.rate(HARD, progress=told)",
    "rate_many": "stepdoku.rate_many([HARD] * 1000, threads=2, progress=told)",
    "count": "stepdoku.count('.' * 81, limit=10**15, progress=told)",
    "steps": "stepdoku.steps('.' * 625, progress=told)",
    "make": "stepdoku.make(recipe='m2.5.random.none.clues-150.tries-9999.K7Q2M9X4', progress=told)",
}


@pytest.mark.parametrize("name", ENDLESS)
def test_ctrl_c_stops(name: str) -> None:
    script = f"""
import stepdoku
HARD = {HARD!r}
begun = []
def told(done, of):
    if not begun:
        begun.append(print("begun", flush=True))
try:
    while True:
        {ENDLESS[name]}
except KeyboardInterrupt:
    print("stopped", flush=True)
"""
    # Some shells start programs of the background with Ctrl-C switched off.
    on = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)\n"
    process = subprocess.Popen([sys.executable, "-c", on + script], stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout and process.stdout.readline() == "begun\n"
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate(timeout=20)
    finally:
        process.kill()
    assert (out, process.returncode) == ("stopped\n", 0)
