/** The commands of the protocol by name; docs/protocol.md describes them. */
import * as v from 'valibot';
import { act, stateAfter } from '../../core/match.ts';
import { writeRecord } from '../../core/record.ts';
import { isRefusal } from '../../core/refusal.ts';
import { freeUndo, undo as takeBackOwn } from '../../core/undo.ts';
import { gameIds, loadGame } from '../../games/index.ts';
import type { Table } from '../match.ts';
import { decide } from './decide.ts';
import { importRecord, load, newMatch } from './opening.ts';
import { atTable, command, type ProtocolCommand, seat, viewer } from './request.ts';
import { choicesOf, eventsIn, previewIn } from './saying.ts';
import { tableOf } from './session.ts';

const games = command({}, async (_, { language = 'en' }) => {
  const loaded = await Promise.all(gameIds.map((id) => loadGame(id)));
  const described = loaded.map(async (game) => ({ ...game.meta, name: (await game.text(language)).name }));
  return { games: await Promise.all(described) };
});

const choices = atTable({ seat }, (table, request) => choicesOf(table, request.seat, request.language ?? 'en'));

const play = atTable(
  { seat, action: v.unknown(), question: v.optional(v.string()) },
  async (table, { seat: actor, action, question, language }) => {
    const played = restoring(table, () => act(table.match, actor, action, question));
    if (!played.ok) return played.refusal;
    return { events: await eventsIn(table, played.events, language), waiting: table.game.waiting(table.match.state) };
  },
);

/** A loaded state may be one that the rules stumble over half-way; then the match stands as before. */
function restoring<T>({ match }: Table, run: () => T): T {
  const entries = match.entries.length;
  try {
    return run();
  } catch (error) {
    match.entries.length = entries;
    match.state = stateAfter(match, match.steps.length);
    throw error;
  }
}

const view = atTable({ seat: viewer }, ({ game, match }, request) => ({
  view: game.view(match.state, request.seat ?? undefined),
}));

const state = atTable({}, ({ match }) => ({ state: match.state }));

const standing = atTable({}, ({ game, match }) => ({ standing: game.standing(match.state) }));

const preview = atTable({ seat: viewer }, async (table, request) => {
  const { game, match } = table;
  const known = game.preview(game.view(match.state, request.seat ?? undefined));
  return { preview: await previewIn(table, known, request.language) };
});

const undo = atTable({ seat }, ({ game, match }, request) => {
  const steps = freeUndo(match, request.seat);
  if (isRefusal(steps)) return steps;
  return takeBackOwn(match, request.seat) ?? { steps, waiting: game.waiting(match.state) };
});

const record = atTable({}, ({ match }) => ({ record: writeRecord(match) }));

const close = command({ match: v.pipe(v.number(), v.integer()) }, (session, request) => {
  const table = tableOf(session, request.match);
  if (isRefusal(table)) return table;
  session.tables.delete(request.match);
  return {};
});

export const protocolCommands: Readonly<Record<string, ProtocolCommand>> = {
  games,
  new: newMatch,
  load,
  choices,
  play,
  view,
  state,
  standing,
  preview,
  undo,
  record,
  import: importRecord,
  close,
  decide,
};
