// The built files are kept on the first visit, the stories of campaigns once one is played in this browser; from then on
// the page needs no network.
const CACHE = 'tabard-__VERSION__';
const ASSETS = __ASSETS__;
const KEPT_HALF = /\/kept-half-[^/]*\.js$/;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(ASSETS)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldCaches().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  event.respondWith(answer(request));
});

async function dropOldCaches() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('tabard-') && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function answer(request) {
  const cache = await caches.open(CACHE);
  const wanted = request.mode === 'navigate' ? './' : request;
  const kept = await cache.match(wanted, { ignoreSearch: request.mode === 'navigate' });
  if (kept) return kept;
  const fetched = await fetch(request);
  if (KEPT_HALF.test(request.url) && fetched.ok) await cache.put(request, fetched.clone());
  return fetched;
}
