/** Reading what the server says over the socket. */
import * as v from 'valibot';
import { type ServerMessage, serverMessage } from '../../wire/messages.ts';

const knownTypes: ReadonlySet<unknown> = new Set(serverMessage.options.map(({ entries }) => entries.type.literal));

/**
 * The message; `unknown` where a newer server says something this page has never heard of and need not;
 * `unreadable` where it says something known in a way that the page cannot read.
 */
export function readMessage(text: string): ServerMessage | 'unknown' | 'unreadable' {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return 'unreadable';
  }
  const read = v.safeParse(serverMessage, json, { abortEarly: true });
  if (read.success) return read.output;
  const type = typeof json === 'object' && json !== null && 'type' in json ? json.type : undefined;
  return typeof type === 'string' && !knownTypes.has(type) ? 'unknown' : 'unreadable';
}
