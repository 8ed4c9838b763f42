/** A position as text, for failing tests, bug reports and `replay --board`: ships by explorer and field, a line for each seat. */
import { explorers, phases, shipsPerPlayer, sides } from './data.ts';
import { cardsOf, type State, unplaced } from './state.ts';

const letter = (seat: number): string => String.fromCharCode(97 + seat);

/** The ships on a field: "aab" is two of the first seat and one of the second. */
function shipsOn(state: State, place: number): string {
  return state.ships.flatMap((at, ship) => (at === place ? [letter(Math.floor(ship / shipsPerPlayer))] : [])).join('') || '·';
}

function explorerLine(state: State, explorer: number): string {
  const fields = phases.map((_, phase) => shipsOn(state, explorer * phases.length + phase).padEnd(8)).join('');
  const onOffer = state.card === explorer ? '*' : ' ';
  return `${onOffer}${explorers[explorer]?.padEnd(12)}${sides[state.sides[explorer] ?? 0]}  ${fields}`.trimEnd();
}

function seatLine(state: State, seat: number): string {
  const own = state.ships.slice(seat * shipsPerPlayer, (seat + 1) * shipsPerPlayer);
  const under = state.tucked.slice(seat * shipsPerPlayer * 3, (seat + 1) * shipsPerPlayer * 3).filter((card) => card !== 0);
  return [
    `${letter(seat)}${state.seat === seat ? '*' : ' '} hand ${cardsOf(state.hands, seat).join(' ') || 'none'}`,
    `${own.filter((at) => at === unplaced).length} ships to place`,
    ...(state.vetoes[seat] ? [`${state.vetoes[seat]} vetoes`] : []),
    ...(under.length > 0 ? [`${under.length} cards under ships`] : []),
    ...(state.passed[seat] ? ['passed'] : []),
    ...(state.open[seat] ? ['hand open'] : []),
  ].join('; ');
}

export function draw(state: State): string {
  const bid = state.highBid > 0 ? `, bid ${state.highBid} by ${letter(state.highBidder)}` : '';
  return [
    `phase ${phases[state.phase] ?? 'over'}, ${state.stage}: seat ${letter(state.seat)}${bid}, ${state.stack.length} cards to come`,
    ...explorers.map((_, explorer) => explorerLine(state, explorer)),
    ...Array.from({ length: state.players }, (_, seat) => seatLine(state, seat)),
    `pile ${cardsOf(state.pile).length}, discarded ${cardsOf(state.discard).join(' ') || 'none'}`,
  ].join('\n');
}
