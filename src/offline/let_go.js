// Lets go of what a release has kept in the browser: where a build in the making is served, its files change with
// every line, and an earlier release would stand in their way.
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
