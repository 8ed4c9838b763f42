/** Structured logs. What could open a seat or a session never gets in. */
import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

const secrets = ['token', 'cookie', 'invitation', 'code', 'secret', 'authorization'];

export function openLog(level: string, to?: DestinationStream): Log {
  const paths = secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  const options = { level, base: null, redact: { paths, censor: '…' } };
  return to ? pino(options, to) : pino(options);
}
