/**
 * Actions as short lines of plain text, and back. Seats and offers are counted from 1, places as on the board. Older
 * records name a field by row and column from 0 ("3,4") and a bridge by its causeway ("W2"); these are read for ever.
 */
import { placeName } from '../../core/place-name.ts';
import { houseRefusal, type Refusal } from '../../core/refusal.ts';
import { type Action, read } from './action.ts';
import { supplies, supplyKinds, warValues } from './data.ts';
import { bridgeNames, laidMap, nodeOf, placeOf } from './map.ts';

/** "1 gold 2 food", highest first, "nothing" for none. */
function cards(counts: readonly number[]): string {
  const words = supplies.map((name, kind) => (counts[kind] ? `${counts[kind]} ${name}` : '')).filter(Boolean);
  return words.length ? words.reverse().join(' ') : 'nothing';
}

/** "6 4 4", highest first. */
function wars(counts: readonly number[]): string {
  const values = counts.flatMap((count, i) => new Array<number>(count).fill(i + 1));
  return values.length ? values.reverse().join(' ') : 'nothing';
}

export function format(action: Action): string {
  switch (action.type) {
    case 'mark':
      return `mark ${placeOf(action.at)}`;
    case 'drawWar':
      return 'draw war cards';
    case 'drawSupply':
      return 'draw supply';
    case 'move': {
      const move = `move ${placeOf(action.from)} > ${placeOf(action.to)}`;
      if (!action.via) return move;
      return `${move} by ${action.via.length ? action.via.map(placeOf).join(' - ') : 'nothing'}`;
    }
    case 'bridge':
      return `bridge ${bridgeNames[action.bridge]}`;
    case 'attack':
    case 'flight':
      return `${action.type} ${placeOf(action.from)} > ${placeOf(action.to)}`;
    case 'discard':
    case 'pay':
      return `${action.type} ${cards(action.cards)}`;
    case 'putBack':
      return `put back ${wars(action.war)}`;
    case 'bid':
      return `bid ${action.amount}`;
    case 'lay':
      return `lay ${wars(action.war)} with ${action.weapons} weapons`;
    case 'stayOut':
      return 'stay out';
    case 'refill':
      return action.draw ? 'refill' : 'no refill';
    case 'banish':
      return `banish > ${placeOf(action.to)}`;
    case 'offer': {
      const offer = `offer ${action.to + 1}: ${cards(action.give)} for ${cards(action.want)}`;
      return action.surrender ? `${offer} and surrender` : offer;
    }
    case 'help':
      return `help ${action.side} with ${action.card}: ${cards(action.give)} for ${cards(action.want)}`;
    case 'answer':
      return `answer ${action.offer}: ${cards(action.want)}${action.give ? ` for ${cards(action.give)}` : ''}`;
    case 'accept':
    case 'decline':
    case 'withdraw':
      return `${action.type} ${action.offer}`;
    case 'bribe':
      return `bribe ${action.card}`;
    case 'bribeMove':
      return `bribe ${action.card} ${placeOf(action.from)} > ${placeOf(action.to)}`;
    default:
      return action.type;
  }
}

function readCards(text: string): number[] {
  const counts = new Array<number>(supplyKinds).fill(0);
  if (text === 'nothing') return counts;
  const words = text.split(' ');
  for (let at = 0; at < words.length; at += 2) {
    const kind = (supplies as readonly string[]).indexOf(words[at + 1] ?? '');
    if (kind < 0) return [];
    counts[kind] = Number(words[at]);
  }
  return counts;
}

function readWars(text: string): number[] {
  const counts = new Array<number>(warValues).fill(0);
  if (text === 'nothing') return counts;
  for (const word of text.split(' ')) {
    const value = Number(word);
    if (!Number.isInteger(value) || value < 1 || value > warValues) return [];
    counts[value - 1] = counts[value - 1]! + 1;
  }
  return counts;
}

const place = '((?:under )?[A-Q]?[0-9]{1,2})';
const ofCards = '(nothing|[0-9]+ [a-z]+(?: [0-9]+ [a-z]+)*)';

