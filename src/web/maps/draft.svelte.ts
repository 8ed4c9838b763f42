/** A board that is being drawn, every step of which can be taken back. */
import type { PrintedMap } from '../../core/maps.ts';

const mostSteps = 200;

export function openDraft(begin: PrintedMap) {
  let past = $state.raw<readonly PrintedMap[]>([]);
  let future = $state.raw<readonly PrintedMap[]>([]);
  let now = $state.raw(begin);
  return {
    get map() {
      return now;
    },
    get canUndo() {
      return past.length > 0;
    },
    get canRedo() {
      return future.length > 0;
    },
    change(next: PrintedMap) {
      past = [...past.slice(-mostSteps), now];
      future = [];
      now = next;
    },
    undo() {
      const before = past.at(-1);
      if (!before) return;
      future = [now, ...future];
      past = past.slice(0, -1);
      now = before;
    },
    redo() {
      const [next, ...rest] = future;
      if (!next) return;
      past = [...past, now];
      future = rest;
      now = next;
    },
  };
}
