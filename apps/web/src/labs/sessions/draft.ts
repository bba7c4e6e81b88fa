const store = 'parts';
const name = 'draft';

interface Draft {
  readonly name: typeof name;
  readonly token: string;
}

const ended = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });

const inStore = async <Result>(
  database: string,
  mode: IDBTransactionMode,
  act: (parts: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> => {
  const opening = indexedDB.open(database, 1);
  opening.addEventListener('upgradeneeded', () =>
    opening.result.createObjectStore(store, { keyPath: 'name' }),
  );
  const opened = await ended(opening);
  try {
    return await ended(act(opened.transaction(store, mode).objectStore(store)));
  } finally {
    opened.close();
  }
};

/** The part of the state that is in IndexedDB. */
export const draftIn = (database: string) => ({
  read: async (): Promise<string | undefined> =>
    (await inStore<Draft | undefined>(database, 'readonly', (parts) => parts.get(name)))?.token,
  write: (token: string) => inStore(database, 'readwrite', (parts) => parts.put({ name, token })),
  clear: () => inStore(database, 'readwrite', (parts) => parts.delete(name)),
});
