import * as v from 'valibot';
import { houseRefusal, type Refusal } from './refusal.ts';

/** A reader of unknown JSON: the value in the schema's shape, or a refusal that names the place. */
export function reader<const T extends v.GenericSchema>(schema: T): (json: unknown) => v.InferOutput<T> | Refusal {
  return (json) => {
    const result = v.safeParse(schema, json, { abortEarly: true });
    return result.success ? result.output : houseRefusal('unreadable', { where: placeOf(result.issues[0]) });
  };
}

const placeLength = 80;

function placeOf(issue: v.BaseIssue<unknown>): string {
  const path = (issue.path ?? []).map((item) => String((item as { key?: unknown }).key)).join('.');
  return (path || 'action').slice(0, placeLength);
}

/** A whole number within these bounds. */
export function whole(least: number, most: number) {
  return v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
}
