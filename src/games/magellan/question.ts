import { at } from '../../core/at.ts';
import type { Question, Seat } from '../../core/game.ts';
import { rightHalfCrowns } from './map.ts';
import type { Questions } from './message-keys.ts';
import { currentField, mostPayable, type State } from './state.ts';

function ask<K extends keyof Questions>(kind: K, id: string, details: Questions[K]): Question {
  return { id: `${kind}:${id}`, kind, details: details };
}

/** What the seat is asked. The number of the card turned up tells one auction from the next. */
export function question(state: State, seat: Seat): Question | undefined {
  if (state.seat !== seat || state.stage === 'over') return undefined;
  const { card: explorer, turn } = state;
  switch (state.stage) {
    case 'veto':
      return ask('veto', `${turn}`, { explorer });
    case 'bid': {
      const most = mostPayable(state, seat);
      const least = state.highBid + 1;
      if (least > most) return ask('onlyPass', `${turn}:${least}`, { explorer, high: state.highBid });
      return ask('bid', `${turn}:${least}`, { explorer, least, most });
    }
    case 'pay':
      return ask('pay', `${turn}`, { explorer, price: state.highBid });
    case 'ship':
      return ask('ship', `${turn}`, { explorer });
    case 'half':
      return ask('half', `${turn}`, {
        cards: currentField(state, explorer).cards!,
        crowns: at(rightHalfCrowns, state.phase),
      });
    case 'tuck':
      return ask('tuck', `${turn}`, {});
    case 'exchange':
      return ask('exchange', `${state.phase}:${state.exchanges}`, { left: state.exchanges });
    case 'pizarro':
      return ask('pizarro', `${state.turned.length}`, { sum: state.turned.reduce((sum, value) => sum + value, 0) });
  }
}
