import type { Note } from '@sparring/contracts/notes/note';
import { clock } from '../../session/clock.ts';
import { apiOf } from '../../session/workspace-name.ts';
import { queueIn, type Write } from './queue.ts';
import { createServer } from './server.ts';

export interface Shown {
  readonly stored: readonly Note[];
  /** The writes without a response, in their order. */
  readonly queue: readonly Write[];
  /** The number of the last write that is in IndexedDB. */
  readonly kept: number;
  readonly isSending: boolean;
  /** By the checkbox of the page. */
  readonly isSwitchedOff: boolean;
  /** Whether the page or the browser is offline. */
  readonly isOffline: boolean;
  readonly message: string;
}

const silent = 'The API did not respond. What is not stored waits.';

export interface NotebookParts {
  readonly workspace: string;
  /** The delay before each write, in seconds. */
  readonly delay: number;
  readonly isSwitchedOff: boolean;
}

const nothing = { stored: [], queue: [], kept: 0, isSending: false, message: '' };

/** With the writes that an earlier page has kept before those of this one. */
const withKept = (shown: Shown, kept: readonly Write[]): Partial<Shown> => ({
  queue: [
    ...kept,
    ...shown.queue.filter(({ number }) => kept.every((one) => one.number !== number)),
  ],
  kept: Math.max(shown.kept, ...kept.map(({ number }) => number)),
});

/** The notes of a page: what the API has, what it does not have yet, and how they get there. */
export const createNotebook = ({ workspace, delay, isSwitchedOff }: NotebookParts) => {
  const server = createServer(apiOf(workspace));
  const name = `notes/${workspace}`;
  const queue = queueIn(name);
  const listeners = new Set<() => void>();
  let shown: Shown = { ...nothing, isSwitchedOff, isOffline: isSwitchedOff };
  let leaving = new AbortController();
  let channel: BroadcastChannel | undefined;
  let count = clock.now();
  let asked = 0;

  const show = (change: Partial<Shown>): void => {
    shown = { ...shown, ...change };
    for (const listener of listeners) listener();
  };

  const announce = (): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only this origin hears it
    channel?.postMessage('written');
  };

  const read = async (): Promise<readonly Note[]> => {
    asked += 1;
    const own = asked;
    const stored = await server.notes();
    if (own === asked) show({ stored });
    return stored;
  };

  /** A 412 is no conflict if the note has the text: the first of two equal writes has arrived. */
  const settle = async (write: Write): Promise<void> => {
    const { status, detail } = await server.put(write);
    const now = (await read()).find(({ id }) => id === write.id)?.text;
    const { text } = write;
    if (status === 412 && now !== text)
      show({ message: `Lost: “${text}” was not stored, because “${now}” came first.` });
    else if (status >= 400 && status !== 412)
      show({ message: `Refused: “${text}” was not stored. ${detail}` });
    else announce();
    show({ queue: shown.queue.filter(({ number }) => number !== write.number) });
    await queue.drop(write).catch(() => {});
  };

  /** Sends one write after the other, and then reads what others have written. */
  const send = async (): Promise<void> => {
    const { signal } = leaving;
    if (shown.isSending || shown.isOffline) return;
    show({ isSending: true });
    try {
      for (let [next] = shown.queue; next && !shown.isOffline; [next] = shown.queue) {
        await clock.wait(delay * 1000, signal);
        if (!shown.isOffline) await settle(next);
      }
      if (!shown.isOffline) await read();
    } catch {
      if (!signal.aborted) show({ message: silent });
    } finally {
      show({ isSending: false });
    }
  };

  const follow = (): void => {
    show({ isOffline: shown.isSwitchedOff || !navigator.onLine });
    void send();
  };

  const enqueue = async (write: Write): Promise<void> => {
    show({ queue: [...shown.queue, write], message: '' });
    await queue.keep(write).catch(() => {});
    show({ kept: Math.max(shown.kept, write.number) });
    void send();
  };

  /** Before this, the page can have written already. */
  const takeKept = async (): Promise<void> => {
    const kept = await queue.read().catch((): readonly Write[] => []);
    show(withKept(shown, kept));
    follow();
  };

  return {
    shown: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Returns what ends it. */
    open: () => {
      leaving = new AbortController();
      const { signal } = leaving;
      channel = new BroadcastChannel(name);
      channel.addEventListener('message', follow);
      addEventListener('online', follow, { signal });
      addEventListener('offline', follow, { signal });
      void takeKept();
      return () => {
        leaving.abort();
        channel?.close();
      };
    },
    switchOff: (isOff: boolean): void => {
      show({ isSwitchedOff: isOff });
      follow();
    },
    write: (sent: Omit<Write, 'number' | 'isOffline'>): void => {
      count += 1;
      void enqueue({ ...sent, number: count, isOffline: shown.isOffline });
    },
    clear: async (): Promise<void> => {
      const { queue: waiting } = shown;
      show({ queue: [], message: '' });
      await Promise.all(waiting.map((write) => queue.drop(write).catch(() => {})));
      try {
        await server.clear();
        announce();
      } catch {
        show({ message: silent });
      }
      follow();
    },
    /** What the verdict depends on; nothing if the API does not respond. */
    facts: async () => {
      try {
        const writes = await server.writes();
        return { pending: shown.queue.length, writes };
      } catch {
        show({ message: silent });
        return undefined;
      }
    },
  };
};
