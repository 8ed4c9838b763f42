/** Tournaments over HTTP. */
import * as wire from '../../wire/tournament-routes.ts';
import type { TournamentStatus, TournamentWish } from '../../wire/tournaments.ts';
import { introduce } from '../online/api.ts';
import { type Answer, call } from '../online/request.ts';
import { settings } from '../settings.svelte.ts';
import { words } from '../words.svelte.ts';

export const listTournaments = (status: TournamentStatus, after?: string) =>
  call(wire.listTournaments, { query: { status, ...(after === undefined ? {} : { after }) } });
export const myTournaments = () => call(wire.myTournaments);
export const readTournament = (table: string) => call(wire.readTournament, { table });
export const leaveTournament = (table: string) => call(wire.leaveTournament, { table });
export const enterBots = (table: string, level: string, count: number) => call(wire.enterBots, { table }, { level, count });
export const startTournament = (table: string) => call(wire.startTournament, { table });

/** The server knows this device by its name first. */
async function known<T>(then: () => Promise<Answer<T>>): Promise<Answer<T>> {
  const refusal = await introduce(settings.name.trim(), words.language);
  return refusal ? { ok: false, refusal } : then();
}

export const openTournament = (wish: TournamentWish) => known(() => call(wire.openTournament, {}, wish));
export const enterTournament = (table: string, invitation: string) =>
  known(() => call(wire.enterTournament, { table }, invitation ? { invitation } : {}));
