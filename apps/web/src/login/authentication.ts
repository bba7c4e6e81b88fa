import { useSyncExternalStore } from 'react';

/**
 * The login state, one boolean in memory, so a reload logs out. It is outside React, so that loaders
 * can read it.
 */
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
