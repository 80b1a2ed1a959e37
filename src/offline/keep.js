// Keeps one build of the page in the browser, so that it opens and works without a network.
//
// The build puts two values before this text: BUILD, which is the name of the build, and FILES, all that it
// consists of, each with the digest of what is in it. A build is taken whole or not at all: the browser compares
// each file with its digest. It is then served from here until the player chooses the next one.
"use strict";

const PAGE = "./";
const address = (path) => new URL(path, registration.scope).href;
const files = new Map(Object.entries(FILES).map(([path, digest]) => [address(path), digest]));

// Other pages may keep things at this origin, and so may this one below another path.
const OURS = `stepdoku ${registration.scope} `;
const OWN = OURS + BUILD;

addEventListener("install", (event) => event.waitUntil(take()));

const take = async () => {
  const cache = await caches.open(OWN);
  try {
    await Promise.all([...files].map(async ([file, digest]) => cache.put(file, await whole(file, digest))));
  } catch (error) {
    await caches.delete(OWN);
    throw error;
  }
};

// What the visit has brought is not fetched again, unless it is of another build or was damaged on its way.
const whole = async (file, integrity) => {
  const response = await fetch(file, { integrity }).catch(() => fetch(file, { integrity, cache: "reload" }));
  // A page may not be answered with what came from somewhere else.
  return response.redirected ? new Response(await response.blob(), { headers: response.headers }) : response;
};

// A first visit is served from here at once. A page of an earlier build goes on with its own files.
addEventListener("activate", (event) => event.waitUntil(clients.claim().then(tidy)));

// Earlier builds go once no page of theirs can be open.
const tidy = async () => {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.length > 1) return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(OURS) && name !== OWN).map((name) => caches.delete(name)));
};

addEventListener("message", ({ data }) => {
  if (data === "take over") skipWaiting();
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // Whoever asks past all that is kept wants to know what the server says.
  if (request.method !== "GET" || origin !== location.origin || ["no-store", "reload"].includes(request.cache)) return;
  const file = origin + pathname;
  event.respondWith(kept(file === address("index.html") ? address(PAGE) : file).then((found) => found ?? fetch(request)));
});

// A file of this build, or one of an earlier build that a page still asks for: its name has a hash then.
const kept = async (file) => {
  const cache = await caches.open(OWN);
  const own = await cache.match(file, { ignoreVary: true });
  if (own || files.has(file) || !file.startsWith(address("stepdoku-"))) return own;
  for (const name of await caches.keys()) {
    const older = name.startsWith(OURS) && (await (await caches.open(name)).match(file, { ignoreVary: true }));
    if (older) return older;
  }
};
