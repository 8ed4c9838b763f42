/** A hundred random games on the board that is drawn, in the background, anew whenever it changes. */
import { untrack } from 'svelte';
import type { PrintedMap } from '../../core/maps.ts';
import { type Shares, sharesOf, type TrialGame } from '../../core/trial.ts';
import { openPool } from '../../workers/pool.ts';
import { portTo } from '../table/browser-port.ts';
import type { TrialResult, TrialTask } from './trial-worker.ts';

export const trialGames = 100;
const slice = 10;
/** Whoever still draws is not disturbed. */
const patience = 700;

interface TrialState {
  readonly done: number;
  readonly broken?: string;
  readonly shares: readonly (Shares & { readonly players: number })[];
}

/** `wanted` is the board to try, undefined while it cannot be played on; called once, inside a component. */
export function followTrial(game: string, counts: readonly number[], wanted: () => PrintedMap | undefined) {
  let state = $state.raw<TrialState>();
  const pool = openPool<TrialTask, TrialResult>({
    workers: 1,
    open: () => portTo(new Worker(new URL('./trial-worker.ts', import.meta.url), { type: 'module' })),
  });
  // Neither its name nor where its data come from is played with: who names the board goes on seeing how it plays, and nothing moves under his hand.
  const playedOn = $derived.by(() => {
    const { name: _, sources: __, ...rest } = wanted() ?? {};
    return wanted() && JSON.stringify(rest);
  });
  $effect(() => {
    const map = playedOn === undefined ? undefined : untrack(wanted);
    state = undefined;
    if (!map) return;
    let gone = false;
    const timer = setTimeout(() => void play(map, () => gone), patience);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  });
  $effect(() => () => void pool.close());

  async function play(map: PrintedMap, gone: () => boolean) {
    const played = counts.map((): TrialGame[] => []);
    for (let from = 0; from < trialGames; from += slice) {
      const which = (from / slice) % counts.length;
      const result = await pool.call({ game, map, players: counts[which]!, from: from + 1, games: slice });
      if (gone()) return;
      if ('broken' in result) {
        state = { done: from, broken: result.broken, shares: [] };
        return;
      }
      played[which]!.push(...result.games);
      state = { done: from + slice, shares: counts.map((players, at) => ({ players, ...sharesOf(played[at]!, players) })) };
    }
  }

  return {
    get now() {
      return state;
    },
  };
}
