/** What these pages ask of the server. */
import * as wire from '../../wire/result-routes.ts';
import type { AnswerOf } from '../../wire/route.ts';
import { readViews } from '../../wire/table-routes.ts';
import { call } from '../online/request.ts';

export type PersonPage = AnswerOf<typeof wire.readPlayer>;
export type ListedResult = AnswerOf<typeof wire.listResults>['results'][number];
export type Aggregate = AnswerOf<typeof wire.readStatistics>['tables'][number];
export type Best = AnswerOf<typeof wire.listBest>['people'][number];
export type RatingChanges = AnswerOf<typeof wire.readRatingChanges>;
export type Size = PersonPage['ratings'][number]['size'];

export const readPerson = (table: string) => call(wire.readPlayer, { table });
export const readCourse = (table: string, game: string, size: Size) => call(wire.readCourse, { table, query: { game, size } });
export const listResults = (table: string, query: Readonly<Record<string, string>>) => call(wire.listResults, { table, query });
export const readRatingChanges = (table: string) => call(wire.readRatingChanges, { table });
export const listBest = (game: string, size: Size, after?: string) =>
  call(wire.listBest, { query: { game, size, ...(after === undefined ? {} : { after }) } });
export const agreeToLists = (listed: boolean) => call(wire.agreeToLists, {}, { listed });
export const readStatistics = (game: string) => call(wire.readStatistics, { query: { game } });

/** How a finished game stood at its end, as everybody saw it. */
export async function endOf(table: string, length: number): Promise<object | undefined> {
  const answer = await call(readViews, { table, query: { from: length, to: length } });
  return answer.ok ? answer.body.views[0]?.view : undefined;
}
