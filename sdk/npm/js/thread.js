// The thread behind `worker`. It gets the next question after the answer to the one before.

import { Written } from "./program.js";
import { StepdokuError } from "./error.js";
import { parent } from "./threads.js";

// With words, bundlers could not find the files.
const ENTRIES = {
  solve: () => import("./solve.js"),
  explain: () => import("./explain.js"),
  rate: () => import("./rate.js"),
  make: () => import("./make.js"),
  stepdoku: () => import("./index.js"),
  languages: () => import("./languages.js"),
};

/** Reports come at most this often, in milliseconds: a search can make a million in a second. */
const PAUSE = 50;

const { post, hear } = parent();
hear(answer);

async function answer({ id, entry, verb, text, tells }) {
  let next = 0;
  const onProgress = (done, of) => {
    const now = performance.now();
    if (now < next) return;
    next = now + PAUSE;
    post({ id, done, of });
  };
  try {
    const verbs = await ENTRIES[entry]();
    post({ id, answer: await verbs[verb](new Written(text), tells ? { onProgress } : {}) });
  } catch (error) {
    const failure = error instanceof StepdokuError ? error.toJSON() : { kind: "load", message: `the entry ${entry} can't be loaded: ${error.message}` };
    post({ id, failure });
  }
}
