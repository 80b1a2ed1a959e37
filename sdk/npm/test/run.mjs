// Runs the tests as a stranger would use the package: packed, and installed into a fresh project.
//
//     node sdk/npm/test/run.mjs FOLDER [types] [browser]
//
// FOLDER is what `cargo xtask npm` made. `types` also checks the types, with TypeScript from the registry. `browser` also opens the
// example in Chromium, by the driver that CHROMEDRIVER names, or the one on the path.

import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const TYPESCRIPT = "typescript@5.9.3";
const [folder, ...also] = process.argv.slice(2);
const here = fileURLToPath(new URL(".", import.meta.url));
const project = mkdtempSync(join(tmpdir(), "stepdoku-npm-"));
const run = (program, ...words) => execFileSync(program, words, { cwd: project, stdio: ["ignore", "inherit", "inherit"] });

try {
  writeFileSync(join(project, "package.json"), JSON.stringify({ name: "stranger", private: true, type: "module" }));
  run("npm", "pack", "--silent", resolve(folder));
  const tarball = readdirSync(project).find((name) => name.endsWith(".tgz"));
  run("npm", "install", "--silent", "--offline", "--no-audit", "--no-fund", `./${tarball}`);
  cpSync(here, project, { recursive: true });
  cpSync(join(here, "../example"), join(project, "example"), { recursive: true });
  const tests = readdirSync(here).filter((name) => name.endsWith(".test.mjs"));
  run("node", "--test", ...tests);
  if (also.includes("types")) {
    run("npm", "install", "--silent", "--no-audit", "--no-fund", "--save-dev", TYPESCRIPT);
    for (const resolution of ["nodenext", "bundler"]) {
      const module = resolution === "bundler" ? "esnext" : "nodenext";
      const options = ["--noEmit", "--strict", "--exactOptionalPropertyTypes", "--target", "es2022", "--lib", "es2022,dom"];
      run("npx", "tsc", ...options, "--module", module, "--moduleResolution", resolution, "types.ts");
    }
  }
  if (also.includes("browser")) run("node", "--test", "browser.mjs");
} finally {
  rmSync(project, { recursive: true, force: true });
}
