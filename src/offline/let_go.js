// Deletes the files that a release has stored in the browser. A development build changes its files with every
// edit, and the stored release would hide them.
"use strict";

addEventListener("install", () => skipWaiting());

addEventListener("activate", (event) =>
  event.waitUntil(
    (async () => {
      const ours = `stepdoku ${registration.scope} `;
      const names = await caches.keys();
      await Promise.all(names.filter((name) => name.startsWith(ours)).map((name) => caches.delete(name)));
      await registration.unregister();
      for (const page of await clients.matchAll({ type: "window" })) page.navigate(page.url);
    })(),
  ),
);
