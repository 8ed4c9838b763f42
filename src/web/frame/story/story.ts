/** How a game went, read from its record: points over time, by chapter and by source, and what decided it. */
import { at } from '../../../core/at.ts';
import type { Event } from '../../../core/event.ts';
import type { AnyGame, Seat } from '../../../core/game.ts';
import { stateAfter } from '../../../core/match.ts';
import { readRecord } from '../../../core/record.ts';
import { isRefusal } from '../../../core/refusal.ts';
import type { AnyText, Language } from '../../../core/text.ts';
import type { Chapter, Highlight, Stage } from '../../../ui/stage.ts';
import type { StoryWords } from './en.ts';
import { playAgain } from './play-again.ts';

interface Source {
  readonly name: string;
  /** By seat. */
  readonly points: readonly number[];
}

export interface Story {
  /** The referee's count after every step, the beginning first, by seat. */
  readonly curve: readonly (readonly number[])[];
  readonly chapters: readonly Chapter[];
  /** Fights, sales and auctions. */
  readonly highlights: readonly Highlight[];
  readonly sources: readonly Source[];
  readonly winners: readonly Seat[];
  /** After which step the winner was never overtaken again; undefined where several won. */
  readonly leadSince: number | undefined;
  /** What set the winner off most from whoever came next. */
  readonly decisive: { readonly source: string; readonly winner: number; readonly second: number } | undefined;
}

interface Telling {
  readonly game: AnyGame;
  readonly record: string;
  readonly stage: Stage;
  readonly text: AnyText;
  readonly language: Language;
  readonly words: Pick<StoryWords, 'begin' | 'end'>;
}

/** Undefined where the record cannot be read. */
export function storyOf({ game, record, stage, text, language, words }: Telling): Story | undefined {
  const read = readRecord(game, record);
  if (isRefusal(read)) return undefined;
  const { match } = read;
  const { players } = match.origin.config;
  const curve: (readonly number[])[] = [game.standing(stateAfter(match, 0)).points];
  const steps: (readonly Event[])[] = [];
  for (const { state, events } of playAgain(match)) {
    curve.push(game.standing(state).points);
    steps.push(events);
  }
  const { winners } = game.standing(match.state);
  const chapters = stage.chapters(steps, language);
  const whole =
    (chapters.at(-1)?.at ?? 0) < steps.length ? [...chapters, { at: steps.length, name: words.end, short: '' }] : chapters;
  const given = { name: words.begin, points: curve[0]! };
  const sources = stage.gains
    ? [...(given.points.some((one) => one !== 0) ? [given] : []), ...gained(stage, steps, language, players)]
    : counted(game, match.state, text, players);
  return {
    curve,
    chapters: whole,
    highlights: stage.highlights?.(steps) ?? [],
    sources,
    winners,
    leadSince: winners.length === 1 ? lastOvertaken(curve, at(winners, 0)) : undefined,
    decisive: decisiveSource(sources, winners, curve.at(-1)!),
  };
}

function gained(stage: Stage, steps: readonly (readonly Event[])[], language: Language, players: number): Source[] {
  const sources = new Map<string, number[]>();
  for (const { seat, source, points } of steps.flatMap((events) => stage.gains?.(events, language) ?? [])) {
    const row = sources.get(source) ?? new Array<number>(players).fill(0);
    row[seat] = (row[seat] ?? 0) + points;
    sources.set(source, row);
  }
  return [...sources].map(([name, points]) => ({ name, points }));
}

/** The lines of the final count, which everybody can see once a game is over. */
function counted(game: AnyGame, state: object, text: AnyText, players: number): Source[] {
  if (!game.standing(state).over) return [];
  const { seats } = game.preview(game.view(state, undefined));
  return Object.entries(text.lines).flatMap(([line, name]) => {
    if (!seats.some(({ lines }) => lines.some((one) => one.line === line))) return [];
    const points = Array.from({ length: players }, (_, seat) => seats[seat]?.lines.find((one) => one.line === line)?.points ?? 0);
    return [{ name, points }];
  });
}

function lastOvertaken(curve: readonly (readonly number[])[], winner: Seat): number {
  const behind = curve.findLastIndex((points) => points.some((one, seat) => seat !== winner && one >= (points[winner] ?? 0)));
  return behind + 1;
}

function decisiveSource(sources: readonly Source[], winners: readonly Seat[], final: readonly number[]): Story['decisive'] {
  const [winner] = winners;
  const second = runnerUp(winners, final);
  if (winners.length !== 1 || winner === undefined || second === undefined) return undefined;
  const told = sources.map(({ name, points }) => ({ source: name, winner: points[winner] ?? 0, second: points[second] ?? 0 }));
  const [most] = told.sort((a, b) => b.winner - b.second - (a.winner - a.second));
  return most && most.winner > most.second ? most : undefined;
}

/** Who came right behind whoever won. */
export function runnerUp(winners: readonly Seat[], final: readonly number[]): Seat | undefined {
  return final
    .map((_, seat) => seat)
    .filter((seat) => !winners.includes(seat))
    .sort((a, b) => (final[b] ?? 0) - (final[a] ?? 0))[0];
}
