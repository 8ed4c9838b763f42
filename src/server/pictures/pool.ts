/** Pictures of moments: drawn aside, one after the other, and kept while they are asked for. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openThread } from '../../workers/node-port.ts';
import { openPool } from '../../workers/pool.ts';
import type { PictureAnswer, PictureJob } from './job.ts';

export interface Pictures {
  /** The picture, by a key that stands for all that is to be seen in it; undefined where none can be drawn. `lane` is who asks. */
  picture(key: string, job: () => Promise<PictureJob | undefined>, lane: string): Promise<PictureAnswer>;
  close(): Promise<void>;
}

/** Milliseconds of a processor that a picture may take, the start of the thread included. */
const budget = 20_000;
const mostBytes = 24_000_000;
/** Beyond so many that wait nobody is made to wait any more: there is always the cover. */
const longestQueue = 40;

const built = new URL('../../../dist-pictures/draw.js', import.meta.url);

export function openPictures(drawing: URL = built): Pictures {
  const open = () => openThread(new URL('./worker.ts', import.meta.url), { drawing: drawing.href });
  const pool = openPool<PictureJob, PictureAnswer>({ workers: 1, most: budget, open });
  const kept = new Map<string, Uint8Array>();
  const underWay = new Map<string, Promise<PictureAnswer>>();
  let bytes = 0;

  function keep(key: string, png: Uint8Array): void {
    kept.set(key, png);
    bytes += png.length;
    for (const [oldest, { length }] of kept) {
      if (bytes <= mostBytes) break;
      kept.delete(oldest);
      bytes -= length;
    }
  }

  async function make(key: string, job: () => Promise<PictureJob | undefined>, lane: string): Promise<PictureAnswer> {
    const wanted = await job();
    const png = wanted && (await pool.call(wanted, { lane, urgency: 0 }).catch(() => undefined));
    if (png) keep(key, png);
    return png;
  }

  return {
    async picture(key, job, lane) {
      const known = kept.get(key);
      if (known) {
        kept.delete(key);
        kept.set(key, known);
        return known;
      }
      // Without a build there is nothing to draw with.
      if (!existsSync(fileURLToPath(drawing)) || pool.waiting() > longestQueue) return undefined;
      const asked = underWay.get(key) ?? make(key, job, lane).finally(() => underWay.delete(key));
      underWay.set(key, asked);
      return asked;
    },
    close: () => pool.close(),
  };
}
