"""The example of a cluster: a worker killed in the middle, and the whole run killed, lose and double nothing. Needs Dask."""

import os
import random
import signal
import subprocess
import sys
from pathlib import Path
from typing import Dict, List, Tuple

import psutil
import pytest

import stepdoku

PUZZLES = 2000
BLOCK = 25
EXAMPLE = Path(__file__).parents[1] / "examples/cluster.py"
PATIENCE = 120.0


@pytest.fixture(scope="module")
def puzzles() -> List[str]:
    """A few made puzzles with their digits renamed again and again, and some bad lines."""
    chance = random.Random(62)
    made = [stepdoku.make(minimal=True, seed=seed)["board"] for seed in range(40)]
    lines = []
    for number in range(PUZZLES):
        digits = chance.sample("123456789", 9)
        lines.append(made[number % 40].translate(str.maketrans("123456789", "".join(digits))))
    lines[5], lines[777], lines[PUZZLES - 1] = "", "11" + "." * 79, "\udcff"
    assert len(set(lines)) == PUZZLES
    return lines


@pytest.fixture(scope="module")
def alone(puzzles: List[str]) -> List[Tuple[str, ...]]:
    """The number, the puzzle and the score of each row by one thread."""
    ratings = stepdoku.rate_many(puzzles, se=False, threads=1, errors="null")
    return [
        (str(number), puzzle, str(rating["hodoku"]["score"]) if rating else "")
        for number, (puzzle, rating) in enumerate(zip(puzzles, ratings), start=1)
    ]


class Run:
    """A run of the example, whose lines are read as they come."""

    def __init__(self, folder: Path, puzzles: List[str]) -> None:
        self.out = folder / "rated"
        lines = folder / "list.txt"
        lines.write_text("\n".join(puzzles) + "\n", encoding="utf-8", errors="surrogateescape")
        command = [sys.executable, str(EXAMPLE), str(lines), str(self.out), "--workers", "2", "--block", str(BLOCK)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        self.said: List[str] = []

    def until(self, words: str) -> str:
        """The first line from here with some words."""
        assert self.process.stdout
        for line in self.process.stdout:
            self.said.append(line)
            if words in line:
                return line
        raise AssertionError(f"never said {words!r}: {self.said}")

    def end(self) -> int:
        """The exit code."""
        assert self.process.stdout
        self.said += self.process.stdout
        return self.process.wait(PATIENCE)

    def blocks(self) -> Dict[str, Tuple[int, int]]:
        """The files of blocks, with what changes if one is written again."""
        files = self.out.glob("block-*.tsv")
        return {file.name: (file.stat().st_ino, file.stat().st_mtime_ns) for file in files}

    def rows(self) -> List[Tuple[str, ...]]:
        text = (self.out / "rated.tsv").read_text(encoding="utf-8", errors="surrogateescape")
        rows = [row.split("\t") for row in text.split("\n")[:-1]]
        assert all(len(row) == 4 and (row[2] == "") == (row[3] != "") for row in rows)
        return [tuple(row[:3]) for row in rows]


def wait_for_the_end_of(numbers: List[int]) -> None:
    processes = [psutil.Process(number) for number in numbers if psutil.pid_exists(number)]
    _, alive = psutil.wait_procs(processes, timeout=PATIENCE)
    assert not alive, "workers outlive their driver"


def test_a_killed_worker_loses_and_doubles_nothing(
    tmp_path: Path, puzzles: List[str], alone: List[Tuple[str, ...]]
) -> None:
    run = Run(tmp_path, puzzles)
    worker = int(run.until("workers:").split()[1])
    run.until(", 8 of 80")
    os.kill(worker, signal.SIGKILL)
    assert run.end() == 0
    assert run.rows() == alone
    assert len(run.blocks()) == 80 and not list(run.out.glob("*.part"))


def test_a_killed_run_goes_on(tmp_path: Path, puzzles: List[str], alone: List[Tuple[str, ...]]) -> None:
    run = Run(tmp_path, puzzles)
    workers = [int(number) for number in run.until("workers:").split()[1:]]
    run.until(", 8 of 80")
    run.process.kill()
    assert run.end() != 0
    wait_for_the_end_of(workers)
    done = run.blocks()
    assert 8 <= len(done) < 80 and not (run.out / "rated.tsv").exists()

    again = Run(tmp_path, puzzles)
    assert f"of which {len(done)} are there" in again.until("2000 puzzles in 80 blocks")
    assert again.end() == 0
    assert again.rows() == alone
    assert {name: file for name, file in again.blocks().items() if name in done} == done

    other = Run(tmp_path, puzzles[1:])
    assert other.end() != 0 and other.rows() == alone
