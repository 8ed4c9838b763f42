/** What is being sent or written down at a table: one thing at a time, and the reason where it was refused. */
import { houseRefusal, type Refusal } from '../../core/refusal.ts';

type Work = () => Promise<Refusal | undefined>;

/** How long it is said that something has arrived, in milliseconds. */
const saidFor = 2000;

export function openWrites() {
  let busy = $state(false);
  let done = $state(false);
  let forgetting: ReturnType<typeof setTimeout> | undefined;
  let notice = $state.raw<Refusal>();
  let running: Promise<boolean> | undefined;

  async function run(work: Work): Promise<boolean> {
    busy = true;
    done = false;
    clearTimeout(forgetting);
    try {
      notice = await work();
    } catch {
      // A full disk, a store that was closed: the table must not stay locked, and the person is told.
      notice = houseRefusal('notKept', {});
    } finally {
      busy = false;
    }
    done = notice === undefined;
    forgetting = setTimeout(() => {
      done = false;
    }, saidFor);
    return done;
  }

  return {
    get busy() {
      return busy;
    },
    /** True for a moment after something was done. */
    get done() {
      return done;
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
