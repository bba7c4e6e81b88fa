import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { foundOf } from '../../../src/card/counts.ts';
import { withLock } from '../../../src/grade/lock.ts';
import { gradeSuite, makeFolder } from '../../support/grading.ts';

const attentive = `expect(await get('/'), 'Hello'); expect(await get('/sum?a=2&b=2'), '4');`;

test('a second card of the same folder is refused while the first is made', async () => {
  const folder = await makeFolder();
  const second = withLock(folder, () => withLock(folder, async () => {}));
  await expect(second).rejects.toThrow('Another card is being made in this folder');
  await expect(withLock(folder, async () => 'free again')).resolves.toBe('free again');
});

test('a card that was killed does not block the next one', async () => {
  const folder = await makeFolder();
  await writeFile(join(folder, '.lock'), '99999999');
  await expect(withLock(folder, async () => 'taken over')).resolves.toBe('taken over');
});

test('two cards of two folders at once do not meet', async () => {
  const both = await Promise.all([
    gradeSuite({ suite: attentive }),
    gradeSuite({ suite: `await get('/');` }),
  ]);
  expect(both.map(({ card }) => foundOf(card.defects).part)).toEqual([3, 0]);
});

test('instances at once find the same as one after the other', async () => {
  const suite = `${attentive} expect(runNumber() > 0, true);`;
  const { card, told } = await gradeSuite({ suite, options: ['--jobs', '3'] });
  expect(foundOf(card.defects).part).toBe(3);
  expect(told.filter((one) => one.kind === 'note' && one.text.startsWith('Corner'))).toEqual([]);
});

test('a suite that is red in a copy of its folder gets one instance', async () => {
  const suite = `${attentive} expect(process.cwd().includes('instance-'), false);`;
  const { card, told } = await gradeSuite({ suite, options: ['--jobs', '2'] });
  expect(foundOf(card.defects).part).toBe(3);
  expect(told).toContainEqual({
    kind: 'note',
    text: 'Fewer runs are made at once: tests are red or skipped in a copy of their folder.',
  });
});

test('a suite that skips a test in a copy of its folder gets one instance, and keeps the test', async () => {
  const suite = `
    junit({ greets: await get('/') === 'Hello' });
    const result = process.cwd().includes('instance-') ? '<skipped/>' : '';
    const text = readFileSync('junit.xml', 'utf8');
    writeFileSync('junit.xml', text.replace('</testsuite>', '<testcase name="at home">' + result + '</testcase></testsuite>'));
  `;
  const { card, told } = await gradeSuite({ suite, options: ['--jobs', '2'] });
  expect(card.tests).toEqual(['greets', 'at home']);
  expect(told).toContainEqual(
    expect.objectContaining({ text: expect.stringContaining('skipped in a copy') }),
  );
});

/** The signs that runs have left: how many there were at once, at most, while the one with the changes was under way. */
const mostBesideChanges = (signs: string): number => {
  const [before = '', during = ''] = signs.split(/[<>]/);
  let now = before.split('+').length - before.split('-').length;
  return Math.max(now, ...during.split('').map((sign) => (now += sign === '+' ? 1 : -1)));
};

test.each([
  ['as many as the cores can do, and one more', [], 3],
  ['two, and none beside them, if --jobs says so', ['--jobs', '2'], 2],
])('while a run waits for late responses, there are %s', async (_, options, most) => {
  const log = join(await makeFolder(), 'log.txt');
  const suite = `
    const { appendFileSync } = await import('node:fs');
    const sign = (text) => appendFileSync(process.env.LOG, text);
    sign('+');
    process.on('exit', () => sign('-'));
    const { headers } = await fetch(process.env.WEB_URL);
    const isChanged = headers.has('X-Louder');
    if (isChanged) sign('<');
    for (let times = 0; times < 8; times++) { ${attentive} }
    if (isChanged) sign('>');
  `;
  const { card } = await gradeSuite({
    suite,
    options,
    environment: { ...process.env, LOG: log },
    busyCores: 1.6,
    changes: [
      { id: 'later', text: 'Every answer comes later.', catches: 'does not wait' },
      { id: 'louder', text: 'Every answer has one more header.', catches: 'counts headers' },
    ],
  });
  expect(card.changes.map(({ calm }) => calm.kind)).toEqual(['calm', 'calm']);
  expect(mostBesideChanges(await readFile(log, 'utf8'))).toBe(most);
});
