/** Everything a player can do, and how unknown JSON is read as such. */
import * as v from 'valibot';
import { quantity, reader, whole } from '../../core/read.ts';
import { blankTablets, colours, firstArea, lastSite, numberedTablets, overseersEach } from './data.ts';
import { lastSpot } from './map.ts';
import { positionsPerSite } from './pyramid.ts';

export const mostGroups = 5;
const spot = whole(firstArea, lastSpot);
const site = whole(1, lastSite);
const position = whole(0, positionsPerSite - 1);
const overseer = whole(1, overseersEach);

const schema = v.variant('type', [
  /** The group, counted from 1, of the tablets 1 to 4 (0: kept back), and how many blanks at each group. */
  v.strictObject({
    type: v.literal('bid'),
    numbered: v.pipe(v.array(whole(0, mostGroups)), v.length(numberedTablets)),
    blanks: v.pipe(v.array(quantity(0, blankTablets)), v.maxLength(mostGroups)),
  }),
  /** Round 1: an overseer, the first or the second, goes somewhere openly. */
  v.strictObject({ type: v.literal('overseer'), overseer, to: spot }),
  /** From round 2: where both overseers go, the own spot meaning to stay, and which is named first. */
  v.strictObject({ type: v.literal('order'), one: spot, two: spot, begin: overseer }),
  /** A worker that has not moved goes from one spot to another. */
  v.strictObject({ type: v.literal('worker'), from: spot, to: spot }),
  v.strictObject({
    type: v.literal('steal'),
    site,
    positions: v.pipe(v.array(position), v.minLength(1), v.maxLength(positionsPerSite)),
  }),
  v.strictObject({ type: v.literal('takeOver'), site }),
  v.strictObject({ type: v.literal('build'), site, position, colour: whole(0, colours.length - 1) }),
  /** Ends the own turn of a phase. */
  v.strictObject({ type: v.literal('done') }),
]);

export type TalAction = v.InferOutput<typeof schema>;
export type ActionOf<T extends TalAction['type']> = Extract<TalAction, { type: T }>;

export const readAction = reader(schema);
