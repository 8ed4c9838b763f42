/** Waiting to be seated: said again and again, so that the server knows somebody is still there; found again after a reload. */
import type { Search, Seeking } from '../../wire/lobby-routes.ts';
import type { SaidRefusal } from '../online/request.ts';
import { go } from '../router.svelte.ts';
import { seek, stopSeeking } from './api.ts';

type Wish = Omit<Seeking, 'since'>;

export interface SearchState {
  readonly seeking: Seeking | undefined;
  /** How much the server's clock is ahead of this one. */
  readonly ahead: number;
  readonly refusal: SaidRefusal | undefined;
  /** Counts what was decided here: an answer to what was asked before says nothing any more. */
  readonly turns: number;
  begin(wish: Wish): Promise<void>;
  stop(): Promise<void>;
  /** What the server says of it by itself. */
  hear(search: Search): Promise<void>;
  /** Says again that somebody waits. */
  beat(): Promise<void>;
}

export function openSearch(): SearchState {
  let seeking = $state.raw<Seeking>();
  let refusal = $state.raw<SaidRefusal>();
  let ahead = $state(0);
  let turn = 0;

  async function hear({ seeking: now, table, now: theirs }: Search): Promise<void> {
    ahead = theirs - Date.now();
    seeking = now ?? undefined;
    if (table === null) return;
    seeking = undefined;
    turn += 1;
    await stopSeeking();
    go(`/table/${table}`);
  }

  async function say(wish: Wish, more: object = {}): Promise<void> {
    const mine = ++turn;
    const { game, pace, players, bots } = wish;
    const answer = await seek({ game, pace, players, bots, hidden: document.visibilityState === 'hidden', ...more });
    if (mine !== turn) return;
    if (answer.ok) return hear(answer.body);
    // Whoever does not answer may do so the next time; whoever says no means it.
    if (answer.unanswered) return;
    refusal = answer.refusal;
    seeking = undefined;
  }

  return {
    get seeking() {
      return seeking;
    },
    get ahead() {
      return ahead;
    },
    get refusal() {
      return refusal;
    },
    get turns() {
      return turn;
    },
    async begin(wish) {
      turn += 1;
      refusal = undefined;
      const { newCommitment } = await import('../online/commitments.ts');
      await say(wish, newCommitment());
    },
    async stop() {
      turn += 1;
      seeking = undefined;
      await stopSeeking();
    },
    hear,
    async beat() {
      if (seeking) await say(seeking);
    },
  };
}
