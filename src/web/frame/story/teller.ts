/** Whom a story is told by, fetched with it: the game's stage, and its rules with what reads a record. */
import type { AnyGame } from '../../../core/game.ts';
import { onMap } from '../../../core/maps.ts';
import { entryOf, loadWholeGame } from '../../../games/index.ts';
import type { Stage } from '../../../ui/stage.ts';
import type { TableSource } from '../../table/source.ts';

export interface Teller {
  readonly stage: Stage;
  readonly game: AnyGame;
}

export async function tellerOf({ game: { meta }, config }: Pick<TableSource, 'game' | 'config'>): Promise<Teller | undefined> {
  const [stage, game] = await Promise.all([entryOf(meta.id)?.stage(), loadWholeGame(meta.id)]);
  return stage && game && { stage, game: onMap(game, config) };
}
