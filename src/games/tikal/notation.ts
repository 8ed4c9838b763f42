/**
 * Actions as lines of text: "walk leader C4 > D4", "exchange 2 bowl for frog". Seats count from 1 for people. Older
 * records name a hex by column and row from 0 ("2,3") and a tile by its letter ("C2"); these are read for ever.
 */
import { placeName } from '../../core/place-name.ts';
import { houseRefusal, type Refusal } from '../../core/refusal.ts';
import { readAction, type TikalAction } from './action.ts';
import { motifs, tileName, tileNamed } from './data.ts';
import { hexName, hexNamed } from './map.ts';

export function format(action: TikalAction): string {
  switch (action.type) {
    case 'place':
      return `place ${hexName(action.hex)} r${action.rotation}`;
    case 'layAside':
      return 'lay aside';
    case 'bring':
      return `bring ${action.figure} ${hexName(action.to)}`;
    case 'transfer':
    case 'step':
    case 'walk':
      return `${action.type} ${action.figure} ${hexName(action.from)} > ${hexName(action.to)}`;
    case 'uncover':
    case 'raise':
    case 'camp':
      return `${action.type} ${hexName(action.hex)}`;
    case 'exchange':
      return `exchange ${action.other + 1} ${motifs[action.take]} for ${motifs[action.give]}`;
    case 'guard':
      return `guard ${hexName(action.hex)} ${action.figure}`;
    case 'bid':
      return `bid ${action.amount}`;
    case 'choose':
      return `choose tile ${tileName(action.tile)}`;
    case 'end':
    case 'pass':
      return action.type;
  }
}

const hex = '([A-H][1-5])';
const figure = '(leader|member)';

/** A pattern, and the action its groups stand for; `readAction` judges what comes out. */
const lines: readonly (readonly [RegExp, (...groups: string[]) => object])[] = [
  [line(`place ${hex} r([0-5])`), (at, rotation) => ({ type: 'place', hex: hexNamed(at ?? ''), rotation: Number(rotation) })],
  [line('lay aside'), () => ({ type: 'layAside' })],
  [line(`bring ${figure} ${hex}`), (who, to) => ({ type: 'bring', figure: who, to: hexNamed(to ?? '') })],
  [
    line(`(transfer|step|walk) ${figure} ${hex} > ${hex}`),
    (type, who, from, to) => ({ type, figure: who, from: hexNamed(from ?? ''), to: hexNamed(to ?? '') }),
  ],
  [line(`(uncover|raise|camp) ${hex}`), (type, at) => ({ type, hex: hexNamed(at ?? '') })],
  [
    line('exchange ([1-4]) ([a-z]+) for ([a-z]+)'),
    (other, take, give) => ({ type: 'exchange', other: Number(other) - 1, take: motifNamed(take), give: motifNamed(give) }),
  ],
  [line(`guard ${hex} ${figure}`), (at, who) => ({ type: 'guard', hex: hexNamed(at ?? ''), figure: who })],
  [line('bid (\\d{1,15})'), (amount) => ({ type: 'bid', amount: Number(amount) })],
  [line('choose tile (\\d{1,2})'), (tile) => ({ type: 'choose', tile: Number(tile) - 1 })],
  [line('choose ([A-G]\\d)'), (tile) => ({ type: 'choose', tile: tileNamed(tile ?? '') })],
  [line('(end|pass)'), (type) => ({ type })],
];

function line(pattern: string): RegExp {
  return new RegExp(`^${pattern}$`);
}

function motifNamed(name: string | undefined): number {
  return (motifs as readonly (string | undefined)[]).indexOf(name);
}

export function parse(text: string): TikalAction | Refusal {
  const now = text.trim().replace(/\b(\d),(\d)\b/g, (_, column, row) => placeName(Number(column), Number(row)));
  for (const [pattern, make] of lines) {
    const found = pattern.exec(now);
    if (found) return readAction(make(...found.slice(1)));
  }
  return houseRefusal('unreadable', { where: text.slice(0, 80) });
}
