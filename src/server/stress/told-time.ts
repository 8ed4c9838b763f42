/** A server in a process of its own whose time stands still until its parent tells another: for tests that let days pass. */
import { openLog } from '../log.ts';
import { serve } from '../serve.ts';

let now = Number(process.argv[2]);
const { address, context } = await serve(process.env, { now: () => now, log: openLog('fatal') });
const { jobs, store } = context.registry;

/** Another time: the server has been there all the while, and does what has become due. */
async function reach(time: number): Promise<void> {
  now = time;
  await store.time.beat(now);
  await jobs.runDue();
  process.send?.(time);
}

process.on('message', (time) => void reach(time as number));
process.on('disconnect', () => process.exit());
console.log(`Tafelrunde is open at ${address}`);
