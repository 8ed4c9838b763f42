import type { Action } from './game.ts';

/**
 * Whether two actions are the same decision. They are plain data: numbers, texts, truths, and lists and records of these. What
 * is left out and what is undefined are the same, as they are once written down; the order of the names does not matter.
 */
export function sameAction(one: Action | undefined, other: Action | undefined): boolean {
  return isSame(one, other);
}

function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSame(one[name as never], other[name as never]));
}
