// Starts the program beside the page. `cargo xtask stamp` appends this text to the program's glue, which starts
// it by `startProgram`, and to that of the scales and of the reader of photographs, which `startScales` and
// `startReader` start. The page keeps the whole text in memory and starts each worker from it.
//
// The first message is the compiled program, which sets `self.onmessage` as it starts, the address of this script,
// beside which `SCALES` and `READER` are, and the name of a lock. This script collects earlier messages and passes
// them on in order; otherwise they would be lost, because nothing listens yet. If the program cannot start, this
// script answers `{ error }`, once.
//
// The worker holds the lock as long as it lives, and tells the page with `[lock]`. However it ends, the browser then
// gives the lock to the page, which waits for it. A worker that the browser ends for lack of memory says nothing
// itself.
{
  const waiting = [];
  const keep = (event) => waiting.push(event.data);

  self.addEventListener(
    "message",
    async ({ data: [program, address, lock] }) => {
      self.addEventListener("message", keep);
      navigator.locks?.request(lock, () => {
        self.postMessage([lock]);
        return new Promise(() => {});
      });
      // The program calls the others in the midst of its work, so they load while it waits.
      const later = (name, start, file) => {
        self[name] = (...question) => {
          try {
            self[name] = start(load(new URL(file, address)));
          } catch (error) {
            self.postMessage(String(error));
            throw error;
          }
          return self[name](...question);
        };
      };
      later("weigh", startScales, SCALES);
      later("read_photo", startReader, READER);
      try {
        await startProgram({ module_or_path: program });
      } catch (error) {
        self.postMessage({ error: String(error) });
        return;
      }
      self.removeEventListener("message", keep);
      for (const data of waiting) self.dispatchEvent(new MessageEvent("message", { data }));
    },
    { once: true },
  );

  const load = (address) => {
    const request = new XMLHttpRequest();
    request.open("GET", address, false);
    request.responseType = "arraybuffer";
    request.send();
    if (request.status !== 200) throw new Error(`${address}: ${request.status}`);
    return new WebAssembly.Module(request.response);
  };
}
