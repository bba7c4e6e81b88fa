import { expect, test } from 'vitest';
import { makeFolder } from '../../support/grading.ts';
import { apart as book } from '../../support/product.ts';
import { clientOf, openTestGrader, type Played } from '../../support/grader.ts';

/** By the name of a test: what it asks for, and what it expects. */
const checks: Readonly<Record<string, readonly [path: string, text: string]>> = {
  greets: ['/', 'Hello'],
  adds: ['/sum?a=2&b=3', '5'],
  'adds twins': ['/sum?a=2&b=2', '4'],
  stays: ['/cellar', 'locked'],
  waits: ['/', ''],
  ends: ['/', ''],
};
const all = Object.keys(checks).length;

/** Runs the tests that were chosen, or all nevertheless, and writes down how many were chosen and how many ran. */
const suiteOf = (isTaken: boolean) => {
  const chosen: number[] = [];
  const ran: number[] = [];
  const suite: Played = async ({ web, tests }) => {
    const names = Object.keys(checks).filter((name) => !isTaken || !tests || tests.includes(name));
    if (tests) chosen.push(tests.length);
    ran.push(names.length);
    const cases = names.map(async (name) => {
      const [path = '', text = ''] = checks[name] ?? [];
      const isRight = (await (await fetch(web + path)).text()).startsWith(text);
      return { isRight, xml: `<testcase name="${name}">${isRight ? '' : '<failure/>'}</testcase>` };
    });
    const results = await Promise.all(cases);
    return {
      exit: results.every(({ isRight }) => isRight) ? 0 : 1,
      junit: `<testsuite>${results.map(({ xml }) => xml).join('')}</testsuite>`,
    };
  };
  return { suite, chosen, ran };
};

const withRunner = (address: string) => clientOf(address, 'one', '127.0.0.1', 'pytest -q');

const finds = { found: { part: 4, of: 4 } };

test('where the command names a runner that can be told, a run says which tests it has', async () => {
  const { address } = await openTestGrader({ book });
  const client = withRunner(address);
  const card = await client.draw({ seed: 1 });
  const { suite, ran } = suiteOf(true);
  await client.play(card, suite);
  expect((await client.state(card)).numbers).toMatchObject(finds);
  expect(ran.slice(0, 3)).toEqual([all, all, all]);
  expect(Math.min(...ran)).toBeLessThan(4);
});

test('a client that runs all tests nevertheless is told once, and finds the same', async () => {
  const { address } = await openTestGrader({ book });
  const client = withRunner(address);
  const card = await client.draw({ seed: 1 });
  const { suite, chosen } = suiteOf(false);
  await client.play(card, suite);
  expect((await client.state(card)).numbers).toMatchObject(finds);
  expect(chosen).toHaveLength(1);
});

test('a grader that restarts repeats no run with chosen tests', async () => {
  const whole = suiteOf(true);
  const other = withRunner((await openTestGrader({ book })).address);
  await other.play(await other.draw({ seed: 1 }), whole.suite);

  const folder = await makeFolder();
  const before = await openTestGrader({ book, folder });
  const { suite, ran, chosen } = suiteOf(true);
  const client = withRunner(before.address);
  const card = await client.draw({ seed: 1 });
  await client.play(card, suite, whole.ran.length - 1);
  await client.turn(card);
  expect(chosen.length).toBeGreaterThan(1);
  await before.close();
  const after = withRunner((await openTestGrader({ book, folder })).address);
  await after.play(card, suite);
  expect((await after.state(card)).numbers).toMatchObject(finds);
  expect(ran).toEqual(whole.ran);
});
