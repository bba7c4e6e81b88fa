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
const askingFor = (path: string, expected: string) =>
  `await test('asks for ${path}', async () => (await get('${path}')).includes('${expected}'));`;
const twins = askingFor('/sum?a=2&b=2', '4');
const blind = askingFor('/sum?a=2&b=2', '');
const helper = `export const get = async (path) => (await fetch(process.env.WEB_URL + path)).text();`;
const options = ['--files', '*.test.mjs', '--jobs', '1'];

const openFolder = async () => {
  const folder = await makeFolder();
  const put = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  mkdirSync(join(folder, 'out'));
  put('suite.mjs', runner);
  put('helper.mjs', helper);
  put('door.test.mjs', askingFor('/', 'Hello'));
  put('sums.test.mjs', askingFor('/sum?a=2&b=3', '5'));
  put('twins.test.mjs', twins);
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  const made = async (...more: string[]) => {
    put('out/names.txt', '');
    const { screen } = await gradeIn(folder, ...options, ...more);
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
  // The baseline run, and the change by which the suite runs twice; after a red one, one more.
  expect([2, 3]).toContain(same.runs.filter((run) => run === all).length);
  expect(same.runs.join('|')).toContain(`twins.test.mjs|${all}|twins.test.mjs`);
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
});

test('what is not as it was counts no more: a deleted file, a changed helper, a damaged memory; the rest is kept', async () => {
  const { put, made, remove } = await openFolder();
  await made();
  remove('door.test.mjs');
  put('cellar.test.mjs', askingFor('/cellar', 'locked'));
  const other = verdictsOf((await made()).card);
  expect(other).toMatchObject({ goodbye: 'missed: not visited', 'open-cellar': 'found' });
  const kept = await made();
  expect(kept.screen).toMatch(/(\d) of \1 verdicts are kept from .*: no file has changed/);
  expect([kept.runs.length, verdictsOf(kept.card)]).toEqual([1, other]);
  put('helper.mjs', `${helper}// another one`);
  const anew = await made();
  expect(anew.screen).toContain('helper.mjs has changed: everything is measured.');
  expect(anew.runs).toContain('sums.test.mjs');
  put('grade/memory.json', '{ "version": 1');
  expect((await made()).screen).toContain('memory.json is damaged: everything is measured.');
});

test('--watch makes a card at each saved file, also of one during a card and after a refusal, until Ctrl-C', async () => {
  const { folder: here, put, remove } = await openFolder();
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  let screen = '';
  const parts = { here, temporary: await makeFolder(), stop: stop.signal };
  const setting = await settingOf(parts, (text) => void (screen += text));
  const ended = main(['--watch', ...options, process.execPath, 'suite.mjs'], setting);
  const until = (text: string) => vi.waitUntil(() => screen.includes(text), { timeout: 50_000 });
  const nextCard = async (): Promise<string> => {
    await until('The next card is made');
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
  await until('Baseline');
  put('twins.test.mjs', blind);
  const last = await nextCard();
  expect(last).toContain('twins.test.mjs was changed during this card: its verdicts are of two');
  expect(last.split('Found      ').at(-1)).toMatch(/^1 of 4/);
  stop.abort();
  expect(await ended).toBe(130);
});
