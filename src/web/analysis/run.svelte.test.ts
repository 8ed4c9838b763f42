/** An analysis on a page: stopped, gone on with, and kept, also when the page goes without a word. */
import { expect, test, vi } from 'vitest';
import type { Piece } from '../../analysis/analyse.ts';
import { openRun } from './run.svelte.ts';
import type { Found, Progress, RecordTask } from './tasks.ts';

/** Workers as the pages meet them: each is told what to do, and the test says what it finds. */
const workers = vi.hoisted(() => [] as { task: RecordTask; note: (note: Progress) => void; end: (found: Found) => void }[]);
vi.mock('./calls.ts', () => ({
  openAnalyst: () => ({
    call: (task: RecordTask, note: (note: Progress) => void) =>
      new Promise<Found>((resolve) => workers.push({ task, note, end: resolve })),
    close: () => undefined,
  }),
}));

const pieceAt = (step: number): Piece => ({ step, seat: 0, chances: [0.5, 0.5] });
const found = { analysis: { game: 'toy' }, aspectNames: {} } as unknown as Found;
const worker = async (number: number) => {
  await vi.waitFor(() => expect(workers.length).toBe(number));
  return workers[number - 1]!;
};

test('a page that goes in the middle has kept what was done, however few pieces that were; the next goes on there', async () => {
  workers.length = 0;
  const page = openRun('a record');
  void page.open(true);
  const first = await worker(1);
  expect(first.task.pieces).toEqual([]);
  // Second looks of a thorough analysis: each is a good part of the whole.
  for (const step of [1, 2, 3]) first.note({ piece: pieceAt(step), share: step / 10 });
  expect(page.share).toBe(0.3);

  await new Promise((resolve) => setTimeout(resolve, 20));
  const again = openRun('a record');
  void again.open(true);
  const second = await worker(2);
  expect(second.task.pieces).toEqual([1, 2, 3].map(pieceAt));
  expect(again.share).toBe(0.3);
  second.note({ piece: pieceAt(4), share: 0.4 });
  second.end(found);
  await vi.waitFor(() => expect(again.state).toBe('idle'));
  expect(again.found).toEqual(found);

  await new Promise((resolve) => setTimeout(resolve, 20));
  const later = openRun('a record');
  await later.open(true);
  expect(later.found).toEqual(found);
  expect(workers.length).toBe(2);
});

test('whoever stops it finds it stopped where it was, and lets it go on; what comes too late is not heard', async () => {
  workers.length = 0;
  const page = openRun('another record');
  void page.open(true);
  const first = await worker(1);
  first.note({ piece: pieceAt(1), share: 0.1 });
  page.stop();
  first.note({ piece: pieceAt(2), share: 0.2 });
  expect([page.state, page.share]).toEqual(['stopped', 0.1]);
  page.goOn();
  expect((await worker(2)).task.pieces).toEqual([pieceAt(1)]);
  expect(page.state).toBe('working');

  // Another kind is another analysis, and the first is still where it was.
  page.choose({ knowledge: 'open' });
  expect((await worker(3)).task).toMatchObject({ knowledge: 'open', pieces: [] });
  page.choose({ knowledge: 'table' });
  expect((await worker(4)).task).toMatchObject({ knowledge: 'table', pieces: [pieceAt(1)] });
});
