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

test('draws a secret once and keeps it beside the data', () => {
  const drawn = tokenSecret(folder);
  expect(drawn.length).toBeGreaterThanOrEqual(32);
  expect(tokenSecret(folder)).toBe(drawn);
});

test('keeps the secret readable for its owner alone', () => {
  tokenSecret(folder);
  expect(statSync(join(folder, 'token-secret')).mode & 0o777).toBe(0o600);
});

test('draws another secret each time when nothing is kept', () => {
  expect(tokenSecret()).not.toBe(tokenSecret());
});

test('stops with a clear line when the kept secret is damaged', () => {
  writeFileSync(join(folder, 'token-secret'), 'short');
  expect(() => tokenSecret(folder)).toThrow(
    /token-secret does not hold a valid secret. Delete the file/,
  );
});
