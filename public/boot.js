// Fetches the program, starts it, and reports a failure in words. Sets the chosen theme.
//
// A separate file, because the page's policy allows no script inside the page. A plain script instead of a
// module, because a page opened as a file runs no modules and could not even say why it stays empty.
(() => {
  "use strict";
  const SLOW = 10_000; // milliseconds after which a silent page starts to look broken

  // The chosen theme applies from the start. Only the program uses the other settings.
  try {
    const theme = /\btheme=(light|dark)\b/.exec(localStorage.getItem("stepdoku.settings") ?? "");
    if (theme) document.documentElement.dataset.theme = theme[1];
  } catch {
    // Settings need storage.
  }

  // Another language than English comes with its words: the one that a link asks for, or else that of the settings, or
  // the first of the browser's that there is.
  const { js, wasm, languages = "" } = document.currentScript.dataset;
  const absolute = (path) => new URL(path, document.baseURI).href;
  const known = ["en", ...languages.split(" ")];
  const code = (name) => name.slice(0, 2).toLowerCase();
  let chosen;
  try {
    chosen = /\blanguage=([a-z]{2})\b/.exec(localStorage.getItem("stepdoku.settings"))?.[1];
  } catch {
    // As for the theme.
  }
  const asked = /[?#&]lang=([\w-]+)/.exec(location.search + location.hash)?.[1];
  // The fragment changes with the game, and a reload asks for the same language.
  if (asked && !location.search) {
    const hash = location.hash.replace(/&lang=[\w-]+|lang=[\w-]+&?/, "");
    history.replaceState(history.state, "", `?lang=${asked}${hash}`);
  }
  const language = [asked, chosen, ...navigator.languages].filter(Boolean).map(code).find((one) => known.includes(one));
  // What this script says, in the order of `words/en/start.ftl`.
  let own = [];
  const say = (place, english) => own[place] ?? english;
  const load = async () => {
    if (asked && !known.includes(code(asked))) return [asked];
    if (language === "en" || !language) return;
    document.querySelector("link[rel=manifest]").href = `languages/${language}.webmanifest`;
    const answer = await fetch(absolute(`languages/${language}.txt`)).catch(() => {});
    if (!answer?.ok) return [language, undefined];
    const text = await answer.text();
    const [names, ...tables] = text.split("\x1d");
    const at = names.split("\x1e").findIndex((name) => name.startsWith("start "));
    own = tables[at]?.split("\x1e") ?? own;
    return [language, text];
  };
  const words = load().catch(() => [language, undefined]);

  // Shows the digits of the first puzzle immediately if no saved data and no link can replace it.
  const first = async () => {
    const ours = (name) => name.startsWith("stepdoku");
    if (location.hash || location.search || Object.keys(localStorage).some(ours)) return;
    const kept = await indexedDB.databases();
    if (!kept.some(({ name }) => ours(name))) document.documentElement.dataset.first = "";
  };
  // Without access to the list of databases, the program shows them.
  first().catch(() => {});

  // The last rule of the style shows the page.
  const styled = () => getComputedStyle(document.getElementById("app")).visibility === "visible";
  // Most browsers run this script after the style has arrived or failed. WebKit does not wait for a style in the body.
  const dressed = () =>
    new Promise((done) => {
      if (styled() || document.readyState === "complete") return done();
      addEventListener("load", done);
      for (const link of document.querySelectorAll("link[rel=stylesheet]")) link.addEventListener("load", done);
    });

  // Through these two alone, texts become parts of the page: drawings, where nothing acts, and scripts from here. The
  // words of a drawing may read like code; each `<` begins an element of one or two letters or one of these, whose
  // attributes act and load nothing.
  const ELEMENTS =
    "abbr|article|button|canvas|circle|defs|details|dialog|div|fieldset|figcaption|figure|footer|form|header|" +
    "input|kbd|label|legend|line|main|nav|optgroup|option|path|pattern|polygon|progress|rect|section|select|" +
    "small|span|strong|summary|svg|table|tbody|text|textarea|thead|title|video";
  const ATTRIBUTE = `\\s+(?:href="[^"<>:&]*"|(?!on|src|\\w*:?href|\\w*action)[\\w:-]+(?:="[^"<>]*")?)`;
  const acts = RegExp(`<(?!/?(?:[a-z]\\w?|${ELEMENTS})(?:${ATTRIBUTE})*\\s*/?>)`, "i");
  globalThis.trustedTypes?.createPolicy("default", {
    createHTML: (text) => (acts.test(text) ? null : text),
    createScriptURL: (path) => (new URL(path, document.baseURI).origin === location.origin ? path : null),
  });

  // A box with a sentence, to replace the board.
  const note = (role, text) => {
    document.querySelector(".boot-note")?.remove();
    const box = document.createElement("div");
    box.className = "boot-note";
    box.style.visibility = "visible";
    box.lang = own.length ? language : "en";
    box.setAttribute("role", role);
    box.append(Object.assign(document.createElement("p"), { textContent: text }));
    return box;
  };

  // A note with a button that reloads the page.
  const reloadable = (box) => {
    const retry = document.createElement("button");
    retry.type = "button";
    retry.textContent = say(1, "Reload");
    retry.onclick = async () => {
      // Without a connection, reloading would replace this sentence with the browser's error page. The browser
      // may also have cached a damaged file indefinitely, because its name has a hash, so this requests every file
      // again.
      try {
        await Promise.all([location.href, ...parts()].map((part) => ask(part, { cache: "reload" })));
        // The stored version may be the reason why the page does not start.
        const keeper = await navigator.serviceWorker?.getRegistration();
        await keeper?.unregister();
        location.reload();
      } catch {
        box.firstChild.textContent = say(2, "Still no connection. Check your internet and try again.");
      }
    };
    box.append(retry);
    return box;
  };

  const fail = async (error) => {
    console.error(error);
    clearTimeout(watchdog);
    const box = reloadable(note("alert", await sentence(error)));
    // The program may have failed before or after it removed the skeleton. Without style, the box replaces all.
    const board = document.querySelector(".skeleton-board");
    if (board && styled()) board.replaceWith(box);
    else document.getElementById("app").replaceChildren(box);
    // Without style, the page also shows the sentence of index.html, which says less.
    document.querySelector(".late").hidden = true;
    // The root has the outcome: this, or "ready", which the program writes once it has drawn the page.
    document.documentElement.dataset.app = "failed";
  };

  const SAFE = "Your saved games are safe.";

  const sentence = async (error) => {
    const unloaded = say(
      3,
      `Part of Stepdoku could not be loaded. ${SAFE} Check your connection, then reload the page.`,
    );
    if (location.protocol === "file:")
      return say(4, "Stepdoku can't run from a file. Open it from a web server.");
    if (typeof WebAssembly !== "object")
      return say(
        5,
        "Stepdoku needs WebAssembly, which this browser lacks or has turned off. Try an up-to-date browser.",
      );
    let status = error.status;
    try {
      // Browsers describe a failed load in different words and without the reason, so this asks the server.
      for (const part of parts()) {
        const { ok, status: says, headers } = await ask(part, { method: "HEAD" });
        // Some servers send a page in place of a missing file.
        if ([404, 410].includes(says) || headers.get("Content-Type")?.startsWith("text/html")) {
          const page = await ask(location.href);
          return (await page.text()).includes(`"${part}"`)
            ? say(
                6,
                `Part of Stepdoku is missing on the server, which may be updating it now. ${SAFE} Reload the page in a minute.`,
              )
            : say(7, `Stepdoku was updated. ${SAFE} Reload the page.`);
        }
        if (!ok) status = says;
      }
    } catch {
      return unloaded;
    }
    if (status)
      return say(
        8,
        `Part of Stepdoku could not be loaded: the server answered \x01a. ${SAFE} Reload the page in a minute.`,
      ).replace("\x01a", status);
    if (error instanceof WebAssembly.CompileError || !styled())
      return say(9, `Part of Stepdoku arrived damaged or incomplete. ${SAFE} Reload the page.`);
    if (error instanceof TypeError) return unloaded;
    return say(
      10,
      `Stepdoku could not start. ${SAFE} Reload the page. If that doesn't help, update your browser.`,
    );
  };

  // The files that the page needs to start, by their names in index.html.
  const parts = () => [js, wasm, ...named("link[rel=modulepreload]"), ...named("link[rel=stylesheet]")];
  const named = (links) => [...document.querySelectorAll(links)].map((link) => link.getAttribute("href"));

  const ask = (path, how) =>
    fetch(absolute(path), { cache: "no-store", signal: AbortSignal.timeout(SLOW), ...how });

  const start = async () => {
    if (location.protocol === "file:" || typeof WebAssembly !== "object") throw new Error("cannot run here");
    const [response, glue] = await Promise.all([fetch(absolute(wasm)), import(absolute(js)), dressed()]);
    if (!styled()) throw new Error("the style is not there, or not whole");
    if (!response.ok) throw Object.assign(new Error(response.url), { status: response.status });
    globalThis.stepdokuLanguage = await words;
    await glue.default({ module_or_path: response });
  };

  const watchdog = setTimeout(() => {
    document.querySelector(".skeleton-board")?.after(reloadable(note("status", say(0, "Still loading\u2026"))));
  }, SLOW);
  start().catch(fail);
  // From here on, this script reports failures, and index.html no longer does.
  document.documentElement.dataset.app = "starting";
})();
