/** Holds what a server says against what the wire promises: every answer and message, with no member that is not listed. */
import * as v from 'valibot';
import { type ServerMessage, serverMessage } from '../../wire/messages.ts';
import { type Route, refused } from '../../wire/route.ts';
import { routes } from '../../wire/routes.ts';
import { refusalStatuses } from '../http/refusal-status.ts';
import { strict } from './strict.ts';

/** What is not promised must not be said: a clear failure of whichever test meets it. */
function hold(schema: v.GenericSchema, value: unknown, where: string): void {
  const result = v.safeParse(schema, value);
  if (result.success) return;
  const [issue] = result.issues;
  throw new Error(`${where} is not as promised: ${v.getDotPath(issue) ?? ''} ${issue.message}`);
}

export const strictMessage = strict(serverMessage);

export function checkMessage(message: unknown): ServerMessage {
  hold(strictMessage, message, `the message ${JSON.stringify(message).slice(0, 200)}`);
  return message as ServerMessage;
}

interface Promised {
  readonly route: Route;
  readonly address: RegExp;
  readonly answer: v.GenericSchema;
  readonly refusals: readonly number[];
}

const promised: readonly Promised[] = Object.values(routes).map((route) => ({
  route,
  address: new RegExp(`^/api${route.path.replaceAll(':id', '[^/]+').replaceAll(':seat', '\\d{1,2}')}$`),
  answer: route.answer ? strict(route.answer) : v.string(),
  refusals: refusalStatuses(route).map(({ status }) => status),
}));

const strictRefused = strict(refused);

export function checkAnswer(method: string, path: string, status: number, answer: unknown): void {
  const [address = ''] = path.split('?');
  if (!address.startsWith('/api/')) return;
  const where = `${method} ${address} (${status})`;
  const found = promised.find((one) => one.route.method === method && one.address.test(address));
  if (status < 400) {
    if (found) hold(found.answer, answer, where);
    return;
  }
  hold(strictRefused, answer, where);
  if (found && !found.refusals.includes(status)) throw new Error(`${where} is no refusal its description names`);
}
