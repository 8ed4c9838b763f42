/** All actions in the order in which they are offered. */
import type { Seat } from '../../../core/game.ts';
import type { Refusal } from '../../../core/refusal.ts';
import { assemble } from '../../../core/rules.ts';
import type { Action } from '../action.ts';
import type { CortezEvent } from '../event.ts';
import { question } from '../question.ts';
import { refuse } from '../refuse.ts';
import type { State } from '../state.ts';
import { waiting } from '../waiting.ts';
import { banish, refill } from './aftermath.ts';
import { bid } from './bid.ts';
import { bribe, bribeMove } from './bribe.ts';
import { bridge } from './bridge.ts';
import { stand, surrender } from './defend.ts';
import { discard, putBack } from './discard.ts';
import { drawSupply } from './draw-supply.ts';
import { drawWar } from './draw-war.ts';
import { attack, flight } from './drive.ts';
import { answer, help, stayOut } from './help.ts';
import { lay } from './lay.ts';
import { mark } from './mark.ts';
import { move } from './move.ts';
import { offer } from './offer.ts';
import { pass } from './pass.ts';
import { pay } from './pay.ts';
import { accept, decline, withdraw } from './reply.ts';

const {
  choices,
  refusal: refusalOf,
  play,
} = assemble<State, Action, CortezEvent>({
  mark,
  move,
  drawWar,
  drawSupply,
  bridge,
  attack,
  flight,
  discard,
  putBack,
  bid,
  pay,
  lay,
  stand,
  refill,
  banish,
  pass,
  surrender,
  help,
  stayOut,
  accept,
  decline,
  answer,
  withdraw,
  offer,
  bribe,
  bribeMove,
});

export { choices, play };

/** The paragraph that asks what is asked. */
const ruleOf: Readonly<Record<string, string>> = {
  mark: 'C1.6',
  bridges: 'C8.1',
  attack: 'C8.2',
  flight: 'C8.2',
  plunder: 'C8.3',
  mutiny: 'C8.3',
  bid: 'C8.4',
  pay: 'C8.4',
  ready: 'C6.2',
  lay: 'C6.3',
  add: 'C6.3',
  answer: 'C6.6',
  help: 'C6.6',
  refill: 'C6.7',
  premium: 'C6.8',
  banish: 'C6.8',
};

/** To a seat the game does wait for it says what it is asked instead. */
export function refusal(state: State, seat: Seat, action: Action): Refusal | undefined {
  const refused = refusalOf(state, seat, action);
  if (refused?.reason !== 'notAsked' || !waiting(state).includes(seat)) return refused;
  const asked = question(state, seat);
  return asked ? refuse(ruleOf[asked.kind] ?? 'C2.2', 'askedElse', { ...asked.details, asked: asked.kind }) : refused;
}
