/** An analysis by the server, for tools and for whoever has no device that works it out. */
import * as v from 'valibot';
import { whole } from '../core/read.ts';
import type { Route } from './route.ts';
import { text } from './schema.ts';
import { longestSharedRecord } from './share-routes.ts';

const chances = v.object({ step: v.number(), seat: v.exactOptional(v.number()), chances: v.array(v.number()) });
const decision = v.object({
  step: v.number(),
  until: v.number(),
  seat: v.number(),
  cost: v.number(),
  chanceCost: v.number(),
  gain: v.number(),
  chanceGain: v.number(),
  rather: v.array(v.string()),
  aspect: v.exactOptional(v.string()),
});

export const analyseRecord = {
  method: 'POST',
  path: '/analyses',
  summary: 'The quick analysis of a record: everybody’s chance after each turn, and what each decision cost',
  session: true,
  body: v.object({
    record: text(longestSharedRecord),
    knowledge: v.optional(v.picklist(['table', 'open']), 'table'),
    seed: v.optional(whole(0, 0xffff_ffff), 1),
  }),
  status: 200,
  answer: v.object({
    game: v.string(),
    players: v.number(),
    knowledge: v.picklist(['table', 'open']),
    budget: v.picklist(['quick', 'thorough']),
    seed: v.number(),
    inPoints: v.boolean(),
    moments: v.array(chances),
    decisions: v.array(decision),
  }),
} as const satisfies Route;
