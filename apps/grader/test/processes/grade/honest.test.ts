import { expect, test } from 'vitest';
import { robustOf, foundOf } from '../../../src/card/counts.ts';
import { scoreOf } from '../../../src/card/score.ts';
import { gradeSuite, refusalOf, verdictsOf } from '../../support/grading.ts';
import { testInstance } from '../../support/product.ts';

test('a suite that always passes finds nothing', async () => {
  const { card } = await gradeSuite({ suite: `await get('/'); await get('/sum?a=2&b=2');` });
  expect(foundOf(card.defects)).toEqual({ part: 0, of: 4 });
  expect(scoreOf(card)).toBe(0);
});

test('a suite that always fails is refused by the baseline runs', async () => {
  const refusal = await refusalOf({
    suite: `await get('/'); console.log('no luck'); process.exit(1);`,
  });
  expect(refusal.message).toContain('red without a defect, twice');
  expect(refusal.lines.at(-1)).toBe('no luck');
});

test('a suite that fails whenever bytes differ loses everything by the harmless changes', async () => {
  const compare = `
    const answer = await fetch(process.env.WEB_URL + '/');
    expect([...answer.headers.keys()].join() + await answer.text(), 'connection,content-length,date,keep-aliveHello');
    expect(await get('/sum?a=2&b=2'), '4');
  `;
  const { card, told } = await gradeSuite({ suite: compare });
  expect(foundOf(card.defects).part).toBe(3);
  expect(robustOf(card)).toEqual({ part: 1, of: 4 });
  expect(scoreOf(card)).toBeLessThan(10);
  expect(told.filter(({ kind }) => kind === 'alarm')).toHaveLength(3);
});

test.skipIf(process.platform === 'win32')(
  'a suite that knows its time zone cries wolf in another one',
  async () => {
    const { card } = await gradeSuite({
      suite: `await get('/'); expect(new Date().getTimezoneOffset(), 0);`,
      environment: { ...process.env, TZ: 'UTC' },
      changes: [
        { id: 'east', text: 'The clock is in Tokyo.', catches: '', zoneAt: () => 'Asia/Tokyo' },
      ],
    });
    const alarms = card.changes.filter(({ calm }) => calm.kind === 'alarm');
    expect(alarms.map(({ id }) => id)).toEqual(['east']);
  },
);

const order = { id: 'order', text: 'The order is another.', catches: '', isTurned: true };
/** A runner that turns the order as Robot Framework does, when it listens to this variable. */
const inOrder = (tests: string, isListening: boolean) => `
  const tests = ${tests};
  const isTurned = ${isListening} && /--randomize all/.test(process.env.ROBOT_OPTIONS);
  const results = {};
  for (const [name, passes] of isTurned ? tests.toReversed() : tests) results[name] = await passes();
  junit(results);
`;
const ordered = async (tests: string, isListening = true) =>
  (await gradeSuite({ suite: inOrder(tests, isListening), changes: [order] })).card.changes[0]!;

test('a suite that depends on the order of its tests cries wolf in another one', async () => {
  const tests = `[['first', async () => { globalThis.made = await get('/'); return true; }],
    ['second', async () => globalThis.made === 'Hello']]`;
  expect((await ordered(tests)).calm).toEqual({ kind: 'alarm', by: ['second'] });
});

test('a suite of independent tests is robust in another order', async () => {
  const tests = `['one', 'two'].map((name) => [name, async () => await get('/') === 'Hello'])`;
  expect((await ordered(tests)).calm).toEqual({ kind: 'calm' });
});

test('a runner that keeps its order is told so, and nothing is counted', async () => {
  const tests = `['one', 'two'].map((name) => [name, async () => await get('/') === 'Hello'])`;
  const { calm } = await ordered(tests, false);
  expect(calm).toMatchObject({ kind: 'error', reason: expect.stringContaining('same order') });
});

test('how many verdicts a card will have is known from its first run on', async () => {
  const { told } = await gradeSuite({ suite: `expect((await get('/')).slice(0, 5), 'Hello');` });
  const verdicts = told.flatMap((event) => (event.kind === 'runs' ? [event.verdicts] : []));
  const { of } = verdicts[0]!;
  expect(new Set(verdicts.map((one) => one.of))).toEqual(new Set([of]));
  expect(verdicts.at(-1)).toEqual({ part: of, of });
});

