import * as v from 'valibot';
import { houseRefusal, type Refusal } from './refusal.ts';

/** A reader of unknown JSON: the value in the schema's shape, or a refusal that names the place. */
export function reader<const T extends v.GenericSchema>(schema: T): (json: unknown) => v.InferOutput<T> | Refusal {
  return (json) => {
    const result = v.safeParse(schema, json, { abortEarly: true });
    return result.success ? result.output : refusalOf(result.issues[0]);
  };
}

/** A quantity beyond its bounds is told the bound; a place or a card that there is not is no quantity. */
function refusalOf({ message, requirement, type, ...issue }: v.BaseIssue<unknown>): Refusal {
  const where = placeOf(issue);
  if (message !== bound) return houseRefusal('unreadable', { where });
  return type === 'max_value'
    ? houseRefusal('tooHigh', { where, most: Number(requirement) })
    : houseRefusal('tooLow', { where, least: Number(requirement) });
}

const placeLength = 80;

function placeOf(issue: Pick<v.BaseIssue<unknown>, 'path'>): string {
  const path = (issue.path ?? []).map((item) => String((item as { key?: unknown }).key)).join('.');
  return (path || 'action').slice(0, placeLength);
}

/** A whole number of which a rule says how high or low it may be, and in its own words. */
export const amount = v.pipe(v.number(), v.safeInteger());

/** A whole number within these bounds. */
export function whole(least: number, most: number) {
  return v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
}

const bound = 'bound';

/** How many of something. */
export function quantity(least: number, most: number) {
  return v.pipe(v.number(), v.integer(), v.minValue(least, bound), v.maxValue(most, bound));
}

/** What every printed board has (maps.ts): what people call it, and where its data come from. */
export const mapName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));
export const mapSources = v.record(v.string(), v.picklist(['rulebook', 'board', 'other', 'reconstructed']));
