/** Everything of the client is kept on the device, so that it opens without a network. Filled in by the build. */
const version = '/* version */';
const prefix = 'tafelrunde-';
const cacheName = prefix + version;
const files = [
  /* files */
];

// A new version comes: it is kept beside the older ones and takes over at once. Nothing breaks by that: pages that are open
// still find their own parts, since an older version stays as long as one of its pages.

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll(files.map((file) => new Request(file, { cache: 'no-cache' }))))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim().then(() => tidy(true)));
});

self.addEventListener('message', (event) => {
  if (event.data === 'opened') event.waitUntil(tidy(false));
});

/** Asks every page which version it is, and puts away the versions that no page has. A page that does not answer may be any. */
async function tidy(arrived) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const used = await Promise.all(pages.map((page) => versionOf(page, arrived)));
  if (used.includes(undefined)) return;
  const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(old.filter((name) => !used.includes(name.slice(prefix.length))).map((name) => caches.delete(name)));
}

const patience = 5000;

/** A page is asked, and told which version has just arrived; it is for the page to say so. */
function versionOf(page, arrived) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(resolve, patience);
    page.postMessage({ type: 'version', version, arrived }, [port2]);
  });
}

// What pages ask for.

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else event.respondWith(file(request));
});

/** A table waits for this person: which, and what it asks. A newer message about it takes the place of the older. */
self.addEventListener('push', (event) => {
  event.waitUntil(show(event.data.json()));
});

async function show({ title, text, table, language }) {
  const options = {
    body: text,
    lang: language,
    tag: `table ${table}`,
    renotify: true,
    icon: '/install/icon-192.png',
    data: { table },
  };
  await self.registration.showNotification(title, options);
  // While no page is open to count those that wait: as many as have called.
  const called = await self.registration.getNotifications();
  await self.navigator.setAppBadge?.(called.length).catch(() => undefined);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openTable(`/table/${encodeURIComponent(event.notification.data.table)}`));
});

/** In the page that shows the table, else in any page of ours, else in a new one. */
async function openTable(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  if (there) return there.focus();
  const page = pages.find(({ url }) => new URL(url).pathname === '/');
  if (!page) return self.clients.openWindow(path);
  const moved = await page.navigate(path);
  return moved?.focus();
}

/** The page from the network where there is one, so that a new version arrives; from the device otherwise, or when it takes long. */
async function page(request) {
  const kept = (await caches.open(cacheName)).match('/', { ignoreVary: true });
  if (navigator.onLine) {
    const late = new Promise((resolve) => setTimeout(resolve, patience));
    const answer = await Promise.race([fetch(request).catch(() => undefined), late]);
    // Only a server that is unwell is stood in for; a redirection (status 0) is the browser's to follow.
    if (answer && answer.status < 500) return answer;
  }
  return (await kept) ?? Response.error();
}

/** Built files carry their content's hash in their name, so the kept one is never wrong; of all others this version's is right. */
async function file(request) {
  const how = { ignoreVary: true };
  return (await (await caches.open(cacheName)).match(request, how)) ?? (await caches.match(request, how)) ?? fetch(request);
}
