/** An action as a few words: "bid 5", "pay 5 2 tuck 2", "half left". */
import type { Refusal } from '../../core/refusal.ts';
import { type MagellanAction, read } from './action.ts';

export function format(action: MagellanAction): string {
  switch (action.type) {
    case 'bid':
      return `bid ${action.amount}`;
    case 'pay':
      return `pay ${action.cards.join(' ')}${action.tuck === undefined ? '' : ` tuck ${action.tuck}`}`;
    case 'ship':
      return `ship ${action.ship + 1}`;
    case 'half':
      return `half ${action.half}`;
    case 'tuck':
      return `tuck ${action.card}`;
    case 'exchange':
      return action.cards.length ? `exchange ${action.cards.join(' ')}` : 'exchange';
    default:
      return action.type;
  }
}

export function parse(text: string): MagellanAction | Refusal {
  const [type = '', ...rest] = text.trim().split(/\s+/);
  return read({ type, ...members(type, rest) });
}

function members(type: string, rest: readonly string[]): object {
  const numbers = rest.map(Number);
  switch (type) {
    case 'bid':
      return { amount: only(numbers) };
    case 'pay': {
      const at = rest.indexOf('tuck');
      return at < 0 ? { cards: numbers } : { cards: numbers.slice(0, at), tuck: only(numbers.slice(at + 1)) };
    }
    case 'ship':
      return { ship: (only(numbers) ?? 0) - 1 };
    case 'half':
      return { half: only(rest) };
    case 'tuck':
      return { card: only(numbers) };
    case 'exchange':
      return { cards: numbers };
    default:
      return rest.length ? { more: rest } : {};
  }
}

/** The one part there is; null, which no action takes, when there are more or none. */
function only<T>(parts: readonly T[]): T | null {
  return parts.length === 1 ? parts[0]! : null;
}
