import { expect, it } from 'vitest';
import { answerCalls, openCalls, type Port } from './calls.ts';
import { nextInLine } from './line.ts';
import { openThread } from './node-port.ts';
import { openPool } from './pool.ts';

/** A worker in this thread; `lose` lets it die. */
function worker<Request, Answer, Note = never>(
  answer: (request: Request, note: (note: Note) => void) => Answer | Promise<Answer>,
): Port & { lose(why: string): void; closed: boolean } {
  let toWorker: (message: unknown) => void = () => undefined;
  const listeners: ((message: unknown) => void)[] = [];
  const losses: ((why: string) => void)[] = [];
  answerCalls<Request, Answer, Note>(
    { post: (message) => listeners.forEach((listen) => void listen(message)), hear: (listener) => (toWorker = listener) },
    answer,
  );
  return {
    closed: false,
    post: (message) => toWorker(message),
    hear: (listener) => void listeners.push(listener),
    whenLost: (listener) => void losses.push(listener),
    lose: (why) => losses.forEach((listen) => void listen(why)),
    close() {
      this.closed = true;
    },
  };
}

it('every call gets its own answer, whatever the order', async () => {
  const releases: ((value: string) => void)[] = [];
  const calls = openCalls<string, string>(
    worker<string, string>(async (request) => request + (await new Promise((go) => releases.push(go)))),
  );
  const answers = Promise.all([calls.call('a'), calls.call('b')]);
  releases[1]?.('2');
  releases[0]?.('1');
  expect(await answers).toEqual(['a1', 'b2']);
});

it('notes come on the way, an exception as the error of its call', async () => {
  const notes: number[] = [];
  const calls = openCalls<number, string, number>(
    worker<number, string, number>((request, note) => {
      for (let at = 0; at < request; at++) note(at);
      if (request === 0) throw new Error('nothing to do');
      return 'done';
    }),
  );
  expect(await calls.call(3, (note) => notes.push(note))).toBe('done');
  expect(notes).toEqual([0, 1, 2]);
  await expect(calls.call(0)).rejects.toThrow('nothing to do');
});

it('a lost worker fails its calls, and those that come later', async () => {
  const port = worker<string, string>(() => new Promise(() => undefined));
  const calls = openCalls<string, string>(port);
  const call = calls.call('a');
  port.lose('it fell over');
  await expect(call).rejects.toThrow('it fell over');
  await expect(calls.call('b')).rejects.toThrow('it fell over');
});

it('a pool opens workers when there is work, and never more than it may', async () => {
  let opened = 0;
  const pool = openPool<number, number>({
    workers: 2,
    open() {
      opened += 1;
      return worker<number, number>(async (request) => request * 2);
    },
  });
  expect(opened).toBe(0);
  expect(await pool.call(1)).toBe(2);
  expect(opened).toBe(1);
  expect(await Promise.all([1, 2, 3, 4, 5].map((request) => pool.call(request)))).toEqual([2, 4, 6, 8, 10]);
  expect(opened).toBe(2);
  await pool.close();
});

it('a call that overruns its time fails, and another worker takes over', async () => {
  const ports: ReturnType<typeof worker>[] = [];
  const pool = openPool<number, number>({
    workers: 1,
    most: 20,
    open() {
      const port = worker<number, number>((request) => (request === 0 ? new Promise(() => undefined) : request));
      ports.push(port);
      return port;
    },
  });
  const slow = pool.call(0);
  const next = pool.call(7);
  await expect(slow).rejects.toThrow('closed');
  expect(await next).toBe(7);
  expect(ports.map(({ closed }) => closed)).toEqual([true, false]);
  await pool.close();
});

it('a worker that is kept from the processor is waited for, and one that uses it up is not', async () => {
  let used = 0;
  let looks = 0;
  const pool = openPool<number, number>({
    workers: 1,
    most: 20,
    open: () => ({
      ...worker<number, number>(async () => {
        // Three times looked at, each time it has hardly had a turn.
        while (looks < 4) await new Promise((resolve) => setTimeout(resolve, 1));
        return 1;
      }),
      async used() {
        looks += 1;
        return used++;
      },
    }),
  });
  expect(await pool.call(0)).toBe(1);
  looks = 0;
  used = 1000;
  const greedy = pool.call(0);
  await Promise.resolve();
  used = 2000;
  await expect(greedy).rejects.toThrow('closed');
  await pool.close();
});

