/** Challenges on this device: begun with the server, or with what was fetched before for a journey. */
import * as v from 'valibot';
import { type Challenge, dayOf, ownSeat } from '../../daily/challenge.ts';
import type { DeviceHolder } from '../../table/holder.ts';
import * as wire from '../../wire/daily-routes.ts';
import { introduce } from '../online/api.ts';
import { call } from '../online/request.ts';
import { settings } from '../settings.svelte.ts';
import { listTables, type TableHead } from '../store/tables.ts';
import { layLocalTable } from '../table/local.ts';
import { botName } from '../table/names.ts';
import { words } from '../words.svelte.ts';

const aheadKey = 'tafelrunde-daily';

/** Fetches the next days, so that they can be played without a network. */
export async function fetchAhead(): Promise<void> {
  const answer = await call(wire.dailyAhead);
  if (answer.ok) localStorage.setItem(aheadKey, JSON.stringify(answer.body));
}

function fetchedBefore(day: string, game: string): Challenge | undefined {
  try {
    const read = v.safeParse(wire.dailyAhead.answer, JSON.parse(localStorage.getItem(aheadKey) ?? ''));
    return read.success ? read.output.challenges.find((one) => one.day === day && one.game === game) : undefined;
  } catch {
    return undefined;
  }
}

/** The tables of a day on this device, by game. */
export async function tablesOfDay(day: string): Promise<Map<string, TableHead>> {
  const heads = (await listTables()).filter((head) => head.daily?.day === day);
  return new Map(heads.map((head) => [head.game, head]));
}

/** The table to play at: the one that was begun, or a new one. Undefined where the cards of today cannot be had. */
export async function attempt(game: string, today = dayOf(Date.now())): Promise<string | undefined> {
  const begun = (await tablesOfDay(today)).get(game);
  if (begun) return begun.id;
  const stranger = navigator.onLine ? await introduce(settings.name.trim(), words.language) : undefined;
  const answer = stranger || !navigator.onLine ? undefined : await call(wire.beginDaily, {}, { game });
  const offline = !answer?.ok;
  const challenge: Challenge | undefined = answer?.ok ? answer.body.challenge : fetchedBefore(today, game);
  if (!challenge) return undefined;
  const holders = Array.from({ length: challenge.config.players }, (_, seat): DeviceHolder => {
    if (seat === ownSeat) return { kind: 'here', name: settings.name.trim() || words.web.setup.you };
    return { kind: 'bot', name: botName(game, seat), level: 'strong' };
  });
  return layLocalTable(game, challenge.config, holders, {
    seed: { secret: challenge.secret, contributions: [], dealt: true },
    daily: { day: challenge.day, iterations: challenge.iterations, offline },
  });
}
