// The verbs in a thread of their own.

import assert from "node:assert/strict";
import { after, test } from "node:test";
import * as stepdoku from "stepdoku";
import { worker } from "stepdoku/worker";
import { aborts, EASY, fails, SLOW, SMALL, SOLVED } from "./common.mjs";

const open = [];
const start = async (entry) => {
  const one = await worker(entry && { entry });
  open.push(one);
  return one;
};
after(() => open.forEach((one) => one.close()));

test("each entry answers as without a thread", async () => {
  const VERBS = {
    solve: ["solve", EASY],
    explain: ["walk", SMALL],
    rate: ["rate", EASY],
    make: ["make", "2.3.medium.random.half-turn.K7Q2M9X4"],
    stepdoku: ["next", EASY],
    languages: ["next", { puzzle: EASY, language: "en" }],
  };
  for (const [entry, [verb, question]] of Object.entries(VERBS)) {
    const thread = await start(entry);
    assert.deepEqual(await thread[verb](question), await stepdoku[verb](question), entry);
    thread.close();
  }
});

test("an entry has its verbs alone, and an unknown one is refused", async () => {
  const thread = await start("solve");
  assert.deepEqual(Object.keys(thread).sort(), ["candidates", "close", "convert", "count", "read", "solve"]);
  await fails(worker({ entry: "elsewhere" }), "name", "solve, explain");
});

test("errors cross with all their parts", async () => {
  const thread = await start();
  const clash = await fails(thread.solve(`5.5${EASY.slice(3)}`), "clash");
  assert.deepEqual(clash.cells, [{ row: 1, column: 1 }, { row: 1, column: 3 }]);
  const text = await fails(thread.read(EASY + EASY), "text");
  assert.deepEqual([text.line, text.column], [1, 145]);
  assert.equal((await fails(thread.solve("12.............."), "several-solutions")).solutions.length, 2);
  await fails(thread.solve({ puzzle: EASY, extra: 1 }), "question");
  await fails(thread.solve(undefined), "question");
});

test("progress comes, and aborting ends long work while the rest is answered", async () => {
  const thread = await start("rate");
  const abort = new AbortController();
  let told = 0;
  const onProgress = (done, of) => {
    told += 1;
    assert.ok(of === 0 || done <= of, `${done} of ${of}`);
    abort.abort();
  };
  const long = aborts(thread.rate({ puzzle: SLOW, hodoku: false }, { signal: abort.signal, onProgress }));
  const rest = [thread.solve(EASY), thread.rate({ puzzle: EASY, se: false })];
  await long;
  assert.equal(told, 1);
  assert.deepEqual(await Promise.all(rest), [{ solution: SOLVED }, { hodoku: { class: "Easy", score: 204 } }]);
});

test("aborting a question that waits leaves the first one alone", async () => {
  const thread = await start("solve");
  const abort = new AbortController();
  const first = thread.solve(EASY);
  const second = aborts(thread.solve(SMALL, { signal: abort.signal }));
  abort.abort();
  await second;
  assert.deepEqual(await first, { solution: SOLVED });
  await aborts(thread.solve(EASY, { signal: AbortSignal.abort() }));
});

test("a watcher that throws ends the work with its error", async () => {
  const thread = await start("rate");
  const mine = new Error("enough");
  const onProgress = () => {
    throw mine;
  };
  await assert.rejects(thread.rate(EASY, { onProgress }), mine);
  assert.deepEqual(await thread.solve(EASY), { solution: SOLVED });
});

test("a closed worker answers nothing", async () => {
  const thread = await start("rate");
  const long = fails(thread.rate(SLOW), "closed");
  thread.close();
  await long;
  await fails(thread.solve(EASY), "closed");
});
