import { useSyncExternalStore } from 'react';
import { withBrowserStorage } from './storage.ts';

/** How much of a path or of the labs is done, and what comes next there. */
export interface Stretch {
  readonly done: number;
  readonly of: number;
  readonly next: string;
  readonly to: string;
}

/** Where the learner stopped. It is stored in this browser and nowhere else. */
export interface Where {
  readonly path?: Stretch;
  readonly labs?: Stretch & { readonly opened: string; readonly solved: readonly string[] };
}

const key = 'where';
const event = 'where';

const readText = () => withBrowserStorage((storage) => storage.getItem(key));

const parsed = (text: string | null | undefined): Where => {
  try {
    return Object(JSON.parse(text || '{}'));
  } catch {
    return {};
  }
};

export const readWhere = (): Where => parsed(readText());

/** Takes the place of what was known. */
export const keepWhere = (next: Where): void => {
  withBrowserStorage((storage) => storage.setItem(key, JSON.stringify(next)));
  dispatchEvent(new Event(event));
};

/** Keeps the part that is not named. */
export const noteWhere = (part: Where): void => keepWhere({ ...readWhere(), ...part });

const subscribe = (onChange: () => void) => {
  for (const type of [event, 'storage']) addEventListener(type, onChange);
  return () => {
    for (const type of [event, 'storage']) removeEventListener(type, onChange);
  };
};

export const useWhere = (): Where => parsed(useSyncExternalStore(subscribe, readText));
