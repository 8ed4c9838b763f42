/** Threads of Node as ports. */
import { parentPort, Worker } from 'node:worker_threads';
import type { Port } from './calls.ts';

/** A thread that runs the file. */
export function openThread(file: URL, workerData?: unknown): Port {
  const worker = new Worker(file, { workerData });
  return {
    post: (message) => worker.postMessage(message),
    hear: (listener) => void worker.on('message', listener),
    whenLost(listener) {
      worker.on('error', (error) => listener(String(error)));
      worker.on('exit', () => listener('the thread has ended'));
    },
    close: async () => void (await worker.terminate()),
    hold: (held) => (held ? worker.ref() : worker.unref()),
    async used() {
      const { user, system } = await worker.cpuUsage();
      return (user + system) / 1000;
    },
  };
}

/** Inside a thread: the way back to whoever opened it. */
export function callerOfThread(): Pick<Port, 'post' | 'hear'> {
  return {
    post: (message) => parentPort?.postMessage(message),
    hear: (listener) => void parentPort?.on('message', listener),
  };
}
