/** Messages and requests that must all be refused: valid ones broken in one place, and plain rubbish. */
import { pick, type Random } from '../../core/random.ts';

/** What the fuzzer knows of the world it disturbs. */
export interface Target {
  readonly table: string;
  /** A seat the caller does not hold. */
  readonly strange: number;
  /** A seat the caller holds, if any. */
  readonly own: number | undefined;
}

const rubbish: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e308,
  '',
  'x',
  '\u0000',
  '\ud800',
  [],
  [[]],
  {},
  { type: 'pass' },
  { toString: 1 },
  { __proto__: null, constructor: 1 },
  'x'.repeat(3000),
  Array.from({ length: 300 }, (_, i) => i),
];

const isNoText = (value: unknown) => typeof value !== 'string';

const noAction: readonly unknown[] = [
  ...rubbish.filter((one) => JSON.stringify(one) !== '{"type":"pass"}'),
  { type: 'bid' },
  { type: 'bid', amount: '3' },
  { type: 'pay', cards: [0] },
  { type: 'constructor' },
  { type: '__proto__' },
];

/** A valid message of each type, with the members that may be broken. */
function wellFormed({ table, strange }: Target, random: Random): Record<string, unknown> {
  const id = `f${random.below(1e9)}`;
  return pick<Record<string, unknown>>(
    [
      { type: 'ping', id },
      { type: 'watch', id, table, seen: 1, heard: 0 },
      { type: 'act', id, table, seat: strange, question: 'bid:1:1', action: { type: 'pass' } },
      { type: 'undo', id, table, seat: strange, number: 3 },
      { type: 'choices', id, table, seat: strange },
      { type: 'orders', id, table, seat: strange, orders: [] },
      { type: 'chat', id, table, text: 'hello' },
      { type: 'propose', id, table, seat: strange, what: 'end' },
      { type: 'answer', id, table, agree: true },
    ],
    random,
  );
}

/** A text that must be refused, whoever sends it. */
export function malformedMessage(target: Target, random: Random): string | Buffer {
  const valid = wellFormed(target, random);
  switch (random.below(9)) {
    case 0:
      return noise(random);
    case 1:
      return Buffer.from(JSON.stringify(valid));
    case 2:
      return JSON.stringify(valid).slice(0, -1 - random.below(10));
    case 3:
      return JSON.stringify(without(valid, random));
    case 4:
      return JSON.stringify({ ...valid, [pick(['id', 'type'], random)]: pick(rubbish.filter(isNoText), random) });
    case 5:
      return JSON.stringify({ ...valid, type: pick(rubbish, random) });
    case 6:
      return JSON.stringify(wrongType(valid, random));
    case 7:
      return `${'['.repeat(1 + random.below(5000))}${JSON.stringify(valid)}`;
    default:
      return JSON.stringify(notAllowed(target, random));
  }
}

function without(valid: Record<string, unknown>, random: Random): object {
  const needed = Object.keys(valid).filter((name) => name !== 'seen' && name !== 'heard');
  const { [pick(needed, random)]: _, ...rest } = valid;
  return rest;
}

/** Numbers where text belongs, text where numbers belong, lists where neither does. */
function wrongType(valid: Record<string, unknown>, random: Random): object {
  const name = pick(
    Object.keys(valid).filter((one) => one !== 'type' && one !== 'action'),
    random,
  );
  const wrong =
    typeof valid[name] === 'string' ? pick([1, null, [], {}, true], random) : pick(['1', null, {}, -1, 1.5, 'x'], random);
  return { ...valid, [name]: wrong };
}

/** Well made, but not for this caller. */
function notAllowed({ table, strange, own }: Target, random: Random): object {
  const id = `f${random.below(1e9)}`;
  const seat = own === undefined || random.below(2) ? strange : own;
  return pick(
    [
      { type: 'act', id, table, seat, question: 'bid:9999:1', action: { type: 'pass' } },
      { type: 'act', id, table, seat, question: '', action: pick(noAction, random) },
      { type: 'act', id, table: `${table}x`, seat, question: 'q', action: {} },
      { type: 'undo', id, table, seat, number: 99_999_999 },
      { type: 'orders', id, table, seat, orders: [pick(rubbish, random)] },
      { type: 'propose', id, table, seat: strange, what: 'undo' },
      { type: 'answer', id, table, agree: true },
      { type: 'choices', id, table, seat: strange },
      { type: 'watch', id, table: pick(['', 'nowhere', `${table}'--`, '../..'], random) },
      { type: 'chat', id, table, text: pick(['', '   ', '\u0007', '\u202e', 'x'.repeat(600)], random) },
    ],
    random,
  );
}

function noise(random: Random): string {
  const length = random.below(random.below(50) === 0 ? 20_000 : 60);
  return Array.from({ length }, () => String.fromCharCode(33 + random.below(200))).join('');
}

export interface BadRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
}

const json = { 'content-type': 'application/json' };

/** A request that must be refused. */
export function malformedRequest({ table, strange }: Target, random: Random): BadRequest {
  const seatPath = `/api/tables/${table}/seats/${strange}`;
  const posts = [
    '/api/tables',
    '/api/records',
    '/api/me/mutes',
    '/api/session/code',
    `/api/tables/${table}/join`,
    `/api/tables/${table}/contribution`,
    `${seatPath}/bot`,
  ];
  switch (random.below(7)) {
    case 0:
      return { method: 'POST', path: pick(posts, random), headers: json, body: noise(random) || '?' };
    case 1:
      return {
        method: 'POST',
        path: pick(posts, random),
        headers: json,
        body: JSON.stringify({ nonsense: pick(rubbish, random) }),
      };
    case 2:
      return { method: 'POST', path: pick(posts, random), headers: { 'content-type': 'text/plain' }, body: '{}x' };
    case 3: {
      const what = pick(['remove', 'handover', 'return', 'leave', 'resign', 'dance'], random);
      return { method: 'POST', path: `${seatPath}/${what}`, headers: json };
    }
    case 4: {
      const path = pick(['nothing', 'tables/%00', 'tables/..%2f..', `tables/${table}x`, `tables/${table}/seats/x/bot`], random);
      return { method: pick(['GET', 'POST', 'PUT', 'PATCH'], random), path: `/api/${path}`, headers: {} };
    }
    case 5:
      return { method: 'POST', path: pick(posts, random), headers: { ...json, origin: 'https://evil.example' }, body: '{}' };
    default:
      return {
        method: 'POST',
        path: pick(posts, random),
        headers: json,
        body: `{"record":"${'x'.repeat(random.below(30_000))}","a":`,
      };
  }
}
