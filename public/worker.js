// Starts the program beside the page, for the work that takes long.
//
// The first message is `{ js, wasm, module }`: the addresses of glue and program, which carry a hash that only
// the page knows, and the program as an earlier worker has compiled it, if there was one. Who compiles it
// posts it to the page, for the next. The program takes over `self.onmessage`. What arrives before that is
// kept and handed to it in order; the program would lose it otherwise, for an event that nobody listens to
// is gone.
// When it cannot start, the answer is `{ error }`, once.
const waiting = [];
const keep = (event) => waiting.push(event.data);

const compiled = async (wasm) => {
  const response = await fetch(wasm);
  if (!response.ok) throw new Error(`${response.status} for ${wasm}`);
  // While it arrives, unless the server does not say what it is.
  const said = response.headers.get("Content-Type") === "application/wasm";
  const module = said
    ? await WebAssembly.compileStreaming(response)
    : await WebAssembly.compile(await response.arrayBuffer());
  self.postMessage(module);
  return module;
};

self.addEventListener(
  "message",
  async ({ data: { js, wasm, module } }) => {
    self.addEventListener("message", keep);
    try {
      const [glue, program] = await Promise.all([import(js), module ?? compiled(wasm)]);
      await glue.default({ module_or_path: program });
    } catch (error) {
      self.postMessage({ error: String(error) });
      return;
    }
    self.removeEventListener("message", keep);
    for (const data of waiting) self.dispatchEvent(new MessageEvent("message", { data }));
  },
  { once: true },
);
