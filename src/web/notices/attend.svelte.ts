/** While a page is open: how many tables wait stands on its icon, a knock tells of a new one, and one key leads to the next. */
import { showBadge } from '../badge.ts';
import { knownPerson, myTables } from '../online/api.ts';
import { go } from '../router.svelte.ts';
import { sound } from '../sound.ts';
import { type Here, isTimeToLook, waitingElsewhere, waits, waitsForMe, waitsSince } from '../waits.svelte.ts';

const lookEvery = 10_000;

/** Called once. */
export function attend(): void {
  $effect.root(() => {
    $effect(() => {
      const count = waitingElsewhere().length + (waits.here?.mine ? 1 : 0);
      void drawIcon(count);
      if (waits.tables) showBadge(count);
    });
    const isNews = newcomers();
    $effect(() => {
      if (isNews(waits.tables, waits.here)) void sound('turn');
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

/**
 * Tells whether a table has come to wait elsewhere. What waits when the page opens is no news, and a turn that one has seen at its
 * table is none when the list tells of it later.
 */
function newcomers(): (tables: readonly string[] | undefined, here: Here | undefined) => boolean {
  let known: readonly string[] | undefined;
  let before: Here | undefined;
  let left: string | undefined;
  return (tables, here) => {
    if (before?.mine && before.id !== here?.id) left = before.id;
    before = here;
    if (tables === undefined) return false;
    const isNew = (id: string) => id !== here?.id && id !== left && known !== undefined && !known.includes(id);
    const news = tables.some(isNew);
    known = here?.mine ? [...tables, here.id] : tables;
    if (left !== undefined && tables.includes(left)) left = undefined;
    return news;
  };
}

let asking = false;
let asked = 0;

/** Home looks by itself, and more often. */
async function look(): Promise<void> {
  if (!isTimeToLook(asked)) return;
  if (document.visibilityState === 'visible') void closeShown();
  if (asking || location.pathname === '/' || knownPerson() === undefined || !navigator.onLine) return;
  asking = true;
  asked = Date.now();
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
  // Without a line there is none to draw on; and whoever leaves the page breaks it off.
  plain ??= fetch('/icon.svg').then((answer) => answer.text());
  const svg = await plain.catch(() => undefined);
  if (svg === undefined) {
    plain = undefined;
    return;
  }
  const [, , , width = '64', height = '64'] = /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(svg) ?? [];
  const [w, h] = [Number(width), Number(height)];
  const number = count > 9 ? '9+' : `${count}`;
  const badge = `<circle cx="${w * 0.7}" cy="${h * 0.7}" r="${w * 0.3}" fill="#b3261e"/><text x="${w * 0.7}" y="${h * 0.83}" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="${h * 0.4}" fill="#fff">${number}</text>`;
  icon.href = `data:image/svg+xml,${encodeURIComponent(svg.replace('</svg>', `${badge}</svg>`))}`;
}
