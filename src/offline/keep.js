// Stores one build of the page in the browser, so that it opens and works without a network.
//
// The build puts two values before this text: BUILD, its name, and FILES, all its files with their digests. This
// script stores a build completely or not at all: the browser compares each file with its digest. It then serves
// the build until the player chooses the next one.
"use strict";

const PAGE = "./";
const address = (path) => new URL(path, registration.scope).href;
const files = new Map(Object.entries(FILES).map(([path, digest]) => [address(path), digest]));

// Other pages may store files at this origin, and so may this one below another path.
const OURS = `stepdoku ${registration.scope} `;
const OWN = OURS + BUILD;

// The address of the share target, and the store of a picture on its way from there to the page.
const SHARED = address("shared");
const WAITING = `${OURS}waiting`;

addEventListener("install", (event) => event.waitUntil(take()));

const take = async () => {
  const cache = await caches.open(OWN);
  const languages = await chosen();
  try {
    await Promise.all([
      ...[...files].map(async ([file, digest]) => cache.put(file, await whole(file, digest))),
      // Without its words, the page is in English.
      ...languages.map((file) => cache.add(new Request(file, { cache: "reload" })).catch(() => {})),
    ]);
  } catch (error) {
    await caches.delete(OWN);
    throw error;
  }
};

// The words of another language are not of the page: they are stored once somebody asks for them. A later build brings
// those that an earlier one has.
const LANGUAGES = address("languages/");

const chosen = async () => {
  const stored = new Set();
  for (const name of (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== WAITING))
    for (const { url } of await (await caches.open(name)).keys()) if (url.startsWith(LANGUAGES)) stored.add(url);
  return [...stored];
};

const learn = async (event) => {
  const response = await fetch(event.request);
  if (response.ok) event.waitUntil(store(event.request, response.clone()));
  return response;
};

const store = async (request, response) => {
  const cache = await caches.open(OWN);
  // A browser may ask for the manifest of a language much later.
  const words = /^[a-z]+(?=\.txt$)/.exec(request.url.slice(LANGUAGES.length));
  if (words) await cache.add(`${LANGUAGES}${words[0]}.webmanifest`).catch(() => {});
  await cache.put(request, response);
};

// Reuses the files that the visit has loaded, and loads a file again if it is of another build or damaged.
const whole = async (file, integrity) => {
  const response = await fetch(file, { integrity }).catch(() => fetch(file, { integrity, cache: "reload" }));
  // A browser refuses a redirected response for a page.
  return response.redirected ? new Response(await response.blob(), { headers: response.headers }) : response;
};

// Serves a first visit immediately. A page of an earlier build continues with its files.
addEventListener("activate", (event) => event.waitUntil(clients.claim().then(tidy)));

// Deletes earlier builds once no page of theirs can be open.
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
  if (origin + pathname === SHARED && request.method === "POST") return event.respondWith(receive(request));
  if (origin + pathname === SHARED) return event.respondWith(handOut());
  // A request that bypasses the cache goes to the server.
  if (request.method !== "GET" || origin !== location.origin || ["no-store", "reload"].includes(request.cache)) return;
  const file = origin + pathname;
  const get = () => (file.startsWith(LANGUAGES) ? learn(event) : fetch(request));
  event.respondWith(kept(file === address("index.html") ? address(PAGE) : file).then((found) => found ?? get()));
});

// Another program shares a text or a picture by the manifest's share target. The text goes into the page's address,
// and the picture waits here until the page fetches it.
const receive = async (request) => {
  const form = await request.formData().catch(() => new FormData());
  const said = ["title", "text", "url"].flatMap((name) => (form.get(name) ? [[name, form.get(name)]] : []));
  const picture = form.get("picture");
  if (picture instanceof File && picture.size > 0) {
    const headers = { "content-type": picture.type };
    await (await caches.open(WAITING)).put(SHARED, new Response(picture, { headers }));
    return Response.redirect(`${address(PAGE)}?picture`, 303);
  }
  return Response.redirect(`${address(PAGE)}?${new URLSearchParams(said)}`, 303);
};

const handOut = async () => {
  const waiting = await caches.open(WAITING);
  const picture = await waiting.match(SHARED);
  await waiting.delete(SHARED);
  return picture ?? new Response(null, { status: 404 });
};

// A file of this build, or one with a hash in its name that a page of an earlier build still requests.
const kept = async (file) => {
  const cache = await caches.open(OWN);
  const own = await cache.match(file, { ignoreVary: true });
  if (own || files.has(file) || !file.startsWith(address("stepdoku-"))) return own;
  for (const name of await caches.keys()) {
    const older = name.startsWith(OURS) && (await (await caches.open(name)).match(file, { ignoreVary: true }));
    if (older) return older;
  }
};
