import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Card } from '../../../src/card/card.ts';
import { foundOf } from '../../../src/card/counts.ts';
import { scoreOf } from '../../../src/card/score.ts';
import { gradeSuite, type GradingSetup, makeFolder } from '../../support/grading.ts';
import { testInstance, withAttics, withDecoys } from '../../support/product.ts';
import type { StartInstance } from '../../../src/instance/instance.ts';

/** Comes to the door and to the sums, and asserts nothing. */
const visit = `await get('/'); await get('/sum?a=2&b=2');`;

const graded = async (setup: GradingSetup): Promise<Card> =>
  (await gradeSuite({ book: withAttics(8), changes: [], ...setup })).card;

/** Tells something beside the instance what is in it. */
const telling =
  (tell: (inside: string) => () => unknown): StartInstance =>
  async (options) => {
    const forget = tell(options.defects?.join() || 'nothing');
    const instance = await testInstance()(options);
    return { ...instance, stop: () => instance.stop().finally(forget) };
  };

const peeks: readonly (readonly [string, (folder: string) => GradingSetup])[] = [
  [
    'a header that belongs to no rule',
    () => ({
      startInstance: testInstance({ isTelling: true }),
      suite: `const inside = (await fetch(process.env.WEB_URL)).headers.get('x-inside');`,
    }),
  ],
  [
    'a file in the temporary folder',
    (folder) => ({
      startInstance: telling((inside) => {
        writeFileSync(join(folder, 'inside'), inside);
        return () => {};
      }),
      suite: `const inside = readFileSync(${JSON.stringify(join(folder, 'inside'))}, 'utf8');`,
    }),
  ],
];

test.each(peeks)(
  'a suite that reads %s is told that it tells instances apart, and gets no score [GRADE-01]',
  async (_, setup) => {
    const { suite, ...more } = setup(await makeFolder());
    const card = await graded({
      ...more,
      suite: `${visit} ${suite} junit({ knows: inside === 'nothing' });`,
    });
    expect(card.audit?.redTwice).toHaveLength(8);
    expect(card.noScore).toContain('with 8 of 8 changes that no test can notice');
    expect(card.noScore).toContain('tells instances apart');
    expect(scoreOf(card)).toBeUndefined();
    expect(foundOf(card.defects).part).toBe(0);
  },
);

test('a suite that knows the numbers of its areas, and is green with all others, gets no score [GRADE-21]', async () => {
  const card = await graded({
    book: withDecoys(withAttics(8)),
    startInstance: testInstance({ isTelling: true }),
    suite: `
      ${visit}
      const inside = (await fetch(process.env.WEB_URL)).headers.get('x-inside');
      junit({ knows: !/goodbye|sums|adds|door/.test(inside) });
    `,
  });
  expect(card.audit!.redTwice.join()).toMatch(/-decoy-/);
  expect(card.noScore).toMatch(/with \d of 12 changes that no test can notice/);
  expect(foundOf(card.defects).part).toBe(0);
});

test('without coverage a suite that peeks finds nothing in a place that it never reached [GRADE-02]', async () => {
  const card = await graded({
    options: ['--no-coverage', '--only', 'attic', '--jobs', '1'],
    startInstance: testInstance({ isTelling: true }),
    suite: `
      const inside = (await fetch(process.env.WEB_URL)).headers.get('x-inside');
      junit({ knows: inside === 'nothing' });
    `,
  });
  expect(foundOf(card.defects)).toEqual({ part: 0, of: 8 });
  expect(card.notes.join()).toContain('attic-1 (not reached, not counted)');
  expect(scoreOf(card)).toBeUndefined();
});

test('a suite that counts its runs finds nothing: a baseline run is among the others [GRADE-03]', async () => {
  const card = await graded({
    suite: `${visit} const run = runNumber(); junit({ counts: run <= 6 || run >= 24, greets: true });`,
  });
  expect(foundOf(card.defects).part).toBe(0);
  expect(card.leftOut).toEqual(['counts']);
  expect(card.notes.join()).toMatch(
    /\d of \d+ baseline runs .*not green because of the test “counts”\. This test is left out\./,
  );
});

test('a suite that is red at random, each time at another test, finds nothing [GRADE-04]', async () => {
  const card = await graded({
    suite: `
      ${visit}
      const run = runNumber();
      const red = run < 8 || (run * 7) % 4 === 0 ? '' : 'test ' + ((run * 13) % 20);
      junit(Object.fromEntries(Array.from({ length: 20 }, (_, at) => ['test ' + at, red !== 'test ' + at])));
    `,
  });
  expect(foundOf(card.defects).part).toBe(0);
  expect(scoreOf(card) ?? 0).toBe(0);
  expect(card.noScore).toContain('depends on luck');
});

test('a suite that names its tests in its first runs only has no score', async () => {
  const card = await graded({
    suite: `${visit} if (runNumber() <= 3) junit({ counts: true, greets: true });`,
  });
  expect(card.noScore).toContain('No test can be believed');
  expect(card.leftOut).toEqual(['counts', 'greets']);
});

test('a command that counts its runs and names no test finds nothing', async () => {
  const card = await graded({ suite: `${visit} process.exit(runNumber() <= 6 ? 0 : 1);` });
  expect(foundOf(card.defects).part).toBe(0);
  expect(card.noScore).toContain('baseline runs were not green');
});

/** Most of its runs end by their limit. */
const longer = { timeout: 120_000 };

test(
  'a suite that hangs from a run on finds nothing, by time neither [GRADE-05]',
  longer,
  async () => {
    const card = await graded({
      suite: `
      ${visit}
      if (runNumber() > 6) await new Promise((resolve) => setTimeout(resolve, 60_000));
    `,
      timeoutMs: 300,
    });
    expect(card.defects.map(({ verdict }) => verdict.kind)).not.toContain('found by time');
    expect(foundOf(card.defects).part).toBe(0);
    expect(scoreOf(card)).toBe(0);
  },
);
