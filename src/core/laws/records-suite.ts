import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { everyConfig } from '../config.ts';
import type { Event } from '../event.ts';
import type { Action, AnyGame, Config } from '../game.ts';
import { eventsOf, type Match } from '../match.ts';
import { readRecord, writeRecord } from '../record.ts';
import { isRefusal } from '../refusal.ts';

/** What the recorded games of a game must show between them. */
interface Demands {
  /** The kinds of action, all of them. */
  readonly kinds: readonly string[];
  /** The ways a game can end, where there are several, and which one an event tells. */
  readonly ends?: { readonly reasons: readonly string[]; reasonOf(event: Event): string | undefined };
}

const least = 25;

interface Recorded {
  readonly file: string;
  readonly text: string;
  /** The same game in the notation of today: older records may call places and tiles otherwise. */
  readonly written: string;
  readonly match: Match<object, Action, Event>;
}

/**
 * Recorded games, for ever: a change of the rules must not change these. The result stands in the head of each record, and
 * a record that replays to another one is refused. `scripts/record-games.ts` makes new ones.
 */
export function recordedGames(game: AnyGame, folder: URL, { kinds, ends }: Demands): void {
  const files = readdirSync(folder).sort();
  const replay = (file: string): Recorded => {
    const text = readFileSync(new URL(file, folder), 'utf8');
    const read = readRecord(game, text);
    if (isRefusal(read)) throw new Error(`${file}: ${JSON.stringify(read)}`);
    const written = writeRecord(read.match, read.notes);
    expect(headOf(written)).toBe(headOf(text));
    const again = readRecord(game, written);
    expect(isRefusal(again) ? again : writeRecord(again.match, again.notes)).toBe(written);
    return { file, text, written, match: read.match };
  };
  const recorded: Recorded[] = [];

  describe('recorded games', () => {
    it.each(files)('%s replays to its result', (file) => {
      const played = replay(file);
      expect(played.text).toMatch(/^result: -?\d+/m);
      expect(game.standing(played.match.state).over).toBe(true);
      recorded.push(played);
    });

    it(`are at least ${least}, with every player count and variant`, () => {
      expect(files.length).toBeGreaterThanOrEqual(least);
      const seen = new Set(recorded.map(({ match }) => variantOf(match.origin.config)));
      expect(
        everyConfig(game.meta)
          .map(variantOf)
          .filter((variant) => !seen.has(variant)),
      ).toEqual([]);
    });

    it('are also there in the notation of today', () => {
      expect(recorded.some(({ text, written }) => text === written)).toBe(true);
    });

    it('contain every kind of action', () => {
      const seen = new Set(recorded.flatMap(({ match }) => match.steps.map(({ action }) => action.type)));
      expect([...seen].sort()).toEqual([...kinds].sort());
    });

    if (ends)
      it('end in every way there is', () => {
        const reasons = recorded.map(({ match }) => reasonOf(match, ends));
        expect([...new Set(reasons)].sort()).toEqual([...ends.reasons].sort());
      });
  });
}

function headOf(record: string): string {
  return record.slice(0, record.indexOf('\n\n'));
}

/** The version of the rules is left out: a variant played by older rules is a variant played. */
function variantOf({ players, options }: Config): string {
  return `${players} ${JSON.stringify(Object.entries(options).sort())}`;
}

function reasonOf(match: Recorded['match'], ends: NonNullable<Demands['ends']>): string | undefined {
  const last = eventsOf(match, match.steps.length - 1);
  return last.map((event) => ends.reasonOf(event)).find((reason) => reason !== undefined);
}
