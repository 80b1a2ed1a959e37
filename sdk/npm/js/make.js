// Makes puzzles and prints them. It reads lines and rows alone.

import * as glue from "./make-program.js";
import { program, verb } from "./program.js";

export { StepdokuError } from "./error.js";

const asked = /* @__PURE__ */ program(glue, /* @__PURE__ */ new URL("./make-program_bg.wasm", import.meta.url));

export const read = /* @__PURE__ */ verb(asked, "read");
export const convert = /* @__PURE__ */ verb(asked, "convert");
export const count = /* @__PURE__ */ verb(asked, "count");
export const solve = /* @__PURE__ */ verb(asked, "solve");
export const candidates = /* @__PURE__ */ verb(asked, "candidates");
export const make = /* @__PURE__ */ verb(asked, "make");
export const print = /* @__PURE__ */ verb(asked, "print");
