// What the program calls during its work. Every program imports this file, and one question is answered at a time.

let watch;

/** Called by the program. It never throws, as the program could not clean up after itself. */
export function goesOn(done, of) {
  return watch === undefined || watch(done, of);
}

/**
 * Runs `work` while the program's reports go to `told`, which returns whether to go on. What `told` throws ends the work, and is
 * thrown from here.
 */
export function watched(told, work) {
  let thrown;
  watch = told && ((done, of) => {
    try {
      return told(done, of) !== false;
    } catch (error) {
      thrown = { error };
      return false;
    }
  });
  try {
    return work();
  } finally {
    watch = undefined;
    if (thrown) throw thrown.error;
  }
}
