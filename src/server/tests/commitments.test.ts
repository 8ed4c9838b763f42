import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRecord } from '../../cli/match.ts';
import { check } from '../../cli/verify.ts';
import { readCommitment, sealOf } from '../../core/commitment.ts';
import { seedHash } from '../../core/fairness.ts';
import { isRefusal } from '../../core/refusal.ts';
import { type Device, newDevice, openConnection, openDevice } from '../stress/client.ts';
import { playSeats } from '../stress/players.ts';
import { openWorld, type World } from '../stress/world.ts';

let world: World;
let anna: Device;
let bert: Device;
beforeAll(async () => {
  world = await openWorld();
  [anna, bert] = [await newDevice(world.base, 'Anna'), await newDevice(world.base, 'Bert')];
});
afterAll(() => world.remove());

let made = 0;
const newSecret = () => `${++made}`.padStart(64, '0');
const bot = { kind: 'bot', level: 'easy' };

interface Laid {
  readonly id: string;
  readonly hash: string;
  readonly secrets: readonly [string, string];
  post(device: Device, what: string, body?: object): ReturnType<Device['call']>;
  show(): Promise<Awaited<ReturnType<Device['call']>>['body']>;
  record(): Promise<string>;
}

/** Anna and Bert sit down beside a bot, each device with a commitment of its own. */
async function lay(): Promise<Laid> {
  const secrets = [newSecret(), newSecret()] as const;
  const seats = [{ kind: 'me' }, { kind: 'invite' }, bot];
  const opened = await anna.call('POST', '/api/tables', { game: 'magellan', seats, commitment: seedHash(secrets[0]) });
  const { id, hash } = opened.body.table;
  const [{ token }] = opened.body.invitations;
  const post: Laid['post'] = (device, what, body) => device.call('POST', `/api/tables/${id}/${what}`, body);
  await post(bert, 'join', { invitation: token, commitment: seedHash(secrets[1]) });
  return {
    id,
    hash,
    secrets,
    post,
    show: async () => (await anna.call('GET', `/api/tables/${id}`)).body.table,
    async record() {
      await playSeats(id, [
        { device: anna, seats: [0] },
        { device: bert, seats: [1] },
      ]);
      return (await anna.call('GET', `/api/tables/${id}/record`)).body;
    },
  };
}

async function verified(record: string): Promise<{ lines: string[]; verified: boolean }> {
  const table = await openRecord(record);
  if (isRefusal(table)) throw new Error(table.reason);
  return check(table, true);
}

const commitmentsIn = (lines: readonly string[]) => lines.flatMap((line) => readCommitment(line) ?? []);

