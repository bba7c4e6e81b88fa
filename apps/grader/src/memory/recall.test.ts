import { expect, test } from 'vitest';
import type { Memory } from './memory.ts';
import { recall } from './recall.ts';

const run = { seconds: 1, tests: [], different: [], unheard: [], heard: [] };
const files = ['a.spec.ts', 'b.spec.ts', 'c.spec.ts'];
const texts = ['test', `import './c.spec'`, 'test'];
const hashes = {
  'a.spec.ts': '1',
  'b.spec.ts': '2',
  'c.spec.ts': '3',
  'pages.ts': '4',
  '.env': '5',
};
const memory: Memory = {
  version: 1,
  build: 'one',
  command: 'npx playwright test',
  since: '2026-11-22T09:30:00.000Z',
  seed: 1,
  hashes,
  learned: { files: files.map((file) => ({ file, ...run })), leftOut: [], told: {} },
};
const tests = new Map(files.map((file, at) => [file, texts[at]!]));
const present = { build: 'one', command: memory.command, hashes, tests };

test.each([
  ['helper', { hashes: { ...hashes, 'pages.ts': 'x' } }, 'pages.ts has changed'],
  ['setting', { hashes: { ...hashes, '.env': 'x' } }, '.env has changed'],
  ['lock file', { hashes: { ...hashes, 'pnpm-lock.yaml': 'x' } }, 'pnpm-lock.yaml has changed'],
  ['Sparring', { build: 'two' }, 'Sparring has changed'],
  ['command', { command: 'npx playwright test --headed' }, 'the last card had another command'],
  [
    'most files',
    { hashes: { ...hashes, 'a.spec.ts': 'x', 'c.spec.ts': 'x' } },
    'most files of your tests',
  ],
])('another %s throws away everything', (_, changed, why) => {
  expect(recall(memory, { ...present, ...changed })).toEqual({ why: expect.stringContaining(why) });
});

const unchangedAfter = (changed: object): readonly string[] => {
  const recalled = recall(memory, { ...present, ...changed });
  return 'unchanged' in recalled ? [...recalled.unchanged] : [];
};

test('a changed file takes those with it that name it; one that nobody can see counts as changed', () => {
  expect(unchangedAfter({})).toEqual([...files, '']);
  expect(unchangedAfter({ hashes: { ...hashes, 'a.spec.ts': 'x' } })).toEqual(files.slice(1));
  expect(unchangedAfter({ hashes: { ...hashes, 'b.spec.ts': undefined } })).toEqual([
    'a.spec.ts',
    'c.spec.ts',
  ]);
  const { 'c.spec.ts': _, ...left } = hashes;
  const alone = new Map([...tests].filter(([file]) => file !== 'c.spec.ts'));
  expect(unchangedAfter({ tests: alone, hashes: left })).toEqual(['a.spec.ts']);
});

test('where the whole suite is the unit, each changed file changes it', () => {
  const whole = { ...memory, learned: { ...memory.learned, files: [{ file: '', ...run }] } };
  const { tests: _, ...now } = present;
  expect(recall(whole, now)).toEqual({ unchanged: new Set(['']) });
  const changed = { ...now, hashes: { ...hashes, 'a.spec.ts': 'x' } };
  expect(recall(whole, changed)).toEqual({ why: 'a.spec.ts has changed' });
});
