/** An analysis of recorded games: whole, the same again, and from where it was stopped. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readRecord } from '../core/record.ts';
import { isRefusal } from '../core/refusal.ts';
import { catalogue, type GameId, gameIds } from '../games/index.ts';
import { type AnalysisRequest, openWork, type Piece } from './analyse.ts';
import { budgets } from './analysis.ts';
import { lineAsRecord } from './line.ts';
import { decisionsOf, momentsOf } from './moments.ts';
import { seatSummaries, turningPoints } from './summary.ts';

const short: Readonly<Record<string, string>> = {
  cortez: 'bots-11.txt',
  magellan: '3-players-AA.txt',
  'tal-der-koenige': 'bots-01.txt',
  tikal: 'bots-01.txt',
};
const recordOf = (id: GameId) => readFileSync(new URL(`../games/${id}/records/${short[id]}`, import.meta.url), 'utf8');

async function request(id: GameId, knowledge: AnalysisRequest['knowledge'] = 'table'): Promise<AnalysisRequest> {
  const [game, heuristics] = await Promise.all([catalogue[id].rules(), catalogue[id].heuristics()]);
  const read = readRecord(game, recordOf(id));
  if (isRefusal(read)) throw new Error('no record');
  return { game, heuristics, match: read.match, knowledge, budget: 'quick', seed: 1 };
}

describe.each(gameIds)('the analysis of %s', (id) => {
  it('has a moment after every turn, from the beginning to the end, and decisions within them', async () => {
    const { game, heuristics, match } = await request(id);
    const moments = momentsOf(heuristics, match);
    expect(moments[0]).toEqual({ step: 0, seat: undefined });
    expect(moments.at(-1)?.step).toBe(match.steps.length);
    for (const [at, { step }] of moments.entries()) if (at > 0) expect(step).toBeGreaterThan(moments[at - 1]?.step ?? 0);
    const decisions = decisionsOf(game, heuristics, match);
    expect(decisions.length).toBeGreaterThan(5);
    for (const { step, until, seat, played } of decisions) {
      expect(match.steps[step]).toMatchObject({ seat, action: played[0] });
      expect(until).toBeGreaterThan(step);
    }
  });

  it.each(['table', 'open'] as const)('tells chances that are one in all, %s', async (knowledge) => {
    const asked = { ...(await request(id, knowledge)), limits: { ...budgets.quick, looks: 3 } };
    const work = openWork(asked);
    const [first, second] = [work.next()?.piece, work.next()?.piece];
    for (const piece of [first, second]) {
      const sum = (piece as { chances: readonly number[] }).chances.reduce((all, one) => all + one, 0);
      expect(sum).toBeCloseTo(1, 2);
    }
  });

  it('goes on where it stopped, to the same pieces', async () => {
    const limits = { ...budgets.quick, firstEach: 200, againEach: 200 };
    const asked = { ...(await request(id)), limits };
    const moments = momentsOf(asked.heuristics, asked.match).length;
    /** The chances stand; what is compared is the thinking about decisions. */
    const begun: Piece[] = momentsOf(asked.heuristics, asked.match).map((moment) => ({ ...moment, chances: [] }));
    const whole = openWork(asked, begun);
    const pieces = [1, 2, 3, 4].map(() => whole.next()?.piece as Piece);
    const later = openWork(asked, [...begun, ...pieces.slice(0, 2)]);
    expect([later.next()?.piece, later.next()?.piece]).toEqual(pieces.slice(2));
    expect(later.result().decisions).toEqual(pieces);
    expect(later.result().moments).toHaveLength(moments);
  });

  it('a line that was not played is a record of its own, which goes as far as the true table allows', async () => {
    const { game, match } = await request(id);
    const step = Math.floor(match.steps.length / 2);
    const { action } = match.steps[step]!;
    const line = lineAsRecord(game, recordOf(id), step, [game.format(action)]);
    const read = readRecord(game, line ?? '');
    expect(isRefusal(read)).toBe(false);
    if (!isRefusal(read))
      expect(read.match.steps.map((one) => one.action)).toEqual(match.steps.slice(0, step + 1).map((one) => one.action));
    expect(lineAsRecord(game, 'Dear diary', 0, [])).toBeUndefined();
  });
});

const cost = { until: 2, seat: 0, cost: 5, chanceCost: 0.4, gain: 0, chanceGain: 0, rather: ['pass'] };
const plain = { game: 'cortez', players: 2, knowledge: 'table', budget: 'quick', seed: 1, inPoints: false } as const;

it('of a turn no more is put down to decision than was missing to certainty, so that luck stays a share of a chance', () => {
  const moments = [
    { step: 0, seat: undefined, chances: [0.24, 0.76] },
    { step: 2, seat: 0, chances: [0.62, 0.38] },
  ];
  const decisions = [
    { ...cost, step: 0 },
    { ...cost, step: 1 },
  ];
  const [point] = turningPoints({ ...plain, moments, decisions });
  expect(point?.decided).toBeCloseTo(-0.38);
  expect(point?.luck).toBeCloseTo(0.76);
});

it('of several decisions in one turn, such as the bids for one card, the costliest counts, for whoever made them', () => {
  const moments = [
    { step: 0, seat: undefined, chances: [0.6, 0.4] },
    // An auction of both, which the second won.
    { step: 3, seat: 1, chances: [0.3, 0.7] },
    { step: 4, seat: 0, chances: [0.5, 0.5] },
  ];
  const decisions = [
    { ...cost, step: 0, chanceCost: 0.2, cost: 3 },
    { ...cost, step: 2, chanceCost: 0.25, cost: 4 },
    { ...cost, step: 3, until: 4, chanceCost: 0, cost: 0 },
  ];
  const [point] = turningPoints({ ...plain, moments, decisions });
  expect(point).toMatchObject({ seat: 0, decided: -0.25 });
  const [one, other] = seatSummaries({ ...plain, moments, decisions });
  expect(one).toMatchObject({ turns: 2, lossPerTurn: 2, decided: -0.25 });
  // What is left of the auction was done by the other; what came in the own turn was luck. All of it is the way from 60 to 50 %.
  expect(one?.others).toBeCloseTo(-0.05);
  expect(one?.luck).toBeCloseTo(0.2);
  expect(other).toMatchObject({ turns: 1, decided: 0 });
});
