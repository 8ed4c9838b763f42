/** The threads that do everything that is done with what people hand in, and look back for them. */
import { houseRefusal, isRefusal, type Refusal } from '../../core/refusal.ts';
import { openThread } from '../../workers/node-port.ts';
import { openPool } from '../../workers/pool.ts';
import type { StorePlace } from '../store/place.ts';
import { recentTexts } from './cache.ts';
import type { Answer, Job, Look, RecordHead, Slice } from './job.ts';

interface ReadRecord {
  readonly head: RecordHead;
  readonly slices: readonly Slice[];
}

export interface Readers {
  /** A record of unknown origin. `lane` is whose it is: nobody waits for all of another's. */
  read(text: string, lane: string): Promise<ReadRecord | Refusal>;
  /** The text of an answer. `lasting` says that it will be the same for ever, so that it need be worked out once. */
  look(job: Look, lane: string, lasting: boolean): Promise<string | undefined>;
  close(): Promise<void>;
}

const budget = 20_000;
/** Characters; reading a longer record takes long, and has a thread of its own. */
const long = 100_000;

export function openReaders(place: StorePlace): Readers {
  const open = () => openThread(new URL('./worker.ts', import.meta.url), place);
  const pool = () => openPool<Job, Answer, Slice>({ workers: 1, most: budget, open });
  const [short, slow] = [pool(), pool()];
  const recent = recentTexts();
  return {
    async read(text, lane) {
      const slices: Slice[] = [];
      const readers = text.length > long ? slow : short;
      const noted = (slice: Slice) => void slices.push(slice);
      const answer = await readers.call({ kind: 'read', text }, { lane, urgency: 0 }, noted).catch(() => undefined);
      if (!answer || !('head' in answer)) return houseRefusal('brokenRecord', { line: 1, why: 'it takes too long to read' });
      return isRefusal(answer.head) ? answer.head : { head: answer.head, slices };
    },
    look(job, lane, lasting) {
      const ask = async () => {
        const answer = await short.call(job, { lane, urgency: 0 });
        return 'text' in answer ? answer.text : undefined;
      };
      return lasting ? recent(JSON.stringify(job), ask) : ask();
    },
    async close() {
      await Promise.all([short.close(), slow.close()]);
    },
  };
}
