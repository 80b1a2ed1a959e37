/** Makes puzzles and prints them. It reads lines and rows alone. */
export {
  read,
  convert,
  count,
  solve,
  candidates,
  make,
  print,
  StepdokuError,
} from "./verbs.js";
export type * from "./types.js";
