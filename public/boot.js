// Fetches the program, starts it, and says so in words when that fails. Sets the theme that was chosen.
//
// A file of its own, because the page's policy allows no script inside the page. A plain script and no
// module, because a page opened as a file runs no modules and could not even say why it stays empty.
(() => {
  "use strict";
  const SLOW = 10_000; // milliseconds after which a silent page starts to look broken

  // A theme that was chosen holds from the first moment; the settings are the program's to write and to read.
  try {
    const theme = /\btheme=(light|dark)\b/.exec(localStorage.getItem("stepdoku.settings") ?? "");
    if (theme) document.documentElement.dataset.theme = theme[1];
  } catch {
    // Without storage there are no settings either.
  }

  const { js, wasm } = document.currentScript.dataset;
  const absolute = (path) => new URL(path, document.baseURI).href;

  // Words in the place of the board.
  const note = (role, text) => {
    document.querySelector(".boot-note")?.remove();
    const box = document.createElement("div");
    box.className = "boot-note";
    box.setAttribute("role", role);
    box.append(Object.assign(document.createElement("p"), { textContent: text }));
    return box;
  };

  const fail = (error) => {
    console.error(error);
    const box = note("alert", sentence(error));
    const retry = document.createElement("button");
    retry.type = "button";
    retry.textContent = "Try again";
    retry.onclick = async () => {
      // Reloading without a connection would trade this sentence for the browser's own.
      try {
        await fetch(location.href, { cache: "no-store" });
        location.reload();
      } catch {
        box.firstChild.textContent = "There is still no connection to the server.";
      }
    };
    box.append(retry);
    // The program may have failed before it took the skeleton away, or after.
    const board = document.querySelector(".skeleton-board");
    if (board) board.replaceWith(box);
    else document.getElementById("app").replaceChildren(box);
    clearTimeout(watchdog);
    // The root carries the outcome: this, or "ready", which the program writes when the page stands.
    document.documentElement.dataset.app = "failed";
  };

  const sentence = (error) => {
    if (location.protocol === "file:")
      return "Stepdoku has to be opened through a web server, not as a file.";
    if (typeof WebAssembly !== "object")
      return "Stepdoku needs WebAssembly, and this browser does not have it or has it switched off.";
    if (error.status)
      return `The server answered ${error.status} for a part of Stepdoku. It may have just been updated.`;
    if (error instanceof WebAssembly.CompileError)
      return "A part of Stepdoku arrived damaged or incomplete.";
    if (error instanceof TypeError)
      return "A part of Stepdoku could not be loaded. The connection may be down.";
    return "Stepdoku could not be started.";
  };

  const start = async () => {
    if (location.protocol === "file:" || typeof WebAssembly !== "object") throw new Error("cannot run here");
    const [response, glue] = await Promise.all([fetch(absolute(wasm)), import(absolute(js))]);
    if (!response.ok) throw Object.assign(new Error(response.url), { status: response.status });
    await glue.default({ module_or_path: response });
  };

  const watchdog = setTimeout(() => {
    document.querySelector(".skeleton-board")?.after(note("status", "Still loading\u2026"));
  }, SLOW);
  start().catch(fail);
})();
