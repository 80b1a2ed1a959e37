// The desk in Node: programs in WebAssembly and in JavaScript, with the same requests as src/main.rs.
//
// node player.mjs PEERS.wasm [FOLDER of node_modules]

import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const [wasm, folder] = process.argv.slice(2);
const { exports: desk } =
  (await WebAssembly.instantiate(readFileSync(wasm), {})).instance;
const say = text => {
  for (const letter of text) desk.say(letter.codePointAt(0));
};

/** A package, or nothing if it is not installed. */
const bring = name => {
  try {
    return createRequire(join(folder, 'x.js'))(name);
  } catch {
    return undefined;
  }
};

let lines = [];
let jobs = [];
const each = (things, work) => ({
  size: things.length,
  work: (from, to) => things.slice(from, to).reduce((sum, thing) => sum + work(thing), 0),
});
const seeds = work => ({
  size: 0,
  work: (from, to) => {
    let sum = 0;
    for (let seed = from; seed < to; seed++) sum += work(seed);
    return sum;
  },
});
const digits = (line, empty, first) =>
  [...line].map(symbol => (symbol >= '1' && symbol <= '9' ? Number(symbol) - 1 + first : empty));

const inJavaScript = {
  'algorithm.ts': asked => {
    const dlx = folder && bring('@algorithm.ts/sudoku');
    if (!dlx) return undefined;
    // It stops at the first solution, so this desk requests only that.
    if (asked === 'first') {
      const solver = new dlx.SudokuSolver({ childMatrixWidth: 3 });
      const solution = dlx.createSudokuBoardData(solver.size);
      return each(lines.map(line => digits(line, -1, 0)), board => Number(solver.solve(board, solution)));
    }
    if (asked === 'make minimal') {
      const creator = new dlx.SudokuCreator({ childMatrixWidth: 3 });
      return seeds(() => Number(creator.createSudoku(1).puzzle.length === 81));
    }
    return undefined;
  },
  'sudoku-core': asked => {
    const core = folder && bring('sudoku-core');
    if (!core) return undefined;
    if (asked === 'prove')
      return each(lines.map(line => digits(line, null, 1)), board =>
        Number(core.analyze(board).hasUniqueSolution));
    const [make, level] = asked.split(' ');
    return make === 'make' && level ? seeds(() => Number(core.generate(level).length === 81)) : undefined;
  },
};

const take = words => {
  const [program, ...asked] = words.split(' ');
  const here = inJavaScript[program];
  if (here) return here(asked.join(' '));
  say(words);
  const job = desk.take();
  // The desk returns -1 for no job.
  if (job === -1) return undefined;
  return { size: desk.size(job), work: (from, to) => desk.go(job, from, to) };
};

const answer = line => {
  const space = line.indexOf(' ');
  const request = space < 0 ? line : line.slice(0, space);
  const rest = space < 0 ? '' : line.slice(space + 1);
  switch (request) {
    case 'clear':
      lines = [];
      jobs = [];
      desk.clear();
      return 'done';
    case 'lay':
      lines.push(rest);
      say(rest);
      return desk.lay() ? 'done' : 'no';
    case 'take': {
      const job = take(rest);
      return job ? `job ${jobs.push(job) - 1} ${job.size}` : 'no';
    }
    case 'go': {
      const [job, from, to] = rest.split(' ').map(Number);
      if (!jobs[job]) return 'no';
      const busy = process.cpuUsage();
      const begin = process.hrtime.bigint();
      const said = jobs[job].work(from, to);
      const took = Number(process.hrtime.bigint() - begin);
      const { user, system } = process.cpuUsage(busy);
      // Other programs lengthen the clock time; a compiler in another thread lengthens the processor time. That
      // time counts in microseconds, so it says nothing about shorter work.
      const own = (user + system) * 1000;
      return `took ${took > 100000 && own > 0 ? Math.min(took, own) : took} ${said}`;
    }
    case 'memory':
      return `bytes ${desk.memory.buffer.byteLength}`;
    default:
      return 'no';
  }
};

for await (const line of createInterface({ input: process.stdin })) {
  let said;
  try {
    said = answer(line);
  } catch (error) {
    said = `no ${String(error).split('\n')[0]}`;
  }
  process.stdout.write(`${said}\n`);
}
