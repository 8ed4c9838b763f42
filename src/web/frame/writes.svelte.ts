/** What is being sent or written down at a table: one thing at a time, and the reason where it was refused. */
import { houseRefusal, type Refusal } from '../../core/refusal.ts';

type Work = () => Promise<Refusal | undefined>;

export function openWrites() {
  let busy = $state(false);
  let notice = $state.raw<Refusal>();
  let running: Promise<boolean> | undefined;

  async function run(work: Work): Promise<boolean> {
    busy = true;
    try {
      notice = await work();
    } catch {
      // A full disk, a store that was closed: the table must not stay locked, and the person is told.
      notice = houseRefusal('notKept', {});
    } finally {
      busy = false;
    }
    return notice === undefined;
  }

  return {
    get busy() {
      return busy;
    },
    get notice() {
      return notice;
    },
    dismiss() {
      notice = undefined;
    },
    /** Does something that may be refused, unless something else is under way; true when it was done. */
    async attempt(work: Work): Promise<boolean> {
      if (busy) return false;
      running = run(work);
      return running;
    },
    /** Settles when nothing is under way any more. */
    async settled(): Promise<void> {
      while (busy) await running;
    },
  };
}
