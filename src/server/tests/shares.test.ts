/** A game that is over has an address for anybody, made by those who may and closed by whoever made it; a running one never has. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commentLimits } from '../../core/comments.ts';
import { type Device, newDevice, openDevice } from '../stress/client.ts';
import { type Seated, seatTable } from '../stress/table.ts';
import { openWorld, type World } from '../stress/world.ts';

const record = readFileSync(new URL('../../games/tikal/records/3-players.txt', import.meta.url), 'utf8').replace(
  /^players: 3$/m,
  'players: 3\nseat 1: Rosalind\nseat 2: Bert <b>',
);

let world: World;
let anna: Device;
let stranger: Device;
let table: Seated;
beforeAll(async () => {
  world = await openWorld();
  anna = await newDevice(world.base, 'Anna');
  stranger = openDevice(world.base);
  table = await seatTable(world.base, 'magellan', 3, { public: false });
});
afterAll(() => world.remove());

const made = async (device: Device, wish: object) => device.call('POST', '/api/shares', wish);
const reason = async (device: Device, wish: object) => (await made(device, wish)).body.refusal?.reason;
const count = async () => (await anna.call('GET', '/api/me/shares')).body.shares.length;

async function ended(seated: Seated): Promise<void> {
  await seated.step();
  await seated.connections[0]?.ask({ type: 'propose', table: seated.id, seat: 0, what: 'end' });
  for (const seat of [1, 2]) await seated.connections[seat]?.ask({ type: 'answer', table: seated.id, agree: true });
}

describe('of a record', () => {
  it('an address shows anybody the game, and says what it opens with', async () => {
    const commented = `${record.trimEnd()}\n* note 7 Anna: Why not here?\n`;
    const { status, body } = await made(anna, { record: commented, moment: 7, title: ' A\tbranch ' });
    expect(status).toBe(201);
    expect(body.share).toMatchObject({ game: 'tikal', table: null, title: 'A branch', moment: 7, hidden: false });
    expect(body.share.id.length).toBeGreaterThanOrEqual(16);
    expect(body.share.link).toBe(`${world.base}/s/${body.share.id}/7`);
    const shown = (await stranger.call('GET', `/api/shares/${body.share.id}`)).body;
    expect(shown).toMatchObject({ game: 'tikal', title: 'A branch', moment: 7, mine: false, record: commented });
    expect((await anna.call('GET', `/api/shares/${body.share.id}`)).body.mine).toBe(true);
  });

  it('without names it names nobody', async () => {
    const { share } = (await made(anna, { record: `${record}* note 1 Rosalind: hm\n`, hidden: true })).body;
    const shown = (await stranger.call('GET', `/api/shares/${share.id}`)).body;
    expect(shown.record).not.toMatch(/Rosalind|Bert/);
    expect(shown.record).toContain('* note 1 : hm');
  });

  it.each([
    ['no record at all', 'Dear diary', 'brokenRecord'],
    ['a move the rules refuse', `${record}1 place 1 2 3\n`, 'brokenRecord'],
    ['a comment on a moment that never came', `${record}* note 99999 Anna: hm\n`, 'brokenRecord'],
    ['more lines than any game has', `${record}${'# \n'.repeat(10_001)}`, 'tooMuchRecord'],
    ['a longer text than is taken', 'x'.repeat(400_001), 'tooHigh'],
  ])('%s gets none', async (_, text, why) => {
    const before = await count();
    expect(['unreadable', why]).toContain(await reason(anna, { record: text }));
    expect(await count()).toBe(before);
  });

  it('nobody makes one without a name, and what is no wish is none', async () => {
    expect(await reason(stranger, { record })).toBe('noSession');
    for (const wish of [{}, { record: 7 }, { record, moment: -1 }, { record, moment: 0.5 }, { record, hidden: 'yes' }])
      expect((await made(anna, wish)).body.refusal).toBeDefined();
    expect((await made(anna, { record, title: 'x'.repeat(61) })).status).toBe(400);
  });
});

describe('of a table', () => {
  it('none is made while it runs, whoever asks', async () => {
    expect(await reason(table.devices[0]!, { table: table.id })).toBe('stillRunning');
    expect(await reason(anna, { table: table.id })).toBe('notYourSeat');
    expect(await reason(anna, { table: 'no-such-table' })).toBe('noSuchTable');
  });

  it('of a private one only those who sat there make one, and their comments go with it', async () => {
    await ended(table);
    const comments = '* note 1 Player 1: A bold bid\n* note 0 Player 2: Ready';
    expect(await reason(anna, { table: table.id })).toBe('notYourSeat');
    const { share } = (await made(table.devices[1]!, { table: table.id, moment: 1, comments })).body;
    const shown = (await stranger.call('GET', `/api/shares/${share.id}`)).body;
    expect(shown.record).toContain('seat 1: Player 1');
    expect(shown.record.trimEnd().split('\n').slice(-2)).toEqual(['* note 0 Player 2: Ready', '* note 1 Player 1: A bold bid']);
    const nameless = (await made(table.devices[1]!, { table: table.id, comments, hidden: true })).body.share;
    expect((await stranger.call('GET', `/api/shares/${nameless.id}`)).body.record).not.toContain('Player');
  });

  it('comments that are none are refused', async () => {
    const wish = { table: table.id };
    const device = table.devices[1]!;
    expect(await reason(device, { ...wish, comments: '1 bid 3' })).toBe('brokenRecord');
    expect(await reason(device, { ...wish, comments: '* note x' })).toBe('brokenRecord');
    const many = '* note 0 A: b\n'.repeat(commentLimits.most + 1);
    expect(await reason(device, { ...wish, comments: many })).toBe('brokenRecord');
  });

  it('of a public one anybody does', async () => {
    const open = await seatTable(world.base, 'magellan', 3, { public: true });
    await ended(open);
    expect((await made(await newDevice(world.base, 'Emil'), { table: open.id })).status).toBe(201);
  });

  it('a finished game keeps its comments on the way in and out', async () => {
    const commented = `${record.trimEnd()}\n* note 3 Anna: hm\n`;
    const { body } = await anna.call('POST', '/api/records', { record: commented });
    const out = (await stranger.call('GET', `/api/tables/${body.table.id}/record`)).body;
    expect(out.trimEnd().split('\n').at(-1)).toBe('* note 3 Anna: hm');
  });
});

describe('comments at an address', () => {
  const said = async (device: Device, share: string) => (await device.call('GET', `/api/shares/${share}/comments`)).body;
  const say = (device: Device, share: string, text: string, moment = 1) =>
    device.call('POST', `/api/shares/${share}/comments`, { moment, text });

  it('those who sat at the table talk about it and read each other; others only read', async () => {
    const [one, two, three] = table.devices as [Device, Device, Device];
    const { share } = (await made(one, { table: table.id })).body;
    expect((await say(two, share.id, ' Why\u202e so\thigh? ')).status).toBe(201);
    const { body } = await say(three, share.id, 'I wanted him.', 0);
    expect(body.comments.map(({ moment, author, text }: Record<string, unknown>) => [moment, author, text])).toEqual([
      [0, 'Player 3', 'I wanted him.'],
      [1, 'Player 2', 'Why so high?'],
    ]);
    expect(body.comments.map(({ removable }: { removable: boolean }) => removable)).toEqual([true, false]);
    expect((await said(stranger, share.id)).mayComment).toBe(false);
    expect((await say(anna, share.id, 'me too')).body.refusal.reason).toBe('notYoursToComment');
    expect((await say(stranger, share.id, 'me too')).body.refusal.reason).toBe('noSession');
    expect((await say(two, share.id, ' \n ')).body.refusal.reason).toBe('wrongComment');
    expect((await said(stranger, share.id)).comments).toHaveLength(2);
    const [late] = (await said(two, share.id)).comments.filter(({ moment }: { moment: number }) => moment === 0);
    const remove = (device: Device) => device.call('POST', `/api/shares/${share.id}/comments/remove`, { id: late.id });
    expect((await remove(two)).body.refusal.reason).toBe('noSuchComment');
    expect((await remove(one)).body.comments).toHaveLength(1);
  });

  it('where it is wished everybody who has the address may, but nobody whom its maker keeps away from', async () => {
    const { share } = (await made(anna, { record, talk: true, hidden: true })).body;
    expect(share.talk).toBe(true);
    const bert = await newDevice(world.base, 'Bert');
    expect((await said(stranger, share.id)).mayComment).toBe(true);
    expect((await say(bert, share.id, 'Hm')).body.comments).toMatchObject([{ author: '', text: 'Hm', removable: true }]);
    const { person } = (await bert.call('GET', '/api/me')).body;
    await anna.call('POST', '/api/me/mutes', { person: person.id, muted: true });
    expect((await say(bert, share.id, 'Hm')).body.refusal?.reason).toBe('notYoursToComment');
    expect((await said(anna, share.id)).comments).toEqual([]);
    expect((await say(bert, 'nothing', 'Hm')).body.refusal.reason).toBe('noSuchShare');
  });

  it('go with whoever wrote them, are in what one takes along, and go with the address', async () => {
    const emma = await newDevice(world.base, 'Emma');
    const { share } = (await made(emma, { record, talk: true })).body;
    const [cleo, dirk] = [await newDevice(world.base, 'Cleo'), await newDevice(world.base, 'Dirk')];
    await say(cleo, share.id, 'From Cleo');
    await say(dirk, share.id, 'From Dirk');
    expect((await cleo.call('GET', '/api/me/export')).body.comments).toMatchObject([{ share: share.id, text: 'From Cleo' }]);
    await cleo.call('DELETE', '/api/me');
    expect((await said(stranger, share.id)).comments.map(({ text }: { text: string }) => text)).toEqual(['From Dirk']);
    await emma.call('POST', '/api/me/shares/close', { id: share.id });
    expect((await dirk.call('GET', '/api/me/export')).body.comments).toEqual([]);
  });
});

describe('an address', () => {
  it('is closed by whoever made it and nobody else; then it shows nothing', async () => {
    const dora = await newDevice(world.base, 'Dora');
    const { share } = (await made(dora, { record })).body;
    const bert = await newDevice(world.base, 'Bert');
    expect((await bert.call('POST', '/api/me/shares/close', { id: share.id })).body.refusal.reason).toBe('noSuchShare');
    expect((await stranger.call('GET', `/api/shares/${share.id}`)).status).toBe(200);
    const left = (await dora.call('POST', '/api/me/shares/close', { id: share.id })).body.shares;
    expect(left.map(({ id }: { id: string }) => id)).not.toContain(share.id);
    expect((await stranger.call('GET', `/api/shares/${share.id}`)).status).toBe(404);
    expect((await stranger.call('GET', '/api/shares/x')).body.refusal.reason).toBe('noSuchShare');
  });

  it('goes with the person, and is in what one takes along', async () => {
    const chris = await newDevice(world.base, 'Chris');
    const { share } = (await made(chris, { record, title: 'mine' })).body;
    expect((await chris.call('GET', '/api/me/export')).body.shares).toMatchObject([{ id: share.id, title: 'mine' }]);
    await chris.call('DELETE', '/api/me');
    expect((await stranger.call('GET', `/api/shares/${share.id}`)).status).toBe(404);
  });

  it('says which game and moment it shows before it is opened, in its maker’s language, and no title is markup', async () => {
    const client = join(world.folder, 'client');
    mkdirSync(client);
    writeFileSync(join(client, 'index.html'), '<html><head></head><body></body></html>');
    const other = await openWorld({ CLIENT: client });
    const dora = openDevice(other.base);
    await dora.call('POST', '/api/session', { name: 'Dora', language: 'de' });
    const { share } = (await made(dora, { record, moment: 12, title: '"><script>' })).body;
    const page = await (await fetch(`${other.base}/s/${share.id}/30`)).text();
    expect(page).toContain('og:title" content="Tikal: &#34;&#62;&#60;script&#62;"');
    expect(page).toContain(`og:url" content="${other.base}/s/${share.id}/30"`);
    const plain = (await made(dora, { record, moment: 12 })).body.share;
    for (const path of [`/s/${plain.id}`, `/s/${plain.id}/12`, `/s/${plain.id}/x`])
      expect(await (await fetch(other.base + path)).text()).toContain('og:title" content="Tikal: nach Zug 12"');
    const dutch = (await made(dora, { record, moment: 12, language: 'nl' })).body.share;
    expect(await (await fetch(`${other.base}/s/${dutch.id}`)).text()).toContain('og:title" content="Tikal: na zet 12"');
    expect((await made(dora, { record, language: 'xx' })).status).toBe(400);
    expect(await (await fetch(`${other.base}/s/nothing/3`)).text()).not.toContain('og:title');
    await other.remove();
  });
});
