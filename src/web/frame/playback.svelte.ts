/**
 * Which moment of the table is shown. What others did is shown step by step at a pace of its own, however quickly more arrives;
 * `shown` runs after the table's own length.
 */
import { untrack } from 'svelte';
import type { Seat } from '../../core/game.ts';
import type { Showing } from '../../ui/board.ts';
import { settings } from '../settings.svelte.ts';
import type { TableSource } from '../table/source.ts';
import type { Eyes } from './eyes.svelte.ts';
import { leftOut, pauseBefore } from './pace.ts';

const longUnderWay = 12;
/** Views fetched at once, around a moment or ahead of what is being shown. */
const batch = 24;
/** How long a view of the past is waited for, in milliseconds. */
const patience = 2000;

export function openPlayback(source: TableSource, eyes: () => Pick<Eyes, 'now' | 'viewer' | 'held'>, showing: Showing = {}) {
  const seen = source.seen();
  const standing = source.length();
  // Who comes to a game that has long been under way is shown where it stands.
  let shown = $state(seen === undefined && standing > longUnderWay ? standing : Math.min(seen ?? 0, standing));
  /** Where the routine begins that is shown as one with the last step. */
  let routineFrom = $state<number>();
  // At a table of this device nothing happens while nobody looks; a few steps still unseen simply play on.
  let missed = $state(source.kind === 'online' && seen !== undefined && seen > 0 && seen < standing);
  let looking = $state<number>();
  /** A moment of the past whose view is still being fetched. */
  let wanted: number | undefined;
  /** Up to where somebody has asked to see things again. */
  let askedUntil = $state(0);
  /** Whether the next view is on its way. */
  let fetching = $state(false);
  /** Where the steps begin that were left out when the newest were shown. */
  let skipped = $state<number>();

  const length = $derived(source.length());
  /** How many steps whoever was away has not seen; others may play on before he says how he wants to see them. */
  const away = $derived(missed ? Math.max(0, length - shown) : 0);
  const steps = $derived(Math.min(looking ?? shown, length));
  /** The first of the steps shown as one. */
  const first = $derived(looking === undefined && routineFrom !== undefined && routineFrom < steps ? routineFrom : steps - 1);
  const live = $derived(looking === undefined && shown >= length && away === 0);
  const running = $derived(looking === undefined && shown < length && away === 0);

  // Taking back shortens the table under whoever looks at it.
  $effect(() => {
    if (shown > length) shown = length;
    if (missed && shown >= length) missed = false;
    if (looking !== undefined && looking > length) looking = undefined;
  });

  /** The step whose set piece somebody does not want to see to its end. */
  let hurried = $state(-1);

  // An own step is there together with the table's new length: of a moment between nothing is drawn, and nothing is said. So is, without
  // pauses, what others do while the viewer is asked, a trade between two of them: no button goes under whoever stands on it.
  let sitting = false;
  $effect.pre(() => {
    if (!running || !sitting) return;
    const from = shown;
    untrack(() => {
      const [{ viewer }, now] = [eyes(), moment()];
      if ((source.actor(from) !== viewer && !isAsked(viewer)) || pauseBefore(now) > 0 || leftOut(now) > 0) return;
      const to = routineEnd(from);
      if (source.hasView(viewer, to)) show(from, to);
    });
  });
  sitting = true;

  // Only a step shown starts the next pause, or a set piece skipped: whatever else arrives meanwhile must not.
  $effect(() => {
    if (!running) return;
    const from = shown;
    void hurried;
    return untrack(() => {
      const timer = setTimeout(() => void advance(from), pauseBefore(moment()));
      return () => clearTimeout(timer);
    });
  });

  const isAsked = (viewer: Seat | undefined) => viewer !== undefined && source.waiting().includes(viewer);

  function moment() {
    const { viewer } = eyes();
    const last = shown > 0 ? source.events(shown - 1, viewer) : [];
    return {
      speed: settings.speed,
      behind: length - shown,
      own: shown === 0 || (viewer !== undefined && source.actor(shown) === viewer),
      asked: shown < askedUntil,
      strikes: viewer !== undefined && last.some((one) => showing.strikes?.(one, viewer)),
      piece: hurried === shown ? undefined : showing.piece?.(last),
    };
  }

  /** How many steps stand when this one is shown, with the routine it begins. */
  function routineEnd(step: number): number {
    const keyOf = (at: number) => {
      const events = source.events(at, eyes().viewer);
      const [routine, together] = [showing.routine?.(events), showing.together?.(events)];
      return routine === undefined ? together : `${routine}, by ${source.actor(at)}`;
    };
    const key = keyOf(step);
    let end = step + 1;
    if (key !== undefined) while (end < length && keyOf(end) === key) end += 1;
    return end;
  }

  async function advance(from: number): Promise<void> {
    const out = leftOut(moment());
    const to = routineEnd(from + out);
    // A view that does not come holds nobody up for long: the next one that is known stands in.
    if (!source.hasView(eyes().viewer, to)) {
      fetching = true;
      await Promise.race([
        source.recall(eyes().viewer, to, to + batch - 1),
        new Promise((resolve) => setTimeout(resolve, patience)),
      ]);
      fetching = false;
    }
    // Meanwhile somebody may have looked elsewhere, or steps have fallen.
    if (!running || shown !== from) return;
    if (out > 0) skipped ??= from;
    show(from + out, to);
  }

  /** Shows the steps from one to before another as one. */
  function show(from: number, to: number): void {
    routineFrom = from;
    shown = Math.min(to, length);
  }

  $effect(() => {
    if (away === 0) source.markSeen(shown);
  });

  /** Where what happened since the viewer's own last step begins; undefined where that is now. */
  const sinceMine = $derived.by((): number | undefined => {
    const { viewer, held } = eyes();
    const seat: Seat | undefined = viewer ?? (held.length === 1 ? held[0] : undefined);
    if (seat === undefined) return undefined;
    source.remarks();
    return untrack(() => {
      for (let at = length; at > 0; at--) if (source.actor(at - 1) === seat) return at < length ? at : undefined;
      return length > 0 ? 0 : undefined;
    });
  });
  const again = $derived(sinceMine ?? (skipped !== undefined && skipped < length ? skipped : undefined));

  /** Shows everything from this step on once more, up to now. */
  function replay(from: number): void {
    const begin = () => {
      missed = false;
      wanted = undefined;
      looking = undefined;
      skipped = undefined;
      routineFrom = undefined;
      shown = from;
      askedUntil = length;
    };
    if (source.hasView(eyes().now, from)) begin();
    else void source.recall(eyes().now, from, from + batch).then(begin);
  }

  function toNow(): void {
    missed = false;
    askedUntil = 0;
    if (shown < length) skipped ??= shown;
    routineFrom = undefined;
    shown = length;
  }

  return {
    get length() {
      return length;
    },
    get steps() {
      return steps;
    },
    get first() {
      return first;
    },
    get live() {
      return live;
    },
    /** Whether steps are still to be shown that take their time; what is shown at once makes nobody wait. */
    get behind() {
      return running && (fetching || pauseBefore(moment()) > 0);
    },
    get looking() {
      return looking;
    },
    get away() {
      return away;
    },
    /** From where the person can see again what the others did: since the own last step, or what was left out. */
    get again() {
      return again;
    },
    /** Looks at a past moment; undefined comes back to now. */
    look(at: number | undefined): void {
      wanted = at === undefined || at >= length ? undefined : Math.max(0, at);
      if (wanted === undefined || source.hasView(eyes().now, wanted)) looking = wanted;
      else {
        const moment = wanted;
        void source.recall(eyes().now, moment - batch / 3, moment + batch / 3).then(() => {
          if (wanted === moment) looking = moment;
        });
      }
    },
    replayAgain() {
      if (again !== undefined) replay(again);
    },
    /** Plays back what was missed, or goes straight to now. */
    catchUp(play: boolean) {
      if (play) replay(shown);
      else toNow();
    },
    skip: toNow,
    /** Ends the time that a set piece is given. */
    hurry() {
      hurried = shown;
    },
  };
}
