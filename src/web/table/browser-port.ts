/** Workers of the browser as ports. The worker itself is made by the caller, in a form that the bundler can see. */
import type { Port } from '../../workers/calls.ts';

export function portTo(worker: Worker): Port {
  return {
    post: (message) => worker.postMessage(message),
    hear: (listener) => worker.addEventListener('message', ({ data }) => listener(data)),
    whenLost: (listener) => worker.addEventListener('error', ({ message }) => listener(message || 'the worker was lost')),
    close: () => worker.terminate(),
  };
}

/** Inside a worker: the way back to the page. */
export function callerOfWorker(): Pick<Port, 'post' | 'hear'> {
  return {
    post: (message) => self.postMessage(message),
    hear: (listener) => self.addEventListener('message', ({ data }) => listener(data)),
  };
}
