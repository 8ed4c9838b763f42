/** While a page is open: how many tables wait stands on its icon, a knock tells of a new one, and one key leads to the next. */
import { knownPerson, myTables } from '../online/api.ts';
import { go } from '../router.svelte.ts';
import { sound } from '../sound.ts';
import { waitingElsewhere, waits, waitsForMe, waitsSince } from '../waits.svelte.ts';

const lookEvery = 10_000;

/** Called once. */
export function attend(): void {
  $effect.root(() => {
    $effect(() => {
      const count = waitingElsewhere().length + (waits.here?.mine ? 1 : 0);
      void drawIcon(count);
    });
    // What waits when the page opens is no news; a table that comes to wait later knocks, if one wants to hear it.
    let known: readonly string[] | undefined;
    $effect(() => {
      const waiting = waitingElsewhere();
      if (known && waiting.some((id) => !known?.includes(id))) void sound('turn');
      known = waits.tables;
    });
  });
  setInterval(look, lookEvery);
  addEventListener('popstate', look);
  document.addEventListener('visibilitychange', look);
  document.addEventListener('keydown', (event) => {
    // A letter alone would be typed by accident; the key's place, because Alt changes its letter on some machines.
    if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyN') return;
    // There it writes a letter with a tilde; and what is open wants an answer first.
    if (event.target instanceof Element && event.target.closest('input, textarea, select, dialog')) return;
    const [next] = waitingElsewhere();
    if (next === undefined) return;
    event.preventDefault();
    go(`/table/${next}`);
  });
  void look();
}

let asking = false;

/** Home looks by itself, and more often. */
async function look(): Promise<void> {
  if (document.visibilityState !== 'visible') return;
  void closeShown();
  if (asking || location.pathname === '/' || knownPerson() === undefined || !navigator.onLine) return;
  asking = true;
  const mine = await myTables();
  asking = false;
  if (!mine.ok) return;
  waits.tables = mine.body.tables
    .filter(waitsForMe)
    .sort((a, b) => waitsSince(a) - waitsSince(b))
    .map(({ id }) => id);
}

/** What called to the table that is seen now is no longer wanted on the screen. */
async function closeShown(): Promise<void> {
  const table = /^\/table\/([^/]+)$/.exec(location.pathname)?.[1];
  if (table === undefined || !('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  for (const shown of (await registration?.getNotifications({ tag: `table ${table}` })) ?? []) shown.close();
}

let plain: Promise<string> | undefined;

/** The icon with the number on it, drawn on the spot. */
async function drawIcon(count: number): Promise<void> {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon][type="image/svg+xml"]');
  if (!icon) return;
  if (count === 0) {
    icon.href = '/icon.svg';
    return;
  }
  plain ??= fetch('/icon.svg').then((answer) => answer.text());
  const svg = await plain;
  const [, , , width = '64', height = '64'] = /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(svg) ?? [];
  const [w, h] = [Number(width), Number(height)];
  const number = count > 9 ? '9+' : `${count}`;
  const badge = `<circle cx="${w * 0.7}" cy="${h * 0.7}" r="${w * 0.3}" fill="#b3261e"/><text x="${w * 0.7}" y="${h * 0.83}" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="${h * 0.4}" fill="#fff">${number}</text>`;
  icon.href = `data:image/svg+xml,${encodeURIComponent(svg.replace('</svg>', `${badge}</svg>`))}`;
}
