/** A thread that draws moments of games, so that nobody who plays waits for a picture. */
import { workerData } from 'node:worker_threads';
import { answerCalls } from '../../workers/calls.ts';
import { callerOfThread } from '../../workers/node-port.ts';
import { standBack } from '../../workers/stand-back.ts';
import type { PictureAnswer, PictureJob } from './job.ts';
import { openPainter } from './png.ts';

/** What `src/web/pictures/draw.ts` was built into. */
interface Drawing {
  draw(job: PictureJob): Promise<string | undefined>;
}

answerCalls<PictureJob, PictureAnswer>(callerOfThread(), async (job) => {
  standBack();
  const { draw } = (await import((workerData as { drawing: string }).drawing)) as Drawing;
  const svg = await draw(job);
  if (svg === undefined) return undefined;
  const painter = await openPainter();
  try {
    return painter.paint(svg).png;
  } catch (error) {
    // A painter that has fallen over is not used again: the next picture has a new thread.
    setImmediate(() => process.exit(1));
    throw error;
  }
});
