import { describe, expect, it } from 'vitest';
import { at } from '../../../core/at.ts';
import { placeName } from '../../../core/place-name.ts';
import { fastRandom } from '../../../core/random.ts';
import { cortez } from '../index.ts';
import { preview } from '../preview.ts';
import type { State } from '../state.ts';
import { beforeFight, fillUp, marked, play, playAll, supply, turnUp, war, world } from './testing.ts';

/** Seat 0 has attacked seat 1 and laid a 6; seat 2 holds 5 and 3, seat 3 a 4. */
function fight(): State {
  const state = fillUp(beforeFight(['C13', 'B13']));
  play(state, 0, 'move A1 > B1');
  playAll(state, '1: stand', '0: lay 6 with 1 weapons');
  return state;
}

/** What the viewer knows of the owner's war cards, by value. */
function known(state: State, viewer: number, owner: number): number[] {
  return cortez.view(state, viewer).warKnown.slice(owner * 6, owner * 6 + 6);
}

/** Over many imaginings: the values seat `owner` may hold. */
function imagined(state: State, viewer: number | undefined, what: (state: State) => number): Set<number> {
  const random = fastRandom(5);
  const view = cortez.view(state, viewer);
  return new Set(Array.from({ length: 200 }, () => what(cortez.imagine(view, viewer, random))));
}

