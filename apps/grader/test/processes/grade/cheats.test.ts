import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
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

const inTheProcessList = telling((inside) => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', `inside-${inside}`]);
  return () => void child.kill('SIGKILL');
});

const peeks: readonly (readonly [
  string,
  (folder: string) => GradingSetup | Promise<GradingSetup>,
])[] = [
  [
    'a header that belongs to no rule',
    () => ({
      startInstance: testInstance({ isTelling: true }),
      suite: `const inside = (await fetch(process.env.WEB_URL)).headers.get('x-inside');`,
    }),
  ],
  [
    'the list of processes',
    () => ({
      startInstance: inTheProcessList,
      suite: `
        import { execFileSync } from 'node:child_process';
        const [, inside] = /inside-([\\w-]+)/.exec(execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' }));
      `,
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
  [
    'the command line of its parent',
    () => ({
      startInstance: telling((inside) => {
        const before = process.title;
        process.title = `grading-${inside}`;
        return () => (process.title = before);
      }),
      suite: `
        import { execFileSync } from 'node:child_process';
        const args = execFileSync('ps', ['-o', 'args=', '-p', String(process.ppid)], { encoding: 'utf8' });
        const [, inside] = /grading-([\\w-]+)/.exec(args);
      `,
    }),
  ],
  [
    'another port of the machine',
    async () => {
      let inside = '';
      const server = createServer((_, response) => void response.end(inside)).listen(
        0,
        '127.0.0.1',
      );
      onTestFinished(() => void server.close());
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      return {
        startInstance: telling((next) => {
          inside = next;
          return () => {};
        }),
        suite: `const inside = await (await fetch('http://127.0.0.1:${port}')).text();`,
      };
    },
  ],
];

test.each(peeks)(
  'a suite that reads %s is told that it tells instances apart, and gets no score [GRADE-01]',
  async (_, setup) => {
    const { suite, ...more } = await setup(await makeFolder());
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
