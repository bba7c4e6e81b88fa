import { expect, test, vi } from 'vitest';
import { createAuthentication } from './authentication.ts';

test('starts logged out', () => {
  expect(createAuthentication().isAuthenticated()).toBe(false);
});

test('logs in and out again', () => {
  const authentication = createAuthentication();
  authentication.logIn();
  expect(authentication.isAuthenticated()).toBe(true);
  authentication.logOut();
  expect(authentication.isAuthenticated()).toBe(false);
});

test('notifies its listeners until they unsubscribe', () => {
  const authentication = createAuthentication();
  const listener = vi.fn<() => void>();
  const leave = authentication.subscribe(listener);
  authentication.logIn();
  leave();
  authentication.logOut();
  expect(listener).toHaveBeenCalledOnce();
});
