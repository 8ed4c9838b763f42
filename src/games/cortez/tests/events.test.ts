import { describe, expect, it } from 'vitest';
import { isForm } from '../../../core/form.ts';
import { placeName } from '../../../core/place-name.ts';
import { fastRandom } from '../../../core/random.ts';
import { events } from '../data.ts';
import { cortez } from '../index.ts';
import { nodeOf } from '../map.ts';
import { suppliesOf as count, type State } from '../state.ts';
import {
  aztec,
  marked,
  play,
  playAll,
  spanish,
  suppliesOf,
  supply,
  turnUp,
  typesOf,
  unmarked,
  war,
  warsIn,
  why,
  world,
} from './testing.ts';

/** Every seat has a figure in the south; it will be seat 1's turn. */
function calm(players = 3): State {
  const state = world(players);
  for (let seat = 0; seat < players; seat++) marked(state, seat, placeName(seat, 16));
  return state;
}

function slot(state: State, seat: number, name: 'from' | 'to'): number[] {
  const form = cortez.choices(state, seat).find((choice) => isForm(choice) && ['attack', 'flight'].includes(choice.form));
  const found = form && isForm(form) ? form.slots[name] : undefined;
  return found?.kind === 'one' ? (found.of as number[]) : [];
}

describe('C2 rounds and turns', () => {
  it('C2.1 each treasure comes as event 14 to 18 of its round: 13 to 17 turns a round', () => {
    const turns = new Set<number>();
    for (let seed = 1; seed <= 60; seed++) {
      const random = fastRandom(seed);
      const state = cortez.setup({ players: 2, options: {}, rules: 2 }, random);
      let turned = 0;
      while (state.phase !== 'over') {
        const [seat] = cortez.waiting(state) as [number];
        cortez.play(state, seat, cortez.sample(state, seat, random), random, (event) => {
          if (event.type !== 'turnedUp') return;
          turned += 1;
          if (event.card !== 'treasure') return;
          turns.add(turned);
          turned = 0;
        });
      }
      expect(state.round).toBe(2);
    }
    expect([...turns].sort((a, b) => a - b)).toEqual([14, 15, 16, 17, 18]);
  });

  it('C2.1 four and more players play three rounds', () => {
    const state = calm(4);
    for (const round of [1, 2]) {
      turnUp(state, 'treasure');
      expect([state.round, state.phase]).not.toEqual([round, 'over']);
      state.phase = 'act';
    }
    turnUp(state, 'treasure');
    expect(state.phase).toBe('over');
  });

  it('C2.2 a turn is an event and two actions; the same one twice, or none', () => {
    const state = calm();
    playAll(state, '0: draw supply', '0: draw supply');
    expect([state.active, state.turn]).toEqual([1, 2]);
    expect(why(state, 0, 'draw supply')).toBe('house notAsked');
    const idle = calm();
    playAll(idle, '0: pass', '0: pass');
    expect(idle.active).toBe(1);
  });

  it('C2.3 the treasure goes to most marked figures in the city, a tie to the highest number', () => {
    const state = calm(3);
    state.at.fill(-1);
    state.on.fill(-1);
    state.collar.fill(-1);
    marked(state, 0, '24');
    marked(state, 1, '17', '19');
    marked(state, 2, '10', '20');
    expect(turnUp(state, 'treasure')).toContainEqual({ type: 'treasure', seat: 2, round: 1 });
    expect(state.treasures).toEqual([0, 0, 1]);
  });

  it('C2.3 unmarked figures do not count, and nobody in the city means nobody gets it', () => {
    const state = calm();
    unmarked(state, aztec, '25');
    expect(turnUp(state, 'treasure')).toContainEqual({ type: 'treasureLeft', round: 1 });
    expect(state.treasures).toEqual([0, 0, 0]);
  });

  it('C2.3 the same player turns up a new event of a new deck and plays on', () => {
    const state = calm();
    const told = turnUp(state, 'treasure');
    expect(told.filter(({ type }) => type === 'turnedUp')).toHaveLength(2);
    expect([state.active, state.round, state.actions]).toEqual([1, 2, 2]);
    expect(state.deck.reduce((a, b) => a + b)).toBe(17);
  });
});

