import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Card } from '../../../src/card/card.ts';
import { main } from '../../../src/grade/main.ts';
import { gradeIn, settingOf } from '../../support/grade-in.ts';
import { makeFolder, verdictsOf } from '../../support/grading.ts';

/** A runner that takes the names of its files, and writes down in which runs it was given which. */
const runner = `
  import { appendFileSync, writeFileSync } from 'node:fs';
  import { get } from './helper.mjs';
  const results = {};
  Object.assign(globalThis, { get, test: async (name, passes) => (results[name] = await passes()) });
  const names = process.argv.slice(2);
  appendFileSync('out/names.txt', names.join(' ') + '\\n');
  for (const name of names) await import('./' + name);
  const cases = Object.entries(results).map(([name, passes]) =>
    '<testcase name="' + name + '">' + (passes ? '' : '<failure/>') + '</testcase>');
  writeFileSync('junit.xml', '<testsuite>' + cases.join('') + '</testsuite>');
  process.exitCode = Object.values(results).every(Boolean) ? 0 : 1;
`;
const door = `await test('greets', async () => (await get('/')) === 'Hello');`;
const sums = `await test('adds', async () => (await get('/sum?a=2&b=3')) === '5');`;
const twins = `await test('adds twins', async () => (await get('/sum?a=2&b=2')) === '4');`;
const blind = `await test('adds twins', async () => (await get('/sum?a=2&b=2')) !== '');`;
const helper = `export const get = async (path) => (await fetch(process.env.WEB_URL + path)).text();`;

const openFolder = async () => {
  const folder = await makeFolder();
  const put = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  mkdirSync(join(folder, 'out'));
  put('suite.mjs', runner);
  put('helper.mjs', helper);
  put('door.test.mjs', door);
  put('sums.test.mjs', sums);
  put('twins.test.mjs', twins);
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  const made = async (...options: string[]) => {
    put('out/names.txt', '');
    const files = ['--files', '*.test.mjs', '--jobs', '1', ...options];
    const { screen } = await gradeIn(folder, ...files);
    const card = JSON.parse(read('grade/card.json')) as Card;
    return { screen, card, runs: read('out/names.txt').trim().split('\n') };
  };
  return { folder, put, made, remove: (name: string) => rmSync(join(folder, name)) };
};

test('after a changed test file a card has one baseline run, and runs with that file alone unless a find is lost [GRADE-25]', async () => {
  const { put, made } = await openFolder();
  await made();
  put('twins.test.mjs', `${twins}// another way`);
  const same = await made();
  const all = 'door.test.mjs sums.test.mjs twins.test.mjs';
  const whole = same.runs.filter((run) => run === all);
  // The baseline run, and the change by which the suite runs twice; after a red one, one more.
  expect([3, 4]).toContain(whole.length);
  expect(new Set(same.runs)).toEqual(new Set([all, 'twins.test.mjs']));
  expect(same.screen).toMatch(
    /^Note {7}\d of \d verdicts are kept from .*: their test files have/m,
  );
  put('twins.test.mjs', blind);
  const weaker = await made();
  expect(verdictsOf(weaker.card)).toEqual({
    goodbye: 'found',
    'equal-sums': 'missed: not asked',
    'open-cellar': 'missed: not visited',
    'adds-twice': 'found',
  });
  const anew = await made('--full');
  expect(verdictsOf(anew.card)).toEqual(verdictsOf(weaker.card));
  const calm = ({ card }: typeof anew) => card.changes.map((one) => `${one.id} ${one.calm.kind}`);
  expect(calm(anew).toSorted()).toEqual(calm(weaker).toSorted());
  expect(anew.screen).not.toContain('kept');
});

test('a deleted file loses its finds, a new one adds some; without a change all verdicts are kept', async () => {
  const { put, made, remove } = await openFolder();
  await made();
  remove('door.test.mjs');
  put(
    'cellar.test.mjs',
    `await test('stays out', async () => (await get('/cellar')) === 'locked');`,
  );
  const { card } = await made();
  expect(verdictsOf(card)).toMatchObject({
    goodbye: 'missed: not visited',
    'open-cellar': 'found',
  });
  const { screen, runs, card: kept } = await made();
  expect(screen).toMatch(/(\d) of \1 verdicts are kept from .*: no file has changed/);
  expect(runs).toHaveLength(1);
  expect(verdictsOf(kept)).toEqual(verdictsOf(card));
});

test('a changed helper, or a damaged memory, throws away everything, and the card says so', async () => {
  const { put, made } = await openFolder();
  await made();
  put('helper.mjs', `${helper}// another one`);
  const anew = await made();
  expect(anew.screen).toContain('helper.mjs has changed: everything is measured.');
  expect(anew.runs).toContain('door.test.mjs');
  put('grade/memory.json', '{ "version": 1');
  expect((await made()).screen).toContain('memory.json is damaged: everything is measured.');
});

test('--watch makes a card at each saved file, also after a refusal, until Ctrl-C', async () => {
  const { folder: here, put, remove } = await openFolder();
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  let screen = '';
  const parts = { here, temporary: await makeFolder(), stop: stop.signal };
  const setting = await settingOf(parts, (text) => void (screen += text));
  const words = ['--watch', '--jobs', '1', '--files', '*.test.mjs', process.execPath, 'suite.mjs'];
  const ended = main(words, setting);
  const nextCard = async (): Promise<string> => {
    await vi.waitUntil(() => screen.includes('The next card is made'), { timeout: 50_000 });
    const shown = screen;
    screen = '';
    return shown;
  };
  expect(await nextCard()).toContain('Found      3 of 4');
  put('suite.mjs', 'process.exit(1);');
  expect(await nextCard()).toContain('✗ Your tests sent no request');
  put('suite.mjs', runner);
  await nextCard();
  remove('door.test.mjs');
  expect(await nextCard()).toContain('Found      2 of 4');
  stop.abort();
  expect(await ended).toBe(130);
});
