import type {
  Alone, ByRecipe, Cell, ErrorKind, HodokuRating, Language, Level, Made, Names, Options, Paper, Position, Read, SeRating, Step, ToRate,
  Walk, Way, Wish,
} from "./types.js";

/** What every verb rejects with, unless a signal or `onProgress` ended the work. Its message is a sentence for people. */
export declare class StepdokuError extends Error {
  readonly name: "StepdokuError";
  /** The kind, for programs. */
  readonly kind: ErrorKind;
  /** The line of the text, from 1, where it has a place. */
  readonly line: number | undefined;
  /** The column in characters, from 1. */
  readonly column: number | undefined;
  /** The cells that are wrong. */
  readonly cells: readonly Cell[];
  /** Two solutions, where there should be one. */
  readonly solutions: readonly string[];
}

/** Reads a text: its digits, and what was assumed. A text alone stands for `{ puzzle }`, here and below. */
export declare function read(question: string | Alone, options?: Options): Promise<Read>;

/** Writes a puzzle in another format, such as `rows`. `names` lists those of an entry. */
export declare function convert(question: Alone & { readonly format: string }, options?: Options): Promise<{ readonly text: string }>;

/** Counts solutions up to `limit`, which is 2 if left out. */
export declare function count(
  question: string | (Alone & { readonly limit?: number | undefined }),
  options?: Options,
): Promise<{ readonly count: number }>;

/** Finds the only solution. */
export declare function solve(question: string | Alone, options?: Options): Promise<{ readonly solution: string }>;

/** The candidates of each cell in reading order; none for filled cells. */
export declare function candidates(
  question: string | Position,
  options?: Options,
): Promise<{ readonly candidates: readonly (readonly number[])[] }>;

/** The next step with its reasons; `null` if the ladder finds none. */
export declare function next(question: string | Way, options?: Options): Promise<{ readonly step: Step | null }>;

/** Every step that is there, the easiest first. */
export declare function steps(question: string | Way, options?: Options): Promise<{ readonly steps: readonly Step[] }>;

/** All steps in turn, as far as the ladder leads. */
export declare function walk(question: string | Way, options?: Options): Promise<Walk>;

/** The level of a puzzle. */
export declare function level(question: string | Alone, options?: Options): Promise<{ readonly level: Level }>;

/** Rates as Sudoku Explainer and HoDoKu do. Most puzzles take milliseconds, and the hardest many seconds: ask a worker for those. */
export declare function rate(
  question: string | ToRate,
  options?: Options,
): Promise<{ readonly se?: SeRating; readonly hodoku?: HodokuRating }>;

/** Makes a puzzle. A text alone is a recipe. */
export declare function make(question: string | ByRecipe | Wish, options?: Options): Promise<Made>;

/** Lays puzzles out as one HTML document, which prints page by page. */
export declare function print(question: string | readonly string[] | Paper, options?: Options): Promise<{ readonly html: string }>;

/** The names of all techniques, formats, levels and languages. A text alone is a language. */
export declare function names(
  question?: Language | { readonly language?: Language | undefined },
  options?: Options,
): Promise<Names>;
