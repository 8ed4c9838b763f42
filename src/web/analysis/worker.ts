/** Works beside the page. */
import { answerCalls } from '../../workers/calls.ts';
import { callerOfWorker } from '../table/browser-port.ts';
import { analyse, type Cost, type CostTask, type Found, type Progress, type RecordTask, weigh } from './tasks.ts';

answerCalls<RecordTask | CostTask, Found | Cost, Progress>(callerOfWorker(), (task, note) =>
  'record' in task ? analyse(task, note) : weigh(task),
);
