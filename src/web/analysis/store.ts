/** Analyses kept on this device, finished or not; a store of their own, so that nothing else is ever upgraded for them. */
import type { Piece } from '../../analysis/analyse.ts';
import type { BudgetName } from '../../analysis/analysis.ts';
import type { Knowledge } from '../../analysis/knowledge.ts';
import type { Found } from './tasks.ts';

export interface Kept {
  readonly id: string;
  readonly at: number;
  /** Where it was stopped, and how far that is; gone once it is whole. */
  readonly pieces?: readonly Piece[];
  readonly share: number;
  readonly found?: Found;
}

const name = 'tafelrunde-analyses';
/** Older ones go; they can be worked out again. */
const mostKept = 60;
let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore('analyses', { keyPath: 'id' }).createIndex('at', 'at');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opened;
}

async function run<T>(mode: IDBTransactionMode, work: (analyses: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const transaction = (await database()).transaction('analyses', mode);
  const request = work(transaction.objectStore('analyses'));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
  });
}

/** The version changes when an analysis would come out otherwise; what was kept then counts no more. */
const version = 1;

export function idOf(record: string, knowledge: Knowledge, budget: BudgetName): string {
  return `${version} ${knowledge} ${budget} ${fingerprint(record)}`;
}

/** Two numbers of 32 bits that hardly any two records share (FNV-1a, from both ends). */
function fingerprint(text: string): string {
  let [one, two] = [0x811c9dc5, 0x811c9dc5];
  for (let at = 0; at < text.length; at++) {
    one = Math.imul(one ^ text.charCodeAt(at), 0x01000193);
    two = Math.imul(two ^ text.charCodeAt(text.length - 1 - at), 0x01000193);
  }
  return `${text.length}-${(one >>> 0).toString(36)}-${(two >>> 0).toString(36)}`;
}

/** Without room, or where the browser keeps nothing, an analysis is worked out anew: nobody is bothered with it. */
export const kept = (id: string): Promise<Kept | undefined> =>
  run<Kept | undefined>('readonly', (analyses) => analyses.get(id)).catch(() => undefined);

export async function keep(analysis: Kept): Promise<void> {
  try {
    await run('readwrite', (analyses) => analyses.put(analysis));
    const ids = await run('readonly', (analyses) => analyses.index('at').getAllKeys());
    for (const old of ids.slice(0, Math.max(0, ids.length - mostKept)))
      await run('readwrite', (analyses) => analyses.delete(old));
  } catch {
    // Then it is only shown.
  }
}