describe('devices commit themselves and reveal', () => {
  it('all commitments are public before the first reveal, and the game begins with the last one', async () => {
    const { id, hash, secrets, post, show, record } = await lay();
    const early = await post(anna, 'reveal', { secret: secrets[0] });
    expect(early.body.refusal.reason).toBe('nothingToReveal');
    const watching = await openConnection(bert);
    await watching.ask({ type: 'watch', table: id });
    const started = (await post(anna, 'start')).body.table;
    expect(started).toMatchObject({ status: 'open', starting: { agreed: [] } });
    const { table: told } = await watching.hear('table', ({ table }) => table.starting !== null && table.starting !== undefined);
    expect(told.commitments).toHaveLength(2);
    expect(told.commitments).toEqual(
      expect.arrayContaining([
        { seat: 0, hash: seedHash(secrets[0]), revealed: false },
        { seat: 1, hash: seedHash(secrets[1]), revealed: false },
      ]),
    );
    const half = (await post(bert, 'reveal', { secret: secrets[1] })).body.table;
    expect(half.status).toBe('open');
    expect(JSON.stringify(half)).not.toContain(secrets[1]);
    expect((await post(anna, 'reveal', { secret: secrets[0] })).body.table).toMatchObject({ status: 'running', starting: null });
    await watching.hear('position');
    watching.close();
    const { contributions, commitments, seal } = await show();
    expect(commitments).toEqual([]);
    expect(commitmentsIn(contributions).map(({ seat, secret }) => ({ seat, secret }))).toEqual(
      expect.arrayContaining([
        { seat: 0, secret: secrets[0] },
        { seat: 1, secret: secrets[1] },
      ]),
    );
    // What was fixed before the first reveal is what was used.
    expect(seal).toBe(told.seal);
    expect(seal).toBe(sealOf(hash, contributions));
    const text = await record();
    for (const line of contributions) expect(text).toContain(`contribution: ${line}`);
    const { lines, verified: good } = await verified(text);
    expect(good).toBe(true);
    expect(lines.join('\n')).toContain('2 revealed');
    expect(lines.join('\n')).toContain(`seal ${seal}`);
  });

  it('a missing reveal holds the start until that device returns, over a restart of the server too', async () => {
    const { secrets, post, show, id } = await lay();
    await post(anna, 'start');
    await post(anna, 'reveal', { secret: secrets[0] });
    expect((await post(anna, 'start')).body.table.status).toBe('open');
    world = await world.restart();
    [anna, bert] = [openDevice(world.base, anna.cookie), openDevice(world.base, bert.cookie)];
    const after = (await anna.call('GET', `/api/tables/${id}`)).body.table;
    expect(after).toMatchObject({ status: 'open', starting: { agreed: [] } });
    expect(after.commitments.filter(({ revealed }: { revealed: boolean }) => !revealed)).toHaveLength(1);
    await bert.call('POST', `/api/tables/${id}/reveal`, { secret: secrets[1] });
    expect((await show()).status).toBe('running');
  });

  it('or until everybody who has a seat agrees to go on without it; record and verify name it', async () => {
    const { secrets, post, record } = await lay();
    expect((await post(anna, 'without')).body.table).toMatchObject({ status: 'open', starting: null });
    await post(anna, 'start');
    await post(anna, 'reveal', { secret: secrets[0] });
    expect((await post(anna, 'without')).body.table).toMatchObject({ status: 'open', starting: { agreed: [0] } });
    const stranger = await newDevice(world.base, 'Cem');
    expect((await post(stranger, 'without')).body.refusal.reason).toBe('notYourSeat');
    expect((await post(bert, 'without')).body.table.status).toBe('running');
    const text = await record();
    expect(text).toContain(`contribution: commitment 1 seat 2 ${seedHash(secrets[1])} missing`);
    const { lines, verified: good } = await verified(text);
    expect(good).toBe(true);
    expect(lines.join('\n')).toMatch(/A device did NOT reveal, .*seat 2 \(Bert\)/);
  });

  it('once the list is closed nothing is added to it', async () => {
    const { secrets, post } = await lay();
    await post(anna, 'start');
    const late = await post(anna, 'commitment', { commitment: seedHash(newSecret()) });
    expect(late.body.table.commitments).toHaveLength(2);
    expect((await post(bert, 'contribution', { contribution: 'salt' })).body.refusal.reason).toBe('alreadyStarted');
    expect((await post(bert, 'reveal', { secret: newSecret() })).body.refusal.reason).toBe('nothingToReveal');
    for (const secret of secrets) await post(bert, 'reveal', { secret });
    expect((await post(bert, 'reveal', { secret: secrets[1] })).status).toBe(200);
  });
});

describe('seats change before the game', () => {
  it('what a guest promised goes with him when he leaves', async () => {
    const { post, show, secrets } = await lay();
    await post(bert, 'seats/1/leave');
    expect((await show()).commitments).toEqual([{ seat: 0, hash: seedHash(secrets[0]), revealed: false }]);
    await post(anna, 'seats/1/bot', { level: 'easy' });
    await post(anna, 'start');
    expect((await post(anna, 'reveal', { secret: secrets[0] })).body.table.status).toBe('running');
  });

  it('where somebody had revealed the start is called off, that stays in the record, and all commit themselves anew', async () => {
    const { post, show, secrets, record } = await lay();
    await post(anna, 'start');
    await post(anna, 'reveal', { secret: secrets[0] });
    const { token } = (await post(bert, 'seats/1/handover')).body.invitation;
    const cem = await newDevice(world.base, 'Cem');
    const next = [newSecret(), newSecret()] as const;
    await post(cem, 'join', { invitation: token, commitment: seedHash(next[1]) });
    expect(await show()).toMatchObject({ starting: null, commitments: [{ seat: 1, hash: seedHash(next[1]), revealed: false }] });
    // What was revealed once is nobody's secret any more.
    expect((await post(anna, 'commitment', { commitment: seedHash(secrets[0]) })).body.table.commitments).toHaveLength(1);
    await post(anna, 'commitment', { commitment: seedHash(next[0]) });
    await post(anna, 'start');
    await post(anna, 'reveal', { secret: next[0] });
    expect((await post(cem, 'reveal', { secret: next[1] })).body.table.status).toBe('running');
    bert = cem;
    const text = await record();
    expect(text).toContain(`commitment 1 seat 1 ${seedHash(secrets[0])} ${secrets[0]} off`);
    expect(text).toContain(`commitment 1 seat 2 ${seedHash(secrets[1])} missing off`);
    const { lines, verified: good } = await verified(text);
    expect(good).toBe(true);
    expect(lines.join('\n')).toContain('Starts called off after a device had revealed: 1.');
  });

  it('a bot’s seat that is freed calls the start off too: a last reveal begins no game with nobody there', async () => {
    bert = await newDevice(world.base, 'Bert');
    const { post, show, secrets, record } = await lay();
    await post(anna, 'start');
    await post(anna, 'reveal', { secret: secrets[0] });
    await post(anna, 'seats/2/remove');
    expect((await post(bert, 'reveal', { secret: secrets[1] })).body.refusal.reason).toBe('nothingToReveal');
    expect(await show()).toMatchObject({ status: 'open', starting: null, commitments: [] });
    const next = [newSecret(), newSecret()] as const;
    await post(anna, 'commitment', { commitment: seedHash(next[0]) });
    await post(bert, 'commitment', { commitment: seedHash(next[1]) });
    await post(anna, 'seats/2/bot', { level: 'easy' });
    await post(anna, 'start');
    await post(anna, 'reveal', { secret: next[0] });
    expect((await post(bert, 'reveal', { secret: next[1] })).body.table.status).toBe('running');
    expect((await verified(await record())).verified).toBe(true);
  });

  it('where nobody had revealed yet the others need not commit themselves anew', async () => {
    const { post, show, secrets } = await lay();
    await post(anna, 'start');
    await post(anna, 'seats/1/remove');
    expect(await show()).toMatchObject({
      starting: null,
      commitments: [{ seat: 0, hash: seedHash(secrets[0]), revealed: false }],
    });
  });
});

