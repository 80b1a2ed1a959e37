import type * as verbs from "./verbs.js";

export { StepdokuError } from "./verbs.js";
export type * from "./types.js";

type Solving = "read" | "convert" | "count" | "solve" | "candidates";
type Explaining = "next" | "steps" | "walk" | "level" | "names";

/** The verbs of each entry. */
export interface Entries {
  readonly solve: Pick<typeof verbs, Solving>;
  readonly explain: Pick<typeof verbs, Solving | Explaining>;
  readonly rate: Pick<typeof verbs, Solving | "rate">;
  readonly make: Pick<typeof verbs, Solving | "make" | "print">;
  readonly stepdoku: Pick<typeof verbs, Solving | Explaining | "rate" | "make" | "print">;
  readonly languages: Pick<typeof verbs, Solving | Explaining | "rate" | "make" | "print">;
}

/** The verbs of an entry in a thread of their own, which answers one question after another. */
export type Worker<E extends keyof Entries = "stepdoku"> = Entries[E] & {
  /** Ends the thread. Questions without an answer reject with the kind `closed`. */
  close(): void;
};

/** Starts a thread: a module worker in browsers, and one of `worker_threads` in Node. */
export declare function worker<E extends keyof Entries = "stepdoku">(options?: { readonly entry?: E | undefined }): Promise<Worker<E>>;
