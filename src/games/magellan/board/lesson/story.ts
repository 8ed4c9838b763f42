/** The game that Magellan's lesson is made of: the second chapter begins when sixteen cards of the first phase are gone. */
import type { Config, Seat } from '../../../../core/game.ts';
import { fastRandom, type Random } from '../../../../core/random.ts';
import { playOut, type StartPosition } from '../../../../ui/learning.ts';
import { columbus, cook, magellan as magellanCard, marcoPolo, pizarro, vascoDaGama } from '../../data.ts';
import { magellan } from '../../index.ts';
import type { State } from '../../state.ts';

const learner: Seat = 0;
export const names = ['', 'Bert', 'Chioma'];
/** The cards of phase I come up in this order, and those of phase II begin with these. */
const phaseOne = [
  ...[marcoPolo, cook, vascoDaGama, columbus, pizarro, magellanCard, marcoPolo, vascoDaGama, magellanCard],
  ...[columbus, pizarro, cook, vascoDaGama, columbus, magellanCard, cook, marcoPolo, pizarro],
];
const phaseTwo = [pizarro, magellanCard];
const phaseThreeCards = 6;

/** What became of a card: who bought it, with which money card, and which one went under it. Nobody bought the first. */
interface Sale {
  readonly buyer?: Seat;
  readonly card?: number;
  readonly tuck?: number;
}

/** What is sold between the first chapter and the second. */
export const sales: readonly Sale[] = [
  {},
  { buyer: 1, card: 6 },
  { buyer: 0, card: 5, tuck: 1 },
  { buyer: 2, card: 5 },
  { buyer: 1, card: 3 },
  { buyer: 0, card: 7, tuck: 8 },
  { buyer: 0, card: 3 },
  { buyer: 2, card: 6 },
  { buyer: 1, card: 5 },
  { buyer: 2, card: 3 },
  {},
  { buyer: 2, card: 7, tuck: 1 },
  { buyer: 1, card: 8 },
];

/** Nobody else bids, and no veto is used. */
function sell(state: State, { buyer, card, tuck }: Sale, random: Random): void {
  const { turn } = state;
  const say = (text: string) => playOut(magellan, state, [`${state.seat + 1} ${text}`], random);
  while (state.turn === turn && state.stage === 'veto') say('waive');
  while (state.turn === turn && state.stage === 'bid') say(state.seat === buyer ? `bid ${card}` : 'pass');
  if (buyer === undefined) return;
  say(`pay ${card}`);
  if (tuck !== undefined) say(`tuck ${tuck}`);
}

/** A game in which these lines have been played and these cards sold. */
export function after(lines: readonly string[], sold: readonly Sale[]): StartPosition {
  const config: Config = { players: 3, options: { board1: 'A', board2: 'A' }, first: learner, rules: 1 };
  const random = fastRandom(1);
  const state = magellan.setup(config, random);
  const [first, ...next] = phaseOne;
  state.card = first!;
  state.stack = next.reverse();
  const rest = state.later.slice(phaseThreeCards);
  for (const explorer of phaseTwo) rest.splice(rest.indexOf(explorer), 1);
  state.later = [...state.later.slice(0, phaseThreeCards), ...rest, ...phaseTwo.toReversed()];
  playOut(magellan, state, lines, random);
  for (const sale of sold) sell(state, sale, random);
  return { config, state, seat: learner };
}
