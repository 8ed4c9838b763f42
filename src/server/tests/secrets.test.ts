import { afterAll, describe, expect, it } from 'vitest';
import { at } from '../../core/at.ts';
import type { AnyGame, OptionValue } from '../../core/game.ts';
import { atLength } from '../../core/laws/suite.ts';
import { fastRandom, pick } from '../../core/random.ts';
import { gameIds, loadGame } from '../../games/index.ts';
import type { ServerMessage } from '../../wire/messages.ts';
import { type Device, newDevice, openConnection } from '../stress/client.ts';
import { findLeaks, type Learned, type Truth } from '../stress/leaks.ts';
import { playSeats } from '../stress/players.ts';
import { openWorld, type World } from '../stress/world.ts';

const worlds: World[] = [];
afterAll(() => Promise.all(worlds.map((world) => world.remove())));

interface Played {
  readonly truth: Truth;
  /** By seat; the spectator last. */
  readonly learned: readonly Learned[];
}

/** A whole game over real sockets, every seat a device of its own; one comes back late and resumes from the start. */
async function playWhole(game: AnyGame, served: AnyGame): Promise<Played> {
  const world = await openWorld({}, { game: async () => served });
  worlds.push(world);
  const { least, most } = game.meta.players;
  const count = Math.min(least + 1, most);
  const random = fastRandom(5);
  const options: Record<string, OptionValue> = {};
  for (const [name, option] of Object.entries(game.meta.options)) options[name] = pick(option.values, random);
  const devices = await Promise.all(Array.from({ length: count + 1 }, (_, at) => newDevice(world.base, `Player ${at}`)));
  const [host] = devices as [(typeof devices)[0]];
  const seats = Array.from({ length: count }, (_, seat) => ({ kind: seat === 0 ? 'me' : 'invite' }));
  const { body } = await host.call('POST', '/api/tables', { game: game.meta.id, options, seats, contribution: 'salt' });
  const { id } = body.table;
  for (const { seat, token } of body.invitations)
    await devices[seat]?.call('POST', `/api/tables/${id}/join`, { invitation: token, contribution: `salt ${seat}` });
  await host.call('POST', `/api/tables/${id}/start`);
  const players = devices.slice(0, count).map((device, seat) => ({ device, seats: [seat] }));
  const spectator = at(devices, count);
  const { connections } = await playSeats(id, players, { game, spectator, undoEvery: 6, asideEvery: 10 });
  const told = connections.map((connection) => connection.told);
  const past = await Promise.all(devices.map((device, at) => lookBack(id, device, at < count ? at : undefined)));
  for (const [seat, device] of devices.entries()) {
    const late = await openConnection(device);
    await late.ask({ type: 'watch', table: id, seen: 0 });
    told[seat]?.push(...late.told);
  }
  const learned = devices.map((_, at) => ({ told: told[at] ?? [], past: past[at] ?? [] }));
  const stored = await world.context.registry.store.tables.load(id);
  if (!stored) throw new Error('the table is gone');
  const entries = await world.context.registry.store.tables.entriesUpTo(id, Number.MAX_SAFE_INTEGER);
  return { truth: { row: stored.row, contributions: stored.contributions.map(({ line }) => line), entries }, learned };
}

/** Every past view that the server gives out for these eyes, page by page; the last page is empty. */
async function lookBack(id: string, device: Device, seat: number | undefined): Promise<Learned['past']> {
  const pages: Learned['past'][number][] = [];
  for (let from = 0; ; ) {
    const query = `from=${from}&to=${from + 1000}${seat === undefined ? '' : `&seat=${seat}`}`;
    const { status, body } = await device.call('GET', `/api/tables/${id}/views?${query}`);
    if (status !== 200) throw new Error(JSON.stringify(body));
    pages.push(body);
    if (body.views.length === 0) return pages;
    from = body.views.at(-1).number + 1;
  }
}

function leaksOf(game: AnyGame, { truth, learned }: Played): string[] {
  return learned.flatMap((one, at) => findLeaks(game, truth, at < learned.length - 1 ? at : undefined, one));
}

describe.each(atLength ? gameIds : (['magellan'] as const))('a whole game of %s over sockets', (id) => {
  it('tells every seat its own view and events and nothing else', async () => {
    const game = await loadGame(id);
    const played = await playWhole(game, game);
    expect(played.truth.entries.length).toBeGreaterThan(20);
    expect(played.learned.flatMap(({ told }) => told.filter(({ type }) => type === 'position')).length).toBeGreaterThan(50);
    const undone = played.truth.entries.filter(({ kind }) => kind === 'undo');
    const numbers = played.learned.map(({ past }) => past.flatMap(({ views }) => views));
    for (const seen of numbers)
      expect(seen.map(({ number }) => number)).toEqual([...Array(played.truth.entries.length + 1).keys()]);
    expect(undone.length).toBeGreaterThan(0);
    expect(leaksOf(game, played)).toEqual([]);
  });
});

describe.runIf(atLength)('the search for leaks can fail', async () => {
  const game = await loadGame('magellan');

  it('finds a view that shows more than it may', async () => {
    const leaky: AnyGame = { ...game, view: (state, seat) => ({ ...game.view(state, seat), pile: state }) };
    const played = await playWhole(game, leaky);
    expect(leaksOf(game, played).some((leak) => leak.startsWith('the view at'))).toBe(true);
    // Past views are made in a thread, by the real game: here one seat is given those of another.
    const past = played.learned[0]?.past ?? [];
    const leaks = findLeaks(game, played.truth, 1, { told: [], past });
    expect(leaks.some((leak) => leak.startsWith('the past view at'))).toBe(true);
  });

  it('finds an event that tells everybody what is for one seat, a seed, and a member nobody announced', async () => {
    const played = await playWhole(game, {
      ...game,
      play: (state, seat, action, random, emit) =>
        game.play(state, seat, action, random, emit && ((event) => emit({ ...event, ...event.secret }))),
    });
    expect(leaksOf(game, played).some((leak) => leak.startsWith('entry'))).toBe(true);
    const { truth } = played;
    const position = played.learned[0]?.told.find(({ type }) => type === 'position');
    const find = (...told: readonly object[]) => findLeaks(game, truth, 0, { told: told as ServerMessage[], past: [] });
    expect(find({ type: 'done', id: truth.row.secret })).toEqual(['done carries the seed']);
    expect(find({ ...position, state: {} }).join()).toContain('position: state');
  });
});
