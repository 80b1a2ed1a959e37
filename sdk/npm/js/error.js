// What every verb throws.

export class StepdokuError extends Error {
  constructor({ kind, message, line, column, cells, solutions }, options) {
    super(message, options);
    this.name = "StepdokuError";
    this.kind = kind;
    this.line = line;
    this.column = column;
    this.cells = cells ?? [];
    this.solutions = solutions ?? [];
  }

  /** The same as plain data, which can be posted to another thread. */
  toJSON() {
    const { kind, message, line, column, cells, solutions } = this;
    return { kind, message, line, column, cells, solutions };
  }
}

export function wrong(verb, what, cause) {
  return new StepdokuError({ kind: "question", message: `${verb}: ${what}` }, cause && { cause });
}
