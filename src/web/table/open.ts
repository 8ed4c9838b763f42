import { openLocalTable } from './local.ts';
import type { TableSource } from './source.ts';

/** The table of that id, wherever it lives; undefined when there is none. */
export function openTable(id: string): Promise<TableSource | undefined> {
  return openLocalTable(id);
}