describe('who commits himself', () => {
  it('alone at a table one waits for no other device of one’s own', async () => {
    const [here, there] = [newSecret(), newSecret()];
    const { code } = (await anna.call('POST', '/api/me/code')).body;
    const phone = openDevice(world.base);
    await phone.call('POST', '/api/session/code', { code });
    const opened = await anna.call('POST', '/api/tables', {
      game: 'magellan',
      seats: [{ kind: 'me' }, bot, bot],
      commitment: seedHash(here),
    });
    const { id } = opened.body.table;
    const post = (device: Device, what: string, body?: object) => device.call('POST', `/api/tables/${id}/${what}`, body);
    expect((await post(phone, 'commitment', { commitment: seedHash(there) })).body.table.commitments).toHaveLength(2);
    await post(anna, 'start');
    const { status, contributions } = (await post(anna, 'reveal', { secret: here })).body.table;
    expect(status).toBe('running');
    expect(commitmentsIn(contributions).filter(({ secret }) => secret === undefined)).toMatchObject([{ hash: seedHash(there) }]);
  });

  it('one who has not committed himself, and a table of bots, begin at once', async () => {
    for (const seats of [
      [{ kind: 'me' }, bot, bot],
      [bot, bot, bot],
    ]) {
      const { body } = await anna.call('POST', '/api/tables', { game: 'magellan', seats });
      expect((await anna.call('POST', `/api/tables/${body.table.id}/start`)).body.table).toMatchObject({
        status: 'running',
        seal: null,
      });
    }
    const commitment = seedHash(newSecret());
    const { body } = await anna.call('POST', '/api/tables', {
      game: 'magellan',
      seats: [bot, bot, bot],
      commitment,
      start: true,
    });
    expect(body.table).toMatchObject({ status: 'running', commitments: [] });
  });

  it('a device that commits itself once more has said something else; each device of a person counts', async () => {
    const { post, secrets } = await lay();
    const again = seedHash(newSecret());
    const { commitments } = (await post(anna, 'commitment', { commitment: again })).body.table;
    expect(commitments.map(({ hash }: { hash: string }) => hash).sort()).toEqual([again, seedHash(secrets[1])].sort());
  });

  it('nobody without a seat, nobody with another’s hash, nobody by a line that looks like one', async () => {
    const { post, secrets } = await lay();
    const stranger = await newDevice(world.base, 'Dora');
    expect((await post(stranger, 'commitment', { commitment: seedHash(newSecret()) })).body.refusal.reason).toBe('notYourSeat');
    expect((await post(anna, 'commitment', { commitment: seedHash(secrets[1]) })).body.table.commitments).toHaveLength(2);
    expect((await post(anna, 'commitment', { commitment: 'salt' })).status).toBe(400);
    const contribution = `commitment 1 seat 2 ${seedHash(secrets[1])} missing`;
    expect((await post(anna, 'contribution', { contribution })).body.refusal.reason).toBe('reservedLine');
  });

  it('at a rematch everybody anew', async () => {
    const { post, secrets, record } = await lay();
    await post(anna, 'start');
    for (const secret of secrets) await post(anna, 'reveal', { secret });
    await record();
    const next = (await post(anna, 'rematch')).body.rematch;
    expect((await anna.call('GET', `/api/tables/${next}`)).body.table).toMatchObject({
      commitments: [],
      starting: null,
      contributions: [],
    });
    const commitment = seedHash(newSecret());
    const said = await bert.call('POST', `/api/tables/${next}/commitment`, { commitment });
    expect(said.body.table.commitments).toEqual([{ seat: 1, hash: commitment, revealed: false }]);
  });
});
