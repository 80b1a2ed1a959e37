// Each verb of each entry, and its answer.

import assert from "node:assert/strict";
import { test } from "node:test";
import * as everything from "stepdoku";
import * as explain from "stepdoku/explain";
import * as languages from "stepdoku/languages";
import * as make from "stepdoku/make";
import * as rate from "stepdoku/rate";
import * as solve from "stepdoku/solve";
import { EASY, SMALL, SOLVED } from "./common.mjs";

const CANDIDATES = [[], [1, 4], [1, 4], [], [2, 4], [4], [], [3, 4], [4], [], [3, 4], [3, 4], [], [2, 3], [2, 3], []];
const ONE = { cell: { row: 1, column: 1 }, digit: 1 };

/** A question of each verb, and a check of its answer. */
const ASKED = {
  read: [SMALL, ({ board, side, digits, assumptions }) => {
    assert.deepEqual([board, side, digits.slice(0, 4), assumptions], [SMALL, 4, [3, null, null, 2], []]);
  }],
  convert: [{ puzzle: SMALL, format: "rows" }, ({ text }) => assert.equal(text, "3..2\n..1.\n.2..\n1..4\n")],
  count: [{ puzzle: ".".repeat(16), limit: 300 }, (answer) => assert.deepEqual(answer, { count: 288 })],
  solve: [EASY, (answer) => assert.deepEqual(answer, { solution: SOLVED })],
  candidates: [SMALL, ({ candidates }) => assert.deepEqual(candidates.map((list) => list.length > 0), CANDIDATES.map((list) => list.length > 0))],
  next: [SMALL, ({ step }) => {
    assert.equal(step.technique, "hidden-single");
    assert.deepEqual(Object.keys(step.placed), Object.keys(ONE));
    assert.match(step.text, /So r\dc\d must be \d\.$/);
  }],
  steps: [SMALL, ({ steps }) => assert.ok(steps.length > 1)],
  walk: [SMALL, ({ steps, solved, board }) => assert.deepEqual([steps.length, solved, board], [10, true, "3142241342311324"])],
  level: [EASY, (answer) => assert.deepEqual(answer, { level: "easy" })],
  rate: [EASY, ({ se, hodoku }) => {
    assert.deepEqual(se, { first_placement: 1.2, first_step: 1.2, hardest: 1.2 });
    assert.deepEqual(hodoku, { class: "Easy", score: 204 });
  }],
  // The golden seed, as in the tests of the core.
  make: ["2.3.medium.random.half-turn.K7Q2M9X4", ({ board, level, recipe }) => {
    assert.equal(board, "27.5.68...3........45.79.129....1.4..2.....7..8.7....159.62.18........2...24.8.97");
    assert.deepEqual([level, recipe], ["medium", "2.3.medium.random.half-turn.K7Q2M9X4"]);
  }],
  print: [[SMALL], ({ html }) => assert.ok(html.startsWith("<!doctype html>"))],
  names: [undefined, ({ techniques, formats, levels }) => {
    assert.ok(techniques.some(({ technique, name }) => technique === "x-wing" && name === "X-Wing"));
    assert.ok(formats.includes("rows") && levels.length === 6);
  }],
};

const SOLVE = ["read", "convert", "count", "solve", "candidates"];
const EXPLAIN = [...SOLVE, "next", "steps", "walk", "level", "names"];
const ENTRIES = {
  solve: [solve, SOLVE],
  explain: [explain, EXPLAIN],
  rate: [rate, [...SOLVE, "rate"]],
  make: [make, [...SOLVE, "make", "print"]],
  stepdoku: [everything, Object.keys(ASKED)],
  languages: [languages, Object.keys(ASKED)],
};

for (const [entry, [verbs, known]] of Object.entries(ENTRIES)) {
  test(`the entry ${entry} has its verbs, and they answer`, async () => {
    assert.deepEqual(Object.keys(verbs).sort(), [...known, "StepdokuError"].sort());
    for (const verb of known) {
      const [question, check] = ASKED[verb];
      check(await verbs[verb](question));
    }
  });
}

test("a text alone is the same as an object", async () => {
  const check = async (verb, text, object) => assert.deepEqual(await everything[verb](text), await everything[verb](object), verb);
  await check("solve", EASY, { puzzle: EASY });
  await check("walk", SMALL, { puzzle: SMALL, language: undefined });
  await check("make", "2.2.easy.random.none.00000001", { recipe: "2.2.easy.random.none.00000001" });
  await check("print", SMALL, { puzzles: [SMALL] });
  await check("names", "en", { language: "en" });
});

test("seeds have 64 bits", async () => {
  const { recipe } = await make.make({ side: 4, level: "easy", seed: 2n ** 64n - 1n });
  const { recipe: other } = await make.make({ side: 4, level: "easy", seed: 2n ** 64n - 2n });
  assert.notEqual(recipe, other);
});

test("languages speak, and the others are refused elsewhere", async () => {
  const { step } = await languages.next({ puzzle: SMALL, language: "de" });
  assert.match(step.text, /Zeile|Spalte|Block/);
  assert.deepEqual((await explain.names()).languages, ["en"]);
  assert.equal((await languages.names("ja")).languages.length, 9);
});

test("questions at the same time get their own answers", async () => {
  const boards = await Promise.all(Array.from({ length: 20 }, (_, seed) => make.make({ side: 4, level: "easy", seed })));
  const again = await Promise.all(boards.map(({ recipe }) => everything.make(recipe)));
  assert.deepEqual(again, boards);
});