/** Every line is one of these; what it means is read like any other action. */
const patterns: readonly (readonly [RegExp, (...parts: string[]) => unknown])[] = [
  [
    new RegExp(`^(move|attack|flight) ${place} > ${place}$`),
    (type, from, to) => ({ type, from: nodeOf(from ?? ''), to: nodeOf(to ?? '') }),
  ],
  [/^(pass|stand|surrender)$/, (type) => ({ type })],
  [/^draw war cards$/, () => ({ type: 'drawWar' })],
  [/^draw supply$/, () => ({ type: 'drawSupply' })],
  [/^stay out$/, () => ({ type: 'stayOut' })],
  [/^(no )?refill$/, (no) => ({ type: 'refill', draw: !no })],
  [new RegExp(`^mark ${place}$`), (at) => ({ type: 'mark', at: nodeOf(at ?? '') })],
  [new RegExp(`^banish > ${place}$`), (to) => ({ type: 'banish', to: nodeOf(to ?? '') })],
  [
    new RegExp(`^move ${place} > ${place} by ([A-Q0-9a-z -]+)$`),
    (from, to, way) => ({
      type: 'move',
      from: nodeOf(from ?? ''),
      to: nodeOf(to ?? ''),
      via: way === 'nothing' ? [] : way?.split(' - ').map(nodeOf),
    }),
  ],
  [
    /^bridge (\w+)$/,
    (name) => ({ type: 'bridge', bridge: laidMap().bridges.findIndex(({ id }, i) => id === name || bridgeNames[i] === name) }),
  ],
  [new RegExp(`^(discard|pay) ${ofCards}$`), (type, some) => ({ type, cards: readCards(some ?? '') })],
  [/^put back ([0-9a-z ]+)$/, (war) => ({ type: 'putBack', war: readWars(war ?? '') })],
  [/^bid (\d{1,15})$/, (amount) => ({ type: 'bid', amount: Number(amount) })],
  [
    /^lay ([0-9a-z ]+) with (\d{1,3}) weapons$/,
    (war, weapons) => ({ type: 'lay', war: readWars(war ?? ''), weapons: Number(weapons) }),
  ],
  [
    new RegExp(`^offer (\\d{1,2}): ${ofCards} for ${ofCards}( and surrender)?$`),
    (to, give, want, surrender) => ({
      type: 'offer',
      to: Number(to) - 1,
      give: readCards(give ?? ''),
      want: readCards(want ?? ''),
      ...(surrender ? { surrender: true } : {}),
    }),
  ],
  [
    new RegExp(`^help (attacker|defender) with (\\d): ${ofCards} for ${ofCards}$`),
    (side, card, give, want) => ({
      type: 'help',
      side,
      card: Number(card),
      give: readCards(give ?? ''),
      want: readCards(want ?? ''),
    }),
  ],
  [
    new RegExp(`^answer (\\d{1,7}): ${ofCards}(?: for ${ofCards})?$`),
    (offer, want, give) => ({
      type: 'answer',
      offer: Number(offer),
      want: readCards(want ?? ''),
      ...(give ? { give: readCards(give) } : {}),
    }),
  ],
  [/^(accept|decline|withdraw) (\d{1,7})$/, (type, offer) => ({ type, offer: Number(offer) })],
  [/^bribe (drawWar|drawSupply)$/, (card) => ({ type: 'bribe', card })],
  [
    new RegExp(`^bribe (moveOwn|moveOther) ${place} > ${place}$`),
    (card, from, to) => ({ type: 'bribeMove', card, from: nodeOf(from ?? ''), to: nodeOf(to ?? '') }),
  ],
];

const longestLine = 4000;

export function parse(text: string): Action | Refusal {
  if (text.length <= longestLine) {
    const now = text.replace(/\b(\d{1,2}),(\d{1,2})\b/g, (_, row, column) => placeName(Number(column), Number(row)));
    for (const [pattern, make] of patterns) {
      const found = pattern.exec(now);
      if (found) return read(make(...found.slice(1)));
    }
  }
  return houseRefusal('unreadable', { where: text.slice(0, 40) });
}
