/**
 * A bot on one page: takes the seat of an invite link and plays what it is offered, never looking ahead.
 * node examples/bot.ts http://localhost:3000/table/…#… [name]
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { WebSocket } from 'ws';
import type { Action, Choice } from '../src/core/game.ts';
import { serverMessage } from '../src/wire/messages.ts';
import { openSession } from '../src/wire/people-routes.ts';
import { protocol } from '../src/wire/protocol.ts';
import type { ClientRequest } from '../src/wire/requests.ts';
import { refused } from '../src/wire/route.ts';
import { joinTable, revealToShuffle } from '../src/wire/seat-routes.ts';

const [link = '', name = 'One Page'] = process.argv.slice(2);
const { origin, pathname, hash } = new URL(link);
const table = pathname.split('/').at(-1) ?? '';
let cookie = '';

async function post(path: string, body: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json', cookie };
  const response = await fetch(`${origin}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  cookie ||= response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const answer = await response.json();
  if (!response.ok) throw new Error(v.parse(refused, answer).refusal.text);
  return answer;
}

await post(openSession.path, { name });
/** Its part in the shuffle: fixed by its hash when it sits down, revealed when everybody's is fixed. */
const secret = randomBytes(32);
const commitment = createHash('sha256').update(secret).digest('hex');
const joined = await post(joinTable.path.replace(':id', table), { invitation: hash.slice(1), commitment });
const { seat } = v.parse(joinTable.answer, joined);
console.log(`${name} sits at seat ${seat + 1}`);

const address = `${origin.replace('http', 'ws')}/api/socket?protocol=${protocol.version}`;
const socket = new WebSocket(address, { headers: { cookie } });
const send = (request: ClientRequest) => socket.send(JSON.stringify({ id: randomUUID(), ...request }));

socket.on('open', () => send({ type: 'watch', table }));
socket.on('close', () => process.exit());
socket.on('message', (data) => {
  const read = v.safeParse(serverMessage, JSON.parse(String(data)));
  // What a newer server says beside is passed over.
  const message = read.success ? read.output : undefined;
  // It looks at no view, so a change of one says as much to it as the whole.
  const position = message?.type === 'position' || message?.type === 'changed' ? message : undefined;
  if (message?.type === 'table' && message.table.starting) void reveal(message.table.commitments);
  else if (position?.standing) {
    console.log(`The game is over: ${position.standing.points.join(' : ')}`);
    socket.close();
  } else if (position?.waiting.includes(seat)) send({ type: 'choices', table, seat });
  else if (message?.type === 'done' && message.choices && message.question) act(message.question.id, message.choices);
  else if (message?.type === 'refused') console.log(message.refusal.text);
});

async function reveal(commitments: readonly { readonly hash: string; readonly revealed: boolean }[] = []): Promise<void> {
  const isMine = commitments.some((one) => one.hash === commitment && !one.revealed);
  if (isMine) await post(revealToShuffle.path.replace(':id', table), { secret: secret.toString('hex') });
}

/** An offer carries its action; a form carries a sensible filling to start from. */
function act(question: string, choices: readonly Choice<Action>[]): void {
  const actions = choices.flatMap((choice) => ('action' in choice ? choice.action : (choice.proposal ?? [])));
  const action = actions[Math.floor(Math.random() * actions.length)];
  if (action) send({ type: 'act', table, seat, question, action });
}
