// A program of the package: loading it, asking it, and starting it again after a fault.

import { StepdokuError } from "./error.js";
import { watched } from "./progress.js";
import { written } from "./question.js";

/** A question that is written already: one that comes from another thread. */
export class Written {
  constructor(text) {
    this.text = text;
  }
}

/** The program behind the bridge `glue`, whose bytes are at `url`. It is loaded by the first question. */
export function program(glue, url) {
  let loading;
  const load = async () => {
    try {
      await glue.default({ module_or_path: await bytes(url) });
    } catch (cause) {
      // The next question tries again.
      loading = undefined;
      throw new StepdokuError({ kind: "load", message: `the program can't be loaded from ${url.href}: ${cause.message}` }, { cause });
    }
  };
  return {
    ready: () => (loading ??= load()),
    answer(verb, text, told) {
      const answer = watched(told, () => {
        try {
          return glue.answer(verb, text);
        } catch (cause) {
          // Its memory may be damaged, so it begins again with fresh memory.
          glue.__wbg_reset_state();
          throw new StepdokuError({ kind: "fault", message: `${verb}: the program failed, which is a mistake in it: ${cause.message}` }, { cause });
        }
      });
      const { error, ...answered } = JSON.parse(answer);
      if (error) throw new StepdokuError(error);
      return answered;
    },
  };
}

/** A verb of a program, as a function for everyone. */
export function verb(program, name) {
  return async (question, { signal, onProgress } = {}) => {
    signal?.throwIfAborted();
    const text = question instanceof Written ? question.text : written(name, question);
    await program.ready();
    signal?.throwIfAborted();
    const told = (signal || onProgress) && ((done, of) => {
      onProgress?.(done, of);
      signal?.throwIfAborted();
    });
    return program.answer(name, text, told);
  };
}

async function bytes(url) {
  // Node reads no files with `fetch`. This way to its modules is one that bundlers for browsers don't follow.
  const files = url.protocol === "file:" && globalThis.process?.getBuiltinModule?.("node:fs/promises");
  if (files) return files.readFile(url);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  return response.arrayBuffer();
}
