/** The holes of the first attack that were open against people, each tried once more from outside. */
import { setTimeout as sleep } from 'node:timers/promises';
import { at } from '../../core/at.ts';
import { seedHash } from '../../core/fairness.ts';
import { orderToPass } from './bidding.ts';
import { type Device, newDevice, openConnection, openDevice } from './client.ts';
import { longRecord } from './long-record.ts';
import { seatTable } from './table.ts';

export interface Hole {
  /** Its number in the list of holes. */
  readonly item: string;
  readonly what: string;
  /** Why it is open; undefined where it is closed. */
  tried(base: string): Promise<string | undefined>;
}

const shown = async (device: Device, table: string) => (await device.call('GET', `/api/tables/${table}`)).body.table;

const silentYes: Hole = {
  item: '11',
  what: 'to end a game, or take back, while a bot sits in for the other',
  async tried(base) {
    const table = await seatTable(base, 'tikal', 2);
    await table.step();
    const { id, devices, connections } = table;
    await at(devices, 1).call('POST', `/api/tables/${id}/seats/1/bot`, { level: 'easy' });
    for (const what of ['end', 'undo']) {
      await at(connections, 0).ask({ type: 'propose', table: id, seat: 0, what });
      const { status, secret, proposal } = await shown(at(devices, 0), id);
      if (status !== 'running' || secret !== null) return `${what}: the game is ${status}`;
      if (proposal && !proposal.missing.includes(1)) return `${what}: nobody is asked`;
      await at(connections, 0).ask({ type: 'answer', table: id, agree: false });
    }
    return undefined;
  },
};

const knownCards: Hole = {
  item: '12',
  what: 'to bring an unfinished game and not say so',
  async tried(base) {
    const lines = (await longRecord(400)).split('\n').filter((line) => !line.startsWith('result:'));
    const record = lines.slice(0, 40).join('\n');
    const host = await newDevice(base, 'Bringer');
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const { status, body } = await host.call('POST', '/api/records', { record, seats, public: true });
    if (status !== 201) return `it was not taken in: ${body.refusal?.reason}`;
    const { table } = body;
    if (table.brought !== 'known' || table.rated !== false) return 'the table does not say so';
    const listed = (await openDevice(base).call('GET', '/api/tables?status=open')).body.tables;
    return listed.find(({ id }: { id: string }) => id === table.id)?.brought === 'known' ? undefined : 'the list does not say so';
  },
};

const goneTalks: Hole = {
  item: '13',
  what: 'to talk on when signed out or deleted',
  async tried(base) {
    const { id, devices, connections } = await seatTable(base);
    for (const [seat, path] of [
      [1, '/api/session'],
      [2, '/api/me'],
    ] as const) {
      const line = at(connections, seat);
      await at(devices, seat).call('DELETE', path);
      const said = await Promise.race([
        line.ask({ type: 'chat', table: id, text: 'still here' }).catch(() => undefined),
        line.closed.then(() => undefined),
      ]);
      if (said?.type === 'done') return `after DELETE ${path}`;
    }
    return undefined;
  },
};

const strangersTalk: Hole = {
  item: '14',
  what: 'to talk at a private table, and add to its shuffle, without a seat',
  async tried(base) {
    const host = await newDevice(base, 'Host');
    const seats = [{ kind: 'me' }, { kind: 'invite' }];
    const { id } = (await host.call('POST', '/api/tables', { game: 'tikal', seats })).body.table;
    const stranger = await newDevice(base, 'Stranger');
    const line = await openConnection(stranger);
    const said = await line.ask({ type: 'chat', table: id, text: 'hello' });
    line.cut();
    if (said.refusal?.reason !== 'onlySeatsTalk') return 'a line was posted';
    const added = await stranger.call('POST', `/api/tables/${id}/contribution`, { contribution: 'a line' });
    return added.body.refusal?.reason === 'onlySeatsTalk' ? undefined : 'a line was added';
  },
};

const namelessAnswers: Hole = {
  item: '15',
  what: 'to be refused for haste without a name, or to post a line twice',
  async tried(base) {
    const { id, connections } = await seatTable(base);
    const line = at(connections, 0);
    const pings = () => Promise.all(Array.from({ length: 50 }, () => line.ask({ type: 'ping' })));
    let refused = false;
    for (let round = 0; round < 8 && !refused; round++) {
      const answers = await Promise.race([pings(), sleep(5000)]);
      if (!answers) return 'a message was not answered under its name';
      refused = answers.some(({ type }) => type === 'refused');
    }
    if (!refused) return 'nobody was refused for haste';
    const other = at(connections, 1);
    for (let again = 0; again < 2; again++) await other.ask({ type: 'chat', id: 'the same', table: id, text: 'once' });
    await other.ask({ type: 'chat', table: id, text: 'last' });
    await other.hear('chat', ({ lines }) => lines.some(({ text }) => text === 'last'));
    const lines = other.told.flatMap((told) => (told.type === 'chat' ? told.lines : []));
    return lines.filter(({ text }) => text === 'once').length === 1 ? undefined : 'a line was posted twice';
  },
};

