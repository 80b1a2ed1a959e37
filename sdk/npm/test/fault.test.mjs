// A program that fails is started again, and one that can't be loaded is loaded by the next question.

import assert from "node:assert/strict";
import { test } from "node:test";
import { program, verb } from "./node_modules/stepdoku/lib/program.js";
import { fails } from "./common.mjs";

const BYTES = new URL("./node_modules/stepdoku/lib/solve-program_bg.wasm", import.meta.url);

function bridge(answers) {
  const calls = [];
  return {
    calls,
    default: async () => calls.push("load"),
    answer: () => {
      const next = answers.shift();
      if (next instanceof Error) throw next;
      return next;
    },
    __wbg_reset_state: () => calls.push("reset"),
  };
}

test("a fault is told, and the next question gets fresh memory", async () => {
  const glue = bridge([new WebAssembly.RuntimeError("unreachable"), '{"count":1}']);
  const count = verb(program(glue, BYTES), "count");
  const error = await fails(count("x"), "fault", "unreachable");
  assert.ok(error.cause instanceof WebAssembly.RuntimeError);
  assert.deepEqual(await count("x"), { count: 1 });
  assert.deepEqual(glue.calls, ["load", "reset"]);
});

test("a program that was not there is loaded again", async () => {
  const glue = bridge(['{"count":1}']);
  const where = new URL("./nowhere.wasm", import.meta.url);
  const count = verb(program(glue, where), "count");
  await fails(count("x"), "load", "nowhere.wasm");
  where.pathname = BYTES.pathname;
  assert.deepEqual(await count("x"), { count: 1 });
});

test("the real program lives on after a fault", async () => {
  const glue = await import("./node_modules/stepdoku/lib/solve-program.js");
  const count = verb(program(glue, BYTES), "count");
  assert.deepEqual(await count("1..............."), { count: 2 });
  glue.__wbg_reset_state();
  assert.deepEqual(await count("1..............."), { count: 2 });
});
