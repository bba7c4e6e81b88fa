import { useSyncExternalStore } from 'react';
import { withBrowserStorage } from '../session/storage.ts';

/** `unknown` until the API has said whether the session of an earlier visit still lasts. */
export type SessionState = 'unknown' | 'in' | 'out';

/** Whether this browser has logged in before. Without it the desk asks for the key at once. */
const flag = 'desk';

const subscribers = new Set<() => void>();

let state: SessionState = withBrowserStorage((storage) => storage.getItem(flag))
  ? 'unknown'
  : 'out';
let token = '';

const change = (next: SessionState): void => {
  state = next;
  for (const tell of subscribers) tell();
};

export const csrfToken = (): string => token;

export const sessionBegins = (csrf: string): void => {
  token = csrf;
  withBrowserStorage((storage) => storage.setItem(flag, 'yes'));
  change('in');
};

export const sessionEnds = (): void => {
  token = '';
  withBrowserStorage((storage) => storage.removeItem(flag));
  if (state !== 'out') change('out');
};

const subscribe = (onChange: () => void) => {
  subscribers.add(onChange);
  return () => void subscribers.delete(onChange);
};

export const useSessionState = (): SessionState => useSyncExternalStore(subscribe, () => state);
