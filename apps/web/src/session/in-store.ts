const ended = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });

/** The only object store of a database, which is made when it is opened for the first time. */
interface OnlyStore {
  readonly database: string;
  readonly store: string;
  readonly keyPath: string | string[];
}

/** Does one thing in IndexedDB. */
export const inStore = async <Result>(
  { database, store, keyPath }: OnlyStore,
  mode: IDBTransactionMode,
  act: (objects: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> => {
  const opening = indexedDB.open(database, 1);
  opening.addEventListener('upgradeneeded', () =>
    opening.result.createObjectStore(store, { keyPath }),
  );
  const opened = await ended(opening);
  try {
    return await ended(act(opened.transaction(store, mode).objectStore(store)));
  } finally {
    opened.close();
  }
};
