/** Every recorded game can be told: its curve ends with its result, and its sources add up to it. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Event } from '../../../core/event.ts';
import { eventsOf } from '../../../core/match.ts';
import { readRecord } from '../../../core/record.ts';
import { isRefusal } from '../../../core/refusal.ts';
import { languages, sayEvent } from '../../../core/text.ts';
import { catalogue, type GameId, gameIds } from '../../../games/index.ts';
import { storyOf } from './story.ts';
import { storyWords } from './words.ts';

const records = (game: GameId) => new URL(`../../../games/${game}/records/`, import.meta.url);

interface Marked {
  readonly file: string;
  readonly kinds: readonly string[];
  /** Whether the log tells of one with this event. */
  tells(event: Event & { readonly price?: number }): boolean;
}
/** What a recorded game of each kind has to mark. */
const marked: Readonly<Partial<Record<GameId, Marked>>> = {
  cortez: {
    file: '4-players-rules-2.txt',
    kinds: ['auction', 'fight'],
    tells: ({ type }) => type === 'won' || type === 'briberySold',
  },
  magellan: { file: '3-players-AA.txt', kinds: ['auction'], tells: ({ type }) => type === 'won' },
  'tal-der-koenige': { file: 'bots-01.txt', kinds: ['sale'], tells: ({ type }) => type === 'sold' || type === 'unsold' },
  tikal: { file: '2-players-auction.txt', kinds: ['auction'], tells: ({ type, price }) => type === 'turnWon' && price !== 0 },
};

describe.each(gameIds)('the story of %s', async (id) => {
  const game = await catalogue[id].rules();
  const { stage } = (await import(`../../../games/${id}/board/stage/index.ts`)) as {
    stage: Awaited<ReturnType<(typeof catalogue)[GameId]['stage']>>;
  };
  const text = await game.text('en');
  const tell = (record: string, language: (typeof languages)[number] = 'en') =>
    storyOf({ game, record, stage, text, language, words: storyWords[language] });

  const recordOf = (file: string) => readFileSync(new URL(file, records(id)), 'utf8');
  function opened(file: string) {
    const read = readRecord(game, recordOf(file));
    if (isRefusal(read)) throw new Error('no record');
    return read;
  }

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

  it('marks the fights, sales and auctions that its game has, each where the log tells it, in every language', async () => {
    const { match } = opened(marked[id]!.file);
    const { highlights } = tell(recordOf(marked[id]!.file))!;
    expect([...new Set(highlights.map(({ kind }) => kind))].sort()).toEqual(marked[id]!.kinds);
    const texts = await Promise.all(languages.map((language) => game.text(language)));
    for (const { at, events, seat } of highlights) {
      const there = eventsOf(match, at - 1);
      for (const event of events) {
        expect(there).toContainEqual(event);
        for (const words of texts) expect(sayEvent(words, event, { seat: (one) => `P${one}` })).not.toBe('');
        if (seat !== undefined) expect(event).toMatchObject({ seat });
      }
    }
    // None is forgotten: as many as steps in which the log tells of one.
    const told = match.steps.filter((_, at) => eventsOf(match, at).some((event) => marked[id]!.tells(event)));
    expect(highlights).toHaveLength(told.length);
    expect(told.length).toBeGreaterThan(2);
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
