import { useSyncExternalStore } from 'react';

/** One boolean in memory: a reload logs out. Outside React, so that a route's guard can ask it. */
export const createAuthentication = () => {
  let authenticated = false;
  const listeners = new Set<() => void>();
  const become = (value: boolean) => {
    authenticated = value;
    for (const listener of listeners) listener();
  };
  return {
    isAuthenticated: () => authenticated,
    logIn: () => become(true),
    logOut: () => become(false),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

export const authentication = createAuthentication();

export const useIsAuthenticated = (): boolean =>
  useSyncExternalStore(authentication.subscribe, authentication.isAuthenticated);
