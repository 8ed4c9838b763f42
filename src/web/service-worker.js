/** Everything of the client is kept on the device, so that local tables need no network. Filled in by the build. */
const cacheName = 'tafelrunde-/* version */';
const files = [
  /* files */
];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll(files.map((file) => new Request(file, { cache: 'no-cache' }))))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else event.respondWith(file(request));
});

/** The page from the network where there is one, so that a new version arrives; from the device otherwise. */
async function page(request) {
  if (navigator.onLine) {
    try {
      const answer = await fetch(request);
      if (answer.ok) return answer;
    } catch {
      // No network after all: the page kept on the device will do.
    }
  }
  return (await caches.match('/', { ignoreVary: true })) ?? Response.error();
}

/** Built files carry their content's hash in their name, so the kept one is never wrong. */
async function file(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}
