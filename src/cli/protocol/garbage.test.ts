import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at } from '../../core/at.ts';
import { answerLine } from './answer.ts';
import { converse } from './command.ts';
import { protocolCommands } from './commands.ts';
import { newSession, type Session } from './session.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const opening = '{"command":"new","game":"magellan","players":3,"seed":1}';
const complain = (error: unknown) => {
  throw error;
};

const commands = Object.keys(protocolCommands);
/** What may stand where a match is named, but names none. */
const noMatch = fc.oneof(fc.jsonValue(), fc.integer({ min: 2 })).filter((value) => value !== 1);
const member = fc.constantFrom(
  'seat',
  'action',
  'state',
  'record',
  'players',
  'options',
  'seed',
  'language',
  'id',
  'question',
  '__proto__',
  'rule',
);
const members = fc.dictionary(member, fc.jsonValue());
const withoutGames = commands.filter((command) => command !== 'games');

const garbageLines = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }).filter((text) => !text.includes('\n')),
  fc.json(),
  fc.record({ command: fc.string() }).map((request) => JSON.stringify(request)),
  fc.record({ command: fc.constant('games'), surplus: fc.jsonValue() }).map((request) => JSON.stringify(request)),
  fc
    .tuple(fc.constantFrom(...withoutGames), noMatch, members)
    .map(([command, match, rest]) => JSON.stringify({ ...rest, command, match })),
  fc
    .tuple(fc.integer({ min: -1, max: 4 }), fc.jsonValue())
    .map(([seat, action]) => JSON.stringify({ command: 'play', match: 1, seat, action })),
  fc
    .tuple(fc.constantFrom('new', 'load'), fc.string(), members)
    .map(([command, game, rest]) => JSON.stringify({ ...rest, command, game })),
  fc.jsonValue().map((state) => JSON.stringify({ command: 'load', game: 'magellan', state })),
  fc.string().map((record) => JSON.stringify({ command: 'import', record })),
  fc.string().map((record) => JSON.stringify({ command: 'import', record: `Tafelrunde 1\ngame: magellan\n${record}` })),
);

async function everything(session: Session): Promise<string> {
  const requests = ['state', 'record'].map((command) => JSON.stringify({ command, match: 1 }));
  return JSON.stringify([
    session.tables.size,
    ...(await Promise.all(requests.map((line) => answerLine(session, line, complain)))),
  ]);
}

/** Takes the first offer or proposal of whoever is waited for. */
async function playSome(session: Session, match: number, steps: number): Promise<void> {
  const ask = async (request: object) => JSON.parse(await answerLine(session, JSON.stringify(request), complain));
  for (let step = 0; step < steps; step++) {
    for (const seat of [0, 1, 2]) {
      const { choices } = await ask({ command: 'choices', match, seat });
      const choice = choices[step % choices.length];
      if (choice)
        expect(await ask({ command: 'play', match, seat, action: choice.action ?? choice.proposal })).toMatchObject({ ok: true });
    }
  }
}

const errorObject = {
  ok: false,
  refusal: { rule: expect.any(String), reason: expect.any(String), text: expect.stringMatching(/\S/) },
};

describe('garbage on the line', () => {
  it('is answered with an error object, and nothing changes', async () => {
    const session = newSession();
    await answerLine(session, opening, complain);
    const before = await everything(session);
    await fc.assert(
      fc.asyncProperty(garbageLines, async (line) => {
        const answer = await answerLine(session, line, complain);
        expect(answer).not.toContain('\n');
        expect(JSON.parse(answer)).toMatchObject(errorObject);
        expect(await everything(session)).toBe(before);
      }),
      { numRuns: 2000 },
    );
  });

  it('may be a state with one thing changed: it is loaded or refused, and what is loaded can be asked', async () => {
    const session = newSession();
    await answerLine(session, opening, complain);
    await playSome(session, 1, 25);
    const { state } = JSON.parse(await answerLine(session, '{"command":"state","match":1}', complain));
    const places = Object.entries(state as Record<string, unknown>).flatMap(([name, value]) =>
      Array.isArray(value) ? value.map((_, i): [string, number?] => [name, i]) : [[name] as [string, number?]],
    );
    const spoilt = fc
      .tuple(fc.constantFrom(...places), fc.oneof(fc.integer({ min: -2, max: 40 }), fc.jsonValue()))
      .map(([[name, i], value]) => {
        const changed = structuredClone(state);
        if (i === undefined) changed[name] = value;
        else changed[name][i] = value;
        return JSON.stringify({ command: 'load', game: 'magellan', state: changed });
      });
    await fc.assert(
      fc.asyncProperty(spoilt, async (line) => {
        const { ok, match, refusal } = JSON.parse(await answerLine(session, line, complain));
        if (!ok) {
          expect(refusal.text).toMatch(/\S/);
          return;
        }
        await playSome(session, match, 40);
        for (const command of ['view', 'standing', 'preview', 'record', 'close'])
          expect(JSON.parse(await answerLine(session, JSON.stringify({ command, match }), complain))).toMatchObject({ ok: true });
      }),
      { numRuns: 400 },
    );
  });

  it('echoes a scalar id and nothing else', async () => {
    const answer = async (id: unknown) =>
      JSON.parse(await answerLine(newSession(), JSON.stringify({ command: 'games', id }), complain));
    for (const id of ['a', 0, null]) expect(await answer(id)).toMatchObject({ id, ok: true });
    for (const id of [{}, [1], true, 'x'.repeat(201)]) expect(await answer(id)).not.toHaveProperty('id');
  });

  it('may be too long a line, which is not held', async () => {
    const answers: string[] = [];
    async function* input() {
      yield '{"command":"games","id":"';
      for (let i = 0; i < 100; i++) yield 'x'.repeat(50);
      yield '"}\n{"command":"games"}\n';
    }
    await converse(input(), async (line) => void answers.push(line), 1000);
    expect(answers).toHaveLength(2);
    expect(JSON.parse(at(answers, 0))).toMatchObject({
      ok: false,
      refusal: { reason: 'lineTooLong', details: { most: 1000 } },
    });
    expect(JSON.parse(at(answers, 1))).toMatchObject({ ok: true });
  });

  it('does not stop the process', () => {
    const lines = fc.sample(garbageLines, 300).filter((line) => !/[\n\r\u2028]/.test(line));
    const deep = '['.repeat(200_000);
    const input = [opening, ...lines, deep, `${deep}${']'.repeat(200_000)}`, '', '{"command":"standing","match":1}'].join('\n');
    const bytes = Buffer.concat([Buffer.from([0xff, 0xfe, 0x00, 0x0a]), Buffer.from(input)]);
    const { stdout, status } = spawnSync(process.execPath, [main, 'protocol'], { input: bytes, encoding: 'utf8' });
    const answers = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(status).toBe(0);
    expect(answers).toHaveLength(lines.length + 6);
    expect(answers.at(1)).toMatchObject({ ok: true, match: 1 });
    for (const answer of [answers[0], ...answers.slice(2, -1)]) expect(answer).toMatchObject(errorObject);
    expect(answers.at(-1)).toMatchObject({ ok: true, standing: { over: false } });
  });
});
