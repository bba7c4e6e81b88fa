import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tokenSecret } from './secret.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sparring-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('creates a secret once and stores it in the data folder', () => {
  const drawn = tokenSecret(folder);
  expect(drawn.length).toBeGreaterThanOrEqual(32);
  expect(tokenSecret(folder)).toBe(drawn);
});

test('makes the secret readable only for its owner', () => {
  tokenSecret(folder);
  expect(statSync(join(folder, 'token-secret')).mode & 0o777).toBe(0o600);
});

test('creates a new secret each time when there is no folder', () => {
  expect(tokenSecret()).not.toBe(tokenSecret());
});

test('throws a clear message when the stored secret is damaged', () => {
  writeFileSync(join(folder, 'token-secret'), 'short');
  expect(() => tokenSecret(folder)).toThrow(
    /token-secret does not hold a valid secret. Delete the file/,
  );
});
