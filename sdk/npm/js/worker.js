// The verbs of an entry in a thread of their own.

import { StepdokuError } from "./error.js";
import { written } from "./question.js";
import { start } from "./threads.js";

export { StepdokuError };

const SOLVE = ["read", "convert", "count", "solve", "candidates"];
const WORDS = ["next", "steps", "walk", "level", "names"];
const ALL = [...SOLVE, ...WORDS, "rate", "make", "print"];

/** The verbs of each entry. */
const ENTRIES = {
  solve: SOLVE,
  explain: [...SOLVE, ...WORDS],
  rate: [...SOLVE, "rate"],
  make: [...SOLVE, "make", "print"],
  stepdoku: ALL,
  languages: ALL,
};

/** Starts a thread with the verbs of an entry. */
export async function worker({ entry = "stepdoku" } = {}) {
  if (!Object.hasOwn(ENTRIES, entry)) {
    throw new StepdokuError({ kind: "name", message: `"${entry}" is no entry: it is one of ${Object.keys(ENTRIES).join(", ")}` });
  }
  const thread = new Thread(entry);
  const verbs = ENTRIES[entry].map((verb) => [verb, (question, options) => thread.ask(verb, question, options)]);
  return { ...Object.fromEntries(verbs), close: () => thread.close() };
}

class Thread {
  #entry;
  #thread;
  #closed = false;
  #ids = 0;
  /** The questions without an answer yet, in their order. The thread has the first. */
  #open = new Map();

  constructor(entry) {
    this.#entry = entry;
    this.#start();
  }

  async ask(verb, question, { signal, onProgress } = {}) {
    signal?.throwIfAborted();
    const text = written(verb, question);
    if (this.#closed) throw closed();
    const id = ++this.#ids;
    return new Promise((resolve, reject) => {
      const abort = () => this.#stop(id, signal.reason);
      signal?.addEventListener("abort", abort, { once: true });
      const end = () => signal?.removeEventListener("abort", abort);
      const message = { id, entry: this.#entry, verb, text, tells: Boolean(onProgress) };
      this.#open.set(id, { message, resolve, reject, onProgress, end });
      if (this.#open.size === 1) this.#next();
    });
  }

  close() {
    this.#closed = true;
    this.#end(closed());
  }

  #start() {
    // A thread that was ended may still have sent something.
    const thread = start(
      (message) => thread === this.#thread && this.#hear(message),
      (cause) => thread === this.#thread && this.#fail(cause),
    );
    thread.busy(false);
    this.#thread = thread;
  }

  /** Ends the thread, and all questions with an error. */
  #end(error) {
    this.#thread?.end();
    this.#thread = undefined;
    for (const id of [...this.#open.keys()]) this.#take(id).reject(error);
  }

  /** Gives the thread the first question, if there is one. */
  #next() {
    const [first] = this.#open.values();
    if (first && !this.#thread) this.#start();
    this.#thread?.busy(Boolean(first));
    if (first) this.#thread.post(first.message);
  }

  #take(id) {
    const asked = this.#open.get(id);
    this.#open.delete(id);
    asked?.end();
    return asked;
  }

  #hear({ id, done, of, answer, failure }) {
    if (answer === undefined && failure === undefined) {
      try {
        this.#open.get(id)?.onProgress(done, of);
      } catch (error) {
        this.#stop(id, error);
      }
      return;
    }
    const asked = this.#take(id);
    this.#next();
    if (failure) asked?.reject(new StepdokuError(failure));
    else asked?.resolve(answer);
  }

  /** Rejects one question. The thread can't hear that it shall stop, so it ends, and another one answers the rest. */
  #stop(id, reason) {
    const [first] = this.#open.keys();
    const asked = this.#take(id);
    if (first === id) {
      this.#thread?.end();
      this.#thread = undefined;
      this.#next();
    }
    asked?.reject(reason);
  }

  #fail(cause) {
    this.#end(new StepdokuError({ kind: "load", message: `the thread failed: ${cause.message}` }, { cause }));
  }
}

const closed = () => new StepdokuError({ kind: "closed", message: "this worker is closed: start another one" });
