import { useEffect, useSyncExternalStore } from 'react';
import { type Learner, nobody, readText } from './learner-memory.ts';
import { withBrowserStorage } from './storage.ts';

const key = 'learner';
const subscribers = new Set<() => void>();

let current = nobody;
let stored: string | null | undefined;

/** The same object until something has changed, also in another tab. */
export const readLearner = (): Learner => {
  const text = withBrowserStorage((storage) => storage.getItem(key));
  if (text === stored) return current;
  stored = text;
  current = text ? readText(text) : nobody;
  return current;
};

/** Takes the place of what was known. */
export const keepLearner = (next: Learner): void => {
  current = next;
  withBrowserStorage((storage) => storage.setItem(key, JSON.stringify(next)));
  stored = withBrowserStorage((storage) => storage.getItem(key));
  for (const tell of subscribers) tell();
};

const noteVisit = (path: string): void => {
  const { visited, steps } = readLearner();
  if (!visited.includes(path)) keepLearner({ visited: [...visited, path], steps });
};

export const noteStep = (id: string, isDone: boolean): void => {
  const { visited, steps } = readLearner();
  keepLearner({ visited, steps: { ...steps, [id]: isDone } });
};

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
export const useNotedVisit = (path: string): void =>
  useEffect(() => {
    noteVisit(path);
  }, [path]);
