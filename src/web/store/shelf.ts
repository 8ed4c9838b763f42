/** A small store of this device for one kind of thing, each under its id. The log of local tables is never upgraded for it. */
export interface Shelf<T extends { readonly id: string }> {
  read(id: string): Promise<T | undefined>;
  readAll(): Promise<T[]>;
  keep(thing: T): Promise<void>;
}

export function openShelf<T extends { readonly id: string }>(database: string, name: string): Shelf<T> {
  let opened: Promise<IDBDatabase> | undefined;

  function open(): Promise<IDBDatabase> {
    opened ??= new Promise((resolve, reject) => {
      const request = indexedDB.open(database, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(name, { keyPath: 'id' });
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => {
        // The next who asks tries again.
        opened = undefined;
        reject(request.error);
      };
    });
    return opened;
  }

  async function run<R>(mode: IDBTransactionMode, work: (shelf: IDBObjectStore) => IDBRequest<R>): Promise<R> {
    const transaction = (await open()).transaction(name, mode);
    const request = work(transaction.objectStore(name));
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  }

  return {
    read: (id) => run<T | undefined>('readonly', (shelf) => shelf.get(id)),
    readAll: () => run<T[]>('readonly', (shelf) => shelf.getAll()),
    async keep(thing) {
      await run('readwrite', (shelf) => shelf.put(thing));
    },
  };
}
