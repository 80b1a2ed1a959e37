// Reads, writes and solves. It knows lines and rows alone.

import * as glue from "./solve-program.js";
import { program, verb } from "./program.js";

export { StepdokuError } from "./error.js";

const asked = /* @__PURE__ */ program(glue, /* @__PURE__ */ new URL("./solve-program_bg.wasm", import.meta.url));

export const read = /* @__PURE__ */ verb(asked, "read");
export const convert = /* @__PURE__ */ verb(asked, "convert");
export const count = /* @__PURE__ */ verb(asked, "count");
export const solve = /* @__PURE__ */ verb(asked, "solve");
export const candidates = /* @__PURE__ */ verb(asked, "candidates");
