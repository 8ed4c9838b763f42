/** The device's own store: heads of tables, and their entries one by one, as a table is a log. */
const name = 'tafelrunde';
const version = 1;
let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('tables', { keyPath: 'id' });
      request.result.createObjectStore('entries');
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => {
      // The next who asks tries again.
      opened = undefined;
      reject(request.error);
    };
  });
  return opened;
}

/** Runs requests in one transaction and gives back the answer of the last one that made one. */
async function transact<T>(
  stores: readonly string[],
  mode: IDBTransactionMode,
  work: (transaction: IDBTransaction) => IDBRequest<T> | undefined,
): Promise<T | undefined> {
  const transaction = (await database()).transaction([...stores], mode);
  const request = work(transaction);
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request?.result);
    transaction.onabort = () => reject(transaction.error);
  });
}

const entriesOf = (table: string) => IDBKeyRange.bound([table], [table, []]);

export async function readHeads<H>(): Promise<H[]> {
  return (await transact<H[]>(['tables'], 'readonly', (t) => t.objectStore('tables').getAll())) ?? [];
}

export function readHead<H>(id: string): Promise<H | undefined> {
  return transact<H>(['tables'], 'readonly', (t) => t.objectStore('tables').get(id));
}

export async function readEntries<E>(table: string): Promise<E[]> {
  return (await transact<E[]>(['entries'], 'readonly', (t) => t.objectStore('entries').getAll(entriesOf(table)))) ?? [];
}

/** Keeps the head and the entries from `from` on; an entry already there means another tab was quicker. */
export async function append<H, E>(head: H & { readonly id: string }, from: number, entries: readonly E[]): Promise<void> {
  await transact(['tables', 'entries'], 'readwrite', (t) => {
    for (const [at, entry] of entries.entries()) t.objectStore('entries').add(entry, [head.id, from + at]);
    t.objectStore('tables').put(head);
    return undefined;
  });
}

export async function forget(table: string): Promise<void> {
  await transact(['tables', 'entries'], 'readwrite', (t) => {
    t.objectStore('tables').delete(table);
    t.objectStore('entries').delete(entriesOf(table));
    return undefined;
  });
}
