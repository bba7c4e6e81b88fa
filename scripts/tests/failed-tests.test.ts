import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readFailedTests } from './failed-tests.ts';

const folderWith = async (files: Record<string, string>): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'sparring-failed-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
};

const failedIn = async (report: string) =>
  readFailedTests(join(await folderWith({ report }), 'report'));

const red = {
  status: 'failed',
  failureMessages: ['\u{1B}[31mexpected 1 to be 2\u{1B}[39m\n  at a'],
};
const green = { status: 'passed', failureMessages: [] };

test('a report of Vitest gives the file, the name and the first line of the message', async () => {
  const assertionResults = [
    { fullName: 'a cart › adds', ...red },
    { fullName: 'a cart › removes', ...green },
  ];
  const file = { name: '/here/cart.test.ts', status: 'failed', message: '', assertionResults };
  expect(await failedIn(JSON.stringify({ testResults: [file] }))).toEqual([
    'cart.test.ts › a cart › adds: expected 1 to be 2',
  ]);
});

test('a file of Vitest that fails without a failed test is named with its message', async () => {
  const file = { name: '/here/cart.test.ts', status: 'failed', message: 'no such module\nat b' };
  const assertionResults = [{ fullName: 'adds', ...green }];
  expect(await failedIn(JSON.stringify({ testResults: [{ ...file, assertionResults }] }))).toEqual([
    'cart.test.ts: no such module',
  ]);
});

const attempts = (status: string, ...messages: string[]) => ({
  tests: [{ status, results: messages.map((message) => ({ errors: [{ message }] })) }],
});

test('a report of Playwright gives the failed tests of every depth, with their last attempt', async () => {
  const file = 'shop/cart.spec.ts';
  const adds = { title: 'adds', file, ...attempts('unexpected', 'first\nline', 'second\nline') };
  const removes = { title: 'removes', file, ...attempts('flaky', 'late') };
  const inner = { specs: [adds, removes] };
  expect(await failedIn(JSON.stringify({ suites: [{ specs: [], suites: [inner] }] }))).toEqual([
    'shop/cart.spec.ts › adds: second',
  ]);
});

const suite = (name: string, inside = '') =>
  `<testsuite tests="1"><testcase name="${name}">${inside}</testcase></testsuite>`;

test('a folder of JUnit gives the red tests of all its files', async () => {
  const folder = await folderWith({
    'one.xml': suite('adds', '<failure message="1 is not 2">at a</failure>'),
    'two.xml': suite('removes'),
  });
  expect(await readFailedTests(folder)).toEqual(['adds: 1 is not 2']);
});

test.each(['', '{', '{}', '<testsuite'])(
  'a report that contains %j gives nothing',
  async (text) => {
    expect(await failedIn(text)).toEqual([]);
  },
);

test('a missing report gives nothing', async () => {
  expect(await readFailedTests('no/such/report.json')).toEqual([]);
});
