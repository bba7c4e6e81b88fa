import { expect, test } from 'vitest';
import type { Memory } from './memory.ts';
import { recall } from './recall.ts';

const run = { seconds: 1, tests: [], different: [], unheard: [], heard: [] };
const tests = new Map(['a.js', 'b.js', 'c.js'].map((file) => [file, 'test']));
tests.set('b.js', "import './c'");
const hashes = { 'a.js': '1', 'b.js': '2', 'c.js': '3', 'pages.ts': '4', '.env': '5' };
const memory: Memory = {
  version: 1,
  build: 'one',
  command: 'npx playwright test',
  since: '2026-11-22T09:30:00.000Z',
  seed: 1,
  hashes,
  learned: { files: [...tests.keys()].map((file) => ({ file, ...run })), leftOut: [], told: {} },
};
const { build, command } = memory;
const present = { build, command, hashes, tests };
const after = (changed: Record<string, string | undefined>) => ({ ...hashes, ...changed });
const recalled = (changed: object, before = memory) => {
  const now = recall(before, { ...present, ...changed });
  return 'why' in now ? now.why : [...now.unchanged];
};

test.each([
  ['helper', { hashes: after({ 'pages.ts': 'x' }) }, 'pages.ts has changed'],
  ['setting', { hashes: after({ '.env': 'x' }) }, '.env has changed'],
  ['lock file', { hashes: after({ 'pnpm-lock.yaml': 'x' }) }, 'pnpm-lock.yaml has changed'],
  ['Sparring', { build: 'two' }, 'Sparring has changed'],
  ['command', { command: 'npx jest' }, 'the last card had another command'],
  [
    'two of three files',
    { hashes: after({ 'c.js': 'x' }) },
    'most files of your tests have changed',
  ],
])('another %s throws away everything', (_, changed, why) => {
  expect(recalled(changed)).toBe(why);
});

test('a changed file takes those with it that name it; one that nobody can see counts as changed', () => {
  expect(recalled({})).toEqual(['a.js', 'b.js', 'c.js', '']);
  expect(recalled({ hashes: after({ 'a.js': 'x' }) })).toEqual(['b.js', 'c.js']);
  expect(recalled({ hashes: after({ 'b.js': undefined }) })).toEqual(['a.js', 'c.js']);
});

test('where the whole suite is the unit, each changed file changes it', () => {
  const whole = { ...memory, learned: { ...memory.learned, files: [{ file: '', ...run }] } };
  expect(recalled({ tests: undefined }, whole)).toEqual(['']);
  const changed = { tests: undefined, hashes: after({ 'a.js': 'x' }) };
  expect(recalled(changed, whole)).toBe('a.js has changed');
});
