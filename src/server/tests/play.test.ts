import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at } from '../../core/at.ts';
import type { AnyGame } from '../../core/game.ts';
import { toy } from '../../core/laws/toy/game.ts';
import { forget } from '../../core/match.ts';
import { loadGame } from '../../games/index.ts';
import type { PositionMessage } from '../../wire/log.ts';
import { bidding, turn } from '../stress/bidding.ts';
import { type Device, newDevice, openConnection } from '../stress/client.ts';
import { seated, seatTable } from '../stress/table.ts';
import { openWorld, type World } from '../stress/world.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { lapseProposals } from '../tables/proposals.ts';
import { findTable, settledTable } from '../tables/registry.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({}, { game: async (id) => (id === 'toy' ? (toy as unknown as AnyGame) : loadGame(id)) });
});
afterAll(() => world.remove());

describe('actions', () => {
  it('a retry is played once, also after a restart', async () => {
    const table = await seatTable(world.base);
    await bidding(table);
    const { seat, connection, question } = turn(table);
    const act = { type: 'act', id: 'once', table: table.id, seat, question, action: { type: 'pass' } };
    const first = await connection.ask(act);
    expect(await connection.ask(act)).toEqual(first);
    await table.reached(first.number!);
    while (table.at(0).number < 40) await table.step();
    world = await world.restart();
    const again = await openConnection({ ...at(table.devices, seat), base: world.base });
    expect(await again.ask(act)).toEqual(first);
    const rows = await world.context.registry.store.tables.entriesUpTo(table.id, 1000);
    expect(rows.filter(({ name }) => name === 'once').length).toBe(1);
  });

  it('a name already used is played once even when the game would allow it again', async () => {
    const table = await seatTable(world.base);
    await bidding(table);
    const { seat, connection, question } = turn(table);
    const act = { type: 'act', id: 'again', table: table.id, seat, question, action: { type: 'pass' } };
    const { number } = await connection.ask(act);
    await connection.ask({ type: 'undo', id: 'back', table: table.id, seat, number });
    world.context.registry.live.get(table.id)?.recent.clear();
    expect(await connection.ask(act)).toMatchObject({ type: 'done', number });
    await table.reached(number! + 1);
    expect(table.at(seat).question?.id).toBe(question);
  });

  it('an answer to an older question is refused with the new position', async () => {
    const table = await seatTable(world.base);
    await bidding(table);
    const { seat, connection, question } = turn(table);
    await table.step();
    const before = connection.told.length;
    const late = await connection.ask({ type: 'act', id: 'late', table: table.id, seat, question, action: { type: 'pass' } });
    expect(late.refusal).toMatchObject({ rule: 'house', reason: 'olderQuestion', text: /moved on/ });
    await connection.hear('position', (told) => connection.told.indexOf(told) > before && told.number === table.at(0).number);
  });

  it('an illegal action is refused with the rule and changes nothing', async () => {
    const table = await seatTable(world.base);
    await bidding(table);
    const { seat, connection, question } = turn(table);
    const before = table.at(seat);
    const act = { type: 'act', table: table.id, seat, question };
    const told = await connection.ask({ ...act, action: { type: 'bid', amount: 300 } });
    expect(told.refusal).toMatchObject({ rule: 'M2.4' });
    expect((await connection.ask({ ...act, action: { type: 'bid', amount: 'x' } })).refusal?.reason).toBe('unreadable');
    expect((await connection.ask({ ...act, action: null })).refusal?.reason).toBe('unreadable');
    expect((await table.connections[(seat + 1) % 3]?.ask({ ...act, action: { type: 'pass' } }))?.refusal?.reason).toBe(
      'notYourSeat',
    );
    const after = await connection.ask({ type: 'choices', table: table.id, seat });
    expect(after).toMatchObject({ number: before.number, question: { id: question } });
  });

  it('simultaneous decisions in one tick never conflict', async () => {
    const devices = await Promise.all(['A', 'B', 'C'].map((name) => newDevice(world.base, name)));
    const [host] = devices as [Device];
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
    const { id } = (await host.call('POST', '/api/tables', { game: 'toy', seats, public: true })).body.table;
    for (const device of devices.slice(1)) await device.call('POST', `/api/tables/${id}/join`);
    await host.call('POST', `/api/tables/${id}/start`);
    const connections = await Promise.all(devices.map((device) => openConnection(device)));
    for (const connection of connections) await connection.ask({ type: 'watch', table: id });
    const table = seated(id, toy as unknown as AnyGame, devices, connections);
    for (let round = 0; round < 6; round++) {
      const replies = await Promise.all(
        connections.map((connection, seat) =>
          connection.ask({
            type: 'act',
            table: id,
            seat,
            question: table.at(seat).question?.id,
            action: { type: 'show', fingers: seat + 1 },
          }),
        ),
      );
      expect(replies.map(({ type }) => type)).toEqual(['done', 'done', 'done']);
      await table.reached(3 * (round + 1));
    }
    expect(table.at(0).standing?.over).toBe(true);
  });
});

