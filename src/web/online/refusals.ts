/** What is asked of the server, with only the refusal as answer, as a table's source gives it. */
import type { Refusal } from '../../core/refusal.ts';
import type { ClientRequest } from '../../wire/requests.ts';
import { ask } from './socket.ts';

/** Asks over the socket. */
export async function request(message: ClientRequest): Promise<Refusal | undefined> {
  const answer = await ask(message);
  return answer.type === 'refused' ? answer.refusal : undefined;
}

/** Of what was asked over HTTP. */
export async function refusalOf(
  asked: Promise<{ readonly ok: boolean; readonly refusal?: Refusal }>,
): Promise<Refusal | undefined> {
  return (await asked).refusal;
}
