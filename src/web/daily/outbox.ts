/** What was played and has not been sent yet; without a network it waits. */
import * as wire from '../../wire/daily-routes.ts';
import { introduce } from '../online/api.ts';
import { call } from '../online/request.ts';
import { settings } from '../settings.svelte.ts';
import { listTables, type TableHead } from '../store/tables.ts';
import { localRecord } from '../table/local.ts';
import { words } from '../words.svelte.ts';

const sentKey = 'tafelrunde-daily-sent';

function sent(): Set<string> {
  return new Set((localStorage.getItem(sentKey) ?? '').split(' ').filter(Boolean));
}

/** Finished challenges that the server has not got yet. */
export async function unsent(): Promise<TableHead[]> {
  const known = sent();
  return (await listTables()).filter((head) => head.daily && head.result && !known.has(head.id));
}

/** Sends what there is; what nobody answers goes again the next time. */
export async function sendResults(): Promise<void> {
  const waiting = await unsent();
  if (waiting.length === 0 || !navigator.onLine || !settings.name.trim()) return;
  if (await introduce(settings.name.trim(), words.language)) return;
  for (const head of waiting) {
    const record = await localRecord(head.id);
    if (record === undefined || !head.daily) continue;
    const { day, offline } = head.daily;
    const answer = await call(wire.sendDaily, {}, { day, game: head.game, record, offline });
    // What was refused is refused for good.
    if (answer.ok || !answer.unanswered) localStorage.setItem(sentKey, [...sent(), head.id].join(' '));
  }
}
