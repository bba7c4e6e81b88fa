import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@sparring/serving/free-port';
import { expect, onTestFinished, test } from 'vitest';
import { foundOf } from '../../../src/card/counts.ts';
import { scoreOf } from '../../../src/card/score.ts';
import { mostElsewhere } from '../../../src/grade/elsewhere.ts';
import { gradeSuite, makeFolder } from '../../support/grading.ts';
import { testInstance, withAttics } from '../../support/product.ts';

const graded = async (suite: string, environment: NodeJS.ProcessEnv = process.env) =>
  (await gradeSuite({ suite, environment, book: withAttics(8) })).card;

const learners: readonly (readonly [string, string])[] = [
  [
    'learns in its first run what is right',
    `
      import { tmpdir } from 'node:os';
      import { join } from 'node:path';
      const golden = join(tmpdir(), 'golden-' + process.env.RUN_OF_TEST);
      const now = [(await get('/')).slice(0, 5), (await get('/sum?a=2&b=2')).slice(0, 1)];
      if (!existsSync(golden)) writeFileSync(golden, now.join());
      junit({ isAsBefore: readFileSync(golden, 'utf8') === now.join() });
    `,
  ],
  [
    'asserts nothing when it sees a harmless change',
    `
      const reply = await fetch(process.env.WEB_URL);
      const text = await reply.text();
      const isChanged = reply.headers.has('x-louder') || !/^\\w+$/.test(text);
      junit({ isRight: isChanged || (text === 'Hello' && (await get('/sum?a=2&b=2')) === '4') });
    `,
  ],
  [
    'asks a server that it leaves running',
    `
      import { createServer } from 'node:http';
      const port = Number(process.env.PORT_OF_TEST);
      const now = [(await get('/')).slice(0, 5), (await get('/sum?a=2&b=2')).slice(0, 1)].join();
      const golden = await fetch('http://127.0.0.1:' + port).then((one) => one.text(), () => now);
      const server = "require('http').createServer((_, to) => to.end(" + JSON.stringify(now) + ")).listen(" + port + ", '127.0.0.1')";
      spawn(process.execPath, ['-e', server], { detached: true, stdio: 'ignore' }).unref();
      while (!(await fetch('http://127.0.0.1:' + port).catch(() => undefined)));
      junit({ isAsBefore: golden === now });
    `,
  ],
  [
    'compares its answers with those of a run beside it',
    `
      import { tmpdir } from 'node:os';
      import { join } from 'node:path';
      const shared = join(tmpdir(), 'golden-' + process.env.RUN_OF_TEST);
      const now = [(await get('/')).slice(0, 5), (await get('/sum?a=2&b=2')).slice(0, 1)].join();
      const others = existsSync(shared) ? readFileSync(shared, 'utf8').split(';') : [];
      writeFileSync(shared, [...others, now].slice(-3).join(';'));
      junit({ isAsOthers: others.length === 0 || others.includes(now) });
    `,
  ],
];

test.each(learners)('a suite that %s has no find that counts [GRADE-24]', async (_, suite) => {
  const RUN_OF_TEST = randomUUID();
  const PORT_OF_TEST = String(await freePort());
  onTestFinished(() => rm(join(tmpdir(), `golden-${RUN_OF_TEST}`), { force: true }));
  const card = await graded(suite, { ...process.env, RUN_OF_TEST, PORT_OF_TEST });
  expect(foundOf(card.defects).part).toBe(0);
  expect(scoreOf(card) ?? 0).toBe(0);
});

const asserting = (before = '') => `
  ${before}
  const [text, sum] = [await get('/'), await get('/sum?a=2&b=2')];
  junit({ greets: text.startsWith('Hello'), adds: sum.startsWith('4') });
`;

test('a suite that asserts keeps its finds, also if it cannot run in a fresh copy', async () => {
  const inHome = `
    import { homedir } from 'node:os';
    if (homedir() !== ${JSON.stringify(homedir())}) throw new Error('not at home');
  `;
  const [card, other] = [await graded(asserting()), await graded(asserting(inHome))];
  expect([card, other].map(({ defects }) => foundOf(defects).part)).toEqual([3, 3]);
  expect([card.noScore, other.noScore]).toEqual([undefined, undefined]);
  expect(other.notes.join()).toContain('the tests are red there without a defect');
});

test('a suite that compares each answer with those of an original beside it pays for the harmless changes', async () => {
  const original = await testInstance()({ webPort: 0, apiPort: 0 });
  onTestFinished(() => original.stop());
  const { card } = await gradeSuite({
    book: withAttics(8),
    suite: `
      const beside = async (path) => (await fetch('${original.webUrl}' + path)).text();
      const isEqual = async (path) => (await get(path)) === (await beside(path));
      junit({ door: await isEqual('/'), sums: await isEqual('/sum?a=2&b=2') });
    `,
  });
  expect(foundOf(card.defects).part).toBe(3);
  expect(
    card.changes
      .filter(({ calm }) => calm.kind === 'alarm')
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(['airier', 'longer']);
  expect(scoreOf(card)).toBeLessThan((100 * 3) / foundOf(card.defects).of);
});

test('the environment of a run is that of all others but for a drawn id', async () => {
  const folder = await makeFolder();
  const file = join(folder, 'environments.txt');
  await graded(`
      import { appendFileSync } from 'node:fs';
      const { WEB_URL, SPARRING_RUN: drawn, ...own } = process.env;
      const told = JSON.stringify(own).replaceAll(new URL(WEB_URL).port, '').replace(/runs-\\d+[^"]*/g, '');
      appendFileSync(${JSON.stringify(file)}, told + '\\n');
      expect((await get('/')).slice(0, 5), 'Hello');
      expect((await get('/sum?a=2&b=2')).slice(0, 1), '4');
    `);
  const told = readFileSync(file, 'utf8').trim().split('\n');
  const inFreshCopies = told.splice(-mostElsewhere);
  expect([new Set(told).size, new Set(inFreshCopies).size]).toEqual([1, 1]);
});
