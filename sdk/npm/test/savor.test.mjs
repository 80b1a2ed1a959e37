// The engine for Savor Sudoku, by the rules of savor-sudoku-plugin-api 0.1.1.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { rate, solve } from "stepdoku";
import { EASY, SMALL } from "./common.mjs";

const ENGINE = import.meta.resolve("stepdoku/savor");

// A host starts a worker of a browser. This gives one of Node the same face.
const FACE = `
  const { parentPort } = require("node:worker_threads");
  globalThis.self = {
    addEventListener: (kind, heard) => parentPort.on(kind, (data) => heard({ data })),
    postMessage: (message) => parentPort.postMessage(message),
  };
  import(${JSON.stringify(ENGINE)}).then(() => parentPort.postMessage("ready"));
`;

const engine = new Worker(FACE, { eval: true });
after(() => engine.terminate());
const waiting = new Map();
const ready = new Promise((resolve) => {
  engine.on("message", (message) => (message === "ready" ? resolve() : waiting.get(message.id)(message)));
});
let ids = 0;

async function call(method, params) {
  await ready;
  const id = (ids += 1);
  const answer = await new Promise((resolve) => {
    waiting.set(id, resolve);
    engine.postMessage({ id, method, params });
  });
  assert.deepEqual(answer, structuredClone(answer));
  return answer;
}

async function result(method, params) {
  const answer = await call(method, params);
  assert.equal(answer.ok, true, answer.error?.message);
  return answer.result;
}

