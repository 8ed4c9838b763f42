/** Every recorded game can be told: its curve ends with its result, and its sources add up to it. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages } from '../../../core/text.ts';
import { catalogue, type GameId, gameIds } from '../../../games/index.ts';
import { storyOf } from './story.ts';
import { storyWords } from './words.ts';

const records = (game: GameId) => new URL(`../../../games/${game}/records/`, import.meta.url);

describe.each(gameIds)('the story of %s', async (id) => {
  const game = await catalogue[id].rules();
  const { stage } = (await import(`../../../games/${id}/board/stage/index.ts`)) as {
    stage: Awaited<ReturnType<(typeof catalogue)[GameId]['stage']>>;
  };
  const text = await game.text('en');
  const tell = (record: string, language: (typeof languages)[number] = 'en') =>
    storyOf({ game, record, stage, text, language, words: storyWords[language] });

  it.each(readdirSync(records(id)))('%s', (file) => {
    const record = readFileSync(new URL(file, records(id)), 'utf8');
    const story = tell(record);
    const result = /^result: (.*)$/m.exec(record)?.[1]?.split(' ').map(Number);
    expect(story).toBeDefined();
    if (!story || !result) return;
    expect(story.curve.at(-1)).toEqual(result);
    const sums = result.map((_, seat) => story.sources.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0));
    expect(sums).toEqual(result);
    const ends = story.chapters.map(({ at }) => at);
    expect(ends).toEqual([...new Set(ends)].sort((a, b) => a - b));
    expect(ends.at(-1)).toBe(story.curve.length - 1);
    expect(story.winners.map((seat) => result[seat])).toEqual(story.winners.map(() => Math.max(...result)));
    const [winner] = story.winners;
    if (story.leadSince !== undefined && winner !== undefined)
      for (const points of story.curve.slice(story.leadSince))
        expect(points.filter((one) => one >= (points[winner] ?? 0))).toHaveLength(1);
  });

  it('names its chapters in every language', () => {
    const [file = ''] = readdirSync(records(id));
    const record = readFileSync(new URL(file, records(id)), 'utf8');
    const names = languages.map((language) => tell(record, language)?.chapters.map(({ name }) => name));
    for (const list of names) expect(list?.length).toBeGreaterThan(1);
    expect(new Set(names.map((list) => list?.at(0) === undefined))).toEqual(new Set([false]));
  });
});

it('a text that is no record has no story', async () => {
  const game = await catalogue.tikal.rules();
  const telling = {
    game,
    stage: { chapters: () => [] },
    text: await game.text('en'),
    language: 'en' as const,
    words: storyWords.en,
  };
  expect(storyOf({ ...telling, record: 'Dear diary' })).toBeUndefined();
});
