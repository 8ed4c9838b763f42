import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { houseTexts } from '../../../core/text/index.ts';
import { loadGame } from '../../../games/index.ts';
import { say, sayRefused, utterances } from '../../../ui/speech.svelte.ts';
import { settings } from '../../settings.svelte.ts';
import { leave, sit } from '../../tests/session.svelte.ts';
import { openTestTable } from '../../tests/tables.ts';
import { en } from '../../text/en.ts';
import { listenWords } from '../../text/listen.ts';
import { sceneOf } from '../scene.ts';
import type { Session } from '../session.svelte.ts';
import { followNews, tellStep } from './news.svelte.ts';

/** How many sentences there have been. */
const spokenSoFar = () => utterances().at(-1)?.id ?? 0;

beforeEach(() => {
  settings.speed = 'instant';
});
let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  leave();
  vi.restoreAllMocks();
});

/** Listens to a table; what is said is read off what the region holds. */
async function listen(session: Session, from = session.steps) {
  const text = await session.game.text('en');
  const scene = () => sceneOf(session, text, {}, houseTexts.en, () => undefined);
  const before = spokenSoFar();
  const heard: { text: string; steps?: readonly [number, number] | undefined }[] = [];
  let last = before;
  const hear = () => {
    for (const one of utterances()) if (one.id > last) heard.push({ text: one.text, steps: one.steps });
    last = spokenSoFar();
  };
  stop = $effect.root(() => {
    followNews({ session, board: {}, scene, words: () => ({ web: en, listen: listenWords.en }), from });
    $effect(hear);
  });
  flushSync();
  hear();
  return { heard, scene, hear };
}

const live = (session: Session) =>
  vi.waitFor(() => {
    flushSync();
    expect(session.live).toBe(true);
  });

test('equal sentences are not swallowed, and only refusals interrupt', () => {
  const before = spokenSoFar();
  say('An explorer.');
  say('An explorer.');
  sayRefused('No.');
  say('');
  expect(
    utterances()
      .filter(({ id }) => id > before)
      .map(({ text, urgent }) => [text, urgent]),
  ).toEqual([
    ['An explorer.', false],
    ['An explorer.', false],
    ['No.', true],
  ]);
});

describe('what is heard of a table', () => {
  test('whoever arrives at their turn is told so', async () => {
    const { source, step } = await openTestTable('tikal', 2, [0]);
    while (source.waiting()[0] !== 0) await step();
    const session = sit(source);
    await live(session);
    const { heard } = await listen(session);
    expect(heard).toHaveLength(1);
    expect(heard[0]?.text).toMatch(/^Your turn\. /);
  });

  test('whoever arrives when others decide is told whom the table waits for', async () => {
    const { source, step } = await openTestTable('tikal', 2, [0]);
    while (source.waiting()[0] !== 1) await step();
    const session = sit(source);
    await live(session);
    const { heard } = await listen(session);
    expect(heard.map((one) => one.text)).toEqual([expect.not.stringMatching(/Your turn/)]);
  });

  test.each(['tikal', 'magellan', 'tal-der-koenige', 'cortez'])(
    'every step of %s is told once and in order, as the log has it',
    async (game) => {
      await loadGame(game as never);
      const { source, step } = await openTestTable(game as never, 3, [0]);
      const session = sit(source);
      const { heard, scene, hear } = await listen(session, 0);
      for (let i = 0; i < 60 && source.waiting().length > 0; i++) {
        await step();
        await live(session);
        hear();
      }
      const told = heard.filter(({ steps }) => steps);
      const empty = Array.from({ length: source.length() }, (_, at) => at).filter((at) => tellStep(session, scene(), at) === '');
      expect([...told.map(({ steps }) => steps?.[0]), ...empty].sort((a, b) => Number(a) - Number(b))).toEqual(
        Array.from({ length: source.length() }, (_, at) => at),
      );
      expect(told.map(({ text }) => text)).toEqual(told.map(({ steps }) => tellStep(session, scene(), steps?.[0] ?? -1)));
      // Every time it became one's turn it was said.
      expect(heard.filter(({ text }) => text.startsWith('Your turn')).length).toBeGreaterThan(0);
    },
  );

  test('what is taken back is said, and what comes then is new', async () => {
    const { source, step } = await openTestTable('tikal', 2, [0]);
    while (source.waiting()[0] !== 0 || source.length() === 0) await step();
    const session = sit(source);
    await live(session);
    const { heard, hear } = await listen(session);
    await step();
    await live(session);
    expect(session.viewer, 'the step has not ended the turn').toBe(0);
    hear();
    const [first] = heard.filter(({ steps }) => steps);
    await session.undo(0);
    await live(session);
    hear();
    expect(heard.map(({ text }) => text).filter((text) => /took back/.test(text))).toHaveLength(1);
    await session.act(session.seatChoices?.choices.flatMap((choice) => ('action' in choice ? [choice.action] : []))[0] as never);
    await live(session);
    hear();
    const told = heard.filter(({ steps }) => steps);
    expect(told).toHaveLength(2);
    expect(told[1]?.steps).toEqual(first?.steps);
  });
});
