// Questions as texts in JSON.

import { wrong } from "./error.js";

/** The field that a text alone means. */
const SHORT = { make: "recipe", names: "language" };

/** The text of a question, in JSON. */
export function written(verb, question) {
  const fields = Object.entries(plain(verb, question)).filter(([, value]) => value !== undefined);
  return `{${fields.map(([name, value]) => `${JSON.stringify(name)}:${json(verb, name, value)}`).join()}}`;
}

function plain(verb, question) {
  if (question === undefined && verb === "names") return {};
  if (verb === "print" && typeof question === "string") return { puzzles: [question] };
  if (verb === "print" && Array.isArray(question)) return { puzzles: question };
  if (typeof question === "string") return { [SHORT[verb] ?? "puzzle"]: question };
  if (typeof question === "object" && question !== null && !Array.isArray(question)) return question;
  throw wrong(verb, "a question is an object or a text");
}

function json(verb, name, value) {
  // Seeds have 64 bits, and JSON in JavaScript knows no such numbers.
  if (typeof value === "bigint") return value.toString();
  // It would be written as null, which says that the field is left out.
  if (typeof value === "number" && !Number.isFinite(value)) throw wrong(verb, `${name} is ${value}, which is no number to work with`);
  let text;
  try {
    text = JSON.stringify(value);
  } catch (cause) {
    throw wrong(verb, `${name} can't be written as JSON`, cause);
  }
  if (text === undefined) throw wrong(verb, `${name} is a ${typeof value}, which JSON has no form for`);
  return text;
}
