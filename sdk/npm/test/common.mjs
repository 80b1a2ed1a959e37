// What several tests need.

import assert from "node:assert/strict";

export const EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
export const SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
export const SMALL = "3..2..1..2..1..4";
/** Takes Sudoku Explainer's way seconds. */
export const SLOW = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

/** Checks that a promise rejects with such an error, and returns it. */
export async function fails(promise, kind, words = "") {
  const error = await promise.then((answer) => assert.fail(`no error, but ${JSON.stringify(answer)}`), (error) => error);
  assert.equal(error.name, "StepdokuError", error.stack);
  assert.equal(error.kind, kind, error.message);
  assert.ok(error instanceof Error && error.message.includes(words), error.message);
  return error;
}

/** Checks that a promise rejects as an aborted one does. */
export async function aborts(promise) {
  const error = await promise.then((answer) => assert.fail(`no error, but ${JSON.stringify(answer)}`), (error) => error);
  assert.equal(error.name, "AbortError", error.stack);
}
