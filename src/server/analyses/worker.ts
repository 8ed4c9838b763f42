/** A thread that works analyses out, behind everything else: nobody who plays waits for one. */
import { answerCalls } from '../../workers/calls.ts';
import { callerOfThread } from '../../workers/node-port.ts';
import { standBack } from '../../workers/stand-back.ts';
import { type AnalysisAnswer, type AnalysisJob, workOut } from './job.ts';

answerCalls<AnalysisJob, AnalysisAnswer>(callerOfThread(), (job) => {
  standBack();
  return workOut(job);
});
