/** A cell, by its row and column, both from 1. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** A digit in a cell. */
export interface Candidate {
  readonly cell: Cell;
  readonly digit: number;
}

/** How easy a puzzle is, the easiest first. */
export type Level = "easy" | "medium" | "hard" | "very-hard" | "fiendish" | "extreme";

/** A language. All entries but `stepdoku/languages` know English alone. */
export type Language = "en" | "de" | "it" | "fr" | "es" | "pt" | "ru" | "zh" | "ja";

/** What holds for every verb. */
export interface Options {
  /**
   * Rejects with its reason, an `AbortError` if you give none. In a worker it stops the work; without one it is heard before the work
   * begins, and when `onProgress` aborts.
   */
  readonly signal?: AbortSignal | undefined;
  /**
   * Learns what is done and all that is to be done, in units of the work; `of` is 0 if nobody knows. In a worker it comes at most
   * twenty times a second. What it throws ends the work and rejects.
   */
  readonly onProgress?: ((done: number, of: number) => void) | undefined;
}

/** A puzzle as text: a line of symbols, rows, and with `stepdoku` and `stepdoku/languages` the texts, files and links of other programs. */
export interface Alone {
  readonly puzzle: string;
}

/** A board with what is known of its candidates. */
export interface Position extends Alone {
  /** A list for each cell in reading order; candidates that are not listed are removed. Lists of filled cells say nothing. */
  readonly candidates?: readonly (readonly number[])[] | undefined;
}

/** A position, and how to go on from it. */
export interface Way extends Position {
  /** The order in which techniques are tried. `teaching` if left out. */
  readonly ladder?: "teaching" | "hodoku" | undefined;
  /** Techniques to leave out, such as `x-wing`. `names` lists them. */
  readonly without?: readonly string[] | undefined;
  /** English if left out. */
  readonly language?: Language | undefined;
}

/** The answer of `read`. */
export interface Read {
  /** The board in one line, with its rules. */
  readonly board: string;
  /** The number of rows. */
  readonly side: number;
  /** The digits in reading order; `null` for empty cells. */
  readonly digits: readonly (number | null)[];
  /** What was assumed in reading the text, each as a sentence. */
  readonly assumptions: readonly string[];
}

/** A piece of a text. */
export interface Span {
  readonly text: string;
  /** What kind of thing it names; `text` for nothing. */
  readonly kind: "text" | "cells" | "house" | "digits" | "candidate" | "technique" | "statement" | "link" | "set" | (string & {});
  readonly cells: readonly Cell[];
  readonly digits: readonly number[];
  /** Whether it belongs to the conclusion, which comes after the reasons. */
  readonly conclusion: boolean;
}

/** A mark on the board. */
export interface Mark {
  /** `house`, `cause`, `placed`, `guessed`, `eliminated`, `clash`, `aid`, `fin`, `color-0` and on, `set-0` and on. */
  readonly role: string;
  /** One cell, or all cells of a house. */
  readonly cells: readonly Cell[];
  /** The digit, if a candidate is marked; `null` for whole cells and houses. */
  readonly digit: number | null;
}

/** A link between two statements of a chain. Each statement is: one of these candidates is true. */
export interface Link {
  readonly from: readonly Candidate[];
  readonly to: readonly Candidate[];
  /** Strong: if the first is false, the second is true. Weak: at most one is true. */
  readonly strong: boolean;
}

/** A step, and why it is true. */
export interface Step {
  /** The technique by its name for programs, such as `x-wing`. */
  readonly technique: string;
  /** The digit that it places; `null` if it only removes candidates. */
  readonly placed: Candidate | null;
  readonly eliminated: readonly Candidate[];
  /** The name of the technique for people. */
  readonly title: string;
  /** The sentences, with line breaks between the lines of a list. */
  readonly text: string;
  /** The same text in pieces, each with what it names. */
  readonly spans: readonly Span[];
  readonly marks: readonly Mark[];
  readonly links: readonly Link[];
  /** The step in the Eureka notation of forums, if it has a form there. */
  readonly eureka: string | null;
  /** The step as HoDoKu writes it, if it has a form there. */
  readonly hodoku: string | null;
}

/** The answer of `walk`. */
export interface Walk {
  readonly steps: readonly Step[];
  /** Whether the steps lead to the end. */
  readonly solved: boolean;
  /** The board after the last step. */
  readonly board: string;
}

/** What to rate. */
export interface ToRate extends Alone {
  /** Whether to rate as Sudoku Explainer does. True if left out. */
  readonly se?: boolean | undefined;
  /** Whether to rate as HoDoKu does. True if left out. */
  readonly hodoku?: boolean | undefined;
  /** Whether to list the steps. False if left out. */
  readonly steps?: boolean | undefined;
}

