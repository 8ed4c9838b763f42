/** Analyses for whoever has no device that works them out: one after the other, and kept while they are asked for. */
import { createHash } from 'node:crypto';
import { isRefusal, type Refusal } from '../../core/refusal.ts';
import { openThread } from '../../workers/node-port.ts';
import { openPool } from '../../workers/pool.ts';
import { recentTexts } from '../records/cache.ts';
import { serverRefusal } from '../refusal.ts';
import type { AnalysisAnswer, AnalysisJob } from './job.ts';

export interface Analyses {
  /** The analysis as JSON, or why there is none. `lane` is who asks. */
  analysis(job: AnalysisJob, lane: string): Promise<string | Refusal>;
  close(): Promise<void>;
}

/** Milliseconds of a processor that one may take: several times what the longest recorded game needs. */
const budget = 60_000;
/** Beyond so many that wait nobody is made to wait any more. */
const longestQueue = 20;

export function openAnalyses(): Analyses {
  const open = () => openThread(new URL('./worker.ts', import.meta.url));
  const pool = openPool<AnalysisJob, AnalysisAnswer>({ workers: 1, most: budget, open });
  const recent = recentTexts();
  return {
    async analysis(job, lane) {
      let refusal = serverRefusal('tryAgain', {});
      const key = createHash('sha256').update(JSON.stringify(job)).digest('hex');
      const text = await recent(key, async () => {
        if (pool.waiting() > longestQueue) return undefined;
        const found = await pool.call(job, { lane, urgency: 0 }).catch(() => refusal);
        if (!isRefusal(found)) return JSON.stringify(found);
        refusal = found as typeof refusal;
        return undefined;
      });
      return text ?? refusal;
    },
    close: () => pool.close(),
  };
}