it('a thread that never ends is stopped once it has used up its time', async () => {
  const endless = new URL('data:text/javascript,import{parentPort as p}from"node:worker_threads";p.on("message",()=>{for(;;);})');
  const pool = openPool<number, number>({ workers: 1, most: 30, open: () => openThread(endless) });
  await expect(pool.call(0)).rejects.toThrow();
  await pool.close();
});

it('closing a pool refuses what still waits', async () => {
  const pool = openPool<number, number>({ workers: 1, open: () => worker<number, number>(() => new Promise(() => undefined)) });
  const [running, waiting] = [pool.call(1), pool.call(2)];
  expect(pool.waiting()).toBe(1);
  const closed = pool.close();
  await expect(running).rejects.toThrow('closed');
  await expect(waiting).rejects.toThrow('closed');
  await closed;
});

it('a thread that is ending holds the process until it has ended, also where it was at work', async () => {
  const holds: boolean[] = [];
  const port = { ...worker<string, string>(() => new Promise(() => undefined)), hold: (held: boolean) => void holds.push(held) };
  const pool = openPool<string, string>({ workers: 1, open: () => port });
  const call = pool.call('a');
  await pool.close();
  await expect(call).rejects.toThrow('closed');
  expect(holds).toEqual([false, true]);
});

it('one lane with many calls makes nobody else wait for all of them', async () => {
  const order: string[] = [];
  const pool = openPool<string, void>({
    workers: 1,
    open: () => worker<string, void>(async (request) => void order.push(request)),
  });
  const greedy = Array.from({ length: 40 }, (_, i) => pool.call(`greedy ${i}`, { lane: 'greedy', urgency: 0 }));
  const other = pool.call('other', { lane: 'other', urgency: 0 });
  const idle = pool.call('idle', { lane: 'third', urgency: 9 });
  await Promise.all([...greedy, other, idle]);
  expect(order.indexOf('other')).toBeLessThan(3);
  expect(order.at(-1)).toBe('idle');
  await pool.close();
});

it('the most urgent first, then the lane served longest ago, then whoever came first', () => {
  const served = new Map([
    ['a', 5],
    ['b', 3],
  ]);
  const place = (lane: string, urgency: number) => ({ lane, urgency });
  expect(nextInLine([place('a', 1), place('b', 1), place('b', 1)], served)).toBe(1);
  expect(nextInLine([place('b', 2), place('a', 1)], served)).toBe(1);
  expect(nextInLine([place('a', 1), place('c', 1)], served)).toBe(1);
  expect(nextInLine([place('c', 1), place('d', 1)], served)).toBe(0);
});

it('a lane has a share by what its calls cost: many long thoughts delay no short one, many short ones no long one', async () => {
  const order: string[] = [];
  const pool = openPool<string, void>({
    workers: 1,
    open: () => worker<string, void>(async (request) => void order.push(request)),
  });
  const many = (name: string, cost: number) =>
    Array.from({ length: 40 }, () => pool.call(name, { lane: name, urgency: 0, cost }));
  const one = (name: string, cost: number) => pool.call(`one ${name}`, { lane: `one ${name}`, urgency: 0, cost });
  const all = [...many('strong', 1000), one('easy', 50), ...many('easy', 50), one('strong', 1000)];
  await Promise.all(all);
  expect(order.indexOf('one easy')).toBeLessThan(4);
  expect(order.indexOf('one strong')).toBeLessThan(4);
  // In the time of one long thought the other lane has its twenty short ones.
  const second = order.indexOf('strong', order.indexOf('strong') + 1);
  expect(order.slice(0, second).filter((name) => name === 'easy').length).toBeGreaterThanOrEqual(20);
  await pool.close();
});
