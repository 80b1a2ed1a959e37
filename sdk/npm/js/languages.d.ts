/** Everything, in nine languages. */
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
  rate,
  make,
  print,
  names,
  StepdokuError,
} from "./verbs.js";
export type * from "./types.js";
