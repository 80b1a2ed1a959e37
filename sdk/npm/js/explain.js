// Explains steps in English. It reads lines and rows alone.

import * as glue from "./explain-program.js";
import { program, verb } from "./program.js";

export { StepdokuError } from "./error.js";

const asked = /* @__PURE__ */ program(glue, /* @__PURE__ */ new URL("./explain-program_bg.wasm", import.meta.url));

export const read = /* @__PURE__ */ verb(asked, "read");
export const convert = /* @__PURE__ */ verb(asked, "convert");
export const count = /* @__PURE__ */ verb(asked, "count");
export const solve = /* @__PURE__ */ verb(asked, "solve");
export const candidates = /* @__PURE__ */ verb(asked, "candidates");
export const next = /* @__PURE__ */ verb(asked, "next");
export const steps = /* @__PURE__ */ verb(asked, "steps");
export const walk = /* @__PURE__ */ verb(asked, "walk");
export const level = /* @__PURE__ */ verb(asked, "level");
export const names = /* @__PURE__ */ verb(asked, "names");