describe('what one may know', () => {
  it('hands, missions, bribery cards and face-down cards are shown to their owner only', () => {
    const state = fight();
    state.bribery[8] = 1;
    const own = cortez.view(state, 1);
    const others = cortez.view(state, 0);
    expect(own.supply).toEqual([3, [0, 1, 1, 2], 4, 4]);
    expect(own.war).toEqual([1, [1, 1, 0, 0, 0, 0], 2, 1]);
    expect(own.missions.filter(Boolean)).toEqual([state.missions[1]]);
    expect(own.bribery[1]).toEqual([1, 0, 0, 0, 0, 0, 0, 0]);
    expect(others.bribery[1]).toBe(1);
    expect(others.fight?.laid).toEqual([[0, 0, 0, 0, 0, 1], 0]);
    expect(own.fight?.laid).toEqual([1, [0, 0, 0, 0, 0, 0]]);
    expect(cortez.view(state, undefined).missions).toEqual([0, 0, 0, 0]);
  });

  it('a view shows the strength of both sides as far as the viewer knows the cards', () => {
    const state = fight();
    playAll(state, '1: lay 2 with 0 weapons', '2: help defender with 5: nothing for nothing', '1: accept 1');
    expect(cortez.view(state, 0).fight?.strength).toEqual([12, 0]);
    expect(cortez.view(state, 1).fight?.strength).toEqual([0, 7]);
    expect(cortez.view(state, 2).fight?.strength).toEqual([0, 5]);
    expect(cortez.view(state, undefined).fight?.strength).toEqual([0, 0]);
    expect(preview(cortez.view(state, 2))).toMatchObject({ strength: [0, 5] });
  });

  it('a mercenary’s card seen stays known after a refusal, to the fighter and to nobody else', () => {
    const state = fight();
    playAll(state, '2: help defender with 5: nothing for nothing', '1: decline 1');
    expect(known(state, 1, 2)).toEqual([0, 0, 0, 0, 1, 0]);
    expect(known(state, 0, 2)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(cortez.view(state, 2).warShown.slice(6, 12)).toEqual([0, 0, 0, 0, 1, 0]);
    expect(imagined(state, 1, (other) => at(other.war, 2 * 6 + 4)).has(0)).toBe(false);
    expect(imagined(state, 0, (other) => at(other.war, 2 * 6 + 4)).has(0)).toBe(true);
  });

  it('a hired card is known to the mercenary and the fighter, and imagined by the rest', () => {
    const state = fight();
    playAll(state, '2: help defender with 5: nothing for nothing', '1: accept 1');
    const hired = (other: State) => other.fight?.hired[2] ?? -1;
    expect(imagined(state, 1, hired)).toEqual(new Set([11]));
    expect(imagined(state, 2, hired)).toEqual(new Set([11]));
    expect(imagined(state, 0, hired)).toEqual(new Set([7, 8, 9, 10, 11, 12]));
    expect(known(state, 1, 2)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('what was known of a hand is still known when the cards shown were others', () => {
    const state = fight();
    playAll(
      state,
      '2: help defender with 5: nothing for nothing',
      '1: decline 1',
      '2: help attacker with 3: nothing for nothing',
    );
    playAll(state, '0: accept 2', '1: pass', '0: pass', '3: stay out');
    expect(state.fight?.stage).toBe('refill');
    expect(known(state, 1, 2)).toEqual([0, 0, 0, 0, 1, 0]);
  });

  it('and no longer certain when a card went face down', () => {
    const state = fight();
    playAll(
      state,
      '2: help defender with 5: nothing for nothing',
      '1: decline 1',
      '2: help attacker with 3: nothing for nothing',
    );
    playAll(state, '0: accept 2', '1: surrender');
    expect(known(state, 1, 2)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(known(state, 0, 2)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('nor when a fighter’s own cards went back unseen after a surrender', () => {
    const state = fight();
    state.warKnown[(3 * 4 + 0) * 6 + 5] = 1;
    state.warKnown[(3 * 4 + 0) * 6 + 0] = 1;
    play(state, 1, 'surrender');
    expect(known(state, 3, 0)).toEqual([0, 0, 0, 0, 0, 0]);
    const shown = fight();
    shown.warKnown[(3 * 4 + 0) * 6 + 5] = 1;
    shown.warKnown[(3 * 4 + 0) * 6 + 0] = 1;
    playAll(shown, '1: pass', '0: pass', '2: stay out', '3: stay out');
    expect(known(shown, 3, 0)).toEqual([1, 0, 0, 0, 0, 0]);
  });

  it('mutiny makes known cards uncertain, as many as were put back', () => {
    const state = fight();
    war(state, 2, 5, 5, 1);
    state.warKnown[(1 * 4 + 2) * 6 + 4] = 3;
    playAll(state, '1: surrender', '0: no refill', '0: pass', '0: banish > A10');
    turnUp(state, 'mutiny');
    play(state, 2, 'put back 3');
    expect(known(state, 1, 2)).toEqual([0, 0, 0, 0, 2, 0]);
  });

  it('supply cards traded stay known until as many were spent', () => {
    const state = world(3);
    for (const seat of [0, 1, 2]) marked(state, seat, placeName(seat, 12));
    supply(state, 0, { food: 2 });
    supply(state, 1, { food: 1, gold: 1 });
    fillUp(state);
    playAll(state, '0: offer 2: 2 food for 1 gold', '1: accept 1');
    const foods = () => imagined(state, 2, (other) => at(other.supply, 4 + 2));
    expect([...foods()].every((count) => count >= 2)).toBe(true);
    playAll(state, '0: pass', '0: pass');
    state.phase = 'act';
    play(state, 1, 'draw war cards');
    expect(state.known[4 + 2]).toBe(1);
    expect(Math.min(...foods())).toBe(1);
  });

  it('an offer shows that its maker holds what he offers', () => {
    const state = world(3);
    for (const seat of [0, 1, 2]) marked(state, seat, placeName(seat, 12));
    supply(state, 0, { gold: 3, food: 3 });
    fillUp(state);
    play(state, 0, 'offer 2: 3 gold for 1 weapon');
    expect(state.known.slice(0, 4)).toEqual([0, 0, 0, 3]);
    expect([...imagined(state, 2, (other) => at(other.supply, 3))].every((count) => count >= 3)).toBe(true);
  });

  it('bidders are imagined with cards worth their bids', () => {
    const state = world(2);
    marked(state, 0, 'A13');
    marked(state, 1, 'B13');
    supply(state, 0, { gold: 4 });
    supply(state, 1, { gold: 2 });
    fillUp(state);
    turnUp(state, 'bribery');
    play(state, 0, 'bid 15');
    const worth = (other: State) => [0, 1, 2, 3].reduce((sum, kind) => sum + at(other.supply, kind) * (kind + 1), 0);
    expect(imagined(state, 1, worth)).toEqual(new Set([15, 16]));
  });

  it('at the end everything is open', () => {
    const state = fight();
    playAll(state, '1: surrender', '0: no refill', '0: pass', '0: banish > A10');
    state.round = 3;
    turnUp(state, 'treasure');
    const { missions, supply: hands } = cortez.view(state, undefined);
    expect(missions).toEqual(state.missions);
    expect(hands.every((hand) => typeof hand === 'object')).toBe(true);
  });
});

describe('what one is asked', () => {
  it('a question changes when the choices do, and an aside does not change it for others', () => {
    const state = fight();
    const asked = cortez.question(state, 1);
    const looking = cortez.question(state, 3);
    expect(asked).toMatchObject({ kind: 'add', details: { opponent: 0, cards: 1, weapons: 1 } });
    expect(looking?.kind).toBe('aside');
    play(state, 2, 'offer 1: 1 gold for nothing');
    expect(cortez.question(state, 1)).toEqual(asked);
    expect(cortez.question(state, 3)).toEqual(looking);
    expect(cortez.question(state, 0)).toMatchObject({ kind: 'offered', details: { offers: 1 } });
    play(state, 2, 'help defender with 5: nothing for 1 gold');
    expect(cortez.question(state, 1)?.id).not.toBe(asked?.id);
  });

  it('the same question comes with another id after the opponent has added', () => {
    const state = fight();
    const asked = cortez.question(state, 1);
    playAll(state, '1: pass', '0: lay 1 with 0 weapons');
    expect(cortez.question(state, 1)?.id).not.toBe(asked?.id);
  });

  it('nobody is asked anything while figures are marked by another', () => {
    const state = cortez.setup({ players: 2, options: {}, first: 0, rules: 2 }, fastRandom(1));
    expect(cortez.question(state, 1)).toBeUndefined();
  });
});
