import { serveUntilStopped } from '../server/run.ts';
import { type Command, usageError } from './command.ts';

/** Serves tables; everything is set by the environment, so that there is one place to look. */
export const serve: Command = {
  usage: 'tafelrunde serve    (PORT, DATA and the rest by environment, see docs/running.md)',
  async run([unexpected]) {
    return unexpected === undefined ? serveUntilStopped(process.env) : usageError(`unexpected argument “${unexpected}”`);
  },
};
