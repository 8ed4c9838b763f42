/**
 * What is composed in private (a payment, secret orders, a trade offer) is one action. A form offers it:
 * its slots and their ranges. The device fills it step by step; `refusal` judges the whole.
 */
import type { Action } from './action.ts';
import { type Random, shuffle } from './random.ts';

export type Scalar = string | number | boolean;

export type Slot =
  /** A whole number. */
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  /** One of these. */
  | { readonly kind: 'one'; readonly of: readonly Scalar[] }
  /** Some of these cards, a card as often as it stands in the list; the order does not count. */
  | { readonly kind: 'some'; readonly of: readonly Scalar[]; readonly least: number; readonly most: number }
  /** How many of each kind, kind by kind. */
  | { readonly kind: 'counts'; readonly most: readonly number[] }
  /** Any number of entries of one shape, in an order that counts. */
  | { readonly kind: 'list'; readonly entry: Slot; readonly least: number; readonly most: number }
  /** Several slots under names. */
  | { readonly kind: 'record'; readonly slots: Readonly<Record<string, Slot>> }
  /** May be left out. */
  | { readonly kind: 'maybe'; readonly slot: Slot };

export interface Form<A extends Action> {
  readonly form: A['type'];
  /** Members of the action that are not the person's to choose. */
  readonly fixed?: Readonly<Record<string, Scalar>>;
  readonly slots: Readonly<Record<string, Slot>>;
  readonly at?: string;
  readonly price?: number;
  /** A sensible filling to start from. */
  readonly proposal?: A;
}

/** Tells a form from an offer among choices. */
export function isForm<A extends Action>(choice: object): choice is Form<A> {
  return 'form' in choice;
}

/** A filling within the slots' ranges; whether it is legal as a whole is for `refusal` to say. */
export function fillForm<A extends Action>(form: Form<A>, random: Random): A {
  return { type: form.form, ...form.fixed, ...fillSlots(form.slots, random) } as A;
}

function fillSlots(slots: Readonly<Record<string, Slot>>, random: Random): Record<string, unknown> {
  const filled: Record<string, unknown> = {};
  for (const [name, slot] of Object.entries(slots)) {
    const value = fillSlot(slot, random);
    if (value !== undefined) filled[name] = value;
  }
  return filled;
}

function fillSlot(slot: Slot, random: Random): unknown {
  switch (slot.kind) {
    case 'number':
      return slot.least + random.below(slot.most - slot.least + 1);
    case 'one':
      return slot.of[random.below(slot.of.length)];
    case 'some': {
      const most = Math.min(slot.most, slot.of.length);
      return shuffle([...slot.of], random).slice(0, slot.least + random.below(Math.max(0, most - slot.least) + 1));
    }
    case 'counts':
      return slot.most.map((most) => random.below(most + 1));
    case 'list':
      return Array.from({ length: slot.least + random.below(slot.most - slot.least + 1) }, () => fillSlot(slot.entry, random));
    case 'record':
      return fillSlots(slot.slots, random);
    case 'maybe':
      return random.below(2) ? fillSlot(slot.slot, random) : undefined;
  }
}

/** Whether an action of the form's type lies within its slots; legality is for `refusal` to say. */
export function fitsForm<A extends Action>(form: Form<A>, action: A): boolean {
  if (action.type !== form.form) return false;
  const { type: _, ...rest } = action as Action & Record<string, unknown>;
  for (const [name, value] of Object.entries(form.fixed ?? {})) {
    if (rest[name] !== value) return false;
    delete rest[name];
  }
  return fitsSlots(form.slots, rest);
}

function fitsSlots(slots: Readonly<Record<string, Slot>>, value: Record<string, unknown>): boolean {
  return (
    Object.keys(value).every((name) => name in slots) &&
    Object.entries(slots).every(([name, slot]) => fitsSlot(slot, value[name]))
  );
}

function fitsSlot(slot: Slot, value: unknown): boolean {
  switch (slot.kind) {
    case 'number':
      return Number.isInteger(value) && (value as number) >= slot.least && (value as number) <= slot.most;
    case 'one':
      return slot.of.includes(value as Scalar);
    case 'some':
      return Array.isArray(value) && value.length >= slot.least && value.length <= slot.most && within(value, slot.of);
    case 'counts':
      return (
        Array.isArray(value) &&
        value.length === slot.most.length &&
        value.every((count, i) => Number.isInteger(count) && count >= 0 && count <= slot.most[i]!)
      );
    case 'list':
      return (
        Array.isArray(value) &&
        value.length >= slot.least &&
        value.length <= slot.most &&
        value.every((entry) => fitsSlot(slot.entry, entry))
      );
    case 'record':
      return typeof value === 'object' && value !== null && fitsSlots(slot.slots, value as Record<string, unknown>);
    case 'maybe':
      return value === undefined || fitsSlot(slot.slot, value);
  }
}

function within(some: readonly unknown[], all: readonly Scalar[]): boolean {
  const left = [...all];
  return some.every((one) => {
    const found = left.indexOf(one as Scalar);
    if (found < 0) return false;
    left.splice(found, 1);
    return true;
  });
}
