/** Explains steps in English. It reads lines and rows alone. */
export {
  read,
  convert,
  count,
  solve,
  candidates,
  next,
  steps,
  walk,
  level,
  names,
  StepdokuError,
} from "./verbs.js";
export type * from "./types.js";
