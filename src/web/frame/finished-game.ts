/** What can be done once a game is over. */

import type { DeviceHolder } from '../../table/holder.ts';
import { playAgain } from '../online/api.ts';
import { go } from '../router.svelte.ts';
import { saveFile } from '../save-file.ts';
import { layLocalTable } from '../table/local.ts';
import type { Session } from './session.svelte.ts';

/** The same seats and options once more, whoever begins drawn anew. */
export async function rematch({ source, holders }: Session): Promise<void> {
  if (source.kind === 'online') {
    const again = await playAgain(source.id);
    if (again.ok) go(`/table/${again.body.rematch}`);
    return;
  }
  const again = holders.map(
    ({ kind, name, level }): DeviceHolder => (kind === 'bot' ? { kind, name, level: level ?? 'medium' } : { kind: 'here', name }),
  );
  const { first: _, ...config } = source.config;
  go(`/table/${await layLocalTable(source.game.meta.id, config, again)}`);
}

/** The record as a file of the person's own. */
export function saveRecord({ source }: Session): void {
  const text = source.record();
  if (text) saveFile(`${source.game.meta.id}-${source.id}.txt`, new Blob([text], { type: 'text/plain' }));
}
