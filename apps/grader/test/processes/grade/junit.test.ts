import { expect, test } from 'vitest';
import { gradeSuite, refusalOf, verdictsOf } from '../../support/grading.ts';

const attentive = `expect(await get('/'), 'Hello'); expect(await get('/sum?a=2&b=2'), '4');`;

test.each([
  [
    'broken',
    `writeFileSync('junit.xml', '<testsuites><testsuite><testcase name="a">');`,
    'is broken',
  ],
  ['none', `writeFileSync('junit.xml', '<html>no <testsuite></html>');`, 'is broken'],
  [
    'huge',
    `import { truncateSync } from 'node:fs'; writeFileSync('junit.xml', ''); truncateSync('junit.xml', 65 * 1024 * 1024);`,
    'is larger than 64 MB',
  ],
])('a JUnit file that is %s is told, and baseline runs confirm instead', async (_, write, note) => {
  const { card } = await gradeSuite({ suite: `${write} ${attentive}` });
  expect(card.notes.join()).toContain(note);
  expect(verdictsOf(card)['goodbye']).toBe('found');
  expect(card.sound.length).toBeGreaterThan(2);
});

test('a JUnit file of an earlier run counts for nothing', async () => {
  const suite = `
    ${attentive}
    if (runNumber() === 1) junit({ old: true });
  `;
  const { card } = await gradeSuite({ suite });
  expect(card.tests).toEqual([]);
});

test('of a file to which the runner appends only what a run has added counts, and the card says so [GRADE-08]', async () => {
  const suite = `
    const greets = (await get('/')) === 'Hello';
    const old = existsSync('junit.xml') ? readFileSync('junit.xml', 'utf8').replace('</testsuites>', '') : '<testsuites>';
    const time = ' time="' + runNumber() + '"';
    writeFileSync('junit.xml', old + '<testsuite><testcase name="greets"' + time + '>' +
      (greets ? '' : '<failure/>') + '</testcase></testsuite></testsuites>');
    process.exitCode = greets ? 0 : 1;
  `;
  const red =
    '<testsuites><testsuite><testcase name="greets"><failure/></testcase></testsuite></testsuites>';
  const { card } = await gradeSuite({ suite, files: { 'junit.xml': red } });
  expect(card.defects[0]!.verdict).toEqual({ kind: 'found', by: ['greets'] });
  expect(card.leftOut).toBeUndefined();
  expect(card.notes.join()).toContain('junit.xml also holds the results of earlier runs');
});

test('--junit that names no file is refused', async () => {
  const { message } = await refusalOf({ suite: attentive, options: ['--junit', 'wrong.xml'] });
  expect(message).toContain('wrote no JUnit XML at wrong.xml');
});
