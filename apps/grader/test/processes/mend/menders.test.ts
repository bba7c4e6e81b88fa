import { cpSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { redesigns } from '@sparring/defects/redesigns/redesigns';
import { main } from '../../../src/grade/main.ts';
import { mend } from '../../../src/mend/main.ts';
import { settingOf } from '../../support/grade-in.ts';
import { makeFolder } from '../../support/grading.ts';

const suite = `
import assert from 'node:assert/strict';
import { test } from 'node:test';

const get = async (path) => (await fetch(process.env.WEB_URL + path)).text();

test('says hello', async () => {
  assert.equal((await get('/')).slice(0, 5), 'Hello');
});

test('adds two equal numbers', async () => {
  assert.equal(await get('/sum?a=2&b=2'), '4');
});

test('adds two different numbers', async () => {
  assert.equal(await get('/sum?a=2&b=3'), '5');
});
`;
const command =
  'node --test --test-reporter=junit --test-reporter-destination=junit.xml suite.test.mjs'.split(
    ' ',
  );

const words = ['Mended', 'Kept', 'Masked', 'Reported', 'Still red'];

const numbersIn = (screen: string): string =>
  words
    .map((word) => new RegExp(`^${word} +(\\d+(?: of \\d+)?)`, 'm').exec(screen)?.[1] ?? '0')
    .join(', ') + `, ${screen.split('as in a copy before').length - 1}`;

/** Has a copy of a graded suite mended, and says the numbers. */
const mendBy = async (mender: string, graded: string, maps: string): Promise<string> => {
  const here = await makeFolder();
  cpSync(graded, here, { recursive: true });
  let screen = '';
  const parts = { here, temporary: await makeFolder(), stop: new AbortController().signal };
  const setting = await settingOf(parts, (text) => void (screen += text));
  const program = `"${process.execPath}" "${resolve('test/menders/mender.ts')}" ${mender}`;
  const code = await mend(['--mender', program, '--seed', '1', ...command], { ...setting, maps });
  expect(code).toBe(/^Masked +0$/m.test(screen) ? 0 : 1);
  return numbersIn(screen);
};

/* Three finds in four copies, whose tests were red five times: twice by the redesign alone. A copy that was mended as another one needs no card. */
const table = {
  //          mended, kept, masked, reported, still red, copies mended alike
  reporter: '0 of 2, 8 of 12, 0, 0, 4, 0',
  waiter: '0 of 2, 8 of 12, 0, 0, 4, 1',
  locators: '2 of 2, 12 of 12, 0, 0, 0, 1',
  deleter: '0 of 2, 7 of 12, 0, 5, 0, 1',
  skipper: '0 of 2, 7 of 12, 0, 5, 0, 1',
  fixme: '0 of 2, 7 of 12, 0, 5, 0, 1',
  taker: '2 of 2, 7 of 12, 5, 0, 0, 1',
  loosener: '2 of 2, 7 of 12, 5, 0, 0, 1',
};

test('who makes a red test blind masks its finds, who skips or deletes it is named, and nobody else is', async () => {
  const [graded, maps] = [await makeFolder(), await makeFolder()];
  writeFileSync(join(graded, 'suite.test.mjs'), suite);
  for (const { id } of redesigns)
    writeFileSync(join(maps, `${id}.json`), JSON.stringify({ '/sum': '/add' }));
  const parts = { here: graded, temporary: await makeFolder(), stop: new AbortController().signal };
  await main(command, await settingOf(parts, () => {}));
  const other = await settingOf(parts, (text) =>
    expect(text).toContain('of another command: node'),
  );
  expect(await mend(['--mender', 'true', 'npm', 'test'], { ...other, maps })).toBe(2);
  const rows = Object.keys(table).map(async (mender) => [
    mender,
    await mendBy(mender, graded, maps),
  ]);
  expect(Object.fromEntries(await Promise.all(rows))).toEqual(table);
}, 240_000);
