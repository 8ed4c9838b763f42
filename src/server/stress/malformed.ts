/** Messages and requests that must all be refused: valid ones broken in one place, and plain rubbish. */
import { safeParse } from 'valibot';
import { pick, type Random } from '../../core/random.ts';
import type { Route } from '../../wire/route.ts';
import { routes } from '../../wire/routes.ts';

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

/** Every route there is that takes something: a new one is tried without being named here. */
const taking = Object.values(routes).filter(({ body }) => body);
const asking = Object.values(routes).filter((route) => badQueries(route).length > 0);

/** A request that must be refused. */
export function malformedRequest(target: Target, random: Random): BadRequest {
  const { table, strange } = target;
  const route = pick(taking, random);
  const to = { method: route.method, path: pathOf(route, target) };
  switch (random.below(8)) {
    case 0:
      return { ...to, headers: json, body: noise(random) || '?' };
    case 1:
      return { ...to, headers: json, body: JSON.stringify(pick(badBodies(route), random)) };
    case 2:
      return { ...to, headers: { 'content-type': 'text/plain' }, body: '{}x' };
    case 3: {
      const what = pick(['remove', 'handover', 'return', 'leave', 'resign', 'dance'], random);
      return { method: 'POST', path: `/api/tables/${table}/seats/${strange}/${what}`, headers: json };
    }
    case 4: {
      const path = pick(['nothing', 'tables/%00', 'tables/..%2f..', `tables/${table}x`, `tables/${table}/seats/x/bot`], random);
      return { method: pick(['GET', 'POST', 'PUT', 'PATCH'], random), path: `/api/${path}`, headers: {} };
    }
    case 5:
      return { ...to, headers: { ...json, origin: 'https://evil.example' }, body: '{}' };
    case 6: {
      const asked = pick(asking, random);
      const query = pick(badQueries(asked), random);
      return { method: 'GET', path: `${pathOf(asked, target)}?${new URLSearchParams(query)}`, headers: {} };
    }
    default:
      return { ...to, headers: json, body: `{"record":"${'x'.repeat(random.below(30_000))}","a":` };
  }
}

function pathOf({ path }: Route, { table, strange }: Target): string {
  return `/api${path.replace(':id', table).replace(':seat', `${strange}`).replace(/:\w+/g, 'x')}`;
}

/** Rubbish as a whole or in one of its members, as far as the schema itself says no to it. */
function badBodies({ body: schema }: Route): unknown[] {
  const tries = [...rubbish, ...membersOf(schema).flatMap((name) => rubbish.map((one) => ({ [name]: one })))];
  return tries.filter((one) => schema && !safeParse(schema, JSON.parse(JSON.stringify(one))).success);
}

/** Addresses hold text alone, and most of it is read as nothing in particular. */
function badQueries({ query: schema }: Route): Record<string, string>[] {
  const texts = rubbish.filter((one) => typeof one === 'string');
  const tries = membersOf(schema).flatMap((name) => texts.map((text) => ({ [name]: text })));
  return tries.filter((one) => schema && !safeParse(schema, one).success);
}

function membersOf(schema: Route['body']): string[] {
  return Object.keys((schema as { readonly entries?: object } | undefined)?.entries ?? {});
}
