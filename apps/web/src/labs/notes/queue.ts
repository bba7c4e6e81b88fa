import { inStore } from '../../session/in-store.ts';
import { withTabStorage } from '../../session/storage.ts';

/** A write that has no response yet. */
export interface Write {
  /** Later writes have higher numbers. */
  readonly number: number;
  /** The note. */
  readonly id: string;
  readonly text: string;
  /** The version that was changed; a new note has none. */
  readonly version?: number | undefined;
  /** Whether it was written without a connection. */
  readonly isOffline: boolean;
}

interface Kept extends Write {
  readonly tab: string;
}

const tabKey = 'notes-tab';

let ownName: string | undefined;

const takeName = () => withTabStorage((storage) => storage.removeItem(tabKey));

/**
 * The same after a reload, and another one in another tab. A tab that is duplicated gets the storage of the first, so
 * the name is there only between two documents.
 */
const nameOfThisTab = (): string => {
  if (ownName !== undefined) return ownName;
  const name = withTabStorage((storage) => storage.getItem(tabKey)) ?? newId();
  takeName();
  addEventListener('pageshow', takeName);
  addEventListener('pagehide', () => withTabStorage((storage) => storage.setItem(tabKey, name)));
  ownName = name;
  return name;
};

/** A UUID, also without a secure context, in which there is no `crypto.randomUUID`. */
export const newId = (): string => {
  const digits = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-8$4-');
};

/** The writes of this tab in IndexedDB, where they survive a reload. Another tab can be online while this one is not, so it does not send them. */
export const queueIn = (database: string) => {
  const tab = nameOfThisTab();
  const writes = { database, store: 'writes', keyPath: ['tab', 'number'] };
  return {
    read: async (): Promise<readonly Write[]> => {
      const all = await inStore<Kept[]>(writes, 'readonly', (store) => store.getAll());
      return all.filter((write) => write.tab === tab);
    },
    keep: (write: Write) => inStore(writes, 'readwrite', (store) => store.put({ tab, ...write })),
    drop: ({ number }: Write) =>
      inStore(writes, 'readwrite', (store) => store.delete([tab, number])),
  };
};
