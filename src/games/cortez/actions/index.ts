/** All actions in the order in which they are offered. */
import { assemble } from '../../../core/rules.ts';
import type { Action } from '../action.ts';
import type { CortezEvent } from '../event.ts';
import type { State } from '../state.ts';
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

export const { choices, refusal, play } = assemble<State, Action, CortezEvent>({
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
