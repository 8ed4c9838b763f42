/** What the client's modules expect of a browser, for tests that run without one. */
import 'fake-indexeddb/auto';

function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (at) => [...kept.keys()][at] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  };
}

const events = new EventTarget();
const browser = {
  document: {
    visibilityState: 'visible',
    documentElement: {},
    querySelector: () => null,
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  },
  localStorage: memoryStorage(),
  sessionStorage: memoryStorage(),
  location: { origin: 'http://localhost', pathname: '/', hash: '' },
  navigator: { onLine: true, languages: ['en'], language: 'en' },
  addEventListener: events.addEventListener.bind(events),
  removeEventListener: events.removeEventListener.bind(events),
  dispatchEvent: events.dispatchEvent.bind(events),
};
for (const [name, value] of Object.entries(browser))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
