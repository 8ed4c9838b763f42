/** The way to the worker; each analysis has one of its own, so that stopping it stops nothing else. */
import { type Calls, openCalls } from '../../workers/calls.ts';
import { portTo } from '../table/browser-port.ts';
import type { Cost, CostTask, Found, Progress, RecordTask } from './tasks.ts';

const open = <Request, Answer>(): Calls<Request, Answer, Progress> =>
  openCalls(portTo(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })));

export const openAnalyst = () => open<RecordTask, Found>();
export const openAdviser = () => open<CostTask, Cost>();
