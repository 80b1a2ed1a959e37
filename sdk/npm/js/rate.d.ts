/** Rates as Sudoku Explainer and HoDoKu do. It reads lines and rows alone. */
export {
  read,
  convert,
  count,
  solve,
  candidates,
  rate,
  StepdokuError,
} from "./verbs.js";
export type * from "./types.js";
