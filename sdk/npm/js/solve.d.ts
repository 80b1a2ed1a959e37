/** Reads, writes and solves. It knows lines and rows alone. */
export {
  read,
  convert,
  count,
  solve,
  candidates,
  StepdokuError,
} from "./verbs.js";
export type * from "./types.js";
