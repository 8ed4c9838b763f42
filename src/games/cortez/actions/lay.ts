/** C6.3: war cards face down, weapons open, never more weapons than war cards. */
import type { Seat } from '../../../core/game.ts';
import type { Refusal } from '../../../core/refusal.ts';
import type { ActionOf } from '../action.ts';
import { supplyKinds, warValues, weapon } from '../data.ts';
import { continueExchange } from '../fights.ts';
import { refuse } from '../refuse.ts';
import { cardsOn, defending, type Fight, type State, sum, supplyOf, warOf, warsOf } from '../state.ts';
import { lose, reviewOffers } from '../supplies.ts';
import { isAtStage, notAsked } from '../waiting.ts';
import { takeWar } from '../war.ts';
import type { Rule } from './rule.ts';

/** The fight in which it is the seat's turn to lay. */
function fightToAdd(state: State, seat: Seat): Fight | undefined {
  const { fight } = state;
  if (!fight) return undefined;
  if (isAtStage(state, seat, 'lay')) return fight;
  return isAtStage(state, seat, 'exchange') && fight.passes < 2 ? fight : undefined;
}

function refuseLay(state: State, seat: Seat, fight: Fight, { war, weapons }: ActionOf<'lay'>): Refusal | undefined {
  const cards = sum(war);
  if (fight.stage === 'lay' && cards === 0) return refuse('C6.3', 'firstCard', {});
  if (cards + weapons === 0) return refuse('C6.3', 'nothingLaid', {});
  if (weapons > supplyOf(state, seat, weapon)) return refuse('C6.3', 'notHeld', {});
  for (let value = 1; value <= warValues; value++)
    if (war[value - 1]! > warOf(state, seat, value)) return refuse('C6.3', 'notHeld', {});
  const allWeapons = fight.weapons[fight.side]! + weapons;
  const allCards = cardsOn(fight, fight.side) + cards;
  return allWeapons > allCards ? refuse('C6.3', 'tooManyWeapons', { weapons: allWeapons, cards: allCards }) : undefined;
}

/** The highest card, with a weapon where there is one; a weapon alone where there is no card. */
function proposal(state: State, seat: Seat, fight: Fight): ActionOf<'lay'> | undefined {
  const war = new Array<number>(warValues).fill(0);
  let highest = warValues;
  while (highest > 0 && warOf(state, seat, highest) === 0) highest -= 1;
  if (highest > 0) war[highest - 1] = 1;
  const room = cardsOn(fight, fight.side) + sum(war) - fight.weapons[fight.side]!;
  const weapons = Math.min(1, room, supplyOf(state, seat, weapon));
  return highest === 0 && weapons === 0 ? undefined : { type: 'lay', war, weapons };
}

export const lay: Rule<'lay'> = {
  refusal(state, seat, action) {
    const fight = fightToAdd(state, seat);
    return fight ? refuseLay(state, seat, fight, action) : notAsked(state);
  },
  choices(state, seat) {
    const fight = fightToAdd(state, seat);
    const start = fight && proposal(state, seat, fight);
    if (!start) return [];
    const most = state.war.slice(seat * warValues, (seat + 1) * warValues);
    const room = cardsOn(fight, fight.side) + warsOf(state, seat) - fight.weapons[fight.side]!;
    const weapons = Math.min(room, state.supply[seat * supplyKinds + weapon]!);
    const slots = { war: { kind: 'counts', most }, weapons: { kind: 'number', least: 0, most: weapons } } as const;
    return [{ form: 'lay', slots, proposal: start }];
  },
  play(state, seat, { war, weapons }, _, emit) {
    const { fight } = state;
    if (!fight) return;
    for (let value = 1; value <= warValues; value++) {
      const count = war[value - 1]!;
      if (count === 0) continue;
      takeWar(state, seat, value, count);
      const i = fight.side * warValues + value - 1;
      fight.laid[i] = fight.laid[i]! + count;
    }
    fight.weapons[fight.side] = fight.weapons[fight.side]! + weapons;
    emit?.({ type: 'laid', seat, count: sum(war), weapons, secret: { to: [seat], war: [...war] } });
    if (weapons) {
      lose(state, seat, weapon, weapons);
      reviewOffers(state, seat, emit);
    }
    if (fight.stage === 'lay') {
      fight.stage = 'exchange';
      fight.side = defending;
    } else fight.side = 1 - fight.side;
    fight.passes = 0;
    continueExchange(state, emit);
  },
};