test("the engine is one file without imports", () => {
  const script = readFileSync(fileURLToPath(ENGINE), "utf8");
  assert.doesNotMatch(script, /^\s*import\b|import\(|import\.meta|require\(/m);
});

test("the manifest keeps the rules", async () => {
  const { id, name, version, license, capabilities, difficulties, techniques } = await result("manifest");
  assert.deepEqual([id, name, license, capabilities], ["stepdoku", "Stepdoku", "MIT OR Apache-2.0", ["generate", "rate", "hint"]]);
  assert.match(version, /^\d+\.\d+\.\d+$/);
  assert.ok(difficulties.length > 0 && difficulties.length <= 12);
  assert.ok(techniques.length > 0 && techniques.length <= 500);
  for (const list of [difficulties.map(({ id }) => id), techniques.map(({ id }) => id), techniques.map(({ name }) => name)]) {
    assert.equal(new Set(list).size, list.length, String(list));
    assert.ok(list.every((word) => typeof word === "string" && word !== ""));
  }
});

test("each level is made, the same for the same seed, and each seed is another puzzle", async () => {
  const { difficulties } = await result("manifest");
  const seen = new Set();
  for (const { id } of difficulties) {
    for (const seed of [0, 1, 4_294_967_295, -5, 0.25]) {
      const { givens } = await result("generate", { difficultyId: id, seed });
      assert.match(givens, /^[1-9.]{81}$/);
      assert.equal((await result("generate", { difficultyId: id, seed })).givens, givens);
      assert.equal((await solve(givens)).solution.length, 81);
      seen.add(givens);
    }
  }
  assert.equal(seen.size, difficulties.length * 5);
  assert.match((await call("generate", { difficultyId: "odd", seed: 1 })).error.message, /there is no difficulty "odd"/);
});

test("ratings are those of the package, and what is no puzzle is declined", async () => {
  const { givens } = await result("generate", { difficultyId: "hard", seed: 3 });
  const { se, hodoku } = await rate(givens);
  const { ok, label, detail } = await result("rate", { givens });
  assert.deepEqual([ok, label], [true, `ER: ${se.hardest.toFixed(1)}`]);
  assert.ok(detail.includes(`${hodoku.class} ${hodoku.score}`), detail);
  for (const none of [".".repeat(81), SMALL, "", `5.5${EASY.slice(3)}`]) {
    assert.deepEqual(await result("rate", { givens: none }), { ok: false, label: "" });
  }
});

const COLORS = ["yellow", "green", "red", "blue", "white"];
const COLUMNS = 9;

/** What a host checks before it shows a hint. */
function checkHint(hint, techniques) {
  assert.ok(techniques.has(hint.techniqueId), hint.techniqueId);
  assert.ok(hint.text.length > 0 && !hint.text.includes("\n"));
  const within = (value, least, most) => assert.ok(Number.isInteger(value) && value >= least && value <= most, String(value));
  const { cells = [], candidates = [], houses = [] } = hint.highlights;
  for (const { cell } of [...hint.placements, ...hint.eliminations, ...cells, ...candidates]) within(cell, 0, 80);
  for (const { digit } of [...hint.placements, ...hint.eliminations, ...candidates]) within(digit, 1, 9);
  for (const { house } of houses) within(house, 0, 26);
  for (const { color } of [...cells, ...candidates, ...houses]) assert.ok(COLORS.includes(color), color);
  assert.ok(hint.placements.length + hint.eliminations.length > 0);
}

test("hints lead to the end, with the marks of the player", async () => {
  const techniques = new Set((await result("manifest")).techniques.map(({ id }) => id));
  const sees = (a, b) => {
    const [rows, columns] = [a, b].map((cell) => Math.floor(cell / COLUMNS)).concat([a, b].map((cell) => cell % COLUMNS)).reduce(
      (pairs, value, at) => (pairs[at >> 1].push(value), pairs), [[], []]);
    const third = (value) => Math.floor(value / 3);
    return rows[0] === rows[1] || columns[0] === columns[1] || (third(rows[0]) === third(rows[1]) && third(columns[0]) === third(columns[1]));
  };
  const houses = new Set();
  for (const difficultyId of ["easy", "hard", "fiendish"]) {
    let { givens: grid } = await result("generate", { difficultyId, seed: 11 });
    const { solution } = await solve(grid);
    const marks = Array.from({ length: 81 }, (_, cell) => {
      if (grid[cell] !== ".") return 0;
      const gone = [...grid].filter((symbol, other) => symbol !== "." && sees(cell, other)).map(Number);
      return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !gone.includes(digit)).reduce((mask, digit) => mask | (1 << (digit - 1)), 0);
    });
    for (let turn = 0; grid.includes(".") && turn < 300; turn += 1) {
      const hint = await result("hint", { grid, candidates: marks });
      assert.ok(hint, `${difficultyId}: no hint for ${grid}`);
      checkHint(hint, techniques);
      hint.highlights.houses.forEach(({ house }) => houses.add(house));
      for (const { cell, digit } of hint.eliminations) {
        assert.notEqual(solution[cell], String(digit));
        assert.ok(marks[cell] & (1 << (digit - 1)), "an elimination is new");
        marks[cell] &= ~(1 << (digit - 1));
      }
      for (const { cell, digit } of hint.placements) {
        assert.equal(solution[cell], String(digit));
        grid = grid.slice(0, cell) + digit + grid.slice(cell + 1);
        marks.forEach((_, other) => { if (sees(cell, other)) marks[other] &= ~(1 << (digit - 1)); });
        marks[cell] = 0;
      }
    }
    assert.equal(grid, solution, difficultyId);
  }
  assert.ok([0, 9, 18].every((first) => [...houses].some((house) => house >= first && house < first + 9)), String([...houses]));
});

test("there is no hint where no step could be trusted", async () => {
  const wrong = `${EASY.slice(0, 2)}1${EASY.slice(3)}`;
  const solved = (await solve(EASY)).solution;
  for (const grid of [wrong, solved, ".".repeat(81)]) assert.equal(await result("hint", { grid }), null, grid);
  assert.equal(await result("hint", { grid: EASY, candidates: Array(81).fill(1) }), null);
  assert.match((await call("hint", { grid: "odd" })).error.message, /81 characters/);
});
