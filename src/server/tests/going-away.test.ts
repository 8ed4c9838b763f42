/** The database goes away at each statement of a request in turn: the line is cut, or it is said that one may try again; never that we are broken. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { at } from '../../core/at.ts';
import { atLength } from '../../core/laws/suite.ts';
import { fastRandom } from '../../core/random.ts';
import { type Connection, openConnection } from '../stress/client.ts';
import { failingStore } from '../stress/failing.ts';
import { decide } from '../stress/players.ts';
import { type Seated, seatTable } from '../stress/table.ts';
import { openWorld, type World } from '../stress/world.ts';

/** What Postgres says to whoever is at it while it is stopped. */
const failing = failingStore({ code: '57P01' });
const allowed = ['done', 'cut', 'tryAgain', 'notKnown'];
/** In the short form only some of the statements. */
const step = atLength ? 1 : 5;

let world: World;
let table: Seated;
let names = 0;
const rejected: unknown[] = [];
const note = (error: unknown) => rejected.push(error);

beforeAll(async () => {
  process.on('unhandledRejection', note);
  world = await openWorld({}, { database: failing.open });
  table = await seatTable(world.base);
  await table.step();
});
afterAll(async () => {
  process.off('unhandledRejection', note);
  await world.remove();
});

const back = () => expect.poll(() => world.context.availability.away, { timeout: 20_000, interval: 20 }).toBe(false);

/** Of the seat that is asked. */
async function attend(): Promise<{ connection: Connection; seat: number; say: () => Record<string, unknown> }> {
  const looking = await openConnection(at(table.devices, 0));
  await looking.ask({ type: 'watch', table: table.id });
  const seat = at((await looking.hear('position')).waiting, 0);
  looking.close();
  const connection = await openConnection(at(table.devices, seat));
  await connection.ask({ type: 'watch', table: table.id });
  const position = await connection.hear('position', (told) => told.seat === seat);
  const action = decide(table.game, position as never, fastRandom(1));
  return { connection, seat, say: () => ({ type: 'act', seat, question: position.question?.id, action }) };
}

type Message = (seat: number, act: Record<string, unknown>) => Record<string, unknown>;

const messages: Readonly<Record<string, Message>> = {
  watch: () => ({ type: 'watch', seen: 0 }),
  act: (_, act) => act,
  choices: (seat) => ({ type: 'choices', seat }),
  orders: (seat) => ({ type: 'orders', seat, orders: [] }),
  chat: () => ({ type: 'chat', text: 'well played' }),
  propose: (seat) => ({ type: 'propose', seat, what: 'end' }),
};

/** Whether the table was in memory, or had to be read first. */
const moments = [false, true].flatMap((cold) => Object.entries(messages).map(([kind, message]) => ({ kind, cold, message })));

it.each(moments)('$kind (the table must be read: $cold)', { timeout: 60_000 }, async ({ cold, message }) => {
  const { registry } = world.context;
  for (let first = 1; ; first += step) {
    const { connection, seat, say } = await attend();
    const wanted = { ...message(seat, say()), table: table.id, id: `message ${++names}` };
    if (cold) registry.live.delete(table.id);
    failing.arm(first, 1);
    const told = connection.ask(wanted).then(
      (answer) => (answer.type === 'done' ? 'done' : (answer.refusal?.reason ?? '')),
      () => 'cut',
    );
    const answer = await told;
    const ran = failing.disarm();
    await back();
    connection.close();
    expect([first, allowed.includes(answer) ? 'well' : answer]).toEqual([first, 'well']);
    expect(rejected).toEqual([]);
    if (ran < first) return;
  }
});

it('over HTTP too: a table is opened, joined and started', { timeout: 60_000 }, async () => {
  const [host, guest] = [at(table.devices, 0), at(table.devices, 1)];
  const seats = [{ kind: 'me' }, { kind: 'invite' }, { kind: 'bot', level: 'easy' }];
  for (let first = 1; ; first += step) {
    const wish = { game: 'magellan', seats, name: `a table of this name ${++names}` };
    const insist = async (device: typeof host, path: string, body: object = {}) => {
      for (;;) {
        const { status, body: answer } = await device.call('POST', path, body);
        if (status < 300 || answer.refusal.reason === 'alreadyStarted') return answer;
        expect([first, path, status, answer.refusal.reason]).toEqual([
          first,
          path,
          503,
          expect.stringMatching('tryAgain|notKnown'),
        ]);
        await back();
      }
    };
    failing.arm(first, 1);
    const { table: opened, invitations } = await insist(host, '/api/tables', wish);
    await insist(guest, `/api/tables/${opened.id}/join`, { invitation: at(invitations as { token: string }[], 0).token });
    await insist(host, `/api/tables/${opened.id}/start`);
    const ran = failing.disarm();
    await back();
    expect(rejected).toEqual([]);
    if (ran < first) return;
  }
});
