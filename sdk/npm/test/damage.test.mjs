// Thousands of damaged texts: each gets an answer or a typed error, and what is read is what the text says.

import assert from "node:assert/strict";
import { test } from "node:test";
import * as stepdoku from "stepdoku";
import * as explain from "stepdoku/explain";
import * as solver from "stepdoku/solve";
import { EASY, SMALL, SOLVED } from "./common.mjs";

const TIMES = Number(process.env.STEPDOKU_DAMAGES ?? 3000);
const TEXTS = [
  EASY,
  SMALL,
  EASY.replace(/.{9}/g, "$&\n"),
  "x:12.........34...",
  "12|..\n..|..\n--+--\n..|.3\n4.|..",
  `[[${[...SMALL].map((symbol) => (symbol === "." ? 0 : symbol)).join().replace(/((\d,){3}\d),/g, "$1],[")}]]`,
];
const SIGNS = ["0", "1", "9", "A", ".", ":", "|", "\n", " ", "[", "]", ",", "#", "\0", "é", "😀", "\ud800", "=", "{", "\"", "\\"];

/** Numbers from 0 to below `bound`, the same in every run. */
function dice(seed) {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

function damaged(roll) {
  let text = TEXTS[roll(TEXTS.length)];
  for (let turns = 1 + roll(4); turns > 0; turns -= 1) {
    const [at, to] = [roll(text.length + 1), roll(text.length + 1)];
    const sign = SIGNS[roll(SIGNS.length)];
    text = [
      () => text.slice(0, at) + sign + text.slice(at),
      () => text.slice(0, at) + text.slice(at + 1),
      () => text.slice(0, at) + sign + text.slice(at + 1),
      () => text.slice(Math.min(at, to), Math.max(at, to)),
      () => text + text.slice(at),
    ][roll(5)]();
  }
  return text;
}

const solutionOf = (givens, solution) => [...givens].every((symbol, at) => symbol === "." || symbol === solution[at]);

function check(name, verbs, verb, question, holds = () => true) {
  test(`${name}: ${verb} of ${TIMES} damaged texts`, async () => {
    const roll = dice(verb.length * 7919 + name.length);
    let read = 0;
    for (let turn = 0; turn < TIMES; turn += 1) {
      const text = damaged(roll);
      try {
        const answer = await verbs[verb](question(text, roll));
        read += 1;
        assert.ok(await holds(answer, text), JSON.stringify(text));
      } catch (error) {
        assert.equal(error.name, "StepdokuError", `${JSON.stringify(text)}: ${error.stack}`);
        assert.ok(!["fault", "load", "verb", "other"].includes(error.kind), `${JSON.stringify(text)}: ${error.message}`);
      }
    }
    // Damages that all fail at once would show nothing.
    assert.ok(read > TIMES / 100 && read < TIMES, `${read} of ${TIMES} were answered`);
  });
}

const plain = (puzzle) => ({ puzzle });
check("solve", solver, "read", plain, async ({ board }) => (await solver.read(board)).board === board);
check("solve", solver, "solve", plain, async ({ solution }, text) => {
  const { board } = await solver.read(text);
  return solutionOf(board.slice(board.indexOf(":") + 1), solution.slice(solution.indexOf(":") + 1));
});
check("solve", solver, "count", (puzzle) => ({ puzzle, limit: 3 }), ({ count }) => count <= 3);
check("solve", solver, "candidates", plain);
check("solve", solver, "convert", (puzzle) => ({ puzzle, format: "line" }));
check("everything", stepdoku, "read", plain, async ({ board }) => (await stepdoku.read(board)).board === board);
check("everything", stepdoku, "convert", (puzzle, roll) => ({ puzzle, format: ["ipuz", "sudokupad", "sdx", "solo-link", "link"][roll(5)] }));
check("explain", explain, "next", plain);

test("damaged recipes", async () => {
  const roll = dice(5);
  const recipe = "2.2.easy.random.none.00000001";
  for (let turn = 0; turn < TIMES; turn += 1) {
    const at = roll(recipe.length);
    const text = recipe.slice(0, at) + SIGNS[roll(SIGNS.length)] + recipe.slice(at + roll(2));
    await stepdoku.make(text).then(
      ({ solution }) => assert.ok(solution.length >= 16, text),
      (error) => assert.ok(["recipe", "question", "not-found"].includes(error.kind), `${JSON.stringify(text)}: ${error.stack}`),
    );
  }
});

test("what was damaged left nothing behind", async () => {
  assert.deepEqual(await solver.solve(EASY), { solution: SOLVED });
});