describe('taking back', () => {
  it('is free until somebody else has acted, then a matter of consent that names what would fall', async () => {
    const table = await seatTable(world.base);
    await bidding(table);
    const { seat, connection, question } = turn(table);
    const { number } = await table.step();
    expect(table.at(seat).undo).toBe(1);
    const undone = await connection.ask({ type: 'undo', table: table.id, seat, number });
    expect(undone.type).toBe('done');
    await table.reached(number + 1);
    expect(table.at(seat).question?.id).toBe(question);
    const mine = await table.step();
    const others = await table.step();
    const refused = await connection.ask({ type: 'undo', table: table.id, seat, number: others.number });
    expect(refused.refusal?.reason).toBe('undoOthers');
    expect((await connection.ask({ type: 'propose', table: table.id, seat, what: 'undo' })).type).toBe('done');
    const asked = await table.connections[others.seat]?.hear('table', ({ table: shown }) => shown.proposal !== null);
    expect(asked?.table).toHaveProperty('proposal', {
      kind: 'undo',
      seat,
      steps: 2,
      falls: [mine.number, others.number],
      agreed: [seat],
      missing: [0, 1, 2].filter((one) => one !== seat),
      until: expect.any(Number),
    });
    for (const other of [0, 1, 2].filter((one) => one !== seat))
      expect((await table.connections[other]?.ask({ type: 'answer', table: table.id, agree: true }))?.type).toBe('done');
    await table.reached(others.number + 1);
    expect(table.at(seat).question?.id).toBe(question);
    expect((await connection.ask({ type: 'answer', table: table.id, agree: true })).refusal?.reason).toBe('nothingProposed');
  });

  it('one no is enough, and any step makes the request void', async () => {
    const table = await seatTable(world.base);
    const first = await table.step();
    const next = await table.step();
    const connection = at(table.connections, first.seat);
    const propose = { type: 'propose', table: table.id, seat: first.seat, what: 'undo' };
    await connection.ask(propose);
    expect((await connection.ask(propose)).refusal?.reason).toBe('alreadyProposed');
    await table.connections[next.seat]?.ask({ type: 'answer', table: table.id, agree: false });
    expect((await connection.ask(propose)).type).toBe('done');
    await table.step();
    expect((await table.connections[next.seat]?.ask({ type: 'answer', table: table.id, agree: true }))?.refusal?.reason).toBe(
      'nothingProposed',
    );
  });

  it('goes back beyond what is in memory, also after a restart', async () => {
    const table = await seatTable(world.base);
    const seen = new Map<number, unknown>();
    // More than two snapshots, and fewer than the shortest game: of 400 games played at random seven were over before 100 steps.
    let steps = 72;
    while (table.at(0).number < steps) {
      seen.set(table.at(0).number, table.at(0).view);
      await table.step();
    }
    // An answer that everybody can tell is given by itself, so that a step may be two.
    steps = table.at(0).number;
    world = await world.restart();
    const devices = table.devices.map((device) => ({ ...device, base: world.base }));
    const connections = await Promise.all(devices.map((device) => openConnection(device)));
    for (const connection of connections) await connection.ask({ type: 'watch', table: table.id });
    const back = seated(table.id, table.game, devices, connections);
    while (steps > 20) {
      const seat = 0;
      const number = back.at(0).number;
      expect((await connections[seat]?.ask({ type: 'propose', table: table.id, seat, what: 'undo' }))?.type).toBe('done');
      for (const other of [1, 2]) await connections[other]?.ask({ type: 'answer', table: table.id, agree: true });
      await back.reached(number + 1);
      const entry = back.at(0).entries.at(-1);
      steps -= entry?.steps ?? 0;
      if (seen.has(steps)) expect(back.at(0).view).toEqual(seen.get(steps));
    }
    await back.step();
  });

  it('is asked for again, and not refused, where somebody plays while the log is being read', async () => {
    const table = await seatTable(world.base);
    while (table.at(0).number < 64) await table.step();
    const { registry } = world.context;
    const live = (await findTable(registry, table.id)) as LiveTable;
    // Nothing but the last snapshot is left, so that the undo must be looked up.
    if (live.match) forget(live.match, 1);
    const { tables } = registry.store;
    const { entriesUpTo } = tables;
    let reads = 0;
    Object.assign(tables, {
      entriesUpTo: async (...asked: Parameters<typeof entriesUpTo>) => {
        const rows = await entriesUpTo(...asked);
        reads += 1;
        if (reads === 1) await table.step();
        return rows;
      },
    });
    const seat = (at(table.at(0).waiting, 0) + 1) % 3;
    const answer = await table.connections[seat]?.ask({ type: 'propose', table: table.id, seat, what: 'undo' });
    Object.assign(tables, { entriesUpTo });
    expect([answer?.type, reads]).toEqual(['done', 2]);
    const { proposal } = live;
    const steps = proposal?.kind === 'undo' ? proposal.steps : 0;
    // Answers that were given by themselves count too, so it is not always the 65th entry.
    const first = live.index - steps + 1;
    expect(proposal).toMatchObject({ kind: 'undo', falls: Array.from({ length: steps }, (_, at) => first + at) });
  });

  it('nobody ends it over the head of an absent person, for whom a bot sits in', async () => {
    const table = await seatTable(world.base);
    const [, bert, cem] = table.devices;
    await cem?.call('POST', `/api/tables/${table.id}/seats/2/resign`);
    await bert?.call('POST', `/api/tables/${table.id}/seats/1/bot`, { level: 'easy' });
    table.connections[1]?.close();
    await table.connections[0]?.ask({ type: 'propose', table: table.id, seat: 0, what: 'end' });
    const shown = (await table.devices[0]?.call('GET', `/api/tables/${table.id}`))?.body.table;
    expect(shown).toMatchObject({ status: 'running', secret: null, proposal: { agreed: [0], missing: [1] } });
    const { registry } = world.context;
    await lapseProposals(registry, shown.proposal.until - 1);
    expect((await settledTable(registry, table.id)) as LiveTable).toHaveProperty('proposal.kind', 'end');
    await lapseProposals(registry, shown.proposal.until);
    expect(
      (await table.connections[0]?.hear('table', ({ table: now }) => now.proposal === null && now.seats[1]?.bot === 'easy'))
        ?.table.status,
    ).toBe('running');
  });

  it('all agree to end unfinished; then the seed may be seen', async () => {
    const table = await seatTable(world.base);
    await table.step();
    await table.connections[0]?.ask({ type: 'propose', table: table.id, seat: 0, what: 'end' });
    for (const other of [1, 2]) await table.connections[other]?.ask({ type: 'answer', table: table.id, agree: true });
    const shown = (await table.devices[0]?.call('GET', `/api/tables/${table.id}`))?.body.table;
    expect(shown).toMatchObject({ status: 'unfinished', secret: /^[0-9a-f]{64}$/ });
    const act = await table.connections[0]?.ask({
      type: 'act',
      table: table.id,
      seat: 0,
      question: 'x',
      action: { type: 'pass' },
    });
    expect(act?.refusal?.reason).toBe('notRunning');
    expect((await table.devices[0]?.call('GET', `/api/tables/${table.id}/record`))?.body).toContain('seed:');
  });
});

