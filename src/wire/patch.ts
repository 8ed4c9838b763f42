/**
 * What has changed in a view since the last one, so that a move need not carry the whole board to everybody. A patch is made from
 * two views of the same viewer and from nothing else: it can tell him no more than the newer one.
 */
import * as v from 'valibot';

type Key = string | number;
/** The way to a place in the view and what is there now; without a value it is gone. */
type Edit = readonly [readonly Key[], unknown] | readonly [readonly Key[]];
export type Patch = readonly Edit[];

/** No member of plain data: to set it would change what the view itself is. */
const forbidden = '__proto__';
const isKey = (value: unknown) => (typeof value === 'string' && value !== forbidden) || typeof value === 'number';
const isWay = (value: unknown) => Array.isArray(value) && value.length > 0 && value.every(isKey);
const isEdit = (value: unknown) => Array.isArray(value) && (value.length === 1 || value.length === 2) && isWay(value[0]);
export const patch = v.custom<Patch>((value) => Array.isArray(value) && value.every(isEdit));

type Plain = Record<Key, unknown>;

/** More changes than this are not worth telling one by one. */
const mostEdits = 40;

/** What turns the older view into the newer one; undefined where the newer one had better be told whole. */
export function patchBetween(older: object, newer: object): Patch | undefined {
  const edits: Edit[] = [];
  return compare(older as Plain, newer as Plain, [], edits) ? edits : undefined;
}

/** False once there are too many changes. The way is one list that grows and shrinks: most places have not changed. */
function compare(older: Plain, newer: Plain, here: Key[], edits: Edit[]): boolean {
  // A list of its keys would cost more than the comparison.
  for (const key in newer) if (!look(older[key], newer[key], key, here, edits)) return false;
  for (const key in older) {
    if (key === forbidden) return false;
    if (older[key] !== undefined && isMissing(newer[key])) edits.push([[...here, key]]);
  }
  return edits.length <= mostEdits;
}

/** Plain data holds no functions: one that is found, as under "toString", is inherited by every object. */
function isMissing(value: unknown): boolean {
  return value === undefined || typeof value === 'function';
}

function compareLists(older: readonly unknown[], newer: readonly unknown[], here: Key[], edits: Edit[]): boolean {
  for (let at = 0; at < newer.length; at++)
    if (older[at] !== newer[at] && !look(older[at], newer[at], at, here, edits)) return false;
  return true;
}

function look(was: unknown, now: unknown, key: Key, here: Key[], edits: Edit[]): boolean {
  if (key === forbidden) return false;
  if (was === now || now === undefined) return true;
  if (typeof was !== 'object' || typeof now !== 'object' || was === null || now === null || !isAlike(was, now)) {
    edits.push([[...here, key], now]);
    return edits.length <= mostEdits;
  }
  here.push(key);
  const few = Array.isArray(was)
    ? compareLists(was, now as unknown[], here, edits)
    : compare(was as Plain, now as Plain, here, edits);
  here.pop();
  return few;
}

/** Whether the one can be told as a change of the other. A list that has become shorter is told whole. */
function isAlike(was: object, now: object): boolean {
  if (Array.isArray(was)) return Array.isArray(now) && now.length >= was.length;
  return !Array.isArray(now);
}

/** The newer view. The older one stays as it is; what has not changed is shared with it. */
export function patched(older: object, changes: Patch): object {
  let made = older;
  for (const change of changes) made = withEdit(made, change, 0) as object;
  return made;
}

function withEdit(place: unknown, change: Edit, depth: number): unknown {
  const copy = (Array.isArray(place) ? [...place] : { ...(place as object) }) as Plain;
  const key = change[0][depth] as Key;
  if (depth < change[0].length - 1) copy[key] = withEdit(copy[key], change, depth + 1);
  else if (change.length === 2) copy[key] = change[1];
  else delete copy[key];
  return copy;
}
