"""Rates a file of puzzles on many processes or machines, and survives the death of any of them.

    python cluster.py puzzles.txt rated --workers 2
    python cluster.py puzzles.txt rated --scheduler tcp://scheduler:8786 --figure se

Dask rather than Ray: it sees a killed worker by the closed connection, gives its blocks to others and starts a new worker. Ray retries
too, but brings a daemon and a store to each machine, which may be killed as well.

The list is cut into blocks by number, and the answer of a block depends on its puzzles alone, so it doesn't matter which worker gives
it, or how often. This process alone writes: each block as a file beside its place, then renamed, so a block is there whole or not
at all. A second run does only the blocks that aren't there, and in the end the blocks in order make `rated/rated.tsv`.

A row is the number of the line from 1, the puzzle, the figure, and for a bad line the reason instead of the figure.
"""

import argparse
import contextlib
import hashlib
import json
import os
import sys
import time
from pathlib import Path
from typing import Dict, Iterator, List, Tuple

import dask
from distributed import Client, LocalCluster, as_completed

import stepdoku

BYTES = "surrogateescape"
"""Bytes that aren't UTF-8 become half characters, which are an error in their row alone, and the same bytes when written."""
DEATHS = 10
"""Workers that may die over a block before it counts as the reason. By default it is 3, too few where machines come and go."""


def level(puzzle: str) -> str:
    return stepdoku.level(puzzle)


def hodoku(puzzle: str) -> str:
    return str(stepdoku.rate(puzzle, se=False)["hodoku"]["score"])


def se(puzzle: str) -> str:
    return str(stepdoku.rate(puzzle, hodoku=False)["se"]["hardest"])


FIGURES = {"level": level, "hodoku": hodoku, "se": se}


def rate_block(figure: str, first: int, puzzles: List[str]) -> str:
    """The rows of a block. This is all that a worker does."""
    rows = []
    for number, puzzle in enumerate(puzzles, start=first):
        shown, told, reason = puzzle.replace("\t", " "), "", ""
        try:
            told = FIGURES[figure](puzzle)
        except stepdoku.StepdokuError as error:
            reason = " ".join(str(error).split())
        rows.append(f"{number}\t{shown}\t{told}\t{reason}\n")
    return "".join(rows)


def write(path: Path, text: str) -> None:
    """Writes a file that is there whole or not at all, even if the machine loses its power."""
    beside = path.with_name(f"{path.name}.{os.getpid()}.part")
    with open(beside, "w", encoding="utf-8", errors=BYTES, newline="") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    os.replace(beside, path)


def blocks(puzzles: List[str], size: int) -> Iterator[Tuple[int, int, List[str]]]:
    """Each block: its number, the number of its first line, its puzzles."""
    for number, first in enumerate(range(0, len(puzzles), size)):
        yield number, first + 1, puzzles[first : first + size]


def claim(out: Path, puzzles: List[str], size: int, figure: str) -> None:
    """Notes what the blocks in a folder belong to, and refuses those of another list."""
    out.mkdir(parents=True, exist_ok=True)
    digest = hashlib.sha256("\n".join(puzzles).encode("utf-8", BYTES)).hexdigest()
    mine = json.dumps({"list": digest, "block": size, "figure": figure, "stepdoku": stepdoku.__version__})
    note = out / "list.json"
    if note.exists() and note.read_text(encoding="utf-8") != mine:
        sys.exit(f"{out} has blocks of another list, size, figure or version. Name another folder, or delete this one.")
    write(note, mine)


def rate_all(client: Client, figure: str, missing: List[Tuple[int, int, List[str]]], files: Dict[int, Path]) -> int:
    """Has the missing blocks rated, and writes each as it comes. Returns how many failed."""
    waiting = iter(missing)
    numbers: Dict[str, int] = {}
    failed = done = 0

    def submit() -> object:
        for number, first, puzzles in waiting:
            future = client.submit(rate_block, figure, first, puzzles, pure=False)
            numbers[future.key] = number
            return future
        return None

    # Some blocks for each worker: nobody waits for this process, and a list of millions isn't sent at once.
    ahead = 4 * max(1, sum(client.nthreads().values()))
    running = as_completed([future for future in (submit() for _ in range(ahead)) if future])
    for future in running:
        number = numbers.pop(future.key)
        try:
            write(files[number], future.result())
            done += 1
            print(f"block {number} is there, {done} of {len(missing)}", flush=True)
        except Exception as error:  # the other blocks go on, whatever befell this one
            failed += 1
            print(f"block {number} failed: {error}", file=sys.stderr, flush=True)
        following = submit()
        if following:
            running.add(following)
    return failed


def main() -> int:
    parser = argparse.ArgumentParser(description="Rates a file of puzzles, one a line, on many processes or machines.")
    parser.add_argument("list", type=Path, help="the puzzles, one a line")
    parser.add_argument("out", type=Path, help="the folder of the results; blocks that are there already stay")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes on this machine")
    parser.add_argument("--scheduler", help="the address of a Dask cluster instead, whose workers have stepdoku installed")
    parser.add_argument("--figure", choices=FIGURES, default="hodoku", help="HoDoKu's score, the level, or Sudoku Explainer's ER")
    parser.add_argument("--block", type=int, default=500, help="puzzles in a block (500)")
    options = parser.parse_args()
    if options.block < 1 or options.workers < 1:
        parser.error("a block has a puzzle or more, and there is a worker or more")

    puzzles = options.list.read_text(encoding="utf-8", errors=BYTES).split("\n")
    if puzzles[-1] == "":
        puzzles.pop()
    claim(options.out, puzzles, options.block, options.figure)
    cut = list(blocks(puzzles, options.block))
    files = {number: options.out / f"block-{number:06}.tsv" for number, _, _ in cut}
    missing = [block for block in cut if not files[block[0]].exists()]
    print(f"{len(puzzles)} puzzles in {len(cut)} blocks, of which {len(cut) - len(missing)} are there", flush=True)

    if missing:
        dask.config.set({"distributed.scheduler.allowed-failures": DEATHS})
        with contextlib.ExitStack() as ending:
            cluster = options.scheduler or ending.enter_context(
                LocalCluster(
                    n_workers=options.workers, threads_per_worker=1, dashboard_address=None, host="127.0.0.1"
                )
            )
            client = ending.enter_context(Client(cluster))
            print("workers:", *sorted(client.run(os.getpid).values()), flush=True)
            begun = time.monotonic()
            failed = rate_all(client, options.figure, missing, files)
            seconds = time.monotonic() - begun
        if failed:
            print(f"{failed} blocks failed. Run this again for them.", file=sys.stderr)
            return 1
        rated = sum(len(puzzles) for _, _, puzzles in missing)
        print(f"{rated} puzzles in {seconds:.1f} s, {rated / seconds:.0f} a second", flush=True)
    write(options.out / "rated.tsv", "".join(files[number].read_text(encoding="utf-8", errors=BYTES) for number, _, _ in cut))
    print(options.out / "rated.tsv", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