describe('standing orders', () => {
  it('answer for their seat, are shown to nobody else, and lapse', async () => {
    const table = await seatTable(world.base);
    await bidding(table);
    const { seat } = turn(table);
    const next = (seat + 1) % 3;
    const auction = (table.at(seat).view as { turn: number }).turn;
    const orders = [{ type: 'maximum', turn: auction, amount: 0 }];
    const given = await table.connections[next]?.ask({ type: 'orders', table: table.id, seat: next, orders });
    expect(given?.type).toBe('done');
    const hasOrders = (position: PositionMessage) => position.orders.length > 0;
    expect((await table.connections[next]?.hear('position', hasOrders))?.orders).toEqual(orders);
    const { number } = await table.step();
    await table.reached(number + 1);
    const [, answered] = table.at(seat).entries;
    expect(answered).toMatchObject({ seat: next, events: [{ type: 'passed', seat: next }] });
    for (const other of [0, 1, 2].filter((one) => one !== next))
      expect(table.connections[other]?.told.some((told) => told.type === 'position' && hasOrders(told))).toBe(false);
    expect(JSON.stringify(table.connections[seat]?.told)).not.toContain('maximum');
    expect(
      (await table.connections[next]?.ask({ type: 'orders', table: table.id, seat: next, orders: [{}] }))?.refusal?.reason,
    ).toBe('unreadable');
    expect(
      (await table.connections[seat]?.ask({ type: 'orders', table: table.id, seat: next, orders: [] }))?.refusal?.reason,
    ).toBe('notYourSeat');
    while ((table.at(0).view as { turn: number }).turn === auction) await table.step();
    expect(table.at(next).orders).toEqual([]);
  });
});
