/** A store of its own for what was last seen of tables that live elsewhere: the log of local tables is never upgraded for it. */
const name = 'tafelrunde-seen';
let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore('seen', { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opened;
}

async function run<T>(mode: IDBTransactionMode, work: (seen: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const transaction = (await database()).transaction('seen', mode);
  const request = work(transaction.objectStore('seen'));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
  });
}

export const readSeen = <T>(id: string): Promise<T | undefined> => run('readonly', (seen) => seen.get(id));
export const readAllSeen = <T>(): Promise<T[]> => run('readonly', (seen) => seen.getAll());

export async function keepSeen<T extends { readonly id: string }>(table: T): Promise<void> {
  await run('readwrite', (seen) => seen.put(table));
}
