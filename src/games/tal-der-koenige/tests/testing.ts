/** Small worlds for tests: a state with just what a rule is about, and play in the notation of records. */
import { at } from '../../../core/at.ts';
import type { Config, Seat } from '../../../core/game.ts';
import { fastRandom } from '../../../core/random.ts';
import { isRefusal } from '../../../core/refusal.ts';
import type { TalAction } from '../action.ts';
import { colours, figuresEach, movePoints, overseersEach } from '../data.ts';
import type { TalEvent } from '../event.ts';
import { talDerKoenige as game } from '../index.ts';
import { spotNamed } from '../map.ts';
import { positionsPerSite } from '../pyramid.ts';
import { setup } from '../setup.ts';
import type { Phase, State } from '../state.ts';

export type Colour = (typeof colours)[number];

interface World {
  readonly players?: number;
  readonly round?: number;
  readonly phase?: Phase;
  readonly start?: Seat;
  readonly turn?: Seat;
  readonly options?: Config['options'];
}

/** Everybody in area 16, every block in the bag, nothing on sale; a phase of some round begins with the start player. */
export function world({ players = 4, round = 2, phase = 'workers', start = 0, turn = start, options = {} }: World = {}): State {
  const state = setup({ players, options, first: start, rules: 1 }, fastRandom(1));
  for (let i = 0; i < state.groups.length; i++) state.bag[i % colours.length] = 33;
  state.groups.length = 0;
  return Object.assign(state, { round, phase, turn, points: phase === 'overseers' || phase === 'workers' ? movePoints : 0 });
}

function spot(name: string): number {
  const found = spotNamed(name);
  if (found === undefined) throw new Error(`no spot ${name}`);
  return found;
}

/** Sets the seat's overseers down, the first and the second. */
export function overseers(state: State, seat: Seat, ...names: string[]): void {
  for (const [i, name] of names.entries()) state.figures[seat * figuresEach + i] = spot(name);
}

/** Sets the seat's workers down, from the first on. */
export function workers(state: State, seat: Seat, ...names: string[]): void {
  for (const [i, name] of names.entries()) state.figures[seat * figuresEach + overseersEach + i] = spot(name);
}

export function own(state: State, seat: Seat, ...sites: number[]): void {
  for (const site of sites) {
    state.owners[site] = seat;
    state.scarabs[seat] = at(state.scarabs, seat) - 1;
  }
}

function fromBag(state: State, colour: Colour): number {
  const index = colours.indexOf(colour);
  state.bag[index] = at(state.bag, index) - 1;
  return index;
}

/** Lays blocks from the bag on a site, from position 0 on. */
export function pile(state: State, site: number, blocks: readonly Colour[]): void {
  for (const [position, colour] of blocks.entries())
    state.blocks[site * positionsPerSite + position] = fromBag(state, colour) + 1;
  state.laid[site] = blocks.length;
}

/** So many blocks of whatever colour the bag has most of. */
export function anyBlocks(state: State, count: number): Colour[] {
  const bag = state.bag.slice();
  return Array.from({ length: count }, () => {
    const most = bag.indexOf(Math.max(...bag));
    bag[most] = at(bag, most) - 1;
    return at(colours, most);
  });
}

export function give(state: State, seat: Seat, ...blocks: Colour[]): void {
  for (const colour of blocks) {
    const place = seat * colours.length + fromBag(state, colour);
    state.hands[place] = at(state.hands, place) + 1;
  }
}

/** Puts groups of blocks from the bag on sale. */
export function offer(state: State, ...groups: (readonly Colour[])[]): void {
  for (const group of groups) {
    const counts = colours.map((colour) => group.filter((one) => one === colour).length);
    for (const colour of group) fromBag(state, colour);
    state.groups.push(...counts);
  }
}

export function feedPharaoh(state: State, count: number): void {
  for (const colour of anyBlocks(state, count)) state.pharaoh.push(fromBag(state, colour));
}

export function times(count: number, colour: Colour): Colour[] {
  return new Array(count).fill(colour);
}

function read(text: string): TalAction {
  const action = game.parse(text);
  if (isRefusal(action)) throw new Error(`“${text}” is no action`);
  return action;
}

/** Plays lines such as "0 worker 16 > 8-C" and tells what happened. Throws where one is refused or breaks an invariant. */
export function play(state: State, ...lines: string[]): TalEvent[] {
  const events: TalEvent[] = [];
  for (const line of lines) {
    const seat = Number(line[0]);
    const action = read(line.slice(2));
    const refusal = game.refusal(state, seat, action);
    if (refusal) throw new Error(`“${line}” is refused: ${JSON.stringify(refusal)}`);
    game.play(state, seat, action, fastRandom(1), (event) => events.push(event));
    const broken = game.invariants(state);
    if (broken.length) throw new Error(`after “${line}”: ${broken.join('; ')}`);
  }
  return events;
}

/** Why the line is refused, as "K2.2 tooFar"; undefined when it is legal. */
export function refusalOf(state: State, line: string): string | undefined {
  const refusal = game.refusal(state, Number(line[0]), read(line.slice(2)));
  return refusal && `${refusal.rule} ${refusal.reason}`;
}

/** Everything the seat is offered, in notation; forms by their names. */
export function offersTo(state: State, seat: Seat): string[] {
  return game.choices(state, seat).map((choice) => ('form' in choice ? choice.form : game.format(choice.action)));
}

export function eventsOf<T extends TalEvent['type']>(events: readonly TalEvent[], type: T): Extract<TalEvent, { type: T }>[] {
  return events.filter((event): event is Extract<TalEvent, { type: T }> => event.type === type);
}