const hastyOrders: Hole = {
  item: '16',
  what: 'to tell a standing order by its haste',
  async tried(base) {
    const table = await seatTable(base);
    const { seat, next } = await orderToPass(table);
    const { number } = await table.step();
    const told = await at(table.connections, seat).hear('position', (position) => position.number >= number);
    const began = performance.now();
    if (told.number !== number || told.waiting[0] !== next) return 'it came in the same message';
    const answered = await at(table.connections, seat).hear('position', (position) => position.number > number);
    if (performance.now() - began < 900) return 'it came at once';
    const fields = (entry: object | undefined) => Object.keys(entry ?? {}).join();
    return fields(answered.entries[0]) === fields(told.entries[0]) ? undefined : 'a field tells it';
  },
};

const blankNames: Hole = {
  item: '17',
  what: 'to be called nothing, or as somebody else at the table',
  async tried(base) {
    const device = openDevice(base);
    for (const name of ['', ' ', '\u3164', '\u2800', '\u200b\u200d', '\u115f', 'a\u00ad', '\u0301'])
      if ((await device.call('POST', '/api/session', { name })).status < 300) return `a name was taken: ${escape(name)}`;
    const [one, two] = [await newDevice(base, 'Anna'), await newDevice(base, 'ＡＮＮＡ')];
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const { id } = (await one.call('POST', '/api/tables', { game: 'tikal', seats, public: true })).body.table;
    await two.call('POST', `/api/tables/${id}/join`);
    const names = (await shown(one, id)).seats.map(({ name }: { name: string }) => name.normalize('NFKC').toLowerCase());
    return new Set(names).size === 2 ? undefined : `both are called ${names[0]}`;
  },
};

const lateReveals: Hole = {
  item: '18',
  what: 'to reveal before all have committed themselves, or to begin without a device unasked',
  async tried(base) {
    const [anna, bert] = [await newDevice(base, 'Anna'), await newDevice(base, 'Bert')];
    const [mine, his] = ['1', '2'].map((digit) => digit.repeat(64)) as [string, string];
    const seats = [{ kind: 'me' }, { kind: 'invite' }];
    const { body } = await anna.call('POST', '/api/tables', { game: 'tikal', seats, commitment: seedHash(mine) });
    const path = `/api/tables/${body.table.id}`;
    await bert.call('POST', `${path}/join`, { invitation: body.invitations[0].token, commitment: seedHash(his) });
    const early = await anna.call('POST', `${path}/reveal`, { secret: mine });
    if (early.body.refusal?.reason !== 'nothingToReveal') return 'a reveal was taken before the start';
    await anna.call('POST', `${path}/start`);
    await anna.call('POST', `${path}/reveal`, { secret: mine });
    await anna.call('POST', `${path}/without`);
    const { status, commitments } = await shown(anna, body.table.id);
    if (status !== 'open' || commitments.length !== 2) return 'the game began without a device, and nobody agreed';
    await bert.call('POST', `${path}/without`);
    const after = await shown(anna, body.table.id);
    const named = after.contributions.some((line: string) => line.includes(`${seedHash(his)} missing`));
    return after.status === 'running' && named ? undefined : 'the missing device is not named';
  },
};

const lastingSessions: Hole = {
  item: '19',
  what: 'to stay signed in on a device that another one has signed out',
  async tried(base) {
    const [phone, lost] = [await newDevice(base, 'Anna'), openDevice(base)];
    const { code } = (await phone.call('POST', '/api/me/code')).body;
    await lost.call('POST', '/api/session/code', { code });
    const line = await openConnection(lost);
    await phone.call('POST', '/api/me/devices/signout', {});
    const closed = await Promise.race([line.closed, sleep(5000)]);
    return closed === undefined || (await lost.call('GET', '/api/me')).status !== 401 ? 'it still is' : undefined;
  },
};

export const holes: readonly Hole[] = [
  silentYes,
  knownCards,
  goneTalks,
  strangersTalk,
  namelessAnswers,
  hastyOrders,
  blankNames,
  lateReveals,
  lastingSessions,
];
