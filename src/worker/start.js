// Starts the program beside the page. `cargo xtask stamp` puts this text behind the program's glue, whose way
// to start it is `startProgram`: one text, which the page keeps in memory and starts each worker from.
//
// The first message is the program, compiled. It takes over `self.onmessage` as it starts. What arrives before
// that is kept and handed to it in order; the program would lose it otherwise, for an event that nobody listens
// to is gone. When it cannot start, the answer is `{ error }`, once.
{
  const waiting = [];
  const keep = (event) => waiting.push(event.data);

  self.addEventListener(
    "message",
    async ({ data: module }) => {
      self.addEventListener("message", keep);
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
