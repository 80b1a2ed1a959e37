// Starts the program beside the page. `cargo xtask stamp` appends this text to the program's glue, which starts
// it by `startProgram`, and to that of the scales, which `startScales` starts. The page keeps the whole text in
// memory and starts each worker from it.
//
// The first message is the compiled program, which sets `self.onmessage` as it starts. This script collects earlier
// messages and passes them on in order; otherwise they would be lost, because nothing listens yet. If the program
// cannot start, this script answers `{ error }`, once.
//
// A later message may be another compiled program, the scales. The program calls them by `self.weigh`.
{
  const waiting = [];
  const keep = (event) => waiting.push(event.data);

  self.addEventListener(
    "message",
    async ({ data: module }) => {
      self.addEventListener("message", keep);
      self.addEventListener("message", ({ data: other }) => {
        if (other instanceof WebAssembly.Module) self.weigh = startScales(other);
      });
      try {
        await startProgram({ module_or_path: module });
      } catch (error) {
        self.postMessage({ error: String(error) });
        return;
      }
      self.removeEventListener("message", keep);
      for (const data of waiting) self.dispatchEvent(new MessageEvent("message", { data }));
    },
    { once: true },
  );
}
