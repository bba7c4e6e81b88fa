import { useEffect, useSyncExternalStore } from 'react';

/** What a learner has visited and done in this browser. It is stored nowhere else, and nothing is sent. */
export interface Learner {
  /** The paths of exercises and other pages. */
  readonly visited: readonly string[];
  /** Whether a step of /start is done, by its id, once the learner or the site has said so. */
  readonly steps: Readonly<Record<string, boolean>>;
}

const key = 'learner';
const nobody: Learner = { visited: [], steps: {} };
const subscribers = new Set<() => void>();

/** Some browsers forbid storage. The page then remembers until the next load. */
const withStorage = <T>(use: (storage: Storage) => T): T | undefined => {
  try {
    return use(globalThis.localStorage);
  } catch {
    return undefined;
  }
};

const isLearner = (value: unknown): value is Learner => {
  const { visited, steps } = Object(value);
  return Array.isArray(visited) && typeof steps === 'object' && steps !== null;
};

const parsed = (text: string): Learner => {
  try {
    const value: unknown = JSON.parse(text);
    return isLearner(value) ? value : nobody;
  } catch {
    return nobody;
  }
};

let current = nobody;
let stored: string | null | undefined;

/** The same object until something has changed, also in another tab. */
export const readLearner = (): Learner => {
  const text = withStorage((storage) => storage.getItem(key));
  if (text === stored) return current;
  stored = text;
  current = text ? parsed(text) : nobody;
  return current;
};

const write = (next: Learner): void => {
  current = next;
  withStorage((storage) => storage.setItem(key, JSON.stringify(next)));
  stored = withStorage((storage) => storage.getItem(key));
  for (const tell of subscribers) tell();
};

const noteVisit = (path: string): void => {
  const { visited, steps } = readLearner();
  if (!visited.includes(path)) write({ visited: [...visited, path], steps });
};

export const noteStep = (id: string, isDone: boolean): void => {
  const { visited, steps } = readLearner();
  write({ visited, steps: { ...steps, [id]: isDone } });
};

export const forgetLearner = (): void => write(nobody);

const subscribe = (onChange: () => void) => {
  subscribers.add(onChange);
  addEventListener('storage', onChange);
  return () => {
    subscribers.delete(onChange);
    removeEventListener('storage', onChange);
  };
};

export const useLearner = (): Learner => useSyncExternalStore(subscribe, readLearner);

/** Notes that the learner has opened a page. */
export const useVisit = (path: string): void =>
  useEffect(() => {
    noteVisit(path);
  }, [path]);
