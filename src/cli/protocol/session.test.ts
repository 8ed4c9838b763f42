import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { magellan } from '../../games/magellan/index.ts';
import { type AnyMatch, openTable } from '../match.ts';
import { answerLine } from './answer.ts';
import { keep, mostMatches, newSession, type Session } from './session.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const handbook = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');

// biome-ignore lint/suspicious/noExplicitAny: answers are looked into member by member
type Json = any;

async function ask(session: Session, request: object): Promise<Json> {
  return JSON.parse(
    await answerLine(session, JSON.stringify(request), (error) => {
      throw error;
    }),
  );
}

describe('the protocol', () => {
  it('answers the session of the handbook as it stands there', () => {
    const lines = (mark: string) => handbook.split('\n').flatMap((line) => (line.startsWith(mark) ? [line.slice(2)] : []));
    const [requests, answers] = [lines('→ '), lines('← ')];
    expect(requests.length).toBeGreaterThan(10);
    const { stdout, status } = spawnSync(process.execPath, [main, 'protocol'], {
      input: `${requests.join('\n')}\n`,
      encoding: 'utf8',
    });
    expect(stdout.trimEnd().split('\n')).toEqual(answers);
    expect(status).toBe(0);
  });

  it('names every command in the handbook', async () => {
    const { refusal } = await ask(newSession(), { command: 'sing' });
    for (const command of (refusal.details.known as string).split(', ')) expect(handbook).toContain(`| \`${command}`);
  });

  it('lists the games', async () => {
    const { ok, games } = await ask(newSession(), { command: 'games', language: 'nl' });
    expect(ok).toBe(true);
    expect(games).toContainEqual(expect.objectContaining({ id: 'magellan', name: 'Magellan', players: { least: 3, most: 6 } }));
  });

  it('plays a whole game by its choices, to a record that imports to the same state', async () => {
    const session = newSession();
    let { waiting } = await ask(session, { command: 'new', game: 'magellan', players: 3, seed: 11 });
    for (let step = 0; waiting.length > 0; step++) {
      const { choices } = await ask(session, { command: 'choices', match: 1, seat: waiting[0] });
      const choice = choices[step % choices.length];
      const action = choice.action ?? choice.proposal;
      const played = await ask(session, { command: 'play', match: 1, seat: waiting[0], action });
      expect(played).toMatchObject({ ok: true });
      waiting = played.waiting;
    }
    expect((await ask(session, { command: 'standing', match: 1 })).standing.over).toBe(true);
    const { record } = await ask(session, { command: 'record', match: 1 });
    expect(await ask(session, { command: 'import', record })).toMatchObject({ ok: true, match: 2, waiting: [] });
    const state = async (match: number) => (await ask(session, { command: 'state', match })).state;
    expect(await state(2)).toEqual(await state(1));
  });

  it('loads a state and plays on from it', async () => {
    const session = newSession();
    await ask(session, { command: 'new', game: 'magellan', players: 4, seed: 3, options: { board1: 'B' } });
    const { state } = await ask(session, { command: 'state', match: 1 });
    const loaded = await ask(session, { command: 'load', game: 'magellan', state, options: { board1: 'B' }, seed: 4 });
    expect(loaded).toMatchObject({ ok: true, match: 2, config: { players: 4, options: { board1: 'B' } } });
    const seat = loaded.waiting[0];
    expect(await ask(session, { command: 'play', match: 2, seat, action: { type: 'pass' } })).toMatchObject({ ok: true });
    expect((await ask(session, { command: 'state', match: 1 })).state).toEqual(state);
    const { record } = await ask(session, { command: 'record', match: 2 });
    expect(await ask(session, { command: 'import', record })).toMatchObject({ ok: true, match: 3 });
  });

  it('shows a seat its own hand and a spectator none', async () => {
    const session = newSession();
    await ask(session, { command: 'new', game: 'magellan', players: 3 });
    const hands = async (seat?: number | null) => (await ask(session, { command: 'view', match: 1, seat })).view.hands;
    expect(await hands(1)).toEqual([null, expect.any(Array), null]);
    expect(await hands(null)).toEqual([null, null, null]);
    expect(await hands()).toEqual([null, null, null]);
  });

  it('takes a seed of 64 digits, of a whole number, or draws one', async () => {
    const session = newSession();
    const hash = async (seed?: unknown) => (await ask(session, { command: 'new', game: 'magellan', players: 3, seed })).hash;
    expect(await hash(255)).toBe(await hash(`${'0'.repeat(62)}ff`));
    expect(await hash(255)).toBe(await hash(`${'0'.repeat(62)}FF`));
    expect(await hash()).not.toBe(await hash());
    for (const seed of ['ff', -1, 1.5, 1e300, 'g'.repeat(64)])
      expect(await ask(session, { command: 'new', game: 'magellan', players: 3, seed })).toMatchObject({
        ok: false,
        refusal: { reason: 'wrongSeed' },
      });
  });

  it('refuses an answer to an older question', async () => {
    const session = newSession();
    const { waiting } = await ask(session, { command: 'new', game: 'magellan', players: 3, seed: 1 });
    const request = { command: 'play', match: 1, seat: waiting[0], action: { type: 'pass' } };
    expect(await ask(session, { ...request, question: 'bid:0:0' })).toMatchObject({ refusal: { reason: 'olderQuestion' } });
  });

  it('opens so many matches and no more until one is closed', async () => {
    const session = newSession();
    const open = () => ask(session, { command: 'new', game: 'magellan', players: 3, seed: 1 });
    for (let i = 0; i < mostMatches; i++) await open();
    expect(await open()).toMatchObject({ ok: false, refusal: { reason: 'tooManyMatches' } });
    expect(await ask(session, { command: 'close', match: 5 })).toEqual({ ok: true });
    expect(await open()).toMatchObject({ ok: true, match: mostMatches + 1 });
  });

  it('stands as before when a fault of ours stops an action half-way', async () => {
    const session = newSession();
    const stumbling = {
      ...(magellan as AnyMatch['game']),
      play(state: { highBid: number }) {
        state.highBid = 40;
        throw new Error('stumbled');
      },
    } as Parameters<typeof openTable>[0];
    const config = { players: 3, options: { board1: 'A', board2: 'A' }, rules: 1 };
    const match = keep(session, openTable(stumbling, { config }, { secret: '0'.repeat(64), contributions: [] }));
    const everything = () => Promise.all(['state', 'record'].map((command) => ask(session, { command, match })));
    const before = await everything();
    const faults: unknown[] = [];
    const seat = before[0].state.seat;
    const line = JSON.stringify({ command: 'play', match, seat, action: { type: 'pass' } });
    expect(JSON.parse(await answerLine(session, line, (fault) => faults.push(fault)))).toMatchObject({
      ok: false,
      refusal: { rule: 'protocol', reason: 'ourFault' },
    });
    expect(faults).toEqual([new Error('stumbled')]);
    expect(await everything()).toEqual(before);
  });
});
