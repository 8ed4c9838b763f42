/**
 * A bot in fifty lines: takes the seat of an invite link and plays what it is offered, never looking ahead.
 * node examples/bot.ts http://localhost:3000/table/…#… [name]
 */
import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';

const [link = '', name = 'Fifty Lines'] = process.argv.slice(2);
const { origin, pathname, hash } = new URL(link);
const table = pathname.split('/').at(-1) ?? '';
let cookie = '';

async function post(path: string, body: object): Promise<{ seat: number }> {
  const headers = { 'content-type': 'application/json', cookie };
  const response = await fetch(`${origin}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  cookie ||= response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const answer = (await response.json()) as { seat: number; refusal?: { text: string } };
  if (!response.ok) throw new Error(answer.refusal?.text);
  return answer;
}

await post('/session', { name });
const { seat } = await post(`/tables/${table}/join`, { invitation: hash.slice(1), contribution: randomUUID() });
console.log(`${name} sits at seat ${seat + 1}`);

const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/socket`, { headers: { cookie } });
const send = (message: object) => socket.send(JSON.stringify({ id: randomUUID(), table, ...message }));

socket.on('open', () => send({ type: 'watch' }));
socket.on('close', () => process.exit());
socket.on('message', (data) => {
  const told = JSON.parse(String(data));
  if (told.type === 'position' && told.standing) {
    console.log(`The game is over: ${told.standing.points.join(' : ')}`);
    socket.close();
  } else if (told.type === 'position' && told.waiting.includes(seat)) send({ type: 'choices', seat });
  else if (told.type === 'done' && told.choices?.length) act(told.question.id, told.choices);
  else if (told.type === 'refused') console.log(told.refusal.text);
});

/** An offer carries its action; a form carries a sensible filling to start from. */
function act(question: string, choices: { action?: object; proposal?: object }[]): void {
  const actions = choices.flatMap(({ action, proposal }) => action ?? proposal ?? []);
  const action = actions[Math.floor(Math.random() * actions.length)];
  if (action) send({ type: 'act', seat, question, action });
}