/** A step of another program. */
export interface RatedStep {
  /** The name in that program. */
  readonly name: string;
  /** Its rating, or its score. */
  readonly cost: number;
  readonly placed: Candidate | null;
  readonly eliminated: readonly Candidate[];
}

/** Sudoku Explainer's figures: those of Sukaku Explainer 1.18.1. */
export interface SeRating {
  /** ER: the hardest step. */
  readonly hardest: number;
  /** EP: the hardest step up to the first that places a digit. */
  readonly first_placement: number;
  /** ED: the first step. */
  readonly first_step: number;
  /** There if `steps` was true. */
  readonly steps?: readonly RatedStep[];
}

/** HoDoKu's score. */
export interface HodokuRating {
  readonly score: number;
  readonly class: "Easy" | "Medium" | "Hard" | "Unfair" | "Extreme";
  /** There if `steps` was true. */
  readonly steps?: readonly RatedStep[];
}

/** What a puzzle shall be. All that is left out is free. */
export interface Wish {
  readonly recipe?: undefined;
  /** The number of rows; 9 if left out. */
  readonly side?: number | undefined;
  readonly variant?: "x" | "windoku" | "anti-knight" | "jigsaw" | "killer" | "killer-in-boxes" | "killer-with-digits" | "thermometer" | "arrow" | "kropki" | "xv" | "renban" | "whispers" | "little-killer" | "sandwich" | (string & {}) | undefined;
  readonly level?: Level | undefined;
  /** A technique without which nobody gets on, such as `x-wing`. */
  readonly needs?: string | undefined;
  /** The least and the highest rating of Sudoku Explainer. */
  readonly se?: readonly [number, number] | undefined;
  /** The number of givens. */
  readonly clues?: number | undefined;
  /** Whether each given is needed. */
  readonly minimal?: boolean | undefined;
  readonly symmetry?: "none" | "half-turn" | "quarter-turn" | "mirror-rows" | "mirror-columns" | "diagonal" | "anti-diagonal" | "full" | (string & {}) | undefined;
  /** Whether the full board is a pattern grid in disguise. */
  readonly pattern?: boolean | undefined;
  /** How many boards to try at most; 1000 if left out. */
  readonly tries?: number | undefined;
  /** Where chance begins; 0 if left out. A `bigint` for more than 53 bits. */
  readonly seed?: number | bigint | undefined;
}

/** A recipe: the same one gives the same puzzle everywhere, in every release with the same major version. */
export interface ByRecipe {
  readonly recipe: string;
}

/** The answer of `make`. */
export interface Made {
  /** The puzzle in one line, with its rules. */
  readonly board: string;
  readonly solution: string;
  readonly level: Level;
  /** The recipe that makes it again. */
  readonly recipe: string;
}

/** Puzzles, and how to lay them out on pages. */
export interface Paper {
  readonly puzzles: readonly string[];
  readonly title?: string | undefined;
  /** The most puzzles on a page; 4 if left out. */
  readonly per_page?: 1 | 2 | 4 | 6 | 9 | undefined;
  /** Whether the answers follow. True if left out. */
  readonly answers?: boolean | undefined;
  /** Whether the steps beyond singles follow, in words. */
  readonly steps?: boolean | undefined;
  /** Whether cells are large. */
  readonly large?: boolean | undefined;
  /** Whether empty cells show their candidates. */
  readonly candidates?: boolean | undefined;
  /** US letter instead of A4. */
  readonly letter?: boolean | undefined;
}

/** The answer of `names`. */
export interface Names {
  readonly techniques: readonly { readonly technique: string; readonly name: string }[];
  /** The formats of `convert`. */
  readonly formats: readonly string[];
  readonly levels: readonly Level[];
  readonly languages: readonly Language[];
}

/**
 * What kind of thing went wrong:
 * `question` (a field is missing, unknown or of another type), `text` (no puzzle, with line and column), `clash` (a digit twice, with the
 * cells), `complete`, `no-solution`, `several-solutions` (with two of them), `candidates`, `unsupported`, `recipe`, `name` (of nothing),
 * `not-found` (no such puzzle; another seed may give one), `stopped` (a bound of work), `load` (the program was not loaded), `closed` (the
 * worker is), `fault` (a mistake of Stepdoku's), `verb` (none of this entry).
 */
export type ErrorKind =
  | "question"
  | "text"
  | "clash"
  | "complete"
  | "no-solution"
  | "several-solutions"
  | "candidates"
  | "unsupported"
  | "recipe"
  | "name"
  | "not-found"
  | "stopped"
  | "load"
  | "closed"
  | "fault"
  | "verb"
  | (string & {});
