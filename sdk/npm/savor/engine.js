// Stepdoku as an engine of Savor Sudoku: what `savor-sudoku-plugin-api` 0.1.1 calls a provider, with its end of the messages.
// An engine is one file without imports, so `cargo xtask npm` puts before it the program as PROGRAM, in base 64, the bridge to it, and
// VERSION.

initSync({ module: Uint8Array.from(atob(PROGRAM), (letter) => letter.charCodeAt(0)) });

class Refusal extends Error {
  constructor({ kind, message }) {
    super(message);
    this.kind = kind;
  }
}

function ask(verb, text) {
  let answered;
  try {
    answered = JSON.parse(answer(verb, text));
  } catch (error) {
    // Its memory may be damaged.
    __wbg_reset_state();
    throw error;
  }
  if (answered.error) throw new Refusal(answered.error);
  return answered;
}

/** The value of some work; for a puzzle or position that the program refuses, another one. */
function orElse(other, work) {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refusal) return other;
    throw error;
  }
}

const LEVELS = ["easy", "medium", "hard", "very-hard", "fiendish", "extreme"];
const named = (id) => (id.charAt(0).toUpperCase() + id.slice(1)).replaceAll("-", " ");

function manifest() {
  return {
    id: "stepdoku",
    name: "Stepdoku",
    version: VERSION,
    license: "MIT OR Apache-2.0",
    capabilities: ["generate", "rate", "hint"],
    difficulties: LEVELS.map((id, order) => ({ id, label: named(id), order })),
    techniques: ask("names", "{}").techniques.map(({ technique, name }) => ({ id: technique, name })),
  };
}

/** The seeds to try for one of the host: first itself, if it is a whole number, or else its bits. */
function* seeds(seed) {
  const first = Number.isSafeInteger(seed) && seed >= 0
    ? BigInt(seed)
    : new BigUint64Array(new Float64Array([seed]).buffer)[0];
  for (let turn = 0n; turn < 50n; turn++) yield BigInt.asUintN(64, first + (turn << 56n));
}

function generate({ difficultyId, seed }) {
  if (!LEVELS.includes(difficultyId)) throw new Error(`there is no difficulty "${difficultyId}": it is one of ${LEVELS.join(", ")}`);
  for (const number of seeds(seed)) {
    const wish = `{"level":"${difficultyId}","symmetry":"half-turn","seed":${number}}`;
    const made = orElse(undefined, () => ask("make", wish));
    if (made) return { givens: made.board };
  }
  throw new Error("no puzzle was found for this seed");
}

const REFUSED = { ok: false, label: "" };

function rate({ givens }) {
  if (!/^[1-9.]{81}$/.test(givens)) return REFUSED;
  const puzzle = JSON.stringify({ puzzle: givens });
  return orElse(REFUSED, () => {
    const { se, hodoku } = ask("rate", puzzle);
    const { level } = ask("level", puzzle);
    const [hardest, placement, first] = [se.hardest, se.first_placement, se.first_step].map((figure) => figure.toFixed(1));
    return {
      ok: true,
      label: `ER: ${hardest}`,
      detail: `EP ${placement} / ED ${first}. HoDoKu: ${hodoku.class} ${hodoku.score}. Stepdoku: ${named(level)}.`,
    };
  });
}

const COLORS = {
  house: "blue",
  cause: "blue",
  placed: "green",
  guessed: "green",
  eliminated: "red",
  clash: "red",
  aid: "yellow",
  fin: "yellow",
};
const IN_TURN = ["blue", "yellow", "green", "white"];

function color(role) {
  // Colours and sets of a step have numbers.
  return COLORS[role] ?? IN_TURN[Number(role.split("-")[1] ?? 0) % IN_TURN.length];
}

const index = ({ row, column }) => (row - 1) * 9 + column - 1;
const block = ({ row, column }) => Math.floor((row - 1) / 3) * 3 + Math.floor((column - 1) / 3);
const placement = ({ cell, digit }) => ({ cell: index(cell), digit });

/** The number of the house that has exactly these nine cells; `undefined` for other cells. */
function house(cells) {
  if (cells.length !== 9) return undefined;
  const same = (of) => cells.every((cell) => of(cell) === of(cells[0])) && of(cells[0]);
  const [row, column, box] = [same(({ row }) => row), same(({ column }) => column), same((cell) => block(cell) + 1)];
  return row ? row - 1 : column ? column + 8 : box ? box + 17 : undefined;
}

function highlights(marks) {
  const lit = { cells: [], candidates: [], houses: [] };
  for (const { role, cells, digit } of marks) {
    const number = digit === null ? house(cells) : undefined;
    if (number !== undefined) lit.houses.push({ house: number, color: color(role) });
    else if (digit === null) lit.cells.push(...cells.map((cell) => ({ cell: index(cell), color: color(role) })));
    else lit.candidates.push(...cells.map((cell) => ({ cell: index(cell), digit, color: color(role) })));
  }
  return lit;
}

const digits = (mask) => [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => mask & (1 << (digit - 1)));

function hint({ grid, candidates }) {
  if (!/^[1-9.]{81}$/.test(grid)) throw new Error("a grid has 81 characters, each a digit or a dot");
  return orElse(null, () => {
    // After a wrong digit there is no solution, and no step that could be trusted.
    ask("solve", JSON.stringify({ puzzle: grid }));
    const { step } = ask("next", JSON.stringify({ puzzle: grid, candidates: candidates?.map(digits) }));
    return step && {
      techniqueId: step.technique,
      text: step.text.replaceAll("\n", " "),
      explanation: `**${step.title}**\n\n${step.text.replaceAll("\n", "\n\n")}`,
      placements: step.placed ? [placement(step.placed)] : [],
      eliminations: step.eliminated.map(placement),
      highlights: highlights(step.marks),
    };
  });
}

const METHODS = { manifest, generate, rate, hint };

self.addEventListener("message", ({ data }) => {
  if (typeof data?.id !== "number" || !Object.hasOwn(METHODS, data.method)) return;
  const { id, method, params } = data;
  try {
    self.postMessage({ id, ok: true, result: METHODS[method](params) });
  } catch (error) {
    self.postMessage({ id, ok: false, error: { message: error instanceof Error ? error.message : String(error) } });
  }
});
