import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gradeSuite, refusalOf, verdictsOf } from '../../support/grading.ts';
import { testInstance } from '../../support/product.ts';

/** A runner that takes the names of its files, and writes down in which runs it was given which. */
const runner = `
  import { appendFileSync } from 'node:fs';
  const results = {};
  Object.assign(globalThis, { get, test: async (name, passes) => (results[name] = await passes()) });
  const names = process.argv.slice(2);
  appendFileSync('names.txt', names.join(' ') + '\\n');
  for (const name of names) await import('./' + name);
  junit(results);
`;

const files = {
  'door.test.mjs': `await test('greets', async () => (await get('/')) === 'Hello');`,
  'sums.test.mjs': `await test('adds', async () => (await get('/sum?a=2&b=3')) === '5');`,
  'twins.test.mjs': `await test('adds twins', async () => (await get('/sum?a=2&b=2')) === '4');`,
};
const options = ['--jobs', '1', '--files', '*.test.mjs'];
const all = 'door.test.mjs sums.test.mjs twins.test.mjs';

const runsOf = (folder: string): readonly string[] =>
  readFileSync(join(folder, 'names.txt'), 'utf8').trim().split('\n');

test('a run has only the files that reach its defect', async () => {
  const { folder, told, card } = await gradeSuite({ suite: runner, files, options, changes: [] });
  const runs = runsOf(folder);
  expect(runs.slice(0, 6)).toEqual([
    all,
    all,
    all,
    'door.test.mjs',
    'sums.test.mjs',
    'twins.test.mjs',
  ]);
  const others = runs.slice(6);
  const count = (names: string) => others.filter((run) => run === names).length;
  // Three finds, each repeated; three baseline runs and an audit have files like these, unless nothing is left to look for.
  expect(others).toHaveLength(10);
  expect(count(all)).toBe(1);
  for (const names of ['door.test.mjs', 'twins.test.mjs', 'sums.test.mjs twins.test.mjs'])
    expect(count(names)).toBeGreaterThanOrEqual(2);
  expect(told).toContainEqual({ kind: 'files', files: 3, mean: 4 / 3 });
  expect(card.command).toMatch(/suite\.mjs \*\.test\.mjs$/);
});

test('what is found, and by which test, is the same as without', async () => {
  const [parts, whole] = await Promise.all([
    gradeSuite({ suite: runner, files, options }),
    gradeSuite({ suite: runner.replace('process.argv.slice(2)', `'${all}'.split(' ')`), files }),
  ]);
  expect(verdictsOf(parts.card)).toEqual({
    goodbye: 'found',
    'equal-sums': 'found',
    'open-cellar': 'missed: not visited',
    'adds-twice': 'found',
  });
  const verdicts = ({ card }: typeof parts) => card.defects.map(({ verdict }) => verdict);
  expect(verdicts(parts)).toEqual(verdicts(whole));
  expect(parts.card.changes).toEqual(whole.card.changes);
});

test('a defect that only the files together meet gets a run of the whole suite', async () => {
  const together = {
    'a.test.mjs': `globalThis.key = true; await test('greets', async () => (await get('/')) === 'Hello');`,
    'b.test.mjs': `await test('stays out', async () => !globalThis.key || (await get('/cellar')) === 'locked');`,
  };
  const { card, folder } = await gradeSuite({
    suite: runner,
    files: together,
    options,
    changes: [],
  });
  expect(verdictsOf(card)).toMatchObject({ goodbye: 'found', 'open-cellar': 'found' });
  const runs = runsOf(folder).slice(5);
  expect(new Set(runs)).toEqual(new Set(['a.test.mjs', 'a.test.mjs b.test.mjs']));
});

test('Ctrl-C while the files run alone keeps what the baseline runs have told', async () => {
  const stop = new AbortController();
  const startInstance = testInstance();
  let instances = 0;
  const { card } = await gradeSuite({
    suite: runner,
    files,
    options,
    stop: stop.signal,
    startInstance: (inside) => {
      if (++instances === 4) stop.abort();
      return startInstance(inside);
    },
  });
  expect(card.ended).toBe('interrupted');
  expect(verdictsOf(card)).toEqual({
    goodbye: 'open',
    'equal-sums': 'open',
    'open-cellar': 'missed: not visited',
    'adds-twice': 'open',
  });
});

test('a file that needs another one is named, with its last lines', async () => {
  const refusal = await refusalOf({
    suite: runner,
    files: {
      ...files,
      'all.test.mjs': 'globalThis.key = true;',
      'twins.test.mjs': `
        if (!globalThis.key) console.log('no key');
        await test('adds twins', async () => (await get('/')) === 'Hello' && Boolean(globalThis.key));
      `,
    },
    options,
  });
  expect(refusal.message).toContain('twins.test.mjs is red');
  expect(refusal.lines).toEqual(['no key']);
});

test('a runner that names its tests after all files of a run is refused', async () => {
  const naming = runner.replace('results[name]', `results[names.length + ' files, ' + name]`);
  const refusal = await refusalOf({ suite: naming, files, options });
  expect(refusal.message).toBe(
    'With --files a test has to have the same name when its file runs alone, and “3 files, greets” has not. Leave out --files.',
  );
});

test('a pattern that names no file is refused', async () => {
  const refusal = await refusalOf({ suite: runner, options: ['--files', 'lessons/*.mjs'] });
  expect(refusal.message).toContain('matches --files lessons/*.mjs');
});
