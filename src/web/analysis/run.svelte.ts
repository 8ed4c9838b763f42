/** One analysis as a page shows it: how far it is, what it found, and the hand that stops it and lets it go on. */
import type { Piece } from '../../analysis/analyse.ts';
import type { BudgetName } from '../../analysis/analysis.ts';
import type { Knowledge } from '../../analysis/knowledge.ts';
import { openAnalyst } from './calls.ts';
import { idOf, keep, kept } from './store.ts';
import type { Found } from './tasks.ts';

/** The same everywhere: whoever analyses a record on the command line finds the same. */
const seed = 1;
/** The share of the work after which what is done is written down, in case the page goes: of a thorough one a single piece may take seconds. */
const keepEvery = 0.02;

export function openRun(record: string) {
  let knowledge = $state<Knowledge>('table');
  let budget = $state<BudgetName>('quick');
  let found = $state.raw<Found>();
  let share = $state(0);
  let state = $state<'idle' | 'working' | 'stopped' | 'failed'>('idle');
  let pieces: Piece[] = [];
  let analyst: ReturnType<typeof openAnalyst> | undefined;
  /** What was asked last; answers to anything before it come too late. */
  let asked = 0;

  const id = () => idOf(record, knowledge, budget);
  const write = () => keep({ id: id(), at: Date.now(), share, ...(found ? { found } : { pieces }) });

  function halt(): void {
    asked += 1;
    void analyst?.close();
    analyst = undefined;
  }

  /** Shows what is kept of the chosen kind, or begins it. */
  async function open(begin: boolean): Promise<void> {
    halt();
    const now = asked;
    [found, share, pieces] = [undefined, 0, []];
    state = 'idle';
    const before = await kept(id());
    if (now !== asked) return;
    if (before) {
      ({ found, share } = before);
      pieces = [...(before.pieces ?? [])];
    }
    if (found) return;
    if (begin) void work();
    else if (pieces.length) state = 'stopped';
  }

  async function work(): Promise<void> {
    halt();
    const now = asked;
    let written = share;
    state = 'working';
    analyst = openAnalyst();
    try {
      const whole = await analyst.call({ record, knowledge, budget, seed, pieces: $state.snapshot(pieces) }, (note) => {
        if (now !== asked) return;
        pieces.push(note.piece);
        share = note.share;
        if (share - written < keepEvery) return;
        written = share;
        void write();
      });
      if (now !== asked) return;
      found = whole;
      share = 1;
      state = 'idle';
      await write();
    } catch {
      if (now === asked) state = 'failed';
    } finally {
      if (now === asked) halt();
    }
  }

  return {
    get knowledge() {
      return knowledge;
    },
    get budget() {
      return budget;
    },
    get found() {
      return found;
    },
    get share() {
      return share;
    },
    get state() {
      return state;
    },
    open,
    choose(wish: { knowledge?: Knowledge; budget?: BudgetName }): void {
      knowledge = wish.knowledge ?? knowledge;
      budget = wish.budget ?? budget;
      void open(true);
    },
    goOn: () => void work(),
    stop(): void {
      halt();
      state = 'stopped';
      void write();
    },
    /** When the page goes: what is done stays. */
    close(): void {
      const unfinished = state === 'working';
      halt();
      if (unfinished) void write();
    },
  };
}
