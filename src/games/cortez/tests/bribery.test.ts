import { describe, expect, it } from 'vitest';
import { at } from '../../../core/at.ts';
import { placeName } from '../../../core/place-name.ts';
import { type Bribery, briberies, briberyKinds } from '../data.ts';
import { cortez } from '../index.ts';
import { nodeOf } from '../map.ts';
import type { State } from '../state.ts';
import { marked, play, suppliesOf, supply, turnUp, typesOf, unmarked, war, warsIn, why, world } from './testing.ts';

function hold(state: State, seat: number, card: Bribery): void {
  const kind = briberies.indexOf(card);
  state.bribery[seat * briberyKinds + kind] = 1;
  state.briberyPile[kind] = at(state.briberyPile, kind) - 1;
}

function calm(...cards: Bribery[]): State {
  const state = world(3);
  for (const seat of [0, 1, 2]) marked(state, seat, placeName(seat, 16));
  for (const card of cards) hold(state, 1, card);
  return state;
}

describe('C9 bribery cards', () => {
  it('C9.1 move own: an own marked figure to any free field, temples too, without price or village cards', () => {
    const state = calm('moveOwn');
    expect(why(state, 1, 'bribe moveOwn A17 > 20')).toBe('C9.1 notYourFigure');
    expect(why(state, 1, 'bribe moveOwn B17 > C17')).toBe('C9.1 notFree');
    expect(why(state, 0, 'bribe moveOwn A17 > 20')).toBe('C9.1 notHolding');
    play(state, 1, 'bribe moveOwn B17 > 20');
    expect(state.collar[at(state.on, nodeOf('20'))]).toBe(1);
    expect(why(state, 1, 'bribe moveOwn 20 > 21')).toBe('C9.1 notHolding');
    const village = calm('moveOwn');
    expect(typesOf(play(village, 1, 'bribe moveOwn B17 > B9'))).toEqual(['bribed', 'carried']);
  });

  it('C9.1 move other: a marked figure of another player, not an unmarked one, not onto a broken bridge', () => {
    const state = calm('moveOther');
    unmarked(state, 0, 'A1');
    state.bridges[0] = 0;
    expect(why(state, 1, 'bribe moveOther B17 > 20')).toBe('C9.1 notAnothers');
    expect(why(state, 1, 'bribe moveOther A1 > 20')).toBe('C9.1 notAnothers');
    expect(why(state, 1, 'bribe moveOther C17 > I5')).toBe('C9.1 notFree');
    play(state, 1, 'bribe moveOther C17 > F6');
    expect(state.collar[at(state.on, nodeOf('F6'))]).toBe(2);
  });

  it('C9.1 draw 5 war cards of the own nation, draw 5 supply cards', () => {
    const state = calm('drawWar', 'drawSupply');
    play(state, 1, 'bribe drawWar');
    expect(warsIn(state, 1)).toHaveLength(5);
    expect(state.warPile.slice(6).reduce((a, b) => a + b)).toBe(35);
    play(state, 1, 'bribe drawSupply');
    expect(Object.values(suppliesOf(state, 1)).reduce((a, b) => a + b, 0)).toBe(5);
    expect([state.briberyUsed[2], state.briberyUsed[3]]).toEqual([1, 1]);
  });

  it('C9.1 points and duds cannot be played', () => {
    const state = calm('points7', 'dud');
    expect(cortez.choices(state, 1).some((choice) => 'action' in choice && choice.action.type === 'bribe')).toBe(false);
    expect(why(state, 1, 'bribe points7')).toBe('unreadable');
  });

  it('C9.2 off turn, at any moment the game waits for somebody; not an action', () => {
    const state = calm('drawSupply', 'moveOwn');
    expect(cortez.waiting(state)).toEqual([0]);
    play(state, 1, 'bribe drawSupply');
    play(state, 1, 'bribe moveOwn B17 > A1');
    expect([state.active, state.actions]).toEqual([0, 2]);
  });

  it.each(['bridges', 'bribery', 'plunder', 'attackAztec', 'flightAztec'] as const)(
    'C9.2 the move cards wait while %s is carried out',
    (card) => {
      const state = calm('moveOwn', 'drawWar');
      unmarked(state, 0, 'A1', '25');
      supply(state, 0, { gold: 11 });
      turnUp(state, card);
      expect(why(state, 1, 'bribe moveOwn B17 > 20')).toBe('C9.2 noMoveCardNow');
      expect(why(state, 1, 'bribe drawWar')).toBeUndefined();
    },
  );

  it('C9.2 the move cards wait during a fight, the draw cards do not', () => {
    const state = calm('moveOwn', 'drawWar');
    war(state, 0, 1);
    play(state, 0, 'move A17 > C17');
    expect(why(state, 1, 'bribe moveOwn B17 > 20')).toBe('C9.2 noMoveCardNow');
    expect(why(state, 1, 'bribe drawWar')).toBeUndefined();
  });

  it('C9.2 cards drawn before one’s own forced discard count towards it', () => {
    const state = calm('drawSupply');
    supply(state, 1, { gold: 11 });
    turnUp(state, 'plunder');
    const asked = cortez.question(state, 1);
    play(state, 1, 'bribe drawSupply');
    expect(why(state, 1, 'discard 1 gold')).toBe('C8.3 wrongNumber');
    expect(why(state, 1, 'discard 6 gold')).toBeUndefined();
    expect(cortez.question(state, 1)?.id).not.toBe(asked?.id);
  });

  it('C9.2 and after it they do not', () => {
    const state = calm('drawSupply');
    supply(state, 0, { gold: 11 });
    supply(state, 1, { gold: 10 });
    turnUp(state, 'plunder');
    play(state, 1, 'bribe drawSupply');
    expect(cortez.waiting(state)).toEqual([0]);
  });

  it('C9.2 not after the end', () => {
    const state = calm('drawSupply');
    state.round = 2;
    turnUp(state, 'treasure');
    expect(why(state, 1, 'bribe drawSupply')).toBe('house over');
    expect(cortez.choices(state, 1)).toEqual([]);
  });
});
