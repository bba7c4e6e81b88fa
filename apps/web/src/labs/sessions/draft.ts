import { inStore } from '../../session/in-store.ts';

const name = 'draft';

interface Draft {
  readonly name: typeof name;
  readonly token: string;
}

/** The part of the state that is in IndexedDB. */
export const draftIn = (database: string) => {
  const parts = { database, store: 'parts', keyPath: 'name' };
  return {
    read: async (): Promise<string | undefined> =>
      (await inStore<Draft | undefined>(parts, 'readonly', (store) => store.get(name)))?.token,
    write: (token: string) => inStore(parts, 'readwrite', (store) => store.put({ name, token })),
    clear: () => inStore(parts, 'readwrite', (store) => store.delete(name)),
  };
};
