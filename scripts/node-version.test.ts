import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { oldest, refusal } from './node-version.mjs';

test('Node 20 and newer is accepted, an older one is refused with the version to install', () => {
  expect(['20.0.0', '22.11.0', '100.0.0'].map(refusal)).toEqual([undefined, undefined, undefined]);
  expect(refusal('19.9.0')).toBe('Node 19.9.0 is too old: install Node 20 or newer.');
});

test('README.md names the Node version in package.json', () => {
  const [, promised] = /Node(?:\.js\]\(\S+\))? ([\d.]+) or newer/.exec(
    readFileSync('README.md', 'utf8'),
  )!;
  expect(promised).toBe(String(oldest));
});
