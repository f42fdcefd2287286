/** Opens a database of version 1; `create` makes its object stores the first time. */
export function openDatabase(name: string, create: (fresh: IDBDatabase) => void): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => create(request.result);
  return resultOf(request);
}

export function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser keeps nothing'));
  });
}

/** Resolves once the transaction of this store is committed: only then other tabs read what it wrote. */
export function committed({ transaction }: IDBObjectStore): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('the browser keeps nothing'));
  });
}
