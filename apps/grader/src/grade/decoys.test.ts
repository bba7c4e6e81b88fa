import { expect, test } from 'vitest';
import { baselineOf, defectsOf } from '../../test/support/drawn-suite.ts';
import { drawFrom } from '../card/draw.ts';
import { breachIn, drawDecoys } from './audit.ts';
import { runAll } from './runs.ts';
import type { RunOptions, Slot } from './slot.ts';

const tests = Array.from({ length: 6 }, (_, at) => `test ${at}`);
const areas = ['cart', 'login', 'lists'];
const ids = Array.from({ length: 10 }, (_, at) => `${areas[at % 3]}-${at}`);
const decoys = areas.flatMap((area) =>
  [1, 2, 3].map((at) => ({ id: `${area}-decoy-${at}`, area, name: '', file: `${area}${at}.ts` })),
);
const baseline = baselineOf(tests);

/** Which tests are red in the nth run, with these in the instance. */
type Suite = (inside: readonly string[], run: number) => readonly string[];

const slotOf = (suite: Suite): Slot => {
  let runs = 0;
  return {
    run: async ({ inside: { defects = [] } }: RunOptions) => {
      const red = new Set(suite(defects, (runs += 1)));
      const results = tests.map((name) => [name, { state: red.has(name) ? 'red' : 'green' }]);
      const code = red.size === 0 ? 0 : 1;
      const run = {
        end: code ? 'red' : 'green',
        seconds: 1,
        output: '',
        code,
        tests: new Map(results as []),
      };
      return { run, reach: baseline.reach } as never;
    },
  };
};

const auditOf = async (suite: Suite, order: number) => {
  const grader = {
    emit: () => {},
    stop: new AbortController().signal,
    now: () => new Date(),
    timeoutMs: 1000,
  };
  const options = {
    changes: [],
    defects: defectsOf(ids),
    audited: [],
    decoys: drawDecoys(decoys, new Set(areas), baseline.reach, drawFrom(order)),
    order,
    isMark: true,
    later: 0,
    isBail: false,
    isOneByOne: false,
    choose: () => undefined,
    partFor: () => baseline,
    partForChange: () => baseline,
  };
  const slots = { slots: [slotOf(suite)], atOnce: 1 };
  return (await runAll(grader, slots, options, baseline)).audit;
};

/** Of so many cards, in each of which the suite is another one. */
const accusedAmong = async (count: number, suiteOf: (seed: number) => Suite): Promise<number> => {
  let accused = 0;
  for (let seed = 1; seed <= count; seed++)
    if (breachIn(await auditOf(suiteOf(seed), seed)) !== undefined) accused += 1;
  return accused;
};

/** Knows which numbers are of its areas, and claims each with this probability. */
const claiming =
  (share: number) =>
  (seed: number): Suite => {
    const draw = drawFrom(seed * 7919);
    const known = new Set([...ids, ...decoys.map(({ id }) => id)].filter(() => draw() < share));
    return (inside) => (inside.some((id) => known.has(id)) ? ['test 1'] : []);
  };

test.each([
  ['all', 1, 20, 20],
  ['half', 0.5, 100, 99],
])(
  'a suite that knows the numbers of its areas, and is red with %s of them, has no score in 99 of 100 cards [GRADE-21]',
  async (_, share, count, least) => {
    expect(await accusedAmong(count, claiming(share))).toBeGreaterThanOrEqual(least);
  },
);

/** Finds every third defect by a test or two, one of which is red by chance in one run of twenty. */
const honest = (seed: number): Suite => {
  const draw = drawFrom(seed);
  return (inside) => [
    ...inside.flatMap((id) => {
      const at = ids.indexOf(id);
      return at >= 0 && at % 3 === 0 ? [`test ${at % 6}`, `test ${(at * 5) % 6}`] : [];
    }),
    ...(draw() < 0.05 ? ['test 3'] : []),
  ];
};

test('a suite with a flaky test is accused by no decoy in 100 cards', async () => {
  expect(await accusedAmong(100, honest)).toBe(0);
});
