/** A schema that also refuses what it does not name: clients pass over additions, tests must not. */
import * as v from 'valibot';

type Parts = Readonly<Record<string, unknown>> & { readonly type: string };

/** The same schema, with every object in it closed. What only a game can read stays open: the rules' own view judges it. */
export function strict<const S extends v.GenericSchema>(schema: S): S {
  return closed(schema) as S;
}

function closed(schema: v.GenericSchema): v.GenericSchema {
  const parts = schema as unknown as Parts;
  switch (parts.type) {
    case 'object':
      return v.strictObject(closedEntries(parts.entries as v.ObjectEntries));
    case 'array':
      return v.array(closed(parts.item as v.GenericSchema));
    case 'record':
      return v.record(v.string(), closed(parts.value as v.GenericSchema));
    case 'nullable':
      return v.nullable(closed(parts.wrapped as v.GenericSchema));
    case 'exact_optional':
      return v.exactOptional(closed(parts.wrapped as v.GenericSchema)) as unknown as v.GenericSchema;
    case 'union':
      return v.union((parts.options as v.GenericSchema[]).map(closed));
    case 'variant':
      return v.variant(parts.key as string, (parts.options as v.GenericSchema[]).map(closed) as never);
    case 'string':
    case 'number':
    case 'boolean':
    case 'literal':
    case 'picklist':
    case 'unknown':
    case 'custom':
      return schema;
    default:
      throw new Error(`what is strict about ${parts.type}?`);
  }
}

function closedEntries(entries: v.ObjectEntries): v.ObjectEntries {
  return Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, closed(entry)]));
}
