// Uses each type of the package as a stranger would. It is compiled, never run.

import { convert, count, make, names, next, print, rate, solve, StepdokuError, walk } from "stepdoku";
import type { Candidate, ErrorKind, Level, Link, Mark, Names, Options, Paper, RatedStep, Read, Span, Step, Walk, Way, Wish } from "stepdoku";
import * as explain from "stepdoku/explain";
import * as languages from "stepdoku/languages";
import { make as makeAlone } from "stepdoku/make";
import { rate as rateAlone } from "stepdoku/rate";
import { candidates, read } from "stepdoku/solve";
import { worker, type Worker } from "stepdoku/worker";

const options: Options = { signal: new AbortController().signal, onProgress: (done: number, of: number) => void (done + of) };
const wish: Wish = { side: 9, level: "hard", needs: "x-wing", se: [3, 4.5], seed: 7n, symmetry: "half-turn" };
const way: Way = { puzzle: "", candidates: [[1, 2], []], ladder: "hodoku", without: ["x-wing"], language: "en" };
const paper: Paper = { puzzles: [""], per_page: 4, letter: true };

export async function uses(): Promise<void> {
  const board: Read = await read("", options);
  const digit: number | null | undefined = board.digits[0];
  const text: string = (await convert({ puzzle: "", format: "rows" })).text;
  const total: number = (await count({ puzzle: "", limit: 3 })).count;
  const solution: string = (await solve("")).solution;
  const lists: readonly (readonly number[])[] = (await candidates({ puzzle: "" })).candidates;
  const step: Step | null = (await next(way, options)).step;
  const marks: readonly Mark[] | undefined = step?.marks;
  const spans: readonly Span[] | undefined = step?.spans;
  const links: readonly Link[] | undefined = step?.links;
  const placed: Candidate | null | undefined = step?.placed;
  const walked: Walk = await walk("");
  const all: readonly Step[] = (await explain.steps("")).steps;
  const level: Level = (await explain.level("")).level;
  const { se, hodoku } = await rate({ puzzle: "", steps: true });
  const rated: readonly RatedStep[] | undefined = se?.steps ?? hodoku?.steps;
  const hardest: number | undefined = (await rateAlone("")).se?.hardest;
  const made: string = (await make(wish)).board + (await makeAlone({ recipe: "" })).recipe + (await make("")).solution;
  const html: string = (await print(paper)).html + (await print(["", ""])).html;
  const known: Names = await names("en");
  const title: string | undefined = (await languages.next({ puzzle: "", language: "ja" })).step?.title;
  const thread: Worker<"rate"> = await worker({ entry: "rate" });
  await thread.rate("", options);
  const whole: Worker = await worker();
  await whole.names();
  thread.close();
  void [digit, text, total, solution, lists, marks, spans, links, placed, walked, all, level, rated, hardest, made, html, known, title];
}

export function said(error: unknown): string {
  if (!(error instanceof StepdokuError)) throw error;
  const kind: ErrorKind = error.kind;
  return `${kind}: ${error.message} ${error.line ?? ""}:${error.column ?? ""} ${error.cells.length} ${error.solutions.length}`;
}

// What must not compile.
export const mistakes = [
  // @ts-expect-error a number is no question
  () => solve(7),
  // @ts-expect-error a format is needed
  () => convert({ puzzle: "" }),
  // @ts-expect-error there is no such level
  () => make({ level: "middling" }),
  // @ts-expect-error a recipe says all
  () => make({ recipe: "", level: "easy" }),
  // @ts-expect-error there is no such ladder
  () => next({ puzzle: "", ladder: "steep" }),
  // @ts-expect-error an entry has its own verbs alone
  async () => (await worker({ entry: "solve" })).rate(""),
];
