// Starts the program a second time, beside the page, for the work that takes long.
//
// The first message is `{ js, module }`: the address of the glue, which carries a hash that only the page
// knows, and the program as the page has already compiled it. The program finds itself in a worker and
// takes over `self.onmessage`. What arrives before that is kept and handed to it in order; the program
// would lose it otherwise, for an event that nobody listens to is gone.
// When it cannot start, the answer is `{ error }`, once.
const waiting = [];
const keep = (event) => waiting.push(event.data);

self.addEventListener(
  "message",
  async ({ data: { js, module } }) => {
    self.addEventListener("message", keep);
    try {
      const glue = await import(js);
      await glue.default({ module_or_path: module });
    } catch (error) {
      self.postMessage({ error: String(error) });
      return;
    }
    self.removeEventListener("message", keep);
    for (const data of waiting) self.dispatchEvent(new MessageEvent("message", { data }));
  },
  { once: true },
);
