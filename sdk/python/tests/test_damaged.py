"""Damaged texts: no function raises anything but `StepdokuError`, and what is read is read the same again."""

import random
from typing import List

from common import EASY, SMALL

import stepdoku

TEXTS = 30_000
LETTERS = [chr(code) for code in range(32, 127)] + list("\x00\n\r\té🙂\ufeff\u200b\ud800")


def written() -> List[str]:
    """Puzzles in every format that writes them."""
    texts = []
    for puzzle in (EASY, SMALL, stepdoku.make(variant="killer", level="medium", seed=1)["board"]):
        for name in stepdoku.names()["formats"]:
            try:
                texts.append(stepdoku.convert(puzzle, name))
            except stepdoku.StepdokuError as error:
                assert error.kind == "unsupported", (name, error)
    assert len(texts) > 10
    return texts


def damaged(text: str, chance: random.Random) -> str:
    """A text after one to four blows."""
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(len(text) + 1)
        upto = min(len(text), at + chance.randint(0, 3))
        blow = chance.randrange(4)
        piece = text[at:upto] * 2 if blow == 0 else "".join(chance.choices(LETTERS, k=chance.randint(0, 2)))
        text = text[:at] if blow == 1 and chance.random() < 0.2 else text[:at] + piece + text[upto:]
    return text


def test_damage_is_told() -> None:
    chance = random.Random(62)
    texts = written()
    kinds = set()
    for _ in range(TEXTS):
        text = damaged(chance.choice(texts), chance)
        try:
            read = stepdoku.read(text)
            kinds.add("read")
            assert stepdoku.read(read["board"])["digits"] == read["digits"], text
            assert len(stepdoku.candidates(text)) == read["side"] ** 2, text
        except stepdoku.StepdokuError as error:
            kinds.add(error.kind)
    assert {"read", "text", "question"} <= kinds, kinds


def test_damage_in_a_list_is_told_in_its_row() -> None:
    chance = random.Random(26)
    texts = [damaged(EASY, chance) for _ in range(2000)]
    solutions = stepdoku.solve_many(texts, errors="null")
    alone = []
    for text in texts:
        try:
            alone.append(stepdoku.solve(text))
        except stepdoku.StepdokuError:
            alone.append(None)
    assert solutions == alone
    assert None in alone and len(set(alone)) > 1
