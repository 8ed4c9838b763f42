import { describe, expect, it } from 'vitest';
import { everyConfig } from '../core/config.ts';
import type { Event } from '../core/event.ts';
import type { Action, AnyGame, Config } from '../core/game.ts';
import { act, type Match, openMatch, openMatchAt, takeBack } from '../core/match.ts';
import { fastRandom, pick } from '../core/random.ts';
import { readRecord, writeRecord } from '../core/record.ts';
import { isRefusal } from '../core/refusal.ts';
import { type GameId, gameIds, loadGame } from './index.ts';

type AnyMatch = Match<object, Action, Event>;

const secret = 'd5'.repeat(32);

/** Somebody's game on dealt cards; another `player` plays otherwise. */
function play(game: AnyGame, config: Config, player: number, most = Number.POSITIVE_INFINITY, seed = secret) {
  const match: AnyMatch = openMatch(game, { config }, { secret: seed, contributions: [], dealt: true });
  const random = fastRandom(player);
  const events: Event[] = [];
  while (match.steps.length < most) {
    const waiting = game.waiting(match.state);
    if (waiting.length === 0) break;
    const seat = pick(waiting, random);
    const played = act(match, seat, game.sample(match.state, seat, random));
    if (!played.ok) throw new Error(played.refusal.reason);
    events.push(...played.events);
  }
  return { match, events };
}

/** Of a hand that lies open everybody sees what comes to it. */
function cardsIn(event: Event): number[] {
  const { cards, secret } = event as unknown as { cards?: number[]; secret?: { cards: number[] } };
  return cards ?? secret!.cards;
}

/** What each game's piles gave, in order, from the events; only as long as the piles hold the same cards in every game. */
const dealtCards: Readonly<Record<string, (events: readonly Event[]) => readonly unknown[]>> = {
  // The stack is shuffled once, and tiles come from it one after another.
  tikal: (events) => events.flatMap((event) => (event.type === 'tileDrawn' ? [(event as never as { tile: number }).tile] : [])),
  // Money until the discards come into the pile; the explorers without those that were vetoed, which come again at another time.
  magellan: (events) => {
    const until = events.findIndex(({ type }) => type === 'phaseEnded');
    return events.slice(0, until).flatMap((event) => (event.type === 'drew' ? cardsIn(event) : []));
  },
  // With the pharaoh's pyramid nothing goes back into the bag.
  'tal-der-koenige': (events) =>
    events.flatMap((event) => (event.type === 'drawn' ? [(event as never as { groups: unknown }).groups] : [])),
  cortez: (events) => events.flatMap((event) => (event.type === 'turnedUp' ? [(event as never as { card: string }).card] : [])),
};

const options: Partial<Record<GameId, Config['options']>> = { 'tal-der-koenige': { advanced: true } };

function configOf(game: AnyGame, id: GameId): Config {
  const [config] = everyConfig(game.meta).filter(({ players }) => players === 4);
  return { ...config!, options: { ...config!.options, ...options[id] }, first: 0 };
}

describe.each(gameIds)('%s dealt again', (id) => {
  it('different play meets the same cards', async () => {
    const game = await loadGame(id);
    const config = configOf(game, id);
    const met = [1, 2, 3, 4, 5, 6].map((player) => dealtCards[id]!(play(game, config, player).events));
    const longest = met.reduce((one, other) => (other.length > one.length ? other : one));
    expect(longest.length).toBeGreaterThan(2);
    for (const cards of met) expect(cards).toEqual(longest.slice(0, cards.length));
    expect(dealtCards[id]!(play(game, config, 1, undefined, 'd6'.repeat(32)).events)).not.toEqual(met[0]);
  });

  it('every draw of an action is a draw from a pile', async () => {
    const game = await loadGame(id);
    for (const config of everyConfig(game.meta)) {
      const { match } = play(game, config, 7);
      const state = match.snapshots[0]!.state;
      const random = fastRandom(1);
      const piles = { below: () => expect.unreachable('chance without a pile'), of: () => random };
      const chooser = fastRandom(3);
      for (let step = 0; step < 400; step++) {
        const waiting = game.waiting(state);
        if (waiting.length === 0) break;
        const seat = pick(waiting, chooser);
        game.play(state, seat, game.sample(state, seat, chooser), piles as never);
      }
    }
  });

  it('taken back and played again, opened half way, and read from its record it is the same game', async () => {
    const game = await loadGame(id);
    const config = configOf(game, id);
    const { match } = play(game, config, 9);
    const text = writeRecord(match);
    expect(text).toContain('chance: dealt\n');
    const read = readRecord(game, text);
    if (isRefusal(read)) throw new Error(read.reason);
    expect(read.match.state).toEqual(match.state);
    expect(read.match.draws).toEqual(match.draws);
    const half = Math.floor(match.steps.length / 2);
    const { match: until } = play(game, config, 9, half);
    const again: AnyMatch = openMatchAt(game, until.origin, until.seed, {
      steps: half,
      state: game.copy(until.state),
      draws: until.draws,
    });
    const steps = match.steps.slice(half);
    for (const { seat, action } of steps.slice(0, 5)) act(again, seat, action);
    takeBack(again, 0, Math.min(5, steps.length), true);
    expect(again.draws).toEqual(until.draws);
    for (const { seat, action } of steps) expect(act(again, seat, action).ok).toBe(true);
    expect(again.state).toEqual(match.state);
  });
});

it('a record that names another kind of chance is refused', async () => {
  const game = await loadGame('magellan');
  const text = writeRecord(play(game, configOf(game, 'magellan'), 1, 3).match);
  expect(readRecord(game, text.replace('chance: dealt', 'chance: loaded'))).toMatchObject({ reason: 'brokenRecord' });
  expect(isRefusal(readRecord(game, text))).toBe(false);
});
