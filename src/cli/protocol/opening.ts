/** The commands that open a match: from a setup, from a given state, from a record. */
import * as v from 'valibot';
import { readConfig } from '../../core/config.ts';
import { seedHash } from '../../core/fairness.ts';
import type { AnyGame, Config } from '../../core/game.ts';
import { readState } from '../../core/record.ts';
import { houseRefusal, isRefusal, type Refusal } from '../../core/refusal.ts';
import { loadGame } from '../../games/index.ts';
import { openRecord, openTable, type Table } from '../match.ts';
import { type Answer, command } from './request.ts';
import { keep, noRoom, type Session, secretFrom } from './session.ts';

const game = v.pipe(v.string(), v.maxLength(80));
const seed = v.optional(v.union([v.string(), v.number()]));
const options = v.optional(v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])), {});
const whole = v.pipe(v.number(), v.integer());

export const newMatch = command(
  { game, players: whole, options, first: v.optional(whole), rules: v.optional(whole), map: v.optional(v.unknown()), seed },
  async (session, request) => {
    const found = await loadGame(request.game);
    if (!found) return houseRefusal('unknownGame', { game: request.game });
    const { players, first, rules, map } = request;
    const config = readConfig(found, { players, options: request.options, first, rules, map });
    if (isRefusal(config)) return config;
    const secret = secretFrom(request.seed);
    if (isRefusal(secret)) return secret;
    return noRoom(session) ?? opened(session, openTable(found, { config }, { secret, contributions: [] }));
  },
);

/** A state does not say which options it was set up with; the request may, for the record's sake. */
export const load = command({ game, state: v.unknown(), options, seed }, async (session, request) => {
  const found = await loadGame(request.game);
  if (!found) return houseRefusal('unknownGame', { game: request.game });
  const position = readPosition(found, request.state, request.options);
  if (isRefusal(position)) return position;
  const secret = secretFrom(request.seed);
  if (isRefusal(secret)) return secret;
  return noRoom(session) ?? opened(session, openTable(found, position, { secret, contributions: [] }));
});

function readPosition(found: AnyGame, json: unknown, chosen: Config['options']): { config: Config; state: object } | Refusal {
  // A state of the right shape can still be one that the rules never reach and stumble over.
  try {
    const state = readState(found, undefined, json);
    if (isRefusal(state)) return state;
    const config = readConfig(found, { players: found.standing(state).points.length, options: chosen });
    if (isRefusal(config)) return config;
    found.view(state, undefined);
    for (const seat of found.waiting(state))
      if (found.choices(state, seat).length === 0) return houseRefusal('brokenState', { why: `no choice for seat ${seat}` });
    return { config, state };
  } catch (error) {
    return houseRefusal('brokenState', { why: error instanceof Error ? error.message : 'unknown' });
  }
}

export const importRecord = command({ record: v.string() }, async (session, request) => {
  const table = noRoom(session) ?? (await openRecord(request.record));
  if (isRefusal(table)) return table;
  return { ...opened(session, table), names: Array.from(table.notes.names, (name) => name ?? '') };
});

function opened(session: Session, table: Table): Answer {
  const { match } = table;
  return {
    match: keep(session, table),
    game: table.game.meta.id,
    config: match.origin.config,
    hash: seedHash(match.seed.secret),
    waiting: table.game.waiting(match.state),
  };
}