describe('C8 events', () => {
  it('C8.1 bridges: the active player may turn one, whole or broken', () => {
    const state = calm();
    turnUp(state, 'bridges');
    expect(cortez.waiting(state)).toEqual([1]);
    play(state, 1, 'bridge W1');
    expect([state.bridges, state.phase]).toEqual([[1, 0, 1, 1, 1], 'act']);
    turnUp(state, 'bridges');
    play(state, 2, 'bridge W1');
    expect(state.bridges).toEqual([1, 1, 1, 1, 1]);
    turnUp(state, 'bridges');
    play(state, 0, 'pass');
    expect([state.phase, state.actions]).toEqual(['act', 2]);
  });

  it('C8.1 not one with a figure on it', () => {
    const state = calm();
    unmarked(state, spanish, 'I5');
    turnUp(state, 'bridges');
    expect(why(state, 1, 'bridge N1')).toBe('C8.1 bridgeTaken');
    expect(why(state, 0, 'bridge S1')).toBe('house notAsked');
  });

  it('C8.2 attack: an unmarked figure of that nation goes from outside to a free field 1-16 or 25', () => {
    const state = calm();
    unmarked(state, aztec, 'A1', '5', 'B1');
    unmarked(state, spanish, 'A4');
    turnUp(state, 'attackAztec');
    expect(slot(state, 1, 'from').map((field) => field)).toEqual(expect.arrayContaining([nodeOf('A1'), nodeOf('B1')]));
    expect(slot(state, 1, 'to')).toHaveLength(16);
    expect(why(state, 1, 'attack 5 > 25')).toBe('C8.2 insideCity');
    expect(why(state, 1, 'attack A4 > 25')).toBe('C8.2 otherNation');
    expect(why(state, 1, 'attack A17 > 25')).toBe('C8.2 notUnmarked');
    expect(why(state, 1, 'attack A1 > 5')).toBe('C8.2 notFree');
    expect(why(state, 1, 'attack A1 > 17')).toBe('C8.2 templeLast');
    expect(why(state, 1, 'attack A1 > A10')).toBe('C8.2 outsideCity');
    expect(why(state, 1, 'pass')).toBe('C8.2 askedElse');
    play(state, 1, 'attack A1 > 25');
    expect(state.phase).toBe('act');
  });

  it('C8.2 a temple only if none of those is free', () => {
    const state = calm();
    unmarked(state, aztec, 'A1', ...Array.from({ length: 16 }, (_, i) => String(i + 1)));
    unmarked(state, spanish, '25');
    turnUp(state, 'attackAztec');
    expect(why(state, 1, 'attack A1 > 17')).toBeUndefined();
    expect(slot(state, 1, 'to')).toHaveLength(8);
  });

  it('C8.2 flight: an unmarked figure of that nation leaves the city for any free field, and draws nothing', () => {
    const state = calm();
    unmarked(state, spanish, '25', 'A1');
    unmarked(state, aztec, '17');
    marked(state, 1, '5');
    turnUp(state, 'flightSpanish');
    expect(slot(state, 1, 'from')).toEqual([nodeOf('25')]);
    expect(why(state, 1, 'flight 17 > F1')).toBe('C8.2 otherNation');
    expect(why(state, 1, 'flight 5 > F1')).toBe('C8.2 notUnmarked');
    expect(why(state, 1, 'flight A1 > F1')).toBe('C8.2 outsideCity');
    expect(why(state, 1, 'flight 25 > 24')).toBe('C8.2 insideCity');
    expect(typesOf(play(state, 1, 'flight 25 > B9'))).toEqual(['driven']);
  });

  it.each(['attackAztec', 'attackSpanish', 'flightAztec', 'flightSpanish'] as const)(
    'C8.2 %s without such a figure: nothing happens',
    (card) => {
      const state = calm(2);
      // The figures off the board in this small world must not count as outside the city.
      state.collar = state.collar.map((collar, figure) => (state.at[figure] === -1 ? (figure < 22 ? 0 : 1) : collar));
      expect(typesOf(turnUp(state, card))).toContain('nothingHappened');
      expect(state.phase).toBe('act');
    },
  );

  it('C8.3 plunder: everybody discards down to 10, own choice, at the same time', () => {
    const state = calm();
    supply(state, 0, { gold: 9, food: 3 });
    supply(state, 1, { gold: 10 });
    supply(state, 2, { weapon: 11 });
    turnUp(state, 'plunder');
    expect(cortez.waiting(state)).toEqual([0, 2]);
    const asked = cortez.question(state, 0);
    expect(why(state, 2, 'discard 2 weapon')).toBe('C8.3 wrongNumber');
    expect(why(state, 2, 'discard 1 gold')).toBe('C8.3 notHeld');
    expect(why(state, 1, 'discard 1 gold')).toBe('house notAsked');
    play(state, 2, 'discard 1 weapon');
    expect(cortez.question(state, 0)).toEqual(asked);
    play(state, 0, 'discard 1 gold 1 food');
    expect(suppliesOf(state, 0)).toEqual({ gold: 8, food: 2 });
    expect(state.phase).toBe('act');
  });

  it('C8.3 plunder with everybody within the limit does nothing', () => {
    const state = calm();
    expect(typesOf(turnUp(state, 'plunder'))).toContain('nothingHappened');
    expect(state.phase).toBe('act');
  });

  it('C8.3 mutiny: everybody puts war cards back down to 4, unseen', () => {
    const state = calm();
    war(state, 0, 1, 2, 3, 4, 5, 6);
    turnUp(state, 'mutiny');
    expect(cortez.waiting(state)).toEqual([0]);
    expect(why(state, 0, 'put back 1')).toBe('C8.3 wrongNumber');
    expect(why(state, 0, 'put back 1 1')).toBe('C8.3 notHeld');
    const [told] = play(state, 0, 'put back 2 1');
    expect(told).toMatchObject({ type: 'putBack', count: 2, secret: { to: [0] } });
    expect(warsIn(state, 0)).toEqual([3, 4, 5, 6]);
    expect(state.warPile.slice(0, 6)).toEqual([10, 8, 6, 5, 4, 3]);
  });

  it('C8.3 reinforcement: a supply card for each collar not on the board, clockwise from the active player', () => {
    const state = calm();
    marked(state, 2, 'A1', 'B1');
    const told = turnUp(state, 'reinforcement');
    const drawn = told.filter(({ type }) => type === 'drewSupply');
    expect(drawn.map((event) => 'seat' in event && event.seat)).toEqual([1, 2, 0]);
    expect([0, 1, 2].map((seat) => count(state, seat))).toEqual([6, 6, 4]);
    expect(state.phase).toBe('act');
  });

  it('C8.4 bribery without cards left: nothing happens', () => {
    const state = calm();
    state.briberyPile.fill(0);
    expect(typesOf(turnUp(state, 'bribery'))).toContain('nothingHappened');
  });

  it('the event of the turn is known to all', () => {
    const state = calm();
    turnUp(state, 'bridges');
    expect(events[cortez.view(state, undefined).event]).toBe('bridges');
  });
});
