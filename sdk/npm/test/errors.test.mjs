// Every kind of error.

import assert from "node:assert/strict";
import { test } from "node:test";
import * as stepdoku from "stepdoku";
import * as solver from "stepdoku/solve";
import { aborts, EASY, fails, SMALL, SOLVED } from "./common.mjs";

const check = (kind, verb, question, words) => fails(stepdoku[verb](question), kind, words);

test("a question that is none", async () => {
  await check("question", "solve", undefined, "an object or a text");
  await check("question", "solve", [EASY], "an object or a text");
  await check("question", "solve", 7, "an object or a text");
  await check("question", "solve", {}, "missing field `puzzle`");
  await check("question", "solve", { puzzle: 7 }, "expected a string");
  await check("question", "solve", { puzzle: EASY, extra: true }, "unknown field `extra`");
  await check("question", "convert", SMALL, "missing field `format`");
  await check("question", "count", { puzzle: SMALL, limit: NaN }, "limit is NaN");
  await check("question", "count", { puzzle: SMALL, limit: -1 });
  await check("question", "count", { puzzle: SMALL, limit: 1.5 });
  await check("question", "make", { seed: Infinity }, "seed is Infinity");
  await check("question", "make", { seed: 2n ** 64n });
  await check("question", "make", { level: () => "easy" }, "level is a function");
  await check("question", "make", { recipe: "2.2.easy.random.none.00000001", side: 4 }, "leave the other fields out");
  await check("question", "next", { puzzle: SMALL, ladder: "steep" }, "teaching or hodoku");
  await check("question", "read", "\ud800");
  const circle = {};
  circle.circle = circle;
  await check("question", "read", { puzzle: circle }, "can't be written as JSON");
});

test("a text that is no puzzle has a place", async () => {
  const error = await check("text", "read", `${EASY}${EASY}`, "at line 1, column 145");
  assert.deepEqual([error.line, error.column], [1, 145]);
  for (const text of ["", " ", "Hello", "12", "\0\u0001\u0002", "1".repeat(49), "[".repeat(100_000), ".".repeat(10_000_000)]) {
    await check("text", "read", text);
    await fails(solver.read(text), "text");
  }
});

test("a puzzle that is none", async () => {
  const clash = await check("clash", "solve", `5.5${EASY.slice(3)}`, "5 stands twice");
  assert.deepEqual(clash.cells, [{ row: 1, column: 1 }, { row: 1, column: 3 }]);
  await check("complete", "solve", SOLVED);
  await check("no-solution", "solve", "123....4........");
  const several = await check("several-solutions", "level", "12..............");
  assert.equal(several.solutions.length, 2);
  assert.notEqual(several.solutions[0], several.solutions[1]);
});

test("names of nothing, and what there is not", async () => {
  await check("name", "convert", { puzzle: SMALL, format: "papyrus" });
  await check("name", "next", { puzzle: SMALL, without: ["magic"] });
  await check("name", "next", { puzzle: SMALL, language: "xx" });
  await check("name", "make", { level: "unheard-of" });
  await check("unsupported", "rate", SMALL);
  await check("unsupported", "print", []);
  await check("unsupported", "print", { puzzles: [SMALL], per_page: 5 });
  await check("recipe", "make", "no recipe");
  await check("recipe", "make", { side: 7 });
  await check("candidates", "candidates", { puzzle: SMALL, candidates: [[1]] }, "not 16");
  await check("not-found", "make", { needs: "jellyfish", tries: 1 });
});

test("a signal or a watcher ends the work, before it and during it", async () => {
  await aborts(stepdoku.solve(EASY, { signal: AbortSignal.abort() }));
  const abort = new AbortController();
  let told = 0;
  const onProgress = () => {
    told += 1;
    abort.abort();
  };
  await aborts(stepdoku.rate(EASY, { signal: abort.signal, onProgress }));
  assert.equal(told, 1);
  const mine = new Error("enough");
  const thrower = () => {
    throw mine;
  };
  await assert.rejects(stepdoku.rate(EASY, { onProgress: thrower }), mine);
  assert.deepEqual(await stepdoku.solve(EASY), { solution: SOLVED });
});

test("progress is told", async () => {
  const seen = [];
  await stepdoku.rate({ puzzle: EASY, hodoku: false }, { onProgress: (done, of) => seen.push([done, of]) });
  // Of the search for the solution nobody knows the end.
  assert.ok(seen.some(([, of]) => of === 51) && seen.every(([done, of]) => of === 0 || done <= of), JSON.stringify(seen));
});
