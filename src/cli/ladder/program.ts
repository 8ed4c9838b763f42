/** A bot that is a program of its own: it answers `decide` on stdout, one JSON object a line (docs/protocol.md). */
import { spawn } from 'node:child_process';
import type { Action } from '../../core/game.ts';
import { linesOf } from '../protocol/lines.ts';

export interface Program {
  decide(request: object): Promise<Action>;
  close(): void;
}

const longestLine = 5_000_000;
/** How much of what went wrong is said. */
const longestEcho = 300;

export function openProgram(command: string): Program {
  const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdout.setEncoding('utf8');
  const lines = linesOf(child.stdout as AsyncIterable<string>, longestLine);
  let next = 0;
  return {
    async decide(request) {
      const id = next++;
      child.stdin.write(`${JSON.stringify({ id, command: 'decide', ...request })}\n`);
      const { value: line } = await lines.next();
      if (typeof line !== 'string') throw new Error(`“${command}” has ended`);
      return actionIn(line, command);
    },
    close() {
      child.stdin.end();
    },
  };
}

function actionIn(line: string, command: string): Action {
  const answer: unknown = JSON.parse(line);
  if (typeof answer === 'object' && answer !== null && 'action' in answer) return answer.action as Action;
  throw new Error(`“${command}” gave no action but ${line.slice(0, longestEcho)}`);
}
