/** What the recorded games of a game hold, for tests: one event and one action of each kind. */
import { readdirSync, readFileSync } from 'node:fs';
import { playEntries } from '../core/entries.ts';
import type { Event } from '../core/event.ts';
import type { Action } from '../core/game.ts';
import { act, openMatch } from '../core/match.ts';
import { readRecord } from '../core/record.ts';
import { isRefusal } from '../core/refusal.ts';
import { type GameId, loadGame } from './index.ts';

export interface Samples {
  readonly events: Map<string, Event>;
  readonly actions: Map<string, Action>;
}

/** One event and one action of each type and shape, from the recorded games. */
export async function samplesOf(id: GameId): Promise<Samples> {
  const game = await loadGame(id);
  const samples: Samples = { events: new Map(), actions: new Map() };
  const folder = new URL(`./${id}/records/`, import.meta.url);
  for (const file of readdirSync(folder).slice(0, 8)) {
    const read = readRecord(game, readFileSync(new URL(file, folder), 'utf8'));
    if (isRefusal(read)) throw new Error(file);
    const told = openMatch(game, read.match.origin, read.match.seed);
    for (const entry of read.match.entries) {
      if (entry.kind !== 'act') {
        playEntries(told, [entry]);
        continue;
      }
      samples.actions.set(shape(entry.action), entry.action);
      const played = act(told, entry.seat, entry.action);
      if (played.ok) for (const event of played.events as Event[]) samples.events.set(shape(event), event);
    }
  }
  return samples;
}

const shape = (thing: Action | Event) => `${thing.type} ${Object.keys(thing).sort().join()}`;
