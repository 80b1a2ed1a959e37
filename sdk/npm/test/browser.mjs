// The example in Chromium, from the installed package over HTTP. It speaks WebDriver itself, so that it needs nothing else.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { after, test } from "node:test";
import { EASY } from "./common.mjs";

const { CHROMEDRIVER: driver = "chromedriver", STEPDOKU_PICTURES: pictures } = process.env;
const TYPES = { html: "text/html", js: "text/javascript", mjs: "text/javascript", wasm: "application/wasm" };

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url, "http://localhost");
  try {
    const bytes = await readFile(new URL(`.${pathname}`, import.meta.url));
    response.writeHead(200, { "content-type": TYPES[pathname.split(".").pop()] ?? "text/plain" }).end(bytes);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
const home = `http://127.0.0.1:${server.address().port}`;

const chrome = spawn(driver, ["--port=0"], { stdio: ["ignore", "pipe", "ignore"] });
const port = await new Promise((resolve) => {
  chrome.stdout.on("data", (said) => {
    const [, number] = /successfully on port (\d+)/.exec(String(said)) ?? [];
    if (number) resolve(number);
  });
});

// `after` does not run if the session can't be opened.
process.on("exit", () => chrome.kill());

let session = "";
async function ask(method, path, body) {
  const answer = await fetch(`http://127.0.0.1:${port}${session}${path}`, { method, body: body && JSON.stringify(body) });
  const { value } = await answer.json();
  assert.ok(answer.ok, JSON.stringify(value));
  return value;
}
const options = { args: ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage"] };
const capabilities = { alwaysMatch: { browserName: "chrome", "goog:chromeOptions": options, "goog:loggingPrefs": { browser: "ALL" } } };
const { sessionId } = await ask("POST", "/session", { capabilities });
session = `/session/${sessionId}`;
after(async () => {
  await ask("DELETE", "");
  chrome.kill();
  server.close();
});

const js = (script) => ask("POST", "/execute/sync", { script, args: [] });
const later = (script) => ask("POST", "/execute/async", { script: `const done = arguments[0]; (async () => { ${script} })().then(done, (error) => done(String(error)));`, args: [] });
const cdp = (cmd, params) => ask("POST", "/goog/cdp/execute", { cmd, params });

async function until(what, holds) {
  const end = Date.now() + 20_000;
  while (!(await holds())) assert.ok(Date.now() < end, what);
}

async function solveOn(puzzle) {
  await js(`document.querySelector("textarea").value = ${JSON.stringify(puzzle)}; document.querySelector("button").click()`);
}
const output = () => js(`return document.querySelector("output").value`);

test("the example solves with reasons, and says what is wrong", async () => {
  await ask("POST", "/url", { url: `${home}/example/index.html` });
  // A module runs late: before, a click would send the form.
  await until("the script runs", () => js(`return document.querySelector("form")?.onsubmit !== null`));
  await solveOn(EASY);
  await until("it is solved", async () => (await output()) === "Solved in 51 steps.");
  assert.equal(await js(`return document.querySelectorAll("li").length`), 51);
  assert.match(await js(`return document.querySelector("li").textContent`), /^[A-Z][\w ]+\n[\s\S]*So r\dc\d must be \d\.$/);
  if (pictures) {
    mkdirSync(pictures, { recursive: true });
    for (const [width, height] of [[360, 740], [1280, 800]]) {
      for (const scheme of ["light", "dark"]) {
        await cdp("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: width < 500 });
        await cdp("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value: scheme }] });
        const picture = await ask("GET", "/screenshot");
        writeFileSync(`${pictures}/example-${width}-${scheme}.png`, Buffer.from(picture, "base64"));
      }
    }
    await cdp("Emulation.clearDeviceMetricsOverride", {});
  }
  await cdp("Emulation.setDeviceMetricsOverride", { width: 320, height: 740, deviceScaleFactor: 1, mobile: true });
  assert.equal(await js("return document.documentElement.scrollWidth <= innerWidth"), true, "nothing is wider than a small screen");
  await solveOn(`5.5${EASY.slice(3)}`);
  await until("the mistake is said", async () => (await output()).includes("5 stands twice"));
});

test("every entry answers on a page and in its worker, and aborting stops the work", async () => {
  const answers = await later(`
    const at = "${home}/node_modules/stepdoku/lib/";
    const said = {};
    for (const entry of ["solve", "explain", "rate", "make", "index", "languages"]) {
      const { solve } = await import(at + entry + ".js");
      said[entry] = (await solve("3..2..1..2..1..4")).solution;
    }
    const { worker } = await import(at + "worker.js");
    const thread = await worker({ entry: "rate" });
    const slow = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
    const abort = new AbortController();
    const onProgress = () => abort.abort();
    said.aborted = await thread.rate(slow, { signal: abort.signal, onProgress }).catch(({ name }) => name);
    said.after = (await thread.rate({ puzzle: "${EASY}", se: false })).hodoku.class;
    said.kind = await thread.solve("?").catch(({ kind }) => kind);
    thread.close();
    return JSON.stringify(said);
  `);
  const solution = "3142241342311324";
  const entries = Object.fromEntries(["solve", "explain", "rate", "make", "index", "languages"].map((entry) => [entry, solution]));
  assert.deepEqual(JSON.parse(answers), { ...entries, aborted: "AbortError", after: "Easy", kind: "text" });
});

test("Savor Sudoku's engine answers in a worker of a browser", async () => {
  const givens = await later(`
    const engine = new Worker("${home}/node_modules/stepdoku/lib/savor.js", { type: "module" });
    const ask = (id, method, params) => new Promise((resolve, reject) => {
      engine.onmessage = ({ data }) => resolve(data);
      engine.onerror = ({ message }) => reject(new Error(message));
      engine.postMessage({ id, method, params });
    });
    const { result } = await ask(1, "manifest");
    const made = await ask(2, "generate", { difficultyId: "easy", seed: 7 });
    engine.terminate();
    return result.id + " " + made.result.givens;
  `);
  assert.match(givens, /^stepdoku [1-9.]{81}$/);
});

test("the console is quiet", async () => {
  const log = await ask("POST", "/se/log", { type: "browser" });
  const loud = log.filter(({ level, message }) => level === "SEVERE" && !message.includes("favicon.ico"));
  assert.deepEqual(loud, []);
});