test('a find names the tests that turned red', async () => {
  const suite = `
    junit({
      greets: await get('/') === 'Hello',
      adds: await get('/sum?a=2&b=2') === '4',
      sleeps: true,
    });
  `;
  const { card } = await gradeSuite({ suite });
  expect(verdictsOf(card)).toEqual({
    goodbye: 'found',
    'equal-sums': 'found',
    'adds-twice': 'found',
    'open-cellar': 'missed: not visited',
  });
  const { verdict } = card.defects[0]!;
  expect(verdict).toEqual({ kind: 'found', by: ['greets'] });
  expect(card.tests).toEqual(['greets', 'adds', 'sleeps']);
});

test('coverage tells where no test goes, where the data is too tame, and what nobody asks', async () => {
  const suite = `await get('/'); expect(await get('/sum?a=2&b=3'), '5');`;
  const { card, told } = await gradeSuite({ suite });
  expect(verdictsOf(card)).toEqual({
    goodbye: 'missed: not asked',
    'equal-sums': 'missed: too tame',
    'adds-twice': 'found',
    'open-cellar': 'missed: not visited',
  });
  expect(told).toContainEqual({ kind: 'reach', defects: 4, notVisited: 1, tooTame: 1, toRun: 2 });
});

test('a find keeps the end of what its run has written, without secrets and paths of the machine', async () => {
  const suite = `
    console.log('in', process.cwd(), 'with', process.env.SHOP_TOKEN);
    expect(await get('/'), 'Hello');
  `;
  const environment = { ...process.env, SHOP_TOKEN: 'correct-horse-battery' };
  const { card, folder } = await gradeSuite({ suite, environment });
  const [found, ...others] = card.defects;
  expect(found!.output).toBe('in . with ***\nexpected Hello got Goodbye');
  expect(others.map(({ output }) => output)).toEqual([undefined, undefined, undefined]);
  expect(JSON.stringify(card)).not.toContain(folder);
});

test('a false alarm keeps it, too', async () => {
  const suite = `expect((await get('/')).length, 5);`;
  const { card } = await gradeSuite({ suite });
  const alarm = card.changes.find(({ id }) => id === 'longer')!;
  expect(alarm.calm).toEqual({ kind: 'alarm', by: [], output: 'expected 5 got 20' });
});

test('however much each run writes, a card stays small', async () => {
  const suite = `
    for (let line = 0; line < 5000; line++) console.log('x'.repeat(500));
    expect(await get('/'), 'Hello');
  `;
  const { card } = await gradeSuite({ suite });
  expect(card.defects[0]!.output).toHaveLength(3000);
  expect(JSON.stringify(card).length).toBeLessThan(20_000);
});

test('a runner that writes no JUnit XML is told after its first run how to get it', async () => {
  const { told } = await gradeSuite({
    suite: `await get('/');`,
    words: ['node', 'suite.mjs', '--test'],
  });
  expect(told.slice(0, 3)).toEqual([
    { kind: 'baseline begins', at: 1, of: 3 },
    {
      kind: 'note',
      text: expect.stringMatching(
        /^The runner wrote no JUnit XML, so this card will not say which test finds what\. Node\.js writes it by: node --test /,
      ),
    },
    { kind: 'baseline begins', at: 2, of: 3, seconds: expect.any(Number) },
  ]);
});

test('a runner that writes it is told nothing', async () => {
  const { told } = await gradeSuite({ suite: `junit({ greets: await get('/') === 'Hello' });` });
  expect(told.filter(({ kind }) => kind === 'note')).toEqual([]);
});

test('an exit status of 0 hides no red test', async () => {
  const suite = `junit({ greets: await get('/') === 'Hello' }); process.exitCode = 0;`;
  const { card } = await gradeSuite({ suite });
  expect(card.defects[0]!.verdict).toEqual({ kind: 'found', by: ['greets'] });
});

test('what makes a suite hang is found by time, and shown apart', async () => {
  const { card } = await gradeSuite({
    suite: `await get('/');`,
    startInstance: testInstance({ silent: 'goodbye' }),
    timeoutMs: 300,
  });
  expect(card.defects[0]!.verdict).toEqual({ kind: 'found by time' });
});

test('a run that is late only once says nothing and is run again', async () => {
  const suite = `
    const isLate = runNumber() === 5;
    await get('/');
    if (isLate) await new Promise((resolve) => setTimeout(resolve, 60_000));`;
  const { card } = await gradeSuite({ suite, changes: [], timeoutMs: 300 });
  expect(card.defects.map(({ verdict }) => verdict)).toContainEqual({
    kind: 'missed',
    step: 'not asked',
  });
  expect(Object.values(verdictsOf(card))).not.toContain('found by time');
});
