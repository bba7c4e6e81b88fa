import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith, gradeIn, more, suite } from '../../support/grade-in.ts';

test('a change of tests that loses a find is red with defect, rule and what found it; a change that loses none is green', async () => {
  const folder = await folderWith(suite + more('4'));
  await gradeIn(folder);
  const before = join('grade', 'card.json');
  const card = readFileSync(join(folder, before), 'utf8');
  writeFileSync(join(folder, 'suite.mjs'), `${suite}${more('4')} // the same under another name`);
  const renamed = await gradeIn(folder, '--keep-finds', before);
  expect(renamed.screen).toMatch(/^Kept {7}(\d) of \1 finds$/m);
  expect(renamed).toMatchObject({ code: 0 });
  writeFileSync(join(folder, 'suite.mjs'), suite + more(''));
  const weakened = await gradeIn(folder, '--keep-finds', before);
  expect(weakened.screen).toMatch(/^Lost {7}[\w-]+, which breaks \w+-\d+: /m);
  expect(weakened.screen).toContain('Before, your command found it; now: ');
  expect(weakened).toMatchObject({ code: 1 });
  expect(readFileSync(join(folder, before), 'utf8')).toBe(card);
});

/** A suite that names its tests in JUnit's XML. */
const names = (...all: string[]) =>
  `${suite} import { writeFileSync } from 'node:fs'; writeFileSync('junit.xml', '<testsuite>${all.map((name) => `<testcase name="${name}"/>`).join('')}</testsuite>');`;

test('a change of tests that loses no find says which tests are new', async () => {
  const folder = await folderWith(names('greets'));
  await gradeIn(folder);
  writeFileSync(join(folder, 'suite.mjs'), names('greets', 'adds'));
  const { screen, code } = await gradeIn(folder, '--keep-finds', join('grade', 'card.json'));
  expect(screen).toContain('Gained     1 test: “adds”; a card says what it finds\n');
  expect(code).toBe(0);
});

const greets = "(await get('/')).startsWith('Hello')";
const adds = "(await get('/sum?a=2&b=2')) === '4'";

/** A suite that says the result of each test. */
const testing = (tests: Readonly<Record<string, string>>) => `
  import { writeFileSync } from 'node:fs';
  const get = async (path) => (await fetch(process.env.WEB_URL + path)).text();
  const results = { ${Object.entries(tests)
    .map(([name, is]) => `'${name}': ${is}`)
    .join()} };
  const cases = Object.entries(results).map(([name, isRight]) =>
    '<testcase name="' + name + '">' + (isRight ? '' : '<failure/>') + '</testcase>');
  writeFileSync('junit.xml', '<testsuite>' + cases.join('') + '</testsuite>');
  process.exitCode = Object.values(results).every(Boolean) ? 0 : 1;
`;

test('a find is kept when a test finds it that has found others before', async () => {
  const folder = await folderWith(testing({ greets, adds }));
  await gradeIn(folder);
  writeFileSync(join(folder, 'suite.mjs'), testing({ adds: `${greets} && ${adds}` }));
  const { screen, code } = await gradeIn(folder, '--keep-finds', join('grade', 'card.json'));
  expect(screen).toContain('Kept       3 of 3 finds\n');
  expect(code).toBe(0);
});
