import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Graded, gradeSuite, verdictsOf } from '../../support/grading.ts';
import { apart as book } from '../../support/product.ts';

/** A runner that takes a choice of tests, and writes down how many it was given. */
const runner = `
  import { appendFileSync } from 'node:fs';
  const chosen = process.env.SPARRING_TESTS && JSON.parse(readFileSync(process.env.SPARRING_TESTS, 'utf8'));
  const all = {
    greets: async () => (await get('/')) === 'Hello',
    adds: async () => (await get('/sum?a=2&b=3')) === '5',
    'adds twins': async () => (await get('/sum?a=2&b=2')) === '4',
    stays: async () => (await get('/cellar')) === 'locked',
    waits: async () => true,
    ends: async () => true,
  };
  const names = Object.keys(all).filter((name) => !chosen || chosen.includes(name));
  appendFileSync('sizes.txt', names.length + '\\n');
  const isPlain = !chosen || READY;
  junit(Object.fromEntries(await Promise.all(names.map(async (name) => [name, isPlain && (await all[name]())]))));
`;

/** The name of a runner that takes a choice. */
const words = [process.execPath, 'suite.mjs', 'pytest'];

/** How many tests each run had. */
const sizesIn = (folder: string): readonly number[] =>
  readFileSync(join(folder, 'sizes.txt'), 'utf8').trim().split('\n').map(Number);

const graded = async (ready: string) => {
  const { card, folder } = await gradeSuite({ book, words, suite: runner.replace('READY', ready) });
  return { card, sizes: sizesIn(folder) };
};

const all = {
  goodbye: 'found',
  'equal-sums': 'found',
  'open-cellar': 'found',
  'adds-twice': 'found',
};

test('where the runner takes a choice of tests, a run has only those that are in question', async () => {
  const { card, sizes } = await graded('true');
  expect(verdictsOf(card)).toEqual(all);
  expect(sizes.slice(0, 3)).toEqual([6, 6, 6]);
  expect(Math.min(...sizes)).toBeLessThan(4);
  expect(card.sound.some(({ isPart }) => isPart)).toBe(true);
  expect(card.leftOut).toBeUndefined();
});

test('tests that need others before them are run together, and found by what they say then', async () => {
  const { card } = await graded('false');
  expect(verdictsOf(card)).toEqual(all);
  expect(card.leftOut).toBeUndefined();
  expect(card.noScore).toBeUndefined();
});

test('a suite that is red from its second choice of tests on finds nothing by that', async () => {
  const peeking = `await get('/'); await get('/sum?a=2&b=2'); await get('/cellar');
    const chosen = process.env.SPARRING_TESTS && JSON.parse(readFileSync(process.env.SPARRING_TESTS, 'utf8'));
    const number = chosen ? runNumber() : 0;
    const names = chosen ?? ['a', 'b', 'c', 'd', 'e', 'f'];
    junit(Object.fromEntries(names.map((name) => [name, number < 2])));`;
  const { card } = await gradeSuite({ book, words, suite: peeking });
  expect(Object.values(verdictsOf(card))).not.toContain('found');
});

/** What a card found, how many tests its first runs had, and whether a later one had only some. */
const shownBy = ({ card, folder }: Graded) => {
  const sizes = sizesIn(folder);
  return {
    verdicts: verdictsOf(card),
    first: sizes.slice(0, 3),
    hasSmaller: sizes.slice(3).some((size) => size > 0 && size < 4),
  };
};

const nodeTests = [
  process.execPath,
  '--test',
  '--test-reporter=junit',
  '--test-reporter-destination=junit.xml',
  'product.test.mjs',
  'data.mjs',
  'get.mjs',
];

test.each([
  ['node --test', nodeTests],
  ['npm test', ['npm', 'test']],
])('%s runs only the tests that are in question, and finds the same', async (_, command) => {
  const suite = `
    import assert from 'node:assert/strict';
    import { appendFileSync } from 'node:fs';
    import { afterEach, describe, test } from 'node:test';
    const get = async (path) => (await fetch(process.env.WEB_URL + path)).text();
    let count = 0;
    afterEach(() => { count += 1; });
    process.on('exit', () => appendFileSync('sizes.txt', count + '\\n'));
    test('greets "all" (a|b)', async () => assert.equal(await get('/'), 'Hello'));
    describe('sums', () => {
      test('sums 2 and 3', async () => assert.equal(await get('/sum?a=2&b=3'), '5'));
      describe('of twins', () => {
        test('adds 2 + 2', async () => assert.equal(await get('/sum?a=2&b=2'), '4'));
      });
    });
    test('stays', async () => assert.equal(await get('/cellar'), 'locked'));
    test('waits', () => {});
    test('sums nothing', () => {});
    test('of twins', () => {});
  `;
  const manifest = JSON.stringify({ scripts: { test: nodeTests.join(' ') } });
  const result = await gradeSuite({
    book,
    files: { 'product.test.mjs': suite, 'data.mjs': '', 'get.mjs': '', 'package.json': manifest },
    words: command,
  });
  expect(shownBy(result)).toEqual({ verdicts: all, first: [7, 7, 7], hasSmaller: true });
});

test('vitest runs only the tests that are in question, and finds the same', async () => {
  const suite = `
    import { appendFileSync } from 'node:fs';
    const get = async (path) => (await fetch(process.env.WEB_URL + path)).text();
    let count = 0;
    afterEach(() => { count += 1; });
    afterAll(() => appendFileSync('sizes.txt', count + '\\n'));
    test('greets "all" (a|b)', async () => expect(await get('/')).toBe('Hello'));
    describe('sums', () => {
      test('2 > 1', async () => expect(await get('/sum?a=2&b=3')).toBe('5'));
      describe('of twins', () => {
        test('adds 2 + 2', async () => expect(await get('/sum?a=2&b=2')).toBe('4'));
      });
    });
    test('stays', async () => expect(await get('/cellar')).toBe('locked'));
    test('waits', () => {});
    test('ends', () => {});
  `;
  const result = await gradeSuite({
    book,
    files: { 'product.test.mjs': suite },
    words: ['vitest', 'run', '--globals', '--reporter=junit', '--outputFile=junit.xml'],
  });
  expect(shownBy(result)).toEqual({ verdicts: all, first: [6, 6, 6], hasSmaller: true });
});

test('npm hands the pattern of Playwright on as it is', async () => {
  const suite = `
    import { appendFileSync } from 'node:fs';
    const pattern = process.argv.find((word) => word.startsWith('--grep='))?.slice(7);
    if (pattern) appendFileSync('patterns.txt', pattern + '\\n');
    const all = {
      greets: (await get('/')) === 'Hello',
      adds: (await get('/sum?a=2&b=3')) === '5',
      'adds twins': (await get('/sum?a=2&b=2')) === '4',
      stays: (await get('/cellar')) === 'locked',
      waits: true,
      ends: true,
    };
    const named = Object.entries(all).map(([name, passes]) => ["isn't (a|b) $HOME: " + name, passes]);
    const isRun = ([name]) => !pattern || new RegExp(pattern).test('chromium ' + name);
    junit(Object.fromEntries(named.filter(isRun)));
  `;
  const script = `"${process.execPath}" suite.mjs playwright test`;
  const { card, folder } = await gradeSuite({
    book,
    suite,
    files: { 'package.json': JSON.stringify({ scripts: { test: script } }) },
    words: ['npm', 'test'],
  });
  expect(verdictsOf(card)).toEqual(all);
  const patterns = readFileSync(join(folder, 'patterns.txt'), 'utf8');
  expect(patterns).toContain(String.raw`(?:isn't \(a\|b\) \$HOME: `);
});
